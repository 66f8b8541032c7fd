import { hasGenders, isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { withoutAbbreviations } from './abbreviations.ts'

/** Expands abbreviations and drops fillers and list marks. */

const AND = [/\s*&\s*/g, ' y '] as const

const SHORTHAND: readonly (readonly [RegExp, string])[] = [
  // '40 min. Nadie habló': its stop ends a sentence too
  [/(?<=\d\s?)(mins?|segs?|hrs?|hs|kms?|kgs?)\.(?= [¡¿]?\p{Lu}\p{Ll})/gu, '$1 .'],
  [/(?<![A-Za-zÀ-ỹ])[Tt]d(?=[oa]s?(?![A-Za-zÀ-ỹ]))/gu, 'tod'],
  [/(?<![A-Za-zÀ-ỹ])[Tt]d(?=s?(?![A-Za-zÀ-ỹ]))/gu, 'todo'],
  [
    /(?<![A-Za-zÀ-ỹ])[Nn](?:s|se|c)(?=\s+(?:qu?e?|c[oó]mo|d[oó]nde|dnd|si|cu[aá]ndo|xq|pq|por)(?![A-Za-zÀ-ỹ]))/gu,
    'no sé',
  ],
  // 'no sé xq'
  [
    /(?<=(?<![A-Za-zÀ-ỹ])(?:no sé|no se|sab[A-Za-zÀ-ỹ]+|pregunt[A-Za-zÀ-ỹ]+) )(?:xq|pq|xk|pk)(?![A-Za-zÀ-ỹ])/giu,
    'por qué',
  ],
  [/(?<=^|\s)x ?[qk]e?(?=\s)/giu, 'porque'],
  [/(?<![A-Za-zÀ-ỹ\p{N}])[qk]e(?=\s)/giu, 'que'],
  [
    /(?<![A-Za-zÀ-ỹ\p{N}])[qk](?=\s)(?! ?pop(?![A-Za-zÀ-ỹ]))|(?<=(?<![A-Za-zÀ-ỹ])(?:y|o|ni|yo|lo|para|por|pues|así|sino|f[ií]jate|sé|no se|sab[A-Za-zÀ-ỹ]+|dij[A-Za-zÀ-ỹ]+|dice[ns]?|creo|mir[aá]|claro|ya|más) )q(?=[”’"',.…!?]|$)/giu,
    'que',
  ],
  [/(?<![A-Za-zÀ-ỹ])k ?pop(?![A-Za-zÀ-ỹ])/giu, 'k-pop'],
  [/(?<=(?<![A-Za-zÀ-ỹ])radio )am(?![A-Za-zÀ-ỹ])/giu, 'AM'],
  [/(?<=(?<![A-Za-zÀ-ỹ])radio )fm(?![A-Za-zÀ-ỹ])/giu, 'FM'],
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:el|al) )lol(?![A-Za-zÀ-ỹ])/giu, 'LoL'],
  [/(?<=^|\s)x(?=\s)/gi, 'por'],
  [/(?<=^|\s)p\/\s?(?=[A-Za-zÀ-ỹ])/giu, 'para '],
  [/(?<=^|\s)(?<!(?<![A-Za-zÀ-ỹ])la )c\/\s?(?!u(?![A-Za-zÀ-ỹ]))(?=[A-Za-zÀ-ỹ\d])/giu, 'con '],
  [/(?<=^|\s)s\/\s?(?!n(?![A-Za-zÀ-ỹ]))(?=[A-Za-zÀ-ỹ])/giu, 'sin '],
  [/(?<=\s|^)d(?=\s)/g, 'de'],
  [/(?<![A-Za-zÀ-ỹ])dl(?= \p{Ll})/gu, 'del'],
  // 'carga pa todo lado', 'sale pa arriba'; 'mi pa' is a father
  [
    /(?<=^|(?<!(?<![A-Za-zÀ-ỹ])(?:mi|tu|su|el|al|del|y|dij[oe]|dice|pregunt[oóéa])) )pa[’']?(?= (?:tod[oa]s?|el|la|l[oa]s|que|mis?|sus?|un[oa]?|donde|arriba|abajo|adelante|atr[aá]s|all[aá]|ac[aá]|siempre|nada|m[ií]|ti|[eé]l|ella|nosotr[oa]s|no(?= [A-Za-zÀ-ỹ]+[aeií]r)|[A-Za-zÀ-ỹ]+[aeií]r(?:[mts]e|nos|l[aeo]s?){0,2})(?![A-Za-zÀ-ỹ]))/giu,
    'para',
  ],
  [/(?<=^|\s)\+(?=\s?\p{L})/gu, 'más '],
  // of one: 'una hr', 'media hr'
  [/(?<=(?<![\p{L}\d])(?:1|una?|media|cada|la|por) )hrs?\.?(?![A-Za-zÀ-ỹ])/gu, 'hora'],
  [/(?<=(?<![\p{L}\d])(?:1|un|cada|el|por) )min\.?(?![A-Za-zÀ-ỹ])/gu, 'minuto'],
  [/(?<=(?<![\p{L}\d])(?:1|un|cada|el|por) )seg\.?(?![A-Za-zÀ-ỹ])/gu, 'segundo'],
  [/(?<=\d\s?)hs\.?(?![A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ.-])hrs?\.?(?![A-Za-zÀ-ỹ])/giu, 'horas'],
  [/(?<=\d\s?)(?:mins?|M[Ii][Nn]s?)\.?(?![A-Za-zÀ-ỹ])|(?<![\p{L}.-])mins?(?![\p{L}.-])/gu, 'minutos'],
  [/(?<=(?:\d|\p{L}) ?)(?<![\p{L}.-])segs?(?![\p{L}-])\.?/gu, 'segundos'],
  [/(?<![A-Za-zÀ-ỹ])edo ?mex(?![A-Za-zÀ-ỹ])/gu, 'Estado de México'],
  [/(?<![A-Za-zÀ-ỹ])mty(?![A-Za-zÀ-ỹ])/giu, 'Monterrey'],
  [/(?<![A-Za-zÀ-ỹ])gdl(?![A-Za-zÀ-ỹ])/giu, 'Guadalajara'],
  [/(?<![A-Za-zÀ-ỹ])bs\.? ?as\.?(?![A-Za-zÀ-ỹ])/giu, 'Buenos Aires'],
  // 'era pal jefe'
  [/(?<![A-Za-zÀ-ỹ])pal(?= \p{Ll})/gu, 'para el'],
  [/(?<=\s)cn(?=\s)/giu, 'con'],
  [/(?<=\s)xa(?=\s)/giu, 'para'],
  [/(?<=\s)xo(?=\s)/giu, 'pero'],
  [
    /(?<=(?<![A-Za-zÀ-ỹ])(?:l[oa]s|[mts][iu]s|estos|esos|tod[oa]s|muchos|varios|\d+) )fds(?![A-Za-zÀ-ỹ])/gu,
    'fines de semana',
  ],
  [/(?<![A-Za-zÀ-ỹ])(?<!(?<![A-Za-zÀ-ỹ])(?:la|una) )fds(?![A-Za-zÀ-ỹ])/gu, 'fin de semana'],
  // 'mi perro aki' is called so
  [
    /(?<![A-Za-zÀ-ỹ])(?<!(?<![A-Za-zÀ-ỹ])(?:llama(?:ba)?|perr[A-Za-zÀ-ỹ]+|gat[A-Za-zÀ-ỹ]+) )ak[ií](?![A-Za-zÀ-ỹ])/gu,
    'aquí',
  ],
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:mi|su|tu|el|un) )bb(?![A-Za-zÀ-ỹ])/gu, 'bebé'],
  AND,
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:les?|me|nos|se|que) )aga(?=n?(?![A-Za-zÀ-ỹ]))/giu, 'haga'],
  [/(?<![A-Za-zÀ-ỹ])con migo(?![A-Za-zÀ-ỹ])/giu, 'conmigo'],
  [/(?<![A-Za-zÀ-ỹ])con tigo(?![A-Za-zÀ-ỹ])/giu, 'contigo'],
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:un|el|su|mi|tu|cada|ese|este|del|al|1) )msj(?![A-Za-zÀ-ỹ])/giu, 'mensaje'],
  [/(?<![A-Za-zÀ-ỹ])(?:msj|msjs|mjs)(?![A-Za-zÀ-ỹ])/giu, 'mensajes'],
  [/(?<![A-Za-zÀ-ỹ])estra[nñ](?=[oaeéóu])/giu, 'extrañ'],
  [/(?<![A-Za-zÀ-ỹ])apesar(?= de)/giu, 'a pesar'],
]

