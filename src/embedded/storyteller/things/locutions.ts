import { ANSWERS_AT_HAND, cached } from '../language/grammar/cache.ts'
import { type NounClass, nounClassOf } from './nouns.ts'

/** Words of a memory that name nothing that was there. */

const EATEN: ReadonlySet<NounClass> = new Set(['bite', 'cold', 'dish', 'drink'])

/** 'el ají de gallina', 'la sopa de tortuga', 'leche de tigre': what is in a dish neither walks nor clucks. */
const IN_A_DISH = /(?<![A-Za-zÀ-ỹ])([A-Za-zÀ-ỹ]+)( (?:de|con|al?) (?:la |el |l[oa]s )?)([A-Za-zÀ-ỹ]+)/giu

/** What is only said so, in the words that every dictionary has for it. */
const SAID_SO = new RegExp(
  `(?<![A-Za-zÀ-ỹ])(?:${[
    '(?:hac|hic|hiz)[A-Za-zÀ-ỹ]* (?:el )?(?:patos?|osos?)(?= (?:para|con|y)|[,.;]|$)',
    'gato por liebre',
    '(?:tom|jal|tir)[A-Za-zÀ-ỹ]* (?:de )?(?:la )?(?:el pelo|la toalla|las orejas)',
    '(?:met|hech|ech)[A-Za-zÀ-ỹ]* la pata',
    'pesc[A-Za-zÀ-ỹ]* (?:un |una )?(?:resfr|gripe|gripa|catarro|pulmon)[A-Za-zÀ-ỹ]*',
    'cant[A-Za-zÀ-ỹ]* las (?:cuarenta|verdades)',
    'peg[A-Za-zÀ-ỹ]* las sábanas',
    'plant[A-Za-zÀ-ỹ]* (?:cara|un beso)',
    '(?:me|te|lo|la|nos|dej[A-Za-zÀ-ỹ]*) plant(?:ó|aste|aron|ad[oa]s?)',
    '(?:colas?|colitas?) de caballo',
    '(?:pon|pus)[A-Za-zÀ-ỹ]* los cuernos(?! de)',
    'la casa por la ventana',
    'uña y (?:carne|mugre)',
    'a pierna suelta',
    'se (?:me|te|le|nos|les) (?:fue|iba) (?:el avión|la onda|el santo al cielo)',
    '(?:mont|arm)[A-Za-zÀ-ỹ]* un circo',
    '(?:agarr|pill|cog|tom)[A-Za-zÀ-ỹ]* (?:el|al) toro',
    'pico de gallo|patas? de gallo|ojo de (?:buey|gallo|agua)|dientes? de león|lengua de gato|piel de gallina',
    'sapos y culebras',
    '(?:comiendo|papando) (?:moscas|uñas)',
    'ovejas? negras?|patitos? feos?|moscas? muertas?|vacas (?:flacas|gordas)|chivos? expiatorios?|elefantes? blancos?|cisnes? negros?',
    '(?:rat[oó]n|ratita|ratones) de biblioteca|conejill?os? de indias|caballit?os? de batalla|lágrimas de cocodrilo|memoria de elefante|gallina de los huevos de oro',
    '(?:tres|cinco) (?:pies|patas) al gato',
    '(?:hay|había|hubo) gato encerrado',
    '(?:da|de|di|dio|dab)[A-Za-zÀ-ỹ]* (?:el avión(?! de)|calabazas|vuelta la tortilla|la vuelta a la tortilla)',
    '(?:perd|se (?:me|le|nos|te) fue)[A-Za-zÀ-ỹ]* el (?:último )?tren',
    '(?:hac|hic|hiz)[A-Za-zÀ-ỹ]* (?:una |la )?vaca(?! de)',
    '(?:pag|mat)[A-Za-zÀ-ỹ]* (?:el pato|dos pájaros|la gallina)',
    'mariposas en (?:el|la) (?:estómago|panza|barriga|guata|pancita)',
    '(?:la guinda|la cereza|la frutilla|la fresa) del? (?:pastel|torta|postre|tarta)',
    'medias? naranjas?|peces gordos|pez gordo',
    '(?:quit|sac)[A-Za-zÀ-ỹ]* el sombrero(?= (?:ante|con|por|frente))',
    '(?:cuelg|colg)[A-Za-zÀ-ỹ]* (?:los guantes|las botas|los botines)',
    '(?:ve|vi|vio|ca[ií]|se (?:me|te|le) cay)[A-Za-zÀ-ỹ]* (?:del|en el) (?:burro|caballo de troya)',
    'como (?:un |una |el |la |l[oa]s )?(?:perros?(?: y (?:el )?gatos?)?|gatos?|peces|pez(?: en el agua)?|hienas?|locos?|patos?|pollitos?|pollos?|sardinas?|cabras?|burros?|toros?|leon(?:es)?|niñ[oa]s?|reyes|reinas?|pájaros?|focas?|hormigas?)(?: (?:mojad|enlatad|asustad)[oa]s?| en lata)?',
  ].join('|')})(?![A-Za-zÀ-ỹ])`,
  'giu',
)

const dots = (said: string) => said.replace(/\p{L}/gu, '·')

/** Each of its words that names nothing is dots, so that the others stand where they stood. */
export const withoutFigures = cached(ANSWERS_AT_HAND, (told: string): string =>
  told.replace(SAID_SO, dots).replace(IN_A_DISH, (all, dish: string, joint: string, what: string) => {
    const kind = nounClassOf(dish)
    return kind && EATEN.has(kind) && nounClassOf(what) === 'animal' ? dish + joint + dots(what) : all
  }),
)
