import { isWhole } from './shorthand.ts'

/** What a giver says beside the answer: that they doubt it, that it was said before, that it is little, with a wink at the end. */

const LAUGH = '(?:\\s*(?:j[aei]){2,}j?|\\s*jeje[A-Za-zÀ-ỹ]*)'

/** 'no se me ocurre ninguno, pero', 'es una tontería pero', 'no soy buena para esto.' */
const LEADS: readonly RegExp[] = [
  /^\s*como (?:ya )?(?:l[oa]s? )?(?:dije|cont[eé]|mencion[eé]|puse)(?: (?:arriba|antes))?,\s*(?=[A-Za-zÀ-ỹ])/iu,
  /^\s*(?:la verdad,? |pues,? |uy,? |ay,? |mmm+,? )*no (?:se me ocurren?|(?:se )?me vienen?)(?: a la (?:mente|cabeza))?(?: (?:ahora|ahorita|ningun[oa]|nada|otr[oa]|un[oa]|much[oa]s?|en (?:especial|particular|concreto)|(?:muy )?(?:especial|concret[oa]|buen[oa]|bonit[oa])))*\s*(?:[,.;…]+\s*(?:pero |aunque |solo que |bueno,? )?|\s+(?:pero|aunque|solo que)\s+)(?=[A-Za-zÀ-ỹ])/iu,
  /^\s*(?:no (?:tengo|tenemos|hay) (?:un|ning[uú]n|much[oa]s?|tant[oa]s?) (?:recuerdos?|an[eé]cdotas?)(?: [A-Za-zÀ-ỹ]+)?[,.;]\s*)?(?:apenas|s[oó]lo|reci[eé]n) (?:llevamos|tenemos|nos (?:conocemos|conocimos)|la conozco|lo conozco)[^,.;]{0,30}[,;]?\s+pero\s+(?=[A-Za-zÀ-ỹ])/iu,
  /^\s*(?:(?:es|fue|suena|ser[aá]|parece) (?:muy |medio |algo |un poco |bien |re )?(?:tont[oa]|bob[oa]|cursi|ton?ter[ií]a|bobada|poca cosa|simple|una (?:tonter[ií]a|bobada|cosa simple|pavada))|una (?:tonter[ií]a|bobada|pavada))[\s,.;…]+(?:pero|aunque)\s+(?=[A-Za-zÀ-ỹ])/iu,
  /^\s*ningun[oa] en (?:especial|particular|concreto)[\s,.;…]+(?:bueno[\s,.;…]+|pero )?(?=[A-Za-zÀ-ỹ])/iu,
  /^\s*no soy (?:muy |nada )?buen[oa] (?:para|con|en|escribiendo)[^,.;]{0,28}[,.;…]+\s*(?:pero |as[ií] que )?(?=[A-Za-zÀ-ỹ])/iu,
  /^\s*(?:pues,? |bueno,? )?(?:yo )?(?:creo|supongo|pienso|siento|me parece|dir[ií]a|se me hace) que (?=(?:es|son|era|su|sus|la|el|l[oa]s|lo|fue|siempre|nunca|cuando|que)(?![A-Za-zÀ-ỹ]))/iu,
  /^\s*(?:pues,? )?(?:much[oa]s|tant[oa]s|mil|vari[oa]s)[,.;]\s*(?=(?:cuando|la vez|el d[ií]a|una vez|pero|por ejemplo|capaz|quiz[aá]s?|tal vez|a lo mejor)(?![A-Za-zÀ-ỹ]))(?:pero |por ejemplo,? |(?:capaz|quiz[aá]s?|tal vez|a lo mejor) (?:que )?)?/iu,
  /^\s*(?:pues,? |bueno,? |que )?se supone que (?=(?:es|son|era|su|sus|la|el|l[oa]s|siempre|nunca)(?![A-Za-zÀ-ỹ]))/iu,
  /^\s*(?:pero |bueno,? )?(?:ya|ahora s[ií]|hablando) en serio[\s:,.…]+(?=[A-Za-zÀ-ỹ])/iu,
  /^\s*(?:qu[eé] (?:dif[ií]cil|pregunta)|d[eé]jame pensar|a ver)\s*[,.;…!?]+\s*(?=[A-Za-zÀ-ỹ])/iu,
]

