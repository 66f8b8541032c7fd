/**
 * Prints a story, for people who write arcs:
 * `npm run tell -- --relation abuela --favorite tejer --arc slow-race --seed 2`
 *
 * With `--briefs FILE.jsonl --out DIR` every line, an object of the brief's fields (`senderName`, `recipientName`…), is
 * told into a file and by a seed of its own: what was understood, asked and advised, then the story.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fillAnswers } from '../src/contract/brief-fields.ts'
import { briefSchema } from '../src/contract/brief.ts'
import { z } from '../src/contract/zod.ts'
import { bare, countWords } from '../src/embedded/storyteller/language/grammar/text.ts'
import { loadDictionary } from '../src/embedded/storyteller/language/grammar/dictionary.ts'
import { beginStory } from '../src/embedded/storyteller/tell-story.ts'
import { readAnswers } from '../src/embedded/storyteller/understanding.ts'
import type { Brief } from '../src/engine.ts'

const { values } = parseArgs({
  options: {
    name: { type: 'string', default: 'Rosa' },
    relation: { type: 'string', default: 'abuela' },
    sender: { type: 'string', default: 'Clara' },
    favorite: { type: 'string', default: 'tejer' },
    memory: { type: 'string', default: 'la tarde que llovió y bailamos en la cocina' },
    admiration: { type: 'string', default: 'su paciencia' },
    trait: { type: 'string', default: '' },
    gender: { type: 'string' },
    age: { type: 'string' },
    occasion: { type: 'string' },
    variant: { type: 'string' },
    kind: { type: 'string' },
    briefs: { type: 'string' },
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    arc: { type: 'string' },
    pictures: { type: 'boolean', default: false },
  },
})

const strictBrief = briefSchema.strict()

/** Throws an Error that says what is wrong with which field of `where`. */
function readBrief(input: object, where: string): Brief {
  const read = strictBrief.safeParse(fillAnswers(input))
  if (!read.success) throw new Error(`${where}: ${z.prettifyError(read.error)}`)
  return read.data
}

function storyText(brief: Brief, seed: string): string {
  const story = beginStory(brief, seed, { plot: values.arc })
  const chapters = [1, 2, 3, 4, 5].map((number) => {
    const { title, paragraphs, imagePrompt } = story.chapter(number)
    const heading = `## ${number}. ${title}   (${countWords(paragraphs.join(' '))} palabras)`
    return [heading, ...paragraphs, ...picture(imagePrompt)].join('\n\n')
  })
  const heading = `# ${story.title}   [${story.arc}]`
  return [heading, ...picture(story.cover.imagePrompt), ...chapters].join('\n\n') + '\n'
}

const picture = (prompt: string) => (values.pictures ? [`> ${prompt}`] : [])

function understood(brief: Brief): string {
  const { sentences, asks, advice } = readAnswers(brief)
  return [
    '# Así lo entendimos',
    sentences.map((pieces) => pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')),
    ...asks.map(({ question }) => `? ${question}`),
    ...advice.map(({ field, kind, why }) => `! ${field}, ${kind}: ${why}`),
  ]
    .flat()
    .join('\n')
}

/** 'Mateo y Lucía' → 'mateo-y-lucia'. */
const slug = (name: string) =>
  bare(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

await loadDictionary()
if (values.briefs) {
  const out = values.out ?? '.'
  mkdirSync(out, { recursive: true })
  const lines = readFileSync(values.briefs, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
  for (const [i, line] of lines.entries()) {
    const brief = readBrief(JSON.parse(line) as object, `${values.briefs}, brief ${i + 1}`)
    const file = join(out, `${String(i + 1).padStart(2, '0')}-${slug(brief.recipientName)}.txt`)
    writeFileSync(
      file,
      `${JSON.stringify(brief, null, 1)}\n\n${understood(brief)}\n\n${storyText(brief, `${values.seed}-${i + 1}`)}`,
    )
  }
  console.log(`${lines.length} stories in ${out}`)
} else {
  const brief = readBrief(
    {
      senderName: values.sender,
      recipientName: values.name,
      recipientRelation: values.relation,
      favoriteThing: values.favorite,
      specialMemory: values.memory,
      admiration: values.admiration,
      extraTrait: values.trait,
      recipientGender: values.gender,
      recipientAge: values.age,
      occasion: values.occasion,
      variant: values.variant,
      recipientKind: values.kind,
    },
    'brief',
  )
  console.log(storyText(brief, values.seed))
}
