import { SENT_AWAY, WANT, WIDOWED } from '../../../../contract/others-affairs.ts'
import { HOME, isOwnUndress, type PrivateFact, UNDRESS } from '../../../../contract/private-facts.ts'
import { splitSentences, upperFirst } from '../grammar/text.ts'

/** What is hidden in a sentence that stays: an order that names what it forbids, and a few words that nothing hangs on. */

type Hidden = { kind: PrivateFact | 'order' | 'note' | 'hurts' | 'jest'; rest: string }

const TELLING =
  '(?:pon(?:g[aá]is|gan?|gas)|escrib(?:[aá]is|an?|as)|dig(?:[aá]is|an?|as)|cuent(?:en?|es)|mencion(?:en?|es|[eé]is)|nombr(?:en?|es|[eé]is)|imprim(?:an?|as|[aá]is))'
/** 'no pongan que la atropellaron' */
const FORBIDS = new RegExp(
  `(?<!(?:dice|dijo|decía),? )(?<![A-Za-zÀ-ỹ])(?:pero |y )?no (?:l[aeo]s? )?${TELLING} que ([^.;]{3,80})`,
  'iu',
)
/** 'ella cree que se quedó dormida': told for the sake of what shall not be told. */
const BELIEVED = /(?:él|ella|el niño|la niña) (?:cree|piensa|jura) que/iu

/** 'sacó la plaza, eso no lo pongáis', 'viene su tío. de eso no pongan nada': the sentence that it points back to. */
const FORBIDS_THAT = new RegExp(
  `(?<=^|[.;!?]\\s*)[^.;!?]*?[,.;]?\\s+(?:pero |y )?(?:(?:eso|esto) (?:mejor )?no l[oa]s? ${TELLING}|de (?:eso|esto) (?:mejor )?no (?:le |les )?${TELLING}(?!\\p{L}| nada obvio)|no (?:le |les )?${TELLING} nada de (?:eso|esto)(?!\\p{L}| de))[^.;!?]*[.;!?]*\\s*`,
  'iu',
)

/** 'no mencionen a su papá, se fue de la casa': the order with its reason, to the end of the sentence, and what goes on about it. */
const FORBIDS_WHOM = new RegExp(
  `\\(?(?<!(?:dice|dijo|decía|que|siempre|[:"“«]),? )(?<![A-Za-zÀ-ỹ])(?:(?:pero|y|por favor|porfa[A-Za-zÀ-ỹ]*),? )*no (?:me |l[aeo]s? )?${TELLING} (?:nada )?(?:a |al |de |del |lo de |lo del )[^.;!?()]*[.;!?)]*\\s*(?:(?:él|ella|ellos|porque|es que|ya que|se|le|ya no)(?![A-Za-zÀ-ỹ])[^.;!?]*[.;!?]*\\s*)*`,
  'iu',
)

/** 'ojo, lo de que estuvo casada no lo pongan porfa, la niña no sabe': the same of what is named before the order. */
const FORBIDS_WHAT = new RegExp(
  `(?:(?:ojo|aguas|importante)[,:]? (?:que )?)?(?<![A-Za-zÀ-ỹ])lo (?:de |del )[^.;!?()]{2,60}? (?:mejor )?no l[oa]s? (?:vayan a )?${TELLING.replace('(?:', '(?:poner|decir|contar|mencionar|')}(?![A-Za-zÀ-ỹ])[^.;!?()]*[.;!?)]*\\s*`,
  'iu',
)

const PLACE = '(?:(?:primer|[uú]ltim|segund)[oa]|anterior|de antes)'
/** 'no le digan lo primero', 'lo último no lo pongan': a part of what stands before it; 'lo último que dijo' is told. */
const FORBIDS_PLACE = new RegExp(
  `[\\s,;.(]*(?<!(?:dice|dijo|dec[ií]a|que|[:"“«]),? ?)(?<![A-Za-zÀ-ỹ])(?:(?:pero|y|por favor|porfa[A-Za-zÀ-ỹ]*)[\\s,]+)*(?:no (?:me |l[aeo]s? )?(?:vayan a )?${TELLING} lo(?! [A-Za-zÀ-ỹ]+ (?:que|de|en|es|fue)(?![A-Za-zÀ-ỹ]))|lo(?= ${PLACE},? (?:mejor )?no(?:(?: l[oaes]+)? ${TELLING}(?![A-Za-zÀ-ỹ])|\\s*(?:[.;!)]|$)))) (${PLACE})(?![A-Za-zÀ-ỹ])[^.;!?()]*[.;!?)]*\\s*`,
  'iu',
)
/** Of two things that were told the second begins here: 'y al final lloré', 'pero volvió'. */
const SECOND =
  /(?:,|\s+y|,?\s+pero)\s+(?=(?:al final|despu[eé]s|luego|ahora|hoy|ya|al rato)(?![A-Za-zÀ-ỹ]))|,?\s+pero\s+/giu

