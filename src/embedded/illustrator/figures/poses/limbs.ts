import type { Point } from '../../buffers/paths.ts'
import type { Pose } from './pose.ts'

/** Where both feet are set, and which way their knees bend. */
export const feet = (l: Point, r: Point, bendL: 1 | -1 = 1, bendR: 1 | -1 = -1): Pose['feet'] => ({
  left: { to: l, bend: bendL },
  right: { to: r, bend: bendR },
})

/** Feet under the hips, for poses that do not show them. */
export const FEET = feet([-0.13, 1], [0.15, 1])

export const HANGING: Pick<Pose, 'left' | 'right'> = {
  left: { to: [-0.26, 0.93] },
  right: { to: [0.26, 0.93] },
}
