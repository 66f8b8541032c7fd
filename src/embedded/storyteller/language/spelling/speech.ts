import { hasGenders, isNounForm, known } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { accentsInContext } from './accents.ts'
import { restoreAccents } from './word-accents.ts'
import { calledApart, isOrder } from './called.ts'
import { butApart } from './run-ons.ts'
import { asking, asksThem, cried, isAloud, SAID, VOCATIVE } from './said-aloud.ts'
import { saidBehind } from './said-behind.ts'
import { endOfSpeech, mayGoOn, SHORT } from './speech-ends.ts'
import { upperFirst } from '../grammar/text.ts'

/** Words that somebody said or cried, which typed answers seldom mark: found, given their marks, and their commas. */

/** 'ya comadre me van a salir plumas': called out to whom it is said. */
const CALLED_OUT = new RegExp(`^(ya|ay|uy|oye|pues|bueno),? (${VOCATIVE}),? (?=\\p{L})`, 'iu')
/** 'no te preocupes ma yo te traduzco' */
const CALLED_BETWEEN =
  /(?<=\p{L})(?<!(?<!\p{L})(?:al?|del?|con|por|para|el|la|mi|tu|su|y)) (m[ai]j[oa]|mij[oa]|ma|pa|mami|papi|abue|comadre|compadre|hij[oa]) (?=(?:yo|tú|no|me|te|ya|que|se|es) )/giu

/** What nobody but a speaker says so. */
const SPEECH =
  /^(?:[¡¿]|che(?=,? \p{L})|vale(?=,? (?:pues|ya|venga|t[ií][oa])(?!\p{L}))|(?:arre|[áa]ndale|epa|upa)(?=,? \p{L})|total,? (?=(?:el|la|l[oa]s|ya|no|si|yo|es|son) )|a poco(?=,? \p{L})|pues (?=(?:muy )?bien(?!\p{L})|nada(?!\p{L})|claro(?!\p{L})|vamos(?!\p{L})|venga(?!\p{L}))|otra vez(?=[.!]?$)|presente(?=[.!]?$)|yo sol(?:it)?[oa](?!\p{L})|s[ií],? s[ií](?!\p{L})|no,? no(?!\p{L})|(?:te|las|los|les) (?:quiero|amo|adoro|extraño)|(?:ahí|ya|ahorita|aquí) (?:voy|vengo|estoy|vamos|casi)|ya (?:era hora|les? (?:hacía falta|tocaba)|mero|merito|no(?! (?:\p{L}{1,3} )?\p{L}+(?:aba|ía)[ns]?(?!\p{L}))|\p{L}+(?:ás|emos))|ahorita|hoy (?:no |sí )?(?:\p{L}+mos|va[ns]? a )|no pasa nada|bueno,? (?!(?:y|o|de|en|para|a|con|que|como|cuando|es) )(?=\p{L})|menos mal(?= )|qué bueno(?= )|ojalá (?!y )(?=\p{L})|mejor así(?!\p{L})|al menos (?=(?:no|ya|me|te|se|nos) )|tranquil[oa]s (?=(?:yo|no|ya|todo|aquí|que) )|ya,? (?:com(?:adre|padre)|mam[áa]|pap[áa]|abue|hij[oa]|ma|pa)(?!\p{L})|buen[oa]s (?:d[ií]as|tardes|noches)(?!\p{L})|ni modo(?!\p{L})|ya (?:po|pues)(?!\p{L})|todo (?:va a|saldrá|tiene solución)|sí se puede|mi (?:amor|vida|cielo|rey|reina|corazón|ni[ñn][oa])(?! \p{L}+(?:ó|aba|ía)(?!\p{L}))|mij[oa]|(?:vámonos|vamos|échale|ánimo|vete|ven|dale|cállate|tranquil[oa]|provecho|toma|ten|oye|mira|órale|dobl[áa]|gir[áa]|cruz[áa]|ahora (?:s|eres|sos|somos|sí|ya|te)\p{L}*|más (?:fuerte|rápido|alto|despacio|arriba)(?! que (?:tod[oa]s|nadie|nunca|yo|tú|él|ella|ell[oa]s|el|la|l[oa]s|una?|mi|su|cualquiera)(?!\p{L})))(?!\p{L}))/iu

