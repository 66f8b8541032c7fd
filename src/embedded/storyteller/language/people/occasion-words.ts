import { readRelation, type Role } from './relations.ts'
import { bare } from '../grammar/text.ts'

/** A day for which a story is given, as people say it beside who it is for. Without accents; what comes first decides. */
const SAID: readonly (readonly [
  'aniversario' | 'cumpleanos' | 'madre' | 'padre' | 'navidad' | 'reyes' | 'graduacion' | 'despedida',
  RegExp,
])[] = [
  [
    'aniversario',
    /aniversario|bodas de (?:plata|oro|perla|diamante)|\b(?:son|hacen|llevan) (?:\w+ ){1,4}an\w+ (?:de )?(?:casad[oa]s|matrimonio)|\bcumpl\w+ (?:\w+ ){1,3}(?:de )?(?:casad[oa]s|juntos|juntas|novi[oa]s|matrimonio|pareja)/,
  ],
  [
    'cumpleanos',
    /\bcumple(?:n)? (?:ya )?(?:\d|sus|los|un ano|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)|\b(?:su|mi|de) cumple(?:anos)?\b|(?:va|van) a cumplir|sus (?:\d{1,3}|quince|xv) anos\b|\bquinceanera\b/,
  ],
  ['madre', /dia de (?:la|las) madres?|dia de mama|10 de mayo/],
  ['padre', /dia del? (?:los )?padres?|dia de papa/],
  ['navidad', /navidad|nochebuena/],
  ['reyes', /(?:dia|noche) de reyes|\bpara reyes|\((?:por |para |es )?(?:los )?reyes\)/],
  [
    'graduacion',
    /graduacion|se gradu[ao]\b|graduarse|se titul[ao]\b|titulacion|se (?:va a recibir|recibe|recibio)(?: por fin)? de|\bse recibio\b(?! con)|\begresa\b|fin de(?:l)? (?:ciclo|curso)|termina (?:el kinder|la primaria|la secundaria|la prepa|la carrera|el colegio)/,
  ],
  [
    'despedida',
    /despedida|\bultimo dia\b|\bse nos (?:va|van|marcha|marchan)\b(?! a (?!vivir|estudiar|trabajar|hacer la|probar)\w+[aei]r(?:se)?\b)|\bse va(?:n)? (?:a (?:vivir|estudiar|trabajar)|a otr[oa] \w+|al extranjero|lejos|del? (?:trabajo|oficina|empresa|equipo|pais|baja|aqui))|\bse (?:nos )?muda|\bse cambia de (?:trabajo|ciudad|casa|escuela)|\bse regresa a (?:su|vivir)|\b(?:vuelve|regresa) a su (?:pais|tierra|pueblo)|\bemigra\b|\bnos deja(?:n)? (?:para|y se|por)/,
  ],
]

/** 'se va a Querétaro': a place has its capital. */
const leavesForAPlace = (relation: string) =>
  /(?<![A-Za-zÀ-ỹ])se van? a (?:la |el |los |las )?\p{Lu}\p{Ll}/u.test(relation)

/** Who retires says goodbye to those they worked with, and to nobody at home. */
const RETIRES = /\bse (?:nos )?(?:jubila|retira|pensiona)\b|jubilacion/
export const retires = (relation: string): boolean => RETIRES.test(bare(relation))
const AT_WORK: ReadonlySet<Role> = new Set(['colleague', 'teacher', 'other'])
const isOfTheHouse = (relation: string) => !AT_WORK.has(readRelation(relation).role)

/** The day that the words beside a name surely tell; null where they tell none, or say that it is long ago. */
export function occasionIn(relation: string): (typeof SAID)[number][0] | null {
  const said = bare(relation)
  if (/\bhace\b|no quiere que se|cumpliria|\bno (?:es|cumple)|sin despedid/.test(said)) return null
  const day = SAID.find(([, test]) => test.test(said))?.[0]
  return day ?? (leavesForAPlace(relation) || (RETIRES.test(said) && !isOfTheHouse(relation)) ? 'despedida' : null)
}

/** 'mi amiga, se casa en abril', 'nuestra compañera, se jubila': a day is meant, whichever of the form's was chosen. */
export const tellsOfADay = (relation: string): boolean =>
  occasionIn(relation) !== null ||
  RETIRES.test(bare(relation)) ||
  /\bse (?:nos |va a |van a )?cas(?:an?|ar)\b/.test(bare(relation))
