import { hasGenders, infinitivesOf, isNounForm } from '../grammar/dictionary.ts'
import { finiteForm, isDone } from '../grammar/finite.ts'
import { TABLE } from '../grammar/paradigms.ts'
import { nounGender, takesEl } from '../grammar/gender.ts'
import { sameCase } from '../grammar/text.ts'
import { ASKED } from './asked.ts'
import { thirdPast } from './verb-accents.ts'

/** Accents that grammar asks for whatever is told: no pronoun stands before a preposition, no order has its pronoun before it. */
export const sureAccents = (text: string): string =>
  text
    // 'espero que me de otro beso'
    .replace(/(?<=(?<![A-Za-zÀ-ỹ])(?:me|le|les|nos) )de(?= \p{Ll})/gu, 'dé')
    // 'se lo que quiere', 'no se si vino'
    .replace(
      /(?<![A-Za-zÀ-ỹ])se(?= l[oa]s? que(?![A-Za-zÀ-ỹ]))|(?<=(?<![A-Za-zÀ-ỹ])(?:no|yo|ya) )se(?= (?:si|bien|nada de|a qui[eé]n|a qu[eé]|en qu[eé]|de qui[eé]n|cu[aá]l[A-Za-zÀ-ỹ]*|cu[aá]nt[oa]s)(?![A-Za-zÀ-ỹ]))/giu,
      (se) => sameCase(se, 'sé'),
    )
    // 'dice que si a todo'
    .replace(
      /(?<=(?<![A-Za-zÀ-ỹ])que )si(?= a (?:tod[oa]s?|cualquier|nada|mis?|sus?|l[oa]s)(?![A-Za-zÀ-ỹ])(?! \p{L}+ (?:se|no|le)(?![A-Za-zÀ-ỹ])))/gu,
      'sí',
    )
    .replace(ASKED_ABOUT, (word, verb: string) =>
      isPlainVerb(verb) ? sameCase(word, ASKED[word.toLowerCase()]!) : word,
    )
    .replace(HOW_FINE, (que: string) => sameCase(que, 'qué'))
    .replace(HE_DOES, (el: string, verb: string) =>
      nounGender(verb) === 'f' && !takesEl(verb) && !COMMON.test(verb) && finiteForm(verb)?.person === 3
        ? sameCase(el, 'él')
        : el,
    )
    .replace(INDEED, (all: string, who: string, pronouns: string, verb: string, at: number, whole: string) =>
      isIndeed(verb, pronouns !== '', whole.slice(at + all.length))
        ? `${who.replace(/^(e)l$/iu, (_, e: string) => `${e === 'E' ? 'É' : 'é'}l`)} sí${all.slice(who.length + 3)}`
        : all,
    )
    .replace(GIVER_DID, (word: string, at: number, whole: string) => {
      const before = whole.slice(0, at)
      const isThing = isNounForm(word) || hasGenders(word)
      return (isThing &&
        /(?<![A-Za-zÀ-ỹ])l[oa]s? $/iu.test(before) &&
        !/(?<![A-Za-zÀ-ỹ])(?:se|me|te|nos) l[oa]s? $/iu.test(before)) ||
        WISHED.test(before.split(/[.!?]/u).at(-1)!)
        ? word
        : firstPast(word)
    })
    .replace(HE_STOPPED, (all: string, el: string, verb: string, at: number, whole: string) =>
      isHisDeed(whole.slice(0, at), whole.slice(at + all.length)) ? `${sameCase(el, 'él')} ${thirdPast(verb)}` : all,
    )

/** 'no entiendo como puede', 'cuéntame cuanto costó' */
const ASKED_ABOUT =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:(?:ent[ie]+nd|compr[ie]+nd|averigu|adivin|pregunt)[A-Za-zÀ-ỹ]*|cu[eé]nt[ae]me|d[ií]me) )(?:como|cuanto|cuantos|cuantas|donde|quien|cual)(?= (?:(?:me|te|se|nos|les?|l[oa]s?) ){0,2}(\p{Ll}+))/giu

/** 'que lindo es', 'mira que bonito' */
const HOW_FINE =
  /(?:(?<=^[¡]?)|(?<=(?<![A-Za-zÀ-ỹ])(?:mir[aáe]|vieras?|vean) ))que(?= (?:lind|bonit|hermos|ric|bell|precios|buen|guap|chul|gracios|tiern|delicios|chistos)[oa]s? (?!que(?![A-Za-zÀ-ỹ]))[A-Za-zÀ-ỹ])/giu

/** 'el cocina los domingos': of a woman's word, with what he does it to. */
const HE_DOES =
  /(?<=^|[.,;] |(?<![A-Za-zÀ-ỹ])(?:y|pero|que|porque|cuando|mientras) )el(?= (\p{Ll}{4,}a) (?:los|las|la|el|una?|todo|tod[oa]s|mucho|siempre|cada|mejor|muy|para|de noche)(?![A-Za-zÀ-ỹ]))/giu
/** Whose gender is that of whoever it is. */
const COMMON =
  /^(?:cura|guía|policía|guarda|guardia|cámara|trompeta|recluta|espada|cabeza|ayuda|batería|vigía|caza|gallina|ordenanza|escucha|alma|área|agua|aula|arma|águila|ama|hada)$/u

