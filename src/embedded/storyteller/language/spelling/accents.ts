import { hasGenders, infinitivesOf, known } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { bare, sameCase, upperFirst } from '../grammar/text.ts'
import { isGivenName } from '../../../../contract/gender.ts'
import { outsideQuotes } from './outside-quotes.ts'
import { ASKED, certainAccents, noun } from './certain-accents.ts'
import { speltByEar } from './spelt-by-ear.ts'
import { coordinatedPast, thirdPast, verbAccents } from './verb-accents.ts'

/** Restores accents missing in typed text: by the word where one form is possible, by context where two are. */

/** Words that exist without the accent but, in these answers, nearly always want it. */
const PREFERRED: Record<string, string> = Object.fromEntries(
  `clóset fútbol pádel café día días mamá papá sofá bebé música matemáticas pájaros cómic cómics jardín corazón canción avión tía tío río todavía
  química aquí ahí allí así también después jamás niño niña niños niñas año años sueño sueños cariño mañana montaña montañas
  película películas periódico básquetbol béisbol gimnasia balón camión limón jabón ratón león dragón pingüino español
  cumpleaños compañero compañera compañía muñeca muñecas pequeño pequeña otoño baño señora señor
  reunión lágrimas éramos salió propósito frío fría fríos frías única único último última teléfono árbol árboles fácil difícil útil ángel más número página máquina ánimo hámster hámsters título capítulo artículo espíritu océano nomás ají ajíes plástico plásticos línea líneas danzón ojalá mío mía míos mías acá máquinas números páginas músicas prácticas fábricas lápices oímos oír salía salían crédito créditos depósito depósitos éxito éxitos tránsito hábito hábitos mérito méritos básquet otomí otomíes guaraní purépecha`
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [bare(word), word]),
)

const ACCENTED: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', n: 'ñ' }

/** Words of one country or one age, which are right as they are. */
const REGIONAL =
  /^(?:aitas?|gora|fanas?|vochos?|cemitas?|seños?|mandalas?|chavas?|guey|wey|boludos?|hornados?|bolas?|pibes?|pibas?|minas?|laburo|quilombo|fiaca|chamba|neta|padre|cool|crio|guio|fio|lio|hui)$/

/** Clipped words, which are whole as they are. */
const CLIPPED = /^(?:unis?|pelis?|teles?|coles?|bolis?|profes?|compus?|refris?|finde|depas?)$/

/** 'completica', 'quietico': a diminutive, and no learned adjective. */
const isDiminutive = (low: string) => {
  const stem = /^(\p{L}{2,}t)ic[oa]s?$/u.exec(low)?.[1]
  // 'artistico' is learned
  return (
    stem !== undefined &&
    !/plast$|\p{L}{3}ist$|^mist$/u.test(stem) &&
    ['o', 'a', 'e', ''].some((end) => known(stem + end))
  )
}

/**
 * Restores a missing accent or eñe when the bare word is unknown and exactly one accented form is known. A word that
 * somebody wrote with a capital inside a sentence is a name, and names stay as they were typed.
 */
