import { hasGenders, isNounForm, known } from './dictionary.ts'
import { finiteForm } from './finite.ts'
import { isInfinitive } from './infinitive.ts'
import { type Finite, TABLE } from './paradigms.ts'
import type { Word } from './narrated-text.ts'
import type { Person } from './person.ts'
import type { Role } from './relations.ts'
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
  word !== 'éramos' && /(?:á|é)(?:ra|se)mos$/u.test(word)
    ? word
        .replace(/á(?=(?:ra|se)mos$)/u, 'a')
        .replace(/é(?=(?:ra|se)mos$)/u, 'e')
        .replace(/mos$/u, 'n')
    : null

/** Said, given, taught: whom it is done to is the indirect object even where nothing follows. */
const DATIVE =
  /^(?:repartir|quemar|robar|servir|firmar|vender|pagar|fallar|cobrar|abrir|anotar|trenzar|tejer|coser|corregir|decir|contar|dar|regalar|cantar|leer|preguntar|pedir|prestar|mandar|escribir|gustar|encantar|doler|hablar|gritar|sonreír|pegar|contestar|tocar|comprar|preparar|cocinar|explicar|prometer|caer|ganar|quedar|salir|temblar|latir|importar|pasar|faltar|costar|parecer|susurrar|confesar|avisar|jurar|enseñar|fiar|dedicar|guardar|curar)$/u

/** Done to people alone: what stands after it does it, or says when. */
const TO_PEOPLE =
  /^(?:corretear|despedir|castigar|inscribir|entrevistar|emborrachar|contratar|internar|regañar|felicitar|aplaudir|atender|acompañar|abrazar|recibir|visitar|sorprender|consolar|convencer|rescatar)$/u

const ACCUSATIVE =
  /^(?:pisar|obligar|esconder|levantar|soltar|aceptar|dibujar|pintar|retratar|felicitar|cuidar|poner|hacer|pillar|pescar|encerrar|vestir|disfrazar|entretener|apapachar|operar|hospedar|picar|morder|perder|delatar|educar|criar|reconocer|distraer|calmar|sostener|aguantar|jalar|tumbar|tirar|aplastar|dormir|arrullar|acostar|enterrar|llevar|cargar|ver|mirar|conocer|recoger|encontrar|esperar|ayudar|cuidar|salvar|sacar|subir|bajar|invitar|despertar|besar|dejar|buscar|asustar|levantar|empujar|escuchar|oír|adoptar|perseguir|pasear|bañar|tapar|peinar|animar|apoyar|seguir|meter|sentar|agarrar|traer|defender|alzar|abrigar|arropar|cachar|mojar|aventar|elegir|tener|querer)$/u

const BEFORE_NAME = /^(?:al?|del|hasta|con|en|de|por|desde|sin|sobre|bajo|a)$/u

