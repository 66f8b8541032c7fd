/** Time of a whole story from the embedded storyteller, and the longest that it holds the event loop. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createEmbeddedWriter } from '../src/server/engines/embedded/storyteller/storyteller.ts'
import { generateBriefs } from '../src/server/engines/embedded/storyteller/checker/briefs.ts'

const STORIES = 300
const writer = createEmbeddedWriter()
const loop = monitorEventLoopDelay({ resolution: 1 })
const times: number[] = []

loop.enable()
let words = 0
for (const [i, brief] of generateBriefs(STORIES).entries()) {
  const start = performance.now()
  for await (const event of writer.write(brief, { seed: String(i) }))
    if (event.type === 'chapter') words += event.chapter.paragraphs.join(' ').split(' ').length
  times.push(performance.now() - start)
}
loop.disable()

const [first = 0, ...rest] = times
rest.sort((a, b) => a - b)
const row = (name: string, value: number, unit = 'ms') =>
  console.log(`${name.padEnd(38)} ${value.toFixed(1).padStart(8)} ${unit}`)
row('first story (reads the dictionary)', first)
row('a story, median', rest[Math.floor(rest.length / 2)]!)
row('a story, 99th percentile', rest[Math.floor(rest.length * 0.99)]!)
row('longest hold of the event loop', loop.max / 1e6)
row('words a story', words / STORIES, '')
