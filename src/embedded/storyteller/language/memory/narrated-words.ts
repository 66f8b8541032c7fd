import type { Person } from '../people/person.ts'
import type { Role } from '../people/relations.ts'

/** What kind of verb or noun a word of a memory is. */

/** Said, given, taught: whom it is done to is the indirect object even where nothing follows. */
export const DATIVE =
  /^(?:repartir|quemar|robar|servir|firmar|vender|pagar|fallar|cobrar|abrir|anotar|trenzar|tejer|coser|corregir|decir|contar|dar|regalar|cantar|leer|preguntar|pedir|prestar|mandar|escribir|gustar|encantar|doler|hablar|gritar|sonreír|pegar|contestar|tocar|comprar|preparar|cocinar|explicar|prometer|caer|ganar|quedar|salir|temblar|latir|importar|pasar|faltar|costar|parecer|susurrar|confesar|avisar|jurar|enseñar|fiar|dedicar|guardar|curar|entrar|llegar)$/u

/** Done to people alone: what stands after it does it, or says when. */
export const TO_PEOPLE =
  /^(?:corretear|despedir|castigar|inscribir|entrevistar|emborrachar|contratar|internar|regañar|felicitar|aplaudir|atender|acompañar|abrazar|recibir|visitar|sorprender|consolar|convencer|rescatar)$/u

export const ACCUSATIVE =
  /^(?:pisar|juntar|reunir|organizar|formar|obligar|esconder|levantar|soltar|aceptar|dibujar|pintar|retratar|felicitar|cuidar|poner|hacer|pillar|pescar|encerrar|vestir|disfrazar|entretener|apapachar|operar|hospedar|picar|morder|perder|delatar|educar|criar|reconocer|distraer|calmar|sostener|aguantar|jalar|tumbar|tirar|aplastar|dormir|arrullar|acostar|enterrar|llevar|cargar|ver|mirar|conocer|recoger|encontrar|esperar|ayudar|cuidar|salvar|sacar|subir|bajar|invitar|despertar|besar|dejar|buscar|asustar|levantar|empujar|escuchar|oír|adoptar|perseguir|pasear|bañar|tapar|peinar|animar|apoyar|seguir|meter|sentar|agarrar|traer|defender|alzar|abrigar|arropar|cachar|mojar|aventar|elegir|tener|querer)$/u

/** What stands for words that were said. */
export const QUOTE = '“'

export const DETERMINED =
  /^(?:el|la|los|las|un|una|unos|unas|mis?|tus?|sus?|nuestr[oa]s?|dos|tres|cuatro|much[oa]s?|tod[oa]s?|algo|nada)$/u

/** Whoever is told of as the object of a deed stands after 'a'. */
const PERSON =
  /^(?:banda|equipo|coro|orquesta|familia|grupo|salón|clase|pueblo|barrio|mundo|guajolotes?|testigo|mec[aá]nico|novi[oa]s?|suegr[oa]|cuñad[oa]s?|sobrin[oa]s?|niet[oa]s?|madre|marido|director|directora|entrenador|entrenadora|gerente|cliente|turistas?|alumn[oa]s?|compañer[oa]s?|tendero|piloto|capitán|payaso|mag[oa]|santa|rey|reina|loro|pato|patos|gallina|gallo|toro|cabra|chiv[oa]|monos?|perros|gatos|señor|señora|señores|niñ[oa]s?|cura|padre|vecin[oa]s?|doctora?|profe|maestr[oa]s?|chic[oa]s?|hombre|mujer|abuel\p{L}*|mam[áa]|pap[áa]|t[ií][oa]s?|prim[oa]s?|amig[oa]s?|policía|guardia|jef[ea]|novi[oa]|espos[oa]|herman[oa]s?|hij[oa]s?|nen[ea]s?|bebé|gente|público|kiosquero|panadero|cartero|carnicero|bombero|meser[oa]|camarer[oa]|enfermer[oa]|portero|tender[oa]|pescador|conductor|chofer|árbitro|alcalde|cantante|mariachi|perr[oa]|gat[oa]|burr[oa]|vaca|caballo)$/u

export const TIME =
  /^(?:domingo|lunes|martes|miércoles|jueves|viernes|sábado|día|noche|tarde|mañana|madrugada|verano|vez|vec|vece|hora|horas|semana|mes|mese|año|rato|minuto|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|navidad|nochebuena|nochevieja|invierno|otoño|primavera|temporada|instante|momento|segundo|principio|final|fin)$/u

