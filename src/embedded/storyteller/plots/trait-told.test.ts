import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { createTeller } from '../../../../test/storyteller/teller.ts'
import type { Brief } from '../../../engine.ts'
import type { Beat } from '../kit/kit.ts'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { answerToPraise } from './answered.ts'
import { traitTold } from './trait-told.ts'

beforeAll(loadDictionary)
const teller = createTeller()

const brief: Brief = {
  senderName: 'Clara',
  recipientName: 'Noa',
  recipientRelation: 'mi amiga',
  recipientAge: 'adulto',
  favoriteThing: 'el violín',
  specialMemory: 'la tarde en que llovió y bailamos',
  admiration: 'su paciencia',
  extraTrait: '',
  illustrationStyle: 'acuarela',
}
const LEAD = '—En el acta cabe todo —dijo el juez.'
const told = (extraTrait: string, lead?: string, more: Partial<Brief> = {}) =>
  ['1', '2', '3', '4'].map(
    (seed) => traitTold(teller.read({ ...brief, ...more, extraTrait }, seed), 'el juez', lead) as readonly Beat[],
  )

const curled = (said: string) => said.replace(/"([^"]+)"/u, '“$1”')

/** 'Una cosa es segura: silbas al subir' → 'Silbas al subir' */
const withoutRemark = (said: Beat | undefined) =>
  (typeof said === 'string' ? said : '').replace(
    /^—(?:Una cosa es segura:|Que conste que|Lo digo con cariño:) (\p{L})/u,
    (_, first: string) => `—${first.toUpperCase()}`,
  )

it.each([
  ['silba al subir la escalera', '—Silbas al subir la escalera —le dijo Clara a Noa.'],
  ['Le ladra al ascensor', '—Le ladras al ascensor —le dijo Clara a Noa.'],
  ['siempre lleva gorra', '—Siempre llevas gorra —le dijo Clara a Noa.'],
  ['se muerde las uñas', '—Te muerdes las uñas —le dijo Clara a Noa.'],
  ['dice "órale" en cada frase', '—Dices “órale” en cada frase —le dijo Clara a Noa.'],
  ['se ríe tapándose la boca', '—Te ríes tapándote la boca —le dijo Clara a Noa.'],
  ['habla con sus plantas', '—Hablas con tus plantas —le dijo Clara a Noa.'],
  ['siempre trae curitas en la bolsa', '—Siempre traes curitas en la bolsa —le dijo Clara a Noa.'],
  ['habla hasta por los codos', '—Hablas hasta por los codos —le dijo Clara a Noa.'],
  ['cuenta los mismos chistes', '—Cuentas los mismos chistes —le dijo Clara a Noa.'],
])('«%s» is said to whoever has it where nobody has asked, and else to who has', (trait, said) => {
  for (const beat of told(trait)) expect(withoutRemark(beat[1])).toBe(said)
  const does = trait[0]!.toLowerCase() + trait.slice(1)
  for (const [lead, aloud] of told(trait, LEAD))
    expect([
      `${LEAD} —${trait[0]!.toUpperCase()}${curled(trait.slice(1))} —le contó Clara al juez.`,
      // what is surely one plain doing is remarked with love too
      `Clara miró a Noa con cariño. —Que nadie le cambie una cosa a Noa: ${does} —le dijo Clara al juez.`,
    ]).toContain([lead, aloud].filter((beat) => typeof beat === 'string').join(' '))
})

it('a plain doing is met in more than one way', () => {
  const ways = Array.from({ length: 24 }, (_, i) => String(i)).map((seed) => {
    const kit = teller.read({ ...brief, extraTrait: 'silba al subir la escalera' }, seed)
    return JSON.stringify((traitTold(kit, 'el juez', LEAD) as readonly Beat[])[0])
  })
  expect(new Set(ways).size).toBe(2)
})

it('but no sorrow is remarked on', () => {
  for (let seed = 0; seed < 24; seed++) {
    const kit = teller.read({ ...brief, extraTrait: 'visita la tumba de su esposo' }, `${seed}`)
    expect(JSON.stringify(traitTold(kit, 'el juez', LEAD))).not.toContain('cambie')
  }
})

it('what was typed to them is told to nobody else, whoever asks', () => {
  for (const [before, aloud] of told('siempre bostezas', LEAD)) {
    expect(before).not.toBe(LEAD)
    expect(aloud).toBe('—Siempre bostezas —le dijo Clara a Noa.')
  }
})

