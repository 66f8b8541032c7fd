import { contract, escaped } from '../grammar/text.ts'
import { isCollective } from './collective.ts'
import { isKinWord } from './names.ts'
import { partsOfName } from './person-names.ts'

/** Of several who give, one speaks: by name where one is known, and else as one of them. */

type Several = { name: string; several: boolean; gender: 'f' | 'm' | null }

/** 'sus amigas de la uni Ale, Dani y Kari' → 'Ale', 'Dani', 'Kari'; of 'Josu y la cuadrilla', 'Josu'; no town of 'los primos de Lima y Quito'. */
export function namedAmong(name: string): readonly string[] {
  if (OF_A_PLACE.test(name)) return []
  const parts = partsOfName(name.replace(/^(?:tod[oa]s )?(?:sus|l[oa]s) [^,\p{Lu}]*(?=\p{Lu})/u, ''))
  return parts.length > 1 ? parts.filter((part) => NAMED.test(part)) : []
}

const OF_A_PLACE = /^(?:tod[oa]s )?(?:sus|l[oa]s) [^,\p{Lu}]*(?<= )(?:del?|en|con|la|el|l[oa]s) \p{Lu}/u

const NAMED =
  /^(?:(?:el|la|su|don|doña) )?(?:\p{Ll}+ )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*$|^su (?:mam|pap|abuel|madrin|padrin)\p{Ll}+$/u

/** 'sus nietos' → 'uno de sus nietos', and then 'otro de sus nietos'; 'el equipo' → 'alguien del equipo'; null of two or more groups with articles. */
export function someOf({ name, gender }: Omit<Several, 'several'>): readonly [string, string] | null {
  if (isCollective(name) || /^(?:toda )?la familia(?!\p{L})/u.test(name))
    return [contract(`alguien de ${name}`), contract(`otra persona de ${name}`)]
  // 'los papás y alumnos de 3.º B': nobody is one of two kinds
  const one = name.replace(/(?<=^(?:tod[oa]s )?(?:sus|l[oa]s) \p{Ll}+s)(?:, \p{Ll}+s)* y \p{Ll}+s(?= de|$)/u, '')
  const [, all = ''] = /^(?:tod[oa]s )?((?:sus|l[oa]s) .+)$/u.exec(one) ?? []
  if (all === '' || / y (?:sus|l[oa]s) /u.test(all)) return null
  const end = gender === 'f' || all.startsWith('las ') ? 'a' : 'o'
  return [`un${end} de ${all}`, `otr${end} de ${all}`]
}

/** Who of them says `said`: 'Rodrigo' of 'Mamá y Rodrigo', but for who is named in it; 'uno de sus nietos', 'uno de los dos'. */
export function oneOfThem(s: Several, said: string): string {
  const names = namedAmong(s.name).filter((name) => !holds(said, name))
  // who speaks of themselves is likelier whoever signs first
  const byName = (IN_FIRST_PERSON.test(said) ? null : names.find((name) => !isKinWord(name.toLowerCase()))) ?? names[0]
  if (byName) return byName
  const areTwo = s.several && partsOfName(s.name).length === 2 && namedAmong(s.name).length === 2
  return areTwo
    ? `un${s.gender === 'f' ? 'a' : 'o'} de l${s.gender === 'f' ? 'a' : 'o'}s dos`
    : (someOf(s)?.[0] ?? 'una voz conocida')
}

const IN_FIRST_PERSON = /(?<!\p{L})(?:yo|me|mis?|conmigo)(?!\p{L})/iu

const holds = (text: string, name: string) =>
  (name.match(/\p{Lu}\p{L}+/gu) ?? []).some(
    (word) => text.includes(word) && new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, 'u').test(text),
  )
