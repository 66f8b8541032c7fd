import { SOME } from '../people/names-kept.ts'
import { accentsInContext } from '../spelling/accents.ts'
import { isNounForm, known } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { EVENT_NOUN } from './openings.ts'
import { whenApart } from '../spelling/commas.ts'
import { gluedApart } from '../spelling/glued.ts'
import { deedsParted } from '../spelling/run-ons.ts'
import { mayBeSaid, SAID } from '../spelling/said-aloud.ts'
import { withSpeech } from '../spelling/speech.ts'
import { heartOf, isMany } from './memory-heart.ts'
import { inThePast } from './past.ts'
import { withoutHedge } from '../spelling/shorthand.ts'
import { clarityOf, isSure, QUOTED } from '../sureness.ts'
import { bare, contract, isLong, pairMarks, upperFirst, withoutEnd, words } from '../grammar/text.ts'
import { lowerFirst, tidy } from '../spelling/tidy.ts'
import { firstFinite } from '../grammar/verbs.ts'

/**
 * The memory is told as a handwritten note of the sender, in the sender's own words: a note is right in any person and
 * tense. Nothing is ever turned or cut.
 */
export type Memory = {
  voice: 'letter' | 'notebook'
  /** What the note says, with its own final mark: stands between «». */
  note: string
  /** The memory as it was told, spelt right, without its stop. */
  told: string
  /** True of a day that nobody would call ordinary. */
  isGreat: boolean
  /** How sure it is whose memory it is and to whom it speaks, 0 to 1. */
  sure: number
}

const OPENER =
  /^(?:recuerdo|recuerdas|recordás|recordáis|recordamos|(?:siempre )?me acuerdo|(?:siempre |nunca dejaré de )?(?:me acordaré|acordarme|recordaré|recordar)|nos acordamos|te acuerdas|te acordás|os acordáis|se acuerda|se acuerdan|no (?:se me )?olvid[oa]|nunca (?:voy a olvidar|olvidaré|se me olvida)|siempre recordaré|c[oó]mo (?:voy a )?olvidar(?:me)?|(?:es )?imposible olvidar(?:me)?|jamás olvidaré|no (?:puedo|podría|voy a) olvidar(?:me)?|siempre tendré presente|tengo grabad[oa]|i remember|remember)\s+(?:mucho |siempre |con cariño )?(?:de |del )?(?:que )?/i

/** 'que me llevaba al río'; not 'que me contara lo de la mili', which is no sentence without it */
const QUE =
  /^que (?!(?:(?:no|me|te|se|nos|les?|l[oa]s?) )*[A-Za-zÀ-ỹ]+[ae]ra(?:n|s|mos)?(?![A-Za-zÀ-ỹ]))(?=[A-Za-zÀ-ỹ])/iu

/** `clarity` is 1 for words that were confirmed. */
export function readMemory(raw: string, name: string, clarity = clarityOf(raw)): Memory {
  const told = inThePast(
    accentsInContext(
      pairMarks(
        atEvent(
          withName(
            tidy(
              withoutTag(raw).replace(
                /(?<!(?<![A-Za-zÀ-ỹ])(?:dij[oe]|dice|pregunt[oóéa]|grit[oó]|dec[ií]a|contest[oó]),? |(?<![A-Za-zÀ-ỹ])(?:mi|tu|su|el|al|del) )(?<![A-Za-zÀ-ỹ])pa(?= \p{L})/gu,
                'para',
              ),
            ),
            name,
          ),
        ),
      ),
    ),
  )
  // what may be said by somebody gets no commas of ours
  const from = mayBeSaid(told) ? told.search(SAID) : told.length
  const whole = withSpeech(whenApart(gluedApart(deedsParted(told.slice(0, from)))) + told.slice(from))
  const text = isMany(whole) ? withoutFinalStop(heartOf(whole)) : whole
  const senses = { told: lowerFirst(withoutEnd(text)), isGreat: GREAT.test(bare(text)) }
  const stripped = lowerFirst(withoutHedge(withoutEnd(text)))
    .replace(OPENER, (opener) => (/del $/i.test(opener) ? 'el ' : ''))
    .replace(/^(?:fue|es)\s+(?=cuando|la vez|el día|un día|aquella)/i, '')
    .replace(/^de cuando/, 'cuando')
    .replace(QUE, '')
    .replace(/^cuándo/, 'cuando')
  const asked = stripped !== lowerFirst(withoutEnd(text)) && /^¿?\s*(te|se|os|recuerdas|recordás)/i.test(text)
  const letter = asked || speaksToRecipient(stripped, name)
  if (isLong(text, 40) || !isSure(clarity))
    return {
      voice: letter ? 'letter' : 'notebook',
      note: closed(upperFirst(text)),
      ...senses,
      sure: Math.min(clarity, QUOTED),
    }
  const own = isSpecialMoments(stripped)
    ? `Nuestros ${stripped}`
    : OPENER.test(withoutEnd(text))
      ? stripped
      : withoutFinalStop(text).replace(QUE, '')
  return {
    voice: letter ? 'letter' : 'notebook',
    note: closed(upperFirst(contract(own))),
    ...senses,
    sure: clarity * 0.9,
  }
}

