import { z } from 'zod'
import type { Understanding } from '../../src/contract/readings.ts'
import type { Brief } from '../../src/engine.ts'
import { pickFrom, randomFrom } from '../../src/embedded/storyteller/kit/seeded.ts'
import { readTsv } from '../fixtures/read-tsv.ts'

/** Answers as people really give them, and some that nobody should. */
const recipients = readTsv('briefs/recipients.tsv', z.strictObject({ name: z.string(), relation: z.string() }))
const KINDS = ['sender', 'favourite', 'memory', 'admiration', 'trait'] as const
const rows = readTsv('briefs/answers.tsv', z.strictObject({ kind: z.enum(KINDS), said: z.string() }))
const saidOf = (kind: (typeof KINDS)[number]) => rows.filter((row) => row.kind === kind).map(({ said }) => said)
const [senders, favourites, memories] = [saidOf('sender'), saidOf('favourite'), saidOf('memory')]
const [admirations, traits] = [saidOf('admiration'), saidOf('trait')]

/** In which nothing is doubtful, private or said to the shop. */
export const PLAIN: Brief = {
  senderName: 'Olga',
  recipientName: 'Berta',
  recipientRelation: 'mi prima',
  favoriteThing: 'los faros',
  specialMemory: 'la tarde que llovió y bailamos en la cocina',
  admiration: 'su paciencia',
  extraTrait: '',
  illustrationStyle: 'infantil',
}

/** A sentence of what is read back, as it is shown. */
export const inWords = (sentence: Understanding['sentences'][number]): string =>
  sentence.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')

/** As many briefs as wanted; every recipient in turn, everything else by the seed. */
export function generateBriefs(count: number, seed = 'briefs'): Brief[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, i) => {
    const { name: recipientName, relation: recipientRelation } = recipients[i % recipients.length]!
    return {
      senderName: pickFrom(random, senders),
      recipientName,
      recipientRelation,
      favoriteThing: pickFrom(random, favourites),
      specialMemory: pickFrom(random, memories),
      admiration: pickFrom(random, admirations),
      extraTrait: pickFrom(random, traits),
      illustrationStyle: 'infantil',
    }
  })
}
