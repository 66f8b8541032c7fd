import type { Kit } from '../kit/kit.ts'
import { countWords, upperFirst } from '../language/text.ts'
import { type Keepsake, WRITTEN } from '../things/keepsakes.ts'
import { hasGiver, isOfOne, namesOthers } from '../things/remembered.ts'

/**
 * The memory as its giver wrote it: on a paper, or on a note beside a thing of that day. A note is right in any person
 * and tense, so its words are never turned; who was there knows it, and nobody is told their own life as news. Where
 * nothing was said, the paper says whom it is for, and claims nothing.
 */
export function recalled(kit: Kit, keep: Keepsake, isTiny: boolean): string {
  const { memory, r, leftOut, inMemory, pick } = kit
  const where = pick(...(keep.isPaper ? WRITTEN[nounOf(keep)]! : BESIDE))
  const hand = pick(...handsOf(kit))
  const reaction = pick(...reactionsTo(kit, isTiny))
  if (leftOut.has('memory'))
    return `${where}, ${hand}: «Para ${r.name}, ${inMemory ? 'siempre' : 'por lo que todavía falta'}». No decía más.`
  const isShort = countWords(memory.note) < 4
  return `${where}, ${hand}: «${memory.note.replace(/\.$/u, '')}». ${isShort ? 'Con eso bastaba.' : reaction}`
}

const nounOf = ({ el }: Keepsake) => el.split(' ')[1]!

/** Where the words stand beside a thing. */
const BESIDE = [
  'Al lado había una nota',
  'Junto a eso, en un papel',
  'Traía atado un papelito',
  'Debajo había una nota',
]

/** One of several wrote it, and which of them is not known. */
function handsOf({ memory, s }: Kit): string[] {
  const names = s.name.match(/\p{Lu}\p{L}+/gu) ?? []
  const isNamed = names.some((name) => holds(memory.note, name))
  if (isNamed || (s.several && isOfOne(memory.note)))
    return ['con letra conocida', 'con la letra de casa', 'con una letra que se reconocía de lejos']
  return [`con letra de ${s.name}`, `de puño y letra de ${s.name}`, `y la letra era de ${s.name}`]
}

/** Who has it read to them hears it; who was there knows it; of who has died it is remembered. */
function reactionsTo(kit: Kit, isTiny: boolean): string[] {
  const { r, s, inMemory } = kit
  const Giver = upperFirst(s.name)
  if (inMemory)
    return [
      `${Giver} lo ${s.v('leyó')} despacio, hasta el final.`,
      'Nadie lo leyó en voz alta. Se oyó igual.',
      `Esas palabras las ${s.v('había')} guardado ${s.name} para un día así.`,
    ]
  if (r.baby)
    return [
      `Lo ${s.v('guardaba')} ${s.name} para leérselo a ${r.name} algún día.`,
      `${Giver} se lo ${s.v('leyó')} bajito, para que se oyera desde el principio.`,
    ]
  if (r.role === 'pet' || r.species)
    return [
      `A ${r.name} ${r.le} bastó con olerlo: era de ${s.name}.`,
      `${r.name} lo ${r.v('olió')} de punta a punta, que es otra manera de leer.`,
    ]
  if (isTiny) return [`Lo ${s.v('leyó')} en voz alta ${s.name}.`, `${Giver} lo ${s.v('leyó')}, dos veces.`]
  if (wasThere(kit))
    return [
      `${r.name} ${r.v('sonrió')} antes de llegar al final.`,
      `${r.name} no ${r.v('tuvo')} que leerlo entero. Se lo ${r.v('sabía')}.`,
      `A ${r.name} no ${r.le} hizo falta preguntar de cuándo era.`,
    ]
  return [
    `${r.name} lo ${r.v('leyó')} dos veces.`,
    `${r.name} ${r.v('pasó')} un dedo por encima de las letras.`,
    `${r.name} no ${r.v('dijo')} nada. Lo ${r.v('leyó')} otra vez.`,
    `${r.name} ${r.v('tardó')} en levantar la vista.`,
  ]
}

/** It speaks to them, says their name, or is of two who are 'we'. */
function wasThere({ memory: { voice, told }, r }: Kit): boolean {
  const names = r.name.match(/\p{Lu}\p{L}+/gu) ?? []
  return (voice === 'letter' && !namesOthers(told)) || names.some((name) => holds(told, name))
}

const holds = (text: string, name: string) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text)

/** 'Ana y Leo', where both surely were there. */
export function bothThere(kit: Kit): string | null {
  const { memory, leftOut, r, s } = kit
  const isSureOfBoth = !leftOut.has('memory') && hasGiver(memory.told) && wasThere(kit)
  return isSureOfBoth && !r.baby && !r.several && !s.several && countWords(memory.told) > 3
    ? `${s.name} y ${r.name}`
    : null
}
