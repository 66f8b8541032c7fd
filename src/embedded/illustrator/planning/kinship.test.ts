import { describe, expect, it } from 'vitest'
import { feminineName, kinshipOf } from './kinship.ts'

const brief = {
  senderName: 'Elena',
  recipientName: 'Leo',
  favoriteThing: '',
  specialMemory: '',
  admiration: '',
  extraTrait: '',
  illustrationStyle: 'infantil',
} as const

describe('kinship', () => {
  it.each([
    ['hijo', 'child', 'adult'],
    ['mi hija', 'child', 'adult'],
    ['bebé', 'baby', 'adult'],
    ['nieta', 'child', 'elder'],
    ['abuelita', 'elder', 'child'],
    ['bisabuelo', 'elder', 'child'],
    ['mamá', 'adult', 'child'],
    ['tío', 'adult', 'child'],
    ['hermana', 'child', 'child'],
    ['esposo', 'adult', 'adult'],
    ['mejor amiga', 'adult', 'adult'],
    ['jefa', 'adult', 'adult'],
    ['mi viejo amigo', 'adult', 'adult'],
    ['hija adolescente', 'teenager', 'adult'],
    ['sobrino de 15 años', 'teenager', 'adult'],
    ['hija de 2 años', 'baby', 'adult'],
    ['suegra', 'elder', 'adult'],
    ['mi suegro', 'elder', 'adult'],
    ['nuera', 'adult', 'elder'],
    ['yerno', 'adult', 'elder'],
    ['cuñada', 'adult', 'adult'],
    ['la mamá de mi esposo', 'elder', 'adult'],
    ['el abuelo de mi mujer', 'elder', 'adult'],
    ['el papá de mis hijos', 'adult', 'adult'],
    ['la mamá de mi nieto', 'adult', 'elder'],
    ['la profe de mi hija', 'adult', 'adult'],
    ['papá de 70 años', 'elder', 'adult'],
    ['hija de 35 años', 'adult', 'elder'],
    ['esposa de 68 años', 'elder', 'elder'],
    ['hermanita', 'child', 'child'],
    ['hermano de 40 años', 'adult', 'adult'],
    ['maestra', 'adult', 'child'],
  ])('draws %s as %s and the sender as %s', (recipientRelation, recipient, sender) => {
    const found = kinshipOf({ ...brief, recipientRelation })
    expect([found.recipient.age, found.sender.age]).toEqual([recipient, sender])
  })

  it.each([
    ['Camila', 'mi mejor amiga', true],
    ['Luz', 'mi mejor amigo', false],
    ['Andrea', 'mi querido primo', false],
    ['Lucho', 'mi tata', false],
    ['Nico', 'mi novia', true],
    ['Noa', 'mi dentista', true],
    ['Julio', 'mi dentista', false],
    ['Marta', 'mi colega', true],
    ['Pedro', 'mi colega', false],
    ['Beto', 'el perro de mi hermana', false],
    ['Gabriel', 'mi pareja', false],
    ['Rosa', 'la abuela de mi hijo', true],
  ])('draws %s, %s, as a woman: %s', (recipientName, recipientRelation, feminine) => {
    expect(kinshipOf({ ...brief, recipientName, recipientRelation }).recipient.feminine).toBe(feminine)
  })

  it.each([
    ['La abuela Nena', 'bebé de 8 meses, mi nieta', 'elder', true],
    ['Nena', 'bebé de 8 meses, mi nieta', 'elder', true],
    ['tu abuelo Paco', 'niño', 'elder', false],
    ['Tía Caro', 'mamá', 'adult', true],
    ['papá', 'mamá', 'adult', false],
    ['tu nieta Sol', 'yaya', 'child', true],
    ['tu suegra Carmen', 'nuera', 'elder', true],
    ['tu yerno Luis', 'suegra', 'adult', false],
    ['el abuelo Paco', 'esposa', 'elder', false],
  ])('casts «%s», who gives to %s, as %s', (senderName, recipientRelation, age, feminine) => {
    expect(kinshipOf({ ...brief, senderName, recipientRelation }).sender).toEqual({ age, feminine })
  })

  it('takes the gender from the relation, then from the name', () => {
    expect(kinshipOf({ ...brief, recipientRelation: 'abuela' }).recipient.feminine).toBe(true)
    expect(kinshipOf({ ...brief, recipientRelation: 'papá' }).recipient.feminine).toBe(false)
    expect(kinshipOf({ ...brief, recipientRelation: 'mi amor', recipientName: 'Carmen' }).recipient.feminine).toBe(true)
    expect(kinshipOf({ ...brief, recipientRelation: 'amiga', recipientGender: 'm' }).recipient.feminine).toBe(false)
    expect(['Lucía', 'Inés', 'Carmen', 'Luca', 'Andrés', 'María José'].map(feminineName)).toEqual([
      true,
      true,
      true,
      false,
      false,
      true,
    ])
  })

  it('knows animals among recipients', () => {
    expect(kinshipOf({ ...brief, recipientRelation: 'mi perrita' }).pet).toBe('perrita')
    expect(kinshipOf({ ...brief, recipientRelation: 'hijo' }).pet).toBeNull()
  })

  it('lets a beard tell that a sender has grown up', () => {
    const senderLook = {
      skin: '#e0b090',
      hair: '#302010',
      hairType: 'liso',
      hairLength: 'corto',
      glasses: false,
      beard: 'barba',
      clothes: '#336699',
    } as const
    const agesOf = (recipientRelation: string) => {
      const { sender, recipient } = kinshipOf({ ...brief, recipientRelation, senderLook })
      return [sender.age, recipient.age]
    }
    expect(kinshipOf({ ...brief, recipientRelation: 'mamá', senderLook }).sender.feminine).toBe(false)
    expect(agesOf('mamá')).toEqual(['adult', 'elder'])
    expect(agesOf('hermana')).toEqual(['adult', 'adult'])
    expect(agesOf('abuela')).toEqual(['adult', 'elder'])
    expect(agesOf('profe')).toEqual(['adult', 'adult'])
    expect(agesOf('hijo')).toEqual(['adult', 'child'])
  })
})

it.each([
  ['Nora y Teo', 'mis hijos', undefined, true],
  ['Teo y Nora', 'mis hijos', undefined, false],
  ['Nora, Teo y Luis', 'mis nietos', 'm', true],
  ['Nora', 'mi hija', undefined, true],
] as const)(
  'of several the first is who the first name is: %s, %s',
  (recipientName, recipientRelation, gender, feminine) => {
    const several = { ...brief, recipientName, recipientRelation, ...(gender && { recipientGender: gender }) }
    expect(kinshipOf(several).recipient.feminine).toBe(feminine)
  },
)
