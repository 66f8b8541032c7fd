import { BUSY } from './busy.ts'
import { GESTURES } from './gestures.ts'
import { LOW } from './low.ts'
import { MOVING } from './moving.ts'
import { RESTING } from './resting.ts'
import { STANDING } from './standing.ts'

/** The poses that people take; a designer adds one by adding an entry. All face to the right where they turn. */
export const POSES = { ...STANDING, ...BUSY, ...MOVING, ...LOW, ...GESTURES, ...RESTING } as const

export type PoseId = keyof typeof POSES
