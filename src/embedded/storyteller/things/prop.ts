/** A thing as it stands on the stage of a story, always one of it: 'un tiburón' of whoever likes sharks. */
export type Prop = {
  /** Something that looks and feels by itself, and not a tool or a dish. */
  alive: boolean
  /** As it enters: 'un tiburón gris'; of a thing nothing is said that its giver did not say. */
  un: string
  /** As it is known: 'el tiburón'. */
  el: string
  /** What it does, or is done with it: predicates in the imperfect, for its `el`. */
  does: readonly [string, string, string, ...string[]]
  /** What is heard of it: 'chof'. */
  sound: string
  /** What is done with it when it helps: whole clauses in the preterite; what comes of it is the plot's to tell. */
  helps: readonly [string, string, ...string[]]
  /** What is told of it on the way: a clause in the imperfect; empty of what does something by itself. */
  near: string
  /** The same of what comes along beside another, as it enters: 'Lía había traído té en un termo'. */
  brought?: string
  /** What is liked, as one talks of it: 'los barcos', 'escalar'; empty where it has no name. */
  about: string
  /** What people do with it: an infinitive; empty where nothing is surely done, and then no plot tells of it. */
  together: string
  /** What its giver says that tells it from others: 'del año de la polca', 'que le talló su abuelo'. */
  detail?: string
  /** The line of what is done with it, where that is one thing alone. */
  deed?: string
  /** A drawing: it tells of what is liked, and what is liked is not seen itself. */
  isStandIn?: true
  /** It is worn or broken, and does not do what its kind does. */
  isStill?: true
  /** What something is done with, of which its giver said nothing. */
  isTool?: true
  /** It is larger than whoever likes it, and stays where it is. */
  isLarge?: true
}

/** The words, without accents, that name a thing, and the thing. */
export type PropRow = readonly [test: RegExp, prop: Prop]

type Written = [un: string, el: string, sound: string, together: string]

export const creature = ([un, el, sound, together]: Written, does: Prop['does'], helps: Prop['helps']): Prop => ({
  alive: true,
  un,
  el,
  sound,
  together,
  does,
  helps,
  near: '',
  about: '',
})

/** A thing does nothing of itself: what is told of it is said by what is done with it (`in-use.ts`). */
export const thing = (written: Written): Prop => ({ ...creature(written, ['', '', ''], ['', '']), alive: false })

export const standIn = (written: Written): Prop => ({ ...thing(written), isStandIn: true })

/** A picture of what is too large or too far to be there itself. */
export const isPicture = ({ el }: Pick<Prop, 'el'>) =>
  /^(?:la foto|la postal|el póster|el cartel|el dibujo|el retrato)(?![A-Za-zÀ-ỹ])/u.test(el)

/** 'una caja de pinturas' → 'la caja de pinturas' */
export const theOf = (un: string) => un.replace(/^un(a?) /u, (_, a: string) => (a ? 'la ' : 'el '))
