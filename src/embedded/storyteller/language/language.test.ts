import { beforeAll, describe, expect, it } from 'vitest'
import { readAddress } from './people/address.ts'
import { thirdToPlural } from './turned/conjugate.ts'
import { secondToThird } from './turned/from-you.ts'
import { pluralVerb } from './grammar/verb-forms.ts'
import { infinitivesOf, known, loadDictionary } from './grammar/dictionary.ts'
import { emojiWords } from './spelling/emoji.ts'
import { readGenderHint, readGiverHint } from './people/gender-hint.ts'
import { cleanName } from './people/names.ts'
import { readRecipient } from './people/person.ts'
import { readSender } from './people/sender.ts'
import { senderName } from './people/sender-name.ts'
import { readRelation } from './people/relations.ts'
import { inThePresent } from './grammar/tense.ts'
import { contract, list, pairMarks, splitSentences } from './grammar/text.ts'
import { tidy } from './spelling/tidy.ts'
import { finiteForm } from './grammar/finite.ts'
import { isInfinitive } from './grammar/infinitive.ts'

beforeAll(loadDictionary)

const her = readRecipient('Lucía', 'hija')

const calls = (name: string, relation: string) => readSender('Ana y Leo', readRecipient(name, relation), relation).calls

describe('dictionary', () => {
  it('knows words in their forms, and of which verb they are', () => {
    expect(['ballenas', 'cantábamos', 'pidiéndole'].map(known)).toEqual([true, true, true])
    expect(['xyzzy', 'cantabámos'].map(known)).toEqual([false, false])
    expect(['durmió', 'pierde'].map(infinitivesOf)).toEqual([['dormir'], ['perder']])
  })
})

it('shows in the present what a thing did, and leaves names alone', () => {
  expect(inThePresent('una cafetera que hablaba por el pico')).toBe('una cafetera que habla por el pico')
  expect(inThePresent('escucha lo que María José cuenta')).toBe('escucha lo que María José cuenta')
})

describe('text', () => {
  it.each([
    ['de el mar a el bosque', 'del mar al bosque'],
    ['viene de El Salvador', 'viene de El Salvador'],
    ['agujas y hilo, Ana y Inés', 'agujas e hilo, Ana e Inés'],
    ['nieve y hielo', 'nieve y hielo'],
    ['uno o otro', 'uno u otro'],
  ])('contracts %s', (raw, expected) => expect(contract(raw)).toBe(expected))

  it('joins lists and pairs marks', () => {
    expect(list(['a', 'b', 'hijos'])).toBe('a, b e hijos')
    expect(pairMarks('te acuerdas? qué risa!')).toBe('¿te acuerdas? ¡qué risa!')
  })

  it.each([
    ['NOS PERDIMOS EN LA PLAYA', 'nos perdimos en la playa'],
    ['el futbol y la musica', 'el fútbol y la música'],
    ['qué risa jajaja', 'qué risa'],
    ['<b>los robots</b> 🤖', 'los robots'],
    ['bueno...y ya', 'bueno…y ya'],
    ['me dijo "ven"', 'me dijo “ven”'],
  ])('tidies %s', (raw, expected) => expect(tidy(raw)).toBe(expected))

  it('says emoji in words', () => expect(emojiWords('⚽')).toBe('balón de fútbol'))
})

it.each([
  ['Lo primero que dijo fue “¿lo grabaron?”. Y rio.', ['Lo primero que dijo fue “¿lo grabaron?”.', 'Y rio.']],
  ['Gritó ¡al agua! y saltó. Dijo “No. Ya no” y se fue', ['Gritó ¡al agua! y saltó.', 'Dijo “No. Ya no” y se fue']],
])('%s is parted into sentences, and nothing that was said is', (text, parted) => {
  expect(splitSentences(text)).toEqual(parted)
})

