import { describe, expect, it } from 'vitest'
import { sweep } from '../../../test/sweep.ts'
import { createTeller } from '../../../test/storyteller/teller.ts'
import { fillAnswers } from '../../contract/brief-fields.ts'
import { briefSchema } from '../../contract/brief.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { PLOTS } from './plots/plots.ts'

await loadDictionary()
const teller = createTeller()

const ANSWERS = {
  senderName: 'Clara',
  favoriteThing: 'los trenes',
  specialMemory: 'la tarde que llovió y bailamos en la cocina',
  admiration: 'siempre ayuda a todos',
  illustrationStyle: 'acuarela',
}

/** Somebody of every sort, and what no story may say of them; `NAME` is who it is for. */
const RECIPIENTS: readonly (readonly [who: string, brief: Readonly<Record<string, string>>, never: RegExp])[] = [
  [
    'a baby',
    { recipientName: 'Inés', recipientRelation: 'mi hija', recipientAge: 'bebe' },
    /NAME (?:(?:no|se|les?|l[oa]) )*(?:caminó|corrió|saltó|leyó|escribió|dijo|contestó|preguntó|subió la escalera|arremangó|ayudó|levantó|acercó|sacó|agachó|puso|tomó|llevó)(?!\p{L})/u,
  ],
  [
    'a teenager',
    { recipientName: 'Bruno', recipientRelation: 'mi sobrino', recipientAge: '12-17' },
    /(?:pequeño|chiquito|niño) NAME|NAME (?:era|es) (?:muy )?(?:pequeño|chiquito)|manitas|piecitos|igualito|trenecito|Tiqui/u,
  ],
  [
    'a grown friend',
    { recipientName: 'Teresa', recipientRelation: 'mi amiga', recipientAge: 'adulto' },
    /(?:pequeña|chiquita|niña) NAME|manitas|piecitos|NAME, la (?:niña|pequeña)|igualito|trenecito|Tiqui/u,
  ],
  [
    'somebody old',
    { recipientName: 'Elvira', recipientRelation: 'mi abuela', recipientAge: 'mayor' },
    /(?:pequeña|chiquita|niña) NAME|manitas|piecitos|viejita NAME|igualito|trenecito|Tiqui/u,
  ],
  [
    'a dog',
    { recipientName: 'Canelo', recipientRelation: 'mi perro', recipientKind: 'animal' },
    /NAME (?:(?:no|se|les?|l[oa]) )*(?:leyó|escribió|dijo|contestó|preguntó|firmó|explicó|contó que|peinó|abrió el sobre|arremangó|ayudó|agachó|sacó)(?!\p{L})/u,
  ],
  [
    'two sisters',
    { recipientName: 'Olga y Eva', recipientRelation: 'mis hermanas', recipientGender: 'f' },
    /(?<!(?:al?|para|con|del?) )NAME (?:es|era|va|fue|dijo|miró|tomó|hizo|tenía|había|estaba)(?!\p{L})|cómo era NAME|los dos se |entre los dos (?:cargaron|hicieron)|[Ll]os despertó/u,
  ],
  [
    'boys of a class',
    { recipientName: 'los Halcones', recipientRelation: 'mis alumnos', recipientGender: 'm' },
    /(?<!(?:al?|para|con|del?) )NAME (?:es|era|va|fue|dijo|miró|tomó|hizo|tenía|había|estaba)(?!\p{L})|cómo era NAME/u,
  ],
  [
    'a grandfather who died',
    { recipientName: 'Ramiro', recipientRelation: 'mi abuelo', recipientAge: 'mayor', occasion: 'en-recuerdo' },
    /(?<!(?<!\p{L})(?:a|con|de|en|para|por|sin) )NAME (?:siempre )?(?:es|está|ayuda|sigue|tiene|va|sabe|quiere|cumple|volvió a casa|llegó a la puerta)(?!\p{L})/u,
  ],
]

