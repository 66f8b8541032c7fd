import { describe, expect, it } from 'vitest'
import { isGenderDoubtful, isSeveral, nameGender, relationGender } from './gender.ts'

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
    ['', null],
    // Women's names that do not end like one, and men's that do not either, on whichever line of the list they stand.
    ['Abigail', 'f'],
    ['Ester', 'f'],
    ['Zoé', 'f'],
    ['Meg', 'f'],
    ['Josué', 'm'],
    ['Simba', 'm'],
    ['Joel', 'm'],
    ['Noa', null],
    ['Sasha', null],
    ['Dominique', null],
    ['Andrea', 'f'],
    ['Guadalupe', 'f'],
    ['Rosario', 'f'],
    ['Isa', 'f'],
    ['Trini', 'f'],
    // By their ending alone.
    ['Brunilda', 'f'],
    ['Evelynette', 'f'],
    ['Maribelle', 'f'],
    ['Jazlyn', 'f'],
    ['Anacleto', 'm'],
    ['Fernández', 'm'],
    ['Bernardos', 'm'],
    ['Adriel', 'm'],
    ['Sarkin', null],
    ['Ana', 'f'],
    ['Ea', null],
    ['Мила', null],
    ['Ana2', null],
    ['2lola', null],
    ['J0sefo', null],
    // The first name tells it, whatever comes before and after.
    ['Ana-Sam', 'f'],
    ['  lucía  pérez ', 'f'],
    ['mi Lucía', 'f'],
    ['mi  Joel', 'm'],
    ['Tu Simba', 'm'],
    ['su Alex', null],
    ['Miguel', 'm'],
    ['Suyapa', 'f'],
    ['Lucía mi sol', 'f'],
    ['Joel mi amor', 'm'],
    ['Señora Alex', 'f'],
    ['Sr. Alex', 'm'],
    ['Alex, la tía', null],
    ['Alex el doctor', null],
    ['Donato', 'm'],
    ['Lara', 'f'],
    ['Titi Alex', 'f'],
    ['Norbin', null],
    ['Remi Lucía', null],
    ['Eloísa', 'f'],
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
    ['', null],
    ['...', null],
    ['mi jefe', null],
    ['mi jefecita', 'f'],
    ['la novia de mi hermano', 'f'],
    ['el doctor de mi hija', 'm'],
    ['mi mejor amigo', 'm'],
    ['los hijos', 'm'],
    ['mis nietas', 'f'],
    ['vecine', null],
    ['compañere', null],
    ['una amiga', 'f'],
    ['persona especial', null],
    ['piano', null],
    ['sol de papel', null],
    ['mi padre', 'm'],
    ['gato', 'm'],
    ['hámster', 'm'],
    ['la perrita', 'f'],
    ['mamacita linda', null],
    ['loro', 'm'],
    ['alma', null],
    ['patio', null],
    ['enamorade', null],
    ['papagayo', null],
    ['comadreja', null],
    ['desamigo', null],
    ['niños del coro', 'm'],
    ['tortuga de mi primo', 'm'],
  ])('reads the relation %s', (relation, gender) => expect(relationGender(relation)).toBe(gender))

  it('asks only where nothing tells it', () => {
    expect(isGenderDoubtful('Alex', 'mi pareja')).toBe(true)
    expect(isGenderDoubtful('Yuri', 'colega')).toBe(true)
    expect(isGenderDoubtful('Alex', 'hija')).toBe(false)
    expect(isGenderDoubtful('Lucía', 'mi pareja')).toBe(false)
    expect(isGenderDoubtful('Alex y Sam', 'amigos')).toBe(false)
    expect(isGenderDoubtful('Alex y Sam', 'pareja')).toBe(false)
    expect(isGenderDoubtful(' ', 'mi pareja')).toBe(false)
    expect(isGenderDoubtful('Alex', ' ')).toBe(false)
    expect(isGenderDoubtful('', 'mi pareja')).toBe(false)
    expect(isGenderDoubtful('Alex', '')).toBe(false)
  })

  it.each([
    ['Ana y Luis', 'hijos'],
    ['Ana e Inés', ''],
    ['Ana & Luis', ''],
    ['Ana + Luis', ''],
    ['Ana, Luis', ''],
    ['Ana,Luis', ''],
    ['Los García', 'familia'],
    [' las primas', ''],
    ['Alex', 'mis hijos'],
    ['Alex', 'nietas'],
    ['Alex', 'compañeres'],
  ])('%s, %s, are several', (name, relation) => expect(isSeveral(name, relation)).toBe(true))

  it.each([
    ['Ana', 'hija'],
    ['Yago', ''],
    ['Ana y', 'hija'],
    ['Ana y ', 'hija'],
    ['Ana', 'hijastra'],
    ['Ana,', 'hija'],
    ['Lucas', 'hijo'],
    ['Loscar', 'hijo'],
    ['Carlos los', 'hijo'],
    ['Ana', 'hija de mis amigos'],
    ['Andrés', 'jefe'],
    ['', ''],
  ])('%s, %s, is one', (name, relation) => expect(isSeveral(name, relation)).toBe(false))
})
