import { PASSES_BY } from '../grammar/clause-subject.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { hasGenders, isNounForm } from '../grammar/dictionary.ts'
import { isParted, type Word } from './narrated-text.ts'
import { ACCUSATIVE, DETERMINED, isPerson, isRole, saysWhen, TIME, TO_PEOPLE } from './narrated-words.ts'
import type { Finite } from '../grammar/paradigms.ts'

/** Who does a deed of which nobody stands before it: whoever is told of, or what is named behind it. */

/** Who does a deed where a noun follows it: 'comió un helado', 'se robó el pollo'. */
const WITH_OBJECT =
  /^(?:comer|ver|tirar|agarrar|abrazar|pedir|comprar|ganar|regalar|preparar|encontrar|tomar|poner|meter|traer|llevar|soltar|dar|decir|cantar|contar|tocar|enseñar|prestar|besar|cargar|recoger|inventar|escribir|leer|dibujar|pintar|querer|guardar|sacar|construir|esconder|probar|aprender|mirar|señalar|lanzar|patear|cortar|usar|tener|saber|bailar|conocer|limpiar|elegir|robar|arreglar|salvar|vendar|revelar|explicar|cuidar|hacer|prender|encender|adoptar|plantar|pescar|armar|montar|leer|vender|defender|buscar|cocinar|tejer|coser|repartir|llenar|pagar|cobrar|firmar|gritar|pasar|quitar|perder|aventar|subir|bajar|pisar|atrapar|cachar|rayar|mojar|señalar|morder|lamer|chupar|oler|jalar|empujar|acabar|terminar|olvidar|recitar|imitar|repetir|pelar|servir|freír|mostrar|entregar|compartir|dejar|estrenar|presentar|celebrar|romper|acariciar|peinar|bañar|enterrar|sembrar|regar|cortar|colgar|bordar|coleccionar|contestar|confundir|equivocar|pronunciar|levantar|empezar|quebrar|curar|tapar|secar|sobar|amarrar|atar|lavar|planchar|remendar|cubrir|sostener|apretar|devolver|recibir|ofrecer|invitar|mandar|enviar|pelear|manejar|conducir|inaugurar|cerrar|abrir|apagar|tragar|zampar|beber|estacionar|parquear|manejar|intercambiar|cambiar)$/u

/** With 'se' it befalls what follows: 'se perdió el perro', 'se prendió el foco'. */
const BEFALLS =
  /^(?:ser|perder|prender|encender|subir|bajar|pasar|llenar|gritar|arreglar|salvar|vender|soltar|quemar|romper|apagar|abrir|cerrar|caer|ir|inundar|ponchar|pinchar|descomponer|acabar|olvidar|venir|meter|soltar|hacer|oír|cortar|mojar|volar|dormir|morir|ensuciar|atorar|trabar|desinflar|derretir|derramar|despertar|reír|enojar|parar|varar|desatar|largar|averiar|malograr|accidentar|estropear|trancar|armar)$/u

/** What comes by itself: it is no one of the two that does it. */
const HAPPENS =
  /^(?:retumbar|reventar|brotar|florecer|crecer|surgir|bastar|fallar|arrancar|aterrizar|despegar|zarpar|cambiar|continuar|vencer|rodar|volar|chillar|sobrar|pitar|explotar|sonar|llover|nevar|tronar|amanecer|anochecer|hacer|haber|parecer|empezar|comenzar|faltar|pasar|oler|brillar|arder|hervir|estallar|soplar|caer|ocurrir|suceder|temblar|flotar|funcionar|durar|costar)$/u

/** What comes: 'llegó el tren', 'salió el sol', 'vinieron los vecinos'. */
const ARRIVES =
  /^(?:regresar|volver|llorar|maullar|actuar|partir|cruzar|gritar|jugar|tocar|salir|llegar|venir|aparecer|entrar|nacer|bajar|quedar|estar|ser|ir|morir|terminar|acabar|sobrar|existir|vivir|correr|ladrar|cantar)$/u

