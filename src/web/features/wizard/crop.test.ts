import { describe, expect, test } from 'vitest'
import {
  clampCrop,
  cropAround,
  cropSquare,
  MAX_ZOOM,
  moveCrop,
  startCrop,
  turnCrop,
  zoomCrop,
  type Crop,
} from './crop.ts'

const portrait = { width: 600, height: 1000 }
const centred: Crop = { x: 0.5, y: 0.5, zoom: 1, turns: 0 }

describe('crop', () => {
  test('starts with the largest square, above the middle of a portrait', () => {
    const { left, top, side } = cropSquare(startCrop(portrait), portrait)
    expect({ left, side }).toEqual({ left: 0, side: 600 })
    expect(top).toBeCloseTo(120)
  })

  test.each([
    { x: 0, y: 0 },
    { x: 1, y: 1 },
    { x: -5, y: 9 },
  ])('stays inside the photo from %j', (centre) => {
    const { left, top, side } = cropSquare(clampCrop({ ...centred, ...centre, zoom: 2 }, portrait), portrait)
    expect(left).toBeGreaterThanOrEqual(-1e-9)
    expect(top).toBeGreaterThanOrEqual(-1e-9)
    expect(left + side).toBeLessThanOrEqual(600 + 1e-9)
    expect(top + side).toBeLessThanOrEqual(1000 + 1e-9)
  })

  test('dragging right shows what was left', () => {
    const zoomed = { ...centred, zoom: 2 }
    expect(moveCrop(zoomed, portrait, 0.25, 0).x).toBeCloseTo(0.375)
    expect(moveCrop(zoomed, portrait, -0.25, 0).x).toBeCloseTo(0.625)
  })

  test('zoom is bounded', () => {
    expect(zoomCrop(centred, portrait, 99).zoom).toBe(MAX_ZOOM)
    expect(zoomCrop(centred, portrait, 0).zoom).toBe(1)
  })

  test('goes to a face that is picked out, and keeps it whole', () => {
    const start = { ...centred, y: 0.3 }
    const face = { left: 0.6, top: 0.2, width: 0.2, height: 0.3 }
    const [before, after] = [cropSquare(start, portrait), cropSquare(cropAround(start, portrait, face), portrait)]
    const middle = [before.left + 0.7 * before.side, before.top + 0.35 * before.side]
    expect([after.left + after.side / 2, after.top + after.side / 2].map(Math.round)).toEqual(middle.map(Math.round))
    expect(after.side).toBeGreaterThan(0.3 * before.side)
    expect(after.side).toBeLessThan(before.side)
    const corner = cropSquare(cropAround(start, portrait, { ...face, left: 0.8, top: 0.7 }), portrait)
    expect(corner.left + corner.side).toBeLessThanOrEqual(600 + 1e-9)
  })

  test('four turns are none, and each keeps the middle', () => {
    const start = clampCrop({ x: 0.4, y: 0.3, zoom: 2, turns: 0 }, portrait)
    const turned = turnCrop(start, portrait)
    expect(turned).toMatchObject({ turns: 1, x: 0.7, y: 0.4 })
    expect([1, 2, 3].reduce((crop) => turnCrop(crop, portrait), turned)).toEqual({
      ...start,
      x: expect.closeTo(0.4),
      y: expect.closeTo(0.3),
    })
  })
})
