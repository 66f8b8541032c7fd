import { bare, contract, upperFirst } from '../../language/grammar/text.ts'
import { type Named, of, type Parts, to } from '../named.ts'
import { drawingOf } from '../anything.ts'
import { thing } from '../prop.ts'

/** 'un disco de boleros viejitos'; what is live is kept as it sounded. */
function recordOf({ own, one, the, all }: Named): [un: string, el: string] {
  if (/^(?:discos?|vinilos?|cds?|casetes?)(?: |$)/iu.test(own)) return [one, the]
  if (
    /^(?:canci[oó]n|canciones|m[uú]sica|conciertos?|orquesta|coro|grupo|banda|playlist|estribillo|cantantes?)(?: |$)/iu.test(
      own,
    )
  ) {
    // 'las canciones con títeres de calcetín' are of no sock
    const whose = /^\p{L}+(?: (?!con |sin |para |por |en )\p{L}+)?( (?:de|del) .+)$/u.exec(own)?.[1] ?? ''
    const isSung = /^(?:canci|m[uú]sica)/u.test(own) && /^ de \p{Ll}/u.test(whose)
    if (isSung) return [`un disco de ${own}`, 'el disco']
    // 'el coro de la parroquia' sings, and the parish does not
    if (whose && /^(?:orquesta|coro|grupo|banda|cantante)/u.test(own))
      return [`un disco ${contract(`de ${all}`)}`, 'el disco']
    return whose ? [`un disco${whose}`, 'el disco'] : ['un disco con la música de siempre', 'el disco']
  }
  // 'el himno del colegio' is one
  const of =
    /^\p{Lu}/u.test(own) || (/^(?:el|la) /u.test(all) && / (?:del|de (?:la|l[oa]s|sus?)) /u.test(own)) ? all : own
  return [`un disco ${contract(`de ${of}`)}`, 'el disco']
}

/** 'bts', 'blackpink': a name that was typed without its capitals has no article of ours. */
const artistNamed = ({ own, all }: Named) =>
  all === `el ${own}` && own === own.toLowerCase()
    ? own.replace(/\p{L}+/gu, (word) => (/[aeiouáéíóú]/u.test(word) ? upperFirst(word) : word.toUpperCase()))
    : all

/** What is staged, and goes on no screen. */
const STAGED = /^(?:teatro|obra|comedia|musical|circo|magia)/iu

/** What is followed together: 'un capítulo nuevo de las novelas turcas', 'un partido viejo'. */
function programmeOf({ own, one, all }: Named): string {
  if (
    /^(?:partido|gol|tiro|noticiero|noticia|programa|concurso|telediario|documental|reality|video|obra|comedia|musical)/iu.test(
      own,
    )
  )
    return one
  if (/^(?:pel[ií]culas?|pelis?|thriller|western)(?: |$)/iu.test(own)) return one
  if (/^(?:cine|star wars|disney|pixar|marvel)/iu.test(own))
    return /^cine/iu.test(own) ? 'una película' : `una película de ${own}`
  if (/^(?:teatro|circo|magia)/iu.test(own)) return `una función de ${own}`
  if (/^(?:tiktok|youtube|instagram|canal|streamer)/iu.test(own)) return `un video de ${own}`
  return `un capítulo ${contract(`de ${all}`)}`
}

/** How what is played sounds. */
const INSTRUMENTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:tambor|bombo|bateria|cajon|caja|tumbador|conga|bongo|timbal|pandero|zambomba)/u, 'pum'],
  [/^(?:marac|guir|castanue|platill|pandereta)/u, 'chas'],
  [/^(?:campan|triang)/u, 'tilín'],
  [/^(?:xilof|marimb|piano|teclado|organo|theremin)/u, 'tin'],
  [
    /^(?:armonic|flaut|quena|zampon|ocarin|clarin|oboe|fagot|sax|trompet|trombon|tuba|cornet|gait|dulzain|silbat|kazoo|bocina|acorde|bandone|concert)/u,
    'tuu',
  ],
  [/^/u, 'plin'],
]

/** What is itself a thing with pages. */
const BOUND = /^(?:libro|cuento|c[oó]mic|historieta|manga|revista|peri[oó]dico|diario|atlas|diccionario|enciclopedia)/iu

/** What nobody sits still to. */
const DANCED =
  /^(?:danzon|pasodoble|marinera|cueca|chacarera|sevillana|merengue|bachata|mambo|chachacha|huapango|candombe|zamba)(?:e?s)?(?: (?:norteña|viej|buen)\p{L}*)?$/u

/** What is heard, watched and read. */
export const HEARD = {
  instrument: ({ own, one, the, all }) => {
    const [, sound] = INSTRUMENTS.find(([test]) => test.test(bare(own)))!
    return thing([one, the, sound, / de viento/u.test(own) ? `oír ${all}` : `tocar ${all}`])
  },
  music: (named) => {
    const isLive = /^conciertos?(?: |$)/iu.test(named.own)
    return isLive
      ? drawingOf(named.all, `ir ${to(named)}`)
      : thing([...recordOf(named), 'tum', `${DANCED.test(bare(named.own)) ? 'bailar' : 'oír'} ${named.all}`])
  },
  artist: (named) => {
    const who = { ...named, all: artistNamed(named) }
    return thing([`un disco ${of(who)}`, 'el disco', 'tum', `oír ${to(who)}`])
  },
  radio: ({ all, head, one, the }) =>
    thing([head === 'radio' ? one : 'una radio', head === 'radio' ? the : 'la radio', 'ssss', `oír ${all}`]),
  show: (named) => {
    if (/^memes?(?!\p{L})/iu.test(named.own)) return thing([named.one, named.the, 'ja, ja', `ver ${named.own}`])
    const done = /^(?:teatro|circo|cine)(?: |$)/iu.test(named.own)
      ? `ir ${to(named)}`
      : `ver ${/^(?:pel[ií]culas|series|partidos|novelas|telenovelas|caricaturas|videos)(?: |$)(?!(?:.* )?(?:de(?:l| l[oa]s?| sus?)|en) )/u.test(named.own) ? named.own : named.all}`
    return STAGED.test(named.own)
      ? drawingOf(named.all, done)
      : thing([`una pantalla con ${programmeOf(named)}`, 'la pantalla', 'chan, chan', done])
  },
  book: (named) =>
    thing([
      ...(BOUND.test(named.own) ? ([named.one, named.the] as const) : ([`un libro ${of(named)}`, 'el libro'] as const)),
      'fras',
      `leer ${named.all} en voz alta`,
    ]),
  noise: ({ all }) => thing([`una grabación ${contract(`de ${all}`)}`, 'la grabación', 'shhh', `oír ${all}`]),
} satisfies Parts