export function restoreAccents(word: string, isInside = false): string {
  const low = word.toLowerCase()
  if (isInside && word !== low && !/(?:tlan|huacan)$/u.test(low)) return word
  if (CLIPPED.test(low) || isDiminutive(low)) return word
  // 'ni', 'uni', 'min', 'gdl': too short to say which word is meant; 'lei', 'oi' are verbs
  if (low.length === 3 && /[^aeiou][aeiou]$|[^aeiou]$/.test(low) && PREFERRED[low] === undefined) return word
  // 'policiaca', 'maniaco': right both ways
  if (REGIONAL.test(low) || /iac[oa]s?$/.test(low)) return word
  if (/^\p{L}{2,}(?:a|ie|ye)ndo(?:me|te|se|nos|os|l[aeo]s?){1,2}$/u.test(low))
    return word.replace(/(a|e)(?=ndo(?:me|te|se|nos|os|l))/iu, (vowel) => ACCENTED[vowel.toLowerCase()]!)
  const ordered = withTwoPronouns(low)
  if (ordered !== null) return sameCase(word, ordered)
  // 'Amatitlan', 'Teotihuacan', 'oncologa': every such word has its accent there
  const ending = /(?:tlan|huacan)$/u.test(low)
    ? 2
    : /\p{L}{2}olog[oa]s?$/u.test(low) && !known(low)
      ? low.length - low.lastIndexOf('olog')
      : 0
  if (ending > 0) return word.slice(0, -ending) + ACCENTED[word.at(-ending)!]! + word.slice(word.length - ending + 1)
  // 'la abuela Nina', 'Hannah Montana': names
  if (word !== low && /^(?:ninas?|montana|sueno)$/.test(low)) return word
  const preferred = low === 'bebe' ? undefined : PREFERRED[low]
  if (preferred) return sameCase(word, preferred)
  if (/[áéíóú]/.test(low) || low.length < 3 || low.length > 24 || known(word) || known(low)) return word
  // 'diabetico': learned adjectives that the dictionary does not list
  if (/^\p{L}{4,}[aeo]tic[oa]s?$/u.test(low))
    return word.replace(/([aeo])(?=tic[oa]s?$)/iu, (vowel) => ACCENTED[vowel.toLowerCase()]!)
  if (/isim[oa]s?$/u.test(low)) return word.replace(/i(?=sim[oa]s?$)/iu, 'í')
  const [, prefix, stem] = /^(super|mega|hiper|mini|ultra|archi|anti|para|micro)(\p{L}{4,})$/u.exec(word) ?? []
  const whole = stem && noun(restoreAccents(stem))
  if (whole && (known(whole) || !/^(?:para|micro)$/u.test(prefix!))) return prefix + whole
  const found = new Set<string>()
  for (let i = 0; i < low.length; i++) {
    const accented = ACCENTED[low[i]!]
    if (!accented) continue
    // 'solito' is no 'sólito': a diminutive keeps its stress
    if (accented !== 'ñ' && /it[oa]s?$/.test(low)) continue
    const candidate = low.slice(0, i) + accented + low.slice(i + 1)
    const name = upperFirst(candidate)
    if (known(candidate)) found.add(candidate)
    // 'Mexico'
    else if (word !== low && known(name)) found.add(name)
  }
  const [only = word] = found
  // 'Romi', at the head of a sentence, may be a name
  if (word !== low && /[áéí]$/u.test(only)) return word
  if (found.size > 0) return found.size === 1 ? sameCase(word, only) : word
  return word === low ? (stressedEnd(low) ?? speltByEar(word)) : word
}

/** 'quedatela' → 'quédatela', 'traemelo', 'comprarselo': with two pronouns behind it no verb is without its accent. */
function withTwoPronouns(low: string): string | null {
  const [, stem = '', pronouns = ''] = /^(\p{L}{2,})((?:me|te|se|nos)l[aeo]s?)$/u.exec(low) ?? []
  const isVerb =
    finiteForm(stem)?.tense === 'present' || isInfinitive(stem) || /^(?:da|di|pon|ten|haz|ven)$/u.test(stem)
  if (!isVerb || known(low) || /[áéíóú]/u.test(low)) return null
  const stressed = isInfinitive(stem)
    ? /[aei](?=r$)/u
    : /[aeo](?=[iu][^aeiou]+[aeo]$)|[aeiou](?=[^aeiou]*[aeo]$)|[aeiou](?=[^aeiou]*$)/u
  return stem.replace(stressed, (vowel) => ACCENTED[vowel]!) + pronouns
}

/** 'procesion', 'soderia', 'bolon': endings that are stressed so in every word that is made with them. */
function stressedEnd(low: string): string | null {
  const [, stem = '', end = ''] = /^(\p{L}{2,}[cst])(ion)$|^(\p{L}{3,})(erias?|on)$/u.exec(low)?.filter(Boolean) ?? []
  const isMade = end === 'ion' || ['', 'a', 'o', 'e', 'ar'].some((end) => known(stem + end))
  return stem && isMade && !isGivenName(low)
    ? stem + end.replace(/(?<=^er)i|o(?=n$)/u, (vowel) => ACCENTED[vowel]!)
    : null
}

/** 'siempre esta ahi' → 'siempre está ahí': no noun follows that a demonstrative could point at. */
const BEING =
  /(?<=(?<!\p{L})(?:siempre|nunca|no|ya|cuando|si|también|todo|casi|que) )esta(?= (?!vez|noche|tarde|mañana|semana|casa)\p{L})|(?<!\p{L})esta(?= (?:(?:triste|feliz|mal|enferm[oa])(?=$|[.,;!?)]| (?:y|o|por|porque|cuando|sin))|\p{L}+[ai]d[oa]s?|siempre|lejos|cerca|ahí|aquí|allí|en|con|de|para|loc[oa]|muy|bien|list[oa]|dispuest[oa]|pendiente|\p{L}+[aei]ndo)(?!\p{L}))/giu

