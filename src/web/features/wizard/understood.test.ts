import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { WIZARD_STEPS } from '../../../contract/constants.ts'
import type { Understanding } from '../../../contract/readings.ts'
import { confirm } from './confirm.ts'
import { draftStore } from './draft-store.ts'
import { understandingQuery } from './understanding-query.ts'
import { Understood } from './understood.tsx'

const OUT = '«Va reprobando física» se queda fuera: podría dar pena al leerlo.'
const READ: Understanding = {
  sentences: [
    [
      'Lo que admiras de Leo: ',
      { key: 'admiration', source: 'admiration', text: 'que canta', value: 'canta', sure: 0.9 },
      '.',
    ],
    ['Lo firmas como mamá.'],
  ],
  asks: [],
  advice: [
    { field: 'admiration', kind: 'private', why: `${OUT} Si quieres que salga, escríbelo al revisar.`, leftOut: OUT },
    { field: 'specialMemory', kind: 'private', why: 'x', leftOut: 'Por «un pleito» esto se queda fuera.' },
    { field: 'extraTrait', kind: 'nothing-said', why: 'También puedes dejarlo vacío.' },
  ],
}

afterEach(() => draftStore.reset())

/** «Así lo entendimos», as it stands on the review, of what was read. */
async function review(read: Understanding): Promise<string> {
  const queryClient = new QueryClient()
  for (const purpose of ['review', 'advice'] as const)
    queryClient.setQueryData(understandingQuery(draftStore.get(), purpose).queryKey, read)
  const root = createRootRoute()
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/create', component: Understood }),
  ])
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/create'] }) })
  await router.load()
  return renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: queryClient },
      // As in the app, whose router is another.
      createElement(RouterProvider as unknown as React.ComponentType<{ router: unknown }>, { router }),
    ),
  )
}

const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ')

test('what of a praise is left out is said below it, with the way back to the answer', async () => {
  const html = await review(READ)
  expect(wordsOf(html)).toContain(`que canta.${OUT} Volver a la respuestaLo firmas como mamá.`)
  const [link = ''] = /<a[^>]*Volver a la respuesta: Lo que admiras[^>]*>/.exec(html) ?? []
  expect(decodeURIComponent(link)).toContain(`paso="${WIZARD_STEPS.indexOf('personalization') + 1}"`)
})

test('it is said of an answer of which nothing is read back, too; advice that leaves nothing out is not', async () => {
  const words = wordsOf(await review(READ))
  expect(words).toMatch(/mamá\.Por «un pleito» esto se queda fuera\. Volver a la respuesta$/)
  expect(words).not.toContain('dejarlo vacío')
})

test('it is said once, by the sentence with the answer’s own words', async () => {
  const place = { key: 'memoryPlace', source: 'specialMemory', text: 'la playa', value: 'la playa', sure: 0.9 } as const
  const day = { ...place, key: 'memory', text: 'nadamos', value: 'nadamos' } as const
  const sentences = [['Fue en ', place, '.'], ['Un recuerdo: ', day, '.'], ...READ.sentences]
  const words = wordsOf(await review({ ...READ, sentences }))
  expect(words).toContain('Fue en la playa.Un recuerdo: nadamos.Por «un pleito» esto se queda fuera.')
  expect(words.split('un pleito')).toHaveLength(2)
})

test('where other words were said for the answer, nothing of it stays out; where its own were confirmed, it does', async () => {
  confirm('admiration', 'canta')
  expect(wordsOf(await review(READ))).toContain('reprobando')
  confirm('admiration', 'que canta bajito')
  const words = wordsOf(await review(READ))
  expect(words).not.toContain('reprobando')
  expect(words).toContain('un pleito')
})
