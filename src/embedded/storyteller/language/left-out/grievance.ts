import { joined, sentencesOf } from '../grammar/clauses.ts'

/** What is left of an answer and only blames, or answers what is gone: its good end or its reason was cut with the rest. */

const GRIEVANCE =
  /(?<![A-Za-zÀ-ỹ])(?<!(?:nunca|jam[aá]s|no|ni) )(?:(?:me|nos|le|lo|la) (?:jal(?:ó|aron)(?! al?(?![A-Za-zÀ-ỹ])| de)|reprob(?:ó|aron)|suspendi(?:ó|eron)|ech(?:ó|aron)(?= de (?!menos))|corri(?:ó|eron)(?= de)|castig(?:ó|aba)|grit(?:ó|aba)(?! (?:gol|que|desde|de |¡|“|«))|humill(?:ó|aba)|insult(?:ó|aba)|minti(?:ó|eron)|fall(?:ó|aron)|abandon(?:ó|aron)|traicion(?:ó|aron)|dej(?:ó|aron)(?= plantad| sol| de hablar))|trag[A-Za-zÀ-ỹ]+ (?:su|el) orgullo|no (?:me|nos|se) habl(?:aba|ábamos|aban)|nos pele(?:amos|ábamos)(?! por (?:el|la|l[oa]s|qui[eé]n))|hay que (?:gritar|repetir|hablar)(?:le|les)?|se (?:enoj|burl|ofend)[A-Za-zÀ-ỹ]+ (?:de|con) (?:mí|nosotr[oa]s)|yo no l[oa] hubiera hecho)(?![A-Za-zÀ-ỹ])/iu
/** 'dice que es que baila': of what nobody reads any more. */
const ANSWERS =
  /^\s*(?:y |pero )?(?:él |ella )?dic(?:e|en|ía) (?:que|q) (?:es que|no es|no|así|eso|ni)(?![A-Za-zÀ-ỹ])/iu
/** It ends well in the same sentence. */
const ENDS_WELL =
  /(?<![A-Za-zÀ-ỹ])(?:pero|hasta que|al final|despu[eé]s|y luego|y (?:ah[ií]|desde entonces))(?![A-Za-zÀ-ỹ])/iu

/** Of `rest`, from which something private was cut, what wounds nobody; the same string where all of it is so. */
export function withoutGrievance(rest: string): string {
  const all = sentencesOf(rest)
  const kept = all.filter(({ clauses }) => {
    const said = clauses.map(({ lead, text }) => lead + text).join('')
    return !ANSWERS.test(said) && (!GRIEVANCE.test(said) || ENDS_WELL.test(said))
  })
  return kept.length === all.length ? rest : joined(kept)
}
