import { expect, it } from 'vitest'
import { briefOf, type Customer, customers } from '../../../test/storyteller/customers.ts'
import { toldAsLiving } from '../../../test/storyteller/living.ts'
import { readBrief } from './kit/reading.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { isSure } from './language/sureness.ts'
import { beginStory } from './tell-story.ts'

await loadDictionary()

function misread(row: Customer): string[] {
  const { r, age, answers, inMemory } = readBrief(briefOf(row))
  const parts = ['favourite', 'memory', 'admiration', 'trait'] as const
  const leftOut = parts.filter((part) => answers[part].isLeftOut).map((part) => part[0])
  const band = r.role !== 'pet' && isSure(age.sure) ? age.band : null
  const read = [r.role, band ?? '-', leftOut.join('') || '-', isSure(inMemory) ? 'si' : 'no'].join(' ')
  const right = [row.rightRole, row.rightAge, row.leftOut, row.died].join(' ')
  return read === right ? [] : [`${row.name} · ${row.relation}: ${read}, not ${right}`]
}

it('reads at least as many briefs of customers as a careful person would as it ever did', () => {
  expect(customers).toHaveLength(135)
  expect(customers.flatMap(misread)).toEqual([])
})

/** Faults that can be proved of a finished story, whoever reads it, each with a text that has it. */
const FAULTS: readonly (readonly [fault: string, test: RegExp, text: string])[] = [
  ['«yo» as a name', /(?:dijo|dijeron|de) yo(?!\p{L})|«yo»|^Yo[.]?$/imu, '—Ven —dijo yo.'],
  [
    'an answer that says nothing, quoted',
    /no me acuerdo|«nada[».]|«no sé[».]|(?<!\p{L})ni idea(?!\p{L})/iu,
    'Lo que más le gusta: «nada».',
  ],
  ['a private fact', /autismo|síndrome de Down|1234 5678|Hidalgo 123/iu, 'Vive en Hidalgo 123.'],
  ['what hurts', /no me cae bien|no l[oa] soporto/iu, 'La verdad, no lo soporto.'],
  [
    'a third person inside a question to them',
    /¿(?:Te acuerdas|Te acordás|Se acuerda)[^?]* y (?:se |me |nos )?(?:\p{L}{2,}ó|vio|dijo) (?!el |la |los |las |un|mi |tu |nuestr)/u,
    '¿Te acuerdas del día que fuimos al río y se cayó con todo?',
  ],
  ['praise that is dodged', /ya está escrito|palabra por palabra/u, 'Lo que pienso de ti ya está escrito.'],
]

it.each(FAULTS)('knows the fault where it stands: %s', (_, test, text) => expect(text).toMatch(test))

it('tells none of them with a fault that can be proved', () => {
  const found = customers.flatMap((row, i) => {
    const story = beginStory(briefOf(row), String(i))
    const text = [1, 2, 3, 4, 5].flatMap((number) => story.chapter(number).paragraphs).join('\n')
    const faults = FAULTS.filter(([, test]) => test.test(text)).map(([fault]) => fault)
    if (row.died === 'si' && toldAsLiving(text, story.kit.r.name).length > 0)
      faults.push('somebody who has died, living')
    return faults.map((fault) => `${row.name} · ${story.arc}: ${fault}`)
  })
  expect(found).toEqual([])
})
