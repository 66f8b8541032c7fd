/**
 * Measures the built pages as a mid-range phone on slow 4G would open them, and fails where a page is worse than it
 * may be: `npm run lighthouse`, after a build, on a machine with nothing else to do.
 */
import { createServer, request, type Server } from 'node:http'
import { parseArgs } from 'node:util'
import lighthouse, { type Result } from 'lighthouse'
import { openBrowser } from '../test/e2e/browser.ts'
import { startProduct } from '../test/e2e/product.ts'
import { freePort } from '../test/free-port.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Record<(typeof CATEGORIES)[number], number>

const PAGES: { path: string; least: Scores }[] = [
  { path: '/', least: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } },
  { path: '/create', least: { performance: 90, accessibility: 90, 'best-practices': 90, seo: 90 } },
]
const MOST_SHIFT = 0.02
const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } })
/** The median of a few runs: one alone is at the mercy of the machine. */
const RUNS = Number(values.runs)

const port = await freePort()
const browser = await openBrowser([`--remote-debugging-port=${port}`])
const product = await startProduct({}, null)
const front = await openFront(new URL(product.url))
const failures: string[] = []
try {
  const rows = []
  for (const { path, least } of PAGES) {
    const result = await measure(`${front.url}${path}`)
    rows.push({ page: path, ...scoresOf(result), ...timesOf(result) })
    failures.push(...shortcomings(path, result, least))
  }
  console.table(rows)
} finally {
  await browser.close()
  front.server.close()
  await product[Symbol.asyncDispose]()
}
for (const failure of failures) console.error(failure)
if (failures.length > 0) process.exitCode = 1

/**
 * The product without its `Referrer-Policy`: with that header, the Chromium that we test with never commits a page that
 * Lighthouse asks for (`net::ERR_ABORTED`, found with 147 and Lighthouse 13.5).
 */
async function openFront({ hostname, port: behind }: URL): Promise<{ url: string; server: Server }> {
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    const passed = request({ hostname, port: behind, method, path: url, headers }, (answer) => {
      const { 'referrer-policy': _, ...kept } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, kept)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  const at = await freePort()
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${at}`, server }
}

/** The run whose performance is the median. */
async function measure(url: string): Promise<Result> {
  const results: Result[] = []
  for (let run = 0; run < RUNS; run++) {
    const measured = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] })
    if (!measured) throw new Error(`Lighthouse said nothing of ${url}`)
    if (measured.lhr.runtimeError) throw new Error(measured.lhr.runtimeError.message)
    results.push(measured.lhr)
  }
  const sorted = results.toSorted((a, b) => scoresOf(a).performance - scoresOf(b).performance)
  return sorted[Math.floor(sorted.length / 2)] as Result
}

function scoresOf({ categories }: Result): Scores {
  return Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  ) as Scores
}

function timesOf({ audits }: Result) {
  const seconds = (id: string) => Number(((audits[id]?.numericValue ?? 0) / 1000).toFixed(2))
  return {
    'first paint (s)': seconds('first-contentful-paint'),
    'largest paint (s)': seconds('largest-contentful-paint'),
    'blocked (ms)': Math.round(audits['total-blocking-time']?.numericValue ?? 0),
    'layout shift': Number((audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(4)),
    'weight (kB)': Math.round((audits['total-byte-weight']?.numericValue ?? 0) / 1000),
  }
}

/** What keeps a page from what it should be, a line each, with the audits that cost it points. */
function shortcomings(path: string, result: Result, least: Scores): string[] {
  const scores = scoresOf(result)
  const shift = timesOf(result)['layout shift']
  return [
    ...(shift > MOST_SHIFT ? [`${path}: layout shift ${shift}, ${MOST_SHIFT} allowed`] : []),
    ...CATEGORIES.filter((name) => scores[name] < least[name]).map(
      (name) => `${path}: ${name} ${scores[name]}, ${least[name]} wanted: ${costly(result, name).join('; ')}`,
    ),
  ]
}

function costly({ categories, audits }: Result, category: keyof Scores): string[] {
  return (categories[category]?.auditRefs ?? [])
    .map(({ id, weight }) => ({ weight, audit: audits[id] }))
    .filter(({ weight, audit }) => weight > 0 && audit && audit.score !== null && audit.score < 0.9)
    .map(({ audit }) => `${audit?.title} ${audit?.displayValue ?? ''}`.trim())
}
