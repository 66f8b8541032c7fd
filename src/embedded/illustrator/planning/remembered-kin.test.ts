import { expect, test } from 'vitest'
import type { Brief } from '../../../engine.ts'
import { castOf } from './cast.ts'
import { rememberedKin } from './remembered-kin.ts'

const NOBODY = { sender: null, recipient: null }

function there(senderName: string, recipientRelation: string, specialMemory: string): string | null {
  const brief: Brief = {
    senderName,
    recipientName: 'Abril',
    recipientRelation,
    favoriteThing: '',
    specialMemory,
    admiration: '',
    extraTrait: '',
    illustrationStyle: 'infantil',
  }
  const { kinship, ...cast } = castOf(brief, NOBODY, 'test')
  const [one] = rememberedKin(brief, { cast, kinship }, 'test')
  return one ? `${one.called}: ${one.character.age} ${one.character.feminine ? 'f' : 'm'}` : null
}

test.each<[giver: string, relation: string, memory: string, seen: string | null]>([
  ['Rosa', 'mi hija', 'bailó el vals con su papá en la playa', 'su papá: adult m'],
  ['Rosa', 'mi amiga', 'fuimos al lago con mi abuela', 'la abuela de Rosa: elder f'],
  ['Diego', 'mi hermana', 'la tarde que jugamos en el parque con el tío Beto', 'el tío: adult m'],
  ['Rosa', 'mi hermana', 'cocinamos juntas con mi mamá', 'la mamá de Rosa: adult f'],
  ['Rosa', 'mi abuelo', 'encendimos la radio y mi abuela salió corriendo con una cubeta', 'la abuela de Rosa: elder f'],
  ['Rosa', 'maestro', 'dimos clases en el patio y su esposa nos hacía agua', 'su esposa: adult f'],
  ['Rosa', 'mi hermano', 'bajábamos en la patineta y mi mama gritando', 'la mamá de Rosa: adult f'],
  // They are one of the two.
  ['mamá y papá', 'hija', 'bailó el vals con su papá en el tren', null],
  ['Pedro', 'mi hija', 'bailó el vals con su papá', null],
  ['Rosa', 'mi abuela', 'jugamos en el parque con mi abuela', null],
  ['Rosa', 'mis papás', 'íbamos a cortar café y mi mamá llevaba los frijolitos', null],
  // They were somewhere else.
  ['Rosa', 'mi hija', 'bailamos mientras hablaba con su papá', null],
  ['Rosa', 'mi hija', 'jugamos en el parque y soñó con su abuela', null],
  ['Rosa', 'mi hermana', 'le dijo a mi mamá que me caí', null],
  ['Rosa', 'mi papá', 'me peinó porque mi mamá estaba trabajando', null],
])('who gives is %s to %s: «%s» shows %s besides', (giver, relation, memory, seen) => {
  expect(there(giver, relation, memory)).toBe(seen)
})
