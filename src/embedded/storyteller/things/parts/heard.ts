import { contract } from '../../language/text.ts'
import { type Named, of, type Parts, short, to } from '../named.ts'
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
    return whose ? [`un disco${whose}`, `el disco${whose}`] : ['un disco con la música de siempre', 'el disco']
  }
  return [`un disco ${/^\p{Lu}/u.test(own) ? contract(`de ${all}`) : `de ${own}`}`, `el disco de ${short(own)}`]
}

/** What is followed together: 'un capítulo nuevo de las novelas turcas', 'un partido viejo'. */
function programmeOf({ own, one, the, all }: Named): [un: string, the: string] {
  if (
    /^(?:partido|gol|tiro|noticiero|noticia|programa|concurso|telediario|documental|reality|meme|video|obra|comedia|musical)/iu.test(
      own,
    )
  )
    return [one, the]
  if (/^(?:pel[ií]culas?|pelis?|thriller|western)(?: |$)/iu.test(own)) return [one, the]
  if (/^(?:cine|star wars|disney|pixar|marvel)/iu.test(own))
    return [/^cine/iu.test(own) ? 'una película' : `una película de ${own}`, 'la película']
  if (/^(?:teatro|circo|magia)/iu.test(own)) return [`una función de ${own}`, 'la función']
  if (/^(?:tiktok|youtube|instagram|canal|streamer)/iu.test(own)) return [`un video de ${own}`, 'el video']
  const name = /^\p{Lu}/u.test(own)
  return [
    `un capítulo nuevo ${contract(`de ${all}`)}`,
    `el capítulo ${contract(`de ${name ? own : the.replace(/ de .*$/u, '')}`)}`,
  ]
}

/** What is heard, watched and read. */
export const HEARD = {
  instrument: ({ one, the, all }) =>
    thing(
      [`${one} que sonaba en cuanto alguien se acercaba`, the, 'plin', 'madera vieja', `tocar ${all}`],
      [
        'tenía una canción distinta para cada persona',
        'se desafinaba de puro gusto',
        'seguía sonando un poco después de haber terminado',
      ],
      [
        'sonó una sola vez, y se callaron todos los pleitos',
        'llevó el compás, y por fin caminaron todos al mismo paso',
      ],
    ),
  music: (named) =>
    thing(
      [...recordOf(named), 'tum', 'tarde de fiesta', `oír ${named.all}`],
      [
        'sonaba en cuanto entraba alguien',
        'hacía mover los pies a quien juraba no bailar',
        'volvía atrás en la parte más bonita, para repetirla',
        'se quedaba dando vueltas en la cabeza hasta la noche',
        'le cambiaba el paso a quien lo oía',
      ],
      [
        'sonó a todo volumen, y no hubo quien no se acercara',
        'llegó al estribillo, y hasta los más serios lo siguieron con el pie',
        'tocó la parte que todos se saben, y la cantaron hasta los que no cantan',
      ],
    ),
  artist: (named) =>
    thing(
      [`un disco ${of(named)}`, `el disco ${of(named)}`, 'tum', 'tarde de fiesta', `oír ${to(named)}`],
      [
        'sonaba en cuanto entraba alguien',
        'hacía mover los pies a quien juraba no bailar',
        'volvía atrás en la parte más bonita, para repetirla',
        'se quedaba dando vueltas en la cabeza hasta la noche',
        'le cambiaba el paso a quien lo oía',
      ],
      [
        'sonó a todo volumen, y no hubo quien no se acercara',
        'llegó al estribillo, y hasta los más serios lo siguieron con el pie',
        'tocó la parte que todos se saben, y la cantaron hasta los que no cantan',
      ],
    ),
  radio: ({ all, head, one }) =>
    thing(
      [
        head === 'radio' ? `${one} que casi nunca se apagaba` : `una radio que no se perdía ${all}`,
        'la radio',
        'ssss',
        'pilas y a cocina',
        'oír la radio',
      ],
      [
        'raspaba un poco antes de las buenas noticias',
        'tenía siempre a alguien con la oreja pegada',
        'encontraba sola la estación que hacía falta',
      ],
      ['subió el volumen, y por el sonido supieron todos hacia dónde', 'dio la única noticia que hacía falta oír'],
    ),
  show: (named) => {
    const [un, the] = programmeOf(named)
    return thing(
      [un, the, 'chan, chan', 'sala y a palomitas', `ver ${named.all}`],
      [
        'se detenía siempre en la parte más emocionante',
        'juntaba en el mismo sillón a quienes nunca se sientan',
        'dejaba lo mejor para el final',
        'hacía hablar en voz alta a quien lo veía a solas',
        'se veía mejor con alguien al lado',
      ],
      [
        'llegó a la parte en que todo se arregla, y nadie quiso ser menos',
        'se puso tan emocionante que se acercaron todos',
        'iluminó las caras, y se vio quién faltaba',
      ],
    )
  },
  book: (named) =>
    thing(
      [
        `un ejemplar ${of(named)} leído muchas veces`,
        'el libro',
        'fras',
        'papel y a tarde larga',
        `leer ${named.all} en voz alta`,
      ],
      [
        'se abría siempre en la misma página',
        'tenía notas con letra chiquita en las orillas',
        'pesaba más cuando la historia se ponía buena',
        'guardaba entre las hojas un boleto de quién sabe cuándo',
        'no se dejaba cerrar a media historia',
      ],
      [
        'se abrió en la página exacta, y ahí decía qué hacer',
        'se dejó leer en voz alta, y nadie perdió una palabra',
        'dejó ver, entre dos páginas, lo que hacía falta saber',
      ],
    ),
  noise: ({ all }) =>
    thing(
      [`una cajita que guardaba ${all}`, 'la cajita', 'shhh', 'madera y a siesta', `oír ${all}`],
      [
        'sonaba en cuanto alguien levantaba la tapa',
        'arrullaba hasta a los muebles',
        'se oía mejor con los ojos cerrados',
      ],
      ['sonó, y todos supieron hacia dónde', 'se abrió, y con eso se calmó hasta el aire'],
    ),
} satisfies Parts
