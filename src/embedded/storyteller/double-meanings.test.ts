import { beforeAll, expect, it } from 'vitest'
import { sweep } from '../../../test/sweep.ts'
import { createTeller } from '../../../test/storyteller/teller.ts'
import type { Brief } from '../../engine.ts'
import { FAMILIES } from './deeds/families.ts'
import { actOf } from './deeds/family.ts'
import { PLAIN, PLAIN_CRADLE, PLAIN_CREATURE, PLAIN_PET } from './deeds/plain.ts'
import { THEN } from './deeds/then.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { inVariant, type Variant } from './language/countries/variants.ts'
import { PLOTS } from './plots/plots.ts'

beforeAll(loadDictionary)
const teller = createTeller()

const word = (alternatives: string) => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu')

/** What makes a reader smile in the wrong place in any of the six countries. */
const ANYWHERE = word(
  '(?:se|me|te|nos) corr(?:ió|ieron|í|iste|imos)|correrse|corrid[oa]s?|pollas?|culos?|vergas?|pij[oa]s?|panochas?|pendej\\p{L}*|put[oa]s?|cabr[oó]n\\p{L}*|jod\\p{L}+|ching\\p{L}+|follar\\p{L}*|mear\\p{L}*|tetas?|arrech\\p{L}+|paj[ae]r?[oa]? ?(?:mental)|pajas?|cajetas?|chuchas?|conchas?|huev[oó]n\\p{L}*|bicho|pitos?|tirarse a|echar un polvo|polvos',
)

/** … and what does in one of them. */
const THERE: Record<Variant, RegExp> = {
  'es-MX': word('cog(?:er|e|es|en|ió|ieron|í|ía|ían|ido)|coj[oa]\\p{L}*|venirse|chaquetas? a'),
  'es-AR': word(
    'cog(?:er|e|es|en|ió|ieron|í|ía|ían|ido)|coj[oa]\\p{L}*|(?<!se )(?<!se nos )acab(?:ó|aron|amos|é)(?! de)|acabarse',
  ),
  'es-CO': word('cog(?:ió|ieron) a (?:su|la)|tirar con|se tiró a'),
  'es-CL': word('y pico|(?:el|un|del|al) pico|rajas?|pich[ií]\\p{L}*'),
  'es-PE': word('cach(?:ar|a|ó|aron|an)|tirar con|cachad[oa]s?'),
  'es-ES': word('correrse|corrida'),
}
const VARIANTS = Object.keys(THERE) as Variant[]

const answers = {
  senderName: 'Clara',
  recipientName: 'Noa',
  favoriteThing: 'los faroles',
  specialMemory: 'la tarde en que llovió y nos reímos en la cocina',
  admiration: 'su paciencia',
  extraTrait: 'se ríe dormida',
  illustrationStyle: 'acuarela',
} as const satisfies Partial<Brief>

const people: readonly Brief[] = [
  { ...answers, recipientRelation: 'mi abuela', recipientAge: 'mayor' },
  { ...answers, recipientRelation: 'mi hijo', recipientAge: '2-4' },
  { ...answers, recipientRelation: 'mi hija', recipientAge: '8-11' },
  { ...answers, recipientRelation: 'mi perro', recipientKind: 'animal' },
  { ...answers, recipientRelation: 'mi abuelo', occasion: 'en-recuerdo' },
]

it.each(VARIANTS)('%s: no plot has a word that means something else there', (variant) => {
  const found = people.flatMap((person) => {
    const kit = teller.read(person, '1')
    return PLOTS.filter(({ inMemory, suits }) => Boolean(inMemory) === kit.inMemory && suits(kit) > 0).flatMap(
      ({ id }) =>
        sweep(['1', '2', '3'], 3, VARIANTS.indexOf(variant)).flatMap((seed) => {
          const story = teller.tell({ ...person, variant }, seed, id)
          return [1, 2, 3, 4, 5]
            .flatMap((number) => story.chapter(number).paragraphs)
            .filter((paragraph) => ANYWHERE.test(paragraph) || THERE[variant].test(paragraph))
            .map((paragraph) => `${id}: ${paragraph}`)
        }),
    )
  })
  expect(found).toEqual([])
})

it.each(VARIANTS)('%s: nor has anything that is done because of what is admired', (variant) => {
  const { r } = teller.read(people[0]!, '1')
  const acts = [
    ...FAMILIES.flatMap(({ acts, small = [], pet = [], cradle = [] }) => [...acts, ...small, ...pet, ...cradle]),
    ...[PLAIN, PLAIN_PET, PLAIN_CREATURE, PLAIN_CRADLE, Object.values(THEN)].flat(),
  ]
  const found = acts
    .map((act) => inVariant(actOf(act)(r, 'el vecino'), variant, new Set()))
    .filter((said) => ANYWHERE.test(said) || THERE[variant].test(said))
  expect(acts.length).toBeGreaterThan(250)
  expect(found).toEqual([])
})

it('knows the words where they stand, and no others', () => {
  expect(ANYWHERE.test('Noa se corrió hasta la orilla')).toBe(true)
  expect(ANYWHERE.test('Noa recorrió la calle y corrió a casa')).toBe(false)
  expect(THERE['es-AR'].test('Acabaron la vuelta')).toBe(true)
  expect(THERE['es-AR'].test('Se acabó el frío. Acabó de llegar.')).toBe(false)
  expect(THERE['es-MX'].test('Recogió la hoja')).toBe(false)
})