/** 'mi primo Beto si fue', 'el si me escucha', 'ella si sabe' */
const INDEED =
  /(?<![\p{L}])((?:[Ee]l|[Éé]l|[Ee]lla|[Uu]sted|yo|(?:[Mm]i|[Ss]u|[Ee]l|[Ll]a) (?:mam[aá]|pap[aá]|abuel[oa]|herman[oa]|t[ií][oa]|prim[oa]|hij[oa]|espos[oa]|madre|padre|novi[oa]|amig[oa]|cuñad[oa]|suegr[oa]|perr[oa]|gat[oa])(?: \p{Lu}\p{Ll}+)?)) s[ií] ((?:(?:me|te|se|nos|les?|l[oa]s?) ){0,2})(\p{Ll}{2,})(?![A-Za-zÀ-ỹ])/gu
const isPlainVerb = (word: string) =>
  TABLE.has(word) || (finiteForm(word) !== null && !isNounForm(word) && !hasGenders(word))
/** Where another verb stands in the clause, or is led by a comma, it is what happens if: 'mi mamá si ve una araña grita'. */
function isIndeed(verb: string, isVerb: boolean, after: string): boolean {
  const form = finiteForm(verb)
  if (form === null || form.plural || form.tense === 'other' || form.person === 2 || !(isVerb || isPlainVerb(verb)))
    return false
  const [clause = '', mark = ''] =
    /^(.*?)(?:([.,;:!?…])|(?= (?:y|pero|que|cuando|porque)(?![A-Za-zÀ-ỹ]))|$)/u.exec(after)?.slice(1) ?? []
  return (
    mark !== ',' &&
    !(clause.match(/\p{L}+/gu) ?? []).some((word, i) => finiteForm(word) !== null && !(i === 0 && isNounForm(word)))
  )
}

/** 'se lo recompre', 'le regale un anillo', 'y la lleve al médico': an order has its pronouns behind it, a wish «que» before. */
const GIVER_DID =
  /(?<=(?:^|[.,;:!] |(?<![A-Za-zÀ-ỹ])(?:y|yo|pero) )(?:(?:ya|también|yo|hasta|luego|después) )?(?:(?:se|me|te|nos|les?) )?(?:l[oa]s?|les?|me|te|nos) )\p{Ll}{4,}e(?![A-Za-zÀ-ỹ])/giu
const WISHED =
  /(?<![A-Za-zÀ-ỹ])(?:que|ojalá|para|aunque|cuando|quizás?|tal vez|si|donde|mientras|hasta|sin|antes|como|quien|usted|ella|él|el|Dios|(?:mi|su|la) [A-Za-zÀ-ỹ]+)(?![A-Za-zÀ-ỹ])/iu
function firstPast(word: string): string {
  const first = `${word.slice(0, -1)}é`
  // 'recompré'
  const [known, accented] =
    infinitivesOf(word).length > 0 ? [word, first] : [word.replace(/^re/u, ''), first.replace(/^re/u, '')]
  const verbs = infinitivesOf(known)
  const isPast = finiteForm(accented)?.tense === 'preterite' && finiteForm(known)?.tense !== 'preterite'
  return isPast && verbs.length > 0 && verbs.every((verb) => verb.endsWith('ar')) ? first : word
}

/** 'no llegamos, el paro en la gasolinera', 'el freno de golpe' */
const HE_STOPPED =
  /(?<=^|[.,;] |(?<![A-Za-zÀ-ỹ])(?:y|pero|entonces|porque|cuando) )(el) ((?:par|fren|grit|salt|regres|brinc|abraz|marc|tir)o)(?= (?:en (?:el|la|un|una|seco|plen[oa]|cada)|de (?:golpe|repente|inmediato|una)|a (?:un|una|ayudar|ver|mi|su|nuestr[oa]|[A-Za-zÀ-ỹ]+[aeií]r)|fuerte|corriendo|llorando|gol|con (?:l[ao]s?|su|un|una)|todo|al?|mi nombre)(?![A-Za-zÀ-ỹ]))/giu
const words = (said: string) => (said.match(/\p{Ll}+/gu) ?? []).filter((word) => !isNounForm(word) && !hasGenders(word))
/** Of a list of things, or with another verb, it is what it is called: 'el paro en la gasolinera nos atrasó', 'recuerdo el viaje, el grito a…'. */
function isHisDeed(before: string, after: string): boolean {
  const own = after.split(/[.,;:]|(?<![A-Za-zÀ-ỹ])(?:y|pero|porque|cuando)(?![A-Za-zÀ-ỹ])/u)[0]!
  const beside = before.split(/[.;:]/u).at(-1)!
  const rest = after.slice(own.length)
  return (
    !words(own).some((word) => finiteForm(word) !== null) &&
    (words(beside).some(isDone) || words(rest).some(isDone)) &&
    !/(?<![A-Za-zÀ-ỹ])(?:recuerd|acuerd|acord|gust|ador|extrañ|olvid|hubo|había|llev|compr|oí|oy|escuch|(?:el|la|l[oa]s|un|una) [A-Za-zÀ-ỹ]+(?: (?:de|en|con) (?:la |el )?[A-Za-zÀ-ỹ]+)?, $)/iu.test(
      beside.replace(/al \p{L}+, $/u, ''),
    ) &&
    !/^,? (?:y )?(?:el|la|l[oa]s|un|una) [^,.;]*$/u.test(words(rest).some(isDone) ? '' : rest)
  )
}