/** 'ya lo dije', 'o algo así', 'si no mal recuerdo': wherever a clause ends. */
const ASIDES: readonly RegExp[] = [
  /[.\s,;…]+(?:perd[oó]n,? )?no (?:soy|somos) (?:muy |nada )?buen[oa]s? (?:para|con|en|escribiendo)[^.;]*[.!]*$/giu,
  /[\s,;…]+(?:y )?(?:como )?ya (?:se )?(?:l[oae]s? )?(?:dije|cont[eé]|mencion[eé]|puse|hab[ií]a dicho|escrib[ií])(?: (?:ja[A-Za-zÀ-ỹ]*|arriba|antes))*(?=\s*(?:[,.;!)]|$))/giu,
  /,\s*te (?:lo )?juro(?=\s*(?:[,.;!)]|$))/giu,
  /[\s,;…]+como (?:ya )?(?:dije|cont[eé]|mencion[eé]|puse)(?: (?:arriba|antes))?(?=\s*(?:[,.;!)]|$))/giu,
  /[\s,;…]+(?:o algo (?:as[ií]|por el estilo)|seg[uú]n (?:yo|recuerdo|me acuerdo)|(?:es[oa]|esto) (?:s[ií] )?(?:no se l[oa]s? (?:quito|niego|puedo negar|quita nadie)|s[ií] se l[oa] reconozco)|hay que reconocer(?:l[oa]|se l[oa])|la verdad sea dicha|si no (?:me equivoco|mal recuerdo|recuerdo mal|me falla la memoria)|hasta donde (?:yo )?s[eé]|no (?:estoy|estamos) (?:muy |tan )?segur[oa]s?|no (?:me acuerdo|recuerdo) (?:muy |tan )?bien|o eso creo|eso es todo|ser[ií]a todo|no s[eé] si me explico|no s[eé] c[oó]mo (?:explicarl|describirl)[oa]|qu[eé] (?:cursi|pena)|suena (?:muy )?cursi|me da pena decirlo|espero (?:que )?(?:l[ea]s? guste|est[eé] bien|sirva|se entienda)|ustedes disculpen)(?: ja[A-Za-zÀ-ỹ]*)?(?=\s*(?:[,.;!)]|$))/giu,
  // behind somebody who is named it is theirs, and stays
  /(?<!(?:(?<![A-Za-zÀ-ỹ])(?:[Mm]i|[Tt]u|[Ss]u|[Nn]uestr[oa]|[Dd]on|[Dd]oña|[Ss]eñora?)s? \p{L}+(?: \p{Lu}\p{L}+)?|\p{Ll} \p{Lu}\p{L}+)[\s,;…]*|(?<![A-Za-zÀ-ỹ])[Qq](?:ue)?)[\s,;…]+(?:(?:[Qq](?:ue)? )?(?:en paz descansen?|en gloria est[eé]n?|[Dd]ios l[oa]s? teng[A-Za-zÀ-ỹ]+ en su (?:santa )?gloria)|(?<!para )[Qq]ue descansen? en paz)(?=\s*(?:[,.;!)]|$))/gu,
]

const SO_SO =
  '(?:m[aá]s o menos|a veces s[ií] a veces no|a veces|casi siempre|no tanto|no siempre|cuando quiere|cuando le conviene|depende|ni tanto|seg[uú]n el d[ií]a)'
/** 'con los animales y con los grandes... con los grandes más o menos jajaja': what is taken half back, where it stands again. */
const HALF_BACK = new RegExp(
  `\\s+[ye]\\s+((?:con|a|en|para) (?:el|la|l[oa]s|sus?) [A-Za-zÀ-ỹ]+)[\\s,.…]+(?:bueno,? )?\\1 (?:s[oó]lo )?${SO_SO}${LAUGH}?[\\s.!]*$`,
  'iu',
)
/** 'es muy obediente… bueno, a veces', 'muy puntual, cuando quiere jajaja' */
const WINK = new RegExp(
  `(?:[\\s,.…(]*\\s*bueno,? ${SO_SO}\\)?${LAUGH}?|\\s*[,.…(][\\s,.…(]*${SO_SO}\\)?${LAUGH}|\\s+(?:a veces|casi siempre|cuando quiere|cuando le conviene)${LAUGH})(?=[\\s!)]*(?:[.;]|$))`,
  'giu',
)
/** 'el café y yo jaja', 'los libros y yo, obvio': who gives it is not given. */
const AND_I = new RegExp(
  `(?:,| [ye]) (?:yo|conmigo)(?: mer[oa]| mism[oa])?(?:${LAUGH}|,? (?:obvio|claro|por supuesto|ah[ií]))+[\\s.!]*$`,
  'iu',
)

/** A funeral, a fright to the heart or a last day, named in passing: nobody misses it in a gift. */
const GRIM: readonly RegExp[] = [
  /,?\s+(?:(?:y )?(?:hasta|incluso|aun)|ni siquiera) en (?:los |el |un |las |la )?(?:velorios?|entierros?|funeral(?:es)?|sepelios?)(?=\s*(?:[.,;!]|$))/giu,
  /[,;]\s+(?:y )?nunca (?:falta|se pierde|ha faltado|falt[oó]) (?:a )?(?:un|los|ning[uú]n) (?:entierro|velorio|funeral)(?:e?s)?(?=\s*(?:[.,;!]|$))/giu,
  /\s+por si (?:era|fuera|es) (?:su|el|mi) [uú]ltimo (?:d[ií]a|viaje)(?=\s*(?:[.,;!]|$))/giu,
  /[,;]\s+(?:y )?(?:dec[ií]a|dice|dijo) que (?:as[ií]|ah[ií]|all[ií]) no (?:pod[ií]a|iba a) matar a nadie(?=\s*(?:[.,;!]|$))/giu,
  /(?:,| y) (?:a )?(?:mi|su|la|el) [A-Za-zÀ-ỹ]+ casi (?:se infart[A-Za-zÀ-ỹ]+|le da(?:ba)? un (?:infarto|ataque))(?=\s*(?:[.,;!]|$))/giu,
  /(?<=(?<![A-Za-zÀ-ỹ])(?:leal|fiel|fieles|leales)) hasta la muerte(?![A-Za-zÀ-ỹ])/giu,
]

/** An answer without what only hedges it; all of it where nothing else was said. */
export function withoutHedges(said: string): string {
  let text = LEADS.reduce((rest, lead) => rest.replace(lead, ''), said)
  // 'me enseñó la verdad' says it
  text = text.replace(
    /[\s,;…]+la verdad(?: ja[A-Za-zÀ-ỹ]*)?(?=\s*(?:[,.;!)]|$))/giu,
    (all, at: number, whole: string) => (/[,;…]/u.test(all) || isWhole(whole.slice(0, at)) ? '' : all),
  )
  text = ASIDES.reduce((rest, aside) => rest.replace(aside, ''), text)
  text = GRIM.reduce((rest, grim) => rest.replace(grim, ''), text)
  text = text.replace(HALF_BACK, '').replace(WINK, '').replace(AND_I, '')
  return /\p{L}{2}/u.test(text) ? text.trim() : said
}
