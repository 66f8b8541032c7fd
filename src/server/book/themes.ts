import type { Style } from '../../contract/styles.ts'
import type { Oklch } from '../../contract/colour.ts'
import { type BODY_FONTS, fontFile } from './fonts.ts'

/**
 * The ten books as one table: what of a book changes with the illustration style. The drawings that go with a
 * theme (edges, frames, ornaments) stand in `template/styles/<style>.typ`.
 */
export type Theme = {
  /** Typeface of titles and drop caps. */
  display: {
    family: string
    weight: number
    file: string
    /** Against 1 for a typeface of common width. */ scale: number
  }
  body: keyof typeof BODY_FONTS
  paper: Oklch
  /** How strongly the page takes on its picture's hue; 1 is common. */
  chroma: number
  /** `bleed` fills the page's width where its pixels suffice; `plate` shows the picture whole in a frame. */
  art: 'bleed' | 'plate'
  /** Over a pale cover: light letters in a dark outline, or the reverse. A dark cover always gets light letters. */
  lettering: 'light' | 'dark'
  /** The paper takes the colour of the picture's own paper, where the picture shows some. */
  ownPaper: boolean
}

const CREAM: Oklch = { lightness: 0.976, chroma: 0.014, hue: 86 }
const WHITE: Oklch = { lightness: 0.99, chroma: 0.003, hue: 90 }

export const THEMES: Record<Style, Theme> = {
  infantil: theme('Berkshire Swash', 400, 'berkshire-swash/BerkshireSwash_400Regular.ttf', 1),
  ghibli: theme('Almendra', 700, 'almendra/Almendra_700Bold.ttf', 1.06, { chroma: 0.9 }),
  pixar: theme('Lilita One', 400, 'lilita-one/400Regular/LilitaOne_400Regular.ttf', 0.98, {
    body: 'Alegreya Sans',
    paper: WHITE,
    chroma: 1.1,
  }),
  anime: theme('Mochiy Pop One', 400, 'mochiy-pop-one/400Regular/MochiyPopOne_400Regular.ttf', 0.8, {
    body: 'Alegreya Sans',
    paper: WHITE,
    chroma: 1.2,
  }),
  funko: theme('Titan One', 400, 'titan-one/400Regular/TitanOne_400Regular.ttf', 0.86, {
    body: 'Alegreya Sans',
    paper: { lightness: 0.985, chroma: 0.008, hue: 80 },
    chroma: 1.2,
    art: 'plate',
  }),
  realista: theme('Playfair Display', 700, 'playfair-display/700Bold/PlayfairDisplay_700Bold.ttf', 0.94, {
    paper: { lightness: 0.968, chroma: 0.016, hue: 80 },
    chroma: 0.6,
    art: 'plate',
  }),
  acuarela: theme('Sansita Swashed', 600, 'sansita-swashed/SansitaSwashed_600SemiBold.ttf', 0.98, {
    paper: { lightness: 0.982, chroma: 0.008, hue: 90 },
    chroma: 0.85,
    art: 'plate',
    lettering: 'dark',
    ownPaper: true,
  }),
  comic: theme('Bangers', 400, 'bangers/400Regular/Bangers_400Regular.ttf', 1.08, {
    body: 'Alegreya Sans',
    paper: { lightness: 0.985, chroma: 0.012, hue: 95 },
    chroma: 1.3,
    art: 'plate',
  }),
  retro: theme('Limelight', 400, 'limelight/400Regular/Limelight_400Regular.ttf', 0.86, {
    paper: { lightness: 0.955, chroma: 0.032, hue: 85 },
    art: 'plate',
  }),
  dibujo: theme('Cabin Sketch', 700, 'cabin-sketch/700Bold/CabinSketch_700Bold.ttf', 1, {
    paper: { lightness: 0.98, chroma: 0.005, hue: 95 },
    chroma: 0.35,
    art: 'plate',
    lettering: 'dark',
    ownPaper: true,
  }),
}

function theme(
  family: string,
  weight: number,
  path: string,
  scale: number,
  rest: Partial<Omit<Theme, 'display'>> = {},
): Theme {
  return {
    display: { family, weight, scale, file: fontFile(path) },
    body: 'Alegreya',
    paper: CREAM,
    chroma: 1,
    art: 'bleed',
    lettering: 'light',
    ownPaper: false,
    ...rest,
  }
}
