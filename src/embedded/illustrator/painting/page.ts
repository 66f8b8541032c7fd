/** A part of a page, in its pixels. */
export type Panel = { left: number; top: number; width: number; height: number }

/** A finished page: `focus` is in its pixels, `shown` names the things that found a place. */
export type Page = { pixels: Uint8ClampedArray; focus: [number, number]; shown: ReadonlySet<string> }
