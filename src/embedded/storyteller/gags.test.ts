import { beforeAll, describe, expect, it } from 'vitest'
import { PLAIN } from '../../../test/storyteller/briefs.ts'
import { gagOf } from './deeds/gags.ts'
import { kitFor } from './kit/read-brief.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { beginStory } from './tell-story.ts'
import { readAnswers } from './understanding.ts'

beforeAll(loadDictionary)

const briefOf = (extraTrait: string, who = {}) => ({ ...PLAIN, extraTrait, ...who })
const kitOf = (extraTrait: string, who = {}) => kitFor(briefOf(extraTrait, who), '1')
const gag = (extraTrait: string, which = 0, who = {}) => {
  const { r, s, trait } = kitOf(extraTrait, who)
  return gagOf(trait!, { r, s }, (options) => options[which]!)
}
const toldOf = (brief: ReturnType<typeof briefOf>, seed = 'a') => {
  const story = beginStory(brief, seed)
  return [1, 2, 3, 4, 5].flatMap((number) => story.chapter(number).paragraphs).join('\n')
}
type Who = { recipientName?: string; recipientRelation?: string; senderName?: string }
/** Of nobody in particular where nobody is named. */
const rowsOf = <Sign>(rows: readonly (readonly [string, Sign, Who?])[]) =>
  rows.map(([said, sign, who = {}]) => [said, sign, who] as const)

const CHILD = { recipientName: 'Noa', recipientRelation: 'mi hija de 3 años', senderName: 'Mamá' }
const TWO = { recipientName: 'Ana y Luz', recipientRelation: 'mis hermanas' }
const CAT = { recipientName: 'Pipo', recipientRelation: 'mi gato' }