/** 'mami ese soy yo', 'cabros hoy comemos pizza'; 'ma qué' is a cry, and nobody's mother. */
const CALLED_FIRST = new RegExp(
  `^(?!ma qué(?!\\p{L}))([¡¿]?(?:${VOCATIVE}|niñ[oa]s|chic[oa]s|muchach[oa]s|cabr[oa]s|mij(?:it)?[oa]s|hij(?:it)?[oa]s|herman[oa]s|jóvenes)),? (?=\\p{L})`,
  'iu',
)
const CALLED_LAST = new RegExp(
  `(?<=\\p{L})(?<!(?<!\\p{L})(?:al?|del?|con|por|para|el|la|un|una|mi|tu|su|otr[oa]|como|ser|es|eres|sos|soy|era|fui|fue|somos|son|buen|gran|tien[eo]n?|tienes|tuv[eo]|tenía[ns]?|tener|hay|había|sin|dame|danos)),? (${VOCATIVE})(?=[!?]?$)`,
  'iu',
)
const CALLED_NEXT = new RegExp(`(?<=^\\p{L}+, )(${VOCATIVE}) (?=\\p{L})`, 'iu')
/** 'vos que arreglás', 'toma te traje', 'no me la llevo' */
const HEAD =
  /^((?:menos mal(?= (?:era|estaba|\p{L}+(?:aba|ía)) )|tranquil[oa]s(?= (?!que ))|toma|ten|oye|mir[ae](?! (?:al?|el|la|l[oa]s?|una?|es[oea]|est[oea]|qué|cómo|mi|tu|su) )|oiga|órale|ay|uy|ups|dale|bueno|ya(?=,? comp?adre )|ánimo|perd[oó]n|disculp[ae]n?|tranquil[oa])),? (?=\p{L})|^(no|sí),? (?=(?:yo|ya) (?!\p{L}+[ae]s(?!\p{L}))\p{L}+)/iu

/** 'nos iba nombrando los ruidos: ese es el tren, ese es don Lupe' */
const NAMING =
  /((?:nombr|enseñ|señal|dec|dic|explic|cont|grit|cant)\p{L}*[^.:“”]{0,40}: )(?!“)((?:es[eao]s?|est[eao]s?|aqu[ií]|ah[ií]|all[aá]|mira|yo|tú|vos) [^.“”]+)(?=[.]|$)/giu

/** 'se despide de todo: adiós lámpara, adiós silla' */
const GREETED = /: ((?:adi[oó]s|hola|buenas noches) \p{L}+(?:, (?:adi[oó]s|hola|buenas noches) \p{L}+)*)(?=$|\.)/giu

/** 'siempre dice: el que pregunta no se equivoca', 'y avisa: estoy brava' */
const SAYING =
  /((?<!(?<!\p{L})lo)(?:^|\s)(?:dice[ns]?|dec[ií]as?|repite[ns]?|dij[oe]|(?:avis|anunci|grit|contest)(?:a[ns]?|aba[ns]?|ó)|(?:respond|advert|adviert)(?:en?|ía|ió))(?: (?:siempre|a tod[oa]s|mucho))?: )(?!que )([^.;:“”‘’«»]{6,80})(?=$|[.;])/giu

