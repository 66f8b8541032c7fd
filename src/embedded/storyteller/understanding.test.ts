import { describe, expect, it } from 'vitest'
import { PLAIN } from '../../../test/storyteller/briefs.ts'
import type { Brief } from '../../engine.ts'
import { kitFor } from './kit/read-brief.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { saysNothing, withoutDoubt } from './language/left-out/says-nothing.ts'
import { isSure } from './language/sureness.ts'
import { tidy } from './language/spelling/tidy.ts'
import { beginStory } from './tell-story.ts'
import { readAnswers } from './understanding.ts'

await loadDictionary()

const empty: Brief = {
  senderName: '',
  recipientName: '',
  recipientRelation: '',
  favoriteThing: '',
  specialMemory: '',
  admiration: '',
  extraTrait: '',
  illustrationStyle: 'infantil',
}
const ana: Brief = {
  ...empty,
  senderName: 'tu mami Rocío',
  recipientName: 'Ana',
  recipientRelation: 'mi hija de 4 años',
}

const readBack = (brief: Partial<Brief>) =>
  readAnswers({ ...ana, ...brief }).sentences.map((pieces) =>
    pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join(''),
  )
const chips = (brief: Partial<Brief>) =>
  readAnswers({ ...ana, ...brief })
    .sentences.flat()
    .filter((piece) => typeof piece !== 'string')
const asked = (brief: Partial<Brief>) => readAnswers({ ...ana, ...brief }).asks.map(({ key }) => key)
const advised = (brief: Partial<Brief>) =>
  readAnswers({ ...ana, ...brief }).advice.map(({ field, kind }) => `${field} ${kind}`)

describe('answers read back', () => {
  it.each([
    ["Pregunta '¿y por qué no?' unas cuarenta veces al día", 'pregunta «¿y por qué no?» unas cuarenta veces al día'],
    ["Su frase: 'a mí nadie me cuenta'", 'siempre dice: «A mí nadie me cuenta»'],
    ['dice ato a todo, al gato al zapato y al abuelo', 'dice «ato» a todo: al gato, al zapato y al abuelo'],
  ])('keep whole what they say: %s', (extraTrait, back) =>
    expect(readBack({ extraTrait })).toContain(`Y algo muy suyo: ${back}.`),
  )

  it('say in a sentence each what was understood, every part with its value', () => {
    const brief = {
      favoriteThing: 'las ballenas y los trenes',
      specialMemory: 'cuando fuimos al museo de Xalapa y se quedo mirando la cabeza y me dijo mami me esta viendo',
      admiration: 'que no le tiene miedo a nada y que siempre comparte su torta',
      extraTrait: 'no suelta su cobija',
    }
    expect(readBack(brief).slice(0, 5)).toEqual([
      'Ana es tu hija y tiene cuatro años.',
      'Le gustan las ballenas y los trenes.',
      'Un recuerdo, con tus palabras: «Cuando fuimos al museo de Xalapa y se quedó mirando la cabeza y me dijo: “Mami, me está viendo”».',
      'Lo que admiras de Ana: que no le tiene miedo a nada y que siempre comparte su torta.',
      'Y algo muy suyo: no suelta su cobija.',
    ])
    expect(chips(brief).map(({ key, value }) => `${key}=${value}`)).toEqual(
      expect.arrayContaining([
        'relation=mi hija',
        'age=2-4',
        'memory=cuando fuimos al museo de Xalapa y se quedó mirando la cabeza y me dijo: “Mami, me está viendo”',
      ]),
    )
  })

  it('keep a memory as it was typed, with no word of ours before it', () =>
    expect(readBack({ specialMemory: 'cuando aprendió a nadar en el lago. tragó agua y salió riéndose' })).toContain(
      'Un recuerdo, con tus palabras: «Cuando aprendió a nadar en el lago. Tragó agua y salió riéndose».',
    ))

  it('say nothing that is in another language', () => {
    const [english, spanish] = [
      { favoriteThing: 'trains and her little red bike', admiration: 'her smile' },
      { favoriteThing: 'los trenes', admiration: 'su sonrisa' },
    ].map((brief) => chips(brief).filter(({ key }) => key === 'favorite' || key === 'admiration'))
    expect(english).toEqual([])
    expect(spanish).toHaveLength(2)
  })

  it('ask nothing about the own words of their giver, where all of them are read back', () => {
    const said = chips({
      favoriteThing: 'los cactus, tiene doce y a todos les puso nombre',
      specialMemory: 'nos perdimos en la feria y nos encontró el heladero. Lloramos de risa',
      admiration: 'es muy terca pero si te caes viene corriendo con la venda',
    })
    expect(said.map(({ key }) => key)).toEqual(expect.arrayContaining(['favorite', 'admiration']))
    expect(said.filter(({ sure }) => !isSure(sure))).toEqual([])
  })

  it('stay silent about what is empty', () => {
    expect(readAnswers(empty)).toEqual({ sentences: [], asks: [], advice: [] })
  })
})

