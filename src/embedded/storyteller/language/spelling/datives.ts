import { finiteForm } from '../grammar/finite.ts'

/** 'le habla a los santos' → 'les habla a los santos', of a habit and of what was said or given; 'le da sueño a las ocho' is an hour, 'le llega a los pies' how far. */
export function agreeingDatives(text: string): string {
  return text.replace(TO_MANY, (le: string, verb: string, between = '') => {
    const form = finiteForm(verb)
    const isToMany = form?.tense === 'present' || GIVEN.test(form?.infinitive ?? '')
    // 'le preguntó si conoció a los dinosaurios'
    const isOfOther = between.split(' ').some((word: string) => /^(?:si|que|c[oó]mo|qu[eé])$/iu.test(word))
    return form?.person === 3 && isToMany && !isOfOther ? `${le}s` : le
  })
}
/** Of these nobody but whom it is said or given to stands behind 'a'. */
const GIVEN =
  /^(?:decir|contar|preguntar|gritar|explicar|pedir|regalar|dar|hacer|leer|cantar|escribir|hablar|contestar|responder|prometer|avisar|agradecer|platicar|ladrar)$/u

const TO_MANY =
  /(?<![A-Za-zÀ-ỹ])(?<!(?<![A-Za-zÀ-ỹ])a (?:cada|todo|el|la|su|mi) [A-Za-zÀ-ỹ]+ )le(?= (?!(?:gust|encant|fascin|cuest|duel|import|toc|falt|tom)[A-Za-zÀ-ỹ]*|va(?![A-Za-zÀ-ỹ]))([A-Za-zÀ-ỹ]+)(?: de (?:comer|cenar|desayunar|almorzar|beber))?((?: (?![A-Za-zÀ-ỹ]*ndo|[A-Za-zÀ-ỹ]+[aei]r(?![A-Za-zÀ-ỹ]))[A-Za-zÀ-ỹ]+){0,2}) a (?:los|las|mis|sus|tus|nuestr[oa]s|tod[oa]s) (?!(?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|poc[oa]s|\d+|pies|talones|tobillos|rodillas|piernas|caderas|codos|hombros|brazos|manos|orejas|ojos|cejas|costados|lados)(?![A-Za-zÀ-ỹ])))/giu
