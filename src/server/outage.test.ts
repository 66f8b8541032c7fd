import { expect, test } from 'vitest'
import { isOutage } from './outage.ts'

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code })

test.each([
  ['a refused connection', coded('ECONNREFUSED')],
  ['one address after the other refused', new AggregateError([coded('ECONNREFUSED'), coded('EHOSTUNREACH')])],
  ['a database that is told to stop', coded('57P01')],
  ['a database that starts', coded('57P03')],
  ['too many connections', coded('53300')],
  ['a disk of the database without room', coded('53100')],
  ['a disk of ours without room', coded('ENOSPC')],
  ['a lock that another holds for too long', coded('55P03')],
  ['a query that took too long', coded('57014')],
  ['a replica where the database was', coded('25006')],
  ['a query that was cut off, as the driver says it', new Error('Connection terminated unexpectedly')],
  ['an empty pool', new Error('timeout exceeded when trying to connect')],
  ['a store that is overloaded', Object.assign(new Error('x'), { $metadata: { httpStatusCode: 503 } })],
  ['any of them as a cause', new Error('Failed query: select 1', { cause: coded('57P01') })],
])('%s passes', (_name, error) => expect(isOutage(error)).toBe(true))

test.each([
  ['a wrong query', coded('42601')],
  ['a broken rule', coded('23505')],
  ['a bug', new TypeError('x is not a function')],
  ['a file that is not there', Object.assign(new Error('x'), { $metadata: { httpStatusCode: 404 } })],
  ['nothing', undefined],
])('%s does not', (_name, error) => expect(isOutage(error)).toBe(false))
