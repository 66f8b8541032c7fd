import { join } from 'node:path'
import { become, ensureBuilt, ensureInstalled, ENV, ROOT } from './prepare.mjs'

ensureInstalled()
ensureBuilt(...(process.env.ROLE === 'worker' ? [] : ['web']), 'server')
become(['dist/server/main.js'], {
  ipc: true,
  env: {
    // glibc gives each thread a heap of its own and never returns it; two are enough, and memory stays flat.
    MALLOC_ARENA_MAX: '2',
    // Pictures are worked out in planes of megabytes; mapped on their own, they go back as soon as they are freed.
    MALLOC_MMAP_THRESHOLD_: '131072',
    // What one start has compiled, the next one reads.
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'),
    ...ENV,
  },
})
