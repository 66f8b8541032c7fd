import type { Lab } from '../../../contract/colour.ts'
import { chroma } from '../pixels/statistics.ts'
import type { EyeMeasures } from './measure-eyes.ts'
import type { Reading } from './reading.ts'

/** As they are drawn: the colours that a face may be given by hand too. */
const [DARK, BROWN, BLUE] = ['#3b2417', '#6b4226', '#4e8fb8'] as const
/** Fewer pixels across show lashes and the reflection of a window, and no colour. */
const LEAST_ACROSS = 11
/** Shaded or narrowed eyes: all of it is dark. */
const LEAST_CONTRAST = 0.14

/** Under black hair, or in darker skin, what looks blue is nearly always the sky or a screen in brown eyes. */
const [LIGHT_SKIN, BLACK_HAIR, BLACK_CHROMA] = [0.76, 0.36, 0.02]

/** What a look says beside the eyes. */
type Beside = { skin: Lab; hair: Lab }

/** The colour of the eyes; null where they are too small, shut or dark, or neither plainly blue nor plainly brown. */
export function readEyes(eyes: readonly (EyeMeasures | null)[], beside: Beside): Reading<string> | null {
  const clear = eyes.filter((eye) => eye !== null && eye.across >= LEAST_ACROSS && eye.contrast >= LEAST_CONTRAST)
  if (clear.length === 0) return null
  const mean = (of: (eye: EyeMeasures) => number) => clear.reduce((sum, eye) => sum + of(eye!), 0) / clear.length
  const light = mean(({ iris, white }) => iris[0] / white[0])
  // Beside the eye's own white, so that the colour of the light does not count.
  const [red, yellow] = [1, 2].map((axis) =>
    mean(({ iris, white }) => iris[axis]! - white[axis]! * (iris[0] / white[0])),
  )
  if (light > 0.44 && yellow! < -0.004 && red! < -0.004) return mayBeBlue(beside) ? { value: BLUE, sure: SURE } : null
  if (light < 0.46 && yellow! > -0.002 && red! > 0.002) return { value: light < 0.38 ? DARK : BROWN, sure: SURE }
  return null
}

const mayBeBlue = ({ skin, hair }: Beside) =>
  skin[0] >= LIGHT_SKIN && (hair[0] > BLACK_HAIR || chroma(hair) >= BLACK_CHROMA)

/** What is plain was right in that share of the portraits whose eyes were described by eye. */
const SURE = 0.95
