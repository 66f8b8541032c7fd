import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { generateBriefs } from '../../../test/storyteller/briefs.ts'
import { isSpelled } from '../../../test/storyteller/speller.ts'
import { slipsOf } from '../../../test/storyteller/check-spanish.ts'
import { sweep } from '../../../test/sweep.ts'
import type { Brief } from '../../engine.ts'
import { kitFor } from './kit/read-brief.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { readFavourite } from './language/favourite/favourite.ts'
import { readRecipient } from './language/people/person.ts'
import { readSender } from './language/people/sender.ts'
import { finiteForm } from './language/grammar/finite.ts'
import { isInfinitive } from './language/grammar/infinitive.ts'
import { isSure } from './language/sureness.ts'
import { tidy } from './language/spelling/tidy.ts'
import { memoryParts } from './language/memory/memory-parts.ts'
import { inThePast } from './language/memory/past.ts'
import { beginStory } from './tell-story.ts'
import { readAnswers } from './understanding.ts'

beforeAll(loadDictionary)

const recipient = () => readRecipient('Rosa', 'hija')

describe('a name stays as it was typed', () => {
  it.each([
    ['Lola y Nardo', 'Lola y Nardo', 'Lola y Nardo'],
    ['tus tíos Cata y el Chino', 'Tus tíos Cata y el Chino', 'sus tíos Cata y el Chino'],
    ['Las Gaviotas sub 12 y su Míster', 'Las Gaviotas sub 12 y su Míster', 'las Gaviotas sub 12 y su Míster'],
    ['Toda la Pandilla: Chencho, Lola y Nardo', 'Toda la Pandilla: Chencho, Lola y Nardo', 'toda la Pandilla'],
    ['Tata y Male', 'Tata y Male', 'Tata y Male'],
    ['ya sabes quien', 'Ya sabes quien', 'alguien que guarda bien los secretos'],
    ['Brisa 7 años', 'Brisa 7 años', 'Brisa'],
    ['Mamá, papá y Inti desde el cielo', 'Mamá, papá y Inti desde el cielo', 'su mamá y su papá'],
    ['lucia', 'Lucia', 'Lucia'],
    ['Ximena Sepúlveda', 'Ximena Sepúlveda', 'Ximena'],
    ['Jorge Luis Zapata', 'Jorge Luis Zapata', 'Jorge Luis'],
    ['pedro quispe mamani', 'Pedro Quispe Mamani', 'Pedro'],
    ['Valentina Robledo', 'Valentina Robledo', 'Valentina'],
    ['Rodrigo Etxeberria', 'Rodrigo Etxeberria', 'Rodrigo'],
    ['Flor Huamaní', 'Flor Huamaní', 'Flor'],
    ['Rosa Elena', 'Rosa Elena', 'Rosa Elena'],
    ['Luz Dary', 'Luz Dary', 'Luz Dary'],
    ['María Paz', 'María Paz', 'María Paz'],
    ['Ana Vega', 'Ana Vega', 'Ana Vega'],
    ['Familia Zapata', 'Familia Zapata', 'la familia Zapata'],
    ['Comadre Mary', 'Comadre Mary', 'la comadre Mary'],
    ['Todos sus hijos', 'Todos sus hijos', 'todos sus hijos'],
    ['TUS NIETOS DE MONTERREY', 'Tus nietos de Monterrey', 'sus nietos de Monterrey'],
    ['SU TIA MECHE', 'Su tía Meche', 'su tía Meche'],
    ['Zoe, Liam and baby Max', 'Zoe, Liam and baby Max', 'Zoe, Liam and baby Max'],
  ])('who signs as %s', (typed, signature, name) => {
    const sender = readSender(typed, recipient(), 'hija')
    expect(sender.signature).toBe(signature)
    expect(sender.name).toBe(name)
  })

  it.each([
    ['Mi cielo', 'Mi cielo'],
    ['La Chata', 'la Chata'],
    ['La clase de los Tucanes (5 años)', 'la clase de los Tucanes'],
    ['Papá / Ramiro', 'Papá'],
    ['Los Gemelos', 'los Gemelos'],
    ['tomas ibarra', 'Tomas Ibarra'],
    ['el rulo', 'el Rulo'],
    ['El colo', 'el Colo'],
    ['la negra y el rulo', 'la Negra y el Rulo'],
    ['lu, el tano y la nena', 'Lu, el Tano y la nena'],
    ['pancho y la cata', 'Pancho y la Cata'],
    ['el gallego', 'el Gallego'],
    ['mi ma', 'Mamá'],
    // who or what it is, and no name
    ['el portero', 'el portero'],
    ['la vecina', 'la vecina'],
    ['ana y la gente', 'Ana y la gente'],
    ['pepe y la tortuga', 'Pepe y la tortuga'],
    ['la jefa', 'la jefa'],
  ])('%s is told of as %s', (typed, name) => expect(readRecipient(typed, 'familia').name).toBe(name))

  it.each([
    ['Papá', 'parent'],
    ['Raúl', 'partner'],
  ])('«mi viejo» who is called %s is a %s', (name, role) => expect(readRecipient(name, 'mi viejo').role).toBe(role))

  it('what has its maker’s name keeps it', () => expect(tidy('trajo una llave allen')).toBe('trajo una llave allen'))
})

