import { joined, sentencesOf } from '../grammar/clauses.ts'
import { finiteForm } from '../grammar/finite.ts'
import { DANGLING } from '../grammar/leans.ts'

/** Clauses about somebody who was named in what is gone: whoever is left would do it instead. */

const KIN = {
  él: 'pap[aá]|padre|abuel(?:it)?o|herman(?:it)?o|t[ií]o|primo|hijo|nieto|sobrino|amigo|vecino|suegro|cuñado|esposo|marido|novio|jefe|señor|compadre|(?:con|por) otro',
  ella: 'mam[aá]|madre|abuel(?:it)?a|herman(?:it)?a|t[ií]a|prima|hija|nieta|sobrina|amiga|vecina|suegra|cuñada|esposa|mujer|novia|jefa|señora|comadre|(?:con|por) otra',
}
const named = (who: keyof typeof KIN) => new RegExp(`(?<![A-Za-zÀ-ỹ])(?:${KIN[who]})(?![A-Za-zÀ-ỹ])`, 'iu')
const NAMED = { él: named('él'), ella: named('ella') }
const MANY =
  /(?<![A-Za-zÀ-ỹ])(?:[mts]us|nuestr[oa]s|l[oa]s|un[oa]s|dos|tres|cuatro|cinco) [A-Za-zÀ-ỹ]+s(?![A-Za-zÀ-ỹ])/iu
/** 'ella sola abrió su panadería': who is praised, and none of those. */
const POINTS =
  /(?<![A-Za-zÀ-ỹ])(él|ella|ell[oa]s|(?<=(?:de|con|por|a|para) )el(?=[\s!]*(?:[,.;]|$)))(?![A-Za-zÀ-ỹ]| (?:mism|sol)[oa]s?(?![A-Za-zÀ-ỹ]))/iu

/** 'cuando la operaron no lloró, yo sí': said of the day that is gone. */
const AND_I = /(?<![A-Za-zÀ-ỹ])(?:yo|nosotr[oa]s)(?: tambi[eé]n| tampoco)? (?:s[ií]|no)[\s.!]*$/iu

/** '…, antes de que él se fuera', of a father who was named in what is gone: without it, and what goes on about it. */
export function withoutOrphans(said: string, rest: string): string {
  const all = sentencesOf(rest)
  const kept = all.map((sentence) => {
    const at = sentence.clauses.findIndex(({ text }) => isOrphan(text, said, rest))
    return at < 0 ? sentence : { ...sentence, clauses: sentence.clauses.slice(0, at) }
  })
  return kept.every((sentence, i) => sentence === all[i]) ? rest : joined(kept).replace(DANGLING, '')
}

function isOrphan(text: string, said: string, rest: string): boolean {
  const isAnswer = AND_I.test(text)
  const who = POINTS.exec(text)?.[1]?.toLowerCase().replace(/^el$/u, 'él')
  const at = said.indexOf(text.trim())
  if ((!who && !isAnswer) || at < 0) return false
  const told = rest.slice(0, rest.indexOf(text)) + text.split(POINTS)[0]!
  const gone = sentencesOf(said.slice(0, at))
    .flatMap(({ clauses }) => clauses.map((clause) => clause.text.trim()))
    .filter((clause) => !rest.includes(clause))
    .join(' ')
  if (gone === '' || isAnswer) return gone !== ''
  return who === 'él' || who === 'ella'
    ? NAMED[who].test(gone) && !NAMED[who].test(told) && !isMet(told, who)
    : !MANY.test(told)
}

/** 'los viernes la paso a buscar, ella pide…': of whom the giver does something with in what stays. */
const isMet = (told: string, who: keyof typeof KIN) =>
  [...told.matchAll(/(?<![A-Za-zÀ-ỹ])(l[oa]) ([A-Za-zÀ-ỹ]+)/giu)].some(
    ([, whom, verb]) => whom!.toLowerCase() === (who === 'él' ? 'lo' : 'la') && finiteForm(verb!)?.person === 1,
  )