const HEDGE =
  /^(?:(?:pues|bueno|nada|ay|mmm*|eh+|uf+|uy|híjole|a ver|(?:ya |vos |tú )?sab[eé]s|mir[aá]|oye|obvio|obviamente|sin duda|claro|definitivamente|la verdad|no sé|qué difícil|difícil elegir|qué (?:decir|te digo|puedo decir)|por dónde empiezo|hay (?:muchas|muchos|tantas|tantos)|muchas(?: cosas)?|muchos)(?:[,.…:]+\s*|\s+(?=creo|yo|diría|que\s|pero))(?:pero\s+)?|(?:yo\s+)?(?:creo|diría|pienso|supongo|imagino)(?:,\s*|\s+que\s+(?:es\s+|son\s+)?)|(?:diría|elijo|escojo|me quedo con)\s+(?=[A-Za-zÀ-ỹ]))+/iu

/** 'pues la verdad el mate', 'o sea su risa': fillers that no comma sets apart, before what begins a phrase. */
const FILLER =
  /^(?:(?:pues|o sea|la (?:mera )?verdad|la neta|la posta|la mera neta|híjole|uf+|mmm*|eh+|ay|bueno|en realidad|sinceramente|honestamente|a decir verdad|yo qué sé|no sé(?! (?:qué|cómo|quién|cuándo|dónde|cuánto)(?![A-Za-zÀ-ỹ]))|mira|mirá|hombre|vamos)[,.…:]*\s+)+(?=(?:que|el|la|los|las|su|sus|tu|tus|un|una|lo|me|te|se|le|les|nos|os|siempre|nunca|no|todo|toda|cuando|cómo|es|son|eres|sos|quizá|quizás|tal vez)(?![A-Za-zÀ-ỹ]))/iu

