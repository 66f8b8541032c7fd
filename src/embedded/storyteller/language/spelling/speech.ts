import { hasGenders, isNounForm, known } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { calledApart, isOrder } from './called.ts'
import { butApart } from './run-ons.ts'
import { asking, asksThem, cried, isAloud, SAID, VOCATIVE } from './said-aloud.ts'
import { saidBehind } from './said-behind.ts'
import { endOfSpeech, mayGoOn, SHORT } from './speech-ends.ts'
import { upperFirst } from '../grammar/text.ts'
import { SAYING, speltSaid } from './their-saying.ts'

/** Words that somebody said or cried, which typed answers seldom mark: found, given their marks, and their commas. */

/** 'ya comadre me van a salir plumas': called out to whom it is said. */
const CALLED_OUT = new RegExp(`^(ya|ay|uy|oye|pues|bueno),? (${VOCATIVE}),? (?=[A-Za-zÀ-ỹ])`, 'iu')
/** 'no te preocupes ma yo te traduzco' */
const CALLED_BETWEEN =
  /(?<=[A-Za-zÀ-ỹ])(?<!(?<![A-Za-zÀ-ỹ])(?:al?|del?|con|por|para|el|la|mi|tu|su|y|una?|como|otr[oa]|gran|eres|soy)) (m[ai]j[oa]|mij[oa]|ma|pa|mami|papi|abue|comadre|compadre|hij[oa]) (?=(?:yo|tú|no|me|te|ya|que|se|es|pa|para|porque) )/giu

/** What nobody but a speaker says so. */
const SPEECH =
  /^(?:[¡¿]|(?:era|es|fue) eso(?: (?:nom[aá]s|no m[aá]s|todo))?(?=$|[.,])|nada m[aá]s que eso|che(?=,? [A-Za-zÀ-ỹ])|vale(?=,? (?:pues|ya|venga|t[ií][oa])(?![A-Za-zÀ-ỹ]))|(?:arre|[áa]ndale|epa|upa)(?=,? [A-Za-zÀ-ỹ])|total,? (?=(?:el|la|l[oa]s|ya|no|si|yo|es|son) )|a poco(?=,? [A-Za-zÀ-ỹ])|pues,? (?!que |s[ií] que |(?:[A-Za-zÀ-ỹ]+ ){0,2}(?:[A-Za-zÀ-ỹ]+(?:aba|ía|ó|ron)[ns]?|éramos|eran?|iban?|fue|hizo|quiso|tuvo|pudo|estuvo)(?![A-Za-zÀ-ỹ]))(?=[A-Za-zÀ-ỹ])|otra vez(?=[.!]?$)|presente(?=[.!]?$)|yo sol(?:it)?[oa](?![A-Za-zÀ-ỹ])|s[ií],? s[ií](?![A-Za-zÀ-ỹ])|no,? no(?![A-Za-zÀ-ỹ])|(?:te|las|los|les) (?:quiero|amo|adoro|extraño)|(?:ahí|ya|ahorita|aquí) (?:voy|vengo|estoy|vamos|casi)|ya (?:era hora|les? (?:hacía falta|tocaba)|mero|merito|no(?! (?:[A-Za-zÀ-ỹ]{1,3} )?[A-Za-zÀ-ỹ]+(?:aba|ía)[ns]?(?![A-Za-zÀ-ỹ]))|[A-Za-zÀ-ỹ]+(?:ás|emos))|ahorita|hoy (?:no |sí )?(?:[A-Za-zÀ-ỹ]+mos|va[ns]? a )|no pasa nada|bueno,? (?!(?:y|o|de|en|para|a|con|que|como|cuando|es) )(?=[A-Za-zÀ-ỹ])|menos mal(?= )|qué bueno(?= )|ojalá (?!y )(?=[A-Za-zÀ-ỹ])|mejor así(?![A-Za-zÀ-ỹ])|al menos (?=(?:no|ya|me|te|se|nos) )|tranquil[oa]s (?=(?:yo|no|ya|todo|aquí|que) )|ya,? (?:com(?:adre|padre)|mam[áa]|pap[áa]|abue|hij[oa]|ma|pa)(?![A-Za-zÀ-ỹ])|buen[oa]s (?:d[ií]as|tardes|noches)(?![A-Za-zÀ-ỹ])|ni modo(?![A-Za-zÀ-ỹ])|ya (?:po|pues)(?![A-Za-zÀ-ỹ])|todo (?:va a|saldrá|tiene solución)|sí se puede|mi (?:amor|vida|cielo|rey|reina|corazón|ni[ñn][oa])(?! [A-Za-zÀ-ỹ]+(?:ó|aba|ía)(?![A-Za-zÀ-ỹ]))|mij[oa]|(?:vámonos|vamos|échale|ánimo|vete|ven|dale|cállate|tranquil[oa]|provecho|toma|ten|oye|mira|órale|dobl[áa]|gir[áa]|cruz[áa]|ahora (?:s|eres|sos|somos|sí|ya|te)[A-Za-zÀ-ỹ]*|más (?:fuerte|rápido|alto|despacio|arriba)(?! que (?:tod[oa]s|nadie|nunca|yo|tú|él|ella|ell[oa]s|el|la|l[oa]s|una?|mi|su|cualquiera)(?![A-Za-zÀ-ỹ])))(?![A-Za-zÀ-ỹ]))/iu