/** 'nuestra primera cita se ponchó la moto', 'su primer partido le metieron nueve': on it, and not it. */
const atEvent = (text: string) =>
  text.replace(AT_EVENT, (all, day: string, noun: string) =>
    EVENT_NOUN.test(noun) || noun === 'vez' ? `en ${lowerFirst(day)}${all.endsWith(', ') ? ', ' : ' '}` : all,
  )
const AT_EVENT =
  /^((?:nuestr[oa]|su|mi) (?:primer|primera|último|última) ([A-Za-zÀ-ỹ]+)(?: (?:en|de|con) (?:el |la |l[oa]s )?[A-Za-zÀ-ỹ]+){0,3})(?:, | )(?=(?:se|nos|les?|me|l[oa]s?) (?:[A-Za-zÀ-ỹ]+(?:n|mos) |(?:nos |me |les? )?[A-Za-zÀ-ỹ]+[óo] (?:el|la|l[oa]s|una?|mi|su) )|(?:llovi|nev|graniz|tembl)[óo])/iu

const GREAT =
  /\bboda|casamos|se caso|casaron|\bnaci(?:o|ste|eron|miento)|bautiz|comunion|gradu|medalla|campeon|trofeo|\bgan(?:o|amos|aste|aron)\b|\bpremio|\bquince|\bxv\b|\bfin(?:al)? del mundo|operaci|\bcancer|accident|terremoto|temblor|adopt|recogerte|embaraz|primera vez|pedi(?:ste|o|da)?(?: la)? mano|compromet|murio|fallec/

/** 'No alcanzó a verlo. Pero lo que más recuerdo es cuando me soltó': that is the memory. */
const MOST_OF_ALL =
  /^.*?(?<![A-Za-zÀ-ỹ])(?:pero )?lo que m[aá]s (?:recuerdo|me acuerdo)(?: de (?:él|ella|el))? (?:es|fue) (?:de )?(?=cuando|la vez|el d[ií]a)/isu

/** '…y perdimos el tren, ¿te acuerdas?': the tag repeats our own question. */
const withoutTag = (raw: string) =>
  raw
    .replace(MOST_OF_ALL, '')
    .replace(/(?<=[A-Za-zÀ-ỹ])[.,…\s]+¿?(?:te acuerdas|te acordás|os acordáis|se acuerdan?|recuerdas)\?+\s*$/iu, '')

