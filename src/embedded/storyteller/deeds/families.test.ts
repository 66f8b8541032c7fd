import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { readTsv, several } from '../../../../test/fixtures/read-tsv.ts'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { readRecipient } from '../language/people/person.ts'
import { contract, splitSentences } from '../language/grammar/text.ts'
import { isFaulty, isOfOneOf } from '../language/spelling/faults.ts'
import { deedsOf, FAMILIES, shownOf } from './families.ts'
import { actOf } from './family.ts'
import { nearness, nearestTo } from './nearest.ts'
import NEAR_WORDS from './near-words.json' with { type: 'json' }
import { PLAIN, PLAIN_CRADLE, PLAIN_CREATURE, PLAIN_PET, PLAIN_SMALL } from './plain.ts'
import { THEN } from './then.ts'

beforeAll(loadDictionary)

/** What customers said, and the families by which a reader would call it. */
const ADMIRED = readTsv('deeds/admired.tsv', z.object({ said: z.string(), families: several }))

it('is of a family that a reader would name it by, or of none', () => {
  const wrong = ADMIRED.map(({ said, families }) => ({
    said,
    families,
    read: shownOf(said)?.id ?? 'none',
  })).filter(({ families, read }) => read !== 'none' && !families.includes(read))
  expect(ADMIRED.length).toBeGreaterThan(780)
  expect(wrong).toEqual([])
})

it.each([
  ['La paciencia que tiene. Si algo se derrama, lo limpia', 'patience'],
  ['su paciencia con mis papás', 'patience'],
  ['que es muy terca pero tiene un corazón de oro', 'kindness'],
  ['siempre estaba cuando uno la necesitaba', 'loyalty'],
  ['es constante y agradecida', 'perseverance'],
  ['que me defendía de los grandes en la escuela', 'defending'],
] as const)('is told by its first clause that is surely of one: %s', (said, family) => {
  expect(shownOf(said)?.id).toBe(family)
})

it.each([
  'que trabajaba de noche para que yo estudiara',
  'quiere ser valiente como su papá',
  'no es paciente',
  'es bueno para dormir',
  'su mamá es muy buena',
  'que siempre tiene un plan B',
  'arregla corazones rotos',
])('is of none where one word of it might say something else: %s', (said) => {
  expect(shownOf(said)).toBeNull()
})

/** What no whole clause says, and what a reader would call it. */
const NEAR = readTsv('deeds/near.tsv', z.object({ said: z.string(), families: several }))

it('comes near to a family that a reader would name it by, or to none', () => {
  const read = NEAR.map(({ said, families }) => ({ said, families, near: nearestTo(said)[0] ?? 'none' }))
  expect(read.filter(({ near, families }) => near !== 'none' && !families.includes(near))).toEqual([])
  expect(read.filter(({ near }) => near !== 'none').length).toBeGreaterThan(250)
})

/** How it is done, to whom, and in spite of what is part of what is admired. */
const HOW = readTsv('deeds/how.tsv', z.object({ said: z.string(), families: several }))

it('is of the family of how it is done, and of no neighbour', () => {
  const read = HOW.map(({ said, families }) => ({
    said,
    families,
    read: shownOf(said)?.id ?? nearestTo(said)[0] ?? 'none',
  }))
  expect(read.filter(({ families, read: id }) => !families.includes(id))).toEqual([])
})

it('knows each family that words point to', () => {
  const ids = FAMILIES.map(({ id }) => id)
  expect(Object.keys(NEAR_WORDS).filter((id) => !ids.includes(id))).toEqual([])
})

it.each(['su voz limpia cuando estaba cantando', 'la ropa limpia y siempre cantando', 'es limpia y anda cantando'])(
  'sees no work in what is only clean: %s',
  (said) => expect(shownOf(said)?.id).not.toBe('working gladly'),
)

it.each(['lava los platos cantando', 'la señora limpia la oficina silbando', 'siempre limpia todo con una sonrisa'])(
  'sees work gladly done: %s',
  (said) => expect(shownOf(said)?.id).toBe('working gladly'),
)

it.each([
  ['nunca ayuda a nadie', 'what is denied'],
  ['yo soy muy trabajador', 'what its giver is'],
  ['mi papá trabajaba mucho', 'what others did'],
  ['que quiere ser valiente como su papá', 'what is wished'],
])('comes near to none by «%s»: %s', (said) => {
  expect(nearestTo(said)).toEqual([])
})

