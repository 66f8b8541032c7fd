import { bare, contract, upperFirst } from '../../language/grammar/text.ts'
import { type Named, of, type Parts, short, to } from '../named.ts'
import { type Prop, thing } from '../prop.ts'

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
    if (isSung) return [`un disco de ${own}`, `el disco de ${short(own)}`]
    // 'el coro de la parroquia' sings, and the parish does not
    if (whose && /^(?:orquesta|coro|grupo|banda|cantante)/u.test(own))
      return [`un disco ${contract(`de ${all}`)}`, `el disco ${contract(`de ${the}`)}`]
    return whose ? [`un disco${whose}`, `el disco${whose}`] : ['un disco con la música de siempre', 'el disco']
  }
  // 'el himno del colegio' is one
  const of =
    /^\p{Lu}/u.test(own) || (/^(?:el|la) /u.test(all) && / (?:del|de (?:la|l[oa]s|sus?)) /u.test(own)) ? all : own
  return [`un disco ${contract(`de ${of}`)}`, `el disco de ${short(own)}`]
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
    /^(?:partido|gol|tiro|noticiero|noticia|programa|concurso|telediario|documental|reality|meme|video|obra|comedia|musical)/iu.test(
      own,
    )
  )
    return one
  if (/^(?:pel[ií]culas?|pelis?|thriller|western)(?: |$)/iu.test(own)) return one
  if (/^(?:cine|star wars|disney|pixar|marvel)/iu.test(own))
    return /^cine/iu.test(own) ? 'una película' : `una película de ${own}`
  if (/^(?:teatro|circo|magia)/iu.test(own)) return `una función de ${own}`
  if (/^(?:tiktok|youtube|instagram|canal|streamer)/iu.test(own)) return `un video de ${own}`
  return `un capítulo nuevo ${contract(`de ${all}`)}`
}

type Played = readonly [test: RegExp, sound: string, how: string, does: Prop['does'], helps: Prop['helps']]

const LASTS = 'seguía sonando un poco después de haber terminado'

/** What is played, by how its sound is made: what is struck has rhythm and no tune, and only strings go out of tune. */
const INSTRUMENTS: readonly Played[] = [
  [
    /^(?:tambor|bombo|bateria|cajon|caja|tumbador|conga|bongo|timbal|pandero|zambomba)/u,
    'pum',
    'con mucho ritmo',
    ['marcaba el compás, pum, pum', 'daba un redoble cortito', 'retumbaba bajito, como un corazón'],
    ['dio un redoble larguísimo', 'retumbó más fuerte que nunca'],
  ],
  [
    /^(?:marac|guir|castanue|platill|pandereta)/u,
    'chas',
    'con mucho ritmo',
    ['marcaba el compás, chas, chas', 'sonaba a cada paso', 'se callaba un momento y volvía a empezar'],
    ['sonó más fuerte que nunca', 'marcó el compás con todas sus fuerzas'],
  ],
  [
    /^(?:campan|triang)/u,
    'tilín',
    'de voz muy clara',
    ['se mecía, y sonaba', 'se quedaba temblando un poquito, tilín', LASTS],
    ['repicó con todas sus fuerzas', 'sonó más fuerte que nunca'],
  ],
  [
    /^(?:xilof|marimb|piano|teclado|organo|theremin)/u,
    'tin',
    'que se sabía muchas canciones',
    ['repetía bajito tres notas', 'subía y bajaba la escala, nota por nota', LASTS],
    ['sonó más fuerte que nunca', 'tocó su canción de principio a fin'],
  ],
  [
    /^(?:armonic|flaut|quena|zampon|ocarin|clarin|oboe|fagot|sax|trompet|trombon|tuba|cornet|gait|dulzain|silbat|kazoo|bocina|acorde|bandone|concert)/u,
    'tuu',
    'de sonido muy claro',
    ['soltaba una nota larga', 'tocaba bajito, tuu, tuu', 'repetía la misma nota, cada vez más bajito'],
    ['sonó más fuerte que nunca', 'dio la nota más larga de su vida'],
  ],
  [
    /^/u,
    'plin',
    'que se sabía muchas canciones',
    ['se desafinaba de pura risa', 'repetía bajito tres notas', LASTS],
    ['sonó más fuerte que nunca', 'tocó su canción de principio a fin'],
  ],
]

/** What a record does, whoever plays on it. */
const SPINNING: [Prop['does'], Prop['helps']] = [
  [
    'sonaba bajito, como quien tararea',
    'volvía atrás en la parte más bonita',
    'daba un saltito justo antes del estribillo',
    'giraba y giraba sin marearse',
  ],
  ['sonó más fuerte que nunca', 'llegó al estribillo a todo volumen'],
]

