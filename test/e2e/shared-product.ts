import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inject } from 'vitest'
import type { Golden } from '../golden.ts'
import { type Product, QUICK_PICTURES, startProduct } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the shared product's address is told. */
    sharedProduct: string
  }
}

export type SharedProduct = Pick<Product, 'url'>

/**
 * One product for the journeys of all files that need no settings of their own, kill nothing and count nothing.
 * Others use it at the same time: a test sees what its own visitors made, by their cookies.
 */
export async function sharedProduct(): Promise<SharedProduct> {
  const response = await fetch(inject('sharedProduct'))
  const said = await response.text()
  if (!response.ok) throw new Error(said)
  return { url: said }
}

/** For the process that starts the workers: the product is started when one of them first asks. */
export async function offerProduct(golden: Golden): Promise<{ address: string; close: () => Promise<void> }> {
  let product: Promise<Product> | undefined
  const desk = createServer((_, answer) => {
    product ??= startProduct({ ...QUICK_PICTURES, TRUST_PROXY: 'loopback' }, golden)
    product.then(
      ({ url }) => answer.end(url),
      (error: unknown) => answer.writeHead(500).end(String(error)),
    )
  })
  desk.listen(0, '127.0.0.1')
  await once(desk, 'listening')
  const { port } = desk.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      desk.close()
      desk.closeAllConnections()
      const started = await product?.catch(() => undefined)
      await started?.[Symbol.asyncDispose]()
    },
  }
}