/** 'aunque este chiquita', 'aunque este cansado': no noun that a demonstrative could point at, or no verb behind it. */
const MAY_BE =
  /(?<!\p{L})((?:aunque|ojalá|mientras|por más que) (?:(?:ya|no|todavía|siempre|él|ella) )*)(este) (?!noche)(\p{L}+)/giu
const plainOf = (word: string) => word.replace(/quit([oa]s?)$/u, 'c$1').replace(/it([oa]s?)$/u, '$1')

/** 'cuando estas triste', 'siempre estas': no plural follows that a demonstrative could point at. */
const YOU_ARE =
  /(?<=(?<!\p{L})(?:siempre|nunca|no|ya|cuando|si|también|todavía|te|tú|vos|donde) )estas(?=$|[.,;!?)]| (?!\p{L}+s(?!\p{L}))\p{L})|(?<!\p{L})estas(?= \p{L}+[ai]d[oa](?!\p{L}))/giu

/** 'mi mamá paso con palomitas', 'su papá nos dejo', 'que la mamá llego': whose deed it is was said. */
const KIN_DID =
  /(?<=(?<!\p{L})(?:mi|tu|su|nuestr[oa]|(?<!(?<!\p{L})(?:a|con|de|para|por|en|sin|como|y) )(?:el|la)) (?:mam[áa]|pap[áa]|madre|padre|abuel(?:it)?[oa]|herman(?:it)?[oa]|t[ií][oa]|prim[oa]|hij[oa]|espos[oa]|novi[oa]) (?:no )?(?:se |me |nos |te |les? |l[oa]s? )?)\p{L}{3,}o(?!\p{L})/giu

/** 'durmió con el', 'terminó el arreglando todo': no noun follows that an article could go with. */
const HIM =
  /(?<=\p{L} )el(?= (?:[yeo]|pero|en|porque|cuando|aunque|ya|s[ií] (?!\p{L}*o(?!\p{L}))\p{L}+|si \p{L}+(?:ó|aba|ía))(?!\p{L}))|(?<=(?<!\p{L})[Aa] )el(?= (?:(?:no|le|se|me|nos) \p{L}|primero(?: que| y|$|[.,])|(?:l[oa]s?|el) \p{L}))|(?<=(?<!\p{L})(?:con|de|para|por|sin|a|en|contra|hacia) )el(?= (?:y|cuando|porque|pero)(?!\p{L}))|(?<=\p{L} )el(?=$|[.,;:!?)])|(?<=^|[.;,] |(?<!\p{L})(?:que|cuando|y|pero) )el(?= (?:es|se|no(?! (?:rotund|definitiv|de )| \p{L}+[aeií]r(?:se|l[aeo]s?|me|te|nos)?(?!\p{L}))|siempre|nunca|me|te|le|les|nos|ya|también|está|tiene|era|fue|sabe|hace|solito|mismo(?! (?:d[ií]a|año|mes|tiempo|lugar|sitio|\p{L}+[oa]s? (?:que|de)))|dijo|dec[ií]a|lo(?= \p{L}+[oó](?!\p{L}))|frío(?= (?:l[oa]s|un[oa]?s?|pap|huev|pl[aá]tan|tod)\p{L}*)|iba|hizo|llegó|quería)(?!\p{L}))/giu
const HIM_DOING =
  /(?<=\p{L} )el(?= (?!(?:mando|bando|blando|contrabando|comando|estruendo|atuendo|reverendo|dividendo|fando)(?!\p{L}))\p{Ll}+(?:a|ie|ye)ndo(?!\p{L}))/gu

/** 'no sabia nadar', 'me hacia trenzas', 'tenia miedo': forms that are other words too, where a verb must stand. */
const IMPERFECT =
  /(?<=(?<!\p{L})(?:me|te|se|nos|os|le|les|lo|la|los|las|no|que|ya|siempre|cuando|si|desde|ningun[oa]|nadie|quién|nunca) )(?:sabia|hacia|servia)(?!\p{L})|(?<!\p{L})sabia(?= (?:\p{L}+[aeií]r(?:me|te|se|nos|l[aeo]s?)?|qu[eé]|c[oó]mo|d[oó]nde|cu[aá]ndo|si)(?!\p{L}))|(?<!\p{L})hacia(?= (?:ya |como |m[aá]s de )?(?:\d+|\p{L}+) (?:minutos?|horas?|d[ií]as?|semanas?|mes|meses|años?|rato|tiempo)(?!\p{L}))|(?<!\p{L})hacia(?= (?:milagros|maravillas|magia|reír|falta|frío|calor|todo|de todo|como|trenzas|tortillas|pan|pasteles)(?!\p{L}))|(?<!\p{L})(?:tenia|venia|reia)(?!\p{L})/gu

