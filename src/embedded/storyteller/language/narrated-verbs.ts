import { isNounForm } from './dictionary.ts'
import { finiteForm } from './finite.ts'
import { isInfinitive } from './infinitive.ts'
import { type Finite, TABLE } from './paradigms.ts'
import { pluralForm, thirdForm } from './verb-forms.ts'

/** The verbs of a memory, from whoever lived it to whoever tells it. */

const FIRST: Record<string, string> = { fui: 'fue', di: 'dio', vi: 'vio', he: 'ha' }

const WE: Record<string, string> = {
  fuimos: 'fueron', éramos: 'eran', íbamos: 'iban', dimos: 'dieron', vimos: 'vieron', hemos: 'han', habíamos: 'habían', reímos: 'rieron', leímos: 'leyeron',
  oímos: 'oyeron', caímos: 'cayeron', sonreímos: 'sonrieron', freímos: 'frieron',
} // oxfmt-ignore

/** 'llevé', 'fuimos', 'pusiste' → 'llevó', 'fueron', 'puso'; null of a form that is not known for certain. */
export function toldForm(word: string, form: Finite): string | null {
  if (form.person === 3) return word
  const listed = WE[word] ?? FIRST[word]
  if (listed) return listed
  if (form.tense !== 'preterite' && form.tense !== 'imperfect') return null
  const third = thirdForm(word, { ...form, person: 2, plural: false })
  if (form.person === 2) return form.plural ? (form.address === 'vosotros' ? thirdForm(word, form) : null) : third
  if (!form.plural) return form.tense === 'preterite' ? third : null
  if (form.tense === 'imperfect') return word.replace(/ábamos$/u, 'aban').replace(/íamos$/u, 'ían')
  return third && pluralForm(third)
}

/** 'hubiéramos' → 'hubieran'; null of what is none such. */
export const weWere = (word: string): string | null =>
  /(?:á|é)(?:ra|se)mos$/u.test(word)
    ? word
        .replace(/á(?=(?:ra|se)mos$)/u, 'a')
        .replace(/é(?=(?:ra|se)mos$)/u, 'e')
        .replace(/mos$/u, 'n')
    : null

/** Said, given, taught: whom it is done to is the indirect object even where nothing follows. */
const DATIVE =
  /^(?:decir|contar|dar|regalar|cantar|leer|preguntar|pedir|prestar|mandar|escribir|gustar|encantar|doler|hablar|gritar|sonreír|pegar|contestar|tocar|comprar|preparar|cocinar|explicar|prometer|caer|ganar|quedar|salir|temblar|latir|importar|pasar|faltar|costar|parecer|susurrar|confesar|avisar|jurar|enseñar|fiar|dedicar|guardar|curar)$/u

/** Done to people alone: what stands after it does it, or says when. */
const TO_PEOPLE =
  /^(?:regañar|felicitar|aplaudir|atender|acompañar|abrazar|recibir|visitar|sorprender|consolar|convencer|rescatar)$/u

const ACCUSATIVE =
  /^(?:llevar|cargar|ver|mirar|conocer|recoger|encontrar|esperar|ayudar|cuidar|salvar|sacar|subir|bajar|invitar|despertar|besar|dejar|buscar|asustar|levantar|empujar|escuchar|oír|adoptar|perseguir|pasear|bañar|tapar|peinar|animar|apoyar|seguir|meter|sentar|agarrar|traer|defender|alzar|abrigar|arropar|cachar|mojar|aventar|elegir|tener|querer)$/u

const BEFORE_NAME = /^(?:al?|hasta|con|en|de|por|desde|sin|sobre|bajo|a)$/u

/** How somebody whom a deed is done to is told of: by 'le', by their name after the verb, or it is not known. */
export function objectOf(infinitive: string, next: string): 'le' | 'name' | null {
  if (TO_PEOPLE.test(infinitive)) return 'name'
  if (infinitive === 'llevar' && BEFORE_NAME.test(next)) return 'name'
  const isGiven =
    DETERMINED.test(next) ||
    next === 'que' ||
    next === QUOTE ||
    (isNounForm(next) && !BEFORE_NAME.test(next) && !isInfinitive(next) && !LATER.test(next))
  if (isGiven || DATIVE.test(infinitive)) return 'le'
  return ACCUSATIVE.test(infinitive) ? 'name' : null
}

const LATER = /^(?:siempre|bien|mucho|fuerte|despiert[oa]|sol[oa]|dormid[oa]|temprano|tarde|hoy|y|e|o|como|cuando)$/u

/** What stands for words that were said. */
export const QUOTE = '“'

