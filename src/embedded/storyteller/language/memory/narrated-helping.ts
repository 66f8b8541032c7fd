import { isInfinitive } from '../grammar/infinitive.ts'
import type { Clause } from './narrated-clauses.ts'
import { isHelping, isOneself } from './narrated-words.ts'

/** Verbs that help another: which of them says what is done. */

/** 'nos quiso cobrar', 'nos andaba buscando', 'me tuvo que llevar': the verb that it is done by. */
export function verbOf({ form, at }: Pick<Clause, 'form' | 'at'>, lows: readonly string[]): number {
  if (/^(?:andar|estar|seguir|ir|ser|venir|quedar)$/u.test(form.infinitive) && GOING_ON.test(lows[at + 1] ?? ''))
    return at + 1
  if (form.infinitive === 'haber' && infinitiveOf(lows[at + 1] ?? '')) return at + 1
  const to = lows.slice(at + 1, at + 3).findIndex(isInfinitive)
  if (!isHelping(form.infinitive) || to < 0) return at
  // 'me tuvo que ir jalando'
  const led = at + 1 + to
  return /^(?:ir|andar|estar|seguir|venir)$/u.test(lows[led]!) && GOING_ON.test(lows[led + 1] ?? '') ? led + 1 : led
}

export const isOnesOwn = (infinitive: string | null) =>
  infinitive !== null && (infinitive === 'olvidar' || isOneself(infinitive))

const GOING_ON = /\p{L}(?:ando|iendo|yendo)$/u

/** 'robado' → 'robar' */
export const infinitiveOf = (participle: string): string | null => {
  const [, stem = '', vowel = ''] = /^(\p{L}+)([ai])do$/u.exec(participle) ?? []
  const found = (vowel === 'a' ? ['ar'] : ['er', 'ir']).map((end) => stem + end).find(isInfinitive)
  return stem === '' ? null : (found ?? null)
}
