import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { freePort } from '../free-port.ts'

test('a port is given once, to this process or to another', async () => {
  const first = await freePort()
  const range = { first, last: first }
  await expect(freePort(range)).rejects.toThrow('no free port')
  const other = `await (await import('./test/free-port.ts')).freePort(${JSON.stringify(range)})`
  const args = ['--input-type=module', '--eval', other]
  await expect(promisify(execFile)(process.execPath, args)).rejects.toThrow('no free port')
})
