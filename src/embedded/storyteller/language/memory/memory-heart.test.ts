import { beforeAll, describe, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { heartOf, isMany, memoriesIn, memoryIn, withoutAsides, withoutOrders } from './memory-heart.ts'
import { countWords } from '../grammar/text.ts'

beforeAll(loadDictionary)

const LIFE =
  'La conocí en una parada, yo llevaba un paraguas roto. Le ofrecí la mitad y nos mojamos los dos. Ella iba a ver a su novio de entonces, un tal Raúl. Nunca llegó. Luego nos casamos y en el brindis ella contó la historia. Tuvimos tres hijos y una tienda. Hubo años duros, ella vendía dulces y yo manejaba un taxi. Ella siempre adivinaba cuánto había en la caja. Cada quince días cerraba temprano y repartía lo que no se había vendido entre las vecinas del pasaje. Los niños crecieron y se fueron a estudiar a otra ciudad con una beca del ayuntamiento. La casa se quedó grande y ella la llenó de macetas.'

describe('the heart of a memory', () => {
  it('is one stretch of whole sentences that a giver says at once, and tells of both', () => {
    expect(heartOf(LIFE)).toBe(
      'La conocí en una parada, yo llevaba un paraguas roto. Le ofrecí la mitad y nos mojamos los dos.',
    )
  })

  it('ends a long sentence where a clause ends', () => {
    const heart = heartOf(
      'Cuando llegamos al pueblo llovía y mi abuela nos esperaba en la puerta con una manta y nos metió a todos en la cocina y nos quitó los zapatos y nos sentó junto al fuego y nos dio chocolate y nos contó los cuentos de cuando era niña y luego sacó la guitarra que era del abuelo y cantó hasta que nos dormimos y por la mañana nos despertó el gallo y nos llevó a ver las vacas y nos dio leche en unos vasos de lata que guardaba desde hacía muchos años y nos subió a la yegua y nos paseó por toda la orilla del río hasta el molino viejo de sus primos',
    )
    expect(countWords(heart)).toBe(99)
    expect(heart).toMatch(/ y nos subió a la yegua\.$/u)
  })

  it('has no comma that was not typed', () => {
    expect(heartOf('El padre nos desconectó a la segunda rola.')).toBe('El padre nos desconectó a la segunda rola.')
    expect(heartOf('Él vino a mi casa me peinó y se rio.')).toBe('Él vino a mi casa me peinó y se rio.')
  })

  it('leaves out what shall not stand in the book', () => {
    expect(heartOf('Me trajo la camiseta firmada por el barrio, incluido el vecino Raúl.', /raul/u)).toBe(
      'Me trajo la camiseta firmada por el barrio.',
    )
  })
})

it.each([
  ['ten short sentences', 'Nos reímos. '.repeat(10), false],
  ['eleven short sentences', 'Nos reímos. '.repeat(11), true],
  ['110 words', 'luego '.repeat(110), false],
  ['111 words', 'luego '.repeat(111), true],
  ['few words', 'Fuimos al mar y nos reímos.', false],
])('%s are more than one memory: %s', (_, note, is) => expect(isMany(note.trim())).toBe(is))

it.each([
  ['nos invitó un agua (de horchata)', 'nos invitó un agua de horchata'],
  ['aplaudimos (con las manos arriba)', 'aplaudimos, con las manos arriba'],
])('tells without brackets what stands in them: %s', (typed, told) =>
  expect(withoutOrders(withoutAsides(typed))).toBe(told),
)

it('keeps an order in brackets until it has been obeyed', () => {
  const typed = 'nos fuimos con dos six (no pongan lo de las chelas)'
  expect(withoutAsides(typed)).toBe(typed)
})

it.each([
  ['soy la del video) ella me abrió la tienda', 'ella me abrió la tienda'],
  ['Cuando lloró regresó la luz. Neta.', 'Cuando lloró regresó la luz.'],
])('leaves no rest of it: %s', (cut, told) => expect(withoutOrders(cut)).toBe(told))

it('tells one of several memories in a list', () => {
  expect(memoriesIn('- cuando se disfrazó de Santa\n- cuando nos llevó al mar')).toEqual([
    'cuando se disfrazó de Santa',
    'cuando nos llevó al mar',
  ])
  expect(memoriesIn('se disfrazó de Santa\ny nos llevó al mar')).toEqual(['se disfrazó de Santa\ny nos llevó al mar'])
})

it.each([
  ['Lista: 1) la feria donde ganó, 2) el paseo al río y 3) cuando madrugaba', ['la feria donde ganó', 'el paseo al río', 'cuando madrugaba']],
  ['me acuerdo de 1) la boda 2) el viaje', ['me acuerdo de la boda', 'el viaje']],
  ['a) la feria; b) la playa', ['la feria', 'la playa']],
  ['Fuimos al km 1) y ya', ['Fuimos al km 1) y ya']],
  ['a las 2. Luego a las 3. Y ya', ['a las 2. Luego a las 3. Y ya']],
])('memories numbered in one line are several: %s', (typed, items) => expect(memoriesIn(typed)).toEqual(items)) // oxfmt-ignore

it.each([
  ['- playa en tongoy\n- cuando se le volo el gorro\n- el dia q nos enseño a nadar y se hundio el', 'el dia q nos enseño a nadar y se hundio el'],
  ['- Las tardes en Huanchaco - cuando nos enseñó a nadar y el que se hundió fue él - los panes', 'cuando nos enseñó a nadar y el que se hundió fue él'],
  ['• el mar • la vez que se perdió el perro y ella lo encontró • los domingos', 'la vez que se perdió el perro y ella lo encontró'],
  ['el mar de tongoy\nla vez que se perdio el perro y lo encontro ella\nlos domingos', 'la vez que se perdio el perro y lo encontro ella'],
  ['1) la novena 2) cuando se cayó el pesebre y ella lo pegó con chicle', 'cuando se cayó el pesebre y ella lo pegó con chicle'],
  ['los domingos en la cancha - el día que me atajó un penal y se cayó', 'el día que me atajó un penal y se cayó'],
  // what is hard or private is passed over where another may be told
  ['- Cuando aprendimos a remar\n- Cuando se emborrachó mi primo y se cayó y rompió la silla', 'Cuando aprendimos a remar'],
  ['- Paseo a Tequila\n- Cuando murió la abuela y lloramos\n- La graduación', 'Paseo a Tequila'],
  ['- El viaje a Lima\n- La vez que se enfermó y la internaron y lloramos', 'El viaje a Lima'],
  ['1. Cuando me abrazó el día de mi examen 2. Cuando se divorció y se mudó y empezó de cero', 'Cuando me abrazó el día de mi examen'],
  // and what only sounds so is not, nor is all passed over
  ['- El mar\n- Cuando la enfermera nos dio globos y nos morimos de risa', 'Cuando la enfermera nos dio globos y nos morimos de risa'],
  ['- Cuando se enfermó\n- Cuando murió y lloramos todos', 'Cuando murió y lloramos todos'],
  // of like ones the first
  ['- cuando cantó y lloramos\n- cuando bailó y nos reímos mucho y llovió', 'cuando cantó y lloramos'],
])('of several that one is told in which something happens: %s', (typed, told) => expect(memoryIn(typed)).toBe(told)) // oxfmt-ignore

it.each([
  'Fuimos al mar - mi papá, mi mamá y yo - y nos perdimos',
  'la boda de Ana - bailamos toda la noche',
  'me enseñó a patinar - el día que se cayó perdió un zapato',
  'Un día fuimos a la playa\ny nos quedamos hasta la noche\nella contó las estrellas',
  'La playa, el viento y ella\nlos dos comimos churros\nel perro se comió el suyo',
  'El mar de Tongoy\nla tarde se puso fría\nel perro se durmió',
])('is one memory: %s', (typed) => expect(memoryIn(typed)).toBe(typed))

it('passes over what is left out', () => {
  const typed = '- los domingos\n- cuando robó un pan y corrimos'
  expect(memoryIn(typed)).toBe('cuando robó un pan y corrimos')
  expect(memoryIn(typed, (one) => one.includes('robó'))).toBe('los domingos')
  expect(memoryIn(typed, () => true)).toBe('cuando robó un pan y corrimos')
})
