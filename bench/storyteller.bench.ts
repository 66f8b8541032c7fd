/** Processor time of a whole story from the embedded storyteller, and how alike stories are. */
import { tellStory } from '../src/embedded/storyteller/storyteller.ts'
import { generateBriefs } from '../test/storyteller/briefs.ts'
import { varietyOf } from './storyteller-variety.ts'
import { loadDictionary } from '../src/embedded/storyteller/language/grammar/dictionary.ts'

const STORIES = 300

/** Milliseconds of processor time so far: unlike the clock, it does not count what other programs take. */
function cpu(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const beforeDictionary = cpu()
await loadDictionary()
const dictionary = cpu() - beforeDictionary

const stories: number[] = []
let words = 0
for (const [i, brief] of generateBriefs(STORIES).entries()) {
  const start = cpu()
  const { chapters } = await tellStory({ brief, seed: String(i) })
  stories.push(cpu() - start)
  words += chapters.flatMap(({ paragraphs }) => paragraphs.join(' ').split(' ')).length
}
stories.sort((a, b) => a - b)

function row(name: string, value: number, unit: string): void {
  console.log(`${name.padEnd(54)} ${value.toFixed(1).padStart(8)} ${unit}`)
}
row('dictionary, once (processor time)', dictionary, 'ms')
row('a story (processor time), median', stories[Math.floor(STORIES / 2)]!, 'ms')
row('a story, 99th percentile', stories[Math.floor(STORIES * 0.99)]!, 'ms')
row('words a story', words / STORIES, '')

for (const { name, percent } of varietyOf()) row(name, percent, '%')
