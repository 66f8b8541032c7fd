import { bare, contract, upperFirst } from '../../language/grammar/text.ts'
import { anyOf, AT_HOUR, type Named, of, type Parts, to } from '../named.ts'
import { drawingOf } from '../anything.ts'
import { type Prop, thing } from '../prop.ts'

/** 'un disco de boleros viejitos'; what is live is kept as it sounded. */
function recordOf({ own, one, the, all }: Named): [un: string, el: string] {
  const [title] = /“.+?”/u.exec(own) ?? []
  if (title) return [`un disco con ${title}`, 'el disco']
  if (/^(?:discos?|vinilos?|cds?|casetes?)(?: |$)/iu.test(own)) return [one, the]
  if (
    /^(?:canci[oó]n|canciones|m[uú]sica|conciertos?|orquesta|coro|grupo|banda|playlist|estribillo|cantantes?)(?: |$)/iu.test(
      own,
    )
  ) {
    // 'las canciones con títeres de calcetín' are of no sock
    const whose = /^\p{L}+(?: (?!con |sin |para |por |en )[A-Za-zÀ-ỹ]+)?( (?:de|del) .+)$/u.exec(own)?.[1] ?? ''
    const isSung = /^(?:canci|m[uú]sica)/u.test(own) && /^ de \p{Ll}/u.test(whose)
    if (isSung || /^m[uú]sica \p{Ll}+$/u.test(own)) return [`un disco de ${own}`, 'el disco']
    // 'el coro de la parroquia' sings, and the parish does not
    if (whose && /^(?:orquesta|coro|grupo|banda|cantante)/u.test(own))
      return [`un disco ${contract(`de ${all}`)}`, 'el disco']
    return whose ? [`un disco${whose}`, 'el disco'] : ['un disco con la música de siempre', 'el disco']
  }
  // 'el himno del colegio' is one
  const whole = own.replace(AT_HOUR, '')
  const of =
    /^\p{Lu}/u.test(own) || (/^(?:el|la) /u.test(all) && / (?:del|de (?:la|l[oa]s|sus?)) /u.test(whole)) ? all : whole
  return [`un disco ${contract(`de ${of}`)}`, 'el disco']
}

/** 'bts', 'blackpink': a name that was typed without its capitals has no article of ours. */
const artistNamed = ({ own, all }: Named) =>
  all === `el ${own}` && own === own.toLowerCase()
    ? own.replace(/\p{L}+/gu, (word) => (/[aeiouáéíóú]/u.test(word) ? upperFirst(word) : word.toUpperCase()))
    : all

/** What is surely watched on a screen; what else is seen nobody turns on. */
const SERIES =
  /^(?:series?|telenovelas?|teleseries?|novelas?|animes?|caricaturas?|dibujos? animados?|k-?dramas?|doramas?|comedias?|sagas?|pel[ií]culas?|pelis?|thrillers?|westerns?|star wars|disney|pixar|marvel|noticieros?|noticias|telediarios?|documental(?:es)?|programas? (?:de (?:tele|tv|cocina|chismes|concursos?|variedades|entrevistas|deportes|humor|animales)|c[oó]mico)|reality|realities|pasapalabra|(?:el )?chavo|la rosa de guadalupe|rosa de guadalupe|(?:los )?simpsons?|friends|netflix|tour de francia|vuelta a españa|giro de italia|eurovisi[oó]n|olimpiadas?$|juegos ol[ií]mpicos|partidos? (?:viejos|de (?:f[uú]tbol|b[eé]isbol|tenis|b[aá]squet\w*|la (?:liga|selecci[oó]n|champions)|champions))(?!.* (?:con|en|de sus?|de mis?) ))(?![A-Za-zÀ-ỹ])/iu
/** What one goes in to with a ticket. */
const ENTERED = /^(?:teatro|obra|musical|circo|magia|cine)(?![A-Za-zÀ-ỹ])/iu

/** Whom only the youngest love, and hug: no poster of a series. */
const CHARACTER = /^(?:peppa(?: pig)?|bluey|elmo|barney|pocoyó|winnie(?: the)? pooh)$/iu

/** What is seen on a telephone. */
const ON_PHONE = /^(?:v[ií]deos?|reels?|tik ?toks?|tutorial(?:es)?)(?![A-Za-zÀ-ỹ])/iu

