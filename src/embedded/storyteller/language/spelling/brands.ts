import { relationGender } from '../../../../contract/gender.ts'
import { upperFirst } from '../grammar/text.ts'

/** Proper names missing in the dictionary, often typed in lower case. */
export const BRANDS =
  /^(?:minecraft|roblox|fortnite|pok[eé]mon|netflix|marvel|spiderman|batman|superman|barbie|bluey|messi|lego|frozen|potter|youtube|tiktok|instagram|beatles|shakira|nintendo|zelda|sonic|mickey|minnie|elsa|snoopy|hogwarts|disney|excel|harry|pixar|ghibli|totoro|naruto|goku|hulk|thor|moana|cenicienta|fifa|whatsapp|spotify|facebook|google|playmobil|hello|pikachu|dumbo|simba|rapunzel|godzilla|stitch|shrek|mozart|chopin|picasso|dalí|frida|gardel|maradona|ronaldo|mbappé|oxxo|costco|starbucks|renfe|mafalda|titanic|netflix|yankees|barça|saturno|j[uú]piter|neptuno|uber|hohner|river|racing|zamorano|singer|olivetti|yamaha|suzuki|kawasaki|toyota|nissan|chevrolet|renault|peugeot|volkswagen|oster|nestle|samsung|nokia|kodak|polaroid|nike|adidas|casio|crayola)$/

/** Those with capitals of their own, or an accent. */
export const SPELT: Record<string, string> = {
  tiktok: 'TikTok',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
  fifa: 'FIFA',
  pokemon: 'Pokémon',
  nestle: 'Nestlé',
}

/** Words of every day, and behind what a woman is a name. */
export const NAMES_TOO =
  /^(?:alba|aurora|carmen|consuelo|diana|dolores|esperanza|estrella|flor|gloria|luz|margarita|marta|mercedes|milagros|nieves|nubia|paloma|perla|pilar|rosa|socorro|victoria|violeta)$/u
/** 'mi tía pilar' → 'Pilar'; not 'mi padre estrella el carro', 'mi abuela pilar de la casa'. */
export const herName = (name: string, before: string, after: string): string =>
  relationGender(/\p{L}+ $/u.exec(before)?.[0] ?? '') === 'm' ||
  (/^ del? /iu.test(after) && !/^(?:carmen|diana|marta|mercedes)$/u.test(name)) ||
  (name === 'estrella' && /^ (?:el|la|l[oa]s|una?|sus?) /iu.test(after))
    ? name
    : upperFirst(name)
/** 'mi hermana dulce', 'mi novia chilanga' */
export const HOW_THEY_ARE = /^(?:dulce|linda|bella)$|(?:ang|eñ)[oa]$/u
export const VERB_LIKE = /(?:ab[ao]n?|ean?|ndo|[óé]|aron|ieron|ía[ns]?|mos|[aei]r)$/u
export const NO_NAME =
  /^(?:igual|así|como|amor|amistad|familia|vida|paciencia|cariño|suerte|fe|destino|magia|hogar|uno|una|mamá|papá|abuel[oa]|herman[oa])$/u
