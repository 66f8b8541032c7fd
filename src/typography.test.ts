import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const SOURCE = import.meta.dirname
const FILES = globSync(
  [
    'web/**/*.{ts,tsx}',
    'contract/{messages,styles,photo-findings,default-config}.ts',
    'server/mail/templates/*.ts',
    'server/payments/simulated-*.ts',
  ],
  { cwd: SOURCE },
).filter((file) => !/\.test\.ts$|features\/dev\//.test(file))

/** Fixed by the specification, three dots and all. */
const FIXED = ['Redirigiendo a pago seguro...']

const RULES: [name: string, wrong: RegExp, example: string][] = [
  ['three dots for an ellipsis', /\.\.\./, 'Espera...'],
  ['straight quotes', /"/, 'Dijo "ven"'],
  ['a question without its opening mark', /^[^¿]*[a-záéíóúñ]\?(?=[\s»)]|$)/, 'Para quién es?'],
  ['an exclamation without its opening mark', /^[^¡]*[a-záéíóúñ]!(?=[\s»)]|$)/, 'Qué bien!'],
  ['a breakable space before a unit', /\d (MB|GB|px|g|h|s|%|MXN|megapíxeles)(?![\p{L}\d])/u, 'Hasta 10 MB'],
  [
    'English',
    /\b(the|your|please|loading|submit|cancel|close|next|previous|required|failed|password)\b/i,
    'Please wait',
  ],
]

describe('what is shown is set as Spanish is', () => {
  const texts = FILES.flatMap((file) =>
    shownTexts(readFileSync(join(SOURCE, file), 'utf8')).map((text) => ({ file, text })),
  )

  test('texts are found at all', () => {
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.map(({ text }) => text)).toContain('¿Para quién es este cuento?')
    const folders = ['web/', 'contract/', 'server/mail/']
    const few = folders.filter((folder) => texts.filter(({ file }) => file.startsWith(folder)).length <= 10)
    expect(few).toEqual([])
  })

  test.each(RULES)('no %s', (_name, wrong, example) => {
    expect(example).toMatch(wrong)
    expect(texts.filter(({ text }) => wrong.test(text) && !FIXED.includes(text))).toEqual([])
  })
})

/**
 * Every literal and every stretch of JSX that reads like a sentence: a letter and a space, and none of what only
 * class names, selectors, paths and code have.
 */
function shownTexts(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$|(?:console\.|new \w*Error\().*$/gm, '')
  const literals = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(([, plain, template]) =>
    (plain ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, '7'),
  )
  const attributes = [
    ...code.matchAll(/(?:title|description|label|lead|hint|placeholder|alt|note|aria-label)="([^"]*)"/g),
  ]
  const children = [...code.matchAll(/>([^<>{}=;]*\p{L}[^<>{}=;]*)[<{]/gu)]
  return [...literals, ...[...attributes, ...children].map(([, text = '']) => text)]
    .map((text) => text.replaceAll(/\s*\n\s*/g, ' ').trim())
    .filter(
      (text) =>
        /\p{L}{2}/u.test(text) &&
        /[ ¿¡…]/.test(text) &&
        !/[[\]=;_]|--|&&|\|\||, '|serif$|\b\w+-\[?\d|\w\(|: \d|\/\w+\/|^[a-z\d: -]+$|^\(\w+: /.test(text),
    )
}