/** How somebody whom a deed is done to is told of: by 'le', by their name after the verb, or it is not known. */
export function objectOf(infinitive: string, behind: string, after: string): 'le' | 'name' | null {
  // 'me esperó tres días'
  const next = saysWhen([behind, after]) ? '' : behind
  if (TO_PEOPLE.test(infinitive)) return 'name'
  // 'nos hizo de abejas', 'me hizo de desayunar', 'me hizo reír'
  if (infinitive === 'hacer' && next === 'de') return isInfinitive(after) ? 'le' : 'name'
  if (infinitive === 'hacer' && /^(?:mamá|papá|abuel[oa]|tí[oa]|feliz)$/u.test(next)) return 'name'
  if ((infinitive === 'hacer' || infinitive === 'dejar') && isInfinitive(next)) return 'name'
  if (infinitive === 'hacer') return 'le'
  if (/^(?:echar|correr)$/u.test(infinitive) && /^(?:del?|a|al)$/u.test(next)) return 'name'
  if (infinitive === 'llevar' && BEFORE_NAME.test(next)) return 'name'
  const isGiven =
    DETERMINED.test(next) ||
    next === 'que' ||
    next === QUOTE ||
    ((isNounForm(next) || (/^\p{L}{4,}$/u.test(next) && !known(next) && !finiteForm(next))) &&
      !/(?:ando|endo|mente)$/u.test(next) &&
      !BEFORE_NAME.test(next) &&
      !isInfinitive(next) &&
      !LATER.test(next) &&
      !hasGenders(next))
  if (infinitive === 'ayudar') return 'name'
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
  /^(?:retumbar|reventar|brotar|florecer|crecer|surgir|bastar|fallar|arrancar|aterrizar|despegar|zarpar|cambiar|continuar|vencer|rodar|volar|chillar|sobrar|pitar|explotar|sonar|llover|nevar|tronar|amanecer|anochecer|hacer|haber|parecer|empezar|comenzar|faltar|pasar|oler|brillar|arder|hervir|estallar|soplar|caer|ocurrir|suceder|temblar|flotar|funcionar|durar|costar)$/u

/** What comes: 'llegó el tren', 'salió el sol', 'vinieron los vecinos'. */
const ARRIVES =
  /^(?:regresar|volver|llorar|maullar|actuar|partir|cruzar|gritar|jugar|tocar|salir|llegar|venir|aparecer|entrar|nacer|bajar|quedar|estar|ser|ir|morir|terminar|acabar|sobrar|existir|vivir|correr|ladrar|cantar)$/u

const WEATHER =
  /^(?:diluvio|chubasco|chaparrón|granizada|marea|corriente|sismo|helada|ventarrón|aguacero|lluvia|tormenta|noche|sol|frío|nieve|granizo|viento|tráfico|policía|sueño|hambre|risa|miedo|llanto|hipo|madrugada|temblor|ola|retén)$/u

/** Whoever is told of as the object of a deed stands after 'a'. */
const PERSON =
  /^(?:banda|equipo|coro|orquesta|familia|grupo|salón|clase|pueblo|barrio|mundo|guajolotes?|testigo|mec[aá]nico|novi[oa]s?|suegr[oa]|cuñad[oa]s?|sobrin[oa]s?|niet[oa]s?|madre|marido|director|directora|entrenador|entrenadora|gerente|cliente|turistas?|alumn[oa]s?|compañer[oa]s?|tendero|piloto|capitán|payaso|mag[oa]|santa|rey|reina|loro|pato|patos|gallina|gallo|toro|cabra|chiv[oa]|monos?|perros|gatos|señor|señora|señores|niñ[oa]s?|cura|padre|vecin[oa]s?|doctora?|profe|maestr[oa]s?|chic[oa]s?|hombre|mujer|abuel\p{L}*|mam[áa]|pap[áa]|t[ií][oa]s?|prim[oa]s?|amig[oa]s?|policía|guardia|jef[ea]|novi[oa]|espos[oa]|herman[oa]s?|hij[oa]s?|nen[ea]s?|bebé|gente|público|kiosquero|panadero|cartero|carnicero|bombero|meser[oa]|camarer[oa]|enfermer[oa]|portero|tender[oa]|pescador|conductor|chofer|árbitro|alcalde|cantante|mariachi|perr[oa]|gat[oa]|burr[oa]|vaca|caballo)$/u

const TIME =
  /^(?:domingo|lunes|martes|miércoles|jueves|viernes|sábado|día|noche|tarde|mañana|madrugada|verano|vez|vec|vece|hora|horas|semana|mes|mese|año|rato|minuto|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|navidad|nochebuena|nochevieja|invierno|otoño|primavera|temporada|instante|momento|segundo|principio|final|fin)$/u

const FELT = /^(?:doler|gustar|encantar|importar|parecer|latir|quedar)$/u

const BREAKS =
  /^(?:pegar|romper|apagar|ponchar|pinchar|descomponer|derramar|inundar|acabar|desinflar|derretir|quemar|atorar|nublar)$/u

const PERCEIVED =
  /^(?:ver|mirar|oír|conocer|sentir|buscar|señalar|dibujar|pintar|querer|perder|olvidar|pisar|escuchar)$/u

/** Whether the verb is the deed of whoever is told about, of what is named after it, or not certain. */
export function subjectOf(
  { infinitive, plural }: Finite,
  { next: behind, clitics }: { next: readonly Word[]; clitics: string },
): 'them' | 'it' | null {
  const lows = behind.map(({ low }) => low)
  const [next = '', noun = ''] = lows
  const hasSe = /(?:^| )se(?: |$)/u.test(clitics)
  // 'le dio un ataque de risa'
  if (infinitive === 'dar' && clitics !== '' && lows.slice(0, 3).some((low) => SEIZES.test(low))) return 'it'
  // 'se fue derechito'
  if (infinitive === 'ser' && !hasSe) return isOfThem(lows) ? 'them' : 'it'
  if (
    /(?:^| )(?:me|te|nos)$/u.test(clitics) &&
    ACCUSATIVE.test(infinitive) &&
    /^un[ao]?$/u.test(next) &&
    /(?:er[oa]|ista|[aei]dora?|[ai]nte)$/u.test(noun)
  )
    return 'it'
  // 'se le cayó el refresco'
  if (/^se (?:me|te|nos|les?)/u.test(clitics)) return 'it'
  // 'le dolió', 'hicimos una torre y se rompió'
  if ((FELT.test(infinitive) && !hasSe) || (hasSe && BREAKS.test(infinitive))) return 'it'
  // 'se quedó sin gasolina'
  if (
    infinitive === 'quedar' &&
    next === 'sin' &&
    /^(?:gasolina|nafta|batería|luz|agua|frenos|gas|bencina)$/u.test(noun)
  )
    return 'it'
  // 'nos tocó en kayak'
  if (infinitive === 'tocar' && /(?:me|te|nos|les?)$/u.test(clitics)) return 'it'
  if (
    infinitive === 'hacer' &&
    clitics === '' &&
    /^(?:frío|calor|sol|viento|un|much[oa]|tant[oa]|buen|mal)$/u.test(next) &&
    (WEATHER.test(next) || /^(?:frío|calor|sol|viento|día|tiempo)$/u.test(noun) || /^(?:frío|calor)$/u.test(next))
  )
    return 'it'
  if (infinitive === 'estar' && /^(?:nublado|lloviendo|oscuro|cerrado|lleno|nevando)$/u.test(next)) return 'it'
  if (/^(?:haber|llover|nevar|tronar|amanecer|anochecer)$/u.test(infinitive))
    return infinitive === 'haber' && /[aií]do$|to$|cho$/u.test(next) ? 'them' : 'it'
  const isNoun = DETERMINED.test(next) && !saysWhen(lows.slice(0, 2)) && !saysWhen(lows.slice(0, 3))
  const isName = behind[0]?.isName === true && !/[,;:.]/u.test(behind[0].gap)
  // 'decoraron la torta': its number is not the verb's
  if (isNoun && plural !== MANY.test(next) && !lows.slice(2, 6).includes('y') && !hasSecondNoun(behind)) return 'them'
  if (isNoun && isPerson(noun)) return plural && !/s$/u.test(next) && !lows.slice(2, 5).includes('y') ? 'them' : 'it'
  if (/^(?:el|la|un|una)$/u.test(next) && WEATHER.test(noun) && !PERCEIVED.test(infinitive)) return 'it'
  // 'ganó la carrera de Querétaro la paloma fea'
  if (isNoun && hasSecondNoun(behind)) return 'it'
  if (isName && !hasSe && (ARRIVES.test(infinitive) || SAYS.test(infinitive))) return 'it'
  if (infinitive === 'alcanzar' && !hasSe && (next === 'para' || (isNoun && /^(?:para|a)$/u.test(lows[2] ?? ''))))
    return 'it'
  if (!isNoun || /^(?:tod[oa]|mucho|algo|nada|much[oa]s)$/u.test(next))
    return ALWAYS_HAPPENS.test(infinitive) && !hasSe ? 'it' : 'them'
  if (hasSe) return BEFALLS.test(infinitive) ? 'it' : WITH_OBJECT.test(infinitive) ? 'them' : null
  if (WITH_OBJECT.test(infinitive)) return 'them'
  // 'nos atendió un domingo', 'nos regañó el director'
  if (TO_PEOPLE.test(infinitive)) return TIME.test(noun) ? 'them' : 'it'
  if (ARRIVES.test(infinitive) || HAPPENS.test(infinitive)) return 'it'
  if (STRIKES.test(infinitive) && clitics !== '') return null
  // 'me trenzaba el pelo', 'atajó el último penal': what such a verb has behind it is its object
  return isNounForm(noun) ? 'them' : null
}

/** These are of things even where nothing is named behind them. */
const ALWAYS_HAPPENS =
  /^(?:explotar|sonar|durar|costar|funcionar|hervir|arder|brillar|soplar|estallar|ocurrir|suceder|reventar|oler|parecer|retumbar|sobrar|bastar|alcanzar)$/u

const STRIKES =
  /^(?:picar|atropellar|mojar|despertar|alcanzar|sorprender|asustar|pillar|agarrar|tumbar|arrastrar|tapar|cubrir|golpear|revolcar|llevar|salpicar|despeinar|empapar|impresionar|emocionar|conmover|encantar|ganar|vencer|cegar|aturdir|rodear|recibir|esperar)$/u

const MANY =
  /^(?:l[ao]s|un[ao]s|mis|tus|sus|nuestr[oa]s|es[ao]s|est[ao]s|dos|tres|cuatro|cinco|much[oa]s|tod[oa]s|\d{1,3})$/u

const SEIZES =
  /^(?:ataque|risa|miedo|vergüenza|hambre|sueño|hipo|pena|gusto|tos|fiebre|coraje|ganas|pánico|frío|calor|susto|náuseas|mareo|ternura|nostalgia|sed|rabia|alegría)$/u

const SAYS = /^(?:decir|preguntar|gritar|contestar|cantar|firmar)$/u

/** 'fue la única que no se quiso tapar', 'fue de abeja', 'fue corriendo' */
const isOfThem = (lows: readonly string[]) =>
  (/^(?:l[ao]s?|el)$/u.test(lows[0] ?? '') &&
    /^(?:únic[oa]s?|primer[oa]|que|últim[oa])$/u.test(lows[1] ?? '') &&
    lows[2] !== 'vez') ||
  /^(?:a|al|con|corriendo|quien|solit[oa]|a)$/u.test(lows[0] ?? '') ||
  (lows[0] === 'de' &&
    /^(?:\p{L}+[ao]|visita)$/u.test(lows[1] ?? '') &&
    !/^(?:noche|madrugada|mañana|día|mentira|risa)$/u.test(lows[1]!))

/** After one noun and what belongs to it another begins: whoever did it. */
function hasSecondNoun(behind: readonly Word[]): boolean {
  let i = 2
  while (i < behind.length && !/[,;:.]/u.test(behind[i]!.gap)) {
    const { low, isName } = behind[i]!
    if (/^(?:de|del)$/u.test(low)) {
      i += 1
      while (/^(?:tod[oa]s?|la|el|los|las|un|una|mis?|sus?|tus?)$/u.test(behind[i]?.low ?? '')) i += 1
      i += 1
    } else if (isName || (hasGenders(low) && i === 2)) i += 1
    else {
      const lows = behind.slice(i, i + 3).map((word) => word.low)
      return /^(?:el|la|los|las|un|una|mi|su)$/u.test(low) && !saysWhen(lows) && isNounForm(lows[1] ?? '')
    }
  }
  return false
}

/** 'esa noche', 'los tres días', 'toda la tarde', 'el día siguiente': a time and nobody. */
export function saysWhen(lows: readonly string[]): boolean {
  const at = lows.findIndex((low) => TIME.test(low.replace(/s$/u, '')) || TIME.test(low))
  return at > 0 && at <= 3
}

/** Somebody, or an animal, that may do something. */
export const isPerson = (low: string): boolean => PERSON.test(low)

/** 'voló', 'creció': what a thing may do that somebody made. */
export const isOfThings = (infinitive: string): boolean =>
  HAPPENS.test(infinitive) && !/^(?:haber|hacer|empezar|comenzar|pasar)$/u.test(infinitive)

/** 'llovía', 'hacía frío', 'era de noche': nobody does it, and whoever did the last deed does the next. */
export const isAround = (infinitive: string): boolean =>
  /^(?:llover|nevar|tronar|haber|hacer|ser|estar|parecer|amanecer|anochecer|oler)$/u.test(infinitive)

/** 'me quedaba', 'me reía': nobody does that to another. */
export const isOnlyOneself = (infinitive: string): boolean =>
  /^(?:quedar|reír|sentir|ir|morir|caer|enojar|portar|preocupar|aburrir|acordar|imaginar|escapar|enfermar|arrepentir|atrever|quejar)$/u.test(
    infinitive,
  )

/** 'me reía', 'me escondía': what one does oneself. */
export const isOneself = (infinitive: string): boolean =>
  /^(?:reír|sentir|quedar|ir|acostar|esconder|subir|dormir|sentar|caer|levantar|parar|despertar|asustar|perder|morir|enojar|meter|poner|bañar|vestir|peinar|enfermar|portar|escapar|preocupar|aburrir|acordar|imaginar|callar|mover)$/u.test(
    infinitive,
  )

/** Whether 'mi hermano' is whoever is told of. */
export function kinOfRecipient(noun: string, { role, gender, several }: Person): 'yes' | 'no' | 'maybe' {
  const test = KIN[role]
  if (!test?.test(noun)) return 'no'
  const isF = /a$|madre|mujer|^ma/u.test(noun) && !/pap/u.test(noun)
  if (gender !== null && isF !== (gender === 'f')) return 'no'
  return gender !== null && !several && /^(?:parent|partner|child|grandparent)$/u.test(role) ? 'yes' : 'maybe'
}

const KIN: Partial<Record<Role, RegExp>> = {
  child: /^(?:hij|nen|niñ|beb|chiquit|gord)/u,
  grandchild: /^(?:niet|niñ|beb)/u,
  parent: /^(?:mam|pap|madre|padre|viej|jef|ma$|pa$)/u,
  grandparent: /^(?:abuel|abue|yay|nan)/u,
  partner: /^(?:espos|marido|mujer|novi|amor|pareja)/u,
  sibling: /^herman/u,
  friend: /^amig/u,
  uncle: /^t[ií][oa]/u,
  nephew: /^sobrin/u,
  cousin: /^prim[oa]/u,
  godchild: /^ahijad/u,
}

/** 'tuve que llevarlo', 'lo iba a invitar': the pronoun is of what comes after. */
export const isHelping = (infinitive: string): boolean =>
  /^(?:tener|ir|ser|poder|querer|empezar|comenzar|volver|acabar|deber|soler|terminar|intentar|saber|lograr)$/u.test(
    infinitive,
  )

const ATTACHED = /^(\p{L}+(?:[aeiíéá]r|ndo))(me|te|nos)(l[oae]s?)?$/u

/** A pronoun of theirs that hangs on a verb: 'verte', 'riéndonos', 'enseñarme'; null where none does. */
export function attachedTo(word: string): { verb: string; bareVerb: string; pronoun: string; more: string } | null {
  const [, verb = '', pronoun = '', more = ''] = ATTACHED.exec(word) ?? []
  const bareVerb = plain(verb)
  return verb.endsWith('ndo') || (verb && isInfinitive(bareVerb)) ? { verb, bareVerb, pronoun, more } : null
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

/**
 * 'y lloro porque le dolió': a past that lacks its accent, as 'lloró'; null of what is none such. `isLed`: a pronoun
 * stands before it, and so it is no noun.
 */
export function unaccentedPast(word: string, isLed = false): string | null {
  const form = finiteForm(word)
  const past = `${word.slice(0, -1)}ó`
  const isPresent = word.endsWith('o') && form?.person === 1 && !form.plural && form.tense === 'present'
  const isVerb = isLed ? !FELT_NOW.test(form?.infinitive ?? '') : !isNounForm(word)
  return isPresent && isVerb && finiteForm(past)?.tense === 'preterite' ? past : null
}

/** 'lo extraño': so one says it today. */
const FELT_NOW =
  /^(?:extrañar|amar|adorar|admirar|recordar|necesitar|llamar|cuidar|visitar|ayudar|esperar|desear|llevar)$/u

/** 'querías', 'hacíamos': by the form without their person. */
function imperfectOf(word: string): Finite | null {
  const third = /ías$/u.test(word) ? word.slice(0, -1) : word.replace(/íamos$/u, 'ía').replace(/ábamos$/u, 'aba')
  const form = third === word ? null : finiteForm(third)
  return form?.tense === 'imperfect'
    ? { ...form, person: word.endsWith('s') && !word.endsWith('mos') ? 2 : 1, plural: word.endsWith('mos') }
    : null
}

const MISSED: Readonly<Record<string, Finite>> = {
  estábamos: { infinitive: 'estar', person: 1, plural: true, tense: 'imperfect' },
  podíamos: { infinitive: 'poder', person: 1, plural: true, tense: 'imperfect' },
  andábamos: { infinitive: 'andar', person: 1, plural: true, tense: 'imperfect' },
}

/** A word that is a verb here, as it stands after `before`. */
export function deedOf(word: string, before: string): Finite | null {
  const form = finiteForm(word) ?? MISSED[word] ?? imperfectOf(word)
  if (!form) return null
  // 'las dos firmamos'
  if (form.person === 1 && form.plural && !isNounForm(word)) return form
  // 'la tarde', 'de vuelta'; not 'la cargué', 'los vimos'
  const isPast = form.tense === 'preterite' && (TABLE.has(word) || !/[aeo]s?$/u.test(word))
  const isPronoun = /^(?:la|los|las)$/u.test(before) && (isPast || (form.person === 1 && form.plural))
  return BEFORE_NOUN.test(before) && !isPronoun && (isNounForm(word) || !isPast) ? null : form
}
