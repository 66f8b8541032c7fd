import { BUSY } from './poses/busy.ts'
import { LOW } from './poses/low.ts'
import { MOVING } from './poses/moving.ts'
import { STANDING } from './poses/standing.ts'

/** The poses that people take; a designer adds one by adding an entry. All face to the right where they turn. */
export const POSES = { ...STANDING, ...BUSY, ...MOVING, ...LOW } as const

export type PoseId = keyof typeof POSES