it('reads a verb in any of its forms, also without its accent, and less of it where it is said aside', () => {
  expect(nearestTo('que crio sola a seis vendiendo elotes')[0]).toBe('hard work')
  const [aside, said] = ['cuando me cuida', 'me cuida'].map((text) => nearness(text)[0]!.score)
  expect(aside).toBeLessThan(said!)
  expect(nearestTo('nunca deja de sonreír')[0]).toBe('smile')
})

const doneBy = (relation: string, said: string) => {
  const whose = readRecipient('Noa', relation)
  return deedsOf(said, whose).map((act) => act(whose, 'el gato'))
}

it.each([
  ['mi mamá', /[Cc]abe|[Pp]asa|lugar|abiertos|familia/u],
  ['mi perra', /el hueco/u],
  ['mi bebé', /los dos brazos/u],
])('does what is nearest to what is admired in words that fit who they are: %s', (relation, welcomes) => {
  expect(doneBy(relation, 'que en su mesa hay lugar para el que llegue').filter((act) => !welcomes.test(act))).toEqual(
    [],
  )
})

it('is of whom the praise names by what they are to its giver, and of no other of the family', () => {
  const praise = 'mi abuela nunca miente'
  expect(doneBy('mi abuela', praise)).toEqual(doneBy('mi abuela', 'nunca miente'))
  expect(doneBy('mi papá', praise)).not.toEqual(doneBy('mi papá', 'nunca miente'))
})

it.each([
  ['es muy noble y comparte todo', /Luego, Noa partió en dos/u],
  ['lo disciplinado y lo cariñoso que es', /Luego, Noa le acomodó el pelo/u],
  ['que nunca se queja y siempre tiene un plato más', /Luego, Noa se hizo a un lado/u],
  ['su valentía y su sentido del humor', /Luego, Noa imitó a una gallina/u],
  ['Explica hasta cinco veces y, si se equivoca, lo dice', /Luego, Noa interrumpió al? (?:el )?gato sin querer/u],
] as const)('does both where two things are admired: %s', (said, second) => {
  expect(doneBy('mi mamá', said).filter((deed) => !second.test(deed))).toEqual([])
})

it.each([
  'es muy noble',
  'es noble y buena gente',
  'es terca, pero noble',
  'es valiente, cuando la operaron no lloró',
  'su paciencia y la forma en que camina',
])('does one thing where one is admired: %s', (said) => {
  expect(doneBy('mi mamá', said).filter((deed) => / Luego, Noa/u.test(deed))).toEqual([])
})

it('says second only what a family has, and begins it with who does it', () => {
  const ids = FAMILIES.map(({ id }) => id)
  expect(Object.keys(THEN).filter((id) => !ids.includes(id))).toEqual([])
  expect(Object.values(THEN).filter((then) => !/^@ .*&/u.test(then) || then.split(' ').length > 26)).toEqual([])
})

it('is of neither of two where each of them is told of as the other is not', () => {
  const two = readRecipient('Amanda y Facundo', 'mis amigos')
  const plain = deedsOf('', two).map((act) => act(two, 'el gato'))
  const told = (said: string) => deedsOf(said, two).map((act) => act(two, 'el gato'))
  expect(told('él es puro nervio y ella pura calma')).toEqual(plain)
  expect(told('son pura calma')).not.toEqual(plain)
})

it.each([
  'no le importan las malas caras de la gente',
  'no le importa que le pongan mala cara',
  'hace un berrinche con casi nada',
  'se hace la fuerte con lo que tiene encima',
  'me dice que puedo contar con ella',
  'que puedo comer más',
  'nunca nos dijo que no podíamos pagar',
  'nunca le dio vergüenza preguntar por mí',
])('is of no family by what would be its opposite: %s', (said) => {
  const wrong = ['good grace', 'making much of little', 'believing in others', 'asking', 'learning']
  expect(shownOf(said)).toBeNull()
  expect(wrong).not.toContain(nearestTo(said)[0])
})

it('defends without anybody else there, and without tears', () => {
  const deeds = doneBy('mi mamá', 'me defendió de todos')
  expect(deeds.length).toBeGreaterThan(3)
  expect(deeds.filter((deed) => /alguien|llor|quien pasaba/iu.test(deed))).toEqual([])
})

it('has many plain kindnesses where nothing is known', () => {
  expect(doneBy('mi mamá', 'todo').length).toBeGreaterThanOrEqual(10)
})

it('lets each of two do what is admired in each, also where no clause names it', () => {
  const [act] = deedsOf('Ana arregla todo y Luz siempre comparte', readRecipient('Ana y Luz', 'mis hijas'))
  expect(act!(readRecipient('Ana y Luz', 'mis hijas'), 'el gato')).toMatch(/^(?=.*papel)(?=.*Luz (?:tenía|miró))/u)
})

