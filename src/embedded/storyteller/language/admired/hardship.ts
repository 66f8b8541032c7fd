import { thirdPast } from '../spelling/verb-accents.ts'
import { tidy } from '../spelling/tidy.ts'
import { startsClause } from '../turned/quality-parts.ts'

const HARD =
  '(?:(?:se )?qued[oó] (?:(?:viud|hu[eé]rfan)[oa]|sin (?:pap[aá]|mam[aá]|padres?|madre|trabajo|casa|nada))|perdi[oó] (?:a (?:sus?|mis?|nuestr[oa]s?)|todo(?![A-Za-zÀ-ỹ])|(?:el|su) (?:trabajo|empleo)|(?:la|su) casa|la vista)|(?:nunca|no) (?:tuvo|ten[ií]a) (?:hij[oa]s|estudios|dinero|plata|nada|pap[aá]|mam[aá]|padres?|madre|infancia)|(?:nunca|no) (?:pudo (?:estudiar|ir|terminar)|termin[oó] (?:la|el|sus)|fue a la (?:escuela|universidad))|creci[oó] sin|(?:lleg[oó]|vino|empez[oó]|sali[oó])(?: [A-Za-zÀ-ỹ]+){0,3} sin (?:nada|un (?:peso|centavo|duro|sol|mango)|conocer a nadie))(?![A-Za-zÀ-ỹ])'
/** What stands against a loss by itself; 'y ya no se casó', 'y siempre lo extrañó' go on from it. */
const AGAINST_IT =
  '(?:(?:nunca|jam[aá]s) (?!(?:se |nos |l[aeo]s? )?(?:volvi|cas|tuv|pud|super|olvid|fue|supo|conoci|regres))|siempre (?!(?:se |l[oa]s? )?(?:qui[sz]|quer|soñ|llor|extrañ|record|lament))|(?:ella )?(?:sol[oa] )?(?:(?:nos |se )?(?:sac|sali|levant)[oó](?: [^\\s.,;]+){0,6} adelante|(?:nos |l[oa]s )?cri[oó]|nos dio(?! (?:pena|risa|l[aá]stima|miedo))|volvi[oó] a empezar)(?![A-Za-zÀ-ỹ]))'
/** It stands against the loss in words of its own, or comes of it. */
const SET_AGAINST = '(?:aun as[ií]|sin embargo|igual|por es[ao]|as[ií]|ya no)(?![A-Za-zÀ-ỹ])'
/** 'quedó viuda joven y nunca se quejó', 'llegó sin nada pero puso su taller': of one sentence, or the first. */
const HARD_FIRST = new RegExp(
  `^(?:que )?(${HARD}[^,.;:!?“”«»]*?),? (?:pero (?:que )?|y (?:que )?(?=${AGAINST_IT}))(?!${SET_AGAINST})([^“”«»]+)$`,
  'iu',
)
const BEGINS_HARD = new RegExp(`^(?:que )?${HARD}`, 'iu')

/** The verb that begins it, in a praise of theirs: 'quedo viuda', 'nunca se quejo'. */
const DONE_FIRST =
  /(?<=^(?:(?:ella|sol[oa]|nunca|jam[aá]s|siempre|no|nos|me|se|les?) )*)[A-Za-zÀ-ỹ]{3,}o(?![A-Za-zÀ-ỹ])/iu

/** 'nunca tuvo hijos y nos crio a cuatro' → 'aunque nunca tuvo hijos, nos crio a cuatro': what somebody lost is not what is admired of them. */
export function inSpiteOf(said: string): string {
  if (!HARD_FIRST.test(said)) return said
  const [, hard = '', rest = ''] = HARD_FIRST.exec(tidy(said)) ?? []
  // no accent is known any more where the two stand apart
  const deed = rest.replace(DONE_FIRST, thirdPast)
  return hard !== '' && startsClause(deed) && !BEGINS_HARD.test(deed)
    ? `aunque ${hard.charAt(0).toLowerCase()}${hard.slice(1).replace(DONE_FIRST, thirdPast)}, ${deed}`
    : said
}
