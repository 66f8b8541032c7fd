import { withoutNoSecrets } from '../../../../contract/no-secrets.ts'
import { type Clause, joined, type Sentence, sentencesOf } from '../grammar/clauses.ts'
import { hasGenders, infinitivesOf, isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { leans } from '../grammar/leans.ts'
import { TABLE } from '../grammar/paradigms.ts'
import { bare } from '../grammar/text.ts'
import { firstFinite } from '../grammar/verbs.ts'
import { onlyLeads } from '../spelling/postscript.ts'

/** Which sentences tell of whoever the book is for, and which are said to those who make it. */

const sign = (words: string) => new RegExp(`(?<![A-Za-zÀ-ỹ])(?:${words})(?![A-Za-zÀ-ỹ])`, 'iu')

/** What stands between quotation marks is said by somebody, and to nobody else. */
const SPOKEN = /[“"«‘][^“”"«»‘’]*[”"»’]|(?<![A-Za-zÀ-ỹ])'[^']*'(?![A-Za-zÀ-ỹ])/gu

/** Who makes the book is spoken to: courtesy, leave, an offer; not where it is a word that they say. */
const TO_THE_SHOP = sign(
  '(?:necesito|necesitamos|requiero|ocupo|ocupamos|quiero|m[aá]nden|env[ií]en) (?:(?:la|una|mi) )?factura|a qu[eé] (?:correo|mail|n[uú]mero|tel[eé]fono) (?:les? |l[oa] )?[A-Za-zÀ-ỹ]+|(?<!(?<![A-Za-zÀ-ỹ])(?:di(?:ce|jo|ciendo)|dec[ií](?:r|a)|da|dan|daba|dar|dando|las|sin|con|el|un|de|a|(?:pid|ped)[A-Za-zÀ-ỹ]+(?: [A-Za-zÀ-ỹ]+){0,4}|(?:mand|env[ií])(?:a|an|aba|aban|ó|aron)(?: (?:much[oa]s|sus?|un[oa]s|mil))?) )(?:please|pls|plis|porfa[A-Za-zÀ-ỹ]*|por fa|porfis|por favor|disculp(?:a|e|en|ad|es)|perd[oó]n(?:en)?|(?:muchas |mil )?gracias(?! al? (?!(?:tod|ust|ud|vos)))|saludos|felicidades por su)|(?:haz|pon|escr[ií]be|incl[uú]ye|ll[aá]ma)l[oae]s?|(?:me|nos|les) urge|urgente|(?:me|nos) (?:gustar[ií]a|encantar[ií]a)|(?:me|nos) (?:gust|encant)[A-Za-zÀ-ỹ]+ (?:mucho )?su (?:p[aá]gina|idea|trabajo|tienda|proyecto|servicio)|l[oa] (?:va|van) a (?:grabar|leer|dar|entregar|regalar|abrir|recibir)|(?:va|van) a (?:grab|le|d|entreg|regal)[aeá]r(?:se)?l[oa]|favor de (?:no )?[A-Za-zÀ-ỹ]+[aeií]r[A-Za-zÀ-ỹ]*|cuando l[oa] (?:abra|reciba|lea|vea)n?|(?:el|mi|otro|este) (?:pedido|encargo)|el (?:pago|env[ií]o|dep[oó]sito) (?:lo|ya|es|va)|(?:va|es) de parte de|(?:es )?(?:un |el )?regalo (?:del?|para|por|sorpresa)|por eso (?:el|este|es el) (?:regalo|libro|cuento)|cuando (?:(?:me|le|les|nos) llegue|se l[oa]s? (?:den?|dé|demos|entregu[A-Za-zÀ-ỹ]+))|(?:les?|te) (?:adjunto|anexo|(?:mando|env[ií]o) (?:(?:el|la|l[oa]s|un[oa]?s?|mis?|sus?) )?(?:fotos?|im[aá]gen|datos?|archivo|comprobante|dep[oó]sito)[A-Za-zÀ-ỹ]*)|(?:uds?|ustedes|vosotr[oa]s)|se (?:l[eo]s? |l[oa]s? )?agradec[A-Za-zÀ-ỹ]+|(?:l[eo]s |os )(?:encarg|pid|agradezc|dej|cuent|avis|mand)o|de antemano|si (?:no )?(?:se|es|l[oa]) (?:pued|pudier|posible)[A-Za-zÀ-ỹ]*|si (?:no )?(?:pued|quier|gust|pudier|quisier|necesit)(?:en|an|éis|ieran)|como (?:quier|ve|gust|pued|prefier)an|lo que (?:quier|pued|gust|ve)an|no le hace|a su criterio|lo dejo a|(?:espero|esperamos) que (?:les|lo|la|se)|qued[oa] (?:atent|pendiente)[oa]?|(?:me|nos) (?:avisan|dicen si|confirman|mandan (?:(?:l[oa]s|la|el|un|una) )?(?:fotos?|links?|ligas?|datos|cuenta|cotizaci[oó]n|precios?|prueba|factura)|escriben)',
)
/** 'no importa' says nothing at the end of what is said; 'no importa el clima' does. */
const NEVER_MIND =
  /(?<![A-Za-zÀ-ỹ])(?:(?:no|tampoco|ni) (?:importa|pasa nada)|ni modo pues|da igual|est[aá] bien as[ií]|ok[A-Za-zÀ-ỹ]*)[\s!.]*$/iu

/** 'ojalá', 'a ver si', 'para que': what is wished or meant, at the head of a clause; 'para que supiéramos' is why they do it. */
const WISHES =
  /^\s*(?:y |e |pero )?(?:ojal[aá]|a ver (?:si|qu[eé]|c[oó]mo)|para que(?! (?:(?:no|nos|les?|l[oa]s?|se) )*[A-Za-zÀ-ỹ]+ramos(?![A-Za-zÀ-ỹ]))|por si(?! acaso)|es para que|cu[aá]nto (?:me |nos |se )?(?:cuesta|sale|cobran|vale|tardan?|demora)|lo ideal|mejor si|de preferencia|si (?:est[aá]|queda|sale|es) (?:muy|demasiado)|(?:nada m[aá]s|solo|s[oó]lo|es|ser[ií]a) (?:eso|todo|es[oa] es todo)(?=[\s!.]*$)|eso es todo|de ser posible|en caso de)(?![A-Za-zÀ-ỹ])|^\s*si (?:hay|ponen|sale|salen|sal[ie][A-Za-zÀ-ỹ]*|lleva|llevan|usan|incluyen|meten) [^,;]*,? (?:que|mejor) (?:sea|est[eé]|vaya|salga|tenga|lleve|quede|venga)n?(?![A-Za-zÀ-ỹ])/iu

/** A text and how it is written, printed and sent; nobody is it or does it. */
const TEXT =
  '(?:libr(?:o|ito)|cuent(?:o|ito)|relato|historia|texto|portada|contraportada|tapa|pasta|p[aá]ginas?|hojas?|letras?|tipograf[ií]a|dibujos?|ilustraci[oó]n(?:es)?|im[aá]gen(?:es)?|oraci[oó]n(?:es)?|frases?|p[aá]rrafos?|cap[ií]tulos?|dedicatoria|firmas?|redacci[oó]n|lenguaje|palabras|vocabulario|personajes?|protagonista|nombres?|apellidos?|env[ií]o|entrega|paquete|pedido|direcci[oó]n|precio|descuento|pago|factura|fecha)'
/** 'que le pongan la secadora' is what they like. */
const TO_BE_MADE = new RegExp(
  `(?<![A-Za-zÀ-ỹ])(?:${TEXT}|invent[A-Za-zÀ-ỹ]+|(?<!(?<![A-Za-zÀ-ỹ])que les? )pong[A-Za-zÀ-ỹ]+|p[oó]ng[A-Za-zÀ-ỹ]+|inclu[A-Za-zÀ-ỹ]+|met[A-Za-zÀ-ỹ]+)(?![A-Za-zÀ-ỹ])`,
  'iu',
)
/** How a text is written, where no verb says that somebody speaks so. */
const MANNER = sign(
  `(?:en )?(?:masculino|femenino|plural|singular|neutro|lenguaje (?:[A-Za-zÀ-ỹ]+)|(?:primera|segunda|tercera) persona|verso|rimas?|prosa|en (?:presente|pasado|futuro)|may[uú]sculas|min[uú]sculas|negritas)|(?:en |con )?(?:un )?(?:español|ingl[eé]s|castellano|lenguaje|vocabulario) (?:muy |bien |m[aá]s )?(?:f[aá]cil|sencill[oa]|simple|claro|b[aá]sico|neutro)|(?:letras?|oraci[oó]n(?:es)?|frases?|p[aá]rrafos?|palabras|cap[ií]tulos?) (?:muy |bien |m[aá]s )?(?:cort|larg|sencill|simpl|grand|f[aá]cil|chic|clar)[A-Za-zÀ-ỹ]*`,
)
/** 'el cuento debe…', 'en el libro…', 'la letra grande': of the book, where a clause begins. */
const OF_THE_BOOK = new RegExp(
  `^\\s*si (?:no )?[A-Za-zÀ-ỹ]+ (?:(?:el|la|l[oa]s|mis?) )?${TEXT}(?![A-Za-zÀ-ỹ])|^\\s*(?:(?:y|e|pero|que|porque|solo|s[oó]lo|tambi[eé]n|si) )*(?:(?:en|con|para|de|por) )?(?:(?:el|la|los|las|este|esta) )?${TEXT}(?![A-Za-zÀ-ỹ])(?! (?:de (?:[ée]l|ella)(?![A-Za-zÀ-ỹ])|(?:se )?l[aoe]s? [A-Za-zÀ-ỹ]|favorit|preferid|que (?:lee|cuenta|escribe|inventa)|es(?:tá)? en su))|^\\s*(?:el|este) (?:libro|cuento)(?![A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])(?:en|del?|para|con|de|por) (?:el|este|un) (?:libr(?:o|ito)|cuent(?:o|ito)|relato|texto)(?![A-Za-zÀ-ỹ]) ?(?!de )`,
  'iu',
)
/** Where it goes, when, who signs it and how a word is spelt. */
const OF_THE_ORDER =
  /^\s*(?:(?:y|pero|ya|tambi[eé]n|[eé]l|ella|todos) )*(?:[A-Za-zÀ-ỹ]+ )?(?:(?:es|ser[ií]a) para (?:el|la|l[oa]s|sus?|mis?|un|una|leer[A-Za-zÀ-ỹ]*|regal[A-Za-zÀ-ỹ]+|d[aá]r[A-Za-zÀ-ỹ]*|entreg[A-Za-zÀ-ỹ]+|\d+)(?![A-Za-zÀ-ỹ])|(?:es|ser[ií]a) al? (?!prueba|prop[oó]sito|veces|m[ií] |la (?:que|antigua)|el (?:que|únic)|quien|lo |todas|toda|misa|correr|pie|trabajar|buscar|ver|caballo)[A-Za-zÀ-ỹ]|(?:es|ser[ií]a) en (?!serio|realidad|el fondo|verdad|vano|la (?:cocina|cama|calle|casa)|las? que|los? que)(?=\p{Lu}|el |la |los |\d)|(?:es|ser[ií]a) (?:el|este|pr[oó]ximo) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|d[ií]a|pr[oó]ximo|\d)|(?:es|ser[ií]a) un (?:regalo|detalle|libro|cuento)(?![A-Za-zÀ-ỹ])|l[oa] firman?(?![A-Za-zÀ-ỹ])|firm(?:a|an|o|amos)(?: (?:igual|tambi[eé]n|como|as[ií]|tod[oa]s|el (?:libro|cuento)|de parte|con nosotr|junt|abajo|al)|[\s!.]*$)|(?:tambi[eé]n )?(?:hacen|tienen|manejan|venden|cobran|aceptan|mandan|env[ií]an|entregan|imprimen) (?:env[ií]os?|libros?|factura|tarjeta|descuento|promoci|paqueter|con|tapa|pasta|en|el |a (?:domicilio|todo))|(?:llega|llegue|tarda|cuesta|cabe) (?:(?:hasta|para|antes) )?(?:el |del? |a )(?:\d+(?! min| hora| de la)|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|tiempo para|cumple|fiesta)|vive[ns]? (?:en )?[^,;]*(?:calle|avenida|av\.?|colonia|col\.?|fraccionamiento|depto|edificio)(?![A-Za-zÀ-ỹ])|se (?:escribe|pronuncia|acent[uú]a|deletrea)(?![A-Za-zÀ-ỹ])|(?:su |el )?nombre (?:se|va|lleva|es con)|(?:va|es|con) con? ?(?:hache|zeta|ese|be|uve|k|h|z|s|x|y griega|acento|doble [A-Za-zÀ-ỹ])[\s.!]*(?:$|,))/iu
/** 'borrego es dety': a word of another language, and no sentence of Spanish. */
const GLOSS =
  /^\s*(?!es[aeo]s? |est[aeo]s? |aquell|[eé]l |ella |uno |una )(\p{L}+) (?:es|se dice|significa|quiere decir) ['"“‘]?(\p{L}+)['"”’]?[\s.!]*$/u

/** Known to some, and not to be known by others. */
const HUSHED = sign(
  '(?:es|era|sigue siendo) (?:un |una |todav[ií]a )*(?:secret[oa]|sorpresa)(?! a voces)|(?:pero|y|que) no (?:lo |se )?(?:sepa|sepan|entere|enteren)|en secreto (?:todav|a[uú]n)[A-Za-zÀ-ỹ]*|nadie (?:m[aá]s )?(?:lo )?sabe|no (?:debe|tiene|puede|se puede)n? (?:(?:por )?qu[eé] )?(?:saber|enterar)[A-Za-zÀ-ỹ]*|(?:nunca|no|jam[aá]s) (?:se )?l[eoa]s? (?:he |hemos )?(?:dij|dich|cont[eéa]|confes|revel)[A-Za-zÀ-ỹ]*|(?:ya |todav[ií]a |a[uú]n )?no (?:se )?(?:lo )?(?:sabe|saben|hemos dicho|ha dicho|han dicho) (?:que|nada|nadie|todav[ií]a|a[uú]n|lo de)',
)

/** What may stand before the verb of a request. */
const LEADS =
  /^(?:y|e|pero|que|q|no|nunca|ni|s[oó]lo|mejor|nom[aá]s|siempre|me|te|se|les?|l[oa]s?|nos|tambi[eé]n|eso|esto|ah[ií]|todo|s[ií]|si|tal|vez|quiz[aá]s?|igual|(?:ja)+)$/iu
const IRREGULAR = /^(?:(?:sea|est[eé]|vaya|haya|sepa|salga|venga|tenga|ponga|haga|diga|traiga)n?|dé|den)$/u
/** 'pueden usar la foto' */
const OFFERED =
  /(?<![A-Za-zÀ-ỹ])(?:me|nos) (?:pueden|podr[ií]an|podr[aá]n) (?:llamar|marcar|hablar|escribir|avisar|contactar|localizar|mandar|decir)(?![A-Za-zÀ-ỹ])|(?:^|[,\s])(?:pueden|podr[ií]an|podr[aá]n|pod[eé]is|podr[ií]ais) (?:[A-Za-zÀ-ỹ]+ )?(?:usar|poner|incluir|cambiar|quitar|hacer|mandar|meter|omitir|dejar|inventar|escribir|decir|agregar|sacar|imprimir|cortar)(?![A-Za-zÀ-ỹ])/iu

const NO_WISH = /^(?:ha|va|da|fue|es|era|hay|son)n?$/u

/** 'pongan', 'que sea de aventuras', 'no lo inventen', 'eso pónganlo': nobody is told of in it. */
function isAsked(tokens: readonly string[]): boolean {
  let at = 0
  // 'que el gato hable'
  if (
    /^que$/iu.test(tokens[0] ?? '') &&
    /^(?:el|la|l[oa]s|sus?|mis?|una?)$/iu.test(tokens[1] ?? '') &&
    tokens.length > 3
  )
    return isAsked(['que', ...tokens.slice(3)])
  while (at < tokens.length - 1 && LEADS.test(tokens[at]!)) at++
  const word = tokens[at]?.toLowerCase() ?? ''
  if (/^\p{L}+(?:[aeá]n|ad|ed)(?:me|nos|l[oae]s?|sel[oa]s?)$/u.test(word) && /[áéíóú]|ad|ed/u.test(word)) return true
  if (/^(?:pon|haz|pongan|hagan|pon[ge]an?|poned|haced|incluid|usad)(?:l[oae]s?)?$/u.test(word)) return true
  if (IRREGULAR.test(word) && !/^l[oa]s?$/iu.test(tokens[at - 1] ?? '')) return true
  const form = finiteForm(word)
  if (NO_WISH.test(word) || (/^(?:el|l[oa]s?)$/iu.test(tokens[at - 1] ?? '') && isNounForm(word))) return false
  // 'zurda y orgullosa', 'guille le dice': how or who somebody is
  if (at === 0 && !word.endsWith('n') && (hasGenders(word) || firstFinite(tokens.slice(1)) !== null)) return false
  if (form?.person !== 3 || form.tense !== 'present') return false
  const all = infinitivesOf(word).length > 0 ? infinitivesOf(word) : [form.infinitive]
  const isSaid = (infinitive: string) => /en?$/u.test(word) !== infinitive.endsWith('ar')
  return !all.some(isSaid) && (word.endsWith('n') || at > 0 || !isNounForm(word))
}

/** 'le digo Pulga', 'en casa le decimos así': how they are called. */
const CALLS =
  /(?<![A-Za-zÀ-ỹ])(?:l[eao]s?|te) (?:dec[ií]mos|digo|dec[ií]a|llam(?:o|amos|[aá]bamos)|puse|pusimos|apod(?:o|amos|é))(?![A-Za-zÀ-ỹ])/iu
/** Under these the giver may do something, and they something else. */
const WHEN =
  /^\s*(?:y |pero )?(?:cuando|si|mientras|cada vez que|siempre que|donde|aunque|apenas|en cuanto|desde que|para que)(?![A-Za-zÀ-ỹ])/iu

const GIVERS =
  /^\s*(?:(?:y|pero|tambi[eé]n|ya|ah[ií]|aqu[ií]|todos?|eso) )*((?:(?:yo|no|se|me|les?|l[oa]s?|nos|te) )*)([A-Za-zÀ-ỹ]+)/iu
/** What whoever gives does towards the shop. */
const TOWARDS_US =
  /^(?:querer|necesitar|ocupar|preferir|pedir|desear|agradecer|encargar|adjuntar|anexar|depositar|pagar|comprar|firmar|escribir|contestar|cooperar|imaginar|suponer)$/u
/** 'lo voy a leer en voz alta', 'se lo daré': what they mean to do. */
const PLAN =
  /(?<![A-Za-zÀ-ỹ])(?:voy|vamos) a [A-Za-zÀ-ỹ]|(?<![A-Za-zÀ-ỹ])(?:le|les|lo|la|los|las) [A-Za-zÀ-ỹ]+(?:r[eé]|remos)(?![A-Za-zÀ-ỹ])/iu

/** The giver speaks of what they want of the shop or mean to do, or of themselves alone; `linked`: beside what is told of them. */
function isGivers(said: string, tokens: readonly string[], linked: boolean): boolean {
  if (WHEN.test(said) || CALLS.test(said)) return false
  const verb = firstFinite(tokens)
  const [, lead = '', first = ''] = GIVERS.exec(said) ?? []
  const own = finiteForm(first.toLowerCase())
  const isOwn = own?.person === 1 && (own.plural || lead !== '' || TABLE.has(first.toLowerCase()))
  const form = isOwn ? own : verb
  if (form?.person !== 1) return /^(?:quiero|quisiera|necesito|ocupo|voy|vamos|sé|creo|espero)$/iu.test(tokens[0] ?? '')
  const isSaid =
    isOwn ||
    form.plural ||
    form.tense !== 'present' ||
    !isNounForm(verb!.word) ||
    /^(?:yo|no|ya|me|le|lo|la|se)$/iu.test(tokens[verb!.index - 1] ?? '')
  // 'le compramos otros'
  const isTowardsUs = TOWARDS_US.test(form.infinitive) && !/(?<![A-Za-zÀ-ỹ])le [A-Za-zÀ-ỹ]/iu.test(said)
  // 'no queremos que la corrija nadie': wished of them, and ordered from nobody
  if (/(?<![A-Za-zÀ-ỹ])quer[A-Za-zÀ-ỹ]+ que (?:se )?l[aoe]s? [A-Za-zÀ-ỹ]/iu.test(said) && linked) return false
  return isSaid && (!linked || isTowardsUs || PLAN.test(said))
}

/** Whoever it is told of is in it: 'le mando audios', 'la veo', 'sabemos que es él'. */
const isOfThem = (tokens: readonly string[]): boolean =>
  tokens.some(
    (token, i) =>
      /^(?:les?|él|ella|ell[oa]s|sus?)$/iu.test(token) ||
      (/^l[oa]s?$/iu.test(token) && !isNounForm(tokens[i + 1] ?? '') && finiteForm(tokens[i + 1] ?? '') !== null),
  )

const tokensOf = (text: string) => text.match(/\p{L}+/gu) ?? []

/** 'eso pónganlo si quieren': what the giver owns to before it may be told. */
export const isPermitted = (text: string): boolean =>
  /(?<![A-Za-zÀ-ỹ])(?:es[oa]|esto) (?:s[ií] )?(?:p[oó]ng[ae]nl[oa]|cu[eé]ntenl[oa]|d[ií]ganl[oa]|(?:l[oa] )?pueden (?:poner|contar|decir)(?:l[oa])?)(?![A-Za-zÀ-ỹ])/iu.test(
    text,
  )

/** A whole sentence that is said to the shop, whatever else an answer tells. */
function isPlainNote(sentence: string): boolean {
  const said = sentence.replace(SPOKEN, '“”')
  const tokens = tokensOf(said)
  return (
    (isAddressed(said) && firstFinite(tokens)?.tense !== 'preterite') ||
    (isAsked(tokens) && TO_BE_MADE.test(said)) ||
    (firstFinite(tokens) === null && MANNER.test(said))
  )
}

/** 'aunque llueva', 'para que lo perdones' */
const UNDER = /^[\s,]*(?:aunque|porque|cuando|mientras|si|hasta que)(?![A-Za-zÀ-ỹ])/iu
/** 'le chocan, así que no las dibujen': what is asked may stand behind its reason. */
const asks = (said: string): boolean =>
  said.split(/(?<![A-Za-zÀ-ỹ])(?:as[ií] que|mejor|por eso|entonces)\s/iu).some((part) => isAsked(tokensOf(part)))

/** A clause that is said to those who make the book, or of its giver, or of the book. */
function isNote({ lead, text }: Clause, permitted: boolean, linked: boolean): boolean {
  const said = text.replace(SPOKEN, '“”').replace(/(?<![A-Za-zÀ-ỹ])q(?![A-Za-zÀ-ỹ])/giu, 'que')
  const tokens = tokensOf(said)
  const isVerbless = firstFinite(tokens) === null
  return (
    isAddressed(said) ||
    (asks(said) && !UNDER.test(lead + text)) ||
    (!permitted && isGivers(said, tokens, linked || isOfThem(tokens))) ||
    OF_THE_ORDER.test(said) ||
    (isVerbless && MANNER.test(said)) ||
    (OF_THE_BOOK.test(said) && !hasHabitBefore(said, tokens)) ||
    isGloss(said)
  )
}

const isAddressed = (said: string) =>
  TO_THE_SHOP.test(said) || OFFERED.test(said.trim()) || NEVER_MIND.test(said) || WISHES.test(said)

/** 'lee en el libro de su abuelo': somebody does it. */
function hasHabitBefore(said: string, tokens: readonly string[]): boolean {
  const verb = firstFinite(tokens)
  return (
    verb !== null &&
    verb.person !== 1 &&
    verb.index <= 3 &&
    !new RegExp(TEXT, 'iu').test(tokens.slice(0, verb.index).join(' ')) &&
    !/^(?:ser|estar|poder|deber|haber|salir|ir|tener)$/u.test(verb.infinitive) &&
    !/(?<![A-Za-zÀ-ỹ])(?:este|el) (?:libro|cuento)(?![A-Za-zÀ-ỹ] de)/iu.test(said)
  )
}

function isGloss(said: string): boolean {
  const [, word = '', other = ''] = GLOSS.exec(said) ?? []
  return (
    other !== '' &&
    isNounForm(bare(word)) &&
    /^\p{Ll}/u.test(other) &&
    finiteForm(word.toLowerCase()) === null &&
    !isNounForm(other) &&
    infinitivesOf(other).length === 0
  )
}

/** What hangs on words that are gone. */
const HANGS =
  /^\s*(?:y|e|ni|porque|pues|pero|aunque|es que|ya que|as[ií]|eso|por eso|entonces|luego|también|tampoco|que)(?![A-Za-zÀ-ỹ])/iu

/**
 * Without every sentence and clause that is not surely told of them; null where all of it is. `beside`: of an answer
 * that tells a day, in which the giver is told of too, only what is plainly said to the shop goes, after its first sentence. `permitted`: its giver may speak of themselves.
 */
export function withoutNotes(text: string, { beside = false, permitted = false } = {}): string | null {
  const open = text.replace(ASIDE, (all, said: string) => (isPlainNote(said) || OF_THE_ORDER.test(said) ? '' : all))
  const whole = open.replace(GREETING, '').replace(/(?<![A-Za-zÀ-ỹ])(uds?)\./giu, '$1')
  const sentences = sentencesOf(whole)
  const kept: Sentence[] = []
  let isCut = false
  let count = 0
  for (const [i, sentence] of sentences.entries()) {
    const said = wholeOf(sentence)
    const next = sentences[i + 1]
    const isWord = next !== undefined && /^\s*(?:es|era) su /iu.test(wholeOf(next))
    const isQuestion = /[?¿]/u.test((said + sentence.end).replace(SPOKEN, '').replace(ASIDE, '')) && !isWord
    const isHushed = !permitted && HUSHED.test(withoutNoSecrets(said.replace(SPOKEN, '“”')))
    const clauses: readonly Clause[] = beside
      ? i > 0 && isPlainNote(said)
        ? []
        : sentence.clauses
      : isQuestion || isHushed || (isCut && HANGS.test(said))
        ? []
        : keptOf(sentence, permitted, goesOn(said, kept))
    isCut = clauses.length === 0
    // 'tiene pecas. las pecas le chocan, no las dibujen': what is not wanted is not told before it either
    if (isCut && REFUSED.test(said)) {
      const named = new Set(bare(said).match(/[a-zñ]{5,}/gu))
      const stays = kept.filter(
        (one) =>
          !bare(wholeOf(one))
            .match(/[a-zñ]{5,}/gu)
            ?.some((word) => named.has(word)),
      )
      kept.splice(0, kept.length, ...stays)
    }
    if (isCut && kept.length > 0 && onlyLeads(wholeOf(kept.at(-1)!))) kept.pop()
    count += sentence.clauses.length - clauses.length
    if (!isCut) kept.push({ ...sentence, clauses: [...clauses] })
  }
  return count === 0 && open === text && !GREETING.test(text) ? null : joined(kept)
}

const ASIDE = /\s*\(([^()]*)\)/gu
const GREETING =
  /^[\s¡]*(?:hola\s+(?=buen|qu[eé] tal)|(?:hola|buen[oa]s (?:d[ií]as|tardes|noches)|qu[eé] tal)[,.!]+\s*)+/iu
const REFUSED = /(?<![A-Za-zÀ-ỹ])no l[oa]s? (?:vayan a )?[A-Za-zÀ-ỹ]+(?:[ae]n|[ae]s|r)(?![A-Za-zÀ-ỹ])/iu
const wholeOf = ({ clauses }: Sentence) => clauses.map(({ lead, text }) => lead + text).join('')

const UNNOTICED = /^\s*(?:pero )?que no se (?:note|sepa|diga|vea|entere)n?(?![A-Za-zÀ-ỹ])/iu

/** 'y siempre llora', 'y la veo' */
const isToldOf = (tokens: readonly string[]) => isOfThem(tokens) || firstFinite(tokens)?.person === 3

const EVERY_DAY =
  /^\s*(?:cada|tod[oa]s l[oa]s|siempre|nunca|yo (?:siempre )?[A-Za-zÀ-ỹ]+(?:[éí]|aba|[ií]a))(?![A-Za-zÀ-ỹ])/iu

/** 'No tenemos gato', 'Cada mañana la encontramos': of a thing that was named in what is told before it, of every day, or what 'yo' came to believe of it. */
const goesOn = (said: string, before: readonly Sentence[]) => {
  const named = new Set(before.flatMap((one) => tokensOf(wholeOf(one).toLowerCase())))
  if (named.size > 0 && EVERY_DAY.test(said)) return true
  return tokensOf(said.toLowerCase()).some((token) => token.length > 3 && isNounForm(token) && named.has(token))
}

const AND = /^\s*,?\s*y\s/iu

function keptOf({ clauses }: Sentence, permitted: boolean, linked: boolean): Sentence['clauses'] {
  const stands: Sentence['clauses'] = []
  let isCut = false
  for (const [i, clause] of clauses.entries()) {
    const hangs: boolean =
      isCut &&
      (HANGS.test(clause.lead.replace(/^\s*,\s*/u, '') + clause.text) ||
        leans(clause.text.trim()) ||
        /^(?:les?|l[oa]s?) /iu.test(clause.text.trim()) ||
        firstFinite(tokensOf(clause.text)) === null)
    const next = clauses[i + 1]
    const isJoined: boolean =
      linked ||
      (i > 0 && !isCut) ||
      (next !== undefined && AND.test(next.lead) && isToldOf(tokensOf(next.text)) && !isNote(next, permitted, true))
    isCut = isNote(clause, permitted, isJoined) || hangs
    // 'ya va para los ochenta, que no se note'
    if (UNNOTICED.test(clause.text)) stands.pop()
    if (!isCut) stands.push(clause)
  }
  return stands
}
