import { expect, it } from 'vitest'
import type { Brief } from '../../../engine.ts'
import { isExpecting } from './expecting.ts'

const none: Brief = {
  recipientName: 'Lía',
  recipientRelation: '',
  senderName: 'Ana',
  favoriteThing: 'el vino',
  specialMemory: '',
  admiration: '',
  extraTrait: '',
  illustrationStyle: 'acuarela',
}

it.each([
  [{ recipientRelation: 'mi hermana embarazada' }, true],
  [{ recipientRelation: 'mi esposa, está esperando bebé' }, true],
  [{ recipientRelation: 'mi prima, espera un niño' }, true],
  [{ recipientRelation: 'es mi hermana embarazada' }, true],
  [{ recipientRelation: 'la mejor de mis primas, y ahora espera un bebé' }, true],
  [{ recipientRelation: 'amiga, embarazada de siete meses' }, true],
  [{ extraTrait: 'está embarazada y sigue bailando' }, true],
  [{ admiration: 'Trabaja mucho, ahora está esperando su primer bebé' }, true],
  [{ specialMemory: 'cuando supe que está embarazada y lloramos' }, true],
  [{ specialMemory: 'me contó que está embarazada y nos abrazamos' }, true],
  // in another year, or somebody else
  [{ recipientRelation: 'mi amiga, me cuidó embarazada' }, false],
  [{ recipientRelation: 'mi hermano, su esposa está embarazada' }, false],
  [{ recipientRelation: 'mi comadre de cuando estaba embarazada' }, false],
  [{ specialMemory: 'cuando esperaba a su hija en el aeropuerto' }, false],
  [{ specialMemory: 'en la puerta nos esperaba un niño con un globo' }, false],
  [{ specialMemory: 'cuando yo estaba embarazada me cuidó' }, false],
  [{ specialMemory: 'le conté que estaba embarazada y lloró' }, false],
  [{ specialMemory: 'fuimos con mi prima, que está embarazada' }, false],
  [{ admiration: 'siempre espera a su hija en la puerta' }, false],
  [{ admiration: 'espera a su hija todas las tardes' }, false],
  [{ admiration: 'espera a sus hijos con la cena' }, false],
  [{ specialMemory: 'mi prima le dijo que está embarazada' }, false],
  [{ specialMemory: 'cuando supe que está embarazada mi prima y lloramos' }, false],
  [{ extraTrait: 'mi hermana está embarazada' }, false],
] as const)('a baby is on its way to them now: %j', (said, isSo) =>
  expect(isExpecting({ ...none, ...said })).toBe(isSo),
)
