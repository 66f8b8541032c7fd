import type { Buffers } from '../buffers/buffers.ts'
import type { Manner } from '../scene/manner.ts'

/** Makes the buffers draw as a style's hand does; `unit` is the picture's own measure in pixels. */
export function takeUp(g: Buffers, { line, detail, volume }: Manner, unit: number): void {
  g.lineWidth = (line.width * unit) / 1024
  g.nib = line.nib
  g.smallest = (detail * unit) / 1000
  g.volume = volume
}
