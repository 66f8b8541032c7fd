import { isDone } from '../language/finite.ts'
import { nounGender } from '../language/gender.ts'
import { bare, contract, countWords } from '../language/text.ts'
import { momentsOf } from './happenings.ts'
import { type Keepsake, keepsakeOf } from './keepsakes.ts'
import { nounClassOf } from './nouns.ts'
import { airOf } from './places.ts'
import { occasionIn } from './remembered.ts'
import { shuffled } from './shuffled.ts'

/** A remembered day as it is lived again. Only what was surely read is in it; where nothing was, it has no sentences. */
export type Day = {
  /** What is seen, heard and smelt there before it happens, at most three sentences. */
  air: readonly string[]
  /** What was felt while it happened, at most two. */
  felt: readonly string[]
  keep: Keepsake
  /** A sentence of what comes from that day, for a moment, into another place. */
  lingers: string | null
  /** What both did there, `@`, where they surely were there together. */
  both: string | null
  /** Of what happened, for little ones. */
  sound: string
  /** What it is called where its place is not known: 'aquella noche', 'el día del burro', 'aquel tiempo'. */
  called: string
}

type Told = {
  memory: string
  place: string | null
  /** What the favourite is called on the stage: no two things have one name. */
  star: string
  /** Things that the plot has of its own, bare of accents: none of them is kept too. */
  taken?: RegExp | undefined
  /** What happened is told whole: little is said around it. */
  isLived?: boolean
  pick: <T>(options: readonly T[]) => T
}

/** 'una chispa de la azotea': of all lights, this day's. */
const ofDay = (keep: Keepsake, whence: string): Keepsake =>
  keep.un.includes(' de ') ? keep : { ...keep, un: contract(`${keep.un} de ${whence}`) }

export function dayOf({ memory, place, star, isLived, taken, pick }: Told): Day {
  const { air, lingers } = airOf(place)
  const when = occasionIn(memory)
  const keep = keepsakeOf(memory, pick, { star, taken })
  const { before, after, both, sound } = momentsOf(memory, pick)
  const seen = isLived ? [] : seenIn(memory, [keep.el, star], pick)
  const called =
    when ?? calledAfter(memory, keep.isImage || keep.isRelic || keep.el === 'el par' ? thingIn(memory) : keep.el)
  return {
    // what is known of the deed tells more than what is known of the place
    air: [...new Set([...before, ...seen, ...shuffled(air, pick).slice(0, before.length > 0 ? 1 : 2)])].slice(0, 3),
    felt: after,
    both: TOGETHER.test(memory) ? both : null,
    keep: keep.isImage ? ofDay(keep, place && countWords(place) <= 4 ? place : called) : keep,
    lingers,
    sound: sound ?? '',
    called,
  }
}

/** 'fuimos', 'nos llevó'; what was done again and again was done in many ways. */
const TOGETHER = /(?<!\p{L})(?:\p{L}*(?<![áí]b)(?<!í)[ai]mos|nos \p{L}+ó|fuimos)(?!\p{L})/iu

/** A day is called after the thing in it: 'el día del burro'; what was done again and again had no day of its own. */
function calledAfter(memory: string, thing: string | null): string {
  if (memory === '') return 'un día de los buenos'
  if (HABIT.test(memory) && !ONCE.test(memory))
    return thing && !BLAND.test(thing) ? contract(`el tiempo de ${thing}`) : 'aquel tiempo'
  return thing && !BLAND.test(thing) && !thing.endsWith('s') ? contract(`el día de ${thing}`) : 'aquel día'
}

/** Too much of every day to tell one from another. */
const BLAND =
  /^(?:el|la|los|las) (?:ropa|agua|mesa|ruta|papel|nevera|bote|tapa|caja|bolsa|sillas?|foto|pan|bata|botón|piso|suelo|puerta|casa|flor|lonche|sopa|auto|carro|coche|bus|camiseta|vestido|cama|zapatos?|chancla|coca|pizza|arroz|chocolate|pastel)(?: |$)/u

