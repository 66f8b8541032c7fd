import { ANSWERS_AT_HAND, cached } from '../grammar/cache.ts'
import { A_NUMBER, numberOf } from '../grammar/numbers.ts'
import { bare, words } from '../grammar/text.ts'
import { tidy } from '../spelling/tidy.ts'
import { type Species, speciesOf } from './animals.ts'

/** What a relation in free text says: the role, the age that goes with it, and the word that told it. */

export type Age = 'small' | 'older' | 'adult' | 'elder'

export type Role =
  | 'child'
  | 'grandchild'
  | 'nephew'
  | 'godchild'
  | 'sibling'
  | 'cousin'
  | 'student'
  | 'grandparent'
  | 'parent'
  | 'uncle'
  | 'inlaw'
  | 'friend'
  | 'colleague'
  | 'teacher'
  | 'partner'
  | 'pet'
  | 'other'

export type Relation = { role: Role; age: Age; baby: boolean; species: Species | null; word: string; text: string }

const KIN: readonly (readonly [RegExp, Role, Age])[] = [
  [/^(hij|nen|chamac|bebe|peque|chiquitin|enan|reton|criatura)/, 'child', 'small'],
  [/^(bisniet|niet)/, 'grandchild', 'small'],
  [/^sobri/, 'nephew', 'small'],
  [/^ahijad/, 'godchild', 'small'],
  [/^(hermanit|hermanill)/, 'sibling', 'small'],
  [/^(herman|gemel|melliz|tat[eo]$|carnal)/, 'sibling', 'adult'],
  [/^(cuñad|cunad|consuegr)/, 'inlaw', 'adult'],
  [/^(primit)/, 'cousin', 'small'],
  [/^prim[ao]s?$/, 'cousin', 'adult'],
  [/^(alumn|estudiant|discipul)/, 'student', 'older'],
  [
    /^(abuel|abue$|abu$|yay[ao]|nan[ao]$|bisabuel|nonn|tata$|lel[ao]$|iai[oa]$|grandma|grandpa)/,
    'grandparent',
    'elder',
  ],
  [/^(mama|papa|madre|padre|mami|papi|jefecit|ma$|pa$|madrastr|padrastr)/, 'parent', 'adult'],
  [/^(tia|tio|tit[aoi]$|tiit|madrin|padrin)/, 'uncle', 'adult'],
  [/^(suegr|nuer|yern)/, 'inlaw', 'adult'],
  [/^(compan|compi(?:s|nche)?$|coleg|jef|soci|equipo|asistent|secretari|becari|gerent|client)/, 'colleague', 'adult'],
  [
    /^(maestr|profe|entrenador|doctor|terapeut|enfermer|psicolog|nin[ae]r|cuidador|educador|mentor|director|seno$)/,
    'teacher',
    'adult',
  ],
  [/^(espos|marid|novi|polol|pareja|prometid|mujer|amor$|conyug|enamorad|viej[ao]$|vida$)/, 'partner', 'adult'],
  [
    /^(perr|labrador|golden$|chihuahua|poodle|caniche|bulldog|husky|beagle|schnauzer|galg[oa]$|pitbull|yorkshire|dalmata|gat[aoi]|mascot|conej|loro|lora|peric|periquit|hamster|tortug|caball|yegu|cachorr|pez$|pececit|canari|cotorr|cacatu|guacamay|agaporn|gallin|huron|chinchill|jerb|ajolot|gecko|cuy|poni|cobay|iguan)/,
    'pet',
    'adult',
  ],
  [/^(amig|vecin|comadr|compadr|cuat[ea]|roomie|mejor|best|bff|amiguit)/, 'friend', 'adult'],
  [/^(nin[oa]s?$|niñ)/, 'other', 'small'],
  // 'mi chica' is a partner or a daughter: it is asked
  [/^chic[oa]s?$/, 'other', 'adult'],
]

const OTHER_TONGUES: Readonly<Record<string, string>> = {
  son: 'hijo', daughter: 'hija', mom: 'mamá', mum: 'mamá', mother: 'mamá', dad: 'papá', father: 'papá', sister: 'hermana', brother: 'hermano', wife: 'esposa', husband: 'esposo', niece: 'sobrina', nephew: 'sobrino', aunt: 'tía', uncle: 'tío', grandson: 'nieto', granddaughter: 'nieta', grandmother: 'abuela', grandma: 'abuela', grandfather: 'abuelo', grandpa: 'abuelo', boyfriend: 'novio', girlfriend: 'novia', dog: 'perro', cat: 'gato', coworker: 'colega', boss: 'jefe',
  filho: 'hijo', filha: 'hija', mãe: 'mamá', pai: 'papá', irmã: 'hermana', irmão: 'hermano', avó: 'abuela', avô: 'abuelo', neto: 'nieto', neta: 'nieta', sobrinha: 'sobrina', sobrinho: 'sobrino', amiga: 'amiga', amigo: 'amigo', namorada: 'novia', namorado: 'novio', esposa: 'esposa', marido: 'esposo',
  student: 'estudiante', baby: 'bebé',
} // oxfmt-ignore

