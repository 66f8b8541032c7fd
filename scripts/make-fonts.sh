#!/usr/bin/env bash
# Subsets the typefaces of the web from their full files: `pip install fonttools brotli`, then `scripts/make-fonts.sh`.
# "core" is what Spanish and its neighbours write, with the features that we use and without hints or names;
# "ext" is fetched only by a page that needs another letter. The ranges stand in src/web/styles/fonts.css as well.
set -euo pipefail
cd "$(dirname "$0")/.."
FROM=node_modules/@expo-google-fonts
TO=src/web/styles/fonts
CORE='U+0020-007E,U+00A0-00AB,U+00AE,U+00B0,U+00B2-00B4,U+00B7,U+00B9-00FF,U+0152-0153,U+2010-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+2032-2033,U+20AC,U+2122,U+2212'
EXT='U+00AC-00AD,U+00AF,U+00B1,U+00B5-00B6,U+00B8,U+0100-0151,U+0154-02BC,U+02C6-02DD,U+0304,U+0308,U+0329,U+1E00-1E9F,U+1EF2-1EFF,U+2000-200F,U+2015-2017,U+201B,U+201F-2021,U+2023-2025,U+2027-202E,U+2030-2031,U+2034-206F,U+20A0-20AB,U+20AD-20C0,U+2113,U+2191,U+2193,U+2215,U+FEFF,U+FFFD'

subset() {
  for part in core ext; do
    pyftsubset "$FROM/$1" --unicodes="$([ $part = core ] && echo "$CORE" || echo "$EXT")" --flavor=woff2 --no-hinting \
      --layout-features=kern,liga,calt,ccmp,mark,mkmk,lnum,tnum --name-IDs= --notdef-outline --output-file="$TO/$2-$part.woff2"
  done
}

subset sansita-swashed/SansitaSwashed_600SemiBold.ttf sansita-swashed-600
subset alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf alegreya-sans-400
subset alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf alegreya-sans-700
subset alegreya/400Regular/Alegreya_400Regular.ttf alegreya-400-normal
subset alegreya/400Regular_Italic/Alegreya_400Regular_Italic.ttf alegreya-400-italic