/** Of several one is on; drawings that move are many, and a name is itself. */
const shownOf = ({ own, all, one }: Named) =>
  /^(?:caricaturas|dibujos|monitos|noticias)(?![A-Za-zÀ-ỹ])/iu.test(own) || all === own
    ? own
    : /^(?:el|la) (?!(?:serie|anime)$)/u.test(all) || /^(?:\p{Lu}|simpson|juegos ol|olimpiada)/u.test(own)
      ? all
      : one

/** What is seen wherever a story has come to: 'una tele portátil con una telenovela turca'. */
export const onTelevision = (named: Named, done = `ver ${named.all}`): Prop =>
  thing([`una tele portátil con ${shownOf(named)}`, 'la tele', 'clic', done])

/** A television, a ticket, a telephone, or what it is called. */
function watched(named: Named, done: string): Prop {
  const { own, all } = named
  if (ON_PHONE.test(own)) return { ...thing(['un celular', 'el celular', 'clin', done]), isTool: true }
  if (ENTERED.test(own))
    return thing([
      `un boleto ${/^(?:teatro|circo|cine)/iu.test(own) ? `de ${own}` : contract(`para ${all}`)}`,
      'el boleto',
      'fras',
      done,
    ])
  if (CHARACTER.test(own)) return thing([`un peluche de ${upperFirst(own)}`, 'el peluche', 'fuf', done])
  return SERIES.test(own) || /^\p{Lu}/u.test(own) ? onTelevision(named, done) : drawingOf(all, done)
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
  [/^(?:violin|violon|viola|chelo|cello|rabel)/u, 'laaa'],
  [/^/u, 'plin'],
]

/** What is itself a thing with pages. */
const BOUND =
  /^(?:libro|novela|cuento|c[oó]mic|historieta|manga|revista|peri[oó]dico|diario|atlas|diccionario|enciclopedia)/iu

/** What nobody sits still to. */
const DANCED =
  /^(?:danzon|pasodoble|marinera|cueca|chacarera|sevillana|merengue|bachata|mambo|chachacha|huapango|candombe|zamba)(?:e?s)?(?: (?:norteña|viej|buen)[A-Za-zÀ-ỹ]*)?$/u

/** What is heard, watched and read. */
export const HEARD = {
  instrument: ({ own, one, the, all }) => {
    const [, sound] = INSTRUMENTS.find(([test]) => test.test(bare(own)))!
    // nobody has said that they play, but of their own
    return thing([
      one,
      the,
      sound,
      /^(?:el|la) /u.test(one) && !/ de(?:l| la| l[oa]s| sus?|) /u.test(own) ? `tocar ${all}` : `oír ${all}`,
    ])
  },
  music: (named) => {
    const isLive = /^conciertos?(?: |$)/iu.test(named.own)
    return isLive
      ? thing([
          `un boleto ${/ de(?:l|\s)/u.test(named.own) ? contract(`para ${named.all}`) : 'de concierto'}`,
          'el boleto',
          'fras',
          `ir ${to(named)}`,
        ])
      : thing([
          ...recordOf(named),
          'tum',
          `${DANCED.test(bare(named.own)) ? 'bailar' : named.own.startsWith('canci') ? 'cantar' : 'oír'} ${anyOf(named)}`,
        ])
  },
  artist: (named) => {
    const who = { ...named, all: artistNamed(named) }
    return thing([`un disco ${of(who)}`, 'el disco', 'tum', `oír ${to(who)}`])
  },
  radio: ({ all, head, one, the }) =>
    thing([head === 'radio' ? one : 'una radio', head === 'radio' ? the : 'la radio', 'ssss', `oír ${all}`]),
  show: (named) => {
    const done = /^(?:teatro|circo|cine)(?: |$)/iu.test(named.own)
      ? `ir ${to(named)}`
      : `ver ${/^(?:pel[ií]culas|series|partidos|novelas|telenovelas|caricaturas|videos)(?: |$)(?!(?:.* )?(?:de(?:l| l[oa]s?| sus?)|en) )/u.test(named.own) ? named.own : named.all}`
    return watched(named, done)
  },
  book: (named) =>
    thing([
      ...(BOUND.test(named.own) ? ([named.one, named.the] as const) : ([`un libro ${of(named)}`, 'el libro'] as const)),
      'fras',
      `leer ${anyOf(named)}`,
    ]),
  noise: ({ all, own, one, the }) =>
    /^(?:grabaci|audios?(?![A-Za-zÀ-ỹ]))/u.test(own)
      ? thing([one, the, 'shhh', `oír ${all}`])
      : thing([`una grabación ${contract(`de ${all}`)}`, 'la grabación', 'shhh', `oír ${all}`]),
} satisfies Parts
