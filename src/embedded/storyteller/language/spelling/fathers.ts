import { sameCase } from '../grammar/text.ts'
import { isCareful } from './accent-model.ts'
import type { Care } from './accent-signs.ts'

/** «papa», «papas», typed without their accent: a father, or parents, where they are not what is eaten. */

const DISHES =
  'quesadillas?|enchiladas?|tacos?|taquitos?|flautas?|gorditas?|sopes?|molotes?|pambazos?|tostadas?|empanad(?:it)?as?|croquetas?|tortit?as?|tortillas?|tamal(?:es|it[oa]s?)?|past(?:el|eles|elitos?|elillos?)|puré|cald(?:it)?os?|sop(?:it)?as?|crem(?:it)?as?|guis(?:it)?os?|ensalad(?:it)?as?|rellenos?|ñoquis?|buñuelos?|bolitas?|bollos?|albóndigas|arepas?|pan|panes|milcaos?|chapaleles|causit?as?|locros?|ajiaco|chips?|chuño|puchero|rosti|hojuelas?|tarta|budín|guarnición|porci(?:ón|ones)|platos?|cáscaras?|bultos?|costal(?:es)?|sacos?|kilos?|libras?|arrobas?|bolsas?|cosechas?|siembras?|cultivos?|surcos?|carga|harina|almidón|taquizas?'
const SIDES = 'carne|bistec|chorizo|arroz|huevos?|queso|pollo|atún|bacalao|rajas|frijoles|ajo|yuca|mollejas?|nopales'

/** 'la papa', 'quesadillas de papa', 'huevo con papa', 'pelando papa', 'papa amarilla'. */
const EATEN = new RegExp(
  `(?<=(?<![A-Za-zÀ-ỹ])(?:las?|unas?|esas?|estas?|otras?|much[oa]s?|(?:${DISHES}) (?:[A-Za-zÀ-ỹ]+ )?de|(?:${SIDES}) (?:con|y)|(?:pel|sembr|siembr|cosech|cultiv|ray|fre|fr[ií])[A-Za-zÀ-ỹ]+(?: la)?|com(?:er|e|ía|íamos|imos|iendo)) )papas?(?![A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])papas?(?= (?:salad|amarill|rellen|frit|crioll|blanc|asad|cocid|sancochad|dulce|pastus|sabaner|nativ|morad|negr|chip|a la huanca)[A-Za-zÀ-ỹ]*)|(?<![A-Za-zÀ-ỹ])papas?(?=,? (?:y |con )?(?:${SIDES}|camote|zanahoria|cebolla|huancaína|ocopa)(?![A-Za-zÀ-ỹ]))`,
  'giu',
)
/** Whose he is, or that he is called. */
const SURELY =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:mi|tu|su|nuestro|vuestro) )papa(?![A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])papa(?= (?!Francisco|Juan Pablo|Benedicto|Le[oó]n)\p{Lu}\p{Ll})/gu
const EITHER = /(?<![A-Za-zÀ-ỹ])papa(?![A-Za-zÀ-ỹ])/giu

/** 'vivimos con mis papas', 'cuida a sus papas': no potatoes, where nothing else is on the table. */
const PARENTS =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:a|de|con|para|por|entre) (?:mis|tus|sus|nuestros) )papas(?![A-Za-zÀ-ỹ]| (?:con|a la|al|en) )/giu
const MEAL = new RegExp(
  `(?<![A-Za-zÀ-ỹ])(?:${DISHES}|${SIDES}|hamburguesas?|milanesas?|bifes?|asado|pescado|lomo|jam[oó]n|salchichas?|sal|salsas?|c[aá]tsup|k[eé]tchup|mayonesa|mostaza|ají|chile|aceite|horno|recetas?|secreto|puesto|(?:pel|sembr|siembr|cosech|fre|fr[ií]|cocin|com|cen|almorz|pid|ped|prepar|sirv|serv)[A-Za-zÀ-ỹ]+)(?![A-Za-zÀ-ỹ])`,
  'iu',
)

const EATEN_SIGN = '\ue010'

const father = (word: string) => sameCase(word, 'papá')

/** 'el día que papa lloró' → 'papá lloró'; 'quesadillas de papa' stays, and so does all that was typed with care but 'mi papa'. */
export function withFathers(text: string, carefulness: Care): string {
  if (!/(?<![A-Za-zÀ-ỹ])papas?(?![A-Za-zÀ-ỹ])/iu.test(text)) return text
  if (isCareful(carefulness)) return text.replace(SURELY, father)
  return text
    .replace(EATEN, (word) => word.charAt(0) + EATEN_SIGN + word.slice(1))
    .replace(EITHER, father)
    .replace(PARENTS, (word) => (MEAL.test(text) ? word : sameCase(word, 'papás')))
    .replaceAll(EATEN_SIGN, '')
}
