import type { Clause } from '../grammar/clauses.ts'
import { isDeed } from '../grammar/leans.ts'

/** What goes on about a clause that is left out, and what does not. */

/** True of the rest of an order or of an address, and of how long ago it was: 'dejó el trago hace tres años'. */
export const asksFurther = (before: string | null, text: string): boolean =>
  (before !== null && AGO.test(text)) ||
  (ORDERED.includes(before) && BELONGS.test(text)) ||
  (WHERE.includes(before) && OF_A_DOOR.test(text))

const AGO =
  /^\s*(?:desde )?hace (?:ya |casi |m[aá]s de |como |unos )*(?:\d+|[A-Za-zÀ-ỹ]+) (?:años?|añitos|mes(?:es)?|semanas?|d[ií]as|tiempo)[\s.!]*$/iu
/** 'que nos defendió, y que no grita': praised for itself. */
export const isBesideIt = (first: string, text: string) =>
  /^\s*(?:que|q) /iu.test(first) && /^\s*(?:que|q) (?:no|nunca|siempre|jam[aá]s) /iu.test(text)

/** The rest of an order, or why it is given: 'están peleados', 'le da pena'. */
const BELONGS =
  /^\s*(?:que|ni|tampoco|(?:s[oó]lo|nom[aá]s) (?:[eé]l|ella|ell[oa]s|nosotr[oa]s|yo)|yo(?=[\s.!]*$)|porque|pues|ya que|es que|est[aá]n? (?:pelead|distanciad|enojad|separad|en juicio)[A-Za-zÀ-ỹ]*|no se hablan?|(?:ella |él )?(?:se (?:pele|enoj|pon|molest|ofend|avergonz|avergüenz|separ|sient)[A-Za-zÀ-ỹ]*|les? (?:da|choca|molesta|duele|cae|incomoda|apena|afecta)|l[oa]s? (?:odia|detesta|pone)|odia|detesta|no les? gusta|dice que (?:tiene|no)|no l[oa] sabe))(?![A-Za-zÀ-ỹ])/iu
/** '3º B', 'por si lo mandan a su casa': the rest of an address, or why it is told. */
const OF_A_DOOR =
  /^\s*(?:\d+\s*[.ºª°]*\s*[A-Za-zÀ-ỹ]?(?=\s*(?:[,.;]|$))|(?:piso|puerta|interior|int|apto|apartamento|depto|torre|planta|c\.?p)(?![A-Za-zÀ-ỹ])|(?:por si|para (?:que|el env[ií]o|su casa|mandar|enviar)|por ah[ií]|ah[ií] (?:l[oa]|me|nos) pueden)(?![A-Za-zÀ-ỹ]))/iu
const WHERE: readonly (string | null)[] = ['address', 'telephone']
const ORDERED: readonly (string | null)[] = ['note', 'order']

/** What is told next is how they live with it. */
export const OF_ONES_BODY: readonly (string | null)[] = ['diagnosis', 'illness', 'address', 'telephone']

/** 'tuvo cáncer y venía igual a cantar con el coro': what they did all the same, where it was they who were ill. */
export const livesOn = (reason: string | null, before: string, text: string): boolean =>
  (reason === 'diagnosis' || reason === 'illness') &&
  // 'se banco', whose accent was left out
  (/^\s*(?:(?:que|q) )?se [A-Za-zÀ-ỹ]/iu.test(before) ||
    isDeed(before.replace(/^\s*(?:(?:que|q|ya|nunca|siempre) )*/iu, ''))) &&
  DOES_ALL_THE_SAME.test(text) &&
  !OF_THE_ILLNESS.test(text)

/** 'venía igual a cantar' → 'venía a cantar' */
export const inSpiteOfNothing = (clause: Clause): Clause => ({
  ...clause,
  text: clause.text.replace(/(?:^|\s)(?:igual|a[uú]n as[ií]|as[ií]|todav[ií]a)(?= )/iu, '').trim(),
})

const DOES_ALL_THE_SAME =
  /^\s*(?:igual |a[uú]n as[ií] |as[ií] |ni as[ií] )?(?:(?:ven[ií]a|vino|viene|iba|lleg(?:aba|ó)) (?:igual )?(?:a [A-Za-zÀ-ỹ]+r(?![A-Za-zÀ-ỹ])|con)|(?:segu[ií]a|sigui[oó]|sigue) (?:igual )?[A-Za-zÀ-ỹ]+ndo(?![A-Za-zÀ-ỹ])|(?:entren|trabaj|cant|bail|ensay|cocin|organiz|vend|enseñ)(?:aba|ó|[ií]a)(?![A-Za-zÀ-ỹ]))/iu
const OF_THE_ILLNESS =
  /(?<![A-Za-zÀ-ỹ])(?:quimio|doctor|m[eé]dic|hospital|cl[ií]nic|consult|terapi|pastill|inyec|cama|peluc|pelo|dolor|llor|sufr|luch|pelea|tom(?:a|ando)(?![A-Za-zÀ-ỹ])|morir|muert|operar|curar)[A-Za-zÀ-ỹ]*/iu
