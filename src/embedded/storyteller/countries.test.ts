import { beforeAll, expect, it } from 'vitest'
import { createTeller } from '../../../test/storyteller/teller.ts'
import type { Brief } from '../../engine.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { inVariant, type Variant } from './language/countries/variants.ts'
import { PLOTS } from './plots/plots.ts'
import { CREATURES } from './things/creatures.ts'
import { KNOWN } from './things/known.ts'

beforeAll(loadDictionary)
const teller = createTeller()

const ABROAD = ['es-AR', 'es-CO', 'es-ES', 'es-CL', 'es-PE'] as const
const article = (words: string) => words.split(' ')[0]
const changesGender = (el: string) =>
  ABROAD.some((variant) => article(inVariant(el, variant, new Set())) !== article(el))

it('says no thing of a story by a word of another gender, with which the rest of a sentence would not agree', () => {
  const things = [...CREATURES, ...KNOWN].map(([, { el }]) => el)
  // nothing that agrees is said of it
  expect(things.filter(changesGender)).toEqual(['la computadora'])
})

it('keeps a word of the giver whose stem alone a rule knows', () => {
  const said = 'hacer enojar a su hermana'
  expect(inVariant(said, 'es-ES', new Set())).toBe('hacer enfadar a su hermana')
  expect(inVariant(said, 'es-ES', new Set(said.split(' ')))).toBe(said)
})

/** Words by which a country is known at once. */
const SAID_IN: Record<Variant, string> = {
  'es-MX':
    'banqueta alberca popote cobija chamarra playera recámara cajuela cubeta estampilla estampillas foco focos cerillo gis tapete elevador refrigerador plática platicar platicó platicaban camión camiones puntitas quedito tantito ahorita órale híjole puntillas mesero papalote lentes tenis futbol pastel elote frijoles chícharo aguacate charola barda autobús torta',
  'es-AR':
    'vereda pileta frazada campera remera heladera placard colectivo colectivos estampilla estampillas lamparita lamparitas pochoclos valija anteojos torta baúl nafta mozo barrilete ascensor fútbol choclo bandeja tapia',
  'es-CO':
    'andén piscina cobija saco nevera tiquete tiquetes bombillo bombillos crispetas pitillo alcoba parqueadero bus buses estampilla estampillas mesero gafas tenis fútbol ascensor tapete torta mazorca aguacate bandeja tapia puntillas',
  'es-ES':
    'acera piscina nevera zumo ordenador móvil patata patatas sello sellos billete bombilla bombillas gafas fútbol ascensor autobús autobuses camarero cometa mazorca aguacate bandeja tapia puntillas tarta',
  'es-CL':
    'vereda piscina frazada chaqueta polera refrigerador ampolleta ampolletas volantín bus buses estampilla estampillas lentes fútbol ascensor garzón bencina polerón torta choclo palta bandeja puntillas cabritas',
  'es-PE':
    'vereda piscina frazada casaca chompa polo refrigeradora foco focos cometa bus buses estampilla estampillas lentes fútbol ascensor mozo torta choclo palta bandeja puntitas puntillas lonche',
}
const VARIANTS = Object.keys(SAID_IN) as Variant[]
const wordsOf = (variant: Variant) => SAID_IN[variant].split(/\s+/u)

/** 'el camión de la basura' is called so everywhere. */
const withoutLorries = (text: string) => text.replace(/camión de (?:la )?\p{L}+/gu, '')

const people = [
  { recipientRelation: 'mi abuela', recipientAge: 'mayor' },
  { recipientRelation: 'mi hija', recipientAge: '5-7' },
  { recipientRelation: 'mi hijo', recipientAge: '2-4' },
  { recipientRelation: 'mi amiga', recipientAge: 'adulto' },
  { recipientRelation: 'mi perro', recipientKind: 'animal' },
] as const satisfies Partial<Brief>[]

const brief: Brief = {
  senderName: 'Clara',
  recipientName: 'Noa',
  recipientRelation: '',
  favoriteThing: 'los faroles',
  specialMemory: 'la tarde en que llovió y nos reímos en la cocina',
  admiration: 'su paciencia',
  extraTrait: 'se ríe dormida',
  illustrationStyle: 'acuarela',
}

