import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { readTsv, several } from '../../../../test/fixtures/read-tsv.ts'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { readRecipient } from '../language/people/person.ts'
import { FAMILIES, familyOf } from './families.ts'
import { actOf } from './family.ts'
import { PLAIN, PLAIN_CRADLE, PLAIN_CREATURE, PLAIN_PET } from './plain.ts'

beforeAll(loadDictionary)

/** What customers said, and the words that a reader would give it: any of them fits. */
const ADMIRED = readTsv('deeds/admired.tsv', z.object({ said: z.string(), families: several }))

it('knows by which of its families a reader would call what is admired', () => {
  const wrong = ADMIRED.map(({ said, families }) => ({ said, families, read: familyOf(said)?.id ?? 'none' })).filter(
    ({ families, read }) => !families.includes(read),
  )
  expect(ADMIRED.length).toBeGreaterThan(780)
  expect(wrong).toEqual([])
})

it('reads a doing before an adjective, what follows «pero» before what precedes it, and nothing that is denied', () => {
  const [said, negated] = ['es valiente y siempre presta sus juguetes', 'no pide permiso para soñar']
  expect(familyOf(said)?.id).toBe('sharing things')
  expect(familyOf('es muy mandona pero tiene un corazón de oro')?.id).toBe('kindness')
  expect(familyOf(negated)?.id).toBe('freedom')
})

it.each(['arregla corazones rotos', 'siembra esperanza', 'cocina planes locos', 'pinta nuestros días'])(
  'reads no craft in a figure of speech: %s',
  (said) => {
    expect(familyOf(said)).toBeNull()
  },
)

it.each([
  'nunca cocina pero hace un flan',
  'no sabe cocinar y hace la cena',
  'cose fatal',
  'su sopa, aunque se le pega',
])('makes no master of who is said not to be one: %s', (said) => {
  expect(familyOf(said)?.mastery).toBeUndefined()
})

it('has 180 families, no family and no act twice', () => {
  expect(FAMILIES.length).toBeGreaterThanOrEqual(180)
  expect(new Set(FAMILIES.map(({ id }) => id)).size).toBe(FAMILIES.length)
  expect(new Set(ACTS).size).toBe(ACTS.length)
})

it('has five for what is admired most often, so that two books of one giver need not share theirs', () => {
  const often = ['caring', 'hard work', 'patience', 'perseverance', 'bravery', 'defending', 'loyalty', 'helping']
  expect(FAMILIES.filter(({ id, acts }) => often.includes(id) && acts.length >= 5).map(({ id }) => id)).toHaveLength(
    often.length,
  )
})

const ACTS = [
  ...FAMILIES.flatMap(({ acts, small = [], pet = [], cradle = [] }) => [...acts, ...small, ...pet, ...cradle]),
  ...[PLAIN, PLAIN_PET, PLAIN_CREATURE, PLAIN_CRADLE].flat(),
]

/** What a story may lack wherever it has come to: an hour, a weather, a wall, a dish. */
const OWN_SCENE =
  /(?<!\p{L})(?:de la (?:mañana|madrugada|tarde)|noche|madrugada|pared(?:es)?|lluvia|llovía|escalera|techo|olla|horno|platos?|puerta|andén|cena|cerro|viento|pelota|silla|mesa)(?!\p{L})/u

it('tells every act with both who are in it, without a scene of its own, and in a few sentences', () => {
  expect(ACTS.filter((act) => !act.includes('@') || !act.includes('&'))).toEqual([])
  expect(ACTS.filter((act) => OWN_SCENE.test(act))).toEqual([])
  expect(ACTS.filter((act) => act.split(' ').length > 48)).toEqual([])
})

it('has nobody called tú, usted or vos by somebody just met, whom they would call by different ones', () => {
  const said = ACTS.flatMap((act) => act.match(/«[^»]*»/gu) ?? [])
  const called =
    /(?<!\p{L})(?:tú|te|ti|contigo|tus?|tuy[oa]s?|usted|vos|vente|ven|ándale|anda|mira|toma|espera|dime|cuéntame|tienes|vienes|puedes|quieres|vas|estás|eres)(?!\p{L})/iu
  expect(said.length).toBeGreaterThan(500)
  expect(said.filter((line) => called.test(line))).toEqual([])
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
