/** Where a speech begins or its narrator's clause ends, what follows is a paragraph of its own, as Spanish dialogue is set. */

type State = 'told' | 'said' | 'clause'

/** What stands before a speech is closed: «Golpeó la mesa.», «preguntó:». */
const CLOSED = /[.!?…:»”] $/u
/** The narrator's clause, and whole sentences behind it that no raya closes; a title is no end. */
const CLAUSE_END =
  /(?<!(?:^|[^\p{L}])(?:Sra?|Srta|Dra?|Lic|Ing|Prof|Profa|St[ao]?|\p{Lu}))([.!?…][»”]?) (?=[¿¡«]*\p{Lu})/u

export function speechApart(paragraph: string): string[] {
  if (!paragraph.includes('—')) return [paragraph]
  const cuts: number[] = []
  let state: State = 'told'
  let from = 0
  const endClause = (to: number) => {
    const end = CLAUSE_END.exec(paragraph.slice(from, to))
    if (!end) return false
    cuts.push(from + end.index + end[1]!.length)
    return true
  }
  for (const { index } of paragraph.matchAll(/—/gu)) {
    const [before, after] = [paragraph.slice(0, index), paragraph.slice(index + 1)]
    const opens = (before === '' || before.endsWith(' ')) && /^[^\s.,;:!?]/u.test(after)
    if (!opens) {
      if (state !== 'clause') return [paragraph]
      state = 'said'
    } else if (state === 'said' && /^\p{Ll}/u.test(after)) {
      state = 'clause'
      from = index
    } else {
      if (state === 'clause') endClause(index)
      else if (state === 'told' && before !== '' && !CLOSED.test(before)) return [paragraph]
      if (before !== '') cuts.push(index)
      state = 'said'
    }
  }
  if (state === 'clause') endClause(paragraph.length)
  return [0, ...cuts]
    .map((start, i) => paragraph.slice(start, cuts[i] ?? paragraph.length).trim())
    .filter((part) => part !== '')
}
