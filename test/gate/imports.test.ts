import { expect, test } from 'vitest'
import { importProblem, packageProblem } from '../../lint/order.ts'

/** One import of each kind that the linter refuses, by what it would run against. */
const REFUSED = {
  'a contract that knows the browser': ['src/contract/paths.ts', 'src/web/call.ts'],
  'a browser that knows the server': ['src/web/call.ts', 'src/server/app.ts'],
  'a server that knows the browser': ['src/server/http/pages.ts', 'src/web/head.ts'],
  'a test of the server that knows the browser': ['src/server/clock.test.ts', 'src/web/head.ts'],
  'a server’s folder that knows an embedded engine': ['src/server/jobs/jobs.ts', 'src/embedded/random.ts'],
  'an embedded engine that knows the server': ['src/embedded/random.ts', 'src/server/clock.ts'],
  'a control that knows a feature': ['src/web/ui/book.tsx', 'src/web/features/stories/queries.ts'],
  'a feature above': ['src/web/features/wizard/draft.ts', 'src/web/features/accounts/queries.ts'],
  'a feature beside': ['src/web/features/library/queries.ts', 'src/web/features/preview/preview-page.tsx'],
  'the simulated checkout': ['src/web/features/legacy/checks.ts', 'src/web/features/simulated-checkout/page.tsx'],
  'the other engine': ['src/embedded/storyteller/reader.ts', 'src/embedded/illustrator/job.ts'],
  'photos in a painted place': ['src/embedded/illustrator/places/places.ts', 'src/embedded/photo/photo.ts'],
  'a folder above in the storyteller': [
    'src/embedded/storyteller/language/verb.ts',
    'src/embedded/storyteller/kit/kit.ts',
  ],
  'the files above a folder': ['src/embedded/photo/face/face.ts', 'src/embedded/photo/photo.ts'],
  'a layer above': ['src/server/db/client.ts', 'src/server/features/jobs.ts'],
  'a layer’s folder beside': ['src/server/mail/mail.ts', 'src/server/files/files.ts'],
  'a server’s feature beside': ['src/server/features/stories/lock.ts', 'src/server/features/usage/spend.ts'],
  'the list of all features’ jobs': ['src/server/features/stories/lock.ts', 'src/server/features/jobs.ts'],
  'a file without a place': ['src/server/new.ts', 'src/server/clock.ts'],
} as const

test.each(Object.entries(REFUSED))('an import is refused: %s', (_, [from, to]) => {
  expect(importProblem(from, to)).not.toBeNull()
})

test.each([
  ['src/web/features/legacy/checks.ts', 'src/web/features/wizard/draft.ts'],
  ['src/web/features/wizard/draft.ts', 'src/contract/brief.ts'],
  ['src/server/open-deps.ts', 'src/embedded/storyteller/storyteller.ts'],
  ['src/embedded/illustrator/painting/draw-picture.ts', 'src/embedded/photo/photo.ts'],
  ['src/embedded/illustrator/painting/draw-picture.ts', 'src/engine.ts'],
  ['src/embedded/storyteller/storyteller.ts', 'src/embedded/storyteller/plots/arc.ts'],
  ['src/server/features/jobs.ts', 'src/server/features/stories/jobs.ts'],
  ['src/server/log.ts', 'src/server/errors.ts'],
])('%s may import %s', (from, to) => {
  expect(importProblem(from, to)).toBeNull()
})

test('contract and browser do without Node, and the contract without the frameworks of either side', () => {
  const refused = [
    ['src/contract/paths.ts', 'node:fs'],
    ['src/contract/paths.ts', 'react'],
    ['src/contract/paths.ts', 'fastify'],
    ['src/web/call.ts', 'node:fs'],
  ] as const
  for (const [from, name] of refused) expect([name, packageProblem(from, name)]).not.toEqual([name, null])
  expect(packageProblem('src/contract/paths.ts', 'zod')).toBeNull()
  expect(packageProblem('src/web/call.ts', 'react')).toBeNull()
})
