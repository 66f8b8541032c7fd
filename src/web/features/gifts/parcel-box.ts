/** The parcel as it is seen from above, in the drawing's units: as high and wide as a book, and as thick. */
export const BOX = { x: 90, y: 120, width: 420, height: 560 } as const
export const MIDDLE = BOX.x + BOX.width / 2
export const RIGHT = BOX.x + BOX.width
export const BOTTOM = BOX.y + BOX.height
export const THICK = 14
