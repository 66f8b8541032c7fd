import { describe, expect, it } from 'vitest'
import type { Brief } from '../../engine.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { readAnswers } from './understanding.ts'

await loadDictionary()

const plain: Brief = {
  senderName: 'Olga',
  recipientName: 'Berta',
  recipientRelation: 'mi prima',
  recipientAge: 'adulto',
  favoriteThing: 'los faros',
  specialMemory: 'la tarde que llovió y bailamos en la cocina',
  admiration: 'su paciencia',
  extraTrait: '',
  illustrationStyle: 'infantil',
}

const readOf = (brief: Partial<Brief>) => {
  const { sentences, asks, advice } = readAnswers({ ...plain, ...brief })
  const text = sentences
    .map((pieces) => pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join(''))
    .join('\n')
  return { text, asks: asks.map(({ key }) => key), advice }
}

/** What is said, and the words that are read back of it. */
const READ: readonly (readonly [string, Partial<Brief>, string])[] = [
  ['a relation that is a sentence', { recipientRelation: 'Es mi prima' }, 'Berta es tu prima.'],
  ['a relation with news of them', { recipientRelation: 'mi prima, vive en Quito y yo en Loja' }, 'Berta es tu prima.'],
  ['what they have done, for a relation', { recipientRelation: 'enseñó a leer a mi papá' }, 'escribiste «Enseñó a leer a mi papá»'],
  ['what they do for several, for a relation', { recipientRelation: 'nos cose los uniformes', senderName: 'Los del coro' }, 'escribieron «Nos cose los uniformes»'],
  ['a gift to oneself', { recipientName: 'Yo', recipientRelation: 'soy yo' }, 'Es un regalo para ti.'],
  ['a relation in the person of the giver', { recipientRelation: 'la que me cosía los disfraces' }, 'Berta es la que te cosía los disfraces'],
  ['many that are named as one', { recipientName: 'La clase de las Nutrias', recipientRelation: 'mis alumnos', recipientAge: '5-7' }, 'y tienen entre 5 y 7 años'],
  ['what several like', { recipientName: 'Inés y Raúl', recipientRelation: 'mis primos', favoriteThing: 'a Inés los mapas y a Raúl los barcos de vela' }, 'Lo que más les gusta: «A Inés los mapas y a Raúl los barcos de vela»'],
  ['the newborn', { recipientRelation: 'mi sobrina', recipientAge: undefined, favoriteThing: 'dormir, tiene 6 días' }, 'es bebé'],
  ['a birth', { recipientRelation: 'mi nieta', recipientAge: undefined, occasion: 'nacimiento' }, 'es bebé'],
  ['a relation in another language', { recipientRelation: 'my sister' }, 'es tu hermana'],
  ['a relation in one word', { recipientRelation: 'ñaña' }, 'es tu ñaña'],
  ['what the giver does', { specialMemory: 'si le canto la de los grillos la repite entera' }, 'le canto'],
  ['what they did, at the head of a sentence', { specialMemory: 'Me tiro un beso apenas me vio' }, 'Me tiró un beso'],
  ['what was shouted within a sentence', { extraTrait: 'dice ¡vamos vamos! hasta en misa' }, 'hasta en misa'],
  ['whom it is said to, without a comma', { admiration: 'sos la más buena del mundo vieja', recipientRelation: 'mi vieja' }, 'del mundo'],
  ['a word that only asks for assent', { admiration: 'su risa, cachai' }, 'su risa.'],
  ['words to fill a pause', { specialMemory: 'No pues la semana del temblor dormimos en la sala' }, '«La semana del temblor dormimos en la sala»'],
  ['what the story is asked to show', { favoriteThing: 'que por favor en el cuento salga un barco y un loro' }, 'un barco y un loro'],
  ['two clauses that a comma parts', { admiration: 'es muy atenta cuida a su hermano' }, 'que es muy atenta, cuida a su hermano'],
  ['what stands without it', { specialMemory: 'se cayó de la silla en la boda de Luz por andar borracho' }, 'Se cayó de la silla en la boda de Luz'],
  ['an age beside another number', { recipientRelation: 'mi hermanita', recipientAge: undefined, extraTrait: 'tiene 13 y cree que tiene 30' }, 'trece años'],
  ['an endearment that may be of anybody', { recipientRelation: 'mi bb' }, 'es tu bebé'],
  ['things without commas', { favoriteThing: 'abejas los mapas y tocar el arpa' }, 'abejas, los mapas y tocar el arpa'],
  ['what is said of the thing', { favoriteThing: 'los cactus, tiene doce y a todos les puso nombre' }, 'Lo que más le gusta: «Los cactus, tiene doce y a todos les puso nombre»'],
  ['what each of several likes', { recipientName: 'Inés y Raúl', recipientRelation: 'mis primos', favoriteThing: 'a Inés los mapas y a Raúl los barcos' }, '«A Inés los mapas y a Raúl los barcos»'],
  ['what is theirs and the giver’s', { specialMemory: 'nuestro primer baile en el patio' }, 'Nuestro primer baile'],
  ['what anybody would get of them', { admiration: 'es muy seria pero si te caes viene corriendo con la venda en la mano' }, '«es muy seria, pero si te caes viene corriendo con la venda en la mano»'],
  ['what they always liked, where a fad is told as well', { favoriteThing: 'ahora anda con un juego del celular. y el ajedrez desde siempre' }, 'Le gusta el ajedrez'],
  ['the thing without how it stands this year', { favoriteThing: 'el judo aunque este año no va porque se enojó' }, 'Le gusta el judo.'],
  ['what they used to like, where they like nothing now', { favoriteThing: 'ya no quiere nada, antes le encantaba hacer barcos de papel' }, 'hacer barcos de papel'],
  ['who they are by name and kin', { recipientName: 'Tía Berta', recipientRelation: 'mi tía' }, 'El cuento es para tu tía Berta'],
  ['a deed that lacks its accent', { admiration: 'construyo la escuela con sus vecinos' }, 'construyó la escuela'],
  ['a mother called boss', { recipientRelation: 'la jefa', senderName: 'tus hijos Nico y Luz' }, 'es su mamá'],
] // oxfmt-ignore