/** 'me dijo si en la playa' */
const SAID_YES =
  /(?<=(?<!\p{L})dij(?:o|e|iste|eron) (?:que )?)si(?=\s*(?:[.,;!]|$)| (?:en (?:la|el|un)|por fin|frente|acepto|y)(?!\p{L}))/giu

/** 'si yo me saltaba un pedazo sabia': of a time of which all else is told so. */
const KNEW =
  /(?<=\p{L}(?:aba|ía)(?!\p{L}).*(?<!(?<!\p{L})(?:una?|la|su|muy|tan|más|es|era|eres|mujer|señora|persona|gente|abuela|mamá|vieja|maestra|bien) ))(?<!\p{L})(?:sabia|servia)(?=\s*(?:[.,;!]|$)| (?:que|cuando|todo|lo|el|la|c[oó]mo)(?!\p{L}))/giu

/** What only the neighbours tell: 'siempre esta ahi', 'se quedo dormida', 'eres autentica', 'durmió con el'. */
export const accentsInContext = (text: string): string => outsideQuotes(text, inContext)

function inContext(text: string): string {
  return (
    coordinatedPast(certainAccents(workedAllTheirLife(verbAccents(text))))
      .replace(/(?<=(?<!\p{L})se (?:(?:me|te|le|nos|les) )?)río(?!\p{L})/giu, 'rio')
      // one syllable, and so without an accent
      .replace(/(?<!\p{L})(r)ió(?!\p{L})/giu, '$1io')
      .replace(BABY, (word) => sameCase(word, 'bebé'))
      .replace(BEING, (word) => sameCase(word, 'está'))
      .replace(MAY_BE, (all, lead: string, este: string, how: string, at: number, whole: string) =>
        (hasGenders(plainOf(how.toLowerCase())) || /[ai]d[oa]$/iu.test(how)) &&
        (/as?$/iu.test(how) || /^(?:\s*[.,;!?)]|\s*$| [ye] )/u.test(whole.slice(at + all.length)))
          ? `${lead}${sameCase(este, 'esté')} ${how}`
          : all,
      )
      .replace(YOU_ARE, (word) => sameCase(word, 'estás'))
      .replace(/(?<!\p{L})aún (?=así(?!\p{L}))/giu, (word) => sameCase(word, 'aun '))
      .replace(/(?<!\p{L})se(?= que(?!\p{L}))/giu, (word) => sameCase(word, 'sé'))
      // 'lo que se de redes', 'que se de cuenta': no reflexive goes before 'de'
      .replace(/(?<=(?<!\p{L})se )de(?= cuenta(?!\p{L}))/giu, 'dé')
      .replace(/(?<=(?<!\p{L})(?:que|no|yo|lo) )se(?= de \p{L})/giu, 'sé')
      // 'la papa que prende una ampolleta': no father has such an article
      .replace(/(?<=(?<!\p{L})(?:las?|unas?) )papá(?=s?(?!\p{L}))/giu, 'papa')
      // 'bultos de papa'
      .replace(
        /(?<=(?<!\p{L})(?:bultos?|costal(?:es)?|sacos?|kilos?|arrobas?|puré|caldo|tortas?|tortillas?|sopa|ensalada|pastel|cáscaras?|bolsas?|cosecha|siembra|cultivos?) de )papá(?!\p{L})/giu,
        'papa',
      )
      // 'los papas de Leo', 'mis papas se separaron': no potatoes
      .replace(PARENTS, (word) => sameCase(word, 'papás'))
      .replace(/(?<=(?<!\p{L})[MmTtSs][iu]s )papas(?= (?:son|eran) \p{Lu}\p{Ll})/gu, 'papás')
      .replace(KIN_DID, thirdPast)
      .replace(/(?<=(?<!\p{L})a )que(?= hora(?!\p{L}))/giu, 'qué')
      .replace(SAID_YES, 'sí')
      // 'y si, me tradujo todo', 'el robot si prendió'
      .replace(/(?<=(?:^|[.!] )(?:y|pero) )si(?=, )/giu, 'sí')
      .replace(
        /(?<=(?<!\p{L})(?:pero|el \p{L}+|la \p{L}+|un[oa]|él|ella|el otro|la otra) )si(?= (?:(?:me|te|se|nos|les?|l[oa]s?) )?\p{L}+ó(?!\p{L})(?![^.]*,))/giu,
        'sí',
      )
      // 'y nos salvo': what stands behind is the end
      .replace(/(?<=\p{L}(?:ó|aba|ía)(?!\p{L}).*(?<!\p{L})y nos )\p{L}{4,}o(?=\s*(?:[.,;]|$))/giu, thirdPast)
      // 'tarde tres horas en sacarla': how long it took
      .replace(
        /(?<!\p{L})(?<!(?:un|una|la|cada|esa|aquella|más|muy|de|por la) )tarde(?= (?:como |casi |m[aá]s de )?(?:\d+|una?|dos|tres|cuatro|cinco|much[oa]s?|media|varias?|varios) (?:minutos?|horas?|d[ií]as?|semanas?|mes|meses|años?|rato) en \p{L}+[aeií]r)/giu,
        (word) => sameCase(word, 'tardé'),
      )
      .replace(/(?<=(?<!\p{L})pregunt\p{L}+ (?:por|en|de|con|para) )que(?!\p{L})/giu, 'qué')
      // 'con el al lado', 'nada de ingles'
      .replace(/(?<=(?<!\p{L})(?:con|a|de|para|sin|por) )el(?= al? )/giu, 'él')
      .replace(/(?<=(?<!\p{L})(?:de|en|habl\p{L}*|el|su|sab\p{L}*|poco|nada) )ingles(?!\p{L})/giu, 'inglés')
      .replace(KNEW, (word) => IMPERFECTS[word.toLowerCase()]!)
      .replace(IMPERFECT, (word) => IMPERFECTS[word.toLowerCase()]!)
      .replace(HIM, (word) => sameCase(word, 'él'))
      .replace(HIM_DOING, 'él')
      // 'se la comió entera el solo'
      .replace(/(?<=\p{L}(?:aba|ía|ó) (?:\p{L}+ )?)el(?= sol(?:o|ito)(?! (?:de|hecho)(?!\p{L})))/gu, 'él')
      // 'dejame a mi abu': whom it is said to
      .replace(
        /(?<=(?<!\p{L})d[eé]j[ae](?:n|)(?:me|l[oa]) a )mi(?= (?:abue?|abuel[oa]|mam[áai]|pap[áai]|t[ií][oa]|amor|vida)(?!\p{L}))/giu,
        'mí,',
      )
      .replace(/(?<=(?<!\p{L})(?:él|ella) )si(?= \p{L}+(?:ó|aba|ía)(?!\p{L}))/gu, 'sí')
      .replace(
        /(?<=(?<!\p{L})(?:a|de|para|por|sin|en|contra|hacia|sobre) )mi(?=$|[.,;:!?)]| (?:y|me|como|m[aá]s (?:que|q)|también|sol[oa]|mism[oa]|con|en|cuando|porque|al|tod[oa]s?|el|la|l[oa]s|una?|a (?:l[ao]s?|mi|un|una)|(?!(?:com|contrab|m|b)ando(?!\p{L}))\p{L}{2,}(?:a|ie|ye)ndo)(?!\p{L}))/giu,
        'mí',
      )
      .replace(/(?<!\p{L})si(?= mism[oa]s?(?!\p{L}))/gu, 'sí')
      .replace(/(?<=\p{L} )tu(?=$|[.,;:!?)])/gu, 'tú')
      .replace(
        /(?<=(?<!\p{L})(?:dice|dices|dijo|dijiste|decir|diga|responde|contesta|creo) que )si(?=$|[.,;:!?)]| (?:a|y|pero|cuando)(?!\p{L}))/giu,
        'sí',
      )
      .replace(
        /(?<!\p{L})tu(?= (?:(?:y|me|te|nos|no|siempre|nunca|eres|fuiste|muert[oa] de|\p{L}+(?:ando|iendo))(?!\p{L})|\p{L}{2,}[ai]ste(?!\p{L})))/giu,
        (word) => sameCase(word, 'tú'),
      )
      .replace(
        /(?<=(?<!\p{L})se |(?:^|[.;,] |(?<!\p{L})(?:que|cuando|y|pero) )(?:él|ella|usted|quien)(?: sol[oa]| mism[oa])? )\p{L}+o(?!\p{L})/giu,
        thirdPast,
      )
      .replace(/(?<=\p{L} )si(?=$|[.!)])/gu, 'sí')
      .replace(/(?<=(?<!\p{L})(?:nunca|siempre|se|me|te|le|nos|lo|ya) )a(?= (\p{L}+[ai]do)(?!\p{L}))/giu, 'ha')
      .replace(/(?<=(?<!\p{L})(?:es|eres|sos|era|muy|tan|más|súper) )\p{L}{4,}[oa]s?(?!\p{L})/gu, described)
      .replace(ASKING_WHICH, (word) => ASKED[word]!)
      .replace(ASKING, (word) => sameCase(word, ASKED[word.toLowerCase()]!))
  )
}

