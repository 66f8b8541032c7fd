import { expect, test } from 'vitest'
import { CommandError, readArgs } from './command.ts'
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
  const options = { to: { type: 'string' } } as const
  expect(readArgs(['x', '--to', 'a@b.mx', '--json', 'y'], options)).toEqual({
    words: ['x', 'y'],
    options: { to: 'a@b.mx', json: true },
  })
  expect(readArgs(['--to=a=b'], options).options).toEqual({ to: 'a=b' })
  for (const wrong of [['--to'], ['--from', 'x'], ['--json=yes']]) {
    expect(() => readArgs(wrong, options)).toThrow(CommandError)
  }
})
