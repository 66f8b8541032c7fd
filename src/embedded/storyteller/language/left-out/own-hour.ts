import { finiteForm } from '../grammar/finite.ts'
import { withoutHead } from '../spelling/cut-head.ts'

/** An hour of the giver's own that the praise is told of: whoever gives chose to tell it, and it says nothing without it. */

const ILL =
  'me (?:operaron|oper[eé]|hospitalizaron|internaron|(?:iban a|tuvieron que) operar|dio (?:el |la )?(?:covid|neumon[ií]a))|estuve (?:muy )?(?:enferm[oa]|hospitalizad[oa]|internad[oa]|en el hospital)'
/** To whoever is of the family it is a death of theirs. */
const BEREFT =
  '(?:se (?:me )?)?(?:muri[oó]|falleci[oó]) mi (?:mam|pap|madre|padre|viej|abuel|herman)[A-Za-zÀ-ỹ]*|perd[ií] a mi (?:mam|pap|madre|padre|viej|abuel|herman)[A-Za-zÀ-ỹ]*'

const hourOf = (what: string) =>
  new RegExp(
    `(?<=(?:^|[.;!?]\\s+)(?:y )?)((?:que )?(?:cuando|(?:el d[ií]a|la (?:noche|vez|semana)) que) (?:yo )?)(${what})(?=[\\s,])([^.;!?]*)`,
    'giu',
  )
const OWN = { kin: hourOf(ILL), other: hourOf(`${ILL}|${BEREFT}`) }

/** 'cuando me operaron no se movió del hospital': with the hour as `hidden` has it, where what was done in it does not stand by itself and is not private. */
export const withOwnHours = (
  text: string,
  isOut: (text: string) => boolean,
  hidden: (hour: string) => string,
  kin: boolean,
): string =>
  text.replace(kin ? OWN.kin : OWN.other, (all, lead: string, hour: string, deed: string) =>
    isOut(deed) || withoutHead(all, isOut) !== null ? all : lead + hidden(hour) + deed,
  )

/** 'No decía nada': beside somebody's sorrow a praise, and the contrary where that is `gone`; 'Fregaba y se iba' goes on about such a silence, and no further sentence does. */
export function isSilent(said: string, gone: string): boolean {
  if (SORROW.test(gone)) return SILENT.test(said)
  if (!SILENT.test(gone)) return false
  const form = finiteForm(/^\s*(?:se |me |nos )?([A-Za-zÀ-ỹ]+)/iu.exec(said)?.[1]?.toLowerCase() ?? '')
  return SILENT.test(said) || (form?.person === 3 && /^(?:imperfect|preterite)$/u.test(form.tense))
}

const SORROW =
  /^\s*(?:y )?(?:que )?(?:cuando|(?:el d[ií]a|la (?:noche|vez|semana)) que)(?![A-Za-zÀ-ỹ])[^,;]* (?:muri[oó]|falleci[oó]|perd[ií]|(?:operaron|hospitalizaron|internaron)(?![A-Za-zÀ-ỹ])|enferm)/iu
const SILENT =
  /^\s*(?:y )?(?:no|nunca) (?:(?:se|me|nos) )?(?:dec[ií]a|dijo|habl(?:aba|ó)|pregunt(?:aba|ó)|contest(?:aba|ó)|com[ií](?:a|ó)|dorm[ií]a|durmi[oó]|sal[ií](?:a|ó)|llor(?:aba|ó))(?: (?:nada|palabra|a nadie|nunca|jam[aá]s|mucho))*[\s.!]*$/iu
