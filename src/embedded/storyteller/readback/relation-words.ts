import { privateFact } from '../../../contract/private-facts.ts'
import { isEntry } from '../language/grammar/dictionary.ts'
import { A_NUMBER } from '../language/grammar/numbers.ts'
import { finiteForm } from '../language/grammar/finite.ts'
import { isKinWord } from '../language/people/names.ts'
import { withoutEnd } from '../language/grammar/text.ts'
import { lowerFirst, tidy } from '../language/spelling/tidy.ts'

/** What somebody is to the giver, in the words in which it is read back: no news, no age, no stump. */

/** 'mi abuelo, vive en Cali', 'mi hija cumple 15' → 'mi abuelo', 'mi hija': of what is told besides, nothing is said back here. */
function kinshipOf(relation: string): string {
  const [first = '', ...told] = relation.split(/\s*(?:[,;.!?(]|\p{Extended_Pictographic})+\s*/u)
  const head = first
    .replace(AND_NOW, '')
    .replace(isClause(first) ? /,? (?:pero(?! para mí es mi )|así que|no es nad).*$/iu : NEWS, '')
    .replace(HANGS, '')
  // 'mi ahijado? ahijada? no, ahijado'
  const corrected = told.filter((part) => stemOf(part) !== null && stemOf(part) === stemOf(head)).at(-1)
  if (corrected) return `mi ${corrected.replace(MINE_BEFORE, '')}`
  const kin = told.filter((part) => KIN_TOO.test(part) && privateFact(part) === null && !NEWS.test(part))
  return head === first ? [head, ...kin].join(', ') : head
}

/** What they are to the giver as it may be told to anybody: nothing that is said besides of it is private. */
export function toldRelation(relation: string): string {
  const kin = kinshipOf(relationWords(relation))
  if (privateFact(kin) === null) return kin
  const [head = ''] = kin.split(/\s*,\s*|\s+(?:con|que|de|sin|en|y)\s+/u)
  return privateFact(head) === null ? head.replace(HANGS, '') : kin
}

const MINE_BEFORE = /^(?:(?:jaja[A-Za-zÀ-ỹ]*|no|perdón|digo|bueno)[\s,]+)*(?:mi |nuestr[oa] |el |la )?/iu
/** 'mi ahijada' → 'ahijad' */
const stemOf = (kin: string) =>
  isKinWord(kin.replace(MINE_BEFORE, '')) ? kin.replace(MINE_BEFORE, '').toLowerCase().slice(0, -1) : null

/** 'compañera que', 'hijo de': words that lead on to what is gone. */
const HANGS =
  /(?<=[A-Za-zÀ-ỹ])(?:\s+(?:que|se|nos|me|le|ya|este|esta|y|e|o|pero|porque|aunque|cuando|del?|en|con|por|para|a|al|el|la|l[oa]s|mis?|sus?|no|siempre|también|hoy|ahora|hace|desde|hasta|como|casi|muy))+$/iu

/** 'sobrina y ahora la cuidamos nosotros' */
const AND_NOW = /(?<=[A-Za-zÀ-ỹ]) (?:y|pero|e) (?:ahora|desde|hoy|ya|antes|a veces|hace)(?![A-Za-zÀ-ỹ]).*$/iu

/** What somebody does or did, told after what they are without a comma. */
const NEWS =
  /(?<=^(?:(?:mis?|nuestr[oa]s?|el|la|los|las|una?) )?[A-Za-zÀ-ỹ]+(?: .*)?) (?:(?:y|pero|porque|aunque|cuando|ya) )?(?:(?:que )?(?:ya |hoy |ahora |pronto |(?:este|esta|el|en) [A-Za-zÀ-ỹ]+ )?(?:(?:se nos|se me|se|nos) (?:va|van|fue|marcha|deja|jubila|casa|gradú?u?a|muda|pensiona|retira|conoc)|cumpl|van? a (?:cumplir|nacer|tener|entrar|salir)|se (?:recib|titul|gradu|jubil)|acaba|tiene[ns]?(?![A-Za-zÀ-ỹ])|vive|nac(?:e|ió|io)(?![A-Za-zÀ-ỹ])|todav[ií]a|pero (?:la|en|ya|no|seguimos|somos|es)|es (?:para|mi|quien)|son (?:mis|gemel|cuat|melliz)|no es (?:nad|mi)|ll[eo]va|trabaja)|en realidad).*$/iu

/** 'madrina de mi Sofi', 'el marido de mi hija': what they are besides. */
const KIN_TOO =
  /^(?:y )?(?:(?:mi|nuestr[oa]|el|la|una?) )?(?:mejor )?(?:herman|prim|espos|marido|mujer|hij|niet|sobrin|ahijad|madrina|padrino|amig|comadre|compadre|vecin|compañer|pap[áa]|mam[áa]|padre|madre|abuel|t[ií][oa]|suegr|cuñad|novi)[A-Za-zÀ-ỹ]*(?: |$)/iu

/** 'mi profe de natación de cuando era crío' */
const OF_OLD = /(?<= de cuando )era(?= (?:crí|niñ|chic|chiquit|peque))/iu

const MINE = /^(?:yo|me|mí|conmigo|soy)$/iu

/** Says what somebody does, or speaks in the giver's own person: 'cuidó a mi mamá', 'la que me crió'. */
export function isClause(text: string): boolean {
  if (OF_OLD.test(text)) return false
  const [first = '', ...others] = text.match(/\p{L}+/gu) ?? []
  if (/^(?:se|les?|nos|ya|no)$/iu.test(first)) return true
  // nouns in no sense that goes on with «a mi mamá»
  if (/^(?:cuida|ayuda|limpia|atiende|acompaña)$/iu.test(first) && /^(?:a|en|con)$/iu.test(others[0] ?? '')) return true
  const says = finiteForm(first.toLowerCase())
  return (
    (says !== null && !isEntry(first.toLowerCase()) && !isKinWord(first)) ||
    [first, ...others].some((word) => MINE.test(word))
  )
}

/** 'sobrina' → 'tu sobrina', 'mejor amigo' → 'tu mejor amigo'; what has its own article or is more than kinship stays. */
export const theirs = (relation: string) => {
  const [head = ''] = relation.split(', ')
  const [, kin = ''] =
    /^(?:mejor |futur[oa] |gran |querid[oa] )?([A-Za-zÀ-ỹ@]+)(?! de(?:l(?! (?:alma|corazón))|(?: (?:tus?|sus?|una?|l[ao]s?))))(?: |$)/iu.exec(
      head,
    ) ?? []
  if (/ de (?:tus?|sus?|mis?|vuestr[oa]s?) /iu.test(head)) return relation
  return ONE_WORD.test(head) || isKinWord(kin) || PET.test(head) || MATE.test(head) || FAMILIAR.test(head)
    ? `tu${/^(?:[A-Za-zÀ-ỹ]+ )?[A-Za-zÀ-ỹ]+s$/iu.test(head) || /^(?:mejores )?(?:amig|compañer|herman|prim|niet|hij|sobrin|t[ií])[oa]s(?![A-Za-zÀ-ỹ])/iu.test(head) ? 's' : ''} ${relation}`
    : relation
}

/** Kinship as it is said at home. */
const FAMILIAR = /^(?:ñañ[oa]|sobri|carnal|compa|cuat[ea]|pana|parce|causa|tata|herma|primi|cuñis?|suegris?)s?(?: |$)/iu
const ONE_WORD = /^(?!(?:nadie|alguien|tod[oa]s?|ell[oa]s?|varios|nuestr[oa])$)(?:mejor )?[A-Za-zÀ-ỹ@]{4,}$/iu
/** 'compañera de la oficina', 'pata del colegio': whose mate it is was left out; not 'amiga de mi hija'. */
const MATE =
  /^(?:mejor )?(?:compañer[oa]s?|coleg[ao]s?|compis?|amig[oa@]s?|patas?|parces?|cuates?|vecin[oa]s?|jef[ea]s?|profes?|maestr[oa]s?|comadres?|compadres?) del? (?!(?:tus?|sus?|una?|mis?|nuestr[oa]s?) )(?!\p{Lu})/u
const PET =
  /^(?:mascotas?|comp[ia]|colaboradora?|muchach[A-Za-zÀ-ỹ]+|(?:perr|gat|conej|lor|yegu|caball|cachorr|hámster)[A-Za-zÀ-ỹ]*)(?![A-Za-zÀ-ỹ])/iu

/** 'mi ahijada de nueve años' */
const AGE_IN_WORDS = new RegExp(
  `(?<!(?:desde hace|durante|desde|tras|después de)(?: más(?: de)?| casi| ya| unos)?(?: [A-Za-zÀ-ỹ]{5,7}a(?: y)?)?),?\\s+(?:(?:de|con) )?(?:casi |ya |apenas )?(?!un[oa]? )(?:${A_NUMBER}) a[ñn](?:it)?os?(?: y medio)?(?=$|,| que )`,
  'giu',
)

/** 'mi hijo de 4 años' → 'mi hijo'; 'mi princesa de 6' → 'mi princesa'. */
function relationWords(raw: string): string {
  return withoutEnd(
    lowerFirst(tidy(raw))
      .replace(/(?<=^(?:mis|nuestr[oa]s) )([mp])a([mp])as(?![A-Za-zÀ-ỹ])/iu, '$1a$2ás')
      .replace(/\s*\([^()]*\)?/gu, '')
      .replace(/(?<![A-Za-zÀ-ỹ])q(?![A-Za-zÀ-ỹ])/giu, 'que')
      // 'mi mamá se llama Blanca': her name, and not what she is
      .replace(
        /(?<=^(?:mi|nuestr[oa]) [A-Za-zÀ-ỹ]+),? (?:que |y )?se llama(?:ba)? [A-Za-zÀ-ỹ]+(?: [A-Za-zÀ-ỹ]+)?$/iu,
        '',
      )
      .replace(/(?<![A-Za-zÀ-ỹ])bb(?![A-Za-zÀ-ỹ])/giu, 'bebé')
      .replace(/^(?:es|son|era|eran|eres) (?=(?:mis?|nuestr[oa]s?|el|la|l[oa]s|una?) )/iu, '')
      .replace(/(?<=(?:mam[aá]|pap[aá]|herman[oa]|abuel[oa]|hij[oa])) de (?:crianza|coraz[oó]n)(?![A-Za-zÀ-ỹ])/iu, '')
      .replace(/(?<=[A-Za-zÀ-ỹ]) m[ií][oa]s?(?=$|,)/iu, '')
      // 'la novia', from who gives it
      .replace(
        /^(?:el|la) (?=(?:novi|espos|mujer|marido|polol|herman|hij|niet|sobrin|cuñad|prim|suegr|nuera|yerno|ahijad|abuel|mam|pap)[A-Za-zÀ-ỹ]*$)/iu,
        'mi ',
      )
      // 'mi vecino del 4': the number of a flat
      .replace(/^(?:el|la) (?=vecin[oa] del? )/iu, 'mi ')
      .replace(/,?\s+del? (?:depto\.?|departamento|depa|piso|apto\.?|casa )?\s*\d+[A-Za-zÀ-ỹ]{0,2}(?=$|,)/iu, '')
      .replace(
        /(?<!(?:desde hace|durante|desde|tras|después de|tenía|tenia|a los)(?: más de| casi| ya| unos)?\s?),?(?:\s*(?<![A-Za-zÀ-ỹ])(?:de|que (?:ya )?(?:tiene|cumple|va a cumplir)|con) |\s*)(?:casi |ya |apenas |unos )?(?<!\d)\d{1,3}(?: (?:añ[A-Za-zÀ-ỹ]+|meses|mes|tacos))?(?: y medio| recién cumplid[oa]s| cumplid[oa]s)?(?=$|,| que )/giu,
        '',
      )
      .replace(AGE_IN_WORDS, '')
      .replace(/,? pero para m[ií] es mi (?=[mp]a)/iu, ' pero para mí es mi ')
      .replace(/(?<=para mí es mi )([mp]a[mp])a$/iu, '$1á')
      .replace(/(?<=[A-Za-zÀ-ỹ] )bebe(s?)(?=$|,)/giu, 'bebé$1')
      .replace(
        /(?:de )?cuando (?:yo )?era (?:un |una )?(cr[ií][oa]|niñ[oa]|chic[oa]|chiquit[oa]|peque[A-Za-zÀ-ỹ]*)(?=$|[,.])/iu,
        (_, how: string) => `de cuando era ${how.replace(/^cri/iu, 'crí')}`,
      )
      .replace(
        /,?\s*(?:que en paz descanse|q\.?\s?e\.?\s?p\.?\s?d\.?|que ya no está(?: con nosotros)?|que (?:ya |me cuida )?(?:está |desde )?(?:en )?el cielo|que (?:ya )?(?:se )?(?:falleció|murió|murio|fallecio|se (?:nos|me) fue|nos dejó|nos dejo|(?:ya )?cruz[óo] el (?:puente(?: del)? )?arco|se (?:nos |me )?adelant[óo]|part(?:ió|io)(?= (?:en|al|el|hace)|$)|vol[óo] (?:muy )?alto).*|ya fallecid[oa])/giu,
        '',
      ),
  )
}