describe('verbs', () => {
  it.each([
    ['sentó', 'sentar', 3, false],
    ['fuimos', 'ser', 1, true],
    ['sos', 'ser', 2, false],
    ['tenés', 'tener', 2, false],
    ['habéis', 'haber', 2, true],
    ['hizo', 'hacer', 3, false],
    ['descompuso', 'descomponer', 3, false],
    ['previne', 'prevenir', 1, false],
    ['reíste', 'reír', 2, false],
  ] as const)('reads %s', (word, infinitive, person, plural) =>
    expect(finiteForm(word)).toMatchObject({ infinitive, person, plural }),
  )

  it('does not take cities, nouns or infinitives for finite verbs', () => {
    expect(['París', 'casa', 'bailar', 'cantando'].map(finiteForm)).toEqual([null, null, null, null])
    expect(['bailar', 'andar', 'reírse', 'disfrazarse'].every(isInfinitive)).toBe(true)
    expect(['mar', 'mujer', 'hogar', 'lugar'].some(isInfinitive)).toBe(false)
  })

  it.each([
    ['nunca se rinde', 'nunca se rinden'],
    ['leyó y durmió', 'leyeron y durmieron'],
    ['le faltan dos dientes', 'les faltan dos dientes'],
    ['ayuda a sus amigos aunque tenga miedo', 'ayudan a sus amigos aunque tengan miedo'],
  ])('turns %s', (clause, plural) => {
    expect(thirdToPlural(clause)).toBe(plural)
  })

  it.each([
    ['nunca te rindes', 'nunca se rinde'],
    ['siempre me escuchás', 'siempre me escucha'],
    ['vos podés con todo', 'puede con todo'],
    ['siempre habéis estado ahí', 'siempre han estado ahí'],
    ['dormiste poco', 'durmió poco'],
  ])('tells %s', (said, told) => expect(secondToThird(said)).toBe(told))

  it.each([
    ['corrió', 'corrieron'],
    ['se sentó', 'se sentaron'],
    ['dijo', 'dijeron'],
    ['cayó', 'cayeron'],
    ['está', 'están'],
  ])('makes %s plural', (one, many) => expect(pluralVerb(one)).toBe(many))
})

