import { brush } from './brush.ts'
import { celSteps, compose } from './compose.ts'
import { bloom } from './bloom.ts'
import { grade, paper, ink, mixFig } from './finish.ts'
import { kuwahara } from './kuwahara.ts'
import { rays } from './rays.ts'
import { type Planes } from './planes.ts'

export function ghibli(planes: Planes): Uint8ClampedArray {
  const cel = celSteps([
    [-0.2, -0.55],
    [0.3, 0.35],
  ])
  const bg = compose(planes, {
    shade: 0.8,
    light: 1.1,
    drop: 0.35,
    dropFrom: 58,
    dropR: 18,
    dropDy: 12,
    ao: 0.25,
    aoR: 6,
    lightK: 1,
  })
  const fg = compose(planes, {
    figures: true,
    propSat: 0.86,
    propDark: 0.97,
    lut: cel,
    shade: 0.7,
    light: 0.6,
    ao: 0.14,
    aoR: 3,
    rim: 0.3,
  })
  const plate = kuwahara(bg, planes.width, planes.height, 4, 4)
  let o = brush(
    plate,
    planes,
    [
      { step: 17.5, w: 16, len: 10, alpha: 0.7, jit: 0.9, minD: 26 },
      { step: 10.5, w: 6.6, len: 6, alpha: 0.8, jit: 1.1, minD: 26 },
    ],
    planes.seed,
    0,
  )
  mixFig(o, fg, planes, 1, 0)
  mixFig(o, bg, planes, 0, 0.16)
  ink(o, planes, 0.62, [70, 42, 30], 0.6, planes.line, 0.94)
  rays(o, planes, planes.indoor ? 0.05 : 0.1, 9)
  bloom(o, planes, 0.5, 220)
  grade(o, planes.count, 1.02, 1.05, 2, 8)
  paper(o, planes.width, planes.height, 0.018, 2)
  return o
}
