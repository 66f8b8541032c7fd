import { isOnSkin } from '../../../contract/look-traits.ts'
import {
  BEARDS,
  COVERINGS,
  FACE_SHAPES,
  FRINGES,
  HAIRLINES,
  MARK_PLACES,
  MARKS,
  NOSE_SHAPES,
  PARTINGS,
} from '../../../contract/look-words.ts'
import type { Look } from '../../../contract/looks.ts'
import {
  amounts,
  dimples,
  glasses,
  haircuts,
  hairLengths,
  hairTypes,
  type Question,
  steps,
  words,
} from './look-questions.ts'

/** `near`: told by the face alone. `grown`: of an age for a beard. */
type Tab = {
  id: string
  label: string
  near: boolean
  questions: (look: Look, grown: boolean) => readonly (Question | false)[]
}

/** Every trait of a look, under the part of the face that it belongs to. */
const TABS: readonly Tab[] = [
  {
    id: 'skin',
    label: 'Piel',
    near: true,
    questions: (look) => [
      { legend: 'Tono de piel', trait: 'skin' },
      amounts(look, 'Pecas', 'freckles', ['Sin pecas', 'Algunas', 'Muchas']),
      amounts(look, 'Líneas de la edad', 'ageLines', ['Sin líneas', 'Algunas', 'Muchas']),
    ],
  },
  {
    id: 'hair',
    label: 'Pelo',
    near: false,
    questions: (look) => [
      { legend: 'Color del pelo', trait: 'hair' },
      hairTypes(look),
      hasHair(look) && hairLengths(look),
      haircuts(look),
      hasHair(look) && words(look, 'Fleco', 'fringe', FRINGES),
      hasHair(look) && words(look, 'Raya', 'parting', PARTINGS),
      hasHair(look) && words(look, 'Nacimiento del pelo', 'hairline', HAIRLINES),
    ],
  },
  {
    id: 'face',
    label: 'Cara',
    near: true,
    questions: (look) => [
      words(look, 'Forma de la cara', 'faceShape', FACE_SHAPES),
      steps(look, 'Mandíbula', 'jaw', ['Fina', 'Normal', 'Ancha']),
      steps(look, 'Orejas', 'ears', ['Pequeñas', 'Normales', 'Grandes']),
      amounts(look, 'Orejas, de frente', 'earsOut', ['Pegadas', 'Algo separadas', 'Separadas']),
      dimples(look),
    ],
  },
  {
    id: 'eyes',
    label: 'Ojos',
    near: true,
    questions: (look) => [
      { legend: 'Color de los ojos', trait: 'eyeColour' },
      steps(look, 'Tamaño de los ojos', 'eyeSize', ['Pequeños', 'Normales', 'Grandes']),
      steps(look, 'Inclinación de los ojos', 'eyeTilt', ['Caídos', 'Rectos', 'Rasgados']),
      steps(look, 'Separación de los ojos', 'eyeGap', ['Juntos', 'Normales', 'Separados']),
      steps(look, 'Cejas', 'brows', ['Finas', 'Normales', 'Gruesas']),
      steps(look, 'Arco de las cejas', 'browArch', ['Rectas', 'Normales', 'Arqueadas']),
      { legend: 'Color de las cejas', trait: 'browColour' },
    ],
  },
  {
    id: 'mouth',
    label: 'Nariz y boca',
    near: true,
    questions: (look, grown) => [
      words(look, 'Forma de la nariz', 'noseShape', NOSE_SHAPES),
      steps(look, 'Ancho de la nariz', 'noseWidth', ['Estrecha', 'Normal', 'Ancha']),
      steps(look, 'Largo de la nariz', 'noseLength', ['Corta', 'Normal', 'Larga']),
      steps(look, 'Boca', 'mouthWidth', ['Pequeña', 'Normal', 'Grande']),
      steps(look, 'Labios', 'lips', ['Finos', 'Normales', 'Gruesos']),
      grown && words(look, 'Barba', 'beard', BEARDS),
    ],
  },
  {
    id: 'worn',
    label: 'Lentes y ropa',
    near: false,
    questions: (look) => [
      glasses(look),
      look.glasses && { legend: 'Color de los lentes', trait: 'glassesColour' },
      words(look, 'En la cabeza', 'covering', COVERINGS),
      isCovered(look) && { legend: 'Su color', trait: 'coveringColour' },
      { legend: 'Ropa', trait: 'clothes' },
    ],
  },
  {
    id: 'mark',
    label: 'Señas',
    near: true,
    questions: (look) => [
      words(look, 'Una seña suya', 'mark', MARKS),
      isOnSkin(look) && words(look, 'Dónde está', 'markPlace', MARK_PLACES),
    ],
  },
]

type LookTab = { id: string; label: string; near: boolean; questions: readonly Question[] }

/** The tabs of the editor, with what can be asked of this look. */
export function lookTabs(look: Look, grown: boolean): readonly LookTab[] {
  return TABS.map((tab) => ({
    ...tab,
    questions: tab.questions(look, grown).filter((question) => question !== false),
  }))
}

const hasHair = ({ hairType }: Look) => hairType !== 'calvo'
const isCovered = ({ covering = 'ninguna' }: Look) => covering !== 'ninguna'