const COMES = /^(?:llegar|venir|bajar|entrar|aparecer|subir)$/u
const IN_TIME =
  /^(?:tarde|primer[oa]?|últim[oa]|campe\p{L}+|arriba|abajo|adentro|afuera|y|e|a|al|de|del|con|en|por|para|sin|hasta|desde|como|cuando|que|tan|muy|más|el|la|l[oa]s|una?|mi|su|tu)$/u

const WEATHER =
  /^(?:diluvio|chubasco|chaparrón|granizada|marea|corriente|sismo|helada|ventarrón|aguacero|lluvia|tormenta|noche|sol|frío|nieve|granizo|viento|tráfico|policía|sueño|hambre|risa|miedo|llanto|hipo|madrugada|temblor|ola|retén)$/u

const FELT = /^(?:doler|gustar|encantar|importar|parecer|latir|quedar)$/u

const BREAKS =
  /^(?:partir|desarmar|despegar|zafar|rasgar|empañar|manchar|pegar|romper|apagar|ponchar|pinchar|descomponer|derramar|inundar|acabar|desinflar|derretir|quemar|atorar|nublar)$/u

const PERCEIVED =
  /^(?:ver|mirar|oír|conocer|sentir|buscar|señalar|dibujar|pintar|querer|perder|olvidar|pisar|escuchar)$/u