/** 'pensé que nos matábamos y al final lloré. No digan lo primero' → 'Al final lloré': where it is not sure what is meant, more goes. */
export function withoutPlace(text: string): string | null {
  const [order = '', place = ''] = FORBIDS_PLACE.exec(text) ?? []
  if (!order) return null
  const at = text.indexOf(order)
  const all = splitSentences(text.slice(0, at).trim())
  const last = all.at(-1) ?? ''
  const joint = [...last.matchAll(SECOND)].at(-1)
  const isFirst = /^primer/iu.test(place)
  const [head, tail] = joint ? [last.slice(0, joint.index), last.slice(joint.index + joint[0].length)] : ['', '']
  const before = joint || !isFirst ? all.slice(0, -1) : all.slice(1)
  return [...before, isFirst ? upperFirst(tail) : head, text.slice(at + order.length)]
    .map((one) => one.replace(/[.\s]+$/u, ''))
    .filter(Boolean)
    .join('. ')
    .replace(/^(?:despu[eé]s|luego|al final|al rato),? (?=[A-Za-zÀ-ỹ])/iu, '')
}

/** 'me gusta pero no pongáis que me gusta' → '': what must not be told goes wherever else it is told. */
export function withoutForbidden(text: string): Hidden | null {
  if (FORBIDS_THAT.test(text)) return { kind: 'order', rest: text.replace(FORBIDS_THAT, '').trim() }
  const named = [FORBIDS_WHAT, FORBIDS_WHOM].find((forbids) => forbids.test(text))
  if (named)
    return {
      kind: 'order',
      rest: text
        // '…, no le digan al papá. Después…'
        .replace(named, (all, at: number) =>
          /[.;!?]\s+$/u.test(all) && /,\s*$/u.test(text.slice(0, at)) ? '\ue005' : '',
        )
        .replace(/[\s,;:]*\ue005/u, '. ')
        .replace(/[\s,;:]+$/u, '')
        .trim(),
    }
  const called = withoutCalled(text)
  if (called) return called
  const hit = FORBIDS.exec(text)
  if (!hit) return withoutNamed(text)
  const stems = (hit[1]!.match(/\p{L}{4,}/gu) ?? []).map((word) => word.toLowerCase().slice(0, 5))
  const before = text
    .slice(0, hit.index)
    .split(/(?<=[.;,])\s+/u)
    .filter((part) => !BELIEVED.test(part) && !stems.some((stem) => part.toLowerCase().includes(stem)))
    .join(' ')
    .replace(/[\s,;:]+$/u, '')
  const after = text.slice(hit.index + hit[0].length).replace(/^[.;\s]+/u, '')
  return { kind: 'order', rest: [before, upperFirst(after)].filter(Boolean).join('. ') }
}

/** '(a Raúl no lo nombren que se ofende)': the phrase in which that name stands goes. */
const NOT_CALLED = new RegExp(
  `\\s*\\(\\s*(?:pero )?(?:a|al|a la) (\\p{Lu}[A-Za-zÀ-ỹ]+) (?:mejor )?no l[oae]s? ${TELLING}[^()]*\\)`,
  'iu',
)

function withoutCalled(text: string): Hidden | null {
  const [called = '', name = ''] = NOT_CALLED.exec(text) ?? []
  if (called) {
    const rest = text.replace(called, '')
    const phrase = new RegExp(
      `,\\s*[^,.;]*(?<![A-Za-zÀ-ỹ])${name}(?![A-Za-zÀ-ỹ])[^,.;]*(?=[,.;]|$)|\\s+(?:y|con|de|a) (?:el |la )?${name}(?![A-Za-zÀ-ỹ])`,
      'giu',
    )
    return { kind: 'order', rest: rest.replace(phrase, '').trim() }
  }
  return null
}

