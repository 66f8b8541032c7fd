import { splitSentences, upperFirst } from '../language/grammar/text.ts'

/**
 * What is said in a deed, as the dialogue of the rest of the book: each speech begins a paragraph with a raya, and what is
 * told after it begins another. «pena» or «aaa» within a sentence stays between its marks.
 */
export function inDialogue(deed: string): string[] {
  const quotes = [...deed.matchAll(/«([^«»]*)»/gu)].map(({ 0: quote, 1: said = '', index }) => ({
    said,
    index,
    end: index + quote.length,
  }))
  const paragraphs: string[] = []
  let told = ''
  let line = ''
  let from = 0
  const closeTold = () => {
    if (told.trim() !== '') paragraphs.push(upperFirst(told.trim()))
    told = ''
  }
  for (const [i, { said, index, end }] of quotes.entries()) {
    const before = told + deed.slice(from, index)
    const goesOn = line !== '' && before.trim() === ''
    if (!goesOn && !(BEGINS.test(before) && /^\P{Ll}/u.test(said))) {
      told = before + deed.slice(index, end)
      from = end
      continue
    }
    told = goesOn ? '' : before
    closeTold()
    const next = quotes[i + 1]
    from = next?.index ?? deed.length
    const { tag, rest, joint } = tagOf(deed.slice(end, from), next !== undefined && GOES_ON.test(deed.slice(next.end)))
    line = `${goesOn ? line : '—'}${said}${/[.!?…]$/u.test(said) && tag === '.' ? '' : tag}${joint}`
    if (joint === '') {
      paragraphs.push(line)
      line = ''
    }
    told = `${rest.trim()} `
  }
  told += deed.slice(from)
  closeTold()
  return paragraphs
}

/** After what a speech begins: nothing, a whole sentence or a colon. */
const BEGINS = /^\s*$|[.!?…:»] $/u
/** «Así», dijo …; «¿Y eso?», preguntó … */
const TAG = /^, \p{Ll}/u
/** What ends with its sentence and is said by nobody else: «Así», dijo Noa. «Y ya». */
const GOES_ON = /^(?:\.|, y )/u

/** What says who speaks, what is told after it, and how the speech goes on where it does: '—dijo Noa—. ', '—dijo Noa—, '. */
function tagOf(after: string, mayGoOn: boolean): { tag: string; rest: string; joint: string } {
  const end = after.startsWith('.') ? '.' : ''
  if (!TAG.test(after)) return { tag: end, rest: after.slice(end.length), joint: '' }
  const [first = '', ...others] = splitSentences(after.slice(2))
  const clause = ` —${first}`
  if (mayGoOn && others.length === 0) {
    const [, who = '', joint = ''] = /^(.*)([.,:])$/u.exec(clause.trimEnd()) ?? []
    if (who !== '') return { tag: who, rest: '', joint: joint === ',' ? '—, ' : '—. ' }
  }
  return { tag: clause, rest: others.join(' '), joint: '' }
}
