import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import type { Style } from '../../contract/styles.ts'

/** The typefaces of the book, all of them files of npm packages. */

/** Typefaces of running text, in the order in which they are asked for a letter. */
export const TEXT_FONTS = {
  Alegreya: fontFile('alegreya/400Regular/Alegreya_400Regular.ttf'),
  'Noto Color Emoji': fontFile('noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf'),
  'Noto Sans Hebrew': fontFile('noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
  'Noto Naskh Arabic': fontFile('noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf'),
  'Noto Sans Symbols': fontFile('noto-sans-symbols/400Regular/NotoSansSymbols_400Regular.ttf'),
  'Noto Sans Symbols 2': fontFile('noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf'),
  'Noto Sans Math': fontFile('noto-sans-math/400Regular/NotoSansMath_400Regular.ttf'),
} as const

const CUTS = ['400Regular_Italic', '500Medium_Italic', '700Bold', '900Black'] as const

/** Typefaces of titles and drop caps. */
const DISPLAY_FONTS = {
  'Berkshire Swash': fontFile('berkshire-swash/BerkshireSwash_400Regular.ttf'),
  'Sansita Swashed': fontFile('sansita-swashed/SansitaSwashed_600SemiBold.ttf'),
  Almendra: fontFile('almendra/Almendra_700Bold.ttf'),
} as const

const DISPLAY_BY_STYLE: Record<Style, keyof typeof DISPLAY_FONTS> = {
  infantil: 'Berkshire Swash',
  ghibli: 'Berkshire Swash',
  pixar: 'Berkshire Swash',
  anime: 'Berkshire Swash',
  funko: 'Berkshire Swash',
  realista: 'Almendra',
  acuarela: 'Sansita Swashed',
  comic: 'Berkshire Swash',
  retro: 'Almendra',
  dibujo: 'Sansita Swashed',
}

/** File of the typeface in which a style's titles are set. */
export function displayFont(style: Style): string {
  return DISPLAY_FONTS[DISPLAY_BY_STYLE[style]]
}

/** Folders in which the typesetter looks for typefaces. */
export function fontFolders(): string[] {
  const cuts = CUTS.map((cut) => dirname(fontFile(`alegreya/${cut}/Alegreya_${cut}.ttf`)))
  const files = [...Object.values(TEXT_FONTS), ...Object.values(DISPLAY_FONTS)]
  return [...new Set([...files.map((file) => dirname(file)), ...cuts])]
}

function fontFile(path: string): string {
  return createRequire(import.meta.url).resolve(`@expo-google-fonts/${path}`)
}
