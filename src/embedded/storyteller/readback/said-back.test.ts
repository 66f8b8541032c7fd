import { expect, test } from 'vitest'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { saidBack } from './said-back.ts'
import type { Voice } from './voice.ts'
import { theirsOf } from './giver-voice.ts'

await loadDictionary()

const MEXICO: Voice = { one: 'tú', many: 'ustedes', areWomen: false, isPast: true }
const SPAIN: Voice = { ...MEXICO, many: 'vosotros' }
const ARGENTINA: Voice = { ...MEXICO, one: 'vos' }
const SISTERS: Voice = { ...MEXICO, one: 'ustedes', areWomen: true }

test.each([
  ['me leía. Ahora soy maestra por ella', 'te leía. Ahora eres maestra por ella'],
  ['me enseñó a nadar y lloré de risa', 'te enseñó a nadar y lloraste de risa'],
  ['nos perdimos en el bosque y dormimos en el coche', 'se perdieron en el bosque y durmieron en el coche'],
  ['se nos rompió la lancha. Fuimos a pie', 'se les rompió la lancha. Fueron a pie'],
  ['nos contó un cuento y nos llevó al mar', 'les contó un cuento y los llevó al mar'],
  ['cantamos como si hubiéramos ganado', 'cantaron como si hubieran ganado'],
  ['cuando yo tenía seis y no sabía leer', 'cuando tú tenías seis y no sabía leer'],
  ['yo a los quince decía que sí a todo', 'tú a los quince decías que sí a todo'],
  ['la cambió él solo. Yo nomás le pasaba las cosas', 'la cambió él solo. Tú nomás le pasabas las cosas'],
  ['yo de niña no quería ni entrar', 'tú de niña no querías ni entrar'],
  ['dice el nombre del perro antes que el nuestro', 'dice el nombre del perro antes que el suyo'],
  ['vino conmigo a casa de mi tía', 'vino contigo a casa de tu tía'],
  ['caminamos sin bajarnos del camino', 'caminaron sin bajarse del camino'],
  ['el concurso de disfraces y el canto de la iglesia', 'el concurso de disfraces y el canto de la iglesia'],
  ['se sabe las coreografías de todas', 'se sabe las coreografías de todas'],
  ['fuimos con el traje puesto', 'fueron con el traje puesto'],
  ['pedimos pan y nos reímos', 'pidieron pan y se rieron'],
  ['me esperabas despierta', 'te esperaba despierta'],
  ['pelea por lo seco y me lo cuenta', 'pelea por lo seco y te lo cuenta'],
  ['nos regañó el conserje por reírnos', 'los regañó el conserje por reírse'],
  ['nos ponía a todos en fila y nos hacía reír', 'los ponía a todos en fila y los hacía reír'],
  ['nos ponía música y nos hizo un pastel', 'les ponía música y les hizo un pastel'],
  ['nos dejó solos y nos dejó un mapa', 'los dejó solos y les dejó un mapa'],
  ['el día que la iba a invitar y no la pude invitar', 'el día que la ibas a invitar y no la pudiste invitar'],
  ['me prestó su bici y me dijo “vos dale y no mires”', 'te prestó su bici y te dijo “vos dale y no mires”'],
  ['me pidió que le enseñara la luna', 'te pidió que le enseñaras la luna'],
  ['que con ellas puedo llorar y nunca las oímos quejarse', 'que con ellas puedes llorar y nunca las oyeron quejarse'],
  ['es seria pero si te caes viene corriendo', 'es seria pero si te caes viene corriendo'],
])('«%s» is said back as «%s»', (given, said) => expect(saidBack(given, MEXICO)).toBe(said))

test.each([
  [SPAIN, 'nos colamos en la feria y le hicimos una foto', 'os colasteis en la feria y le hicisteis una foto'],
  [SPAIN, 'nuestro perro y mi abuelo', 'vuestro perro y tu abuelo'],
  [{ ...SPAIN, isPast: false }, 'nos vamos al pueblo y comemos higos', 'os vais al pueblo y coméis higos'],
  [{ ...ARGENTINA, isPast: false }, 'yo tengo frío y me abriga', 'vos tenés frío y te abriga'],
  [{ ...MEXICO, isPast: false }, 'nunca me dice que no puedo', 'nunca te dice que no puedes'],
  [{ ...MEXICO, isPast: false }, 'yo ando lejos y me espera', 'tú andas lejos y te espera'],
  [SISTERS, 'nos esperaba en la puerta', 'las esperaba en la puerta'],
  [SISTERS, 'nos llevaba a los dos en la bici', 'los llevaba a los dos en la bici'],
  [SISTERS, 'mi papá no quería comer', 'su papá no quería comer'],
])('%j: «%s» is said back as «%s»', (voice, given, said) => expect(saidBack(given, voice)).toBe(said))

test.each([
  'haces reír a todos',
  'cómo nos miras',
  'como dice tu abuelo, canta',
  'el otro dice yo también fui',
  'nos zarandeaba',
  'guardo su carta',
  'puso cara de yo no',
  'yo en la otra punta gritaba',
  'se escondió en la caja y me la lleve sin saber',
  'lloró para que no me fuera',
  'me tejió una cobija y todavía la tengo y la uso',
  'hicieron una huelga y yo negocie',
  'porque yo no me atrevia',
  'me esperaba cuando volvía de bailar',
  'le conté que quería ser piloto y me aplaudió',
  'no oí nada porque me había dormido',
  'su paz. Yo que soy un nervio no duermo',
  'en la última curva ya no podía más y él se bajó al lado mío',
  'me dijo mi tía sabe y nos reímos',
])('«%s» stays between quotation marks', (given) => expect(saidBack(given, MEXICO)).toBeNull())

test.each([
  ['vosotros', 'una niña de tu ruta', 'una niña de vuestra ruta'],
  ['vosotros', 'el vecino de tu barrio', 'el vecino de vuestro barrio'],
] as const)('whose it is goes by what it is: %s, %s', (spoken, relation, theirs) =>
  expect(theirsOf(spoken, relation)).toBe(theirs),
)
