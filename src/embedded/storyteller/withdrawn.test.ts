import { beforeAll, describe, expect, it } from 'vitest'
import type { Brief } from '../../engine.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { beginStory } from './tell-story.ts'
import { readAnswers } from './understanding.ts'
import { inWords, PLAIN } from '../../../test/storyteller/briefs.ts'

beforeAll(loadDictionary)

const told = (brief: Brief, seed: string) => {
  const story = beginStory(brief, seed)
  return [1, 2, 3, 4, 5].map((number) => story.chapter(number).paragraphs.join('\n')).join('\n')
}

type Field = 'specialMemory' | 'admiration' | 'extraTrait'

/** What a giver takes back, words of it that may stand nowhere, and words of the rest that are still told. */
const WITHDRAWN: readonly (readonly [Field, string, RegExp, string])[] = [
  ['specialMemory', 'de niña se metía a mi cama con los truenos pero si pones eso me mata', /de niña|metía|(?:mi|su) cama|(?<!\p{L})mata(?!\p{L})/u, ''],
  ['admiration', 'exigente pero justa, nos defendió siempre aunque el Ing. Soto le gritara (eso no lo pongan jaja)', /Soto|Ing|pongan/, '«exigente pero justa, nos defendió siempre»'],
  ['admiration', 'nunca grita, ni con Beto. (Soy la mamá: lo de Beto sácalo porfa)', /Beto|mamá/, 'grita'],
  ['admiration', 'lo independiente que es, vamos que llevo un mes llorando en el taller, esto no', /taller|llorando|esto no/, 'independiente'],
  ['specialMemory', 'tuvo náuseas tres meses y aun así me hacía reír desde el baño. eso del baño no po', /baño/, 'hacía reír'],
  ['specialMemory', 'la vez que nos corrieron del bar JAJAJA no mejor esa no. pon cuando vendimos galletas afuera de la escuela', /corrieron|esa no|pon /, 'vendimos galletas'],
  ['specialMemory', 'se cayó el sistema y llegó en pijama con tamales, lo de que le gritó al director no lo cuenten', /al director|lo cuenten/, 'en pijama con tamales'],
  ['specialMemory', 'nos cambiamos en un examen y saqué 9. obvio no digas la escuela que la directora es mi suegra', /suegra|obvio/, 'saqué 9'],
  ['specialMemory', 'Cruzó sin papeles en el 79, eso NO. Pongan que llegó con una guitarra y nunca la vendió', /papeles|Pongan/, 'egó con una guitarra'],
  ['specialMemory', 'Cuando se quedó sin trabajo vendía gelatinas y las entregaba de corbata. A ella no le gusta que se sepa lo del trabajo pero lo de la corbata sí', /sin trabajo|se sepa/, 'entregaba de corbata'],
  ['specialMemory', 'fue por las cabras del vecino con el que no se habla, (no digas lo de que no se hablan) y las trajo todas', /no se habla|digas/, 'las trajo todas'],
  ['admiration', 'es alegre y me cuida, el año pasado yo estuve con depre y no se fue', /depre/, 'cuid'],
  ['admiration', 'que es luchadora no sabe leer pero sacó 4 profesionales', /leer/, 'sac'],
  ['admiration', 'es muy buena madre, aunque como esposa no tanto jaja', /espos/, 'madre'],
  ['admiration', 'que siempre está de buen humor y eso que lo ha pasado mal', /pasado mal/, 'buen humor'],
  ['admiration', 'siempre me guarda lugar en el comedor y cuando me operaron me mandó la rifa', /operaron|(?<!\p{L})y[.»]/u, 'guarda'],
  ['admiration', 'pues ahorita esta pasando por algo fuerte con su marido y no se ha quebrado, no le vayan a poner eso solo q es fuerte', /marido|vayan|ahorita/, 'es fuerte'],
  ['admiration', 'lo valiente que fue este año con todo el quilombo de la separacion. de eso no pongan nada obvio', /obvio|separaci|pongan|quilombo/, '«lo valiente que fue este año»'],
  ['specialMemory', 'una vez me enseño a hacer el mole de su mamá que ni a sus hijas les habia enseñado, no digan eso de las hijas porfa que se enojan', /hijas|enojan|digan/, 'a hacer el mole de su mamá'],
  ['specialMemory', 'nos perdimos en la feria y acabamos bailando con unos señores jajaja nadie sabe de eso bueno mi hermana si', /feria|nadie sabe|hermana/, ''],
  ['admiration', 'q no me juzga. le conte lo de mi ex y lo otro y nunca dijo nada a nadie', /(?<!\p{L})ex(?!\p{L})|lo otro/u, '«que no me juzga»'],
  ['extraTrait', 'tiene TDAH no se si lo ponen, mejor no', /TDAH|mejor no|ponen/, ''],
  ['admiration', 'Se lleva bien con todo el mundo. Es amigo invisible, tope 30€, ¿me llega antes del 18?', /invisible|tope|30|18/, 'con todo el mundo'],
  ['admiration', 'que me recibio en su casa como hija cuando mi familia me dio la espalda', /dio la espalda/, 'en su casa como hija'],
  ['admiration', 'Tiene un corazón enorme aunque ahora hable poco y salga poco de la pieza. Cuando su hermana llora él va primero', /de la pieza|hable poco/, 'corazón enorme'],
  ['extraTrait', 'sin mencionar a su hermano porfa, están peleados. siempre silba', /hermano|pelead|mencion/, 'siempre silba'],
  ['extraTrait', 'siempre trae un sueter porque el aire esta helado, se va por lo de su divorcio pero eso NO lo pongan', /divorcio|pongan|se va/, 'siempre trae un suéter'],
  ['extraTrait', 'canta en la regadera, le pagan poco, eso mejor no lo digan porfa', /pagan|digan/, 'canta en la regadera'],
  ['admiration', 'lo fuerte que ha sido este año. Por favor no mencionen a su papá, se fue de la casa en enero y todavia le duele mucho', /papá|enero|duele/, 'lo fuerte que ha sido'],
  ['extraTrait', 'ojo, lo de que estuvo casada antes no lo pongan porfa, la niña no sabe nada de eso', /casada|no sabe nada/, ''],
  ['extraTrait', 'silba siempre. su tío viene de Lima ese día. de eso no pongan nada porfa', /Lima|pongan/, 'silba siempre'],
  ['extraTrait', 'nunca lo he visto en persona. No pongan nada de eso en el cuento', /visto|pongan/, ''],
  ['extraTrait', 'tiene demencia. que vaya en letra grande y nada enredado, se lo vamos a leer a diario', /demencia|letra|enredado|leer/, ''],
  ['extraTrait', 'Don Nubes tiene que salir. Según ella mide dos metros y odia la lluvia', /tiene que salir|Don Nubes|dos metros/, ''],
  ['extraTrait', 'murió en enero, es su primera Navidad sin él', /su primera|murió/, ''],
  ['admiration', 'que le gana al abuelo al dominó, ella a él', /ella a él/, 'le gana al abuelo'],
  ['specialMemory', 'nos lo dijo en la cocina y gritamos. El portero bajó asustado y ha puesto dinero para el regalo', /dinero/, 'bajó asustado'],
  ['specialMemory', 'Ya no se acuerda de nuestros nombres, pero en la feria subió a la rueda y cantó entera la del barco', /no se acuerd|(?:nuestros|los) nombres/, 'cantó entera'],
  ['extraTrait', 'Factura a nombre de la empresa por favor', /[Ff]actura/, ''],
] // oxfmt-ignore

