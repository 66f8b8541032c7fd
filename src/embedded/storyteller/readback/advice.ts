import type { Advice } from '../../../contract/readings.ts'
import type { Brief } from '../../../engine.ts'
import { isForeign } from '../language/foreign.ts'
import { hurts } from '../language/hurts.ts'
import { isPassing } from '../language/passing.ts'
import { privateFact, type PrivateFact } from '../language/private-facts.ts'
import { saysNothing } from '../language/says-nothing.ts'
import { upperFirst } from '../language/text.ts'

/** What may be better said: one advice a field at most, each a line and an example; nothing of an answer that is not there yet. */

type Told = 'favoriteThing' | 'specialMemory' | 'admiration' | 'extraTrait'
const TOLD: readonly Told[] = ['favoriteThing', 'specialMemory', 'admiration', 'extraTrait']

const EXAMPLES: Record<Told, string> = {
  favoriteThing: 'armar rompecabezas los domingos',
  specialMemory: 'la tarde que se fue la luz y contamos cuentos con una vela',
  admiration: 'que siempre encuentra algo bueno en los demás',
  extraTrait: 'canta mientras lava los platos',
}

const WITHOUT: Record<Told, string> = {
  favoriteThing: 'Así no lo contamos: con algo concreto, su mundo tendrá un lugar en el cuento.',
  specialMemory: 'Así no lo contamos: basta un momento pequeño, dónde fue y qué pasó.',
  admiration: 'Así no lo contamos: basta una sola cosa que haga de verdad.',
  extraTrait: 'Así no lo contamos, y está bien: también puedes dejarlo vacío.',
}

const HURTS: Record<Told, string> = {
  favoriteThing: 'Podría doler al leerlo: el cuento solo dirá lo que le gusta.',
  specialMemory: 'Podría doler al leerlo: cuenta mejor un rato que te gustaría repetir.',
  admiration: 'La duda se notaría: el cuento solo dirá lo que sí le reconoces.',
  extraTrait: 'Podría doler al leerlo: prueba con una manía que dé ternura.',
}

const PRIVATE: Record<PrivateFact, string> = {
  diagnosis: 'Es muy personal y quedaría impreso: déjalo solo si le gustaría leerlo en voz alta.',
  illness: 'Habla de salud y quedaría impreso: puedes contarlo sin nombrarla.',
  telephone: 'Parece un teléfono: lo dejamos fuera para que no quede impreso.',
  address: 'Parece una dirección: la dejamos fuera para que no quede impresa.',
}

const OTHER_LANGUAGE = 'El cuento va en español: así se leería entre comillas, tal cual.'
const PASSING = 'Es algo de estos días: aquí va mejor algo que haga siempre.'

export function adviceOn(brief: Brief): Advice[] {
  return [
    ...onNames(brief),
    ...TOLD.flatMap((field) => {
      const advice = onAnswer(field, brief[field].trim())
      return advice ? [{ field, example: EXAMPLES[field], ...advice }] : []
    }),
  ]
}

const NO_NAME = /^(?:(?:soy )?yo(?: mero| mism[oa])?|nadie|x+|n\/?a|[ée]l|ella|t[uú])[\s.!]*$/iu

function onNames({ senderName, recipientName, recipientRelation }: Brief): Advice[] {
  const advice: Advice[] = []
  if (NO_NAME.test(senderName.trim()))
    advice.push({
      field: 'senderName',
      kind: 'name',
      why: 'Así se leería «de yo»: pon tu nombre, o cómo te dice de cariño.',
      example: 'Tu mamá',
    })
  if (NO_NAME.test(recipientName.trim()))
    advice.push({
      field: 'recipientName',
      kind: 'name',
      why: 'El cuento lo dirá muchas veces: pon su nombre, o como le digan en casa.',
      example: calledBy(recipientRelation),
    })
  return advice
}

/** 'mi abuela' → 'Abuela': what the giver may call them. */
function calledBy(relation: string): string {
  const [word = ''] = relation.replace(/^\s*(?:mis?|nuestr[oa]s?|el|la)\s+/iu, '').match(/\p{L}+/u) ?? []
  return word ? upperFirst(word.toLowerCase()) : 'Lupita'
}

/** What may be better said of one answer; its example is the field's own where none is better. */
function onAnswer(field: Told, said: string): Omit<Advice, 'field'> | null {
  if (said === '') return null
  if (saysNothing(said)) return { kind: 'nothing-said', why: WITHOUT[field] }
  if (hurts(said)) return { kind: 'hurts', why: HURTS[field] }
  if (isForeign(said)) {
    const example = translated(said)
    return { kind: 'other-language', why: OTHER_LANGUAGE, ...(example && { example }) }
  }
  const fact = privateFact(said)
  if (fact) return { kind: 'private', why: PRIVATE[fact] }
  return field === 'extraTrait' && isPassing(said) ? { kind: 'passing', why: PASSING } : null
}

/** The answers that people most often leave in English. */
const SPANISH: Record<string, string> = {
  'her smile': 'su sonrisa', 'his smile': 'su sonrisa', 'her laugh': 'su risa', 'his laugh': 'su risa', 'her kindness': 'su bondad', 'his kindness': 'su bondad', 'her heart': 'su corazón', 'his heart': 'su corazón',
} // oxfmt-ignore

const translated = (said: string): string | undefined => SPANISH[said.toLowerCase().replace(/[.!]+$/u, '')]