describe.each(RECIPIENTS)('of %s', (_, who, never) => {
  const brief = briefSchema.parse(fillAnswers({ ...ANSWERS, ...who }))
  const fitting = PLOTS.filter(
    ({ suits, inMemory }) =>
      Boolean(inMemory) === (brief.occasion === 'en-recuerdo') && suits(teller.read(brief, '1')) > 0,
  )

  it('no plot says what they cannot do or be called', () => {
    const found = fitting.flatMap(({ id }) =>
      sweep(['1', '2', '3', '4'], 2).flatMap((seed) => {
        const story = teller.tell(brief, seed, id)
        const { r } = story.kit
        const told = [1, 2, 3, 4, 5]
          .flatMap((number) => story.chapter(number).paragraphs)
          .map((paragraph) => paragraph.replaceAll(r.name, 'NAME'))
        // Of somebody who is not named nothing could be found.
        if (!told.some((paragraph) => paragraph.includes('NAME'))) return [`${id}: names nobody`]
        return told.filter((paragraph) => never.test(paragraph)).map((paragraph) => `${id}: ${paragraph}`)
      }),
    )
    expect(fitting.length).toBeGreaterThan(0)
    expect(found).toEqual([])
  })
})

/** Everybody for whom five plots are due. */
const KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  baby: { recipientName: 'Inés', recipientRelation: 'mi hija', recipientAge: 'bebe' },
  'up to four': { recipientName: 'Inés', recipientRelation: 'mi hija', recipientAge: '2-4' },
  'five to seven': { recipientName: 'Inés', recipientRelation: 'mi hija', recipientAge: '5-7' },
  'eight to eleven': { recipientName: 'Inés', recipientRelation: 'mi sobrina', recipientAge: '8-11' },
  teenager: { recipientName: 'Bruno', recipientRelation: 'mi sobrino', recipientAge: '12-17' },
  couple: { recipientName: 'Bruno', recipientRelation: 'mi esposo' },
  parent: { recipientName: 'Bruno', recipientRelation: 'mi papá' },
  grandparent: { recipientName: 'Elvira', recipientRelation: 'mi abuela' },
  friend: { recipientName: 'Elvira', recipientRelation: 'mi amiga', recipientAge: 'adulto' },
  colleague: { recipientName: 'Elvira', recipientRelation: 'compañera de trabajo' },
  teacher: { recipientName: 'Elvira', recipientRelation: 'mi maestra' },
  'in-law': { recipientName: 'Elvira', recipientRelation: 'mi suegra' },
  dog: { recipientName: 'Canelo', recipientRelation: 'mi perro' },
  parrot: { recipientName: 'Lola', recipientRelation: 'nuestra lora' },
  several: { recipientName: 'Ana y Eva', recipientRelation: 'mis hermanas', recipientAge: 'adulto' },
  'in memory': { recipientName: 'Ramiro', recipientRelation: 'mi abuelo', occasion: 'en-recuerdo' },
  'a pet in memory': { recipientName: 'Toby', recipientRelation: 'mi perro', occasion: 'en-recuerdo' },
}
const briefOf = (who: Readonly<Record<string, string>>) => briefSchema.parse(fillAnswers({ ...ANSWERS, ...who }))

it.each(Object.entries(KINDS))('five plots or more fit: %s', (_, who) => {
  const kit = teller.read(briefOf(who), '1')
  const fitting = PLOTS.filter(({ suits, inMemory }) => Boolean(inMemory) === kit.inMemory && suits(kit) > 0)
  expect(fitting.length).toBeGreaterThanOrEqual(5)
})

it('no plot tells more than eight of a hundred books', () => {
  const told = Object.values(KINDS).flatMap((who) =>
    Array.from({ length: 24 }, (_, seed) => {
      // a plot with a thing of its own is not told beside a memory of such a thing
      const specialMemory = seed % 2 === 0 ? ANSWERS.specialMemory : 'la vez que fuimos en tren a ver el mar'
      // and a plot of sounds is told of what sounds
      const liked = seed % 3 === 0 ? { favoriteThing: 'las ranas' } : {}
      return teller.tell({ ...briefOf(who), specialMemory, ...liked }, `draw ${seed}`).arc
    }),
  )
  const times = (id: string) => told.filter((arc) => arc === id).length
  expect(PLOTS.filter(({ id }) => times(id) > told.length * 0.08).map(({ id }) => id)).toEqual([])
  expect(PLOTS.filter(({ id }) => times(id) === 0).map(({ id }) => id)).toEqual([])
})
