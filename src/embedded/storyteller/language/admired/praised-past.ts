import { finiteForm } from '../grammar/finite.ts'
import { thirdPast } from '../spelling/verb-accents.ts'

/**
 * In praise of somebody a verb in -o without «yo» or «me» is theirs, told in the past by a thumb that leaves accents
 * out: 'nunca regaño a nadie', 'cuido a mis abuelos', 'la paciencia con que nos enseño'. What the giver feels, finds or
 * asks is the giver's own: 'nunca olvido sus consejos', 'siempre le pregunto y me contesta'.
 */
export function praisedPast(said: string): string {
  const text = said.replace(OF_NOBODY, theirs).replace(WITH_WHICH, theirs)
  if (isOfGiver(text)) return text
  const told = text.replace(CARED_FOR, theirs)
  const mended =
    /(?<![A-Za-zÀ-ỹ])(?:s[ieí]|cuando)(?![A-Za-zÀ-ỹ])/iu.test(told) || isToday(told) ? told : told.replace(EVER, theirs)
  return mended.replace(AND_WORKED, theirs)
}

const theirs = (word: string) => (OWN.test(word) ? word : thirdPast(word))

const NOT_IF = '(?<!(?<![A-Za-zÀ-ỹ])(?:yo|si|cuando|me)(?![A-Za-zÀ-ỹ])[^,.;]*)'
/** 'nunca regaño a nadie', 'no le cobro a quien no podía'; not 'no comparo con nadie más' */
const OF_NOBODY = new RegExp(
  `(?<=${NOT_IF}(?<![A-Za-zÀ-ỹ])(?:nunca|jam[aá]s|no) (?:(?:nos|se|les?) )?)[A-Za-zÀ-ỹ]{3,}o(?= (?:nada |algo |mal )?(?:a|de|con) (?:nadie|ning[uú]n[A-Za-zÀ-ỹ]*|quien(?:es)?|l[oa]s que)(?![A-Za-zÀ-ỹ])(?! (?:m[aá]s|tanto|tan|como|igual|por)(?![A-Za-zÀ-ỹ])))`,
  'giu',
)
/** 'la manera en que cuido a mi abuela' */
const WITH_WHICH =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:manera|forma|fuerza|amor|paciencia|cariño|valent[ií]a|valor|entereza|dedicaci[oó]n|coraje|ternura|calma|entrega) (?:en|con) (?:la |el )?que (?:(?:nos|se|les?|siempre) )*)[A-Za-zÀ-ỹ]{3,}o(?= [A-Za-zÀ-ỹ]|$|[.,;])/giu
/** 'cuido a mis abuelos hasta el final' */
const CARED_FOR =
  /(?<=^\s*(?:que )?(?:siempre |nunca |jam[aá]s )?)[A-Za-zÀ-ỹ]{3,}o(?= (?:sol[oa] )?a (?:mis?|nuestr[oa]s?|l[oa]s|sus?|tod[oa]s|un|una|medio|cinco|cuatro|tres|dos|seis|\d+)(?![A-Za-zÀ-ỹ]))/giu
/** 'siempre ayudo a los vecinos', 'jamás cobro' */
const EVER =
  /(?<=(?:^|[,.;] |(?<![A-Za-zÀ-ỹ])(?:y|que|pero|ni) )(?:nunca|jam[aá]s|siempre) (?:nos )?)[A-Za-zÀ-ỹ]{3,}o(?= [A-Za-zÀ-ỹ]|\s*(?:$|[.,;]))/giu
/** 'estudió de noche y trabajo de día' */
const AND_WORKED =
  /(?<=(?:^\s*(?:que )?[A-Za-zÀ-ỹ]{3,}o|[A-Za-zÀ-ỹ]ó)(?![A-Za-zÀ-ỹ])[^.;]* y )(?:trabaj|estudi|limpi)o(?= (?:de (?:d[ií]a|noche|madrugada|sol)|para|desde|toda|sin|hasta)(?![A-Za-zÀ-ỹ]))/giu

/** What whoever praises feels, finds or does with them. */
const OWN =
  /^(?:admir|am|ador|valor|extrañ|respet|envidi|apreci|esper|disfrut|necesit|llev|celebr|aplaud|olvid|dej|cans|gan|pas|dud|encuentr|lleg|pregunt|llam|busc|regres|intent|imagin|par|agot|hall|logr|cambi|compar|apoy|trat|cre|record|dese|and|viaj|visit|llor|fall|acab|mir|escuch|habl|qued|tom|us|camin|convers|platic|charl|abraz|bes|felicit|present|guard)o$|^(?:como|cuando|quiero|todo|solo|mucho|poco|algo|tanto)$/iu
/** «yo», «me», and what is surely the giver's: 'visito a mi tía y aprendo'. */
const isOfGiver = (text: string) =>
  /(?<![A-Za-zÀ-ỹ])(?:yo|me|mí|conmigo)(?![A-Za-zÀ-ỹ])/iu.test(text) ||
  (text.match(/\p{L}+/gu) ?? []).some((word) => {
    const form = finiteForm(word.toLowerCase())
    return form?.person === 1 && !form.plural && thirdPast(word) === word && !/^(?:mí|como|solo)$/iu.test(word)
  })
/** What they do today tells of today: 'siempre llego tarde y no se enoja'. */
const isToday = (text: string) =>
  (text.match(/\p{L}+/gu) ?? []).some((word) => {
    const form = finiteForm(word.toLowerCase())
    return form?.person === 3 && form.tense === 'present' && !/^(?:es|ve|sobre|para)$/u.test(word)
  })
