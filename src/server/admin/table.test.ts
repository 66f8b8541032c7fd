import { expect, test } from 'vitest'
import { readArgs } from './command.ts'
import { formatFields, formatTable } from './table.ts'

test('columns are as wide as they must be', () => {
  const table = formatTable(
    ['ID', 'precio'],
    [
      ['a', '$5'],
      ['ñandú', '$1,000'],
    ],
    [1],
  )
  expect(table).toBe('ID     precio\n─────  ──────\na          $5\nñandú  $1,000')
  expect(
    formatFields([
      ['a', '1'],
      ['bcd', null],
      ['ef', '2'],
    ]),
  ).toBe('a   1\nef  2')
})

test('options take the next word, or the one behind the sign', () => {
  expect(readArgs(['x', '--to', 'a@b.mx', '--json', 'y'], ['to'])).toEqual({
    words: ['x', 'y'],
    options: { to: 'a@b.mx', json: true },
  })
  expect(readArgs(['--to=a=b'], ['to']).options).toEqual({ to: 'a=b' })
  expect(() => readArgs(['--to'], ['to'])).toThrow('--to needs a value')
})
