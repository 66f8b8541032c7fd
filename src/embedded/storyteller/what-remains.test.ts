import { beforeAll, describe, expect, it } from 'vitest'
import { inWords, PLAIN } from '../../../test/storyteller/briefs.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { readAnswers } from './understanding.ts'

beforeAll(loadDictionary)

type Field = 'favoriteThing' | 'specialMemory' | 'admiration' | 'extraTrait'

const LED = {
  favoriteThing: /gusta/,
  specialMemory: /recuerdo/,
  admiration: /Lo que admir[aá]s/,
  extraTrait: /algo muy suyo/,
} as const

/** What is read back of an answer, without what leads it; empty where it counts as not given. */
const readBack = (field: Field, said: string, more: object = {}) =>
  readAnswers({ ...PLAIN, ...more, [field]: said })
    .sentences.map(inWords)
    .filter((sentence) => LED[field].test(sentence))
    .map((sentence) => sentence.replace(/^[^«:]*: /u, '').replace(/^«(.*)»\.$/su, '$1'))
    .join(' ')

describe('what a cut leaves is whole, and else it goes', () => {
  it.each([
    // of a row one thing goes, and not what asked for it
    ['specialMemory', 'Le pidió a la luna un burro, una flauta y que su madrina volviera. No mencionen a la madrina', 'Le pidió a la luna un burro y una flauta'],
    ['specialMemory', 'Le pidió a la luna un primito, una flauta y arena. No mencionen lo del primito', 'Le pidió a la luna una flauta y arena'],
    // 'yo nos quedamos'
    ['specialMemory', 'Sembramos tres limones en latas. Su padrino y yo nos quedamos hasta la noche, que no salga el padrino por favor', 'Sembramos tres limones en latas'],
    // a row of which one is private is told without that one alone
    ['favoriteThing', 'Dormir y la teta jeje tiene 6 semanas', 'Le gusta dormir.'],
    ['favoriteThing', 'los boleros, su ex y las nueces', 'Le gustan los boleros y las nueces.'],
    // what points back to what is gone goes with it
    ['admiration', 'tiene alzheimer pero me dice mi reina y con eso soy feliz', 'me dice “mi reina”'],
    ['admiration', 'Tiene depresión, es valiente y por eso la quiero', 'es valiente y por eso la quiero'],
    // praise needs no verb
    ['admiration', 'Tiene diabetes, mucha paciencia y una risa enorme', 'mucha paciencia y una risa enorme'],
  ] as const)('%s «%s»', (field, said, rest) => {
    expect(readBack(field, said)).toBe(rest)
  }) // oxfmt-ignore

  it('and where nothing whole is left, the answer counts as not given', () => {
    expect(readBack('specialMemory', 'Mi cuñada y yo nos reímos toda la boda. no pongan a mi cuñada')).toBe('')
  })
})

describe('what is asked to be told nowhere goes wholly', () => {
  it.each([
    ['Llegó con dos loros. Al principio no lo aguantaba y después ya no quería que se fuera. No digan lo primero', 'Llegó con dos loros. Después ya no quería que se fuera'],
    ['nació el nene y vino a cuidarnos. yo pensé que me volvía loca y al final lloré en la terminal. no le digan lo primero jaja', 'Nació el nene y vino a cuidarnos. Al final lloré en la terminal'],
    ['Armamos un volcán de barro. Explotó en la sala y mi tío gritó, luego lo pintamos de rojo. lo segundo no lo cuenten', 'Armamos un volcán de barro. Explotó en la sala y mi tío gritó'],
    ['Fuimos al teatro y se durmió. Me dijo que los actores le daban sueño, pero lo último no lo pongan que se enoja', 'Fuimos al teatro y se durmió'],
    ['Me enseñó a remar en el lago. Mi prima y mi madre no se hablan desde entonces, eso ni lo mencionen. Se me cayó el remo y nadó por él', 'Me enseñó a remar en el lago. Se me cayó el remo y nadó por él'],
    ['Hicimos un barco de cajas con su primo Noel, su perro y su abuela. Lo de Noel no que ya no se hablan. Zarpamos de noche', 'Hicimos un barco de cajas con su perro y su abuela. Zarpamos de noche'],
  ])('%s', (said, rest) => {
    expect(readBack('specialMemory', said)).toBe(rest)
  }) // oxfmt-ignore

  it.each([
    'Lo primero que hizo fue abrazarme. Después sacó una mandarina de la bolsa',
    'Me caí de la bici en la calle. Lo primero que hizo fue decirme que no llorara',
    'Cuando nació mi hijo, lo primero que hizo fue cargarlo y no lo soltó',
    'Me dijo: «no le digas a nadie lo primero que pidas», y soplamos las velas',
  ])('and nobody asks for it here: %s', (said) => {
    expect(readBack('specialMemory', said)).toMatch(/[Ll]o primero que/)
  })

  it('an order that its words shall come out is no praise', () => {
    const said = 'es muy ordenada. No quiero nada triste, pero que salga su gorra de rayas si se puede'
    expect(readBack('admiration', said)).toBe('que es muy ordenada.')
  })

  it('nor is what somebody would rather not have written', () => {
    const said = 'que se cuidan mucho. Ella le lee el diario porque él no puede. Eso no lo escribáis tal cual'
    expect(readBack('admiration', said)).toBe('que se cuidan mucho')
  })
})

