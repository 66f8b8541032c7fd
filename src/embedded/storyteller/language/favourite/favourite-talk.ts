import type { FavouriteItem } from './favourite-item.ts'
import { contract } from '../grammar/text.ts'

/** How a favourite thing is known and talked of: with its article or without, by its name or its topic. */

/** 'ruedas y el viento en la cara' → 'de ruedas y del viento en la cara' */
export const spokenOf = (text: string) => contract(`de ${text.replace(/ y (?=(?:el|la|los|las) )/gu, ' y de ')}`)

/** 'los dinosaurios' → 'dinosaurios'; 'el café', 'los Pumas' stay. */
export function withoutArticle({ kind, text }: FavouriteItem, inCompany = false): string {
  if (kind === 'noun' && BARE_TOPIC.test(text)) return text.replace(BARE_TOPIC, '')
  if (kind === 'noun' && inCompany && MASS.test(text)) return text.replace(MASS, '')
  // 'los viernes de pizza' are talked of with their article
  const keeps =
    /^(?:los|las) (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos|tardes|mañanas|noches|fines|niet[oa]s|bisniet[oa]s|hij[oa]s|sobrin[oa]s|herman[oa]s|prim[oa]s|amig[oa]s|vecin[oa]s)(?![A-Za-zÀ-ỹ])/u
  // 'los bigotes de su tata', 'las plantas del patio': these and no others
  const known = / de(?:l| la| los| las| sus?) /u.test(text)
  return kind === 'noun' && !keeps.test(text) && !known ? text.replace(/^(?:los|las) (?=\p{Ll})/u, '') : text
}

/** 'hablar de café y de planos', though alone it would be of 'el café'. */
const MASS =
  /^(?:el|la) (?=(?:café|té|mate|nieve|lluvia|pan(?: de \p{L}+| dulce| tostado| casero)?|cerveza|sopa|pasta|pizza|arroz|mole|pozole)$)/u

/** What is known and talked of without its article: 'hablar de fútbol'. */
const BARE_TOPIC =
  /^(?:el|la) (?=(?:fútbol|pádel|tenis|básquet|básquetbol|baloncesto|béisbol|voleibol|rugby|golf|boxeo|ajedrez|dominó|yoga|pilates|música|cine|teatro|poesía|historia|ópera|fut|danzón|carpintería|costura|batería|robótica|ciclismo|atletismo|informática|zarzuela|astronomía|ciencia|filosofía|jardinería|fotografía|cerámica|repostería|gimnasia|lucha libre|política|béisbol|slime|manga|k-pop|kpop|rock|jazz|reguetón|reggaetón|tango|flamenco|anime|skate|surf|patineta|patín|bicicleta|café con|ballet|karate|judo|rap|trap|bingo|karaoke|copla|zumba|crossfit|póker|parchís|ping pong|petanca|cumbia|salsa|bachata|baile|milonga|pesca|natación|ortografía|chocolate|brócoli|sushi|vino|mezcal|tequila|queso)(?![A-Za-zÀ-ỹ]))/u

/** What a conversation about it is of: 'jugar al fútbol' → 'fútbol'. */
export function topicOf(item: FavouriteItem, inCompany = false): string {
  if (item.kind !== 'infinitive') return withoutArticle(item, inCompany)
  return (TOPIC[item.text] ?? item.text)
    .replace(
      /^(?:leer|ver|escuchar|comer|tomar|beber|mirar)\s+(?!(?:por|a|al|en|con|de|desde|hacia|hasta)\s|(?:rico|bien|mucho|sano|fuera|junt[oa]s)(?![A-Za-zÀ-ỹ]))(?=[A-Za-zÀ-ỹ])/u,
      '',
    )
    .replace(/^jugar (?!a que )(?:al? |a la |a los |a las )/, '')
}

const TOPIC: Record<string, string> = {
  bailar: 'baile',
  cocinar: 'cocina',
  cantar: 'canciones',
  leer: 'libros',
  viajar: 'viajes',
  pintar: 'pintura',
  dibujar: 'dibujos',
  tejer: 'tejidos',
  nadar: 'natación',
  pescar: 'pesca',
  escribir: 'historias',
}
