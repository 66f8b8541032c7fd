import { bare, contract } from '../../language/text.ts'
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
    return whose ? [`un disco${whose}`, `el disco${whose}`] : ['un disco con la música de siempre', 'el disco']
  }
  return [`un disco ${/^\p{Lu}/u.test(own) ? contract(`de ${all}`) : `de ${own}`}`, `el disco de ${short(own)}`]
}

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

/** What an instrument sounds like. */
const STRUCK = /^(?:tambor|bombo|bateria|cajon|tumbador|conga|bongo|timbal|pander)/u
const BLOWN =
  /^(?:armonic|flaut|quena|zampon|ocarin|clarin|oboe|fagot|sax|trompet|trombon|tuba|cornet|gait|dulzain|silbat|kazoo|acorde|bandone|concert)/u
const SHAKEN = /^(?:marac|guir|castanue|campan|triang|platill|xilof|marimb)/u
const soundOf = (key: string) =>
  STRUCK.test(key) ? 'pum' : BLOWN.test(key) ? 'tuu' : SHAKEN.test(key) ? 'tilín' : 'plin'

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

/** What is heard, watched and read. */
export const HEARD = {
  instrument: ({ own, one, the, all }) => {
    const sound = soundOf(bare(own))
    return thing(
      [`${one} que se sabía muchas canciones`, the, sound, 'madera vieja', `tocar ${all}`],
      [
        `hacía ${sound}, ${sound}, muy bajito`,
        'se desafinaba de pura risa',
        'seguía sonando un poco después de haber terminado',
      ],
      ['sonó más fuerte que nunca', 'tocó su canción de principio a fin'],
    )
  },
  music: (named) =>
    thing(
      [
        ...recordOf(named),
        'tum',
        'tarde de fiesta',
        /^conciertos?(?: |$)/iu.test(named.own) ? `ir ${to(named)}` : `oír ${named.all}`,
      ],
      ...SPINNING,
    ),
  artist: (named) =>
    thing(
      [`un disco ${of(named)}`, `el disco ${of(named)}`, 'tum', 'tarde de fiesta', `oír ${to(named)}`],
      ...SPINNING,
    ),
  radio: ({ all, head, one }) =>
    thing(
      [
        head === 'radio' ? `${one} que casi nunca se apagaba` : `una radio que no se perdía ${all}`,
        'la radio',
        'ssss',
        'pilas y a café',
        `oír ${all}`,
      ],
      ['hacía ssss, como quien pide silencio', 'cambiaba de estación sin ayuda', 'tarareaba entre una estación y otra'],
      ['subió el volumen hasta el tope', 'encontró su canción preferida y la puso a todo volumen'],
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
        BOUND.test(named.own)
          ? `${named.one} con las esquinas gastadas`
          : `un ejemplar ${of(named)} leído muchas veces`,
        'el libro',
        'fras',
        'papel y a tarde larga',
        `leer ${named.all} en voz alta`,
      ],
      [
        'se abría siempre por la misma página',
        'pasaba sus páginas sin ayuda, fras, fras',
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