const PARENTS =
  /(?<=(?<!\p{L})(?:los|(?:mis|tus|sus|nuestros)(?= papas (?:se|me|nos|les?|no|y yo|\p{L}+(?:ron|aban|ían))(?!\p{L}))) )papas(?!\p{L})/giu

/** 'que trabajo toda su vida', 'saco su carrera trabajando': what somebody else did; 'que trabajo toda mi vida' is the sender. */
function workedAllTheirLife(text: string): string {
  if (/(?<!\p{L})(?:yo|mis?|me|conmigo)(?!\p{L})/iu.test(text) || !/(?<!\p{L})(?:sus?|se|les?)(?!\p{L})/iu.test(text))
    return text
  return text.replace(
    /(?<=(?<!\p{L})(?<!desde )que (?:siempre |nunca |no )?)\p{L}{3,}o(?= (?:tod[oa]s? (?:sus?|l[ao]s?) |much[oa]s? |tant[oa]s? |muy |duro|desde |hasta |sol[oa] |como |en (?:el|la|los|las) |por (?:sus?|nosotros) |para (?:sus?|que) |a (?:sus?|mis?|tod[oa]s) ))|(?<!(?<!\p{L})(?:su|el|un|del|al) )(?<!\p{L})(?!llev|pas|esper)\p{L}{3,}o(?= (?:(?:\d+|veint\p{L}+|treinta|cuarenta|cincuenta) años|sus? \p{L}+ \p{L}+(?:a|ie|ye)ndo)(?!\p{L}))/giu,
    thirdPast,
  )
}

