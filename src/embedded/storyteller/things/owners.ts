/** Whoever else may be in a memory: bare of accents, one or several. */
const PEOPLE =
  '(?:mama|papa|mami|papi|jefa|jefe|viejo|vieja|tia|tio|prima|primo|hermana|hermano|abuela|abuelo|vecina|vecino|senor|senora|mesero|mesera|mozo|camarero|chofer|conductor|guardia|enfermera|enfermero|doctora?|policia|cura|padre|juez|arbitro|profe|profesora?|maestra|maestro|taxista|vendedora?|compadre|comadre|cunad[oa]|suegr[oa]|novi[oa]|companer[oa]|amig[oa]|portero|bombero|cartero|cobrador|salvavidas|heladero|nina|nino)(?:e?s)?'

const SUBJECT = new RegExp(
  `(?<!(?:^| )(?:al?|del?|con|para|por|sin) (?:tod[oa]s )?)(?<![a-z])(?:el|la|un|una|mi|su|los|las|unos|unas) (${PEOPLE})(?![a-z])|^(mama|papa|papas) `,
)
const OWNER = new RegExp(`^\\w+ (?:\\w+ )?(?:del|de(?: (?:la|un|una|mi|su|don|dona))?) (${PEOPLE})(?![a-z])`)

/** Somebody else does what these words end in, bare of accents: 'mi mamá salió con la'; `whose` are words for the two of the story. */
export function isOfOthersIn(before: string, whose: RegExp | null): boolean {
  const own = before
    .split(/[.;:]/)
    .at(-1)!
    .split(/, | (?:y|pero|porque|cuando|que|mientras|hasta) /)
    .at(-1)!
    .trimStart()
  const [, subject, parent] = SUBJECT.exec(own) ?? []
  const who = subject ?? parent
  return who !== undefined && !whose?.test(who)
}

/** A thing, with what follows it, is somebody else's: 'escoba del mesero', 'olla prestada por una enfermera'. */
export function isOwnedByOthers(after: string, whose: RegExp | null): boolean {
  const owner = OWNER.exec(after)?.[1]
  return /^\w+(?: \w+){0,2} prestad[oa]s?(?! a )/.test(after) || (owner !== undefined && !whose?.test(owner))
}
