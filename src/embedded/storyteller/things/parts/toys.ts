import { bare } from '../../language/grammar/text.ts'
import { type Named, to } from '../named.ts'
import { nounClassOf } from '../nouns.ts'
import { creature, type Prop, thing } from '../prop.ts'

type Ways = [sound: string, smell: string, does: Prop['does'], helps: Prop['helps']]

/** Who is played at being, and is no toy: what such a one does. */
const BEINGS: readonly (readonly [RegExp, ...Ways])[] = [
  [
    /^sirena/u,
    'chap',
    'mar',
    [
      'daba un coletazo chiquito antes de hablar',
      'cantaba una nota larguísima',
      'soltaba burbujas de la risa',
      'se echaba el pelo hacia atrás, y salpicaba',
    ],
    ['dio un coletazo enorme', 'cantó la nota más alta que sabía'],
  ],
  [
    /^(?:hada|bruj|mago)/u,
    'plin',
    'chispas',
    [
      'agitaba la varita, y salían chispas',
      'hacía una reverencia en el aire',
      'decía tres palabras muy raras y se tapaba la boca',
    ],
    ['agitó la varita con todas sus fuerzas', 'soltó una lluvia de chispas de colores'],
  ],
  [
    /^pirata/u,
    'arrr',
    'sal',
    ['saludaba con un «¡arrr!»', 'miraba por el catalejo al revés', 'marcaba el paso con la bota'],
    ['gritó «¡al abordaje!» con toda su voz', 'agitó su bandera con las dos manos'],
  ],
  [
    /^(?:astronauta|ninja|zombi|h[eé]roe|superh|batman|spiderman|princesa|hombre|elsa|yoda|baby|grogu|rayo)/u,
    'yuju',
    'viento',
    [
      'saludaba levantando una mano',
      'daba una voltereta y caía de pie',
      'ponía cara de misión importante',
      'caminaba de puntitas',
    ],
    ['dio el salto más alto de su vida', 'hizo la mejor de sus volteretas'],
  ],
]
/** What has a face. */
const DOLL =
  /^(?:munec|barbie|peluche|os[oa]|osit|chango|changuit|titere|marionet|robot|transform|caballit|brujo)| de (?:trapo|peluche|apego)/u
const LIKE_A_DOLL: [Prop['does'], Prop['helps']] = [
  [
    'se caía de espaldas y se volvía a levantar',
    'daba vueltas, cada vez más rápido',
    'se escondía un momento y volvía a aparecer',
  ],
  ['dio el salto más alto de su vida', 'giró como un trompo'],
]
const LIKE_A_TOY: [Prop['does'], Prop['helps']] = [
  ['se escondía un momento y volvía a aparecer', 'daba media vuelta y volvía', 'hacía tac, tac, como quien pide turno'],
  ['dio una vuelta entera en el aire', 'hizo tac, tac, tac con todas sus fuerzas'],
]

/** What is bitten and squeezed. */
const RUBBER = / de (?:hule|goma)/u
const LIKE_RUBBER: [Prop['does'], Prop['helps']] = [
  ['chillaba bajito, ñic, ñic', 'se doblaba y se volvía a enderezar', 'daba un brinco, y luego otro más chiquito'],
  ['chilló con todas sus fuerzas, ñiiic', 'dio un brinco altísimo'],
]

/** A toy, or who is played at being. */
export function toy(named: Named): Prop {
  const { one, the, all, own } = named
  const being = / de (?:trapo|peluche|papel|cart[oó]n|madera|pl[aá]stico|juguete)/u.test(own)
    ? undefined
    : BEINGS.find(([test]) => test.test(bare(own)))
  if (being) {
    const [, sound, smell, does, helps] = being
    // 'Spiderman' is one alone
    const isOne = all === own || own.startsWith('baby')
    const [un, el] = isOne
      ? [`${own}, con ganas de jugar`, own.replace(/ de .*$/u, '')]
      : [`${one} que venía de muy lejos`, the]
    return creature([un, el, sound, smell, `jugar ${to(named)}`], does, helps)
  }
  const un = `${one} con ganas de jugar`
  if (RUBBER.test(own)) return thing([un, the, 'ñic', 'juguete querido', `jugar con ${all}`], ...LIKE_RUBBER)
  return DOLL.test(bare(own)) || nounClassOf(own) === 'animal'
    ? creature([un, the, 'yuju', 'juguete querido', `jugar con ${all}`], ...LIKE_A_DOLL)
    : thing([un, the, 'tac', 'juguete querido', `jugar con ${all}`], ...LIKE_A_TOY)
}