/** 'mami ese soy yo', 'cabros hoy comemos pizza'; 'ma qué' is a cry, and nobody's mother. */
const CALLED_FIRST = new RegExp(
  `^(?!ma qué(?![A-Za-zÀ-ỹ]))([¡¿]?(?:${VOCATIVE}|niñ[oa]s|chic[oa]s|muchach[oa]s|cabr[oa]s|mij(?:it)?[oa]s|hij(?:it)?[oa]s|herman[oa]s|jóvenes)),? (?=[A-Za-zÀ-ỹ])`,
  'iu',
)
const CALLED_LAST = new RegExp(
  `(?<=[A-Za-zÀ-ỹ])(?<!(?<![A-Za-zÀ-ỹ])(?:al?|del?|con|por|para|el|la|un|una|mi|tu|su|otr[oa]|como|ser|es|eres|sos|soy|era|fui|fue|somos|son|buen|gran|tien[eo]n?|tienes|tuv[eo]|tenía[ns]?|tener|hay|había|sin|dame|danos)),? (${VOCATIVE})(?=[!?]?$)`,
  'iu',
)
const CALLED_NEXT = new RegExp(`(?<=^[A-Za-zÀ-ỹ]+, )(${VOCATIVE}) (?=[A-Za-zÀ-ỹ])`, 'iu')
/** 'vos que arreglás', 'toma te traje', 'no me la llevo' */
const HEAD =
  /^((?:menos mal(?= (?:era|estaba|[A-Za-zÀ-ỹ]+(?:aba|ía)) )|tranquil[oa]s(?= (?!que ))|toma|ten|oye|mir[ae](?! (?:al?|el|la|l[oa]s?|una?|es[oea]|est[oea]|qué|cómo|mi|tu|su) )|oiga|órale|ay|uy|ups|dale|bueno|ya(?=,? comp?adre )|ánimo|perd[oó]n|disculp[ae]n?|tranquil[oa])),? (?=[A-Za-zÀ-ỹ])|^(no|sí),? (?=(?:yo|ya) (?![A-Za-zÀ-ỹ]+[ae]s(?![A-Za-zÀ-ỹ]))[A-Za-zÀ-ỹ]+)/iu

/** 'nos iba nombrando los ruidos: ese es el tren, ese es don Lupe' */
const NAMING =
  /((?:nombr|enseñ|señal|dec|dic|explic|cont|grit|cant)[A-Za-zÀ-ỹ]*[^.:“”]{0,40}: )(?!“)((?:es[eao]s?|est[eao]s?|aqu[ií]|ah[ií]|all[aá]|mira|yo|tú|vos) [^.“”]+)(?=[.]|$)/giu