describe('who it is for and from', () => {
  it.each([
    [{ recipientName: 'Rita', recipientRelation: 'mi vecina del 12' }, 'Rita es tu vecina.'],
    [{ recipientName: 'Beto', recipientRelation: 'el papá de mis hijos, o sea mi marido' }, 'Beto es tu marido.'],
    [{ recipientName: 'Beto', recipientRelation: 'mi novio (nadie sabe todavía)' }, 'Beto es tu novio.'],
    [{ recipientName: 'Rita', recipientRelation: 'Amiga' }, 'Rita es tu amiga.'],
    [
      { recipientName: 'para mi tía Rita que cumple 70', recipientRelation: 'Margarita' },
      'Rita es tu tía y tiene 70 años.',
    ],
    [
      { recipientName: 'Beto', recipientRelation: 'mi papá que está en el cielo', recipientAge: 'mayor' },
      'Beto era tu papá.',
    ],
  ] as const)('%j', (brief, said) => expect(readBack(brief)[0]).toBe(said))

  it.each([
    ['Mamá (Irma)', 'Lo firmas como Mamá.'],
    ['Vecinos del patio', 'Lo firman como Vecinos del patio.'],
    ['Rubén, el papá', 'Lo firmas como Rubén, el papá.'],
    ['Familia Cano, cama 9', 'Lo firman como Familia Cano.'],
    ['Depto 408, Elvira', 'Lo firmas como Elvira.'],
    ['Tu hermana pequeña, Bea', 'Lo firmas como «Tu hermana pequeña, Bea».'],
    ['tu gorda', 'Lo firmas como «Tu gorda».'],
    ['Tu yerno Iván y tu hija Mara', 'Lo firman como «Tu yerno Iván y tu hija Mara».'],
    ['Los pibes del Normal 3: Tano y Seba', 'Lo firman como «Los pibes del Normal 3: Tano y Seba».'],
  ])('%s', (senderName, said) => expect(readBack({ senderName }).at(-1)).toBe(said))
})