describe('a habit is seen, met, and comes back where it serves', () => {
  it.each(
    rowsOf<RegExp>([
      ['dice "qué cosa" antes de todo', /[Qq]ué cosa/],
      ['contesta "pura vida" a todo', /[Pp]ura vida/],
      ['para todo dice «caballero nomás»', /[Cc]aballero nomás/],
      [
        'antes de cada guardia dice «hoy va a estar tranquilo» y nunca jamás está tranquilo',
        /[Hh]oy va a estar tranquilo/,
      ],
      ['a todo el mundo le pregunta «¿ya almorzaste?»', /¿[Yy]a almorzaste\?/],
      ['a todos les dice corazón, hasta al cartero', /[Cc]orazón/],
      ['Es de Potosí y lo repite cada cinco minutos', /Potosí/],
      ['le dicen la Tormenta', /Tormenta/],
      ['en casa le decimos Trueno', /Trueno/],
      ['hablan al mismo tiempo', /al mismo tiempo|a la vez|manera|A la vez/, TWO],
      ['hace un ruido con la nariz cuando está contenta', /un ruido con la nariz/],
      ['ronca como un tractor', /ronquido|largo y hondo|ojos cerrados/],
      ['silba pasodobles', /silbar/],
      ['se ríe como hiena', /risa|contagió/],
      ['ladra muchísimo', /ladrido/, { recipientName: 'Pipo', recipientRelation: 'mi perro' }],
      ['nunca llega a tiempo', /reloj|las cinco|tarde|lo dicho|esperar/],
      ['se queda dormida en el cine', /ojos|cabeza|oír|bajito|silencio/],
      ['llora con los anuncios', /pañuelo|llorar|serio|seria|Hasta la gente|vergüenza/],
      ['baila en la cola del banco', /pies|baile|música|vuelta/],
      ['usa calcetines de perritos', /calcetines de perritos/],
      ['lleva boina hasta en verano', /una boina/],
      ['no se quita la gorra ni para dormir', /la gorra/],
      ['siempre trae tornillos en la boca', /tornillos|Mm/],
      ['siempre trae un limón en la bolsa', /un limón/],
      ['guarda caramelos de limón en el mandil', /caramelos de limón/],
      ['anda siempre con un termo lleno de stickers', /un termo lleno de stickers/],
      ['se ríe para adentro, como que aspira', /risa|contagió/],
      ['no duerme sin un casco de obra que le regaló el tío', /el casco de obra/, CHILD],
      ['duerme con una pala de plástico', /pala de plástico/, CHILD],
      ['tiene una amiga imaginaria que se llama Doña Nube', /Doña Nube/, CHILD],
      ['le habla a los helechos', /los helechos|contárselo/],
      ['colecciona corcholatas', /colección|pieza|gremio/],
      ['come el mango con chile', /el mango con chile|El mango con chile/],
      ['siempre pierde los lentes', /los lentes/],
      ['persigna a todo el que sale', /bendición/],
      ['regatea hasta en el súper', /mitad|hora|tiempo|menos|Quince/],
      ['es terca como nadie', /—(?:Pues no|Que no|Que sí|¿Cómo que no)|salida|Ganó|insistir/],
      ['pregunta todo', /—¿Y /],
      ['se queda dormido y si lo despiertas dice que oía todo', /ojos|cabeza|oír|bajito|silencio/],
      ['sus vecinos le dicen "profe" por error', /[Pp]rofe/],
      ['le pone nombre a los charcos', /nombre/],
      ['hace trampa en el dominó', /techo|trampa|manera|juego|lado|suertes/],
      ['saluda a los perros', /—¡Buenas|saludar/],
      ['cuenta chistes malos', /chiste/],
    ]),
  )('%s', (said, sign, who) => {
    for (const which of [0, 1]) {
      const found = gag(said, which, who)
      expect(found).not.toBeNull()
      const scenes = [found!.seen, found!.met('la foca'), found!.back]
      expect(scenes.filter((scene) => sign.test(scene)).length).toBeGreaterThan(1)
      expect(new Set(scenes).size).toBe(3)
    }
    const story = beginStory(briefOf(said, who), 'a')
    const chapters = [1, 2, 3, 4, 5].map((number) => story.chapter(number).paragraphs.join('\n'))
    expect(chapters[0]).toMatch(sign)
    expect(chapters.slice(3).join('\n')).toMatch(sign)
  })

  it('what somebody always says is told of them, and said by others, wherever its sense does not fit', () => {
    for (const which of [0, 1]) {
      const { seen, met, back } = gag('dice "ya mero llego" para todo', which)!
      expect([seen, met('la foca'), back].filter((scene) => !/«[Yy]a mero llego»/u.test(scene))).toEqual([])
    }
  })

  it('a saying that is all there is of a habit is not told again in other words', () => {
    const extraTrait = 'siempre dice "al mal paso darle prisa"'
    for (const plot of ['storm-door', 'clock-strike', 'night-radio']) {
      const first = beginStory(briefOf(extraTrait), 'a', { plot }).chapter(1).paragraphs.join('\n')
      expect(first.match(/al mal paso darle prisa/gu)).toHaveLength(1)
    }
  })

  it.each<readonly [string, Who]>([
    ['nadie olvida sus cuentos', {}],
    ['tiene la mesa llena de cactus', {}],
    ['canta cuando limpia', {}],
    ['no baila nunca', {}],
    ['le dice "apá" al perro', {}],
    ['dice "hola" al vecino', CAT],
    ['le ladra al cartero', CAT],
    ['mi mamá ronca y ella se ríe de mi mamá', {}],
    ['Luz ronca', TWO],
    ['siempre trae prisa', {}],
    ['anda siempre con su perro', {}],
    ['le habla a su mamá diario', {}],
    ['colecciona novios', {}],
    ['dice "gato" a los perros', {}],
    ['dice "cocreta" en vez de croqueta', {}],
    ['ella canta y él se duerme', TWO],
  ])('and nothing that cannot be shown for certain runs: %s', (said, who) => {
    const { trait, r, s } = kitOf(said, who)
    const found = trait && gagOf(trait, { r, s }, ([first]) => first!)
    expect(found).toBeNull()
  })
})

it.each([
  ['tiene la mesa llena de cactus', 'Berta tiene la mesa llena de cactus'],
  ['quiere ser escritora, ya tiene una libreta pero no deja que nadie la lea', 'Berta quiere ser escritora'],
  ['cada domingo nos llama a todos. Le tiene miedo a la escoba', 'Berta le tiene miedo a la escoba'],
])('a fact of them alone is said once by the narrator: %s', (said, fact) => {
  const text = toldOf(briefOf(said))
  expect(text.split(fact)).toHaveLength(2)
  expect(text).not.toMatch(/libreta|nos llama/)
})