/** What is said, and words that may not be read back of it. */
const NEVER: readonly (readonly [string, Partial<Brief>, RegExp])[] = [
  ['an age by a toy that is not theirs', { recipientRelation: 'la dentista de mis hijos', recipientAge: undefined, extraTrait: 'saluda primero al peluche' }, /entre 2 y 4/],
  ['what is of both, as hers', { specialMemory: 'nuestro primer baile en el patio' }, /su primer baile/],
  ['who was not there', { admiration: 'que salió adelante sin su papá' }, /papá/],
  ['that somebody had drunk', { specialMemory: 'se cayó de la silla en la boda de Luz por andar borracho' }, /borracho/],
  ['that somebody was beaten', { specialMemory: 'me guardó el balón de mi hermano para que no me pegara' }, /pegara/],
  ['an order in the infinitive', { admiration: 'comparte lo que sabe. NO mencionar que lo despidieron' }, /despidieron/],
  ['a coarse word', { specialMemory: 'nos quedamos quietos, cagados de risa, toda la noche' }, /cagad/],
  ['a coarse word before a thing', { specialMemory: 'se descompuso el pinche camión y cantamos' }, /pinche/],
  ['an age by what is not to be said', { recipientAge: undefined, favoriteThing: 'el café, no digan que se duerme, tiene 90 años la tele' }, /90 años|mayor/],
  ['an age by a number of something else', { recipientAge: undefined, favoriteThing: 'sus cactus: tiene 31 y a todos les habla' }, /31 años|mayor/],
  ['an age by whose thing it was', { recipientAge: undefined, favoriteThing: 'el reloj de su bisabuela' }, /mayor/],
  ['a father who left', { favoriteThing: 'no sale de su cuarto desde que se fue su papá, antes le gustaba el ajedrez' }, /papá/],
  ['a doubt of the giver about themselves', { admiration: 'es fuerte, pero a veces no sé si lo estoy haciendo bien' }, /haciendo/],
  ['one word of a trait that was cut', { extraTrait: 'me deja en visto pero lindo' }, /lindo/],
  ['what went on about what was cut', { admiration: 'la risa que tiene, tiene epilepsia y luchó como nadie' }, /luchó/],
  ['who came without the language', { admiration: 'cómo se cuidan, cuando Omar llegó sin hablar español le enseñaron' }, /Omar/],
  ['a reproach among what they like', { favoriteThing: 'puro celular, antes tocaba la flauta muy lindo' }, /celular/],
] // oxfmt-ignore