it.each([
  'nadie le gana al dominó',
  'se le olvida todo',
  'le encanta el café con sal',
  'le tiembla la voz si canta',
  'se oye su risa en toda la casa',
  'ayuda a Ana con su tarea',
  'mi mamá canta y ella baila',
  'guarda todo lo que encuentra',
  'duerme como si nada le importara',
  'hay que verla bailar',
  // what somebody is, has, lacks or is to blame for
  'tiene pecas',
  'no puede caminar',
  'está muy flaca',
  'es celosa',
  'fuma',
  'bebe mucho vino',
  'nunca dice gracias',
  'no sabe cocinar',
  'usa lentes',
  'lleva un año en casa',
  'corre',
  'le duelen las rodillas',
  'se duerme en cualquier lado por el cansancio',
  // of two verbs none turns
  'se ríe y habla fuerte',
  'lava los trastes y cocina',
  'cose, borda y teje',
  'coge el bus y va al pueblo',
  'se muerde las uñas y dice que no',
  'trae hilo, aguja y curitas en la bolsa',
  'sabe si va a llover por cómo le duele la rodilla',
])('«%s» is told as it was typed, to somebody who is there', (trait) => {
  for (const [lead, aloud] of told(trait, LEAD))
    expect([lead, aloud]).toEqual([LEAD, `—${trait[0]!.toUpperCase()}${trait.slice(1)} —le contó Clara al juez.`])
})

it.each([
  ['terca', '—Es terca —le contó Clara al juez.'],
  ['zurda, escribe al revés', '—Es zurda, escribe al revés —le contó Clara al juez.'],
  ['mofletes enormes', '—Algo muy suyo: mofletes enormes —le contó Clara al juez.'],
  ['siempre con sombrero', '—Algo muy suyo: siempre con sombrero —le contó Clara al juez.'],
  ['ronca', '—Ronca —dijo Clara.'],
  ['habla sola, el gato le contesta', '—Habla sola; el gato le contesta —le contó Clara al juez.'],
  ['los lunes, el café lo toma sin azúcar', '—Los lunes, el café lo toma sin azúcar —le contó Clara al juez.'],
])('«%s» is told as a sentence', (trait, line) => expect(told(trait, LEAD)[0]![1]).toBe(line))

const saidOf = (extraTrait: string, more: Partial<Brief>) => withoutRemark(told(extraTrait, undefined, more)[0]![1])

it('is said as one says «vos» where they do, and «usted»', () => {
  expect(saidOf('se duerme en cualquier parte', { variant: 'es-AR' })).toMatch(/^—Te dormís en cualquier parte /u)
  expect(saidOf('muerde los lápices', { variant: 'es-AR' })).toMatch(/^—Mordés los lápices /u)
  const boss = { recipientName: 'Licenciada Ruiz', recipientRelation: 'mi jefa' }
  expect(saidOf('habla con sus plantas', boss)).toMatch(/^—Habla con sus plantas —le dijo Clara a /u)
})

/** What they say to it. */
const answers = (extraTrait: string, more: Partial<Brief> = {}) =>
  JSON.stringify(told(extraTrait, LEAD, more).map((beat) => beat[2]))

it.each([
  ['llega tarde a todo', /Ya casi llego —dijo Noa/u],
  ['ronca y dice que no', /Eso no es cierto —dijo Noa/u],
  ['siempre pierde las llaves', /¿Alguien ha visto mis llaves\? —preguntó Noa/u],
  ['no habla por las mañanas', /Noa sonrió, y nada más/u],
  ['silba al subir la escalera', /—(?:Es verdad|Así es) —dijo Noa/u],
])('«%s» is answered in keeping with it', (trait, sign) => expect(answers(trait)).toMatch(sign))

it.each([
  'tiene un hijo desaparecido',
  'es huérfano',
  'tiene down',
  'es viuda',
  'perdió a su esposo',
  'no puede caminar',
  'es gay',
  'nació con el corazón malito',
  'me hace sentir segura',
  'es mi mejor amiga',
  'quiere ser astronauta',
  'es vegetariana',
  'usa lentes',
  'le duelen las rodillas',
  'le encantan los gatos',
  'nunca olvida un cumpleaños',
  'no habla solo',
  'bebe y dice que no',
])('nothing is said to «%s», at no age', (trait) => {
  expect(told(trait, LEAD).map((beat) => beat[2])).toEqual([null, null, null, null])
  const small = told(trait, LEAD, { recipientAge: '2-4', recipientRelation: 'mi hija' })
  expect(small.map((beat) => beat[2])).toEqual([null, null, null, null])
})