/** What is itself a thing with pages. */
const BOUND = /^(?:libro|cuento|c[oó]mic|historieta|manga|revista|peri[oó]dico|diario|atlas|diccionario|enciclopedia)/iu

/** What nobody sits still to. */
const DANCED =
  /^(?:danzon|pasodoble|marinera|cueca|chacarera|sevillana|merengue|bachata|mambo|chachacha|huapango|candombe|zamba)(?:e?s)?(?: (?:norteña|viej|buen)\p{L}*)?$/u

/** What is heard, watched and read. */
export const HEARD = {
  instrument: ({ own, one, the, all }) => {
    const [, sound, how, does, helps] = INSTRUMENTS.find(([test]) => test.test(bare(own)))!
    const together = / de viento/u.test(own) ? `oír ${all}` : `tocar ${all}`
    // 'una campana de viento del patio de la vecina', 'el acordeón de su abuelo': enough is said of it
    const un = / del? .* del? /u.test(own) || /^(?:el|la) /u.test(one) ? one : `${one} ${how}`
    return thing([un, the, sound, 'madera vieja', together], does, helps)
  },
  music: (named) =>
    thing(
      [
        ...recordOf(named),
        'tum',
        'tarde de fiesta',
        /^conciertos?(?: |$)/iu.test(named.own)
          ? `ir ${to(named)}`
          : `${DANCED.test(bare(named.own)) ? 'bailar' : 'oír'} ${named.all}`,
      ],
      ...SPINNING,
    ),
  artist: (named) => {
    const who = { ...named, all: artistNamed(named) }
    return thing(
      [`un disco ${of(who)}`, `el disco ${of(who)}`, 'tum', 'tarde de fiesta', `oír ${to(who)}`],
      ...SPINNING,
    )
  },
  radio: ({ all, head, one, the }) =>
    thing(
      [
        head === 'radio' ? `${one} que casi nunca se apagaba` : `una radio que no se perdía ${all}`,
        head === 'radio' ? the : 'la radio',
        'ssss',
        'pilas y a café',
        `oír ${all}`,
      ],
      [
        'hacía ssss, como quien pide silencio',
        'cambiaba de estación y volvía a la primera',
        'tarareaba entre una estación y otra',
      ],
      ['subió el volumen hasta el tope', 'dio con una canción y la puso a todo volumen'],
    ),
  show: (named) => {
    const done = /^(?:teatro|circo|cine)(?: |$)/iu.test(named.own) ? `ir ${to(named)}` : `ver ${named.all}`
    return STAGED.test(named.own)
      ? thing(
          [`un teatrito de cartón con ${programmeOf(named)}`, 'el teatrito', 'chan, chan', 'cartón y a pintura', done],
          ['abría y cerraba el telón', 'soltaba un redoble de tambor', 'daba las gracias con una reverencia'],
          ['abrió el telón de golpe', 'soltó el redoble más largo de su vida'],
        )
      : thing(
          [`una tele chiquita con ${programmeOf(named)}`, 'la tele', 'chan, chan', 'palomitas', done],
          [
            'se detenía en la parte más emocionante',
            'se ponía azul, y luego dorada',
            'repetía la escena más bonita',
            'tarareaba la música del principio',
          ],
          ['se encendió a todo volumen', 'tocó más fuerte que nunca la música del final'],
        )
  },
  book: (named) =>
    thing(
      [
        BOUND.test(named.own) ? `${named.one} con las esquinas gastadas` : `un libro ${of(named)}, leído muchas veces`,
        'el libro',
        'fras',
        'papel y a tarde larga',
        `leer ${named.all} en voz alta`,
      ],
      [
        'se abría siempre por la misma página',
        'pasaba una página, y luego otra, fras',
        'abría y cerraba las tapas, como quien aletea',
        'se quedaba abierto por la parte más emocionante',
      ],
      ['pasó todas sus páginas de golpe, fras, fras, fras', 'se leyó en voz alta, de principio a fin'],
    ),
  noise: ({ all }) =>
    thing(
      [`una cajita que guardaba ${all}`, 'la cajita', 'shhh', 'madera y a siesta', `oír ${all}`],
      ['se abría un poquito y sonaba', 'vibraba toda entera', 'repetía su ruido, cada vez más bajito'],
      ['se abrió de golpe y sonó a todo volumen', 'repitió su ruido tres veces, cada vez más fuerte'],
    ),
} satisfies Parts
