import { createRequire } from 'node:module'
import { openSync } from 'fontkit'
import type { Font } from 'fontkit'

/** Typefaces are files of npm packages; `path` is the package's name and the file in it. */
export function fontFile(path: string): string {
  return createRequire(import.meta.url).resolve(`@expo-google-fonts/${path}`)
}

const opened = new Map<string, Font>()

/** A typeface's outlines and measures, read once. */
export function openFont(file: string): Font {
  let font = opened.get(file)
  if (!font) {
    font = openSync(file) as Font
    opened.set(file, font)
  }
  return font
}

/** Typefaces of running text, in the order in which they are asked for a letter. */
export const TEXT_FONTS = {
  Alegreya: fontFile('alegreya/400Regular/Alegreya_400Regular.ttf'),
  'Noto Color Emoji': fontFile('noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf'),
  'Noto Sans Hebrew': fontFile('noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
  // Not Noto's: it sets letters and their dots apart, and readers that extract text find words in pieces.
  Amiri: fontFile('amiri/400Regular/Amiri_400Regular.ttf'),
  'Noto Sans Symbols': fontFile('noto-sans-symbols/400Regular/NotoSansSymbols_400Regular.ttf'),
  'Noto Sans Symbols 2': fontFile('noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf'),
  'Noto Sans Math': fontFile('noto-sans-math/400Regular/NotoSansMath_400Regular.ttf'),
} as const

/** The cuts of running text. */
export const BODY_FONTS = {
  Alegreya: TEXT_FONTS.Alegreya,
  'Alegreya Sans': fontFile('alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf'),
} as const

/** Further cuts of the text typefaces; they hold no letter that the regular cut lacks. */
export const TEXT_CUTS = [
  'alegreya/400Regular_Italic/Alegreya_400Regular_Italic.ttf',
  'alegreya/500Medium_Italic/Alegreya_500Medium_Italic.ttf',
  'alegreya/700Bold/Alegreya_700Bold.ttf',
  'alegreya/900Black/Alegreya_900Black.ttf',
  'alegreya-sans/400Regular_Italic/AlegreyaSans_400Regular_Italic.ttf',
]
  .map(fontFile)
  .concat(BODY_FONTS['Alegreya Sans'])
