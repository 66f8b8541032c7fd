import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { carryOver } from './carry-over.ts'
import { readEmbeddedConfig, configQuery } from './features/shell/config.ts'
import { registerOffline } from './offline.ts'
import { markJoinedStyles } from './joined-styles.ts'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'

markJoinedStyles()
const container = document.getElementById('root')
if (!container) throw new Error('the page has no #root')

const queryClient = createQueryClient()
const embedded = readEmbeddedConfig()
if (embedded) queryClient.setQueryData(configQuery.queryKey, embedded)

// The first page is fetched before anything is drawn: a prerendered page is replaced in one stroke, never by a blank.
const router = createAppRouter()
await router.load()

const root = createRoot(container)
carryOver(container, () => {
  flushSync(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  )
  delete document.documentElement.dataset['resumes']
  document.documentElement.dataset['app'] = ''
})
registerOffline()