/** 'my sister', 'meu filho' → 'mi hermana', 'mi hijo'; 'es mi papá' → 'mi papá'; 'niece / mi sobrina' → 'mi sobrina'; any other relation as it was written. */
export function inSpanish(written: string): string {
  // 'mijo', 'm'ija linda'
  const relation = written.replace(/^\s*(?:mi )?m['’]?(ij[oa]s?)(?![A-Za-zÀ-ỹ])/iu, 'mi h$1')
  const [, foreign = '', own = ''] =
    /^\s*(?:my |meu |minha )?([A-Za-zÀ-ỹ]+)\s*\/\s*([A-Za-zÀ-ỹ].*)$/isu.exec(relation) ?? []
  if (OTHER_TONGUES[foreign.toLowerCase().replace(/s$/u, '')]) return own
  // 'primos, mis sobrinos': what they are to each other
  const [, mine = ''] = /^\s*(?:(?:prim|herman)[oa]s),? ((?:mis|nuestr[oa]s) [A-Za-zÀ-ỹ]+)/iu.exec(relation) ?? []
  if (mine && readRelation(mine).role !== 'other') return mine
  // 'el meu avi, mi abuelo'; 'el abuelo de mis hijos, mi papá'
  const [, said] =
    /^(?!\s*(?:mi|nuestr[oa]) )(?=.*(?: de (?:mis|nuestr[oa]s) hijos|\bmeu |\bmeva |\bmy ))[^,]*,\s*((?:mi|nuestr[oa]) [A-Za-zÀ-ỹ]+.*)$/isu.exec(
      relation,
    ) ?? []
  if (said && readRelation(said).role !== 'other') return said
  const anew = relation.replace(/^.*?,?\s*(?:o ?sea|es decir|mejor dicho|digo),?\s+(?=(?:mi|nuestr[oa])s? )/iu, '')
  if (anew !== relation) return inSpanish(anew)
  // 'my nieto mayor': half of it was said in another language
  const half = relation.replace(/^\s*(?:my|our|meu|minha) (?=([A-Za-zÀ-ỹ]+))/iu, (all, word: string) =>
    OTHER_TONGUES[word.toLowerCase()] === undefined && readRelation(word).role !== 'other' ? 'mi ' : all,
  )
  if (half !== relation) return half
  const [, my, word = ''] = /^\s*(my |our |meu |minha )?\s*([A-Za-zÀ-ỹ]+)(?=\s*(?:,|$))/iu.exec(relation) ?? []
  const kin = my || COWORKER.test(word) ? OTHER_TONGUES[word.toLowerCase()] : undefined
  return kin
    ? `mi ${kin}`
    : relation.replace(/^\s*(?:(?:él|ella|ellos|ellas) )?(?:es|era|son|eran|fue)\s+(?=[A-Za-zÀ-ỹ])/iu, '')
}

const COWORKER = /^coworker$/iu

const DESCRIBES =
  /^(?:gemel|melliz|bebe|peque|chiquitin|nen|criatura|chic[oa]$|mejor|best|viej[ao]$|vida$|amor$|nin|equipo)/

const NUMBER_WORD = new RegExp(`(?<![A-Za-zÀ-ỹ])${A_NUMBER}(?= (?:anos?|mes|meses)(?: |$))`, 'gu')

/** 'desde hace 3 años', '5 años de casados': a duration, not an age. */
const LASTING =
  /(?<![A-Za-zÀ-ỹ])(?:hace|desde|llevamos|cuid[eoa][A-Za-zÀ-ỹ]{0,4}|cumplimos) (?:hace |los |mas de |casi |unos |ya )*\d+ ?an[A-Za-zÀ-ỹ]*|\d+ ?an[A-Za-zÀ-ỹ]* (?:atras|junt|casad|siendo|de (?:casad|novi|amist|conoc|relacion|matrimon|pareja|estar|ser|amig|trabaj|servici))[A-Za-zÀ-ỹ]*/gu

export const readRelation = cached(ANSWERS_AT_HAND, (raw): Relation => {
  const text = words(bare(tidy(raw).replace(/(?<![A-Za-zÀ-ỹ])ñañ(?=[oa]s?(?![A-Za-zÀ-ỹ]))/giu, 'herman')))
    .join(' ')
    .replace(NUMBER_WORD, (said) => String(numberOf(said) ?? said))
    // 'mi hijo perruno'
    .replace(
      /(?<![A-Za-zÀ-ỹ])hij([oa])s? (?:(perr|gat)un[oa]s?|(?:de cuatro|con) patas|pelud[oa]s?)/gu,
      (_, o: string, kind = 'perr') => kind + o,
    )
    .replace(/pastor(a?) (?:aleman|belga|australian)[oa]?/, (_, a: string) => `perr${a || 'o'}`)
  let found: Omit<Relation, 'baby' | 'species' | 'text'> = { role: 'other', age: 'adult', word: '' }
  if (/compan[a-z]+ de (?:mi )?vida/.test(text))
    return { role: 'partner', age: 'adult', baby: false, species: null, word: 'companer', text }
  const own = text.replace(
    / (?:de (?:mis?|nuestr[oa]s?|sus?|una?|tus?)|que|de (?:nin|chic|pequen)[oa]s?) .*$| de (?:nin|chic|pequen)[oa]s?$/,
    '',
  )
  const named = own.split(' ').flatMap((word) => {
    const kin = KIN.find(([test]) => test.test(word))
    return kin ? [{ role: kin[1], age: kin[2], word }] : []
  })
  // 'bebé de 8 meses, mi nieta', 'mi viejo amigo': a relation takes precedence over a description
  found = named.find(({ word }) => !DESCRIBES.test(word)) ?? named[0] ?? found
  // 'mi jefe, mi papá', as one says at home in México
  if (/^jef[ea]s?$/.test(found.word)) found = named.find(({ role }) => role === 'parent') ?? found
  // 'mis mellizos': of one's own twin there is one
  if (/^(?:gemel|melliz)[oa]s$/.test(found.word)) found = { ...found, role: 'child', age: 'small' }
  // 'mi señora', and no 'mi señora de la limpieza'
  if (
    found.role === 'other' &&
    /^mi senora(?:$| (?:y|hace|desde|ya|\d|llevamos|cumpl|herm|lind|querid|bell|ama))/.test(text)
  )
    found = { role: 'partner', age: 'adult', word: 'senora' }
  // 'mi chica de cinco años'
  if (found.word.startsWith('chic') && (/\d+ mes/.test(text) || ageOf(text, 'child', 'adult') !== 'adult'))
    found = { ...found, role: 'child' }
  // 'la mamá de mi novio', 'hijo de mi amiga': the age holds, the bond to the sender does not
  if (
    !['colleague', 'teacher', 'partner', 'pet'].includes(found.role) &&
    /^(?:(?:mi|la|el|una?|nuestr[oa])s? )?\p{L}+ de (?:mis?|nuestr[oa]s?|sus?|una?|tus?) \p{L}+/u.test(text) &&
    !/^\p{L}+ de mi (?:vida|alma|corazon)/u.test(text)
  )
    found = { ...found, role: 'other' }
  const species = found.role === 'pet' ? speciesOf(found.word, own) : null
  const baby = /^bebe|recien nacid|de \d+ mes|de meses|de [12] an/.test(`${found.word} ${text}`)
  return { ...found, age: ageOf(text, found.role, found.age), baby, species, text }
})

function ageOf(said: string, role: Role, age: Age): Age {
  const text = said.replace(LASTING, ' ')
  if (role === 'pet') return age
  const years = Number(
    /(\d{1,2}) ?an/.exec(text)?.[1] ?? /(?:de|tiene|cumple|cumplio) (\d{1,2})\b/.exec(text)?.[1] ?? Number.NaN,
  )
  if (years < 9) return 'small'
  if (years < 18) return 'older'
  if (years >= 65) return 'elder'
  if (years >= 18) return 'adult'
  if (/adolescent|quinceaner|jovencit/.test(text)) return 'older'
  if (/adult|universitari|casad|grown/.test(text)) return 'adult'
  if (role === 'parent' && /abuel/.test(text)) return 'elder'
  if (/pequen|chiquit|menor/.test(text) && age !== 'elder') return 'small'
  if (/mayor/.test(text) && ['child', 'nephew', 'grandchild'].includes(role)) return 'older'
  return age
}
