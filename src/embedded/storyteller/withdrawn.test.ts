import { beforeAll, describe, expect, it } from 'vitest'
import type { Brief } from '../../engine.ts'
import { loadDictionary } from './language/dictionary.ts'
import { beginStory } from './tell-story.ts'
import { readAnswers } from './understanding.ts'

beforeAll(loadDictionary)

const plain: Brief = {
  senderName: 'Olga',
  recipientName: 'Berta',
  recipientRelation: 'mi prima',
  favoriteThing: 'los faros',
  specialMemory: 'la tarde que llovió y bailamos en la cocina',
  admiration: 'su paciencia',
  extraTrait: '',
  illustrationStyle: 'infantil',
}

const told = (brief: Brief, seed: string) => {
  const story = beginStory(brief, seed)
  return [1, 2, 3, 4, 5].map((number) => story.chapter(number).paragraphs.join('\n')).join('\n')
}

type Field = 'specialMemory' | 'admiration' | 'extraTrait'

/** What a giver takes back, words of it that may stand nowhere, and words of the rest that are still told. */
const WITHDRAWN: readonly (readonly [Field, string, RegExp, string])[] = [
  ['specialMemory', 'de niña se metía a mi cama con los truenos pero si pones eso me mata', /truenos|mata/, ''],
  ['admiration', 'exigente pero justa, nos defendió siempre aunque el Ing. Soto le gritara (eso no lo pongan jaja)', /Soto|Ing|pongan/, 'nos defendió siempre'],
  ['admiration', 'nunca grita, ni con Beto. (Soy la mamá: lo de Beto sácalo porfa)', /Beto|mamá/, 'grita'],
  ['admiration', 'lo independiente que es, vamos que llevo un mes llorando en el taller, esto no', /taller|llorando|esto no/, 'independiente'],
  ['specialMemory', 'tuvo náuseas tres meses y aun así me hacía reír desde el baño. eso del baño no po', /baño/, 'hacía reír'],
  ['specialMemory', 'la vez que nos corrieron del bar JAJAJA no mejor esa no. pon cuando vendimos galletas afuera de la escuela', /corrieron|esa no|pon /, 'vendimos galletas'],
  ['specialMemory', 'se cayó el sistema y llegó en pijama con tamales, lo de que le gritó al director no lo cuenten', /director|cuenten/, 'en pijama con tamales'],
  ['specialMemory', 'nos cambiamos en un examen y saqué 9. obvio no digas la escuela que la directora es mi suegra', /suegra|obvio/, 'saqué 9'],
  ['specialMemory', 'Cruzó sin papeles en el 79, eso NO. Pongan que llegó con una guitarra y nunca la vendió', /papeles|Pongan/, 'llegó con una guitarra'],
  ['specialMemory', 'Cuando se quedó sin trabajo vendía gelatinas y las entregaba de corbata. A ella no le gusta que se sepa lo del trabajo pero lo de la corbata sí', /sin trabajo|se sepa/, 'entregaba de corbata'],
  ['specialMemory', 'fue por las cabras del vecino con el que no se habla, (no digas lo de que no se hablan) y las trajo todas', /habla|digas/, 'las trajo todas'],
  ['admiration', 'es alegre y me cuida, el año pasado yo estuve con depre y no se fue', /depre/, 'cuid'],
  ['admiration', 'que es luchadora no sabe leer pero sacó 4 profesionales', /leer/, 'sac'],
  ['admiration', 'es muy buena madre, aunque como esposa no tanto jaja', /espos/, 'madre'],
  ['admiration', 'que siempre está de buen humor y eso que lo ha pasado mal', /pasado mal/, 'buen humor'],
  ['specialMemory', 'siempre me guarda lugar en el comedor y cuando me operaron me mandó la rifa', /operaron|y[.»]/, 'guarda lugar'],
  ['extraTrait', 'Factura a nombre de la empresa por favor', /[Ff]actura/, ''],
] // oxfmt-ignore

describe('what its giver takes back', () => {
  it.each(WITHDRAWN)('%s: «%s» is told nowhere, and the giver hears so', (field, said, never, still) => {
    const brief = { ...plain, [field]: said }
    const { sentences, advice } = readAnswers(brief)
    const back = sentences.flat().map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('') // oxfmt-ignore
    const texts = ['a', 'b', 'c'].map((seed) => told(brief, seed)).join('\n')
    // a plot may say 'leer' of itself
    const own = [...texts.matchAll(/«[^»]*»/gu)].join('\n')
    expect(`${back}\n${own}`).not.toMatch(never)
    expect(back).toContain(still)
    expect(advice.map((one) => one.field)).toContain(field)
  })

  it.each([
    ['no sé uno bonito cuando nos llevó al mar', 'nos llevó al mar'],
    ['nose cuando era niña bailaba en la mesa', 'era niña bailaba'],
    ['Favor de redactar algo sobre la apertura de la planta', 'apertura de la planta'],
  ])('and what only says that they do not know goes: %s', (specialMemory, said) => {
    const { sentences } = readAnswers({ ...plain, specialMemory })
    const back = sentences.flat().map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('') // oxfmt-ignore
    expect(back).toContain(said)
    expect(back).not.toMatch(/no sé|nose|[Ff]avor/)
  })
})

it('a birthday that nobody shall know of is no occasion', () => {
  const brief = { ...plain, recipientRelation: 'mi compañera de coro, cumple 50 y no quiere que se sepa' }
  expect(told(brief, 'a')).not.toMatch(/cumplea|velas|pastel/)
  expect(readAnswers(brief).advice.map((one) => one.field)).toContain('recipientRelation')
})