/** Fillers at the end. */
const TAIL =
  /\s*,\s*(?:obvio|obviamente|claro|por supuesto|sin duda|la verdad|creo|supongo|desde luego|cómo no|ya sabes|ya sabés|j[aeij]+|eh|y ya|y punto|je)\s*$|(?<=[A-Za-zÀ-ỹ])\s+j[aeij]$/iu

/** What is written in capitals, and is no word. */
const INITIALS =
  /(?<![A-Za-zÀ-ỹ@.])(?<!(?:prim|t[ií]|amig|herman|abuel|novi|cuñad|sobrin|niet|hij)[oa]s? |(?:mi|la|a|con|de) (?=pami(?![A-Za-zÀ-ỹ])))(?:cdmx|nyc|uci|eps|ips|imss|issste|unam|ipn|uanl|dni|curp|icbf|soat|essalud|pucp|fonasa|anses|pami|afip|uned|itv|dvd|usb|gps|adn|nba|nfl|mlb|uefa)(?![A-Za-zÀ-ỹ])/giu

/** 'viajamos 12 hrs p/ ver el mar' → 'viajamos 12 horas para ver el mar'; in a name, «Aki» is no «aquí». */
export function withoutShorthand(text: string, isName = false): string {
  // 'Jhon y sus hnos'
  if (isName)
    return text
      .replace(...AND)
      .replace(
        /(?<=(?<![A-Za-zÀ-ỹ])(?:y|l[oa]s|[mst]us|el|la|su|mi) )(?:hn[oa]s?|flia|fam)(?![A-Za-zÀ-ỹ])\.?/gu,
        withoutAbbreviations,
      )
  const whole = withoutAbbreviations(SHORTHAND.reduce((out, [test, words]) => out.replace(test, words), text))
    // 't quiero', 'm dijo': before what is done
    .replace(/(?<=^|[\s¡¿])[tms](?= (\p{Ll}{2,}))/gu, (letter, verb: string) =>
      finiteForm(verb) !== null && !isNounForm(verb) ? `${letter}e` : letter,
    )
  return whole
    .replace(INITIALS, (word) => word.toUpperCase())
    .replace(/ la verdad(?=\s*(?:[.!]|$))/giu, (all, at: number, whole: string) =>
      isWhole(whole.slice(0, at)) ? `,${all}` : all,
    )
}

