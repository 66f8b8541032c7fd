import { vi } from 'vitest'

// No setting could do this, in production or elsewhere: only a test replaces the module.
vi.mock('../src/server/features/credentials/password-cost.ts', () => ({ COST: { N: 2 ** 10, r: 8, p: 1 } }))