/** Whether the verb is the deed of whoever is told about, of what is named after it, or not certain. */
export function subjectOf(
  { infinitive, plural, tense }: Finite,
  { next: behind, clitics }: { next: readonly Word[]; clitics: string },
): 'them' | 'it' | null {
  const lows = behind.map(({ low }) => low)
  const next = lows[0] ?? ''
  // 'no me preguntó nada, puso la pava': behind the comma stands no noun of it
  const noun = isParted(behind[1]) ? '' : (lows[1] ?? '')
  const hasSe = /(?:^| )se(?: |$)/u.test(clitics)
  // 'le dio un ataque de risa'
  if (infinitive === 'dar' && clitics !== '' && lows.slice(0, 3).some((low) => SEIZES.test(low))) return 'it'
  // 'le bajó la fiebre'
  if (
    /(?:^| )(?:me|te|nos|les?)$/u.test(clitics) &&
    /^(?:bajar|subir|pasar|quitar|entrar|venir|ganar|vencer|salir)$/u.test(infinitive) &&
    /^(?:el|la)$/u.test(next) &&
    (SEIZES.test(noun) || /^(?:presión|azúcar|temperatura|calentura)$/u.test(noun))
  )
    return 'it'
  // 'nos dio por vender conchitas', 'no salió ninguna', 'no se veía nada'
  if (infinitive === 'dar' && next === 'por' && isInfinitive(noun)) return 'it'
  if (/^ningun[oa]$/u.test(next) && ARRIVES.test(infinitive)) return 'it'
  if (hasSe && next === 'nada' && /^(?:ver|oír|sentir|entender)$/u.test(infinitive)) return 'it'
  // 'se puso a llover'
  if (
    hasSe &&
    /^(?:poner|soltar|largar)$/u.test(infinitive) &&
    next === 'a' &&
    /^(?:llover|nevar|granizar|tronar|temblar|diluviar)$/u.test(noun)
  )
    return 'it'
  // 'resultó que lo había comprado su mamá'
  if (/^(?:resultar|suceder|ocurrir|parecer)$/u.test(infinitive) && next === 'que') return 'it'
  // 'se metió mi labial a la boca': no thing of the giver's does that
  if (
    hasSe &&
    /^(?:mis?|tus?)$/u.test(next) &&
    /^(?:meter|poner|comer|llevar|tomar|probar|quitar|guardar)$/u.test(infinitive)
  )
    return 'them'
  // 'se fue derechito'
  if (infinitive === 'ser' && !hasSe) {
    // 'era el capitán': who was told of, or whoever it was
    if (/^(?:el|la|un|una|mi)$/u.test(next) && isRole(noun)) return null
    return isRole(next) || isOfThem(lows) ? 'them' : 'it'
  }
  if (
    /(?:^| )(?:me|te|nos)$/u.test(clitics) &&
    ACCUSATIVE.test(infinitive) &&
    /^un[ao]?$/u.test(next) &&
    /(?:er[oa]|ista|[aei]dora?|[ai]nte)$/u.test(noun)
  )
    return 'it'
  // 'nos dejó el tren'
  if (
    infinitive === 'dejar' &&
    /(?:^| )(?:me|te|nos)$/u.test(clitics) &&
    /^(?:el|la)$/u.test(next) &&
    PASSES_BY.test(noun)
  )
    return 'it'
  // 'pasó el camión de bomberos'
  if (infinitive === 'pasar' && clitics === '' && /^(?:el|la|un|una)$/u.test(next) && PASSES_BY.test(noun)) return 'it'
  // 'se le plantó enfrente a una vaca': whom it was done before is said, and nothing that did it
  if (/^se les?$/u.test(clitics) && isBeforeSomebody(behind)) return 'them'
  // 'se le cayó el refresco'
  if (/^se (?:me|te|nos|les?)/u.test(clitics)) return 'it'
  // 'me salió quemado'
  if (infinitive === 'salir' && !hasSe && /(?:^| )(?:me|te|nos|les?)$/u.test(clitics)) return 'it'
  // 'le cayó todo a la directora'
  if (infinitive === 'caer' && !hasSe && /(?:me|te|nos|les?)$/u.test(clitics)) return 'it'
  // 'le aplaudió todo el salón'
  if (
    /(?:^| )(?:me|te|nos|les?)$/u.test(clitics) &&
    /^(?:aplaudir|sonreír|gritar|ayudar|felicitar|cantar)$/u.test(infinitive) &&
    /^tod[oa]s?$/u.test(next) &&
    DETERMINED.test(noun)
  )
    return 'it'
  if (/(?:^| )(?:me|te|nos|les?|l[oa]s?)$/u.test(clitics) && isBySomebody(lows)) return 'it'
  // 'quedó en último lugar'
  if (infinitive === 'quedar' && clitics === '' && /^(?:en|campe\p{L}+|finalista)$/u.test(next)) return 'them'
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
  if (infinitive === 'tocar' && /(?:me|te|nos|les?)$/u.test(clitics))
    return /^(?:puerta|timbre|ventana|hombro|cabeza|cara|pelo|nariz|guitarra|canción|mañanitas)$/u.test(noun)
      ? 'them'
      : 'it'
  if (
    infinitive === 'hacer' &&
    clitics === '' &&
    /^(?:frío|calor|sol|viento|un|much[oa]|tant[oa]|buen|mal)$/u.test(next) &&
    (WEATHER.test(next) || /^(?:frío|calor|sol|viento|día|tiempo)$/u.test(noun) || /^(?:frío|calor)$/u.test(next))
  )
    return 'it'
  // 'tembló en el 2017'; not 'tembló de miedo'
  if (infinitive === 'temblar' && tense === 'preterite' && clitics === '' && !/^(?:de|como|tod[oa])$/u.test(next))
    return 'it'
  if (infinitive === 'estar' && /^(?:nublado|lloviendo|oscuro|cerrado|lleno|nevando)$/u.test(next)) return 'it'
  if (/^(?:haber|llover|nevar|tronar|amanecer|anochecer)$/u.test(infinitive))
    return infinitive === 'haber' && /[aií]do$|to$|cho$/u.test(next) ? 'them' : 'it'
  const isNoun = DETERMINED.test(next) && !saysWhen(lows.slice(0, 2)) && !saysWhen(lows.slice(0, 3))
  // 'la remolcó un guardacostas': what it was done to is said already
  if (
    /(?:^| )l[oa]s?$/u.test(clitics) &&
    /^(?:el|la|los|las|un|una|unos|unas|mis?|sus?)$/u.test(next) &&
    isNoun &&
    plural === MANY.test(next) &&
    !MADE.test(infinitive)
  )
    return 'it'
  const isName = behind[0]?.isName === true && !/[,;:.]/u.test(behind[0].gap)
  // 'decoraron la torta': its number is not the verb's
  if (isNoun && plural !== MANY.test(next) && !lows.slice(2, 6).includes('y') && !hasSecondNoun(behind)) return 'them'
  // 'parió la Lucera', and yet 'parió un ternero'
  if (BEARS.test(infinitive)) return isNoun && /^(?:el|la|l[oa]s|mis?)$/u.test(next) ? 'it' : isNoun ? null : 'them'
  // 'se enfermó la Chabela': a name that it is done to would have an «a»
  if (isNoun && /^(?:el|la)$/u.test(next) && behind[1]!.isName && !TAKES.test(infinitive))
    return hasSe || ARRIVES.test(infinitive) ? 'it' : null
  if (isNoun && isPerson(noun)) return plural && !next.endsWith('s') && !lows.slice(2, 5).includes('y') ? 'them' : 'it'
  if (/^(?:el|la|un|una)$/u.test(next) && WEATHER.test(noun) && !PERCEIVED.test(infinitive)) return 'it'
  // 'cayó granizo'
  if (/^(?:caer|venir|entrar|llegar)$/u.test(infinitive) && WEATHER.test(next)) return 'it'
  // 'ganó la carrera de Querétaro la paloma fea'
  if (isNoun && hasSecondNoun(behind)) return 'it'
  if (isName && !hasSe && (ARRIVES.test(infinitive) || SAYS.test(infinitive))) return 'it'
  if (infinitive === 'alcanzar' && !hasSe && (next === 'para' || (isNoun && /^(?:para|a)$/u.test(lows[2] ?? ''))))
    return 'it'
  // 'no salió ni uno'
  if (next === 'ni' && /^(?:un[oa]?|nadie)$/u.test(noun) && ARRIVES.test(infinitive)) return 'it'
  // 'salieron zanahorias'
  if (
    plural &&
    clitics === '' &&
    ARRIVES.test(infinitive) &&
    next.endsWith('s') &&
    isNounForm(next) &&
    !hasGenders(next)
  )
    return 'it'
  // 'bajó seguridad', 'llegó visita': whoever came has no article
  if (COMES.test(infinitive) && !hasSe && isNounForm(next) && !hasGenders(next) && !IN_TIME.test(next)) return null
  if (!isNoun || /^(?:tod[oa]|mucho|algo|nada|much[oa]s)$/u.test(next))
    return ALWAYS_HAPPENS.test(infinitive) && !hasSe ? 'it' : 'them'
  if (hasSe) return BEFALLS.test(infinitive) ? 'it' : WITH_OBJECT.test(infinitive) ? 'them' : null
  // 'nos agarró el aguacero', 'nos pilló la abuela'; not 'me agarró la mano'
  if (/(?:^|^se )(?:me|nos)$/u.test(clitics) && CATCHES.test(infinitive) && isNoun && !HELD.test(noun)) return 'it'
  if (WITH_OBJECT.test(infinitive)) return 'them'
  // 'nos atendió un domingo', 'nos regañó el director'
  if (TO_PEOPLE.test(infinitive)) return TIME.test(noun) ? 'them' : 'it'
  if (ARRIVES.test(infinitive) || HAPPENS.test(infinitive)) return 'it'
  if (STRIKES.test(infinitive) && clitics !== '') return null
  // 'me trenzaba el pelo', 'atajó el último penal': what such a verb has behind it is its object
  return isNounForm(noun) ? 'them' : null
}

