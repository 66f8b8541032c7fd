/**
 * Writes the Spanish names of emoji (Unicode's CLDR, by emojibase-data) that the storyteller reads: a table of 60 KB in
 * place of a package of 50 MB. Run it with node after a change of that package; the table is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withoutVariant } from '../src/embedded/storyteller/language/spelling/emoji.ts'

type Entry = { unicode: string; label: string }

const source = fileURLToPath(import.meta.resolve('emojibase-data/es/compact.json'))
const table = new URL('../src/embedded/storyteller/language/spelling/emoji-names.json', import.meta.url)

const entries = JSON.parse(readFileSync(source, 'utf8')) as Entry[]
const names = Object.fromEntries(entries.map(({ unicode, label }) => [withoutVariant(unicode), label]))
writeFileSync(table, `${JSON.stringify(names, null, 2)}\n`)