/** 'se despide de todo: adiós lámpara, adiós silla' */
const GREETED =
  /: ((?:adi[oó]s|hola|buenas noches) [A-Za-zÀ-ỹ]+(?:, (?:adi[oó]s|hola|buenas noches) [A-Za-zÀ-ỹ]+)*)(?=$|\.)/giu

/** 'y me dijo mami ese soy yo' → 'y me dijo: “Mami, ese soy yo”'; what has its marks keeps them, and gets its commas. */
export function withSpeech(typed: string): string {
  const text = saidBehind(typed.replace(/"([^"]+)"/gu, '“$1”'))
    .replace(CRIED_OF, (all, how: string, after = '') =>
      hasGenders(how.toLowerCase()) ? `: “¡Qué ${how}!”${after && `, ${after.trim()} `}` : all,
    )
    .replace(SAYING, (_, lead: string, said: string) => {
      // 'le dije: corre y corrió'
      const words = said.slice(0, endOfSpeech(said))
      if (mayGoOn(words)) return `${lead}${said}`
      return `${lead}“${upperFirst(words)}”${words === said ? '' : said.slice(words.length).replace(/^,? (?=y |pero )/u, ', ')}`
    })
    .replace(SAID_LAST, (said: string, first: string) =>
      finiteIn(said) ? `: “${first.toUpperCase()}${said.slice(3)}` : said,
    )
    .replace(
      GREETED,
      (_, said: string) =>
        `: “${upperFirst(said.replace(/, /gu, '; ').replace(/(adi[oó]s|hola|buenas noches) /giu, '$1, '))}”`,
    )
    .replace(NAMING, (_, lead: string, said: string) => `${lead}“${said}”`)
  const whole = withCries(text.replace(/“([^”]+)”/gu, (_, said: string) => `“${pointed(said)}”`))
  let out = ''
  let from = 0
  for (const { 0: all, 1: verb = '', index } of whole.matchAll(SAID)) {
    if (index < from || isOpen(whole.slice(0, index)) || WHAT_WAS_SAID.test(whole.slice(0, index))) continue
    const at = index + all.length
    const said = speechAt(whole.slice(at), verb, all.includes(','))
    if (said === null || mayGoOn(said)) continue
    // 'siempre dice ahorita voy': of every day, and so within the sentence
    const isHabit = IS_SAYING.test(verb) || SHORT.test(whole.slice(at)) || NEVER_SAID.test(whole.slice(0, index))
    const words = cried(isHabit && !EITHER.test(said) ? pointed(speltSaid(said)) : speltSaid(said))
    out += `${whole.slice(from, index)}${verb}${isHabit ? ` “${words.replace(EITHER, '” $1 “')}”` : `: “${upperFirst(asking(pointed(words)))}”`}`
    from = at + said.length
    if (!isHabit && /^ (?:y|pero) /u.test(whole.slice(from))) out += ','
  }
  return (out + whole.slice(from))
    .replace(AFTER_COLON, (said) => upperFirst(said))
    .replace(SAYS_THEN, (lead: string, leans: string, verb: string) => (isSaidNow(leans, verb) ? `${lead}:` : lead))
}

/** 'me dijo ponete esto', 'le dijo al policía yo soy la grande': where it ends nobody can tell, and it begins there. */
const SAYS_THEN =
  /(?<!(?<![A-Za-zÀ-ỹ])(?:(?:lo|la|el|l[oa]s) que|quien|como|según) (?:[A-Za-zÀ-ỹ]+ )?)(?<![A-Za-zÀ-ỹ])(?:dij[oe]|dijeron|decía[ns]?|gritó|contestó|respondió)(?: al [A-Za-zÀ-ỹ]+| a (?:mi|su|la|un|una|los|las) [A-Za-zÀ-ỹ]+)?(?= ((?:(?:yo|no|ya|me|te|nos|les?|l[oa]s?) )*)([A-Za-zÀ-ỹ]+))/giu