describe('questions', () => {
  it('are for what the relation leaves open', () => {
    expect(asked({ recipientRelation: 'mi hijo', recipientName: 'Beto' })).toEqual(['age'])
    expect(asked({ recipientRelation: 'mi peque', recipientName: 'Alex' })).toEqual(['age', 'gender'])
    expect(asked({ recipientRelation: 'mi abuela' })).toEqual([])
    expect(asked({ recipientRelation: 'mis hijos', recipientName: 'Pía y Beto' })).toEqual(['age'])
    expect(
      asked({ recipientRelation: 'mi hijo', recipientName: 'Beto', admiration: 'ya tiene su familia y nos visita' }),
    ).toEqual([])
    expect(asked({ recipientRelation: 'colega del trabajo', recipientName: 'Guadalupe' })).toEqual(['gender'])
    expect(asked({ recipientRelation: 'mi hija', recipientName: 'Guadalupe', recipientAge: '5-7' })).toEqual([])
    expect(asked({ recipientRelation: 'mi viejo', recipientName: 'Beto' })).toEqual(['relation'])
    expect(asked({ recipientRelation: 'mi viejo', recipientName: 'Beto', variant: 'es-AR' })).toEqual([])
    expect(asked({ recipientRelation: 'mi viejita linda', recipientName: 'Lola', senderName: 'Tu marido' })).toEqual([])
    expect(asked({ recipientRelation: 'bebé de mi amiga, nace en mayo', recipientName: 'Emma' })).toEqual([])
    expect(asked({ recipientRelation: 'mi abuelo', specialMemory: 'te extraño mucho, tata' })).toContain('occasion')
  })

  it.each([
    [{ recipientRelation: 'mi ñaña', recipientName: 'Pía' }, []],
    [{ recipientRelation: 'la seño de música', recipientName: 'Eva', senderName: 'Los de quinto' }, []],
    [{ recipientRelation: 'mi hermano', recipientName: 'Raúl', specialMemory: 'manejamos toda la noche' }, []],
    [{ recipientRelation: 'familia', recipientName: 'Inés', senderName: 'Raúl' }, ['relation', 'age']],
    [{ recipientRelation: 'la jefa', recipientName: 'Inés', senderName: 'Raúl' }, ['relation']],
    [{ recipientRelation: 'la jefa', recipientName: 'Inés', senderName: 'Raúl', admiration: 'cuida a su equipo' }, []],
    [{ recipientRelation: 'mi abuela', recipientName: 'Inés', specialMemory: 'la vez del tranvía' }, ['memory']],
    [{ recipientRelation: 'mi abuela', recipientName: 'Inés', favoriteThing: 'el té y Boca' }, ['favorite']],
    [{ recipientRelation: 'mi abuela', favoriteThing: 'el té y Boca', variant: 'es-AR' }, []],
    [{ recipientRelation: 'mi abuela', favoriteThing: 'el té y su perra Lola' }, []],
    [{ recipientRelation: 'mi gato', recipientName: 'Pío', specialMemory: 'se me fue en enero' }, ['occasion']],
    [
      { recipientRelation: 'mi papá', specialMemory: 'hace 3 meses y todavía te llamo', occasion: 'padre' },
      ['occasion', 'memory'],
    ],
  ] satisfies [Partial<Brief>, string[]][])('of %o are %o', (brief, keys) => {
    expect(asked(brief)).toEqual(keys)
  })

  it('offer what may be meant, each with the words that would be told', () => {
    const brief = { ...ana, recipientRelation: 'mi abuela', favoriteThing: 'el té y Boca' }
    const [ask] = readAnswers(brief).asks
    expect(ask?.choices?.map(({ value }) => value)).toContain('el té y los partidos de Boca')
  })

  it('are for what contradicts itself, and for a day of which nothing is told', () => {
    const known = { recipientRelation: 'mi tía', recipientName: 'Eva' }
    expect(asked({ ...known, recipientGender: 'm' })).toEqual(['gender'])
    expect(asked({ ...known, recipientGender: 'f' })).toEqual([])
    expect(asked({ ...known, specialMemory: 'el bautizo de Luz' })).toEqual(['memory'])
    expect(asked({ ...known, specialMemory: 'no lo puedo contar, solo pongan: el bautizo de Luz' })).toEqual([])
    expect(asked({ ...known, specialMemory: 'el día del bautizo el coche se murió y caminamos' })).toEqual([])
  })

  it('are put of nobody’s age who has died, nor of names that were explained', () => {
    expect(asked({ recipientRelation: 'mi hermano', recipientName: 'Beto', occasion: 'en-recuerdo' })).toEqual([])
    const favoriteThing = 'los bomberos, se sabe sus nombres: Beto, el Flaco y Luz'
    expect(asked({ recipientRelation: 'mi tía', recipientName: 'Eva', favoriteThing })).toEqual([])
  })

  it('are not put twice', () => {
    expect(asked({ recipientRelation: 'mi hijo', recipientName: 'Beto', recipientAge: '12-17' })).toEqual([])
    expect(asked({ recipientRelation: 'mi hijo', recipientName: 'Beto', readings: { age: null } })).toEqual([])
  })
})

const textOf = (brief: Partial<Brief>) => {
  const story = beginStory({ ...ana, ...brief }, '1')
  return [1, 2, 3, 4, 5].flatMap((number) => story.chapter(number).paragraphs).join('\n')
}

it('gives no Lalo and no Lautaro the gender of an article', () => {
  for (const senderName of ['Lalo', 'Lautaro']) expect(kitFor({ ...ana, senderName }, '1').s.gender).toBe('m')
})