it('presupposes nothing that a plot has not said', () => {
  const presupposed = /solt(?:ar|ó|aba) (?:todo )?el aire|cómo pedirlo|antes de que & dijera/iu
  expect(ACTS.filter((act) => presupposed.test(act))).toEqual([])
})

it('has no crowd in what two do', () => {
  const crowd =
    /(?<!\p{L})(?:todos(?: los demás)?|los demás|la gente|muchos|tant[oa]s \p{L}+s) (?:(?:se|le|lo|la) )*\p{L}+(?:ron|ban|ían)(?!\p{L})/iu
  expect(crowd.test('@ [bostezó], y todos los demás bostezaron.')).toBe(true)
  expect(crowd.test('@ [saludó] a todos los que quiso.')).toBe(false)
  expect(ACTS.filter((act) => crowd.test(act))).toEqual([])
})

it('has no family and no act twice', () => {
  expect(new Set(FAMILIES.map(({ id }) => id)).size).toBe(FAMILIES.length)
  expect(new Set(ACTS).size).toBe(ACTS.length)
})

const ACTS = [
  ...FAMILIES.flatMap(({ acts, small = [], pet = [], cradle = [] }) => [...acts, ...small, ...pet, ...cradle]),
  ...[PLAIN, PLAIN_SMALL, PLAIN_PET, PLAIN_CREATURE, PLAIN_CRADLE, Object.values(THEN)].flat(),
]

/** What a story may lack wherever it has come to: an hour, a weather, a wall, a dish. */
const OWN_SCENE =
  /(?<!\p{L})(?:como (?:siempre|cada|todos los)|abrigos?|sombrero|delantal|pan(?:es)?|de la (?:mañana|madrugada|tarde)|noche|madrugada|pared(?:es)?|lluvia|llovía|escalera|techo|olla|horno|platos?|puerta|andén|cena|cerro|viento|pelota|silla|mesa)(?!\p{L})/u

it('tells every act with both who are in it, without a scene of its own, and in a few sentences', () => {
  expect(ACTS.filter((act) => !act.includes('@') || !act.includes('&'))).toEqual([])
  expect(ACTS.filter((act) => OWN_SCENE.test(act))).toEqual([])
  expect(ACTS.filter((act) => act.split(' ').length > 48)).toEqual([])
})

it('has nobody called tú, usted or vos by somebody just met, whom they would call by different ones', () => {
  const said = ACTS.flatMap((act) => act.match(/«[^»]*»/gu) ?? [])
  const called =
    /(?<!\p{L})(?:tú|te|ti|contigo|tus?|tuy[oa]s?|usted|vos|vente|ven|ándale|anda|mira|toma|espera|dime|cuéntame|tienes|vienes|puedes|quieres|vas|estás|eres)(?!\p{L})/iu
  expect(said.length).toBeGreaterThan(100)
  expect(said.filter((line) => called.test(line))).toEqual([])
})

/** '& se quejó. «¿Y qué más?», [preguntó].': it would be & who asks. */
const NO_DOER = /(?:^|[.!?»] )&[^@.«]*\.(?: «[^»]*»,?)? \[[^\]]+\][^@.]*\./u

it('names who does it, where somebody else was told of last', () => {
  expect(NO_DOER.test('& se quejó un rato. «¿Y qué más?», [preguntó]. & buscó otra queja.')).toBe(true)
  expect(NO_DOER.test('& se quejó un rato. «¿Y qué más?», [preguntó] @. & buscó otra queja.')).toBe(false)
  expect(ACTS.filter((act) => NO_DOER.test(act))).toEqual([])
})

