import { isForeign } from './foreign.ts'

const CORRECTION =
  /^(.*?)[\s,.…]*(?:ja(?:ja)*[\s,.…]+)?(?<!\p{L})(?:perd[oó]n|digo|mejor dicho|quise decir|o sea no)[\s,.:…]+(?=\p{L})/isu

/** 'madrugar jajaja no, el café': said in jest and taken back. */
const TAKEN_BACK = /^[^,.;]{1,40}?[\s,]+ja(?:ja)+j?[\s,.]+(?:no|mentira)[,.]\s*(?=\p{L})/iu

/** 'lo de su boda, mejor no ponerlo, pon que es tenaz': what may be said for it. */
const INSTEAD =
  /(?<!\p{L})no (?:hace falta )?(?:l[oa]s? )?pon(?:er(?:l[oa]s?)?|gas?|gan)(?!\p{L})[^,.;]{0,24}[,.;]\s*(?:mejor )?(?:pon|pongan?|pon[eé]|poned)(?:le|gan|gas)? (que [^,.;]{4,})/isu

/** 'when we went to Disney jaja perdón, cuando fuimos a Disney' → 'cuando fuimos a Disney': what somebody said anew counts. */
export function corrected(said: string): string {
  const instead = INSTEAD.exec(said)?.[1]
  if (instead) return instead
  const text = said.replace(TAKEN_BACK, '')
  const [whole = '', before = ''] = CORRECTION.exec(text) ?? []
  const rest = text.slice(whole.length)
  const apart = /(?:[,.…]|ja)\s*$|(?:[,.…]|ja)[\s,.…]*(?:perd|digo|mejor|quise|o sea)/iu.test(
    whole.slice(before.length - 1),
  )
  const isAnew = apart && (isForeign(before) || before.split(/\s+/).length <= 4)
  return whole && isAnew && /\p{L}{3}/u.test(rest) ? rest : text
}