describe('people', () => {
  it('leaves a name as it is spelt, and gives a title its article', () => {
    expect(['Nina', 'Nunez', 'ANA'].map(cleanName)).toEqual(['Nina', 'Nunez', 'Ana'])
    expect(
      ['Profe Carmen', 'tia Tere', 'Abuelo Paco', 'Don Luis'].map((name) => readRecipient(name, 'x').name),
    ).toEqual(['la profe Carmen', 'la tía Tere', 'el abuelo Paco', 'don Luis'])
  })

  it.each([
    ['Los Herrera', 'los Herrera'],
    ['Los García López', 'los García López'],
    ['Los Gemelos', 'los Gemelos'],
    ['Padre Anselmo', 'el padre Anselmo'],
    ['Lic. Bety', 'la licenciada Bety'],
    ['Profa Araceli', 'la profa Araceli'],
    ['maistro Fidel', 'el maistro Fidel'],
    ['Patricia Gómez', 'Patricia'],
    ['María José Pérez', 'María José'],
    ['Kevin Andrés', 'Kevin Andrés'],
    ['Hugo 7 años', 'Hugo'],
    ['Mi gorda y mi Leoncito', 'la Gorda y Leoncito'],
    ['mi jefa la Lic. Montoya', 'la licenciada Montoya'],
    ['mis tres: Isabela, Gael y Nico', 'Isabela, Gael y Nico'],
    ['Hno. Efraín', 'el hermano Efraín'],
  ])('spells %s as a name inside a sentence', (raw, name) => expect(readRecipient(raw, 'x').name).toBe(name))

  it.each([
    ['mi abuela Rosa', 'grandparent', 'elder'],
    ['hijo adolescente', 'child', 'older'],
    ['sobrina de 11 años', 'nephew', 'older'],
    ['la mamá de mi novio', 'other', 'adult'],
    ['compañero del trabajo', 'colleague', 'adult'],
    ['mejor amiga', 'friend', 'adult'],
    ['mi perrita', 'pet', 'adult'],
    ['mi novio desde hace 3 años', 'partner', 'adult'],
    ['mi esposo, 5 años de casados', 'partner', 'adult'],
    ['hija de cinco años', 'child', 'small'],
    ['mi jefe, mi papá', 'parent', 'adult'],
    ['mi jefe del taller', 'colleague', 'adult'],
  ])('reads the relation %s', (raw, role, age) => expect(readRelation(raw)).toMatchObject({ role, age }))

  it('knows a baby whose months are in words', () => expect(readRelation('mi sobrino de dos meses').baby).toBe(true))

  it.each([
    ['la doctora Ruiz', 'me tomó la mano', 'usted'],
    ['la doctora Ruiz', 'me tomaste la mano', 'tú'],
    ['Papá', 'me llevaba al parque', 'tú'],
  ] as const)('speaks to %s as in «%s»', (name, said, address) =>
    expect(readAddress([said], { name, several: false, role: 'other', relation: '' })).toBe(address),
  )

  it('cleans names in any script', () => {
    expect(['VALENTINA', 'lucia', 'jean-luc', 'דנה', 'ana & luis'].map(cleanName)).toEqual([
      'Valentina',
      'Lucia',
      'Jean-Luc',
      'דנה',
      'Ana y Luis',
    ])
  })

  it('says what the sender is to the recipient, only where it is sure', () => {
    expect(readSender('Clara', her, 'hija').full).toBe('Clara, su mamá')
    expect(readSender('Sam', her, 'hija').full).toBe('Sam')
    expect(readSender('Ana y Leo', readRecipient('Rosa', 'mi mamá'), 'mi mamá').calls).toBe('nuestra mamá')
    expect(readSender('Ana', readRecipient('Hugo', 'mi padrastro'), 'mi padrastro').calls).toBe('Hugo')
    expect([calls('Doña Nubia', 'nuestra mamá'), calls('Sra. Rosa', 'nuestra madre que vive lejos')]).toEqual([
      'nuestra mamá',
      'nuestra madre',
    ])
    expect([calls('Don Luis y Doña Rosa', 'nuestros padres'), calls('Rosa', 'mi abuelita linda')]).toEqual([
      'nuestros padres',
      'nuestra abuela',
    ])
    // nobody's own mother, or one by whose name they call her
    expect([
      calls('Doña Nubia', 'la mamá de Tomás'),
      calls('Rosa', 'mi madre política'),
      calls('Mamá Rosa', 'mi mamá'),
    ]).toEqual(['doña Nubia', 'Rosa', 'Mamá Rosa'])
    expect(readSender('Papá', her, 'hija').name).toBe('su papá')
    expect(readSender('Vale (mamá)', her, 'hija').name).toBe('su mamá')
    expect(readSender('tus tres hijos: Luis, Ana y Pepe', readRecipient('Rosa', 'mi mamá'), 'mi mamá').name).toBe(
      'sus tres hijos Luis, Ana y Pepe',
    )
    expect(readSender('Tía Chayo', her, 'sobrina').name).toBe('la tía Chayo')
    expect(readSender('Clara', readRecipient('Lola', 'la mamá de mi novio'), 'la mamá de mi novio').kin).toBeNull()
    // of two kinds, to both of whom nobody is the same
    const both = readRecipient('Sol y Leo', 'mi prima y mi amigo')
    expect(readSender('Elena', both, 'mi prima y mi amigo').kin).toBeNull()
    expect(readSender('Elena la madrina', both, 'mi prima y mi amigo').full).toBe('Elena, la madrina')
  })

  it('tells of women who did it together', () => {
    expect(readGiverHint(['aprendimos a manejar juntas en el carro de papá'])).toBe('f')
    expect(readGiverHint(['fuimos juntos'])).toBe(null)
  })

  it('finds the gender that the answers tell', () => {
    const answers = { favourite: 'kpop', memory: 'x', admiration: 'es muy trabajadora', trait: 'despistada' }
    expect(readGenderHint(answers)).toBe('f')
    expect(readGenderHint({ ...answers, admiration: 'su calma', trait: 'terco' })).toBe('m')
    expect(readGenderHint({ ...answers, admiration: 'su calma', trait: '' })).toBeNull()
  })
})