const DETERMINED =
  /^(?:el|la|los|las|un|una|unos|unas|mis?|tus?|sus?|nuestr[oa]s?|dos|tres|cuatro|much[oa]s?|tod[oa]s?|algo|nada)$/u

/** Who does a deed where a noun follows it: 'comió un helado', 'se robó el pollo'. */
const WITH_OBJECT =
  /^(?:comer|ver|tirar|agarrar|abrazar|pedir|comprar|ganar|regalar|preparar|encontrar|tomar|poner|meter|traer|llevar|soltar|dar|decir|cantar|contar|tocar|enseñar|prestar|besar|cargar|recoger|inventar|escribir|leer|dibujar|pintar|querer|guardar|sacar|construir|esconder|probar|aprender|mirar|señalar|lanzar|patear|cortar|usar|tener|saber|bailar|conocer|limpiar|elegir|robar|arreglar|salvar|vendar|revelar|explicar|cuidar|hacer|prender|encender|adoptar|plantar|pescar|armar|montar|leer|vender|defender|buscar|cocinar|tejer|coser|repartir|llenar|pagar|cobrar|firmar|gritar|pasar|quitar|perder|aventar|subir|bajar|pisar|atrapar|cachar|rayar|mojar|señalar|morder|lamer|chupar|oler|jalar|empujar|acabar|terminar|olvidar|recitar|imitar|repetir|pelar|servir|freír|mostrar|entregar|compartir|dejar|estrenar|presentar|celebrar|romper|acariciar|peinar|bañar|enterrar|sembrar|regar|cortar|colgar|bordar|coleccionar|contestar|confundir|equivocar|pronunciar|levantar|empezar|quebrar|curar|tapar|secar|sobar|amarrar|atar|lavar|planchar|remendar|cubrir|sostener|apretar|devolver|recibir|ofrecer|invitar|mandar|enviar|pelear|manejar|conducir|inaugurar|cerrar|abrir|apagar)$/u

/** With 'se' it befalls what follows: 'se perdió el perro', 'se prendió el foco'. */
const BEFALLS =
  /^(?:ser|perder|prender|encender|subir|bajar|pasar|llenar|gritar|arreglar|salvar|vender|soltar|quemar|romper|apagar|abrir|cerrar|caer|ir|inundar|ponchar|pinchar|descomponer|acabar|olvidar|venir|meter|soltar|hacer|oír|cortar|mojar|volar|dormir|morir|ensuciar|atorar|trabar|desinflar|derretir|derramar|despertar|reír|enojar|parar)$/u

/** What comes by itself: it is no one of the two that does it. */
const HAPPENS =
  /^(?:explotar|sonar|llover|nevar|tronar|amanecer|anochecer|hacer|haber|parecer|empezar|comenzar|faltar|pasar|oler|brillar|arder|hervir|estallar|soplar|caer|ocurrir|suceder|temblar|flotar|funcionar|durar|costar)$/u

/** What comes: 'llegó el tren', 'salió el sol', 'vinieron los vecinos'. */
const ARRIVES =
  /^(?:salir|llegar|venir|aparecer|entrar|nacer|bajar|quedar|estar|ser|ir|morir|terminar|acabar|sobrar|existir|vivir|correr|ladrar|cantar)$/u

const WEATHER =
  /^(?:aguacero|lluvia|tormenta|noche|sol|frío|nieve|granizo|viento|tráfico|policía|sueño|hambre|risa|miedo|llanto|hipo|madrugada|temblor|ola|retén)$/u

/** Whoever is told of as the object of a deed stands after 'a'. */
const PERSON =
  /^(?:señor|señora|señores|niñ[oa]s?|cura|padre|vecin[oa]s?|doctora?|profe|maestr[oa]s?|chic[oa]s?|hombre|mujer|abuel\p{L}*|mam[áa]|pap[áa]|t[ií][oa]s?|prim[oa]s?|amig[oa]s?|policía|guardia|jef[ea]|novi[oa]|espos[oa]|herman[oa]s?|hij[oa]s?|nen[ea]s?|bebé|gente|público|kiosquero|panadero|cartero|carnicero|bombero|meser[oa]|camarer[oa]|enfermer[oa]|portero|tender[oa]|pescador|conductor|chofer|árbitro|alcalde|cantante|mariachi|perr[oa]|gat[oa]|burr[oa]|vaca|caballo)$/u

const TIME =
  /^(?:domingo|lunes|martes|miércoles|jueves|viernes|sábado|día|noche|tarde|mañana|madrugada|verano|vez|hora|horas)$/u

const FELT = /^(?:doler|gustar|encantar|importar|parecer|latir|quedar)$/u

