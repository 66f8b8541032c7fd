import type { Advice } from '../../../contract/readings.ts'
import { browserStorage } from '../../kept.ts'

const KEY = 'dismissed-advice'
const storage = browserStorage('sessionStorage')
const nameOf = ({ field, kind }: Advice) => `${field} ${kind}`

/** True where advice of this kind was put away for this answer. */
export function isDismissed(advice: Advice): boolean {
  return dismissed().includes(nameOf(advice))
}

export function dismissAdvice(advice: Advice): void {
  storage.setItem(KEY, [...new Set([...dismissed(), nameOf(advice)])].join('\n'))
}

function dismissed(): string[] {
  return storage.getItem(KEY)?.split('\n') ?? []
}