/** 'es autentica': an adjective stands there, and not the verb that is spelt without its accent. */
function described(word: string): string {
  if (hasGenders(word) || infinitivesOf(word).length === 0) return word
  const forms = word
    .split('')
    .flatMap((letter, i) =>
      'aeiou'.includes(letter) ? [word.slice(0, i) + ACCENTED[letter]! + word.slice(i + 1)] : [],
    )
  return forms.find((form) => hasGenders(form)) ?? word
}

/** 'bebe' is a verb unless an article or 'como' before it makes it the noun 'bebé'. */
const BABY =
  /(?<=(?<!\p{L})(?:el|un|la|una|mi|tu|su|de|del|al|como|era|eras|éramos|nuestro|nuestra|primer) )bebe(?!\p{L})/giu

const IMPERFECTS: Record<string, string> = {
  sabia: 'sabía',
  hacia: 'hacía',
  servia: 'servía',
  tenia: 'tenía',
  venia: 'venía',
  reia: 'reía',
}

/** 'adivinar de quien es', 'se sabe de que línea es cada uno' */
const ASKING_WHICH =
  /(?<=(?<!\p{L})(?:sab(?:e|en|er|ía|ían)|adivin(?:ar?|an|aba)|averigu(?:ar?|an)|pregunt(?:ar?|an|aba)|entiende) (?:(?:a|de|con|en|por|para) )?)(?:quien|cual)(?= \p{L})|(?<=(?<!\p{L})(?:sab(?:e|en|er|ía|ían)|adivin(?:ar?|an|aba)|averigu(?:ar?|an)|pregunt(?:ar?|an|aba)) (?:a|de|con|en|para) )que(?= \p{L}+ (?:es|son|era|eran|va|viene|está)(?!\p{L}))/gu

/** '¿que pasó?', '¡que noche!'; not '¡que vivan!'. */
const ASKING =
  /(?<=¿)(?:que|como|cuando|donde|quien|cual)(?= )|(?<=¡)que(?= (?:noche|risa|día|fiesta|alegría|aventura|locura|tarde|vergüenza|manera|lind[oa]|buen[oa]?|bonit[oa]|divertid[oa]|viaje)(?!\p{L}))/giu