describe('spelling', () => {
  it.each([
    ['en la uni siempre estas', 'en la uni siempre estás'],
    ['la canta completica', 'la canta completica'],
    ['y luego Susi se durmio', 'y luego Susi se durmió'],
    ['Susi se durmio', 'Susi se durmió'],
    ['tu dijiste que cuando estas sola gruñia el perro', 'tú dijiste que cuando estás sola gruñía el perro'],
    ['su papá nos dejo', 'su papá nos dejó'],
    ['estas tardes', 'estas tardes'],
    ['se que aún así viene', 'sé que aun así viene'],
    ['fuimos a Mexico y a Mazatlan', 'fuimos a México y a Mazatlán'],
    ['she gave each shell a name and we love them', 'she gave each shell a name and we love them'],
  ])('%s', (typed, spelt) => expect(tidy(typed)).toBe(spelt))

  it.each([
    'fuimos al hospital y casi me desmayo',
    'la perdimos y todavía le llamo por las noches',
    'en su primer concurso el burro se paró',
  ])('%s is left as it is', (typed) => expect(inThePast(typed)).toBe(typed))
})

const favourite = (said: string) => readFavourite(said, 'Eva', () => 'lo que más quiere')

describe('of what is more than a list, what is surely liked is told', () => {
  it.each([
    ['el sol, lo saluda todas las mañanas, y la sandía', 'el sol y la sandía'],
    ['puro dormir la verdad', 'dormir'],
    ['mandar no, el café y su taza', 'el café y su taza'],
  ])('%s', (said, liked) => expect(favourite(said).all).toBe(liked))

  it('nothing, where nothing is', () => expect(isSure(favourite('la adoro mucho').sure)).toBe(false))

  it('a name in a list has no article', () => {
    expect(favourite('las flores, el mate y Charly').all).toBe('las flores, el mate y Charly')
  })

  it('two links are never said after each other', () => {
    expect(favourite('su huerto, las gallinas y sobre todo su mula').all).toBe('su huerto, las gallinas y su mula')
  })

  it('a place ends before whose it is', () => {
    expect(memoryParts('en el patio de mi tía nos escondimos').place).toBe('el patio')
  })
})

const typedIn = (brief: Brief) =>
  Object.values(brief)
    .filter((value) => typeof value === 'string')
    .join(' · ')
const isWord = openSpeller()

/** True for a word of the dictionary, and for one that this engine's own sentences use. */
function openSpeller(): (word: string) => boolean {
  const written = globSync('**/*.ts', { cwd: import.meta.dirname })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => readFileSync(join(import.meta.dirname, file), 'utf8').match(/\p{L}+/gu) ?? [])
  const own = new Set(written)
  // 'rascarle', which no table of words holds
  return (word) => own.has(word) || isSpelled(word) || isInfinitive(word) || finiteForm(word.toLowerCase()) !== null
}

it.each(sweep([...generateBriefs(160, 'as typed').entries()], 2))(
  'brief %i is read back and told without a slip of ours',
  (i, brief) => {
    const reading = readAnswers(brief).sentences.map((pieces) =>
      pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join(''),
    )
    const story = beginStory(brief, String(i))
    const kit = kitFor(brief, String(i))
    const chapters = [1, 2, 3, 4, 5].flatMap((number) => story.chapter(number).paragraphs)
    const typed = `${typedIn(brief)} · ${kit.s.signature}`
    expect(slipsOf({ text: [...reading, ...chapters].join('\n'), typed, isWord })).toEqual([])
  },
)
