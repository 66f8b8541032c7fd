import { become, ensureBuilt, ensureInstalled, ENV } from './prepare.mjs'

ensureInstalled()
if (process.env.ROLE !== 'worker') ensureBuilt()
become(['src/server/main.ts'], {
  ipc: true,
  env: {
    // glibc gives each thread a heap of its own and never returns it; two are enough, and memory stays flat.
    MALLOC_ARENA_MAX: '2',
    // Pictures are worked out in planes of megabytes; mapped on their own, they go back as soon as they are freed.
    MALLOC_MMAP_THRESHOLD_: '131072',
    ...ENV,
  },
})
