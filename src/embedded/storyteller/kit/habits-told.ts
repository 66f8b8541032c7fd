import { countWords } from '../language/grammar/text.ts'

/** Of what stands where a habit was asked for, the sentences that may tell one; of `raw` some may have been left out. */
export const habitsIn = (whole: string, raw: string): string => {
  const isCut = countWords(whole) < countWords(raw)
  const parts = whole.match(/[^.!?;\n]+[.!?;\n]*/gu) ?? []
  // 'con ella no hay mucho trato': of somebody whom nothing names any more
  const leansOn = (part: string) =>
    isCut && /^(?:con|para|de|por) (?:[eé]l|ella|ell[oa]s) no(?![A-Za-zÀ-ỹ])/iu.test(part)
  const kept = parts.filter((part) => !NO_HABIT.some((none) => none.test(part.trim())) && !leansOn(part.trim()))
  return kept.length === parts.length ? whole : kept.join('').trim()
}

/** What is nothing that they always do. */
const NO_HABIT: readonly RegExp[] = [
  // 'yo soy su hija Ana'
  /^(?:yo )?soy (?:su|la|el) [A-Za-zÀ-ỹ]/iu,
  /^(?:mi|nuestr[oa]) (?:mam[aá]|pap[aá]|herman[oa]|hij[oa]|espos[oa]) se llama(?![A-Za-zÀ-ỹ])/iu,
  // 'va a cumplir 6', 'va a ser hermana', 'cumple los 15', 'tiene 3 semanas', 'está de 4 meses'
  /^(?:(?:ya|pronto|él|ella) )*va[ns]? a (?:ser|tener|nacer|casarse|graduarse|recibirse|mudarse|entrar|jubilarse)(?![A-Za-zÀ-ỹ])/iu,
  /^(?:(?:ya|apenas|recién|hoy|él|ella) )*(?:va[ns]? a cumplir|cumpl(?:en?|ió|io|ieron|irán?)|va[ns]? para los) (?:ya |los |sus )?(?:\d|años|el |en |mañana|hoy)/iu,
  /^(?:(?:ya|apenas) )?(?:tienen?|son) (?:(?:ya|apenas|casi|como) )?\d+(?: (?:años?|añitos?|meses|semanas|días))?(?: (?:recién )?cumplidos)?[\s.!]*$/iu,
  // 'son sus quince años, no quiso fiesta', 'quince años en noviembre', '6to B'
  /^(?:ya )?(?:son|celebra[mn]?o?s?) (?:sus|los|sus primeros) (?:\d+|[A-Za-zÀ-ỹ]+) (?:años|añitos|meses)(?![A-Za-zÀ-ỹ])/iu,
  /^(?:(?:ya|casi|hace) )?(?:\d+|[A-Za-zÀ-ỹ]+) años(?: (?:de )?(?:casad[oa]s|juntos|juntas|matrimonio|novios))?(?: (?:en|el|este|hoy|mañana)(?: [A-Za-zÀ-ỹ]+){0,4})?[\s.!]*$/iu,
  /^(?:\d+ ?(?:[°ºª]|er|ro|do|to|mo|vo)?\.?|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa])(?: (?:grado|año|básico|(?:de )?(?:primaria|secundaria|prepa[A-Za-zÀ-ỹ]*|k[ií]nder|básica)))?(?: ?["'“]?[A-Za-zÀ-ỹ]["'”]?)?[\s.]*$/iu,
  /^est[aá] (?:(?:de|en) (?:el )?[A-Za-zÀ-ỹ\d]+ meses|embarazada|encinta|esperando (?:un |una |a su |su )?(?:beb[eé]|hij[oa]|niñ[oa]))(?![A-Za-zÀ-ỹ])/iu,
  /^(?:\p{Lu}[A-Za-zÀ-ỹ]+ )?ya no est[aá]n? (?:con nosotr[oa]s|aqu[ií])(?![A-Za-zÀ-ỹ])/iu,
  // 'es para mis nietos, casi no la conocieron', 'es por su primera comunión', 'primer añito': of the gift, not of them
  /^(?:(?:el (?:libro|cuento|regalo) )?es (?:un regalo )?(?:para|por) (?!com|mor|re[ií]|llor|aplau|que )|(?:es )?(?:su )?primer (?:a[nñ]o|a[nñ]ito|cumple)[A-Za-zÀ-ỹ]*[\s.!]*$)/iu,
  // '¿hay descuento? uno para sus hijas', 'nada de meses. Y una pregunta': what was asked is cut
  /^(?:y )?(?:(?:el |la )?(?:un[oa]|otr[oa]) (?:es )?para (?![A-Za-zÀ-ỹ]+r(?![A-Za-zÀ-ỹ]))|(?:nada de [A-Za-zÀ-ỹ]+|(?:una|otra|mi) (?:pregunta|duda|consulta))[\s.,!]*$)/iu,
  // 'Sam no usa género', and 'está empezando', 'la izquierda': what is left where the rest of it was private
  /(?<![A-Za-zÀ-ỹ])no usa (?:género|pronombres)|^(?:(?:el|la|l[oa]s) (?:izquierd|derech|otr|primer|segund|últim|mayor|menor)[A-Za-zÀ-ỹ]*|(?:(?:ya|ahora|apenas) )?(?:está|anda|sigue|va|lleva|viene)(?: [A-Za-zÀ-ỹ]+ndo)?)[\s.]*$/iu,
  // 'murió en noviembre, es su primera ofrenda': of the gift
  /^es (?:su|el|la|nuestr[oa]) (?:primer[oa]?|últim[oa]) (?!(?:hij|niet|bisniet|sobrin|novi|amig|alumn|amor)|[A-Za-zÀ-ỹ]+ (?:que|en)(?![A-Za-zÀ-ỹ]))[A-Za-zÀ-ỹ]+(?: (?:sin|con) (?:él|ella|nosotr[oa]s))?[\s.!]*$/iu,
  /(?<![A-Za-zÀ-ỹ])(?:se (?:pensiona|jubila|retira|casa|grad[uú]a|recibe|muda|titula) (?:el|en|este|esta)|sin n[uú]meros)(?![A-Za-zÀ-ỹ])/iu,
]
