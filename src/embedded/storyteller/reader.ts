import type { Kit } from './kit/kit.ts'
import { isSmallest } from './language/people/person.ts'
import { contract, countWords, escaped, upperFirst, words } from './language/grammar/text.ts'
import { finiteForm } from './language/grammar/finite.ts'
import { beside, longCalled, whoMeets, withOwner } from './called-in-full.ts'
import { namedAgain } from './named-again.ts'
import { inOneTurn, oneSpeaks } from './one-speaks.ts'
import { lowerFirst } from './language/spelling/tidy.ts'
import { lasts } from './things/lasting.ts'

/** What a chapter owes to whoever will read it, or be read to. */

/** Words after which no more optional paragraphs enter: little ones hear shorter chapters. */
export function enoughFor({ r, limits: { max } }: Kit): number {
  if (r.role === 'pet' || r.band === '12-17') return max
  if (isSmallest(r)) return max - 17
  return { small: 100, older: 126, adult: max, elder: max }[r.age]
}

export function forReader(kit: Kit, number: number, paragraphs: string[]): string[] {
  const { told: memory } = kit.memory
  const isOfADay = paragraphs.some((paragraph) => paragraph.includes('aquel día'))
  const timed = isOfADay && lasts(memory) ? paragraphs.map(ofTime) : paragraphs
  const { min } = kit.limits
  // what is as long as before is as long as it was to be
  const isEnough = (told: readonly string[], before: readonly string[]) =>
    told.every((paragraph, i) => paragraph === before[i]) || countWords(told.join('\n')) >= min
  const one = oneSpeaks(kit, timed, number)
  const given = isEnough(one, timed) ? one : timed
  const people = peopleIn(kit, number, given, true)
  const named = isEnough(people, given) ? people : peopleIn(kit, number, given, false)
  const short = namedAgain(kit, named, number)
  const told = isEnough(short, named) ? short : named
  const each = withEach(withEach(notAlike(kit, inOneTurn(told)), kit.r.name), kit.s.name)
  return kit.r.age === 'small' && kit.r.role !== 'pet' ? each.map(inShortSentences) : [...each]
}

/** Two paragraphs running begin with no name: 'Lola miró la lámpara.', 'Y Lola la encendió.' */
function notAlike({ r, s }: Kit, paragraphs: readonly string[]): readonly string[] {
  const begins = [r.name, s.name].map((name) => {
    const [one = '', other = ''] = name.split(' ')
    const called = upperFirst(/^\p{Lu}/u.test(one) ? one : `${one} ${other}`)
    return (paragraph = '') => paragraph.startsWith(`${called} `) || paragraph.startsWith(`${called},`)
  })
  return paragraphs.map((paragraph, i) => {
    const isAlike = begins.some((isBegun) => isBegun(paragraph) && isBegun(paragraphs[i - 1]))
    if (!isAlike) return paragraph
    const isName =
      !/^Do(?:n|ña) /u.test(paragraph) && [r.name, s.name].some((name) => paragraph.startsWith(name.split(' ')[0]!))
    return `${/^H?[IÍ](?!e)/u.test(paragraph) ? 'E' : 'Y'} ${isName ? paragraph : lowerFirst(paragraph)}`
  })
}

/** 'a la abuela Queta y al abuelo Poncho', 'a Pancho y a la Cata': of two each has its preposition where one has an article. */
function withEach(paragraphs: readonly string[], name: string): readonly string[] {
  const [one = '', other = '', ...more] = name.split(/ y (?=(?:el|la) )/u)
  if (!other || more.length > 0) return paragraphs
  const both = ['a', 'de'].map((to) => ({
    found: new RegExp(`(?<![A-Za-zÀ-ỹ])${escaped(contract(`${to} ${name}`))}(?![A-Za-zÀ-ỹ])`, 'gu'),
    each: contract(`${to} ${one} y ${to} ${other}`),
  }))
  return paragraphs.map((paragraph) => both.reduce((text, { found, each }) => text.replace(found, each), paragraph))
}