it.each(VARIANTS)('tells a story for %s in none of the words by which another country is known', (variant) => {
  const own = new Set(wordsOf(variant))
  const foreign = new Set(VARIANTS.flatMap(wordsOf).filter((word) => !own.has(word)))
  const found = people.flatMap((person) =>
    PLOTS.filter(({ inMemory, suits }) => !inMemory && suits(teller.read({ ...brief, ...person }, '1')) > 0).flatMap(
      ({ id }) => {
        const story = teller.tell({ ...brief, ...person, variant }, '1', id)
        const text = [1, 2, 3, 4, 5].flatMap((number) => story.chapter(number).paragraphs).join('\n')
        return (withoutLorries(text.toLowerCase()).match(/\p{L}+/gu) ?? [])
          .filter((word) => foreign.has(word))
          .map((word) => `${id}: ${word}`)
      },
    ),
  )
  expect([...new Set(found)]).toEqual([])
})

/** «Nunca me ha salido» is said in España alone; to pull up on one's feet is «pararse» in México, and what stops is still there. */
const NOT_OF_AMERICA =
  /(?<!\p{L})(?:he|ha|hemos|han) (?:\p{L}+[ai]do|visto|dicho|hecho|puesto|vuelto|escrito|roto|abierto)(?!\p{L})/giu
const NOT_OF_MEXICO = /(?<!\p{L})(?:se (?:hab[ií]an? parado|par[óa]|pararon)|pararse)(?= (?!de|en pie)|[.,])/giu

it.each([
  ['es-AR', NOT_OF_AMERICA],
  ['es-CL', NOT_OF_AMERICA],
  ['es-PE', NOT_OF_AMERICA],
  ['es-MX', NOT_OF_MEXICO],
] as const)('tells no story for %s in the verbs of another country', (variant, never) => {
  const found = people.flatMap((person) =>
    PLOTS.filter(({ inMemory, suits }) => !inMemory && suits(teller.read({ ...brief, ...person }, '1')) > 0).flatMap(
      ({ id }) =>
        ['1', '2', '3'].flatMap((seed) => {
          const story = teller.tell({ ...brief, ...person, variant }, seed, id)
          const text = [1, 2, 3, 4, 5].flatMap((number) => story.chapter(number).paragraphs).join('\n')
          return (text.match(never) ?? []).map((word) => `${id}: ${word}`)
        }),
    ),
  )
  expect([...new Set(found)]).toEqual([])
})

it.each([
  ['es-ES', 'sus padres'],
  ['es-PE', 'sus papás'],
] as const)('calls a mother and a father in the Spanish of %s, also once they were named: %s', (variant, called) => {
  const given = { ...brief, senderName: 'Mamá y papá', recipientName: 'Irene', recipientRelation: 'nuestra hija' }
  const story = teller.tell({ ...given, recipientAge: '12-17', variant }, '1', 'open-mailbox')
  const text = [1, 2, 3, 4, 5].flatMap((number) => story.chapter(number).paragraphs).join('\n')
  expect(new Set(text.match(/sus pa(?:pás|dres)/giu)?.map((one) => one.toLowerCase()))).toEqual(new Set([called]))
})

it('tells a story in words of no country where none is chosen and nothing shows it', () => {
  const local =
    /(?<!\p{L})(?:banquetas?|elevador(?:es)?|focos?|cobij\p{L}+|tapetes?|bancas?|listón|albercas?|bardas?|cubetas?|gis|pizarrón|audífonos?|puntitas|prendid\p{L}+|prendi[óe]\p{L}*|platic\p{L}+|cada quien|ahorita|vosotros|mirad|esperad|venid)(?!\p{L})/giu
  const found = people.flatMap((person) =>
    PLOTS.filter(({ inMemory, suits }) => !inMemory && suits(teller.read({ ...brief, ...person }, '1')) > 0).flatMap(
      ({ id }) => {
        const story = teller.tell({ ...brief, ...person }, '1', id)
        const text = [1, 2, 3, 4, 5].flatMap((number) => story.chapter(number).paragraphs).join('\n')
        return (text.match(local) ?? []).map((word) => `${id}: ${word}`)
      },
    ),
  )
  expect([...new Set(found)]).toEqual([])
})
