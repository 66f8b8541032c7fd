const CLITICS = /^(\p{L}*?[aeiíáé]r)((?:se|me|te|nos)?(?:l[aeo]s?)?)$/u

/** What keeps its vowel: 'sumergir' → 'sumergiendo'. */
const KEPT = /(?:sumerg|conver|diver|agred|transgred|discern|concern)/u

/** 'pintarse' → 'pintándose', 'leer' → 'leyendo', 'pedir' → 'pidiendo'. */
export function gerund(infinitive: string): string {
  const [, verb = infinitive, pronouns = ''] = CLITICS.exec(infinitive.toLowerCase()) ?? []
  const done = plain(verb)
  return pronouns === ''
    ? done
    : `${done.replace(/(a|e)ndo$/u, (_, vowel) => (vowel === 'a' ? 'ándo' : 'éndo'))}${pronouns}`
}

function plain(verb: string): string {
  const stem = verb.slice(0, -2)
  if (/[aá]r$/u.test(verb)) return `${stem}ando`
  if (verb === 'ir') return 'yendo'
  if (verb === 'poder') return 'pudiendo'
  // 'reír' → 'riendo', 'freír' → 'friendo'
  if (/[^o]?eír$/u.test(verb)) return `${stem.slice(0, -1)}iendo`
  const changed = !/[ií]r$/u.test(verb)
    ? stem
    : /^(?:dorm|mor)$/u.test(stem)
      ? stem.replace('o', 'u')
      : KEPT.test(stem)
        ? stem
        : stem.replace(/e(?=[^aeiou]+(?:u)?$)/u, 'i')
  if (/(?:[ñ]|ll)$/u.test(changed)) return `${changed}endo`
  return /(?:[aeo]|(?<![gq])u)$/u.test(changed) ? `${changed}yendo` : `${changed}iendo`
}