/** 'miss ale' → 'miss Ale', where it is no other word; not 'le compré una milanesa'. */
const withName = (text: string, name: string) =>
  (
    name.match(/(?<![A-Za-zÀ-ỹ])(?!(?:Seño|Miss|Profe|Coach|Abue|Don|Doña)(?![A-Za-zÀ-ỹ]))\p{Lu}\p{L}{2,}/gu) ?? []
  ).reduce((all, word) => {
    const isOther = isNounForm(word.toLowerCase()) || finiteForm(word.toLowerCase()) !== null
    const article = /(?<![A-Za-zÀ-ỹ])(?:la|el) $/u.exec(name.slice(0, name.indexOf(word)))?.[0]
    const lead = article
      ? `(?<=(?<![A-Za-zÀ-ỹ])${article})`
      : isOther
        ? '(?<=(?:miss|profe|don|doña|t[ií][ao]|maestr[oa]) )'
        : `(?<!${SOME})(?<![A-Za-zÀ-ỹ])`
    const low = word.toLowerCase()
    // 'y vega en vez de enfadarse dibujó': no common thing stands bare where a clause begins
    const did = isOther
      ? `|(?<=(?:^|[.,;] |(?<![A-Za-zÀ-ỹ])(?:y|pero|que|cuando) ))${low}(?= (?:(?:no |ya |siempre |nunca )?(?:se |me |nos |les? |l[oa]s? )*[A-Za-zÀ-ỹ]{2,}(?:ó|aba)(?![A-Za-zÀ-ỹ])|en (?:vez|lugar) de ))`
      : ''
    const named = all.includes(low) ? all.replace(new RegExp(`${lead}${low}(?![A-Za-zÀ-ỹ])${did}`, 'gu'), word) : all
    return (
      named
        // 'moni', of Mónica
        .replace(new RegExp(`(?<!${SOME})(?<![A-Za-zÀ-ỹ])\\p{Ll}{4,}(?![A-Za-zÀ-ỹ])`, 'gu'), (short) =>
          bare(word).startsWith(bare(short)) && !known(short) ? upperFirst(short) : short,
        )
    )
  }, text)

const isSpecialMoments = (text: string) => /^momentos \p{L}+$/u.test(text)

const withoutFinalStop = (text: string) => text.replace(/[\s.,;:]+$/u, '')

const closed = (text: string) =>
  ended(text.replace(/(?<=[\p{L}\p{N}”][.!?…] [¿¡]?)\p{Ll}/gu, (letter) => letter.toUpperCase()))

