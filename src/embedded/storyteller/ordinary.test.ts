import { beforeAll, describe, expect, it } from 'vitest'
import { PLAIN } from '../../../test/storyteller/briefs.ts'
import type { Brief } from '../../engine.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { kitFor } from './kit/read-brief.ts'

beforeAll(loadDictionary)

/** Answers as they are written on a phone, with what is said to the shop in between. */
const kit = (given: Partial<Brief>) =>
  kitFor({ ...PLAIN, senderName: 'Clara', recipientName: 'Rosa', recipientRelation: 'mi tía', ...given }, '1')

describe('praise', () => {
  it.each([
    ['cuando llegó Iván, que usa sombrero, aprendieron solos a esperarlo', 'cuando llegó Iván, que usa sombrero, aprendieron solos a esperarlo'],
    ['tiene su taller con 4 maquinas viejas y todavía cose ella', 'tiene su taller con 4 máquinas viejas y todavía cose ella'],
    ['sin mirar las notas tocaba todo, no sé cómo pero lo tocaba', 'sin mirar las notas tocaba todo. No sé cómo, pero lo tocaba'],
    ['es generosa. Le dejó su tren, y por la noche fue a pedírselo', 'es generosa. Le dejó su tren, y por la noche fue a pedírselo'],
    ['se levanta a las 5 y nunca se queja. (hola, soy la mamá, ¿llega para el domingo?)', 'se levanta a las 5 y nunca se queja'],
    ['es muy generosa. Está pasando unos celos tremendos, pobre mía, pero eso que no salga', 'es muy generosa'],
    ['empezó con nada y hoy da trabajo. que quede alegre, mucho llorar no', 'empezó con nada y hoy da trabajo'],
  ])('%s → %s', (admiration, told) => expect(kit({ admiration }).quality.told).toBe(`que ${told}`.replace(/^que (?=cuando)/u, ''))) // oxfmt-ignore

  it('says of the dead what was wished as it was wished', () => {
    const { quality } = kit({ admiration: 'no quería que le paguen la gasolina', occasion: 'en-recuerdo' })
    expect(quality.told).toBe('que no quería que le pagaran la gasolina')
  })

  it('says nothing that another answer forbids', () => {
    const { quality } = kit({
      admiration: 'que sin saber leer me revisaba las tareas, y nunca se le fue una',
      extraTrait: 'por favor q no diga q no sabe leer, le da pena',
    })
    expect(quality.told).toBe('su manera de ser')
  })
})

describe('what is no habit', () => {
  it.each([
    'cumple 40 pero oficialmente 39 asi q sin numeros porfa',
    'somos Lety, Chayo y Memo',
    'mi mamá se llama Hilda',
    'se pensiona el 30 de enero',
    'oigan en la foto salgo con lentes pero ya me operé',
    'Son 31, no alcanzo a ponerlos a todos',
    'gracias Dios los bendiga',
  ])('is not told as one: %s', (extraTrait) => expect(kit({ extraTrait }).trait).toBeNull())
})

it('nobody is dead because somebody else who is named is', () => {
  const given = { recipientName: 'Elvira y Ramiro', recipientRelation: 'mis papás' }
  expect(kit({ ...given, extraTrait: 'Memo ya no está con nosotros pero lo contamos' }).inMemory).toBe(false)
  expect(kit({ ...given, extraTrait: 'Ramiro ya no está con nosotros' }).inMemory).toBe(true)
})

it.each([
  ['El ajedrez. Tiene un tablero y todo el que pasa puede mover una ficha', ['el ajedrez']],
  ['jugar dominó, siempre gana ella y sí le cobra', ['jugar dominó']],
])('%s: %j is liked', (favoriteThing, liked) => {
  expect(kit({ favoriteThing }).fav.items.map(({ text }) => text)).toEqual(liked)
})

it.each([
  ['cayó a casa con un taladro y me dijo hoy no hablamos, hoy colgamos estantes', /“Hoy no hablamos, hoy colgamos estantes”/],
  ['Cuando la inundación de 2011 sacamos el archivo entre todos', /^Durante la inundación de 2011 /],
  ['la vez que fuimos a Oaxaca, no perdón a Puebla, a la boda de mi prima', /^(?!.*Oaxaca).*Puebla/],
  ['La primera vez que salimos solos fue a comprar llantas', /^La primera vez que salimos solos fue a comprar/],
  ['bajaron todos y se quedó dormido en la sala. el jefe no sabe que estaba dormido digan mejor que estaba concentrado', /^(?!.*(?:dormido|digan)).*concentrado en la sala/],
])('%s is a memory as %s', (specialMemory, note) => expect(kit({ specialMemory }).memory.note).toMatch(note)) // oxfmt-ignore
