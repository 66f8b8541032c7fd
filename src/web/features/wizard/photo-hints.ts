/** Advice on a usable photo; never blocks the step. */
export type PhotoHint = 'small' | 'dark' | 'bright' | 'blurred'

export const HINT_TEXTS: Record<PhotoHint, string> = {
  small: 'La foto es pequeña. Si tienes una más grande, el parecido será mejor.',
  dark: 'Ha salido algo oscura. Con luz de ventana se te verá mejor.',
  bright: 'Tiene demasiada luz. Prueba con una sin contraluz.',
  blurred: 'Parece algo borrosa. Si tienes otra más nítida, mejor.',
}

/** Below this many pixels a side the face gets too coarse to be drawn after. */
const SMALL_SIDE = 320

/**
 * Judges the chosen square. `pixels` is RGBA of a copy reduced to about 128 pixels a side: its mean
 * luma tells dark from bright, the variance of its Laplacian tells sharp from blurred (Pech-Pacheco, 2000).
 */
export function photoHints(pixels: Uint8ClampedArray, width: number, height: number, side: number): PhotoHint[] {
  const luma = new Float32Array(width * height)
  let sum = 0
  for (let i = 0; i < luma.length; i++) {
    const value = 0.299 * pixels[i * 4]! + 0.587 * pixels[i * 4 + 1]! + 0.114 * pixels[i * 4 + 2]!
    luma[i] = value
    sum += value
  }
  const mean = sum / luma.length
  const hints: PhotoHint[] = []
  if (side < SMALL_SIDE) hints.push('small')
  if (mean < 48) hints.push('dark')
  else if (mean > 222) hints.push('bright')
  else if (laplacianVariance(luma, width, height) < 14) hints.push('blurred')
  return hints
}

function laplacianVariance(luma: Float32Array, width: number, height: number): number {
  let sum = 0
  let squares = 0
  let count = 0
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const value = luma[i - 1]! + luma[i + 1]! + luma[i - width]! + luma[i + width]! - 4 * luma[i]!
      sum += value
      squares += value * value
      count++
    }
  }
  return squares / count - (sum / count) ** 2
}
