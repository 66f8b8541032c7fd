import { expect, test } from 'vitest'
import { z } from 'zod'
import { byRules, bySchema } from './resolvers.ts'

const OPTIONS = { fields: {}, shouldUseNativeValidation: false }

test('a schema gives on what it made of the values, or the first issue of each field', async () => {
  const resolve = bySchema(
    z.object({ name: z.string().trim().min(2, 'too short').regex(/^a/, 'no a'), age: z.string().min(1, 'no age') }),
  )
  expect(await resolve({ name: ' ana ', age: '9' }, undefined, OPTIONS)).toEqual({
    values: { name: 'ana', age: '9' },
    errors: {},
  })
  const { errors } = await resolve({ name: 'b', age: '' }, undefined, OPTIONS)
  expect(errors).toMatchObject({ name: { message: 'too short' }, age: { message: 'no age' } })
})

test('rules refuse the fields that they have a word about', async () => {
  const resolve = byRules(({ email }: { email: string; note: string }) => ({ email: email ? null : 'missing' }))
  const values = { email: 'ana@example.com', note: '' }
  expect(await resolve(values, undefined, OPTIONS)).toEqual({ values, errors: {} })
  expect(await resolve({ ...values, email: '' }, undefined, OPTIONS)).toMatchObject({
    errors: { email: { message: 'missing' } },
  })
})
