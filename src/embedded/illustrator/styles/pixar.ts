import { modelled } from './modelled.ts'
import { type Planes } from './planes.ts'

export function pixar(planes: Planes): Uint8ClampedArray {
  return modelled(planes, { gloss: 0.35, dof: planes.indoor ? 0.6 : 1, rim: 0.45, puff: 1, sat: 1.1 })
}