/** 'enfrente a una vaca', 'encima al perro' */
const isBeforeSomebody = (behind: readonly Word[]) => {
  const end = behind.findIndex(({ gap }, i) => i > 0 && /[,;:.]/u.test(gap))
  return /^(?:(?:al?|por|de) )?(?:frente|enfrente|delante|adelante|encima|detrás|al lado|cerca) al? (?:un |una |el |la |l[oa]s )?\p{L}/u.test(
    behind
      .slice(0, end < 0 ? behind.length : end)
      .map(({ low }) => low)
      .join(' '),
  )
}

const isSomebody = (low: string) => isPerson(low) || /(?:[aei]dora?|er[oa]|ista|[aei]nte)$/u.test(low)

/** 'nos tuvo que pasar corriente un vigilante': who did it stands behind all. */
export const isBySomebody = (lows: readonly string[]): boolean => {
  if (lows[0] !== 'que' || !isInfinitive(lows[1] ?? '')) return false
  const at = lows.findIndex((low, i) => i > 1 && i < 6 && /^(?:un|una|el|la|un[oa]s|l[oa]s)$/u.test(low))
  return at > 0 && isSomebody(lows[at + 1] ?? '') && !/^(?:a|al|con|de|para|por|en)$/u.test(lows[at - 1]!)
}

