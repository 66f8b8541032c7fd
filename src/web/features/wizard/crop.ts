/** Which square of a photo is used. Centre in parts of the turned photo's width and height. */
export type Crop = {
  x: number
  y: number
  /** 1 takes the largest square that fits. */
  zoom: number
  /** Quarter turns, clockwise. */
  turns: 0 | 1 | 2 | 3
}

export type Size = { width: number; height: number }

export const MAX_ZOOM = 4

/** Above the middle in portrait photos, where faces usually are. */
export function startCrop(photo: Size): Crop {
  return clampCrop({ x: 0.5, y: photo.height > photo.width ? 0.42 : 0.5, zoom: 1, turns: 0 }, photo)
}

/** The photo's size after its quarter turns. */
function turnedSize(photo: Size, turns: number): Size {
  return turns % 2 === 0 ? photo : { width: photo.height, height: photo.width }
}

/** The square in pixels of the turned photo. */
export function cropSquare(crop: Crop, photo: Size): { left: number; top: number; side: number } {
  const { width, height } = turnedSize(photo, crop.turns)
  const side = Math.min(width, height) / crop.zoom
  return { left: crop.x * width - side / 2, top: crop.y * height - side / 2, side }
}

/** Keeps the square inside the photo. */
export function clampCrop(crop: Crop, photo: Size): Crop {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, crop.zoom))
  const { width, height } = turnedSize(photo, crop.turns)
  const side = Math.min(width, height) / zoom
  const within = (centre: number, length: number) =>
    Math.min(1 - side / 2 / length, Math.max(side / 2 / length, centre))
  return { ...crop, zoom, x: within(crop.x, width), y: within(crop.y, height) }
}

/** Drags the photo by parts of the visible square: to the right shows what was left of it. */
export function moveCrop(crop: Crop, photo: Size, dx: number, dy: number): Crop {
  const { width, height } = turnedSize(photo, crop.turns)
  const { side } = cropSquare(crop, photo)
  return clampCrop({ ...crop, x: crop.x - (dx * side) / width, y: crop.y - (dy * side) / height }, photo)
}

export function zoomCrop(crop: Crop, photo: Size, zoom: number): Crop {
  return clampCrop({ ...crop, zoom }, photo)
}

/** How much of the square a face that was picked out with its hair takes; the rest is shoulders. */
const PICKED = 0.75

/** Round a face of the visible square, in shares of it. */
export function cropAround(
  crop: Crop,
  photo: Size,
  face: { left: number; top: number; width: number; height: number },
): Crop {
  const { width, height } = turnedSize(photo, crop.turns)
  const { left, top, side } = cropSquare(crop, photo)
  const around = (Math.max(face.width, face.height) * side) / PICKED
  const x = (left + (face.left + face.width / 2) * side) / width
  const y = (top + (face.top + face.height / 2) * side) / height
  return clampCrop({ ...crop, x, y, zoom: Math.min(width, height) / around }, photo)
}

/** Turns the photo a quarter clockwise; what was in the middle stays there. */
export function turnCrop(crop: Crop, photo: Size): Crop {
  const turns = ((crop.turns + 1) % 4) as Crop['turns']
  return clampCrop({ ...crop, turns, x: 1 - crop.y, y: crop.x }, photo)
}
