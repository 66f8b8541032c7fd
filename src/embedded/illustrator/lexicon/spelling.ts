/** How a word sounds in Spanish: `nuves` and `nubes`, `ormiga` and `hormiga` are written alike. */
export function sound(stem: string): string {
  return stem
    .replace(/([a-zñ])\1{2,}/g, '$1')
    .replace(/ch/g, '#')
    .replace(/h/g, '')
    .replaceAll('#', 'ch')
    .replaceAll('v', 'b')
    .replaceAll('ll', 'y')
    .replace(/qu(?=[ei])|k/g, 'q')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/c(?!h)/g, 'q')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/([^rlc])\1/g, '$1')
}

/** Right words that sound like a thing and are none. */
export const OTHER_WORDS = new Set(
  `cazamo cazaron velen sello celda corso cosido viscera ballenato bohordar freza cocer siervo sierva hola asta vaya haya valla caza cazar votar bote vota tubo tuvo basta casarse cause cayo callo
  hierro errar rallar rayar grabar gravar bello vello baron varon cien sien cima sima vaso bazo sexo masa maza
  consejo concejo abrazar abrasar rebelar revelar sumo cede cegar segar losa loza vez ves pozo poso rosar rozar`.split(
    /\s+/,
  ),
)

/** Endings that make a thing large or dear, and how its own name may end. */
const DEGREES: readonly (readonly [ending: RegExp, own: readonly string[]])[] = [
  [/az[oa]$/, ['', 'o', 'a', 'e']],
  [/illo$/, ['o', '', 'e']],
  // «Huskies», «ponies».
  [/ie$/, ['y', 'i']],
  // «Uvas», «bonsáis»: plurals that are short, or of what ends in a vowel that seldom does.
  [/(?<=[aeiou])s$/, ['']],
]

/** What only sounds like the large or the small of something. */
const OF_THEIR_OWN = new Set(
  `gatillo bombazo castañazo pinaza trapaza rapaza coraza carnaza picadillo puntillo cuadrillo cortadillo plumazo
  oleaza bombillo vinaza`.split(/\s+/),
)

/** What `golazo`, `perrazo` and `pajarillo` may be made of. */
export function undegreed(stem: string): string[] {
  if (OF_THEIR_OWN.has(stem)) return []
  return DEGREES.flatMap(([ending, own]) => {
    const root = stem.replace(ending, '')
    return root === stem || root.length < 3 ? [] : own.map((end) => root + end)
  })
}
