#!/usr/bin/env bash
# Subsets the typefaces of the web from their full files: `pip install fonttools brotli`, then `scripts/make-fonts.sh`.
# "core" is what Spanish writes, with the features that we use and without hints or names;
# "ext" is fetched only by a page that needs another letter. The ranges stand in src/web/styles/fonts.css as well.
set -euo pipefail
cd "$(dirname "$0")/.."
FROM=node_modules/@expo-google-fonts
TO=src/web/styles/fonts
CORE='U+0020-007E,U+00A0-00A1,U+00A9-00AB,U+00B0,U+00B7,U+00BA-00BB,U+00BF,U+00C1,U+00C9,U+00CD,U+00D1,U+00D3,U+00D7,U+00DA,U+00DC,U+00E1,U+00E9,U+00ED,U+00F1,U+00F3,U+00FA,U+00FC,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+202F,U+20AC,U+2212'
EXT='U+00A2-00A8,U+00AC-00AF,U+00B1-00B6,U+00B8-00B9,U+00BC-00BE,U+00C0,U+00C2-00C8,U+00CA-00CC,U+00CE-00D0,U+00D2,U+00D4-00D6,U+00D8-00D9,U+00DB,U+00DD-00E0,U+00E2-00E8,U+00EA-00EC,U+00EE-00F0,U+00F2,U+00F4-00F9,U+00FB,U+00FD-02BC,U+02C6-02DD,U+0304,U+0308,U+0329,U+1E00-1E9F,U+1EF2-1EFF,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-202E,U+2030-206F,U+20A0-20AB,U+20AD-20C0,U+2113,U+2122,U+2191,U+2193,U+2215,U+FEFF,U+FFFD'

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