describe('what is nobody’s secret stays', () => {
  it.each([
    ['specialMemory', 'le cobró la cena a la oficina (es broma, la pagó ella)', /oficina: es broma, la pagó ella/],
    ['specialMemory', 'Me robó un beso (es mentira, lo pidió) en el cine', /beso: es mentira, lo pidió en el cine/],
    ['specialMemory', 'Vimos un ovni en el cerro (una broma suya) y cenamos tacos', /Vimos un ovni en el cerro, una broma suya, y cenamos tacos/],
    ['specialMemory', 'Un señor le devolvió el paraguas. Volvió un año después, nunca supimos qué le dijo', /supimos qué le dijo/],
    ['specialMemory', 'Se cayó del caballo. Mi hija le hacía la rehabilitación con una pelota todas las tardes', /rehabilitación con una pelota/],
    ['admiration', 'nunca se queja, yo trabajo en la mina y lo veo cada 15 días y él me guarda la mitad de su torta', /cada quince días y él me guarda/],
    ['favoriteThing', 'Las piedras. Sabe distinguir la lava aa del basalto y junta cuarzos', /lava aa del basalto/],
    ['specialMemory', 'Remamos con mi hermano hasta la isla. no le digan a mi hermano porque se enoja', /con mi hermano hasta/],
    ['specialMemory', 'los lunes vamos a remar al lago y eso es cosa nuestra', /remar al lago/],
    ['specialMemory', 'Jugamos a los médicos y le sacaron el ojo al muñeco', /el ojo al muñeco/],
    ['specialMemory', 'nos separamos en el año nuevo en la playa y nos buscamos con linternas', /os separamos/],
    ['specialMemory', 'nos separamos en el 2017 cuando se fue a estudiar a Lyon y lloramos en el tren', /os separamos/],
    ['admiration', 'cose todo el día y se pincha el dedo y nunca se queja', /se pincha el dedo/],
    ['admiration', 'no toma nada desde la cena y es muy disciplinada', /desde la cena/],
    ['admiration', 'me acompaña cuando voy a terapia y nunca me juzga', /nunca me juzga/],
    ['admiration', 'aunque estamos separadas siempre me llama', /siempre me llama/],
  ] as const)('%s «%s»', (field, said, still) => {
    expect(readBack(field, said)).toMatch(still)
  }) // oxfmt-ignore

  it.each([
    ['specialMemory', 'Nos conocimos en AA y me invitó un café', /AA/],
    ['specialMemory', 'Pintamos su cuarto de verde. Su tía y yo nos separamos en abril', /separamos/],
    [
      'specialMemory',
      'le cobró la cena a la oficina (es broma). Después cantamos en la calle hasta las tres',
      /oficina/,
    ],
    ['admiration', 'es alegre. Se pincha él solito desde el segundo mes', /pincha/],
    ['admiration', 'es alegre. Se pincha el dedo para la glucosa y no llora', /pincha/],
  ] as const)('and what is one does not: %s «%s»', (field, said, never) => {
    expect(readBack(field, said)).not.toMatch(never)
  })
})