it('no saying is said again to its own telling', () =>
  expect(answers('dice "órale" en cada frase')).not.toMatch(/órale/iu))

it('begins as a remark that can stand anywhere, where the plot has told nothing of them', () => {
  for (const [before, said] of told('silba al subir la escalera')) {
    expect(before).toBeNull()
    expect(said).toMatch(
      /^—(?:Una cosa es segura: |Que conste que |Lo digo con cariño: )silbas al subir la escalera —le/u,
    )
  }
  for (const [before, said] of told('siempre bosteza')) {
    expect(before).toMatch(/Noa/u)
    expect(said).toBe('—Siempre bostezas —le dijo Clara a Noa.')
  }
})

it.each([
  ['a beast', 'ladra al timbre', { recipientRelation: 'mi perro', recipientKind: 'animal' }],
  ['who is missed', 'silbaba', { recipientRelation: 'mi abuela, falleció', occasion: 'en-recuerdo' }],
  ['what is tender', 'extraña a su hermano', {}],
] as const)('nothing is answered by or to %s', (_, trait, more) =>
  expect(answers(trait, more)).not.toMatch(/dijo Noa|preguntó Noa|sonrió/u),
)

it('a baby answers as babies do', () =>
  expect(answers('estornuda siempre de tres en tres', { recipientRelation: 'mi bebé', recipientAge: 'bebe' })).toMatch(
    /^\[(?:\{"soft":\["(?:Y Noa bostezó\.|—¡Agú! —dijo Noa\.)"\]\},?)+\]$/u,
  ))

it('whose habit is a saying says it at the end, and nothing else beside it', () => {
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    const story = teller.tell({ ...brief, extraTrait: 'dice "órale" en cada frase' }, seed, 'storm-door')
    const { paragraphs } = story.chapter(5)
    const spoken = paragraphs.map((text) => text.startsWith('—') && /—(?:dijo|preguntó) Noa/u.test(text))
    expect(spoken.some((is, i) => is && spoken[i + 1])).toBe(false)
    expect(paragraphs.join('\n')).toMatch(/[Óó]rale/u)
  }
})

it('what is no clause is what one notices, whatever the plot leads to', () => {
  for (const [asked, said] of told('su risa, que parece un hipo', LEAD))
    expect([asked, said]).toEqual([
      expect.stringMatching(/^—¿(?:Y )?[qe][^?]* Noa[^?]*\? —preguntó el juez\.$/iu),
      '—Su risa, que parece un hipo —contestó Clara.',
    ])
})

it('of somebody missed nobody asks how they are', () => {
  const missed: Partial<Brief> = { recipientRelation: 'mi abuela, falleció', occasion: 'en-recuerdo' }
  for (const beat of told('silbaba al subir la escalera', undefined, missed))
    expect(JSON.stringify(beat)).not.toMatch(/ es Noa/u)
})

it('nobody of a story is asked about in the present, but in speech', () => {
  for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8'])
    expect(
      JSON.stringify(traitTold(teller.read({ ...brief, extraTrait: 'tiene pecas' }, seed), 'el juez')),
    ).not.toMatch(/(?:preguntó|quiso saber|anotar) cómo es /u)
})

it('is told nowhere where nothing was written', () => expect(told('', LEAD)).toEqual([null, null, null, null]))

/** What is said after the praise. */
const thanks = (admiration: string) => {
  const kit = teller.read({ ...brief, admiration }, '1')
  return Array.from({ length: 60 }, (_, i) => JSON.stringify(answerToPraise(kit.at(`${i}`)))).join('\n')
}

it.each([
  ['su paciencia', false, false],
  ['que nunca se rinde y siempre comparte', true, true],
  ['que crio sola a seis y los sacó adelante', false, false],
  ['que perdió a su mamá y siguió trabajando', false, false],
])('«%s» is much (%s), and may be asked about (%s)', (admiration, isMuch, isAsked) => {
  const said = thanks(admiration)
  expect([/¿Todo eso\?/u.test(said), /\?/u.test(said)]).toEqual([isMuch, isAsked])
  expect(said).toContain('Gracias')
})

it('asks nothing of somebody who is there that what they are like does not answer', () => {
  const asks = /quién iba delante|con quién dormía|quién investigaba|a quién había ayudado|preguntó por \$\{r\.name\}/u
  for (const file of ['house-parade', 'full-bed', 'night-repairs', 'lost-human', 'clock-strike', 'eminence'])
    expect(readFileSync(new URL(`${file}.ts`, import.meta.url), 'utf8')).not.toMatch(asks)
})