describe('who is not among them', () => {
  it('is remembered, whatever the occasion, where name or relation say so', () => {
    expect(kitFor({ ...ana, recipientRelation: 'mi abuelo q.e.p.d.', occasion: 'cumpleanos' }, '1').inMemory).toBe(true)
  })

  it('is remembered on a Mother’s Day too, until it is answered that she lives', () => {
    const mother = { recipientRelation: 'mi mamá', admiration: 'que ya no está con nosotros y nos cuida' } as const
    expect(kitFor({ ...ana, ...mother, occasion: 'madre' }, '1').inMemory).toBe(true)
    expect(kitFor({ ...ana, ...mother, readings: { occasion: null } }, '1').inMemory).toBe(false)
  })

  it('is told of without play where it is asked whether they have died, and nobody has said', () => {
    const far = { recipientRelation: 'mi mamá', specialMemory: 'bailábamos en la cocina, la extraño mucho' } as const
    expect(asked(far)).toContain('occasion')
    const plots = ['1', '2', '3', '4', '5', '6'].map((seed) => beginStory({ ...ana, ...far }, seed).arc)
    expect(plots.filter((plot) => !['open-mailbox', 'swapped-sounds'].includes(plot))).toEqual([])
    expect(kitFor({ ...ana, ...far, readings: { occasion: null } }, '1').mayHaveDied).toBe(false)
  })

  it('is no daughter where only «mi chica» was said, but a partner or whoever is asked for', () => {
    const lalo = { ...ana, senderName: 'Lalo' }
    expect(kitFor({ ...lalo, recipientRelation: 'mi chica' }, '1').r).toMatchObject({ role: 'other', age: 'adult' })
    expect(asked({ senderName: 'Lalo', recipientRelation: 'mi chico', recipientName: 'Teo' })).toEqual(
      expect.arrayContaining(['relation', 'age']),
    )
    expect(kitFor({ ...ana, recipientRelation: 'mi chico de 6 años' }, '1').r).toMatchObject({
      role: 'child',
      age: 'small',
    })
  })

  it('is waited for where not born yet, and of no gender that nobody said', () => {
    const brief = {
      recipientName: 'Lenteja',
      recipientRelation: 'nuestro futuro bebé',
      occasion: 'nacimiento',
    } as const
    expect(readBack(brief)[0]).toBe('Lenteja es su futuro bebé y todavía no ha nacido.')
    expect(textOf(brief)).toContain('todavía no ha nacido')
    expect(textOf(brief)).not.toMatch(/acababa|había nacido/i)
    expect(asked(brief)).toEqual(['gender'])
  })
})

describe('advice', () => {
  it.each([
    [{ extraTrait: 'nada' }, 'extraTrait nothing-said'],
    [{ specialMemory: 'no me acuerdo' }, 'specialMemory nothing-said'],
    [{ admiration: 'la verdad no me cae bien, pero cocina rico' }, 'admiration hurts'],
    [{ admiration: 'her smile' }, 'admiration other-language'],
    [{ extraTrait: 'tiene autismo y ama los trenes' }, 'extraTrait private'],
    [{ specialMemory: 'vive en la calle Morelos 45 y ahí jugamos' }, 'specialMemory private'],
    [{ extraTrait: 'cumple 15 y está nerviosa por el vals' }, 'extraTrait passing'],
    [{ senderName: 'yo' }, 'senderName name'],
  ] satisfies [Partial<Brief>, string][])('%o', (brief, expected) => {
    expect(advised(brief)).toEqual([expected])
  })

  it.each([
    { extraTrait: 'antes de cada guardia dice «hoy va a estar tranquilo» y nunca está tranquilo' },
    { favoriteThing: 'ir al tianguis de los martes, ella regatea hasta las bolsas' },
    { favoriteThing: 'que le pongan la secadora de pelo para dormir' },
    { specialMemory: 'Para mi grado no había plata y me hizo el vestido con una cortina' },
  ])('is not for what lasts, and tells a day: %o', (brief: Partial<Brief>) => expect(advised(brief)).toEqual([]))

  it('keeps how often somebody is seen to their giver', () =>
    expect(advised({ extraTrait: 'los veo cada 14 días' })).toEqual(['extraTrait private']))

  it('is not for plain answers', () => {
    expect(
      advised({
        favoriteThing: 'nadar y las nadadoras',
        specialMemory: 'cuando todo salió mal y nos reímos',
        admiration: 'que cumple lo que promete',
        extraTrait: 'siempre llega tarde',
      }),
    ).toEqual([])
  })
})

