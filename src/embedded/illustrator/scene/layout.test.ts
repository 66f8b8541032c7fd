import { describe, expect, it } from 'vitest'
import { boxAround, createLayout, overlap } from './layout.ts'

/** Of a round window. */
const isInside = (x: number, y: number) => Math.hypot(x - 100, y - 100) < 100

describe('layout', () => {
  it('measures what two boxes share', () => {
    expect(overlap(boxAround(50, 100, 20, 100), boxAround(60, 100, 20, 50))).toBe(500)
    expect(overlap(boxAround(10, 50, 10, 10), boxAround(90, 50, 10, 10))).toBe(0)
  })

  it('takes the first wish that neither leaves the page nor touches a face', () => {
    const layout = createLayout(300, 200, 10)
    layout.keep({ left: 100, top: 40, right: 160, bottom: 100 })
    expect(
      layout.settle(
        [
          [5, 190],
          [130, 110],
          [220, 190],
        ],
        60,
        60,
      ),
    ).toEqual([220, 190])
    expect(
      layout.settle(
        [
          [220, 190],
          [230, 185],
        ],
        60,
        60,
      ),
    ).toBeNull()
  })

  it.each([
    ['left', 39, 150],
    ['right', 261, 150],
    ['upper', 150, 69],
    ['lower', 150, 197],
  ])('keeps off the %s edge', (_, x, foot) => {
    const layout = createLayout(300, 200, 10)
    expect(layout.settle([[x, foot]], 60, 60)).toBeNull()
    // At the lower edge feet may come nearer.
    expect(layout.settle([[x + Math.sign(150 - x), foot + Math.sign(133 - foot)]], 60, 60)).not.toBeNull()
  })

  it('touches no face at all, and another thing by an eighth at most', () => {
    const layout = createLayout(300, 200, 10)
    layout.keep({ left: 100, top: 40, right: 160, bottom: 100 })
    expect(layout.settle([[190.5, 100]], 61.2, 60)).toBeNull()
    expect(layout.settle([[190.5, 100]], 60.8, 60)).not.toBeNull()
    expect(layout.settle([[190, 151]], 60, 60)).toBeNull()
    expect(layout.settle([[190, 151]], 60, 60, 0.2)).not.toBeNull()
    expect(layout.taken).toHaveLength(2)
  })

  it('keeps within the window of a style with every corner', () => {
    for (const [x, foot] of [
      [20, 60],
      [180, 60],
      [20, 160],
      [180, 160],
    ] as const)
      expect(createLayout(200, 200, 0, isInside).settle([[x, foot]], 20, 20)).toBeNull()
    expect(createLayout(200, 200, 0, isInside).settle([[100, 120]], 20, 20)).toEqual([100, 120])
  })
})