/** Each class of what is not told, and what would betray it. */
it.each([
  ['who gives speaks', 'me despierta y le digo que no y se ríe de mí', /despierta/],
  ['a message of their giver', 'va a vivir en Neuquén y yo en Bahía Blanca, quiero que sepa que estoy aunque esté lejos', /Neuquén|Bahía/],
  ['news', 'ahora va a estudiar a Valdivia y lo voy a echar mucho de menos', /Valdivia|estudiar/],
  ['what everybody sees', 'es negra con una pata blanca', /negra|pata/],
  ['a note to the shop', 'somos 14 nietos así que no ponga nombres por favor, se nos puede sentir alguno', /sentir alguno|nietos/],
  ['a confidence', 'cree que nadie oye cuando llora', /cree que|nadie oye/],
])('%s is told nowhere, and its giver is told so: %s', (_, said, betrays) => {
  const brief = briefOf(said)
  expect(toldOf(brief)).not.toMatch(betrays)
  const { advice, sentences } = readAnswers(brief)
  expect(JSON.stringify(sentences)).not.toMatch(betrays)
  expect(advice.find(({ field }) => field === 'extraTrait')?.why).toMatch(/El cuento no lo dice|el cuento no lo dice|no se imprime/)
}) // oxfmt-ignore

it('a saying is said by whose it is, and three times at most', () => {
  for (const seed of ['a', 'b', 'c']) {
    const text = toldOf(briefOf('dice "yo solita" para todo'), seed)
    expect(text).toMatch(/(?:dijo|dicho)[^.]*«yo solita»|«yo solita», dijo Berta/iu)
    expect(text.match(/yo solita/giu)!.length).toBeLessThanOrEqual(4)
  }
})

it.each([
  ['dice "ahí les va" cuando saca la guitarra', /—Ahí les va —[^.]*Berta\./],
  ['si la llaman contesta "un segundito"', /—Un segundito —[^.]*Berta\./],
  ['llama "pecosas" a las papas y no quiero que se lo quiten', /—Pecosas —[^.]*Berta\./],
  ['habla con la lancha, le dice ándale preciosa', /—Ándale, preciosa —[^.]*Berta\./],
  ['al perro le dice "mi general"', /—Mi general —[^.]*Berta\./],
  ['llama a la escoba "la comadre"', /—La comadre —[^.]*Berta\./],
  ['atiende el timbre con "¿y ahora qué?"', /—¿Y ahora qué\? —dijo Berta, que así atiende el timbre/],
  ['se despide siempre con "ahí nos vidrios"', /—Ahí nos vidrios —ensayó Berta/],
])('what they say at times they say once: %s', (said, aloud) => {
  const text = toldOf(briefOf(said))
  expect(text).toMatch(aloud)
  expect(text).not.toMatch(/no quiero|conviene saberlo|esto también es verdad/iu)
})

it.each([
  ['su lema: ¿urge para cuándo?', /¿Urge para cuándo\?/],
  ['Su muletilla es "ándale pues"', /[Áá]ndale pues/],
  ['responde a todo con un "ya estuvo"', /ya estuvo/],
  ['dice bragleta', /bragleta/],
])('their own words are theirs, and no note: %s', (said, words) => {
  expect(toldOf(briefOf(said)).match(new RegExp(words, 'gu'))!.length).toBeGreaterThan(1)
  expect(readAnswers(briefOf(said)).advice.filter(({ field }) => field === 'extraTrait')).toEqual([])
})

it.each([
  ['tiene un loro, se llama Rufo', /Berta se llama/],
  ['bautizó la camioneta, se llama la Güera', /Berta se llama/],
  ['heredó una lancha, hace agua', /Berta hace/],
  ['tiene una hermana gemela, vive en Quito', /Berta vive/],
])('what is said of what came before is not said of them: %s', (said, betrays) => {
  expect(toldOf(briefOf(said))).not.toMatch(betrays)
  expect(JSON.stringify(readAnswers(briefOf(said)).sentences)).not.toMatch(betrays)
})

it.each([
  ['le falta un colmillo, bueno, medio', 'a Pipo le falta un colmillo. Bueno, medio', CAT],
  ['junta seis llaveros, digo siete', 'Berta junta seis llaveros. Mejor dicho, siete', {}],
  ['tiene cuatro primas, o sea cinco', 'Berta tiene cuatro primas. O sea, cinco', {}],
  ['ronca, más bien sopla', undefined, {}],
])('whoever puts right what they say is told whole or not at all: %s', (said, told, who) =>
  expect(kitOf(said, who).trait?.fact).toBe(told),
)

it('what never happens is no habit', () => {
  const { trait, r, s } = kitOf('nunca llega tarde')
  expect(gagOf(trait!, { r, s }, ([first]) => first!)).toBeNull()
})