/** 'cerró un trato en un velorio (no pongan velorio)': the thing that is named goes, with what leads to it. */
const NOT_NAMED = new RegExp(
  `\\s*\\(\\s*(?:pero |mejor )?no ${TELLING} (?:lo del? |el |la |los |las )?([A-Za-zÀ-ỹ]{4,})\\s*\\)`,
  'iu',
)

function withoutNamed(text: string): Hidden | null {
  const [all = '', thing = ''] = NOT_NAMED.exec(text) ?? []
  if (!all) return null
  const led = new RegExp(
    `\\s+(?:en|con|de|por|a|durante|desde)(?: (?:un|una|el|la|los|las|su|sus))? ${thing}(?![A-Za-zÀ-ỹ])|\\s+(?:al|del) ${thing}(?![A-Za-zÀ-ỹ])`,
    'giu',
  )
  return { kind: 'order', rest: text.replace(all, '').replace(led, '').trim() }
}

const CHEMO = '(?:sala de )?(?:quimios?|quimioterapias?|radioterapias?|di[aá]lisis|c[aá]ncer|leucemia|depresi[oó]n)'
/** Not of 'su tío lo encontró en calzones': without it, that says nothing. */
const UNDRESSED = new RegExp(
  `(?<!(?<![A-Za-zÀ-ỹ])(?:est[aá]|estaba|estuvo|anda|andaba|iba|qued[oó]|encontr|vi[oe]|vimos|pill|cach|dej)[A-Za-zÀ-ỹ]*)\\s+${UNDRESS}(?!\\p{L}| de )`,
  'giu',
)
/** Words that go alone: where they stand nothing else is said of it. */
const PHRASES: readonly (readonly [Hidden['kind'], RegExp])[] = [
  // 'no es mi papá de sangre pero me crió'
  [
    'adoption',
    /(?<![A-Za-zÀ-ỹ])(?:aunque )?no (?:es|era|fue|sea) (?:mi|nuestr[oa]|su) [A-Za-zÀ-ỹ]+ (?:de sangre|biol[oó]gic[oa]|de verdad|de nacimiento)(?:,? (?:pero|sino que)|,)\s+/giu,
  ],
  // 'la iban a dormir': so is said of an animal that is put down
  [
    'hurts',
    /(?:^l[oa]s? (?:iban a|quer[ií]an|tuvimos que|[ií]bamos a|hab[ií]a que) (?:dormir|sacrificar)(?:l[oa]s?)?(?: en (?:la|el) [A-Za-zÀ-ỹ]+)? y |,?\s+(?:y )?l[oa]s? (?:iban a|quer[ií]an|tuvimos que|[ií]bamos a|hab[ií]a que) (?:dormir|sacrificar)(?:l[oa]s?)?(?: en (?:la|el) [A-Za-zÀ-ỹ]+)?(?= y |[.,;]|$))/giu,
  ],
  // 'que hace reír a las enfermeras, ella a ellas': who to whom, said to whoever makes the book
  [
    'note',
    /,?\s*\(?(?:,\s*)?(?<=[,(]\s*)(?:(?:o sea|es decir|ojo),?\s*)?(?:(?:yo|[eé]l|ella|ell[oa]s|nosotr[oa]s) a (?:m[ií]|[eé]l|ella|ell[oa]s|nosotr[oa]s|una?|todos)|(?:y )?no al rev[eé]s)\)?(?=\s*(?:[,.;)]|$))/giu,
  ],
  // 'que aun olvidando las cosas da la bendición'
  [
    'diagnosis',
    /(?<![A-Za-zÀ-ỹ])a[uú]n(?:que)? (?:ya )?(?:(?:se le )?(?:est[eé] |va )?olvid(?:ando|an?|en?)|no se acuerd[ae] (?:ya )?de) (?:(?:ya |casi |muchas |algunas )*(?:las|los|sus)? ?)(?:cosas|nombres|todo|caras|palabras),?\s+(?=[A-Za-zÀ-ỹ])/giu,
  ],
  ['bodily', /\s+vomitando(?: (?:todo|todito|mucho))?(?![A-Za-zÀ-ỹ])/giu],
  ['bodily', UNDRESSED],
  [
    'bodily',
    /,?(?: que| y)? casi (?:ni|no) salimos (?:de la (?:cama|habitaci[oó]n|hamaca)|del (?:cuarto|hotel))(?: ni (?:de la|del) [A-Za-zÀ-ỹ]+)?(?: j[aeij]+)?(?:(,) bueno)?(?![A-Za-zÀ-ỹ])/giu,
  ],
  [
    'diagnosis',
    new RegExp(
      `(?<!(?<![A-Za-zÀ-ỹ])(?:est[aá]s?|estaba|sigue|anda|empez[oó]|va|viene|fue|iba))\\s+(?:hasta |incluso |aun )?(?:en|con|durante) (?:la|las|sus?) ${CHEMO}(?![A-Za-zÀ-ỹ])(?= y |[.,;]|$)`,
      'giu',
    ),
  ],
  // 'se bancó la quimio y venía igual a alentar'
  [
    'diagnosis',
    new RegExp(
      `(?<=^(?:(?:que|q) )?)(?:se (?:banc|aguant|trag|chup|comi)[A-Za-zÀ-ỹ]+|pas(?:ó|o|aba)|venci[oó]|super[oó]|pele(?:ó|o|aba) contra|estuvo en) (?:tod[oa]s? )?(?:(?:la|las|el|un|su|sus) )?${CHEMO} (?:y|pero) (?=(?:venia|seguia) (?:igual )?(?:a [A-Za-zÀ-ỹ]+r(?![A-Za-zÀ-ỹ])|[A-Za-zÀ-ỹ]+ndo(?![A-Za-zÀ-ỹ])))(?!.*(?:quimio|doctor|m[eé]dic|hospital|terapia|consulta))`,
      'giu',
    ),
  ],
  [
    'diagnosis',
    /\s+con (?:su|la) peluca(?: (?:de [A-Za-zÀ-ỹ]+|rosa|roja|azul|verde|morada|rubia|negra|amarilla|naranja|fucsia|violeta|nueva))?(?![A-Za-zÀ-ỹ])(?: y(?= [A-Za-zÀ-ỹ]+ndo(?![A-Za-zÀ-ỹ])))?/giu,
  ],
  ['diagnosis', /\s+cuando (?:andaba|estaba|estuve|anduve) en (?:el|los) vicios?(?![A-Za-zÀ-ỹ])/giu],
  [
    'separation',
    /\s+cuando (?:me|nos|se) (?:separ(?:[eéoó]|amos|aron)|divorci(?:[eéoó]|amos|aron))(?=\s+(?:y|pero) |[.,;]|$)/giu,
  ],
  [
    'bodily',
    /\s+con (?:un|unos|unas|dos|tres|cuatro|\d+) (?:six(?:es)?|six[- ]packs?|caguamas?|chelas|cheves|birras|cervezas|cart[oó]n(?:es)? de cervezas?)(?![A-Za-zÀ-ỹ])/giu,
  ],
  // 'al principio no me quería porque soy divorciada, pero…'
  [
    'separation',
    /,?\s+(?:porque|xq|pq|por(?! separad)|ya que|por ser|como) (?:yo )?(?:ya )?(?:(?:soy|era|estoy|estaba|fui|ser|estar) )?(?:divorciad|separad)[oa](?=\s+(?:y|pero)(?![A-Za-zÀ-ỹ])|\s*(?:[,.;]|$))/giu,
  ],
  // 'una cucharita que trajo del centro de acogida y que no suelta'
  [
    'adoption',
    new RegExp(
      `,?\\s+(?:con )?(?:el |la |l[oa]s )?que (?:l[ea]s? |se |ya )*(?:tra[eíij]|lleg|ven|vin|sal|dieron|regal)[A-Za-zÀ-ỹ]* (?:[A-Za-zÀ-ỹ]+ ){0,2}?(?:en|del?) (?:la |el |un |una )?${HOME}(?: y(?= que )|(?=\\s*(?:[,.;]|$)|\\s+y\\s))`,
      'giu',
    ),
  ],
  // 'un niño que se llama Dereck que no lleva', 'con Benja, que llega sin desayuno'
  [
    'money',
    new RegExp(
      `(?<=(?<![A-Za-zÀ-ỹ])(?:niñ|nen|chic|compañer|compi|amig|vecin|alumn|prim)[A-Za-zÀ-ỹ]*),? (?:que|q) se llama [A-Za-zÀ-ỹ]+(?: \\p{Lu}[A-Za-zÀ-ỹ]+)?,? (?:y )?(?:que|q|porque|xq|pues) ${WANT}(?![A-Za-zÀ-ỹ])[^,.;]*|(?<=(?<![A-Za-zÀ-ỹ])(?:con|a) \\p{Lu}[A-Za-zÀ-ỹ]+),? (?:que|q|porque|xq) ${WANT} (?:[A-Za-zÀ-ỹ]+ ){0,2}(?:lon(?:che?|cheras?)|desayun|com(?:ida|er)|colaci[oó]n|torta|merienda|almuerzo|refrigerio|zapat|dinero|plata|[uú]tiles|abrigo|chamarra)[A-Za-zÀ-ỹ]*[^,.;]*`,
      'gu',
    ),
  ],
  // 'lloraba porque recién la habían echado del laburo'
  [
    'confidence',
    new RegExp(
      `,?\\s+(?:porque|xq|pq|ya que|pues) (?:(?:reci[eé]n|apenas|justo|ya|es[ae] (?:mism[oa] )?(?:d[ií]a|semana|mañana)) )*${SENT_AWAY}(?=[\\s!]*(?:[,.;]|$))`,
      'giu',
    ),
  ],
  // 'Enviudó en 2021 y, en vez de cerrarse, empezó a…'
  [
    'bereaved',
    new RegExp(
      `^(?:que )?(?:${WIDOWED})(?:,? y|,)?,?\\s+(?:(?:en (?:vez|lugar) de|lejos de) [A-Za-zÀ-ỹ]+(?: (?:en casa|en su casa|a llorar|en s[ií] mism[oa]))?,? )?(?=(?:nos |me |se |les? |ella |él |siempre |nunca )*[A-Za-zÀ-ỹ]+[oóaeí])`,
      'giu',
    ),
  ],
  // 'la boda de mi ex'
  [
    'ex',
    /(?<=(?<![A-Za-zÀ-ỹ])(?:boda|casa|fiesta|cumpleaños|coche|auto|carro|depa|departamento|piso|perro)) de (?:mi|su|tu) ex(?:[ -]?(?:novi|marid|espos|mujer|pareja)[A-Za-zÀ-ỹ]*)?(?=\s+y\s|\s*(?:[,.;]|$))/giu,
  ],
  // 'los trenes, ojo que usa lentes, dibújenla así por favor, y el mar'
  ['note', /,\s*(?:ojo|aguas|importante|nota):?\s[^.;]*?(?:por favor|porfa[A-Za-zÀ-ỹ]*)(?=\s*(?:[,.;]|$))/giu],
  ['note', /,\s*tranquil[oa]s?,? que [^,.;]*(?=[.,;]|$)/giu],
  ['note', /^(?:a[uú]n|todav[ií]a) no nac[A-Za-zÀ-ỹ]+(?:,[^.]*?(?:\.|\sdra?\.))?\s*/giu],
  [
    'jest',
    /(?<=^|[,.;]\s*)[^,.;]+?\s+(?:ja){2,}[A-Za-zÀ-ỹ]*,?\s+(?:no,? )?(?:mentiras?|es broma|broma|no es cierto)\s*[,.;]\s*(?=[A-Za-zÀ-ỹ])/giu,
  ],
]

/** 'que hace bromas hasta en la quimio y canta' → 'que hace bromas y canta'. */
export function withoutPhrases(text: string, { small = false } = {}): Hidden | null {
  const found = PHRASES.find(
    ([, phrase]) => text.search(phrase) >= 0 && !(phrase === UNDRESSED && small && isOwnUndress(text)),
  )
  return found
    ? {
        kind: found[0],
        rest: text.replace(found[1], (_, comma = '') => (typeof comma === 'string' ? comma : '')).trim(),
      }
    : null
}
