import { beforeAll, describe, expect, it } from 'vitest'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { readRecipient } from '../language/people/person.ts'
import { reported } from './by-report.ts'
import { deedsOf, shownOf } from './families.ts'
import { nearestTo } from './nearest.ts'

beforeAll(loadDictionary)

const doneBy = (relation: string, said: string, told = '', by = 'su tía le había contado') => {
  const whose = readRecipient('Noa', relation)
  return deedsOf(said, whose, false, told, by).map((act) => act(whose, 'la vecina'))
}

it.each([
  ['las ganas que traía de nacer', 'eagerness'],
  ['se acostumbra a lo que sea', 'adapting'],
  ['fue la primera en llamar cuando nos peleamos', 'going first'],
  ['golpeó mi puerta aunque no nos hablábamos', 'going first'],
  ['pierde y felicita a quien gana', 'good losing'],
  ['se alegra por lo bueno de sus amigas', 'gladness for others'],
  ['lo pícara que es a sus años', 'quick wit'],
  ['ensaya hasta en el camión', 'practising'],
  ['se apoyan entre ellas', 'each other'],
  ['se deja peinar por mis nietas', 'letting be done'],
  ['se siente un león', 'thinking themselves big'],
  ['nunca anda con prisas', 'having time'],
  ['jamás dijo una palabra mala de nadie', 'speaking well of others'],
  ['nunca se le pasó un aniversario', 'remembering dates'],
  ['casi no oye, pero siempre se ríe', 'laughter'],
  ['nunca me gritó', 'even temper'],
  ['nos crió', 'bringing up'],
  ['no le tiene miedo a nadie', 'fearlessness'],
  ['no deja a nadie sin comer', 'feeding'],
] as const)('«%s» is told by %s', (said, family) => expect(shownOf(said)?.id).toBe(family))

it.each([
  ['ganas de salir adelante', 'eagerness'],
  ['tenía ganas de llegar lejos', 'eagerness'],
  ['sigue viva', 'quick wit'],
  ['nunca da el primer paso', 'going first'],
  ['toca la puerta para pedir azúcar', 'going first'],
  ['no se deja peinar', 'letting be done'],
  ['no se cree un genio', 'thinking themselves big'],
  ['anda con prisas', 'having time'],
  ['nunca he oído a nadie cantar así', 'speaking well of others'],
  ['no anda contando chismes', 'humility'],
  ['no se traga su orgullo', 'going first'],
  ['sabe perder el tiempo conmigo', 'good losing'],
] as const)('«%s» is not told by %s', (said, family) => expect(shownOf(said)?.id).not.toBe(family))

it.each([
  ['se sabe todas las capitales', 'memory'],
  ['lo bien que se porta en las filas', 'courtesy'],
  ['volvió a nadar después de la operación', 'perseverance'],
  ['no se mete con nadie', 'discretion'],
] as const)('«%s» is nearest to %s', (said, family) => expect(nearestTo(said)[0]).toBe(family))

describe('where no family is sure', () => {
  it.each(['mi amiga', 'mi hijo', 'mi perra'])(
    'their giver has spoken well of %s, and nobody doubts it',
    (relation) => {
      const told = [...doneBy(relation, 'todo'), ...doneBy(relation, 'conduce una grúa', 'que conduce una grúa')]
      expect(told.length).toBeGreaterThan(3)
      expect(told.filter((deed) => !/Noa/u.test(deed) || /¿/u.test(deed))).toEqual([])
      expect(told.filter((deed) => /pañuelo|tarareó|pestaña|botón/u.test(deed))).toEqual([])
    },
  )

  it('one alone is held by nobody, and no grown-up is given a hat', () => {
    expect(doneBy('mi hermana', 'su complicidad').join()).not.toContain('la mano, por si acaso')
    expect(doneBy('mi papá', 'su mansedumbre').join()).not.toContain('gorro')
  })

  it('what anybody may speak of is spoken of', () => {
    expect(doneBy('mi amiga', 'esos lentes', 'esos lentes').every((deed) => deed.includes('y de esos lentes'))).toBe(
      true,
    )
  })

  it.each([
    ['esos lentes verdes', 'esos lentes verdes'],
    ['su sopa', 'su sopa'],
    ['esas piernas', null],
    ['su cintura', null],
    ['su silla de ruedas', null],
    ['su forma de besar', null],
    ['su marido', null],
    ['que nunca avisa, aparece', null],
  ] as const)('«%s» is repeated as %s', (told, said) => expect(reported(told)).toBe(said))
})