/** 'Regina, su mamá y su papá'; and of several givers all of their name once a story, and then its first words: 'sus hijos Memo y Rosy', 'sus hijos'. */
function peopleIn({ r, s, fav }: Kit, number: number, told: readonly string[], shortens: boolean): string[] {
  const paragraphs = number > 1 ? whoMeets({ r, s }, told) : withOwner({ r, s }, told)
  const called = fav.all.includes(s.name) ? null : longCalled(s)
  if (called === null) {
    const [theirs, givers] = [inList(r.name), `${inList(s.name)}${isGroup(s.name) ? ',' : ''}`]
    return paragraphs.map((paragraph) =>
      withTogether(withTogether(paragraph, r.name, s.name), s.name, r.name)
        .replace(new RegExp(`${escaped(`${r.name}, ${s.name}`)}(?=,| [ye] )`, 'gu'), `${theirs}, ${s.name}`)
        .replaceAll(`, ${s.name} y `, `, ${givers} y `),
    )
  }
  const ofAll = `${r.name} y ${s.name}`
  const anyCase = new RegExp(`(?:${escaped(s.name)}|${escaped(upperFirst(s.name))})(?![A-Za-zÀ-ỹ])`, 'gu')
  // whose they are was said with their names
  const [own = '\n'] = /\p{Lu}\p{L}+/u.exec(s.name) ?? []
  let isNamed = number > 1 || paragraphs.some((paragraph, i) => paragraph !== told[i] && paragraph.includes(own))
  const withMore = new RegExp(`${escaped(r.name)}, ${escaped(s.name)}(?! [ye] )`, 'gu')
  const pairs = / y su /u.test(s.name) ? [called.whole, called.short].filter((form) => form.includes(' y ')) : []
  return paragraphs.map((paragraph) => {
    // 'Rosa y sus hijos Óscar y Toño': no list, in which they would be others than these
    // once they are named, 'Mónica, sus amigas y el sastre'
    const listed = isNamed ? withMore : `${r.name}, ${s.name}`
    const apart = paragraph
      .replaceAll(`${s.name} y ${r.name}`, ofAll)
      .replaceAll(listed, ofAll)
      .replaceAll(ofAll, `${inList(r.name)} y ${s.name}`)
    const named = apart.replace(anyCase, (name, at: number, whole: string) => {
      const form = !isNamed ? called.whole : shortens ? called.short : s.name
      isNamed = true
      const said = beside(form, whole.slice(at + name.length))
      return name === s.name ? said : upperFirst(said)
    })
    // 'doña Mary, Gaby y Memo', 'doña Mary, Gaby, Memo y el chofer'
    return pairs.reduce(
      (text, pair) =>
        text
          .replaceAll(`${r.name} y ${pair}`, `${inList(r.name)}, ${pair}`)
          .replaceAll(`, ${pair} y `, `, ${pair.replace(/ y (?!.* y )/u, ', ')} y `),
      named,
    )
  })
}

/** 'los gemelos Iker y Unai': never broken up, for those who came after would be twins too. */
const isGroup = (name: string) => /^(?:l[oa]s|[sm]us|nuestr[oa]s|la familia) .* [ye] /iu.test(name)

const inList = (name: string) => (isGroup(name) ? name : name.replace(/ [ye] (?!.* [ye] )/u, ', '))

/** 'Lía y Teo', 'Ramón' → 'Lía, Teo y Ramón'; 'los gemelos Iker y Unai', 'Ama' → 'los gemelos Iker y Unai, con Ama' */
const withTogether = (paragraph: string, one: string, other: string): string =>
  [one, upperFirst(one)].reduce((text, first) => {
    if (!text.includes(` y ${other}`) || !text.includes(`${first} y ${other}`)) return text
    const both = new RegExp(`(?<![A-Za-zÀ-ỹ])${escaped(first)} y ${escaped(other)}(?![A-Za-zÀ-ỹ])`, 'gu')
    return text.replace(both, (all, at: number, whole: string) => {
      if (isGroup(one)) return `${first}, con ${other}${whole[at + all.length] === ' ' ? ',' : ''}`
      const joint = / [ye] /u.test(other) && !isGroup(other) ? ',' : ' y'
      return `${inList(first)}${joint} ${other}`
    })
  }, paragraph)

/** What went on for a while is no day: 'contó aquello', 'como entonces'; 'desde aquel día' is the story's own. */
const ofTime = (paragraph: string) =>
  paragraph.replace(/(?<![Dd]esde )(como )?aquel día(?![A-Za-zÀ-ỹ])/gu, (_, as: string | undefined) =>
    as ? 'como entonces' : 'aquello',
  )

const LONG = 9

/** '… y arriba del todo, y se fue por la ventana' → '… y arriba del todo. Y se fue por la ventana'; never inside a quotation. */
function inShortSentences(paragraph: string): string {
  if (paragraph.includes('«')) return paragraph
  return paragraph.replace(/[^.!?…]+[.!?…]+/gu, (sentence) => {
    if (countWords(sentence) <= LONG || /[():]/.test(sentence)) return sentence
    const at = [...sentence.matchAll(/, (?=y |pero )/gu)].map(({ index }) => index).find((i) => isJoint(sentence, i))
    return at === undefined ? sentence : `${sentence.slice(0, at)}. ${upperFirst(sentence.slice(at + 2))}`
  })
}

/** A whole clause stands on either side of the comma. */
function isJoint(sentence: string, at: number): boolean {
  const [before, after] = [sentence.slice(0, at), sentence.slice(at + 2)]
  // 'volvió una ola, saludó, y detrás llegó el mar': a series stays together
  if (before.includes(', ')) return false
  if (countWords(before) < 4 || countWords(after) < 4 || /—[^—]*$/u.test(before.slice(1))) return false
  const verb = words(after)
    .slice(1, 4)
    .find((word) => !/^(?:se|le|les|lo|la|los|las|no|ya|me|te|nos)$/i.test(word))
  const form = verb === undefined ? null : finiteForm(verb)
  return form?.person === 3 && form.tense !== 'other'
}
