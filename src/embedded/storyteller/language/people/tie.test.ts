import { beforeAll, describe, expect, it } from 'vitest'
import { PLAIN } from '../../../../../test/storyteller/briefs.ts'
import type { Brief } from '../../../../engine.ts'
import { kitFor } from '../../kit/read-brief.ts'
import { loadDictionary } from '../grammar/dictionary.ts'
import { tieSaid } from './tie.ts'

beforeAll(loadDictionary)

describe('what they are to each other', () => {
  const kit = (given: Partial<Brief>) => kitFor({ ...PLAIN, ...given }, '1')

  it.each([
    ['Marta y Joaquín', 'nuestra hija de 9 años', 'sus papás'],
    ['Marta y Lucía', 'nuestro hijo de 9 años', 'sus mamás'],
    ['Olga y Raúl', 'nieta que se gradúa', 'sus abuelos'],
    ['Pau y Raúl', 'nuestra sobrina', 'sus tíos'],
    ['Marta, Lucía y Rosa', 'hermana mayor', 'sus hermanas'],
    ['Fer, Luis y Toño', 'nuestro papá', 'sus hijos'],
    ['Marta Fuentealba', 'mi suegra', 'su nuera'],
    ['Raúl', 'mi nuera', 'su suegro'],
    ['Raúl', 'mi cuñada', 'su cuñado'],
    // of «mi» one may be somebody else, and of these names no gender is known
    ['Marta y Joaquín', 'mi hija de 9 años', null],
    ['Pau y Dani', 'nuestra sobrina', null],
    ['Pau y Marta', 'nuestra hija de 9 años', null],
    ['Marta y el equipo', 'nuestra amiga', null],
    ['Pau', 'mi suegra', null],
    ['Raúl', 'la suegra de mi hermano', null],
    ['Marta y Joaquín', 'hija de nuestros vecinos', null],
  ])('%s, of «%s»: %s', (senderName, recipientRelation, kin) =>
    expect(kit({ senderName, recipientRelation, recipientName: 'Sam' }).s.kin).toBe(kin),
  )

  it.each([
    ['nuestra vecina que nos cuidaba de chicos', true, 'nuestra vecina'],
    ['compañera de oficina que se muda a Salta', true, 'nuestra compañera de oficina'],
    ['mi hijo de 7 añitos', false, 'mi hijo'],
    ['amiga y vecina, se recibe este año', false, 'mi amiga y vecina'],
    ['la seño de música de mi hija Pía', false, 'la seño de música de mi hija Pía'],
    ['el portero de mi edificio', false, 'el portero de mi edificio'],
    ['mi mejor amiga de la facu', false, 'mi mejor amiga de la facu'],
    // what else they are, or may be, is not said
    ['la señora que me cuida', false, null],
    ['hermano mayor de mi esposo', false, null],
    ['mi ex suegra', false, null],
    ['mi crush', false, null],
    ['compañeras', true, null],
    ['mi amor', false, null],
    ['mi compañero de celda', false, 'mi compañero'],
  ])('«%s» (several: %s): %s', (relation, several, said) =>
    expect(tieSaid(relation, { role: 'other', gender: 'f' }, several)).toBe(said),
  )

  it.each([
    [{ senderName: 'Yuri', recipientName: 'Tomi', recipientRelation: 'mi hijo de 7 añitos' }, '«mi hijo»'],
    [{ senderName: 'Grupo 4.º A', recipientName: 'Maestra Nelly', recipientRelation: 'nuestra maestra de cuarto' }, '«nuestra maestra de cuarto»'],
    [{ senderName: 'Clara', recipientName: 'Tomi', recipientRelation: 'mi hijo de 7 añitos' }, null],
    [{ senderName: 'tía Nelly', recipientName: 'Tomi', recipientRelation: 'mi sobrino' }, null],
    [{ senderName: 'Tus nietos', recipientName: 'Nelly', recipientRelation: 'nuestra abuela' }, null],
    [{ senderName: 'Yuri', recipientName: 'Maestra Nelly', recipientRelation: 'mi maestra' }, null],
  ])('is told as the giver says it, where no word of theirs is sure: %o', (given, said) => {
    const { tie } = kit(given as Partial<Brief>)
    if (said === null) expect(tie).toBeNull()
    else expect(tie).toContain(said)
  }) // oxfmt-ignore
})
