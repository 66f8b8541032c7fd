import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { TEXT_FONTS } from './fonts.ts'

/**
 * Flags with a coat of arms are drawings of up to 250 kB each (Mexico's 180, Spain's 150). A sample, which should be
 * light, shows every flag as a small picture in its letter's place.
 */
const FLAG = /\p{RI}{2}/gu
const FAMILY = 'Flags'
/** Pixels of a letter's height; and, in such heights, the flag's width and how far it reaches over the baseline. */
const SIZE = 96
const WIDTH = 1.245
const RISE = 0.844

/** The flags that stand in these texts, each once. */
export function findFlags(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.match(FLAG) ?? []))]
}

/** Name of a flag's file in the template's job folder. */
export function flagName(index: number): string {
  return `flag-${index}.png`
}

/** A flag as PNG, one letter's width and height. */
export function drawFlag(flag: string): Buffer {
  if (!GlobalFonts.has(FAMILY)) GlobalFonts.registerFromPath(TEXT_FONTS['Noto Color Emoji'], FAMILY)
  const canvas = createCanvas(Math.ceil(SIZE * WIDTH), SIZE)
  const context = canvas.getContext('2d')
  context.font = `${SIZE}px "${FAMILY}"`
  context.fillText(flag, 0, SIZE * RISE)
  return canvas.toBuffer('image/png')
}
