// Each letter set is a file of its own, and a browser fetches those that a text needs.
import "@fontsource-variable/jost/wght.css";
import "@fontsource/pt-sans-narrow/cyrillic-400.css";
import "@fontsource/pt-sans-narrow/cyrillic-700.css";
import "@fontsource/pt-sans-narrow/latin-400.css";
import "@fontsource/pt-sans-narrow/latin-700.css";
import "@fontsource/pt-serif/cyrillic-400-italic.css";
import "@fontsource/pt-serif/cyrillic-400.css";
import "@fontsource/pt-serif/cyrillic-700.css";
import "@fontsource/pt-serif/latin-400-italic.css";
import "@fontsource/pt-serif/latin-400.css";
import "@fontsource/pt-serif/latin-700.css";
import "./theme.css";
import "./base.css";