/** These are of things even where nothing is named behind them. */
const ALWAYS_HAPPENS =
  /^(?:explotar|sonar|durar|costar|funcionar|hervir|arder|brillar|soplar|estallar|ocurrir|suceder|reventar|oler|parecer|retumbar|sobrar|bastar|alcanzar)$/u

const CATCHES = /^(?:agarrar|pillar|cachar|sorprender|alcanzar|pescar|encontrar|tocar|coger)$/u
const HELD =
  /^(?:mano|manos|brazo|brazos|pelo|cara|cachetes?|dedos?|cabeza|cintura|nariz|orejas?|hombros?|pies?|piernas?|mechón|mechones|trenzas?|mangas?|faldas?|blusa|camisa|collar|lentes|anteojos|gafas)$/u

const BEARS = /^(?:parir|desovar)$/u
/** What may be of a place or a work that has a name: 'cruzó la Patagonia', 'se sabe la Biblia'. */
const TAKES = {
  test: (infinitive: string) =>
    WITH_OBJECT.test(infinitive) || /^(?:cruzar|recorrer|visitar|atravesar|correr|jugar|actuar)$/u.test(infinitive),
}

const STRIKES =
  /^(?:picar|atropellar|mojar|despertar|alcanzar|sorprender|asustar|pillar|agarrar|tumbar|arrastrar|tapar|cubrir|golpear|revolcar|llevar|salpicar|despeinar|empapar|impresionar|emocionar|conmover|encantar|ganar|vencer|cegar|aturdir|rodear|recibir|esperar)$/u

const MANY =
  /^(?:l[ao]s|un[ao]s|mis|tus|sus|nuestr[oa]s|es[ao]s|est[ao]s|dos|tres|cuatro|cinco|much[oa]s|tod[oa]s|\d{1,3})$/u

const SEIZES =
  /^(?:ataque|risa|miedo|vergüenza|hambre|sueño|hipo|pena|gusto|tos|fiebre|coraje|ganas|pánico|frío|calor|susto|náuseas|mareos?|soroche|calambres?|alergia|insolación|migraña|jaqueca|gripe|gripa|antojos?|cosquillas|sofoco|vértigo|mal|ternura|nostalgia|sed|rabia|alegría)$/u

/** 'lo hizo una estrella': what one was made into. */
const MADE = /^(?:hacer|llamar|nombrar|poner|volver|declarar|creer|cruzar|subir|bajar|pasar|dejar)$/u

const SAYS = /^(?:decir|preguntar|gritar|contestar|cantar|firmar)$/u

/** 'fue la única que no se quiso tapar', 'fue de abeja', 'fue corriendo' */
const isOfThem = (lows: readonly string[]) =>
  (/^(?:l[ao]s?|el)$/u.test(lows[0] ?? '') &&
    /^(?:únic[oa]s?|primer[oa]|que|últim[oa])$/u.test(lows[1] ?? '') &&
    lows[2] !== 'vez') ||
  /^(?:al?|con|quien|solit[oa])$/u.test(lows[0] ?? '') ||
  (/\p{L}(?:a|ie|ye)ndo$/u.test(lows[0] ?? '') && !/^(?:lloviendo|nevando|anocheciendo)$/u.test(lows[0]!)) ||
  (lows[0] === 'de' &&
    /^(?:\p{L}+[ao]|visita)$/u.test(lows[1] ?? '') &&
    !/^(?:noche|madrugada|mañana|día|mentira|risa)$/u.test(lows[1]!))

/** After one noun and what belongs to it another begins: whoever did it. */
function hasSecondNoun(behind: readonly Word[]): boolean {
  if (isParted(behind[1])) return false
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

/** 'voló', 'creció': what a thing may do that somebody made. */
export const isOfThings = (infinitive: string): boolean =>
  HAPPENS.test(infinitive) && !/^(?:haber|hacer|empezar|comenzar|pasar)$/u.test(infinitive)