const isSaidNow = (leans: string, typed: string) => {
  const verb = typed.toLowerCase()
  const form = finiteForm(verb)
  const [, stem = ''] = /^(\p{L}{2,}[aei])(?:me|te|nos|l[aeo]s?)$/u.exec(verb) ?? []
  if (/^(?:son|es|hay|está[ns]?)$/u.test(verb)) return leans === ''
  if (leans === '') return isInfinitive(`${stem}r`) && !isNounForm(verb) && form === null
  return form?.tense === 'present' && form.person !== 3 && !form.plural
}

/** 'me dijo que guapa y se rio': no verb stands there. */
const CRIED_OF =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:me|te|le|nos|les) (?:dijo|dijeron|decía|decían|gritó|gritaron)) qu[eé] ([A-Za-zÀ-ỹ]{3,})(?:(?=\s*(?:[.,;]|$))|( y )(?=[A-Za-zÀ-ỹ]))/giu
/** 'les dijo a los jueces “este es un volcán dormido”' */
const SAID_LAST =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:dij[oe]|grit[óé]|contest[óé]|respond[ií]ó?)(?: al \p{Ll}+| a (?:l[oa]s?|mis?|sus?) \p{Ll}+| a tod[oa]s)) “(\p{Ll})[^“”]* [^“”]*”(?=$|\.)/gu
const finiteIn = (said: string) =>
  (said.match(/\p{L}+/gu) ?? []).some((word) => finiteForm(word.toLowerCase()) !== null)
/** 'le dijo: “nomás no te cortes”' */
const AFTER_COLON =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:dij|dec|dic|grit|contest|respond|pregunt)[A-Za-zÀ-ỹ]*(?: [A-Za-zÀ-ỹ]+){0,3}: [“‘])[¡¿]?\p{Ll}(?=[^”’]* )/giu

/** 'nunca me dijo te lo dije' */
const NEVER_SAID = /(?<![A-Za-zÀ-ỹ])(?:nunca|jam[aá]s|no) (?:(?:me|te|se|nos|les?) )?$/iu

/** 'lo que dijo me parece bien' */
const WHAT_WAS_SAID = /(?<![A-Za-zÀ-ỹ])(?:lo|la|el|l[oa]s) que (?:(?:me|te|nos|les?|l[oa]s?) )?$/iu

const isOpen = (before: string) => before.lastIndexOf('“') > before.lastIndexOf('”')

/** 'iba gritando pan pan pan y él' → 'iba gritando “¡pan, pan, pan!” y él' */
const withCries = (text: string) =>
  text.replace(
    /(?<=(?<![A-Za-zÀ-ỹ])(?:grit[A-Za-zÀ-ỹ]+|cantando|diciendo|cantaba|decía|repetía) )([A-Za-zÀ-ỹ]+)(?:,? \1)+(?![A-Za-zÀ-ỹ])/giu,
    (cry) =>
      `“¡${cry
        .replace(/(?<![A-Za-zÀ-ỹ])si(?![A-Za-zÀ-ỹ])/giu, 'sí')
        .split(/,? /u)
        .join(', ')}!”`,
  )

/** The words from here on that were said; null where they are told ('me dijo que sí', 'le dijo adiós', 'gritó tan fuerte'). */
function speechAt(rest: string, verb: string, isParted: boolean): string | null {
  const isPast = /[oóeé](?= |$)|í/u.test(verb)
  const end = IS_SAYING.test(verb) ? rest.search(HABIT_ENDS) : endOfSpeech(rest)
  const said = rest.slice(0, end < 0 ? rest.length : end).trimEnd()
  const tokens = said.split(/\s+/u)
  const [first = ''] = tokens
  if (said === '' || said.includes('“') || tokens.length > 14) return null
  if (SPEECH.test(said) || CALLED_OUT.test(said) || isOrder(first) || isForbidding(said)) return said
  if (isPast && asksThem(said)) return said
  if (!isParted && (isAloud(said) || isWordOf(said, rest.slice(said.length)))) return said
  if (TOLD.test(said) || !isPast) return null
  if (
    CALLED_FIRST.test(said) &&
    tokens.length > 2 &&
    !/^[A-Za-zÀ-ỹ]+,? (?:por|delante|antes|desde|cuando(?! (?:sea|tenga|pueda|vaya|crezca|llegue|termine))|y|en|a|con|de)(?![A-Za-zÀ-ỹ])/iu.test(
      said,
    )
  )
    return said
  const read = tokens.map((token) => finiteForm(token.toLowerCase().replace(/[^\p{L}]/gu, '')))
  const isNow = read.some(
    (form, i) => form?.tense === 'present' && (form.person !== 3 || !isNounForm(tokens[i]!.toLowerCase())),
  )
  const isOwn =
    /^(?:ya|yo|sí|no|te|perd[oó]n,?) /iu.test(said) &&
    read.some((form) => form !== null && form.person !== 3 && !form.plural && form.tense === 'preterite')
  return (isNow &&
    /^(?:yo|tú|vos|usted|no|ya|aquí|ese|esa|ahora|si|me|te|se|les?|es|eres|sos|soy|está|estoy|qué|quién|va|voy|vamos)(?![A-Za-zÀ-ỹ])/iu.test(
      said,
    )) ||
    isOwn
    ? said
    : null
}

