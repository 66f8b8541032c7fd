import { readFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const WEB = join(dirname(import.meta.dirname), 'dist/web')

/** Bytes of JavaScript, compressed with Brotli, that a page may need before it can be used. */
const BUDGETS = [
  { page: '/', html: 'index.html', budget: 8_000 },
  { page: '/privacidad', html: 'privacidad.html', budget: 8_000 },
  { page: '/ayuda', html: 'ayuda.html', budget: 8_000 },
  { page: '/create', html: 'create.html', budget: 155_000 },
  { page: 'app', html: 'app.html', budget: 110_000 },
]

export type PageWeight = { page: string; script: number; style: number; budget: number }

export const OVERDRAWN = ({ script, budget }: PageWeight): boolean => script > budget

/**
 * What opening each built page makes a browser fetch: its scripts with all that they import, and its style sheets, those
 * that stand in the page included.
 */
export async function measurePages(): Promise<PageWeight[]> {
  return Promise.all(
    BUDGETS.map(async ({ page, html, budget }) => {
      const markup = await readFile(join(WEB, html), 'utf8')
      const scripts = new Set<string>()
      for (const [, src = ''] of markup.matchAll(/<(?:script[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+)"/g))
        await collect(src, scripts)
      const styles = [...markup.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, href = '']) => href)
      const inline = (tag: string) =>
        [...markup.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, of = '']) => of)
      return {
        page,
        script: (await weigh(scripts)) + compressed(inline('script')),
        style: (await weigh(styles)) + compressed(inline('style')),
        budget,
      }
    }),
  )
}

/** Follows static imports; a dynamic one is fetched only when it is wanted. */
async function collect(file: string, seen: Set<string>): Promise<void> {
  if (seen.has(file)) return
  seen.add(file)
  const code = await readFile(join(WEB, file), 'utf8')
  for (const [, path = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+)["'`]/g)) {
    await collect(posix.join(posix.dirname(file), path), seen)
  }
}

async function weigh(files: Iterable<string>): Promise<number> {
  const contents = await Promise.all([...files].map((file) => readFile(join(WEB, file))))
  return compressed(contents)
}

function compressed(contents: readonly (Buffer | string)[]): number {
  return contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0)
}