const HABIT = /\p{L}(?:aba|abas|ábamos|aban|ía|ías|íamos|ían)(?!\p{L})|(?<!\p{L})iba[sn]?(?!\p{L})|íbamos/u
const ONCE =
  /\p{L}{2}(?:ó|aron|ieron|aste|iste|amos|imos|é|í)(?!\p{L})|(?<!\p{L})(?:fue|fui|hizo|dijo|vino|trajo|puso|quiso|dio|vio)(?!\p{L})/u

/** What the memory itself says was there, but for what is told of anyway; what was lost, broken or flew off is no longer. */
function seenIn(memory: string, told: readonly string[], pick: Told['pick']): string[] {
  const [first, second] = thingsIn(memory).filter(({ el, gone }) => !gone && !told.includes(el) && !UNSEEN.test(el))
  if (!first) return []
  const verb = first.many ? 'estaban' : 'estaba'
  const all = second ? `${first.el} y ${second.el}` : first.el
  return [
    pick([
      `Ahí ${second ? 'estaban' : verb} ${all}.`,
      `Lo primero que se vio ${second || first.many ? 'fueron' : 'fue'} ${all}.`,
    ]),
  ]
}

/** What is everywhere, or no sight for a child. */
const UNSEEN =
  /^(?:el|la|los|las) (?:aguas?|vinos?|cervezas?|tequila|mezcal|ron|whisky|cheves?|chelas?|birras?|puertas?|casas?|camas?|pisos?|suelos?|mesas?|lonche|pared|paredes|techos?)(?: |$)/u

/** 'a las once', where it is no tea. */
const HOUR = /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|una)$/u

const GONE =
  /(?:^| )(?:se (?:nos |le |me )?(?:vol|cay|fue|quem|romp|descomp|acab|perd)|perd|romp|rob|olvid|quem|sin |no )\w*(?: \w+){0,3} $/

/** The first of them, which may name a day. */
const thingIn = (memory: string) => thingsIn(memory)[0]?.el ?? null

type Thing = { el: string; many: boolean; gone: boolean }

/** The plain things and animals that the memory names, with their articles: 'el burro', 'los volcanes'. */
function thingsIn(memory: string): Thing[] {
  const found: Thing[] = []
  const text = told(memory)
  for (const { 1: before = '', 2: det = '', 3: noun = '', 4: of = '', index } of text.matchAll(NAMED)) {
    // 'mi marido la bajó': no bass
    const kind = isDone(noun) ? null : nounClassOf(noun)
    if (kind === null || !THINGS.has(kind) || HOUR.test(noun) || /^(?:no|ni|sin|nunca|de|del|como)$/iu.test(before))
      continue
    const many = noun.endsWith('s') && !/^(?:un|una|el|la|su|mi|tu)$/iu.test(det)
    const f = /a(?:s)?$/iu.test(det) && !/^(?:nuestra|mi|tu|su)/iu.test(det) ? true : nounGender(noun) === 'f'
    const isMasculine = /^(?:un|el|los|unos)$/iu.test(det)
    const el = `${many ? (f && !isMasculine ? 'las' : 'los') : f && !isMasculine ? 'la' : 'el'} ${noun}${of}`
    found.push({
      el,
      many,
      gone: airOf(el).air.length > 0 || kind === 'book' || GONE.test(bare(`${text.slice(0, index)}${before} `)),
    })
  }
  return found
}

/** What somebody said is no thing that was there. */
const told = (memory: string) => memory.replace(/[“"‘][^”"’]*[”"’]/gu, ' ')

const NAMED =
  /(?:(?<!\p{L})(\p{L}+) )?(?<!\p{L})(un|una|unos|unas|el|la|los|las|sus?|mis?|nuestr[oa]s?) (\p{Ll}{3,})(?! del? \p{Lu}| del )( de \p{Ll}{4,}(?= (?:y|que|se|le|en|con|a)(?!\p{L})|[,.;]|$))?(?!\p{L})/gu
const THINGS: ReadonlySet<string> = new Set(
  'bite cold dish drink animal wheels boat air instrument ball book map plant tree machine light tool wear cloth toy tech'.split(
    ' ',
  ),
)