const ended = (text: string) => (/[.!?…]['’»)]*$/u.test(text) ? text : `${text}.`)

/** Without what says only that it was once: 'la vez que nos perdimos' → 'nos perdimos'. */
function afterWhen(text: string): string[] {
  const tokens = words(text)
  if (!WHEN.test(text)) return tokens
  const that = tokens.findIndex((token) => /^(que|cuando)$/i.test(token))
  return tokens.slice(that + 1)
}

const WHEN =
  /^(cuando|cómo|lo (?:mucho|bien) que|la (primera |última )?vez (en )?que|el (primer |último )?día (en )?que|la (noche|tarde|mañana) (en )?que|(?:aquella|esa|una) (vez|noche|tarde|mañana|nochebuena|navidad)( en)? que|aquel (día|verano|año|viaje)( en)? que|el verano (en )?que|aquel día que|ese día que)/i

/** The recipient is 'you' in it, or one of 'us'; not somebody the note tells about. */
function speaksToRecipient(text: string, name: string): boolean {
  const tokens = words(text)
  const key = bare(text)
  const spoken = withoutQuoted(text).replace(/(?<![A-Za-zÀ-ỹ])te (?:quiero|amo|extraño|adoro)(?![A-Za-zÀ-ỹ])/giu, '')
  if (/(^|\s)(te|ti|tu|tus|tú|contigo|vos|os|usted|ustedes|vosotr[oa]s|vuestr[oa]s?)(\s|,|$)/iu.test(spoken))
    return true
  const saysYou = tokens.some((token, i) => {
    const form = finiteForm(token)
    if (form?.person !== 2 || form.tense === 'present') return false
    // 'las guayabas': a noun, not a verb
    return !(isNounForm(token) && /^(?:las?|unas?|de|con|mis|sus|esas|dos|tres)$/i.test(tokens[i - 1] ?? ''))
  })
  if (saysYou) return true
  const first = bare(name.split(' ')[0] ?? '')
  const named = key.split(/\s/u).some((word) => word === first || word.startsWith(`${first},`))
  const third =
    /(^|\s)(su|sus|él|ella|le|les|ellos|ellas)(\s|,|$)/i.test(withoutDoubled(text)) ||
    /^(?:(?:cuando|el día que|la vez que|la noche que|la tarde que) )?(?:lo|la|los|las) [A-Za-zÀ-ỹ]+mos(?![A-Za-zÀ-ỹ])/iu.test(
      text,
    )
  if (named || third) return false
  // 'me enseñó a hacer croquetas y acabamos…': the one who taught is told about, not spoken to
  const taught = tokens.findIndex((token, i) => /^(?:me|nos)$/i.test(token) && isPastThird(tokens[i + 1] ?? ''))
  const we = tokens.findIndex((token) => finiteForm(token)?.person === 1 && finiteForm(token)?.plural)
  if (taught >= 0 && (we < 0 || taught < we)) return false
  const weDid = tokens.some((token) => {
    const form = finiteForm(token)
    return form?.person === 1 && form.plural
  })
  if (/^(?:aquel|aquella|aquellos|aquellas|ese|esa)\s/i.test(text) && firstFinite(afterWhen(text))?.person !== 3)
    return true
  if (weDid && tellsAbout(text)) return false
  // 'íbamos al estadio y siempre compraba dos tortas': one of us is told about
  const done = / (?:y|[A-Za-zÀ-ỹ]+,) (?:(?:siempre|nunca|no|me|nos) )+([A-Za-zÀ-ỹ]+(?:aba|ía|ó))(?![A-Za-zÀ-ỹ])/iu.exec(
    text,
  )?.[1]
  if (weDid && done !== undefined && isPastThird(done)) return false
  if (weDid || /(^|\s)(nuestr[oa]s?|juntos|juntas|nosotros|nosotras)(\s|,|$)/i.test(text)) return true
  return /(^|\s)nos(\s|,|$)/i.test(text) && firstFinite(afterWhen(text))?.person !== 3
}

/** 'fuimos a la playa y vio el mar': somebody of whom no word tells who it is, so it is the recipient; not 'y salió el sol'. */
function tellsAbout(text: string): boolean {
  if (/(?<![A-Za-zÀ-ỹ])(?:te|ti|tú|vos|contigo|usted)(?![A-Za-zÀ-ỹ])/iu.test(withoutQuoted(text))) return false
  // 'la noche antes de que se fuera'
  if (/(?<![A-Za-zÀ-ỹ])(?:antes|después) de que (?:se )?[A-Za-zÀ-ỹ]+ra(?![A-Za-zÀ-ỹ])/iu.test(text)) return true
  const born =
    /^(?:el día (?:en )?que|cuando|la (?:noche|tarde|mañana|primera vez) (?:en )?que) (?:por primera vez )?(?:(?:se|me|nos) )*([A-Za-zÀ-ỹ]+)(?=,|$| (?:por|y|de|en|sus?|a) )/iu.exec(
      text,
    )?.[1]
  if (born !== undefined && isPastThird(born)) return true
  return [...withoutQuoted(text).matchAll(/ y (se |me |nos |le |lo |la )?(\p{L}+)(?: (\p{L}+))?/gu)].some(
    ([, pronoun, verb = '', next = '']) => {
      if (!isPastThird(verb) || isNounForm(verb)) return false
      const isNamed =
        /^(?:el|la|los|las|un|una|mi|tu|nuestr[oa]s?|tod[oa]s?|alguien|nadie)$/iu.test(next) || /^\p{Lu}/u.test(next)
      if (!isNamed) return !/^(?:empez|comenz|hubo|hab|llov|hac|hizo|era|fue)/u.test(verb)
      return pronoun === undefined && TAKES_OBJECT.test(verb)
    },
  )
}

/** 'y vio el mar': what follows is what was seen, and not who saw it. */
const TAKES_OBJECT =
  /^(?:vio|tiró|comió|abrazó|agarró|pidió|dijo|hizo|ganó|compró|rompió|encontró|miró|tomó|besó|escondió|dibujó|aprendió|trajo|puso|metió)$/u

/** Without quoted speech, which addresses somebody else: 'un dibujo que decía “mamá, te quiero”'. */
const withoutQuoted = (text: string) => text.replace(/[‘“"][^’”"]*[’”"]/gu, ' ')

function isPastThird(word: string): boolean {
  const form = finiteForm(word)
  return form?.person === 3 && !form.plural && (form.tense === 'preterite' || form.tense === 'imperfect')
}

/** 'le echamos la culpa al gato': the pronoun is somebody else's, who is named after it. */
const withoutDoubled = (text: string) =>
  text.replace(
    /(?<![A-Za-zÀ-ỹ])les? (?=[A-Za-zÀ-ỹ]+mos [^,]*(?<![A-Za-zÀ-ỹ])(?:al|a los?|a las?|a mis?|a un|a una) )/iu,
    '',
  )
