// The kit has a name of its own among the packages: better-auth knows it by its usual one as an optional peer, and
// npm would install it, with three compilers, wherever the product runs.
import { defineConfig } from 'migration-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/db/schema/*.ts',
  out: './src/server/db/migrations',
})
