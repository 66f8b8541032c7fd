import { beforeAll, describe, expect, it } from 'vitest'
import { readAddress } from './people/address.ts'
import { loadDictionary } from './grammar/dictionary.ts'
import { readFavourite } from './favourite/favourite.ts'
import { readMemory } from './memory/memory.ts'
import { readRecipient } from './people/person.ts'
import { readQuality } from './admired/quality.ts'

beforeAll(loadDictionary)

const her = readRecipient('Lucía', 'hija')
const them = readRecipient('Mateo y Lucía', 'hijos')
const favourite = (raw: string) => readFavourite(raw, 'Clara', () => 'lo que más quiere')
const quality = (raw: string, recipient = her) => {
  const address = readAddress([raw], { ...recipient, relation: '' })
  return readQuality(raw, { recipient, sender: 'Clara', several: false, address })
}
const memory = (raw: string) => readMemory(raw, 'Lucía').note

describe('favourites', () => {
  it.each([
    [
      'los dinosaurios y jugar al fútbol',
      'de los dinosaurios y de jugar al fútbol',
      'de dinosaurios y de jugar al fútbol',
    ],
    ['EL CAFÉ', 'del café', 'del café'],
    ['le encantan los trenes', 'de los trenes', 'de trenes'],
    ['me encanta como le gustan los aviones', 'de los aviones', 'de aviones'],
    ['Harry Potter', 'de Harry Potter', 'de Harry Potter'],
    ['tus flores', 'de sus flores', 'de sus flores'],
    ['andar descalza', 'de andar descalza', 'de andar descalza'],
    ['chocolate', 'del chocolate', 'de chocolate'],
    ['a', 'de la letra A', 'de la letra A'],
  ])('reads %s', (raw, de, of) => {
    expect(favourite(raw).prep('de')).toBe(de)
    expect(favourite(raw).of).toBe(of)
  })

  it('tells whole what a narrator can say, beside what is liked', () => {
    expect(favourite('el ajedrez, pero no perder')).toMatchObject({
      all: 'el ajedrez',
      typed: 'El ajedrez, pero no perder',
      isPlain: false,
    })
    expect(favourite('Le gusta el jardín. También los domingos, cuando vienen todos.').all).toBe(
      'el jardín y los domingos',
    )
  })
})

describe('memories', () => {
  it.each([
    ['cuando vimos ballenas desde el faro', 'Cuando vimos ballenas desde el faro.'],
    ['la primera vez que vio el mar', 'La primera vez que vio el mar.'],
    ['me cantaste una canción', 'Me cantaste una canción.'],
    ['usted me enseñó a leer', 'Usted me enseñó a leer.'],
    ['cuando vos me defendiste', 'Cuando vos me defendiste.'],
    // what is right as it was typed, or was typed without its accent or capital
    [
      'cuando me dejaste en el aeropuerto y te diste la vuelta',
      'Cuando me dejaste en el aeropuerto y te diste la vuelta.',
    ],
    ['a las 3 a.m. me hablaste llorando', 'A las 3 am me hablaste llorando.'],
    ['la primera ves que cocinamos juntos', 'La primera vez que cocinamos juntos.'],
    ['fui a ver a mateo y a santi a chapultepec', 'Fui a ver a Mateo y a Santi a Chapultepec.'],
    ['cuando saque 10 en mate y mi abuelo le conto a todos', 'Cuando saqué 10 en mate y mi abuelo le contó a todos.'],
    ['fuimos a la feria y vomite en el juego y se rio', 'Fuimos a la feria y vomité en el juego y se rio.'],
    ['se durmió en el cine y ronco tan fuerte que despertó', 'Se durmió en el cine y roncó tan fuerte que despertó.'],
    [
      'le regale su libro y lo abrazo como si fuera un perrito',
      'Le regalé su libro y lo abrazó como si fuera un perrito.',
    ],
    ['barrió la plaza él solo, con sotana', 'Barrió la plaza él solo, con sotana.'],
    ['cuando dijo mama por primera vez y yo no estaba', 'Cuando dijo mamá por primera vez y yo no estaba.'],
    ['me dijo traigalo y lo tuvo una semana', 'Me dijo: “Tráigalo”, y lo tuvo una semana.'],
    ['y dijo yo voy a ser médica y lo cumplió', 'Y dijo: “Yo voy a ser médica”, y lo cumplió.'],
    ['sabe de que linea es', 'Sabe de qué línea es.'],
    ['cuando fuimos a París', 'Cuando fuimos a París.'],
    ['su primera palabra', 'Su primera palabra.'],
    ['me enseñó a nadar y acabamos empapados', 'Me enseñó a nadar y acabamos empapados.'],
    ['¿recuerdas la playa?', 'La playa.'],
  ])('notes %s', (raw, note) => expect(memory(raw)).toBe(note))

  it('tells the heart of one that is long, in whole sentences', () => {
    const sentence = 'Fuimos a la feria y se fue la luz.'
    expect(memory(`${sentence} `.repeat(28).trim())).toBe(Array(12).fill(sentence).join(' '))
  })
})

describe('admiration', () => {
  it.each([
    ['su paciencia', 'su paciencia', 'tu paciencia'],
    ['ES VALIENTE', 'que es valiente', 'que eres valiente'],
    ['honesto', 'que es honesta', 'que eres honesta'],
    ['nunca te rindes', 'que nunca te rindes', 'que nunca te rindes'],
    ['vos siempre me escuchás', 'que siempre me escuchás', 'que siempre me escuchás'],
    ['usted nunca se queja', 'que nunca se queja', 'que nunca se queja'],
    ['la forma en que me mira', 'la forma en que me mira', 'la forma en que me miras'],
    ['es muy divertido', 'que es muy divertida', 'que eres muy divertida'],
    ['siempre está cuando la necesito', 'que siempre está cuando la necesito', null],
    ['saber escuchar', 'saber escuchar', null],
    ['z', 'Z', null],
  ])('reads %s', (raw, told, toYou) => expect(quality(raw)).toMatchObject({ told, toYou }))

  it.each([
    ['siempre os ayudáis', 'que siempre os ayudáis'],
    ['llevan 50 años juntos y se toman de la mano', 'que llevan 50 años juntos y se toman de la mano'],
    ['su complicidad', 'su complicidad'],
    ['ayudan aunque tengan miedo', 'que ayudan aunque tengan miedo'],
  ])('says %s of several in Spain, to none of them', (raw, told) => {
    const read = readQuality(raw, { recipient: them, sender: 'Clara', several: false, address: 'vosotros' })
    expect(read).toMatchObject({ told, toYou: null })
  })

  it('keeps what is said of the sender', () => {
    expect(
      readQuality('nunca me deja solo', { recipient: her, sender: 'Diego', several: false, address: 'tú' }),
    ).toMatchObject({ told: 'que nunca me deja solo', toYou: 'que nunca me dejas solo' })
  })

  it('is said to several as it was typed of several, and of one is said to none', () => {
    expect(quality('nunca se rinden', them)).toMatchObject({
      told: 'que nunca se rinden',
      toYou: 'que nunca se rinden',
    })
    expect(quality('nunca se rinde', them)).toMatchObject({ told: 'que nunca se rinde', toYou: null })
  })
})