it('begins with no speech of whoever has just told the trouble', () => {
  const first = /^«[^»]*»,? (?!\[)(?:se )?\p{Ll}+ &|^«[^»]*» /u
  expect(first.test('«Es imposible», dijo &. @ [ladeó] la cabeza.')).toBe(true)
  expect(first.test('«¿Otra vez?» & lo dijo otra vez.')).toBe(true)
  expect(first.test('«¿Y luego?», [preguntó] @, y [puso] la oreja.')).toBe(false)
  expect(ACTS.filter((act) => first.test(act))).toEqual([])
})

it('has nobody complain of something else than the plot has told', () => {
  const other =
    /(?:A mí|Conmigo|Yo) (?:siempre|nunca|todo|nadie|no le sirvo|no valgo)|nadie (?:me (?:llama|habla|quiere)|habla conmigo)|contra tantos|tantas mis|desde hace años|llevaba años (?:entre|esperando)/iu
  expect(other.test('«A mí siempre me toca al final», dijo &.')).toBe(true)
  expect(ACTS.filter((act) => other.test(act))).toEqual([])
})

/** 'A @ [le] temblaban las rodillas': of somebody of whom nobody said so. */
const WEAK =
  /(?<!\p{L})(?:A|a) @,? (?:también )?(?:se )?\[?le\]? [^.]*(?:tembl|quebr|ojos|lágrim|latía|miedo|cerraban)|@ (?:también )?\[(?:lloró|tembló|lloraba|temblaba|se secó)\](?! la frente)|@[^.&]*(?:temblando|ganas de llorar|hilo de voz|igual de cansad)/u

it('has whoever is admired neither weep nor tremble', () => {
  expect(WEAK.test('A & le dolía, y a @ se [le] llenaron los ojos.')).toBe(true)
  expect(WEAK.test('A & le temblaba la voz. @ le [puso] la mano en la cara.')).toBe(false)
  expect(ACTS.filter((act) => WEAK.test(act))).toEqual([])
})

it('helps nobody up who may be standing, walks with nobody who may be unable to, and forgives nobody what no plot has them do', () => {
  const lying =
    /(?:levant(?:ara|arse)|se levantó|pasos, &|& (?:dio|saliera) tres pasos|por dónde se pisa|a su paso, que era|contó (?:todo )?(?:hasta )?lo que había hecho mal|esperó los reproches)/u
  expect(lying.test('@ [esperó] a que & se levantara.')).toBe(true)
  expect(ACTS.filter((act) => lying.test(act))).toEqual([])
})

/** Such a sentence is left out of a story: 'sin un solo pero.' */
it.each(['Noa', 'Ana y Luz', 'Abuelita Cuca'])('has no sentence that must not be printed of %s', (name) => {
  const whose = readRecipient(name, '')
  const told = ACTS.map((act) => contract(actOf(act)(whose, 'el trueno')))
  const faulty = (text: string) => splitSentences(text).some((one) => isFaulty(one, [name]) || isOfOneOf(one, name))
  expect(faulty('Dijo que sí, sin un solo pero.')).toBe(true)
  expect(told.filter(faulty)).toEqual([])
})

it('says every act of several as it says it of one', () => {
  const twins = readRecipient('Ana y Luz', 'mis hijas')
  const told = actOf('@ no [vio] que & reía, y [se fue]; [Le] dio igual. «{Voy|Vamos}», [dijo].')(twins, 'el gato')
  expect(told).toBe('Ana y Luz no vieron que el gato reía, y se fueron; Les dio igual. «Vamos», dijeron.')
  expect(actOf('@ [vio] a &, y & a @.')(twins, 'una niña que lloraba')).toBe(
    'Ana y Luz vieron a una niña que lloraba, y la niña a Ana y Luz.',
  )
  expect(actOf('& rio, y @ [miró] a &.')(twins, 'la señora del abrigo')).toBe(
    'la señora del abrigo rio, y Ana y Luz miraron a la señora.',
  )
  const [cuca, act] = [readRecipient('Abuelita Cuca', 'mi abuela'), actOf('@ [vio] a &. @ [rio]; & miró a @.')]
  expect(act(cuca, 'el gato')).toBe('la abuelita Cuca vio a el gato. Ella rio; el gato miró a la abuelita Cuca.')
  expect(act(cuca, 'la gata')).toMatch(/^(?:la abuelita Cuca.*){3}$/)
  // a verb that nobody knows would be said 'pulión'
  const verbs = [...new Set(ACTS.flatMap((act) => [...act.matchAll(/\[([^\]]+)\]/gu)].map(([, verb]) => verb!)))]
  expect(
    verbs
      .map((verb) => twins.v(verb.toLowerCase()))
      .filter((verb) => /[óúíáé]n$/u.test(verb.split(' ').at(-1)!) && !/(?:están|irán|ían)$/u.test(verb)),
  ).toEqual([])
})

it('speaks to nobody by what a story calls them', () => {
  const acts = FAMILIES.flatMap((family) => [...family.acts, ...(family.small ?? [])])
  const toThem = /«[^»]*(?:[Pp]ara|[Pp]rimero,|comió|lugar para) &/u
  expect([...acts, ...Object.values(THEN)].filter((act) => toThem.test(act))).toEqual([])
})
