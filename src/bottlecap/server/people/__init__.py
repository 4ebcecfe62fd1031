"""Who a browser is (`guests`), who holds which seat of a table (`seats`), what people call themselves and write (`names`)."""
