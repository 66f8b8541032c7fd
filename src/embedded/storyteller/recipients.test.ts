import { describe, expect, it } from 'vitest'
import { fillAnswers } from '../../contract/brief-fields.ts'
import { briefSchema } from '../../contract/brief.ts'
import { loadDictionary } from './language/dictionary.ts'
import { PLOTS } from './plots/plots.ts'
import { beginStory } from './tell-story.ts'

await loadDictionary()

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
    /NAME (?:caminó|corrió|saltó|leyó|escribió|dijo|contestó|preguntó|subió la escalera)/u,
  ],
  [
    'a teenager',
    { recipientName: 'Bruno', recipientRelation: 'mi sobrino', recipientAge: '12-17' },
    /(?:pequeño|chiquito|niño) NAME|NAME (?:era|es) (?:muy )?(?:pequeño|chiquito)|manitas|piecitos/u,
  ],
  [
    'a grown friend',
    { recipientName: 'Teresa', recipientRelation: 'mi amiga', recipientAge: 'adulto' },
    /(?:pequeña|chiquita|niña) NAME|manitas|piecitos|NAME, la (?:niña|pequeña)/u,
  ],
  [
    'somebody old',
    { recipientName: 'Elvira', recipientRelation: 'mi abuela', recipientAge: 'mayor' },
    /(?:pequeña|chiquita|niña) NAME|manitas|piecitos|viejita NAME/u,
  ],
  [
    'a dog',
    { recipientName: 'Canelo', recipientRelation: 'mi perro', recipientKind: 'animal' },
    /NAME (?:leyó|escribió|dijo|contestó|preguntó|firmó|explicó|contó que|se peinó|abrió el sobre)/u,
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
    /NAME (?:está esperando|sigue vivo|volvió a casa|llegó a la puerta|cumple)/u,
  ],
]

describe.each(RECIPIENTS)('of %s', (_, who, never) => {
  const brief = briefSchema.parse(fillAnswers({ ...ANSWERS, ...who }))
  const fitting = PLOTS.filter(
    ({ suits, inMemory, id }) =>
      Boolean(inMemory) === (brief.occasion === 'en-recuerdo') && suits(beginStory(brief, id).kit) > 0,
  )

  it('no plot says what they cannot do or be called', () => {
    const found = fitting.flatMap(({ id }) =>
      ['1', '2', '3', '4'].flatMap((seed) => {
        const story = beginStory(brief, seed, { plot: id })
        const { r } = story.kit
        return [1, 2, 3, 4, 5]
          .flatMap((number) => story.chapter(number).paragraphs)
          .map((paragraph) => paragraph.replaceAll(r.name, 'NAME'))
          .filter((paragraph) => never.test(paragraph))
          .map((paragraph) => `${id}: ${paragraph}`)
      }),
    )
    expect(fitting.length).toBeGreaterThan(0)
    expect(found).toEqual([])
  })
})
