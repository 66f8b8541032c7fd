import { expect, test } from 'vitest'
import type { z } from 'zod'
import { passwordAgainSchema, profileSchema, secondStepSchema, signInSchema, signUpSchema } from './accounts.ts'
import { briefSchema } from './brief.ts'
import { chapterTextSchema, dedicationSchema } from './changes.ts'
import { storyEventSchema } from './events.ts'
import { GIFT_CARD_MESSAGES } from './gift-card-messages.ts'
import { GIFT_MESSAGES } from './gift-messages.ts'
import { GUESTBOOK_MESSAGES } from './guestbook-messages.ts'
import { MESSAGES, tooLong, unsupportedText } from './messages.ts'
import { type Route, routes } from './routes.ts'

/** All that people send, by what it is. */
const SENT: readonly (readonly [string, z.ZodType])[] = [
  ...(Object.entries(routes) as [string, Route][]).flatMap(([name, { params, query, body, form }]) =>
    Object.entries({ params, query, body, form }).flatMap(([part, schema]) =>
      schema ? [[`${name} ${part}`, schema] as const] : [],
    ),
  ),
  ['signing up', signUpSchema],
  ['signing in', signInSchema],
  ['a second step', secondStepSchema],
  ['a profile', profileSchema],
  ['a password again', passwordAgainSchema],
  ['a brief', briefSchema],
  ['a chapter', chapterTextSchema],
  ['a dedication', dedicationSchema],
  ['an event', storyEventSchema],
]

const WRONG: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  Number.NaN,
  '',
  ' ',
  '0x10',
  '1e3',
  ' 7',
  'x@',
  '美咲',
  'a',
  'a'.repeat(20_000),
  [],
  ['a'],
  {},
  new Date(0),
]

const OURS = new Set<string>([
  ...Object.values(MESSAGES),
  ...Object.values(GIFT_CARD_MESSAGES),
  ...Object.values(GIFT_MESSAGES),
  ...Object.values(GUESTBOOK_MESSAGES),
  unsupportedText,
  `${MESSAGES.chapterTitleRequired} más corto`,
])
const isOurs = (message: string) =>
  OURS.has(message) || message === tooLong(Number(message.match(/son ([\d,]+) car/)?.[1]?.replaceAll(',', '')))

type Def = { type: string; in?: z.ZodType; out?: z.ZodType; innerType?: z.ZodType; shape?: Record<string, z.ZodType> }

/** The object that a schema reads, below whatever is wrapped around it. */
function shapeOf(schema: z.ZodType): Record<string, z.ZodType> | undefined {
  const { type, in: from, out: to, innerType, shape } = schema.def as unknown as Def
  if (shape) return shape
  if (type === 'pipe') return (from && shapeOf(from)) ?? (to && shapeOf(to))
  return innerType && shapeOf(innerType)
}

/** A value that is wrong in every place that the schema has. */
function filled(schema: z.ZodType, wrong: unknown): unknown {
  const shape = shapeOf(schema)
  return shape ? Object.fromEntries(Object.entries(shape).map(([key, inner]) => [key, filled(inner, wrong)])) : wrong
}

test.each(SENT)('whatever is wrong in %s is told in Spanish', (_, schema) => {
  const messages = WRONG.flatMap((wrong) => [wrong, filled(schema, wrong)]).flatMap((sent) =>
    (schema.safeParse(sent).error?.issues ?? []).map(({ message, path }) => ({ message, path: path.join('.') })),
  )
  expect(messages.filter(({ message }) => !isOurs(message))).toEqual([])
})

test('the walk reaches inside: every field of a brief and of a look is found wrong', () => {
  const paths = WRONG.flatMap(
    (wrong) => routes.generateText.body.safeParse(filled(routes.generateText.body, wrong)).error?.issues ?? [],
  )
  const names = new Set(paths.map(({ path }) => path.join('.')))
  for (const name of ['senderName', 'extraTrait', 'senderPhotoId', 'attempt', 'recipientGender', 'senderLook.beard'])
    expect([name, names.has(name)]).toEqual([name, true])
})