/** 'Su frase: “a mí nadie me cuenta”' → 'siempre dice: “A mí nadie me cuenta”': the form's heading says nothing; 'dice tlailer' → 'dice “tlailer”'. */
export const withTheirSaying = (habit: string): string =>
  habit
    // nothing but what they say
    .replace(
      /^\s*[“"«]([^“”"«»]{2,60}?)[”"»][.\s]*$/u,
      (_, said: string) => `siempre dice: “${upperFirst(said.trim())}”`,
    )
    .replace(
      /^\s*(?:(?:su|la) )?(?:frase|dicho|lema|refr[aá]n|muletilla|latiguillo|expresi[oó]n|grito de guerra|pregunta|respuesta|palabra)(?: (?:favorit[oa]|preferid[oa]|c[eé]lebre|de siempre|de batalla|para todo))?(?: (?:es|era)(?=:? ?[“"¿¡]))?:? ?(?:[“"]([^“”":.]+)[”"]|(?<=[:] ?)([^“”":.]+)|([¿¡][^“”":.]+[?!]))[.\s]*$/iu,
      (_, marked?: string, bare?: string, asked?: string) =>
        `siempre dice: “${upperFirst((marked ?? bare ?? asked ?? '').trim())}”`,
    )
    // 'no dice buenas noches dice buenas muuuu'
    .replace(/^(\s*no dice )([^,“”"]{2,40}?),? (dice )([^,“”".]{2,60}?)[.\s]*$/iu, '$1“$2”, $3“$4”')
    .replace(/^\s*su palabra (?:favorita|preferida|para todo) (?:es|era) (\p{Ll}{3,})[.\s]*$/iu, 'siempre dice: “$1”')
    // 'le dice vamos morena': called to it
    .replace(
      /(?<=(?:^|[,.;]| y) ?les? dicen? )((?:vamos|[áa]ndale|dale|[oó]rale|arriba|venga|tranquil[oa]s?|c[aá]lmate|buen[oa]s (?:d[ií]as|noches|tardes)|mi (?:rein|amor|viej|negr|niñ|cielo|vida)\p{L}*)(?: (?!(?:al?|cada|cuando|con|todas?|todos|en|antes|siempre|hasta|tambi[eé]n|incluso|aun|aunque|y|pero|porque|si|sin|desde|por)(?!\p{L}))\p{L}+){0,3})(?=[\s.!,]*$|,? (?:al?|hasta|tambi[eé]n|incluso|aun|aunque|cuando|porque) )/giu,
      (said: string) => `“${said.replace(/^(vamos|[áa]ndale|dale|[oó]rale|venga) (?=\p{L}+$)/iu, '$1, ')}”`,
    )
    .replace(SAID_WHOLE, (said) => `“${speltSaid(said)}”`)
    .replace(ONE_WORD, (all, lead: string, word: string) =>
      (
        known(word.toLowerCase())
          ? isNounForm(word.toLowerCase()) && !NO_SAYING.test(word)
          : finiteForm(word.toLowerCase()) === null
      )
        ? `${lead}“${word}”`
        : all,
    )

/** 'empieza con te cuento rápido', 'a todos les dice que le vaya bonito': no verb is told there. */
const SAID_WHOLE =
  /(?<=(?<!\p{L})(?:empieza|empezaba|comienza|abre|termina|saluda)(?: todo| siempre)? con )(?:(?:no )?(?:te|me|les?) \p{L}+|f[ií]jate|im[aá]g[ií]nate|no sabes|adivina|oye)(?: [^\s,.;]+){0,4}(?=[\s.]*$)|(?<=(?<!\p{L})dice[ns]? )que (?:le|te|les) vaya (?:bonito|bien)(?: [^\s,.;]+){0,2}(?=[\s.]*$)/giu

/** Of several words; one alone may be of their own spelling. */
const speltSaid = (said: string) =>
  /\p{L} \p{L}/u.test(said) ? accentsInContext(said.replace(/\p{L}+/gu, (word) => restoreAccents(word))) : said

/** What is told, and not the word for it: 'dice groserías', 'dice misa'. */
const NO_SAYING = /s$|^(?:verdad|mentira|misa|todo|nada|algo|mucho|poco|poes[ií]a|bien|mal|as[ií])$/iu
/** 'dice tlailer', 'dice murciégalo en vez de murciélago': a word of their own. */
const ONE_WORD =
  /(?<=^\s*(?:(?:siempre|todav[ií]a|a[uú]n|ella|él) )?)(dice[ns]? )(\p{Ll}{3,})(?=[\s.!]*$| (?:en (?:vez|lugar) de|por) )/iu

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
  /(?<!(?<!\p{L})(?:(?:lo|la|el|l[oa]s) que|quien|como|según) (?:\p{L}+ )?)(?<!\p{L})(?:dij[oe]|dijeron|decía[ns]?|gritó|contestó|respondió)(?: al \p{L}+| a (?:mi|su|la|un|una|los|las) \p{L}+)?(?= ((?:(?:yo|no|ya|me|te|nos|les?|l[oa]s?) )*)(\p{L}+))/giu
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
  /(?<=(?<!\p{L})(?:me|te|le|nos|les) (?:dijo|dijeron|decía|decían|gritó|gritaron)) qu[eé] (\p{L}{3,})(?:(?=\s*(?:[.,;]|$))|( y )(?=\p{L}))/giu
/** 'les dijo a los jueces “este es un volcán dormido”' */
const SAID_LAST =
  /(?<=(?<!\p{L})(?:dij[oe]|grit[óé]|contest[óé]|respond[ií]ó?)(?: al \p{Ll}+| a (?:l[oa]s?|mis?|sus?) \p{Ll}+| a tod[oa]s)) “(\p{Ll})[^“”]* [^“”]*”(?=$|\.)/gu
const finiteIn = (said: string) =>
  (said.match(/\p{L}+/gu) ?? []).some((word) => finiteForm(word.toLowerCase()) !== null)
/** 'le dijo: “nomás no te cortes”' */
const AFTER_COLON =
  /(?<=(?<!\p{L})(?:dij|dec|dic|grit|contest|respond|pregunt)\p{L}*(?: \p{L}+){0,3}: [“‘])[¡¿]?\p{Ll}(?=[^”’]* )/giu

/** 'nunca me dijo te lo dije' */
const NEVER_SAID = /(?<!\p{L})(?:nunca|jam[aá]s|no) (?:(?:me|te|se|nos|les?) )?$/iu

/** 'lo que dijo me parece bien' */
const WHAT_WAS_SAID = /(?<!\p{L})(?:lo|la|el|l[oa]s) que (?:(?:me|te|nos|les?|l[oa]s?) )?$/iu

const isOpen = (before: string) => before.lastIndexOf('“') > before.lastIndexOf('”')

/** 'iba gritando pan pan pan y él' → 'iba gritando “¡pan, pan, pan!” y él' */
const withCries = (text: string) =>
  text.replace(
    /(?<=(?<!\p{L})(?:grit\p{L}+|cantando|diciendo|cantaba|decía|repetía) )(\p{L}+)(?:,? \1)+(?!\p{L})/giu,
    (cry) =>
      `“¡${cry
        .replace(/(?<!\p{L})si(?!\p{L})/giu, 'sí')
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
    !/^\p{L}+,? (?:por|delante|antes|desde|cuando|y|en|a|con|de)(?!\p{L})/iu.test(said)
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
    /^(?:yo|tú|vos|usted|no|ya|aquí|ese|esa|ahora|si|me|te|se|les?|es|eres|sos|soy|está|estoy|qué|quién|va|voy|vamos)(?!\p{L})/iu.test(
      said,
    )) ||
    isOwn
    ? said
    : null
}

/** 'dice ato a todo': a word of their own, for whatever there is. */
const isWordOf = (said: string, rest: string) =>
  /^ a tod[oa]s?(?!\p{L})/iu.test(rest) &&
  /^\p{L}+$/u.test(said) &&
  (!known(said.toLowerCase()) ||
    finiteForm(said.toLowerCase())?.person === 1 ||
    /^(?:hola|adi[oó]s|salud)$/iu.test(said))

/** 'no me sueltes' */
const isForbidding = (said: string) => {
  const [, verb = ''] = /^(?:\p{L}+ )?no (?:me|nos|te|l[oae]s?) (\p{L}+s)(?!\p{L})/iu.exec(said) ?? []
  return finiteForm(verb.toLowerCase())?.person === 2
}

const TOLD =
  /^(?:que|si(?= \p{L}+(?:ía|aba))|adiós|hola|algo|nada|todo|cosas|much|un|una|el|la|los|las|mis?|su|tu|cómo|cuándo|dónde|por qué|de|a|al|en|con|como|cuando|y|enter[oa]|tanto|tan|muy|complet[oa]|tod[oa])(?!\p{L})/iu

const IS_SAYING = /^(?:dic(?:e|es|en)|diga[ns]?|dec[ií]r|gritan?|contestan?|responden?|repiten?)(?!\p{L})/iu
const HABIT_ENDS =
  /,?\s+(?:pero|y|para todo|aunque|cuando|antes|al|cada|sin|a(?! una? | ?\d| (?:dos|tres|cuatro|cinco|diez|quince|veinte|media)(?!\p{L}))|con|hasta|incluso|tambi[eé]n|porque|tod[oa]s)(?!\p{L})|[.,;]|(?<=[!?])/iu

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
        /^(ni modo|no (?:pasa nada|importa)|buen[oa]s (?:d[ií]as|tardes|noches)|ya (?:po|pues)) (?=\p{L})(?!a |en |por |y |si |que |con |cuando |al |de )/iu,
        '$1, ',
      )
      // 'no me sueltes Toño no me sueltes'
      .replace(
        /(?<=^[¡¿]?no \p{L}+ [\p{L} ]+) (\p{Lu}\p{Ll}+)(?=$|[!?]| no )( (?=no ))?/iu,
        (all, name: string, goesOn = '') => (/^\p{Lu}/u.test(name) ? `, ${name}${goesOn && ', '}` : all),
      )
      .replace(/(?<!\p{L})(sra?|dra?)\.? (\p{L}+)/giu, (all, title: string, name: string) => {
        const full = { sra: 'señora', sr: 'señor', dra: 'doctora', dr: 'doctor' }[title.toLowerCase()]
        return full && !known(name) ? `${full} ${upperFirst(name)}` : all
      })
      // 'che flaca se acabó el recorrido'
      .replace(
        /^(che),? (?:((?:flac|loc|gord|negr|pib|nen|chic|vie)[oae]s?|vieja|hermano|bolud[oa]|\p{Lu}\p{Ll}+),? )?(?=\p{L})/iu,
        (_, che: string, whom?: string) => (whom ? `${che}, ${whom}, ` : `${che}, `),
      )
      .replace(/^(arre|[áa]ndale|epa|upa|total),? (?=\p{L})/iu, '$1, ')
      .replace(/(?<=^primero [^,]+) (?=(?:después|luego) )/iu, ', ')
      .replace(/^vale (?=(?:pues|ya|venga|t[ií][oa])(?!\p{L}))/iu, 'vale, ')
      // 'vamos vamos vamos que es tarde'
      .replace(
        /^(\p{L}+)(?:,? \1)+(?: (?=que |\p{L}))?/iu,
        (row) => row.trim().split(/,? /u).join(', ') + (row.endsWith(' ') ? ', ' : ''),
      )
      // 'no llores yo te cuido'
      .replace(/(?<=(?:^|, )no (?:te |me )?\p{L}+[ae]s) (?=(?:yo|todo|aquí|no) \p{L})/iu, ', ')
      .replace(HEAD, (_, one = '', yes = '') => `${one || yes}, `)
      .replace(CALLED_FIRST, '$1, ')
      .replace(CALLED_NEXT, '$1, ')
      .replace(CALLED_LAST, (all, whom: string, at: number, whole: string) =>
        isParentDoing(whole.slice(0, at), whom) ? all : `, ${whom}`,
      )
      .replace(/^(vos|tú|usted|(?!acu[eé]rd|f[ií]j|imag[ií]n)\p{L}*[áéí]\p{L}*(?:te|nse)) (?=que \p{L})/iu, '$1, ')
      .replace(
        /(?<=^(?:más (?:fuerte|rápido|alto)|[\p{L}, ]*(?:tranquil[oa]s?|ánimo|vámonos|corre|(?:v[aá]ya|qu[eé]de|c[aá]lme)(?:se|te)(?: tranquil[oa])?|cálmate|vete(?: tranquil[oa])?))) (?=(?:que|ya|yo|no|todo|aquí|ahorita) \p{L})/iu,
        ', ',
      )
  )
}