/** 'dice ato a todo': a word of their own, for whatever there is. */
const isWordOf = (said: string, rest: string) =>
  /^ a tod[oa]s?(?![A-Za-zÀ-ỹ])/iu.test(rest) &&
  /^\p{L}+$/u.test(said) &&
  (!known(said.toLowerCase()) ||
    finiteForm(said.toLowerCase())?.person === 1 ||
    /^(?:hola|adi[oó]s|salud)$/iu.test(said))

/** 'no me sueltes' */
const isForbidding = (said: string) => {
  const [, verb = ''] = /^(?:[A-Za-zÀ-ỹ]+ )?no (?:me|nos|te|l[oae]s?) ([A-Za-zÀ-ỹ]+s)(?![A-Za-zÀ-ỹ])/iu.exec(said) ?? []
  return finiteForm(verb.toLowerCase())?.person === 2
}

const TOLD =
  /^(?:que|si(?= [A-Za-zÀ-ỹ]+(?:ía|aba))|adiós|hola|algo|nada|todo|cosas|much|un|una|el|la|los|las|mis?|su|tu|cómo|cuándo|dónde|por qué|de|a|al|en|con|como|cuando|y|enter[oa]|tanto|tan|muy|complet[oa]|tod[oa])(?![A-Za-zÀ-ỹ])/iu

const IS_SAYING = /^(?:dic(?:e|es|en)|diga[ns]?|dec[ií]r|gritan?|contestan?|responden?|repiten?)(?![A-Za-zÀ-ỹ])/iu
const HABIT_ENDS =
  /,?\s+(?:pero|y|para todo|aunque|cuando|antes|al|cada|sin|a(?! una? | ?\d| (?:dos|tres|cuatro|cinco|diez|quince|veinte|media)(?![A-Za-zÀ-ỹ]))|con|hasta|incluso|tambi[eé]n|porque|tod[oa]s)(?![A-Za-zÀ-ỹ])|[.,;]|(?<=[!?])/iu

/** 'le dice mi rey o mi reina': one word, or the other. */
const EITHER = /(?<=^(?:mi )?\p{L}+) ([oy]) (?=(?:mi )?\p{L}+$)/u
/** 'te llamó papá': who did it, and nobody who is called. */
const isParentDoing = (before: string, whom: string) =>
  /^(?:mam|pap|abue)/iu.test(whom) &&
  /^(?:preterite|imperfect)$/u.test(finiteForm(/\p{L}+$/u.exec(before)?.[0].toLowerCase() ?? '')?.tense ?? '') &&
  finiteForm(/\p{L}+$/u.exec(before)![0].toLowerCase())!.person === 3

