import sys

from bottlecap.cli import main

sys.exit(main())
