import { longCalled } from '../../src/embedded/storyteller/called-in-full.ts'
import type { Chapter } from '../../src/engine.ts'
import { allowance } from '../../src/embedded/storyteller/kit/compose.ts'
import type { Kit } from '../../src/embedded/storyteller/kit/kit.ts'
import { nounGender } from '../../src/embedded/storyteller/language/grammar/gender.ts'
import { isSmallest } from '../../src/embedded/storyteller/language/people/person.ts'
import { finiteForm } from '../../src/embedded/storyteller/language/grammar/finite.ts'
import { singularOf } from '../../src/embedded/storyteller/things/singular.ts'
import { propsOf } from '../../src/embedded/storyteller/things/props.ts'
import {
  bare,
  countWords,
  splitSentences,
  withoutEnd,
  words,
} from '../../src/embedded/storyteller/language/grammar/text.ts'

/** A finished story with what it was told from. `known` says whether a word is Spanish. */
export type Checked = {
  kit: Kit
  title: string
  chapters: Chapter[]
  answers: string[]
  known: (word: string) => boolean
}

export type Finding = { rule: string; chapter: number; excerpt: string }

const DOUBLED_ON_PURPOSE =
  /^(no|muy|toc|tun|clic|clac|pum|ras|ja|nos|vez|paso|bla|tic|tac|poco|rin|mmm|sí|plop|din|chap|ay|corre|así|uno|miau|guau|muac|shh|siempre|zas|más|ñam|tris|chof|flap|pío|plin|clap|paso)$/

/** Everything a reader would call a mistake and a rule can see. */
export function checkStory(story: Checked): Finding[] {
  const found = story.chapters.flatMap((chapter) => checkChapter(chapter, story))
  return [...found, ...checkWhole(story)]
}

type Pattern = { rule: string; test: RegExp; allow?: (match: RegExpExecArray, text: string) => boolean }

