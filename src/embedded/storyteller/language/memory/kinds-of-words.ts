/** What kind of verb or noun a word of a memory is. */

/** What stands for words that were said. */
export const QUOTE = '“'

/** Whoever is told of as the object of a deed stands after 'a'. */
const PERSON =
  /^(?:banda|equipo|coro|orquesta|familia|grupo|salón|clase|pueblo|barrio|mundo|guajolotes?|testigo|mec[aá]nico|novi[oa]s?|suegr[oa]|cuñad[oa]s?|sobrin[oa]s?|niet[oa]s?|madre|marido|director|directora|entrenador|entrenadora|gerente|cliente|turistas?|alumn[oa]s?|compañer[oa]s?|tendero|piloto|capitán|payaso|mag[oa]|santa|rey|reina|loro|pato|patos|gallina|gallo|toro|cabra|chiv[oa]|monos?|perros|gatos|señor|señora|señores|niñ[oa]s?|cura|padre|vecin[oa]s?|doctora?|profe|maestr[oa]s?|chic[oa]s?|hombre|mujer|abuel[A-Za-zÀ-ỹ]*|mam[áa]|pap[áa]|t[ií][oa]s?|prim[oa]s?|amig[oa]s?|policía|guardia|jef[ea]|novi[oa]|espos[oa]|herman[oa]s?|hij[oa]s?|nen[ea]s?|bebé|gente|público|kiosquero|panadero|cartero|carnicero|bombero|meser[oa]|camarer[oa]|enfermer[oa]|portero|tender[oa]|pescador|conductor|chofer|árbitro|alcalde|cantante|mariachi|perr[oa]|gat[oa]|burr[oa]|vaca|caballo)$/u

export const TIME =
  /^(?:domingo|lunes|martes|miércoles|jueves|viernes|sábado|día|noche|tarde|mañana|madrugada|verano|vez|vec|vece|hora|horas|semana|mes|mese|año|rato|minuto|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|navidad|nochebuena|nochevieja|invierno|otoño|primavera|temporada|instante|momento|segundo|principio|final|fin)$/u

/** 'esa noche', 'los tres días', 'toda la tarde', 'el día siguiente': a time and nobody. */
export function saysWhen(lows: readonly string[]): boolean {
  const at = lows.findIndex((low) => TIME.test(low.replace(/s$/u, '')) || TIME.test(low))
  return at > 0 && at <= 3
}

/** Somebody, or an animal, that may do something. */
export const isPerson = (low: string): boolean => PERSON.test(low)

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

/** 'un erizo', 'una paloma': to whom something may be done. */
export const ANIMAL =
  /^(?:eriz|perr|gat|p[aá]jar|palom|conej|tortug|cachorr|poll|gallin|pavos?$|gans|cisn|pat(?:o|ito)s?$|ardill|rat[oó]n|caracol|ran[ai]|sap[oi]t?|murci[eé]lag|mariquit|cangrej|gaviot|burr|caball|vac|cabr|ovej|pez$|peces$|lagartij|hormig)/u

/** 'portero', 'capitana', 'pirata': what somebody is for a day or a life. */
export const isRole = (low: string): boolean => ROLE.test(low)
const ROLE =
  /^(?:porter|arquer|delanter|árbitr|cociner|maestr|bomber|enfermer|meser|camarer|carter|camioner|ingenier|costurer|parter|niñer|granjer|vaquer|mensajer|reporter|mag|bruj|payas|mec[aá]nic|médic|abanderad|monaguill|secretari|jef|vampir|superhéro)[oea]s?$|^(?:doctor|director|goleador|locutor|escritor|pintor|entrenador|presentador|narrador|cazador|conductor|pastor|profesor|cuidador)(?:e?s|as?)?$|^(?:capit[aá]n(?:a|es)?|bailar[ií]n(?:a|es)?|campe[oó]n(?:a|es)?|astronauta|pirata|policía|piloto|princesa|reina|rey|sirena|ángel|líder|juez|actor|actriz|modelo|testigo|cantante|ayudante|president[ea]|alcalde(?:sa)?|taxista|solista|catequista|dentista|periodista|futbolista|detective|espía|chef|chofer|madrina|padrino|escolta)s?$/u