it('names of places that no dictionary has get their capitals', () => {
  expect(tidy('fuimos caminando de moron a haedo')).toBe('fuimos caminando de Morón a Haedo')
  expect(tidy('la playa de zipolite y san juan')).toBe('la playa de Zipolite y San Juan')
  expect(tidy('fuimos a san juan de los lagos')).toBe('fuimos a San Juan de los Lagos')
  expect(tidy('el parque de diversiones, y fuimos a trapear')).toBe('el parque de diversiones, y fuimos a trapear')
})

it('who works in a shop gives it, and no shop speaks', () => {
  expect(senderName('Kiosco El Rulo')).toBe('la gente del kiosco El Rulo')
  expect(senderName('Coop. de la escuela 14')).toBe('la gente de la coop de la escuela 14')
  expect(senderName('Guardia de noche')).toBe('la gente de la guardia de noche')
  expect(senderName('Barbara')).toBe('Barbara')
})

it('who is meant and what is slept under have their accents', () => {
  expect(tidy('el da la cara y se quedaba con el en los recreos')).toBe(
    'él da la cara y se quedaba con él en los recreos',
  )
  expect(tidy('el que no se rinde, con el perro de el')).toBe('el que no se rinde, con el perro de él')
  expect(tidy('dormimos con una sabana')).toBe('dormimos con una sábana')
  expect(tidy('los leones de la sabana africana y una sandia')).toBe('los leones de la sabana africana y una sandía')
})

it.each([
  ['el agua le llegaba a media llanta y el cantaba para que ella no se asuste', 'el agua le llegaba a media llanta y él cantaba para que ella no se asuste'],
  ['el agua hierve y ella canta', 'el agua hierve y ella canta'],
  ['el agua y ella se entienden', 'el agua y ella se entienden'],
  ['el hacha se le cae y ella la levanta', 'el hacha se le cae y ella la levanta'],
  ['cuando el hambre aprieta, ella cocina', 'cuando el hambre aprieta, ella cocina'],
  ['el arma de juguete suena y ella ríe', 'el arma de juguete suena y ella ríe'],
  ['el cura canta y ella toca', 'el cura canta y ella toca'],
  ['el cura y ella bailaron', 'el cura y ella bailaron'],
  ['el ronca y ella le silba', 'él ronca y ella le silba'],
  ['toman siempre lo mismo, ella té y el café', 'toman siempre lo mismo, ella té y él café'],
  ['ella pintar y el pescar', 'ella pintar y él pescar'],
  ['van juntos, ella adelante y el perro atrás', 'van juntos, ella adelante y el perro atrás'],
  ['ella canta y el coro la sigue', 'ella canta y el coro la sigue'],
  ['vino ella sola y el taxi se fue', 'vino ella sola y el taxi se fue'],
  ['ella música y el público aplausos', 'ella música y el público aplausos'],
  ['el arma rompecabezas y ella mira', 'él arma rompecabezas y ella mira'],
  ['el lava los platos y ella seca', 'él lava los platos y ella seca'],
])('before a noun stands an article, whoever else does something: %s', (typed, spelt) => expect(tidy(typed)).toBe(spelt)) // oxfmt-ignore

it.each([
  ['ni parece ahora esta cachetón', 'ni parece ahora está cachetón'],
  ['y esta llorón', 'y está llorón'],
  ['ya esta panzon y feliz', 'ya está panzón y feliz'],
  ['hoy esta hablador', 'hoy está hablador'],
  ['esta canción le gusta', 'esta canción le gusta'],
  ['esta sazón es de ella', 'esta sazón es de ella'],
  ['esta labor es suya', 'esta labor es suya'],
  ['lo arregla con alambre y cinta y si jala. y no debe nada', 'lo arregla con alambre y cinta y sí jala. y no debe nada'],
  ['promete poco y si cumple', 'promete poco y sí cumple'],
  ['lo arregla y si jala, lo presta', 'lo arregla y si jala, lo presta'],
  ['pregunta si prende y si jala', 'pregunta si prende y si jala'],
])('what is said of somebody is known by what can stand behind it: %s', (typed, spelt) => expect(tidy(typed)).toBe(spelt)) // oxfmt-ignore

it('what somebody else did has its accent', () => {
  expect(tidy('parte su pan por si alguien no llevo')).toBe('parte su pan por si alguien no llevó')
})