/** Whether 'la verdad' behind it is only said beside it: 'su paciencia conmigo', 'es muy bueno'; not 'enfrenta', 'valora'. */
export function isWhole(before: string): boolean {
  const said = before.split(/[.!?,;:]/u).at(-1)!
  if (LEADS_TO_TRUTH.test(said)) return false
  if (WHOLE.test(said)) return true
  const last = /(\p{L}+)$/u.exec(said)?.[1]?.toLowerCase() ?? ''
  const isLed = /(?<![A-Za-zÀ-ỹ])(?:sus?|tus?|mis?|el|la|l[oa]s|una?) (?:mejor |gran )?[A-Za-zÀ-ỹ]+$/iu.test(said)
  if (!(isNounForm(last) || hasGenders(last)) || (!isLed && isVerb(last))) return false
  // 'su amor por los animales', 'es mi mejor amiga': nothing there takes it
  const rest = said.replace(
    /(?<![A-Za-zÀ-ỹ])(?:(?:sus?|tus?|mis?|el|la|l[oa]s|una?) (?:mejor |gran )?[A-Za-zÀ-ỹ]+|es|era|eres|sos)(?![A-Za-zÀ-ỹ])/giu,
    '',
  )
  const isTaken = (rest.match(/\p{L}+/gu) ?? []).some((word) => isVerb(word.toLowerCase()))
  return !isTaken || (isLed && !ASIDE.test(said))
}
const isVerb = (word: string) => finiteForm(word) !== null || isInfinitive(word)

/** What one does with it, whatever stands between; or what cannot be the end. */
const LEADS_TO_TRUTH =
  /(?<![A-Za-zÀ-ỹ])(?:(?:d[ei][cj]|cont|cuent|habl|sab|busc|confes|ocult|esc[ou]nd|def[ie]+nd|quer|quier|pid|ped|exig|cre|am(?:a[snr]?|aban?|[oóé])(?![A-Za-zÀ-ỹ])|pref[ie]+r|dig|enfrent|respet|acept|ense[ñn]|mostr|muestr|valor|merec|escuch|explic|revel|descubr)[A-Za-zÀ-ỹ]*(?: [A-Za-zÀ-ỹ]+){0,3}|es|era|a|al|de|con|por|en|ante|hacia|sobre|contra|desde|hasta|entre|y|o|ni|que|toda|siempre|como|sin|para|son)$/iu
