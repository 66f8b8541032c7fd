/** What is eaten and drunk, by all of its name once, and then by its noun with its article. */

/** Whose it is, where it is had and how: told once. */
const WHOSE = / (?:del|de (?:la|el|l[oa]s|sus?|mis?)|de (?=\p{Lu})|que|a cucharadas|en (?:la|el|su))(?!\p{Ll}).*$/u
/** 'las empanadas de queso': several say enough by themselves, but for what is named after something else. */
const OF_WHAT = / (?:de|con) \p{Ll}.*$/u
const NOT_ALONE =
  /^(?:flor|dedo|oreja|lengua|pata|hueso|ojo|cola|pie|brazo|cabeza|bola|rollo|barra|hoja|palito|alita|tira|dulce|crema)/u
/** What is said of a cup by itself. */
const POURED = /^(?:café|cafecito|té|tecito|chocolate|mate|atole)(?= )/u

/** 'las tostadas con tomate del bar de abajo' → 'las tostadas'; `about` has its article, and what has none stays. */
export function briefly(what: string, about: string): string {
  const whole = about.endsWith(` ${what}`) ? about : what
  const [, the = '', own = ''] = /^(el|la|l[oa]s) (.+)$/u.exec(whole) ?? []
  if (the === '') return what
  const short = own.replace(WHOSE, '')
  const isAlone = POURED.test(short) || (the.endsWith('s') && !NOT_ALONE.test(short))
  const cut = isAlone ? short.replace(OF_WHAT, '') : short
  return cut === own ? what : `${the} ${cut}`
}