/** What begins the sentence in which each is read back: of what is taken back whole there is none. */
const READ_BACK = { specialMemory: /recuerdo/, admiration: /Lo que admir[aá]s/, extraTrait: /algo muy suyo/ } as const

describe('what its giver takes back', () => {
  it.each(WITHDRAWN)('%s: «%s» is told nowhere, and the giver hears so', (field, said, never, still) => {
    const brief = { ...PLAIN, [field]: said }
    const { sentences, advice } = readAnswers(brief)
    const back = sentences.map(inWords).join('')
    const texts = ['a', 'b', 'c'].map((seed) => told(brief, seed)).join('\n')
    expect(`${back}\n${texts}`).not.toMatch(never)
    expect(back).toContain(still)
    expect(READ_BACK[field].test(back)).toBe(still !== '')
    expect(advice.map((one) => one.field)).toContain(field)
  })

  it.each([
    ['no sé uno bonito cuando nos llevó al mar', 'nos llevó al mar'],
    ['nose cuando era niña bailaba en la mesa', 'era niña bailaba'],
    ['no se muchas. cuando fuimos al mar en Tecolutla y le dio miedo', 'le dio miedo'],
    ['Favor de redactar algo sobre la apertura de la planta', 'apertura de la planta'],
  ])('and what only says that they do not know goes: %s', (specialMemory, said) => {
    const { sentences } = readAnswers({ ...PLAIN, specialMemory })
    const back = sentences.map(inWords).join('')
    expect(back).toContain(said)
    expect(back).not.toMatch(/no sé|nose|[Ff]avor/)
  })
})

it.each([
  ['ahorita no me acuerdo de una luego les mando por whats', 'specialMemory'],
  ['no tengo ahorita luego se las paso', 'specialMemory'],
  ['mejor no', 'extraTrait'],
] as const)('«%s» says nothing', (said, field) => {
  const { advice } = readAnswers({ ...PLAIN, [field]: said })
  expect(advice.find((one) => one.field === field)?.kind).toBe('nothing-said')
})

it.each([
  ['no la conozco mucho, creo que las sirenas', /^Le gustan las sirenas/],
  ['los trenes y las quesadillas sin queso, aunque usted no lo crea', /los trenes y las quesadillas sin queso\.$/],
  ['las princesas no, los superhéroes', /^Le gustan los superhéroes/],
  ['ponerse la ropa al revés', /ponerse la ropa al revés/],
])('of what is liked, what is said beside it is not told: %s', (favoriteThing, read) => {
  const { sentences } = readAnswers({ ...PLAIN, favoriteThing })
  const told = sentences.map(inWords)
  expect(told[1]).toMatch(read)
})

it('how an animal died is no habit of theirs', () => {
  const brief = { ...PLAIN, recipientRelation: 'mi perro', extraTrait: 'odiaba el ascensor. se nos fue en mayo' }
  const back = readAnswers(brief).sentences.map(inWords).join('')
  expect(back).toContain('en recuerdo')
  expect(back).toContain('odiaba el ascensor.')
})

it('a birthday that nobody shall know of is no occasion', () => {
  const brief = { ...PLAIN, recipientRelation: 'mi compañera de coro, cumple 50 y no quiere que se sepa' }
  expect(told(brief, 'a')).not.toMatch(/cumplea|velas|pastel/)
  expect(readAnswers(brief).advice.map((one) => one.field)).toContain('recipientRelation')
})