const BREAKS =
  /^(?:pegar|romper|apagar|ponchar|pinchar|descomponer|derramar|inundar|acabar|desinflar|derretir|quemar|atorar|nublar)$/u

const PERCEIVED =
  /^(?:ver|mirar|oír|conocer|sentir|buscar|señalar|dibujar|pintar|querer|perder|olvidar|pisar|escuchar)$/u

/** Whether the verb is the deed of whoever is told about, of what is named after it, or not certain. */
export function subjectOf(
  infinitive: string,
  { next, noun, clitics }: { next: string; noun: string; clitics: string },
): 'them' | 'it' | null {
  const hasSe = /^se(?: |$)/u.test(clitics)
  // 'se le cayó el refresco'
  if (/^se (?:me|te|nos|les?)/u.test(clitics)) return 'it'
  // 'le dolió', 'hicimos una torre y se rompió'
  if ((FELT.test(infinitive) && !hasSe) || (hasSe && BREAKS.test(infinitive))) return 'it'
  // 'nos tocó en kayak', 'firmó el kiosquero'
  if (infinitive === 'tocar' && /(?:me|te|nos|les?)$/u.test(clitics)) return 'it'
  if (DETERMINED.test(next) && PERSON.test(noun)) return 'it'
  if (/^(?:haber|llover|nevar|tronar|amanecer|anochecer)$/u.test(infinitive)) return 'it'
  if (/^(?:el|la|un|una)$/u.test(next) && WEATHER.test(noun) && !PERCEIVED.test(infinitive)) return 'it'
  if (!DETERMINED.test(next) || /^(?:tod[oa]|mucho|algo|nada|much[oa]s)$/u.test(next))
    return HAPPENS.test(infinitive) && !hasSe ? 'it' : 'them'
  if (hasSe) return BEFALLS.test(infinitive) ? 'it' : WITH_OBJECT.test(infinitive) ? 'them' : null
  if (WITH_OBJECT.test(infinitive)) return 'them'
  // 'nos atendió un domingo', 'nos regañó el director'
  if (TO_PEOPLE.test(infinitive)) return TIME.test(noun) ? 'them' : 'it'
  return ARRIVES.test(infinitive) || HAPPENS.test(infinitive) ? 'it' : null
}

/** 'tuve que llevarlo', 'lo iba a invitar': the pronoun is of what comes after. */
export const isHelping = (infinitive: string): boolean =>
  /^(?:tener|ir|ser|poder|querer|empezar|comenzar|volver|acabar|deber|soler|terminar|intentar|saber|lograr)$/u.test(
    infinitive,
  )

const ATTACHED = /^(\p{L}+(?:[aeiíéá]r|ndo))(me|te|nos)(l[oae]s?)?$/u

/** A pronoun of theirs that hangs on a verb: 'verte', 'riéndonos', 'enseñarme'; null where none does. */
export function attachedTo(word: string): { verb: string; pronoun: string; more: string } | null {
  const [, verb = '', pronoun = '', more = ''] = ATTACHED.exec(word) ?? []
  return verb.endsWith('ndo') || (verb && isInfinitive(plain(verb))) ? { verb, pronoun, more } : null
}

const plain = (verb: string) =>
  isInfinitive(verb)
    ? verb
    : verb
        .normalize('NFD')
        .replace(/\u0301/gu, '')
        .normalize('NFC')

/** 'reímos', which is spelt as in the present. */
export const isWe = (word: string): boolean => word in WE

const BEFORE_NOUN =
  /^(?:el|la|los|las|un|una|unos|unas|de|del|al|mi|mis|tu|tus|su|sus|con|en|sin|por|para|muy|dos|tres|cada|más)$/u

/** 'y lloro porque le dolió': a past that lacks its accent, as 'lloró'; null of what is none such. */
export function unaccentedPast(word: string): string | null {
  const form = finiteForm(word)
  const past = `${word.slice(0, -1)}ó`
  const isPresent = word.endsWith('o') && form?.person === 1 && !form.plural && form.tense === 'present'
  return isPresent && !isNounForm(word) && finiteForm(past)?.tense === 'preterite' ? past : null
}

/** A word that is a verb here, as it stands after `before`. */
export function deedOf(word: string, before: string): Finite | null {
  const form = finiteForm(word)
  if (!form) return null
  // 'la tarde', 'de vuelta'; not 'la cargué', 'los vimos'
  const isPast = form.tense === 'preterite' && (TABLE.has(word) || !/[aeo]s?$/u.test(word))
  const isPronoun = /^(?:la|los|las)$/u.test(before) && (isPast || (form.person === 1 && form.plural))
  return BEFORE_NOUN.test(before) && !isPronoun && (isNounForm(word) || !isPast) ? null : form
}
