import type { Style } from '../../../contract/styles.ts'
import samples from './samples.json' with { type: 'json' }

/** A picture under `/samples`: as AVIF in the widths of {@link SAMPLE_WIDTHS}, as WebP in the smallest. */
export type SamplePage = { picture: string; alt: string; title: string; text: string }

/** A book that our own engines made from invented answers. */
export type SampleBook = {
  style: Style
  title: string
  dedication: string
  cover: { picture: string; alt: string }
  pages: SamplePage[]
}

export const SAMPLE_WIDTHS = [480, 640, 960] as const

/** One book in each style, in the order of the wizard. */
export const SAMPLE_BOOKS = samples.books as SampleBook[]

/** The carousel's five slides: cover, chapter 2 twice, chapter 3, the end. `emoji` names a picture under `/samples`. */
export type Slide = SamplePage & { subtitle?: string; emoji: string; focus?: Focus }
export type Focus = 'left' | 'right'
export const SLIDES = samples.slides as Slide[]
