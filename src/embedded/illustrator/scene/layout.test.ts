import { describe, expect, it } from 'vitest'
import { boxAround, createLayout, overlap } from './layout.ts'

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

  it('keeps within the window of a style', () => {
    const round = createLayout(200, 200, 0, (x, y) => Math.hypot(x - 100, y - 100) < 100)
    expect(round.settle([[20, 60]], 20, 20)).toBeNull()
    expect(round.settle([[100, 120]], 20, 20)).toEqual([100, 120])
  })
})
