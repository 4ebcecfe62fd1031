"""One person at many browsers: keys and browsers (`coming_back`), passkeys of the browsers themselves (`passkeys`)."""
