import { describe, expect, it } from 'vitest'
import { readFavourite } from '../language/favourite/favourite.ts'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import type { Asked } from './anything.ts'
import { propsOf } from './props.ts'

await loadDictionary()

const propsFor = (answer: string, more: Partial<Asked> = {}) =>
  propsOf(
    readFavourite(answer, 'Clara', (text) => text),
    { pick: ([first]) => first!, name: 'Lía', ...more },
  )

describe('what is felt, said or done is made no thing', () => {
  it.each([
    ['la calma', ''],
    ['la libertad', ''],
    ['la ternura de su casa', ''],
    ['las sonrisas', ''],
    ['la compañía de sus hijos', ''],
    ['el cariño de su gente', ''],
    ['los besos', 'darse besos'],
    ['los mimos', 'darse mimos'],
  ])('%s', (answer, together) => {
    for (const isChild of [false, true]) {
      const [prop, ...others] = propsFor(answer, { isChild })
      expect(prop).toMatchObject({ un: `un ${isChild ? 'dibujo' : 'retrato'} de Lía`, about: '', together })
      expect(others).toEqual([])
    }
  })

  it.each([
    ['la lluvia', 'un dibujo de la lluvia'],
    ['el torero', 'un dibujo del torero'],
    ['las fiestas de quince', 'un dibujo de las fiestas de quince'],
    ['los velorios no, las fiestas de pueblo sí', 'un dibujo de las fiestas de pueblo'],
    ['Navidad', 'un dibujo de Navidad'],
    ['la ciudad de noche', 'una postal de la ciudad de noche'],
    ['la pizza', 'un plato de pizza'],
  ])('but %s is seen', (answer, un) => expect(propsFor(answer)[0]!.un).toBe(un))
})

describe('a word that is a club too is none', () => {
  it.each([
    'dormir boca abajo',
    'que lo acuesten boca arriba',
    'la siesta boca abajo en el sofá',
    'los talleres de costura',
    'los estudiantes de su curso',
  ])('%s', (answer) => expect(propsFor(answer).map(({ el }) => el)).not.toContain('la camiseta'))

  it.each([
    ['Boca', 'una camiseta de Boca'],
    ['ver a River', 'una camiseta de River'],
    ['el Estudiantes', 'una camiseta del Estudiantes'],
    ['los Pumas', 'una camiseta de los Pumas'],
    ['el Valencia', 'una camiseta del Valencia'],
    ['el Colo-Colo', 'una camiseta de Colo-Colo'],
  ])('but %s is cheered', (answer, un) => expect(propsFor(answer)[0]!.un).toBe(un))
})

describe('what is chased, barked at or feared is not there', () => {
  it.each([
    ['perseguir las bicis', 'una foto de Lía persiguiendo las bicis'],
    ['ladrarle al camión del gas', 'un retrato de Lía'],
    ['cazar globos', 'una foto de Lía cazando globos'],
    ['gruñirle a la aspiradora', 'un retrato de Lía'],
    ['perseguir su propia cola', 'una foto de Lía persiguiendo su propia cola'],
  ])('%s', (answer, un) => expect(propsFor(answer, { isPet: true })[0]!.un).toBe(un))

  it.each([
    ['su pelota azul', 'la pelota azul'],
    ['morder los zapatos', 'un zapato'],
    ['las palomas', 'una paloma'],
    ['corretear gallinas', 'una gallina'],
    ['jugar con las pelotas', 'una pelota'],
    ['el hueso', 'un hueso'],
  ])('but %s is', (answer, un) => expect(propsFor(answer, { isPet: true })[0]!.un).toBe(un))

  it('is told of an animal that has died, and done by nobody in its stead', () => {
    const user = { name: 'Clara', isMany: false, hasHands: true, isKept: true }
    for (const answer of [
      'perseguir las bicis',
      'corretear palomas',
      'dormir al sol',
      'las croquetas',
      'ladrarle al cartero',
      'su pelota',
    ])
      expect(propsFor(answer, { isPet: true, user })[0]!.together).toBe('')
    expect(propsFor('las galletas', { user })[0]!.together).toBe('comer galletas')
  })
})

describe('what is eaten keeps its article, and is not what it is cooked with', () => {
  it.each([
    ['el caldo del sábado', 'comer el caldo'],
    ['el pan del pueblo', 'comer el pan del pueblo'],
    ['las empanadas del recreo', 'comer las empanadas del recreo'],
    ['el pescado del día', 'comer pescado del día'],
    ['el arroz con leche', 'comer arroz con leche'],
    ['el chorizo con queso', ''],
    ['la carne con leña de mezquite', 'comer carne'],
    ['el pollo con carbón', 'comer pollo'],
    ['los tamales de dulce', 'comer tamales de dulce'],
  ])('%s', (answer, together) => expect(propsFor(answer)[0]!.together).toBe(together))
})
