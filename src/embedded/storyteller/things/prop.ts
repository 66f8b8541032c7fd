/** A thing as it stands on the stage of a story, always one of it: 'un tiburón' of whoever likes sharks. */
export type Prop = {
  /** Something that looks and feels by itself, and not a tool or a dish. */
  alive: boolean
  /** As it enters: 'un tiburón gris'. */
  un: string
  /** As it is known: 'el tiburón'. */
  el: string
  /** What only it does: predicates in the imperfect, for its `el`; of more than three, three are drawn for a story. */
  does: readonly [string, string, string, ...string[]]
  /** What is heard of it: 'chof'. */
  sound: string
  /** After 'olía a'. */
  smell: string
  /** How it helps, in full force: predicates in the preterite, for its `el`; what comes of it is the plot's to tell. */
  helps: readonly [string, string, ...string[]]
  /** What people do with it: an infinitive; empty where nothing is surely done, and then no plot tells of it. */
  together: string
  /** An album, or an animal that likes it too: it tells of what is liked, and what is liked is not seen itself. */
  isStandIn?: true
  /** What something is done with, of which its giver said nothing. */
  isTool?: true
}

/** The words, without accents, that name a thing, and the thing. */
export type PropRow = readonly [test: RegExp, prop: Prop]

type Written = [un: string, el: string, sound: string, smell: string, together: string]

function prop(
  alive: boolean,
  [un, el, sound, smell, together]: Written,
  does: Prop['does'],
  helps: Prop['helps'],
): Prop {
  return { alive, un, el, sound, smell, together, does, helps }
}

export const creature = (written: Written, does: Prop['does'], helps: Prop['helps']) => prop(true, written, does, helps)

export const thing = (written: Written, does: Prop['does'], helps: Prop['helps']) => prop(false, written, does, helps)

export const standIn = (written: Written, does: Prop['does'], helps: Prop['helps']): Prop => ({
  ...thing(written, does, helps),
  isStandIn: true,
})

/** What anything does that a hand holds: it is there, and the light falls on it. */
export const IN_THE_LIGHT: readonly [Prop['does'], Prop['helps']] = [
  [
    'brillaba un poquito por un lado',
    'brillaba, se apagaba y volvía a brillar',
    'se enderezaba, como quien oye su nombre',
    'se adelantaba un poquito y volvía',
  ],
  ['brilló con toda la luz que había', 'giró tan rápido que zumbaba'],
]
