import { ANSWERS_AT_HAND, cached } from '../language/grammar/cache.ts'
import { type NounClass, nounClassOf } from './nouns.ts'

/** Words of a memory that name nothing that was there. */

const EATEN: ReadonlySet<NounClass> = new Set(['bite', 'cold', 'dish', 'drink'])

/** 'el ají de gallina', 'la sopa de tortuga', 'leche de tigre': what is in a dish neither walks nor clucks. */
const IN_A_DISH = /(?<!\p{L})(\p{L}+)( (?:de|con|al?) (?:la |el |l[oa]s )?)(\p{L}+)/giu

/** What is only said so, in the words that every dictionary has for it. */
const SAID_SO = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:hac|hic|hiz)\\p{L}* (?:el )?(?:patos?|osos?)(?= (?:para|con|y)|[,.;]|$)',
    'gato por liebre',
    '(?:tom|jal|tir)\\p{L}* (?:de )?(?:la )?(?:el pelo|la toalla|las orejas)',
    '(?:met|hech|ech)\\p{L}* la pata',
    'pesc\\p{L}* (?:un |una )?(?:resfr|gripe|gripa|catarro|pulmon)\\p{L}*',
    'cant\\p{L}* las (?:cuarenta|verdades)',
    'peg\\p{L}* las sábanas',
    'plant\\p{L}* (?:cara|un beso)',
    '(?:me|te|lo|la|nos|dej\\p{L}*) plant(?:ó|aste|aron|ad[oa]s?)',
    '(?:colas?|colitas?) de caballo',
    '(?:pon|pus)\\p{L}* los cuernos(?! de)',
    'la casa por la ventana',
    'uña y (?:carne|mugre)',
    'a pierna suelta',
    'se (?:me|te|le|nos|les) (?:fue|iba) (?:el avión|la onda|el santo al cielo)',
    '(?:mont|arm)\\p{L}* un circo',
    '(?:agarr|pill|cog)\\p{L}* el toro',
    'pico de gallo|patas? de gallo|ojo de (?:buey|gallo|agua)|dientes? de león|lengua de gato|piel de gallina',
    'sapos y culebras',
    'como (?:un |una |el |la |l[oa]s )?(?:perros?(?: y (?:el )?gatos?)?|gatos?|peces|pez(?: en el agua)?|hienas?|locos?|patos?|pollitos?|pollos?|sardinas?|cabras?|burros?|toros?|leon(?:es)?|niñ[oa]s?|reyes|reinas?|pájaros?|focas?|hormigas?)(?: (?:mojad|enlatad|asustad)[oa]s?| en lata)?',
  ].join('|')})(?!\\p{L})`,
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