const PATTERNS: readonly Pattern[] = [
  {
    rule: 'doubled word',
    test: /(?<!\p{L})(\p{L}+) \1(?!\p{L})/giu,
    allow: (match) => DOUBLED_ON_PURPOSE.test(match[1]!.toLowerCase()),
  },
  { rule: 'doubled article', test: /(?<!\p{L})(?:el|la|los|las|un|una) (?:el|la|los|las|su|sus)(?!\p{L})/gu },
  { rule: 'contraction', test: /(?<!\p{L})(a|de) el(?!\p{L})/gu },
  { rule: 'unfilled slot', test: /undefined|null|NaN|\[object|\$\{|\{\{|\}\}/g },
  { rule: 'both genders', test: /él\/ella|\/a\b|\(a\)|@|[ox]s\/as/g },
  { rule: 'space before a mark', test: / [,.;:!?…»]/g },
  { rule: 'doubled mark', test: /[,;:]{2}|\.\.|\?\?|!!|…\.|\?\.|!\.|[,;:]\.|\.»\.|«\s/g },
  { rule: 'y before i', test: /(?<!\p{L})y (i|hi(?![aeo]))\p{L}+/giu },
  { rule: 'o before o', test: /(?<!\p{L})o h?o\p{L}+/gu },
  {
    rule: 'preposition twice',
    test: /(?<!\p{L})(?:de de|a a|en en|con con|por por|para para|que que|de a el)(?!\p{L})/giu,
  },
  {
    rule: 'small letter after a stop',
    test: /(?:^|[.!?]\s)(?:[—«¿¡]*)(\p{Ll})/gmu,
    allow: (match) => /[!?…]\s*[—«¿¡]*\p{Ll}$/u.test(match[0]),
  },
  { rule: 'hyphen for raya', test: /(^|\s)[-–]\s?\p{L}/gmu },
  // what is said of them in the third person is what is told to others
  {
    rule: 'praise of another',
    test: /admir(?:o|amos) de (?:ti|vos|usted|ustedes|vosotros)(?!\p{L})[^.]*«/gu,
  },
  { rule: 'hour with stops', test: /\d ?[ap]\. ?m\./giu },
  { rule: 'markup', test: /<\/?[a-z]|&[a-z]+;|\*\*|__/gi },
]

function checkChapter(chapter: Chapter, { kit, known, answers }: Checked): Finding[] {
  const found: Finding[] = []
  const text = chapter.paragraphs.join('\n')
  const all = [chapter.title, text, chapter.imagePrompt].join('\n')
  const add = (rule: string, excerpt: string) => found.push({ rule, chapter: chapter.number, excerpt })
  for (const { rule, test, allow } of PATTERNS)
    for (const match of all.matchAll(test)) if (!allow?.(match, all)) add(rule, around(all, match.index))
  found.push(
    ...checkAgreement(all, chapter.number, kit, known),
    ...checkSpelling(
      all,
      chapter.number,
      [...answers, ...propsOf(kit.fav, { pick: ([first]) => first!, name: kit.r.name }).map(({ sound }) => sound)],
      known,
    ),
  )
  for (const [open, close] of ['¿?', '¡!', '«»', '()'] as unknown as [string, string][])
    for (const paragraph of chapter.paragraphs)
      if (paragraph.split(open).length !== paragraph.split(close).length)
        add(`unpaired ${open}${close}`, paragraph.slice(0, 90))
  const count = countWords(text)
  if (count < kit.limits.min || count > allowance(text, kit.quotes, kit.limits)) add('length', String(count))
  if (countWords(chapter.imagePrompt) < 14) add('thin picture', chapter.imagePrompt)
  if (!chapter.title || !chapter.scene.place || !chapter.scene.time || chapter.scene.objects.length < 2)
    add('thin scene', chapter.title)
  return found
}

const around = (text: string, at: number) => text.slice(Math.max(0, at - 30), at + 40).replace(/\n/g, ' ¶ ')

/** Words after an article of which the gender is not read from their ending; 'la manga' is a sleeve, 'el manga' a book. */
const NOT_NOUNS =
  /^(ras|que|de|del|mejor|peor|gran|primer|tercer|más|mayor|menor|a|en|y|otro|otra|otros|otras|dos|demás|suya|suyo|tuya|cual|cuales|siguiente|cien|seis|cinco|siete|once|cuatro|ocho|nueve|diez|cincuenta|una|grande|para|no|se|me|te|le|nos|os|lo|gran|mil|tres|doce|quince|mangas?)$/

function checkAgreement(text: string, chapter: number, kit: Kit, known: (word: string) => boolean): Finding[] {
  const found: Finding[] = []
  const quoted = kit.quotes.map((quote) => bare(quote.text)).join(' ')
  for (const match of text.matchAll(/(?<!\p{L})(el|la|los|las|un|una|unos|unas) (\p{Ll}+)/gu)) {
    const [phrase, article, word] = match as unknown as [string, string, string]
    if (quoted.includes(bare(phrase)) || NOT_NOUNS.test(word) || !known(word)) continue
    if (/^(la|los|las)$/.test(article) && finiteForm(word)?.person === 1) continue
    const verbLike =
      /(ó|aba|ía|aron|ió|hizo|puso|dijo|trajo|quiso|supo|tuvo|é|í|aste|iste|en|an|amos|emos|[aeiou]r|[aeiou]rse|[aei]n)$/.test(
        word,
      )
    const feminine = /^(la|las|una|unas)$/.test(article)
    if (/[oa]s?$/.test(word) && !verbLike && !/^(a|ha)/.test(word) && !/(ista|ela|pa|ma)s?$/.test(word)) {
      const verbAfterClitic =
        /^(la|lo|los|las)$/.test(article) && word.endsWith('a') && nounGender(word) === 'f' && article !== 'la'
      if ((nounGender(word) === 'f') !== feminine && !verbAfterClitic)
        found.push({ rule: 'gender', chapter, excerpt: around(text, match.index) })
    }
    if (article.endsWith('s') && !/(s|n|ó|ron|ba|ía|[aei]r|a|e)$/.test(word))
      found.push({ rule: 'number', chapter, excerpt: around(text, match.index) })
  }
  return found
}

/** Affectionate and comic forms that no dictionary lists. */
const DIMINUTIVE = /(c?it|ecit|ill|[ií]sim)[oa]s?$|azos?$/u
const INVENTED =
  /^(fras|ñic|pff|mmm|clac|ras|tun|tac|toc|pum|tic|rin|plop|ajá|triceratops|shh|bip|din|chap|muac|selfie|corbatín|ajum|brrr|pst|achís|uf|mm|je|miau|guau|ñam|zas|tip|tap|ñac|clan|clon|clin|chof|flap|plin|brum|clap|eh|jum|uy|a{2,}h|P|D|borboteo|parlanchina?|Anselmo|u{2,}h|pío|parlanchín|nomás|cri|rrr|clop|ñi+c|tarán|u{2,}p|fu+|pom|flop|tin|agú|tilín|muu|cuac|talán|cucú|bu{2,}|ding|clonc|glu|pizarrón|monstrua|riiin|sh+|fiu|tolón|tiqui|chiqui|chin|plof|chup|chac|plic|ñi{2,}|r{2,}um|r{2,}|ah{2,}|plas|chaf|pi{2,}|yuju|rrras|pfff|mu{2,}|be{2,}|ji{2,}|hia+|oinc|croac|bz+|gr{2,}|frus|quiquiriquí|hu|flic|flac)$/i

function checkSpelling(text: string, chapter: number, answers: string[], known: (word: string) => boolean): Finding[] {
  const said = words(answers.join(' ').normalize('NFC'))
  const own = new Set([...said, ...said.map(singularOf)].map(bare))
  return words(text)
    .filter((word) => !/\d/.test(word) && !INVENTED.test(word) && !own.has(bare(word)) && !isSpanish(word, known))
    .map((word) => ({ rule: 'spelling', chapter, excerpt: word }))
}

function isSpanish(word: string, known: (word: string) => boolean): boolean {
  const low = word.toLowerCase()
  if (known(word) || known(low) || finiteForm(low)?.address) return true
  if (DIMINUTIVE.test(low)) return true
  // 'tomá', 'abrí': what is asked of a vos
  if (/[áéí]$/.test(low) && known(`${bare(low)}r`)) return true
  const clitics = /^(\p{L}+?)(selas?|selos?|l[aoe]s?|se|me|te|nos)$/u.exec(bare(low))
  return clitics !== null && (known(clitics[1]!) || known(clitics[1]!.replace(/n$/, '')))
}

function checkWhole({ kit, chapters, title }: Checked): Finding[] {
  const found: Finding[] = []
  const whole = chapters.map((chapter) => chapter.paragraphs.join('\n')).join('\n')
  const key = unmarked(whole)
  const miss = (rule: string, excerpt: string, present: boolean) => {
    if (!present) found.push({ rule, chapter: 0, excerpt })
  }
  miss('missing recipient', kit.r.name, key.includes(unmarked(kit.r.name)))
  // 'sus nietos de Rancagua' are told of as 'sus nietos'
  const short = longCalled(kit.s)?.short ?? kit.s.name
  const isNamed = [kit.s.name, short].some((name) => key.includes(unmarked(name)))
  miss('missing sender', kit.s.name, isNamed || whole.includes(kit.s.signature))
  const favourites = !kit.fav.isPlain
    ? [kit.fav.typed]
    : kit.fav.items.map((item) => item.text.replace(/^(el|la|los|las) /, ''))
  for (const favourite of favourites)
    miss('missing favourite', favourite, kit.leftOut.has('favourite') || key.includes(unmarked(favourite)))
  const isLeftOut = kit.leftOut.has('memory')
  // said aloud it may follow «¿Te acuerdas de…?»
  const remembered = kit.memory.note.replace(/\.$/, '').slice(1)
  // who tells it is named after its first sentence
  // «Fue en el viaje a Bariloche —dijo Sofi—. Vos manejabas»
  const isTold = splitSentences(remembered)
    .flatMap((sentence) => (key.includes(unmarked(withoutEnd(sentence))) ? [] : withoutEnd(sentence).split(', ')))
    .every((part) => key.includes(unmarked(part)))
  miss('missing memory', remembered, isLeftOut || isTold)
  // to their face, or read out as it was typed
  const praise = [kit.quality.toYou ?? kit.quality.told, kit.quality.told]
  // where it is left out no empty word stands for it
  const isPraised = praise.some((said) => key.includes(unmarked(said)))
  miss('missing quality', praise[0]!, kit.leftOut.has('admiration') !== isPraised)
  // whole, to their face or to whoever wants to know; who says it is named after its first sentence
  const isSaid = (said: string) =>
    splitSentences(said).every((sentence) => key.includes(unmarked(withoutEnd(sentence))))
  if (kit.trait) miss('missing trait', kit.trait.said, [kit.trait.toYou ?? kit.trait.said, kit.trait.said].some(isSaid))
  miss('missing title', title, title.length > 3)
  // a refrain is what the smallest wait for
  return isSmallest(kit.r) ? found : [...found, ...repeated(chapters, `${kit.quality.told} ${kit.quality.toYou ?? ''}`)]
}

/** Without the marks of quotations, which change where one stands inside another. */
const unmarked = (text: string) => bare(text).replace(/[«»“”‘’]/g, '')

/** A sentence of ours, of five words or more, that stands in two chapters: what is admired may be said in two. */
function repeated(chapters: Chapter[], admired: string): Finding[] {
  const seen = new Map<string, number>()
  const found: Finding[] = []
  for (const chapter of chapters)
    for (const sentence of chapter.paragraphs.flatMap(splitSentences)) {
      const key = bare(sentence).trim()
      // '—dijo su mamá.' is no sentence
      if (
        countWords(key) < 5 ||
        bare(admired).includes(key.replace(/[.»]+$/u, '')) ||
        /^—(?:d[ie]j|pregunt|susurr)/.test(key)
      )
        continue
      const first = seen.get(key)
      if (first !== undefined && first !== chapter.number)
        found.push({ rule: 'repeated sentence', chapter: chapter.number, excerpt: sentence })
      seen.set(key, chapter.number)
    }
  return found
}