describe('what is read back', () => {
  it.each(READ)('says %s', (_, brief, words) => {
    expect(readOf(brief).text).toContain(words)
  })

  it.each(NEVER)('never says %s', (_, brief, words) => {
    expect(readOf(brief).text).not.toMatch(words)
  })
})

describe('what is asked', () => {
  it.each([
    ['serena, tranquila, explosiva', true],
    ['tranquila pero explosiva cuando juega', false],
    ['ordenada y puntual', false],
  ])('which of two opposite traits is meant: %s', (extraTrait, isAsked) => {
    expect(readOf({ extraTrait }).asks.includes('trait')).toBe(isAsked)
  })

  it('what else they like, where only the day was told, and what else happened, where it stays there', () => {
    expect(readOf({ favoriteThing: 'Es para su primer añito' }).asks).toContain('favorite')
    expect(readOf({ specialMemory: 'Cancún. Lo que pasó en Cancún se queda en Cancún' }).asks).toContain('memory')
  })

  it('what they like, where only the giver was named', () => {
    expect(readOf({ favoriteThing: 'yo 😌' }).asks).toContain('favorite')
    expect(readOf({ favoriteThing: 'yo jaja bueno y el dominó' }).text).toContain('gusta el dominó')
  })

  it('another memory and praise, where one word was said three times', () => {
    const { asks } = readOf({ favoriteThing: 'sardinas', specialMemory: 'sardinas', admiration: 'sardinas' })
    expect(asks).toEqual(expect.arrayContaining(['memory', 'admiration']))
  })

  it('who graduates, where a teacher is thanked', () => {
    expect(readOf({ recipientRelation: 'mi maestra', occasion: 'graduacion' }).asks).toContain('occasion')
  })

  it('what is liked, where another answer takes it back, and that answer is not told', () => {
    const { asks, text } = readOf({
      favoriteThing: 'el violín',
      admiration: 'que siempre es ella. Ah y odia el violín',
    })
    expect(asks).toContain('favorite')
    expect(text).not.toContain('odia')
  })

  it('what may be told of what only the two of them know', () => {
    expect(readOf({ specialMemory: 'lo del elevador 🤫 tú sabes' }).asks).toContain('memory')
  })

  it('no age where many other things tell who somebody is', () => {
    expect(readOf({ recipientRelation: 'mi hermano', recipientAge: undefined }).asks).not.toContain('age')
  })

  it('no «ella» or «él» of whom is called neither', () => {
    expect(readOf({ recipientName: 'Ale', recipientRelation: 'mi hije' }).asks).not.toContain('gender')
  })

  it('a memory that is only a title, though its noun is a verb as well', () => {
    expect(readOf({ specialMemory: 'la vez del concierto' }).asks).toContain('memory')
  })
})

it('of a character with an owner says why no picture shows it, and offers nothing else in its place', () => {
  const [advice] = readOf({ favoriteThing: 'leer Harry Potter y nadar' }).advice
  expect(advice).toMatchObject({ field: 'favoriteThing', kind: 'note' })
  expect(advice?.example).toBeUndefined()
})