/** 'esa noche', 'los tres días', 'toda la tarde', 'el día siguiente': a time and nobody. */
export function saysWhen(lows: readonly string[]): boolean {
  const at = lows.findIndex((low) => TIME.test(low.replace(/s$/u, '')) || TIME.test(low))
  return at > 0 && at <= 3
}

/** Somebody, or an animal, that may do something. */
export const isPerson = (low: string): boolean => PERSON.test(low)

/** 'llovía', 'hacía frío', 'era de noche': nobody does it, and whoever did the last deed does the next. */
export const isAround = (infinitive: string): boolean =>
  /^(?:llover|nevar|tronar|temblar|haber|hacer|ser|estar|parecer|amanecer|anochecer|oler)$/u.test(infinitive)

/** 'me quedaba', 'me reía': nobody does that to another. */
export const isOnlyOneself = (infinitive: string): boolean =>
  /^(?:quedar|reír|sentir|ir|morir|caer|enojar|portar|preocupar|aburrir|acordar|imaginar|escapar|enfermar|arrepentir|atrever|quejar)$/u.test(
    infinitive,
  )

/** 'me reía', 'me escondía': what one does oneself. */
export const isOneself = (infinitive: string): boolean =>
  /^(?:desmayar|reír|sentir|quedar|ir|acostar|esconder|subir|dormir|sentar|caer|levantar|parar|despertar|asustar|perder|morir|enojar|meter|poner|bañar|vestir|peinar|enfermar|portar|escapar|preocupar|aburrir|acordar|imaginar|callar|mover)$/u.test(
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
  /^(?:tener|ir|venir|ser|poder|querer|empezar|comenzar|volver|acabar|deber|soler|terminar|intentar|saber|lograr)$/u.test(
    infinitive,
  )

/** 'un erizo', 'una paloma': to whom something may be done. */
export const ANIMAL =
  /^(?:eriz|perr|gat|p[aá]jar|palom|conej|tortug|cachorr|poll|gallin|pavos?$|gans|cisn|pat(?:o|ito)s?$|ardill|rat[oó]n|caracol|ran[ai]|sap[oi]t?|murci[eé]lag|mariquit|cangrej|gaviot|burr|caball|vac|cabr|ovej|pez$|peces$|lagartij|hormig)/u

/** 'nos tocó', 'nos agarró', 'nos dio': what befalls one more often than somebody does it. */
export const isBefalling = (infinitive: string): boolean =>
  /^(?:tocar|agarrar|pillar|caer|dar|sorprender|alcanzar|faltar|gustar|salir|quedar|ir|pasar|tomar|costar|ganar)$/u.test(
    infinitive,
  )

/** 'a un niño nuevo', 'al abuelo': to them what follows was done. */
export const isToAnother = (before: readonly string[]) =>
  before.some(
    (low, k) =>
      (low === 'al' && isPerson(before[k + 1] ?? '')) ||
      (low === 'a' && DETERMINED.test(before[k + 1] ?? '') && isPerson(before[k + 2] ?? '')),
  )

/** 'a todos', 'a las dos', 'a los once nietos' */
export const isAllSaid = (behind: readonly string[]) =>
  behind.some(
    (low, k) =>
      low === 'a' &&
      (/^tod[oa]s$/u.test(behind[k + 1] ?? '') ||
        (/^l[oa]s$/u.test(behind[k + 1] ?? '') && (COUNT.test(behind[k + 2] ?? '') || isPerson(behind[k + 2] ?? '')))),
  )
const COUNT = /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\d+)$/u

/** 'portero', 'capitana', 'pirata': what somebody is for a day or a life. */
export const isRole = (low: string): boolean => ROLE.test(low)
const ROLE =
  /^(?:porter|arquer|delanter|árbitr|cociner|maestr|bomber|enfermer|meser|camarer|carter|camioner|ingenier|costurer|parter|niñer|granjer|vaquer|mensajer|reporter|mag|bruj|payas|mec[aá]nic|médic|abanderad|monaguill|secretari|jef|vampir|superhéro)[oea]s?$|^(?:doctor|director|goleador|locutor|escritor|pintor|entrenador|presentador|narrador|cazador|conductor|pastor|profesor|cuidador)(?:e?s|as?)?$|^(?:capit[aá]n(?:a|es)?|bailar[ií]n(?:a|es)?|campe[oó]n(?:a|es)?|astronauta|pirata|policía|piloto|princesa|reina|rey|sirena|ángel|líder|juez|actor|actriz|modelo|testigo|cantante|ayudante|president[ea]|alcalde(?:sa)?|taxista|solista|catequista|dentista|periodista|futbolista|detective|espía|chef|chofer|madrina|padrino|escolta)s?$/u
