#!/bin/sh
# A browser for the tests of the page: the one that is there, or Debian's.
set -e
for name in "$BOTTLECAP_CHROMIUM" chromium chromium-browser google-chrome; do
    if [ -n "$name" ] && command -v "$name" >/dev/null; then exit 0; fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update -q
    DEBIAN_FRONTEND=noninteractive apt-get install -q -y chromium
else
    echo "The page is tested in Chromium: install it, or name one in BOTTLECAP_CHROMIUM." >&2
    exit 1
fi