/** Whom it was said to between commas, and a title in full: 'págueme cuando pueda mijo' → 'págueme cuando pueda, mijo'. */
function pointed(typed: string): string {
  const out = CALLED_OUT.exec(typed)
  const said = calledApart(butApart(out ? typed.replace(CALLED_OUT, '$1, $2, ') : typed))
  return (
    (out && /^(?:ya|ay|uy)$/iu.test(out[1]!) && !/[¡!¿?]/u.test(said) ? `¡${said}!` : said)
      .replace(CALLED_BETWEEN, ', $1, ')
      // 'buenos días jóvenes', 'ya po llévelo'
      .replace(
        /^(ni modo|no (?:pasa nada|importa)|buen[oa]s (?:d[ií]as|tardes|noches)|ya (?:po|pues)) (?=[A-Za-zÀ-ỹ])(?!a |en |por |y |si |que |con |cuando |al |de )/iu,
        '$1, ',
      )
      // 'no me sueltes Toño no me sueltes'
      .replace(
        /(?<=^[¡¿]?no [A-Za-zÀ-ỹ]+ [A-Za-zÀ-ỹ ]+) (\p{Lu}\p{Ll}+)(?=$|[!?]| no )( (?=no ))?/iu,
        (all, name: string, goesOn = '') => (/^\p{Lu}/u.test(name) ? `, ${name}${goesOn && ', '}` : all),
      )
      .replace(/(?<![A-Za-zÀ-ỹ])(sra?|dra?)\.? ([A-Za-zÀ-ỹ]+)/giu, (all, title: string, name: string) => {
        const full = { sra: 'señora', sr: 'señor', dra: 'doctora', dr: 'doctor' }[title.toLowerCase()]
        return full && !known(name) ? `${full} ${upperFirst(name)}` : all
      })
      // 'che flaca se acabó el recorrido'
      .replace(
        /^(che),? (?:((?:flac|loc|gord|negr|pib|nen|chic|vie)[oae]s?|vieja|hermano|bolud[oa]|\p{Lu}\p{Ll}+),? )?(?=[A-Za-zÀ-ỹ])/iu,
        (_, che: string, whom?: string) => (whom ? `${che}, ${whom}, ` : `${che}, `),
      )
      .replace(/^(arre|[áa]ndale|epa|upa|total),? (?=[A-Za-zÀ-ỹ])/iu, '$1, ')
      .replace(/(?<=^primero [^,]+) (?=(?:después|luego) )/iu, ', ')
      .replace(/^vale (?=(?:pues|ya|venga|t[ií][oa])(?![A-Za-zÀ-ỹ]))/iu, 'vale, ')
      // 'vamos vamos vamos que es tarde'
      .replace(
        /^([A-Za-zÀ-ỹ]+)(?:,? \1)+(?: (?=que |[A-Za-zÀ-ỹ]))?/iu,
        (row) => row.trim().split(/,? /u).join(', ') + (row.endsWith(' ') ? ', ' : ''),
      )
      // 'no llores yo te cuido'
      .replace(/(?<=(?:^|, )no (?:te |me )?[A-Za-zÀ-ỹ]+[ae]s) (?=(?:yo|todo|aquí|no) [A-Za-zÀ-ỹ])/iu, ', ')
      .replace(HEAD, (_, one = '', yes = '') => `${one || yes}, `)
      .replace(CALLED_FIRST, '$1, ')
      .replace(CALLED_NEXT, '$1, ')
      .replace(CALLED_LAST, (all, whom: string, at: number, whole: string) =>
        isParentDoing(whole.slice(0, at), whom) ? all : `, ${whom}`,
      )
      .replace(
        /^(vos|tú|usted|(?!acu[eé]rd|f[ií]j|imag[ií]n)[A-Za-zÀ-ỹ]*[áéí][A-Za-zÀ-ỹ]*(?:te|nse)) (?=que [A-Za-zÀ-ỹ])/iu,
        '$1, ',
      )
      .replace(
        /(?<=^(?:más (?:fuerte|rápido|alto)|[A-Za-zÀ-ỹ, ]*(?:tranquil[oa]s?|ánimo|vámonos|corre|(?:v[aá]ya|qu[eé]de|c[aá]lme)(?:se|te)(?: tranquil[oa])?|cálmate|vete(?: tranquil[oa])?))) (?=(?:que|ya|yo|no|todo|aquí|ahorita) [A-Za-zÀ-ỹ])/iu,
        ', ',
      )
  )
}
