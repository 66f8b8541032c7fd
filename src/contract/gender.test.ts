import { describe, expect, it } from 'vitest'
import { isGenderDoubtful, nameGender, relationGender } from './gender.ts'

describe('grammatical gender without a dictionary', () => {
  it.each([
    ['Lucía', 'f'],
    ['Mateo', 'm'],
    ['Carmen', 'f'],
    ['Luca', 'm'],
    ['Don Ernesto', 'm'],
    ['Tía Chayo', 'f'],
    ['Alex', null],
    ['Yuri', null],
    ['Ximena', 'f'],
    ['דנה', null],
    ['X', null],
  ])('reads the name %s', (name, gender) => expect(nameGender(name)).toBe(gender))

  it.each([
    ['mi abuela Rosa', 'f'],
    ['hijo', 'm'],
    ['mejor amiga', 'f'],
    ['mi pareja', null],
    ['colega', null],
    ['compañero del trabajo', 'm'],
    ['la mamá de mi novio', 'f'],
    ['papá', 'm'],
    ['bebé', null],
  ])('reads the relation %s', (relation, gender) => expect(relationGender(relation)).toBe(gender))

  it('asks only where nothing tells it', () => {
    expect(isGenderDoubtful('Alex', 'mi pareja')).toBe(true)
    expect(isGenderDoubtful('Yuri', 'colega')).toBe(true)
    expect(isGenderDoubtful('Alex', 'hija')).toBe(false)
    expect(isGenderDoubtful('Lucía', 'mi pareja')).toBe(false)
    expect(isGenderDoubtful('Alex y Sam', 'amigos')).toBe(false)
    expect(isGenderDoubtful('', 'mi pareja')).toBe(false)
    expect(isGenderDoubtful('Alex', '')).toBe(false)
  })
})