const WHOLE =
  /(?<![A-Za-zÀ-ỹ])(?:conmigo|contigo|nada|(?<!sobre |en )todo|(?:muy|tan|re|súper|(?:es|era|eres|sos)(?! (?:[A-Za-zÀ-ỹ]+(?:[aeií]r|mente)|solo|también|algo|un[oa]?)$)) [A-Za-zÀ-ỹ]+|(?:cuid|trat|ayud|apoy|acompañ|abraz|recib)[A-Za-zÀ-ỹ]* a (?:sus?|l[oa]s|el|la|mis?|tod[oa]s) ?[A-Za-zÀ-ỹ]*|bien|(?:ric|bonit|lind|hermos|delicios|much[ií]sim)[oa]s?|genial|pur[oa] [A-Za-zÀ-ỹ]+[aeií]r|l[oa]s? [A-Za-zÀ-ỹ]+ mucho|(?:o[ií]r|escuchar|mirar|ver|abrazar|cuidar|querer|amar|apoyar|ayudar|acompañar|tratar|entender|consentir|animar|llamar|besar)(?:me|nos|te|l[oa]s?))$/iu
/** Told how, to whom or when: 'enseña con su ejemplo la verdad', 'busca todo el día la verdad'. */
const ASIDE =
  /(?<![A-Za-zÀ-ỹ])(?:(?:a|con|sin|por|en|ante|contra|entre|hacia|desde|para|sobre|al|cada|tod[oa]) (?:(?:el|la|l[oa]s|sus?|tus?|una?) )?[A-Za-zÀ-ỹ]+|(?:mam|pap|abuel|herman|t[ií][oa]|prim)[A-Za-zÀ-ỹ]*)$/iu

/** 'no sé, creo que su jardín' → 'su jardín'; an answer that is all doubt stays. */
export function withoutHedge(text: string): string {
  const rest = text.replace(FILLER, '').replace(HEDGE, '').replace(FILLER, '').replace(TAIL, '').trim()
  return /\p{L}{2}/u.test(rest) ? rest : text
}

/** '1. dinosaurios 2. volcanes', '• el mar • la playa' → 'dinosaurios, volcanes'. */
export function withoutNumbering(text: string): string {
  const lines = text.replace(
    /(?<=[\p{L}\p{N})])[ \t]*\n\s*(.)/gu,
    (_, next: string) => (/\p{Lu}/u.test(next) ? '. ' : ', ') + next,
  )
  const bullets = lines.replace(/\s*[•·▪●✓]\s*/gu, ', ')
  const numbered = NUMBERED.test(bullets) ? itemsIn(bullets).join(', ') : bullets
  return numbered.replace(/^[\s,]+/, '')
}

/** '1. dinosaurios', 'a) el mar', 'Lista: 1) la novena… 2) el paseo…' */
const NUMBERED =
  /^\s*(?:1[.)-]+|a\))\s*[A-Za-zÀ-ỹ]|^[^.:;!?]{0,40}:?\s*(?:1\)\s*[A-Za-zÀ-ỹ].*[\s,;.]2\)|a\)\s*[A-Za-zÀ-ỹ].*[\s,;.]b\))\s*[A-Za-zÀ-ỹ]/isu
const NUMBER = /(?:^|[\s,;.]+)(?:[ye]\s+)?(?:\d{1,2}[.)-]+|[a-f]\))\s*(?=[A-Za-zÀ-ỹ])/giu
/** 'Lista:', 'Mis recuerdos:' */
const LEAD = /^\s*(?:[A-Za-zÀ-ỹ]+ ?){1,3}:\s*(?=(?:1|a)\))/iu

/** 'me acuerdo de 1) la boda 2) el viaje' → 'me acuerdo de la boda', 'el viaje' */
function itemsIn(text: string): string[] {
  const [lead = '', first = '', ...rest] = text.replace(LEAD, '').split(NUMBER)
  return [`${lead.trim()} ${first.trim()}`.trim(), ...rest.map((item) => item.trim())]
}

/** What is numbered in one line: '1) la novena, 2) el paseo' → 'la novena', 'el paseo'; the text alone where nothing is. */
export const numberedIn = (text: string): readonly string[] =>
  NUMBERED.test(text) && !/\n/u.test(text) ? itemsIn(text) : [text]