describe('an answer that says nothing', () => {
  it.each([
    'nada',
    'No sé',
    'no se',
    'todo',
    'TODO!!',
    'no me acuerdo',
    'x',
    '...',
    '',
    'ninguno',
    'nada jaja',
    'pues no sé',
    'ni idea',
  ])('%j', (said) => expect(saysNothing(said)).toBe(true))
  it.each(['su risa', 'el mar', 'que nunca dice nada malo', 'todo lo que cocina', 'fe', 'BTS', 'no se rinde', '🦄'])(
    'is not %j',
    (said) => expect(saysNothing(said)).toBe(false),
  )
  it('loses only its doubt where something follows', () => {
    expect(withoutDoubt('no recuerdo ninguno, pero me llevaba a la feria')).toBe('me llevaba a la feria')
    expect(withoutDoubt('no sé, creo que el jardín')).toBe('el jardín')
    expect(withoutDoubt('no sé muy bien, creo que los sahumerios')).toBe('los sahumerios')
    expect(withoutDoubt('no sé muy bien qué le gusta, creo que tejer')).toBe('tejer')
    expect(withoutDoubt('no estoy muy segura, creo que tejer')).toBe('tejer')
    expect(withoutDoubt('no sabe estar quieta, creo que bailar')).toBe('no sabe estar quieta, creo que bailar')
  })
  it('is left out of the story', () => {
    const kit = kitFor(
      { ...ana, favoriteThing: 'nada', specialMemory: 'no me acuerdo', admiration: 'no sé', extraTrait: 'x' },
      '1',
    )
    expect([kit.fav.all, kit.quality.told, kit.quality.toYou, kit.trait]).toEqual([
      'los buenos ratos',
      'su manera de ser',
      'tu manera de ser',
      null,
    ])
    expect(kit.memory).toMatchObject({
      told: 'un día cualquiera, de esos que no salen en las fotos y que por eso se guardan mejor',
    })
  })
})

describe('what was confirmed decides', () => {
  it('word for word, and what was taken out is out', () => {
    const brief = {
      ...ana,
      favoriteThing: 'algo',
      specialMemory: 'cuando fuimos al mar y se rio',
      admiration: 'su risa',
      extraTrait: 'ronca',
    }
    const kit = kitFor(
      {
        ...brief,
        readings: {
          favorite: 'los barcos de papel',
          memoryPlace: 'la playa de Zipolite',
          admiration: 'que abraza fuerte',
          trait: null,
          age: '12-17',
        },
      },
      '1',
    )
    expect(kit.fav.all).toBe('los barcos de papel')
    expect(kit.memory.note).toContain('En la playa de Zipolite se rio')
    expect(kit.quality).toMatchObject({ told: 'que abraza fuerte', toYou: 'que abrazas fuerte' })
    expect(kit.trait).toBeNull()
    expect(kit.r).toMatchObject({ band: '12-17', age: 'older' })
  })
})

describe('repair of spelling', () => {
  it.each([
    'mami',
    'papi',
    'mi mami y yo',
    'el trabajo',
    'su trabajo es cuidarnos',
    'que trabajo tan bonito hace',
    'trabajo mucho para verte',
    'me gusta como canto en la ducha',
    'se rio de mí',
    'bebe leche',
    'sabe a mango',
    'esta casa',
    'solo él',
    'aun así',
    'hola papi',
    'la abuela Nina',
    'Hannah Montana',
  ])('adds no error to %j', (said) => expect(tidy(said)).toBe(said))
  it.each([
    ['que trabajo toda su vida en el campo y nunca se quejo', 'que trabajó toda su vida en el campo y nunca se quejó'],
    ['que crio a sus hijos y se rio', 'que crio a sus hijos y se rio'],
    ['jugo futbol en la lluvia', 'jugo fútbol en la lluvia'],
  ])('reads %j', (said, right) => expect(tidy(said)).toBe(right))
})

it('of several of whom one is still to come nobody says that they are not born', () => {
  const brief = {
    ...PLAIN,
    recipientName: 'Leo, Vega y el que viene en camino',
    recipientRelation: 'nuestros nietos',
  }
  expect(JSON.stringify(readAnswers(brief).sentences)).not.toContain('no ha nacido')
})
