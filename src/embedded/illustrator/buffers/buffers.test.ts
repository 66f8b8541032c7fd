import { describe, expect, it } from 'vitest'
import { createBuffers } from './buffers.ts'
import { SUBJECT } from './options.ts'
import { circle, limb, merge, reach, rectangle } from './paths.ts'

function pixel(context: { getImageData(x: number, y: number, w: number, h: number): { data: Uint8ClampedArray } }) {
  return (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data]
}

describe('buffers', () => {
  it('paints a shape into all four at once', () => {
    const buffers = createBuffers(60, 60)
    buffers.as('person', 200, () => buffers.shape(circle(30, 30, 20), { fill: '#ff0000', glow: 0.5 }))
    expect(pixel(buffers.albedo)(30, 30).slice(0, 3)).toEqual([255, 0, 0])
    expect(pixel(buffers.depth)(30, 30).slice(0, 3)).toEqual([200, SUBJECT.person, 128])
    expect(pixel(buffers.shade)(18, 18)[0]).toBeGreaterThan(135)
    expect(pixel(buffers.shade)(42, 42)[0]).toBeLessThan(110)
    expect(pixel(buffers.line)(30, 30)[3]).toBe(0)
    expect(pixel(buffers.line)(50, 30)[3]).toBeGreaterThan(60)
    expect(buffers.subject).toBe('scenery')
  })

  it('inks only the outside of merged shapes', () => {
    const buffers = createBuffers(60, 60)
    buffers.shape(merge([rectangle(10, 10, 25, 25), rectangle(25, 10, 25, 25)]), { fill: '#fff' })
    expect(pixel(buffers.line)(25, 22)[3]).toBe(0)
    expect(pixel(buffers.line)(35, 22)[3]).toBe(0)
    expect(pixel(buffers.line)(9, 22)[3]).toBeGreaterThan(0)
  })

  it('covers the ink of what lies behind', () => {
    const buffers = createBuffers(60, 60)
    buffers.shape(circle(20, 30, 15), { fill: '#fff' })
    buffers.shape(rectangle(25, 5, 30, 50), { fill: '#00f' })
    expect(pixel(buffers.line)(35, 30)[3]).toBe(0)
  })
})

describe('paths', () => {
  it('reaches a target within the limb and stops at its length', () => {
    const near = reach([0, 0], [0, 8], 5, 5, 1)
    expect(Math.hypot(...near.joint)).toBeCloseTo(5)
    expect(near.end).toEqual([0, 8])
    expect(Math.hypot(...reach([0, 0], [0, 30], 5, 5, 1).end)).toBeCloseTo(9.95)
  })

  it('draws a limb from its root to its end', () => {
    const [x0, y0, x1, y1] = limb([0, 0], [0, 10], [0, 20], [3, 2, 1]).getBounds()
    expect([x0, y0, x1, y1].map(Math.round)).toEqual([-3, -3, 3, 21])
  })
})
