import { expect, test } from 'vitest'
import { LIMITS } from '../../src/contract/limits.ts'
import { createTestApp } from '../create-test-app.ts'

test('two processes on one database count together', async () => {
  await using one = await createTestApp({ env: { RATE_LIMITS: 'on' } })
  const { DATABASE_URL } = one.deps.settings
  if (!DATABASE_URL) throw new Error('the embedded database serves one process')
  await using two = await createTestApp({ env: { RATE_LIMITS: 'on', DATABASE_URL } })
  const answers = []
  for (let i = 0; i < LIMITS.signIn[0].most + 2; i++) {
    const client = (i % 2 ? one : two).visitor()
    const guess = { username: `ana${i}`, password: 'una equivocada' }
    answers.push((await client.send('POST', '/api/auth/sign-in/username', guess)).status)
  }
  expect(answers.filter((status) => status === 429)).toHaveLength(2)
})
