import type { Advice } from '../../../contract/readings.ts'
import type { Brief } from '../../../server/engines/engine.ts'
import { isForeign } from '../language/foreign.ts'
import { hurts } from '../language/hurts.ts'
import { isPassing } from '../language/passing.ts'
import { privateFact, type PrivateFact } from '../language/private-facts.ts'
import { saysNothing } from '../language/says-nothing.ts'

/** What may be better said, one kind line a field at most; nothing of an answer that is not there yet. */

type Told = 'favoriteThing' | 'specialMemory' | 'admiration' | 'extraTrait'
const TOLD: readonly Told[] = ['favoriteThing', 'specialMemory', 'admiration', 'extraTrait']

const EXAMPLES: Record<Told, string> = {
  favoriteThing: 'armar rompecabezas los domingos',
  specialMemory: 'la tarde que se fue la luz y contamos cuentos con una vela',
  admiration: 'que siempre encuentra algo bueno en los demás',
  extraTrait: 'canta mientras lava los platos',
}

const WITHOUT: Record<Told, string> = {
  favoriteThing:
    'Con algo concreto, su mundo tendrá un lugar en el cuento. Si lo dejas así, esta parte se cuenta sin ello.',
  specialMemory: 'Un momento pequeño basta: dónde fue y qué pasó. Si lo dejas así, el cuento no lo menciona.',
  admiration: 'Una sola cosa que haga de verdad vale más que muchas palabras. Si lo dejas así, no la inventamos.',
  extraTrait: 'Puedes dejarlo vacío sin problema: así no aparece en el cuento.',
}

const PRIVATE: Record<PrivateFact, string> = {
  diagnosis: 'Es algo muy personal y quedaría impreso. Solo déjalo si te gustaría leerlo en voz alta con esa persona.',
  illness: 'Habla de salud y quedaría impreso. Si prefieres, cuenta lo que viviste sin nombrarlo.',
  telephone: 'Parece un teléfono. No hace falta para el cuento y quedaría impreso: lo dejamos fuera.',
  address: 'Parece una dirección. No hace falta para el cuento y quedaría impresa: la dejamos fuera.',
}

export function adviceOn(brief: Brief): Advice[] {
  return [
    ...onName(brief, 'senderName'),
    ...onName(brief, 'recipientName'),
    ...TOLD.flatMap((field) => onAnswer(field, brief[field].trim())),
  ]
}

const NO_NAME = /^(?:(?:soy )?yo(?: mero| mism[oa])?|nadie|x+|n\/?a|[ée]l|ella|t[uú])[\s.!]*$/iu

function onName(brief: Brief, field: 'senderName' | 'recipientName'): Advice[] {
  if (!NO_NAME.test(brief[field].trim())) return []
  return field === 'senderName'
    ? [
        {
          field,
          kind: 'name',
          why: 'Así se leería «de yo». Pon tu nombre, o cómo te dice de cariño.',
          example: 'Tu mamá',
        },
      ]
    : [{ field, kind: 'name', why: 'El cuento lo dirá muchas veces: pon su nombre, o como le digan en casa.' }]
}

function onAnswer(field: Told, said: string): Advice[] {
  if (said === '') return []
  const advice = (kind: Advice['kind'], why: string, example?: string): Advice[] => [
    { field, kind, why, ...(example && { example }) },
  ]
  if (saysNothing(said))
    return advice('nothing-said', WITHOUT[field], field === 'extraTrait' ? undefined : EXAMPLES[field])
  if (hurts(said)) return advice('hurts', HURTS[field], field === 'favoriteThing' ? undefined : EXAMPLES[field])
  if (isForeign(said))
    return advice(
      'other-language',
      'El cuento se escribe en español: así se leería entre comillas, tal cual.',
      translated(said),
    )
  const fact = privateFact(said)
  if (fact) return advice('private', PRIVATE[fact])
  if (field === 'extraTrait' && isPassing(said))
    return advice(
      'passing',
      'Es algo de estos días. Aquí va mejor algo que haga siempre; lo de hoy puedes contarlo como ocasión.',
      EXAMPLES.extraTrait,
    )
  return []
}

const HURTS: Record<Told, string> = {
  favoriteThing: 'Esto podría doler al leerlo: el cuento solo dirá lo que le gusta.',
  specialMemory: 'Esto podría doler al leerlo. Cuenta mejor un rato que te gustaría repetir.',
  admiration:
    'La duda se notaría. Basta una cosa que sí le reconoces, por pequeña que sea: el cuento deja fuera lo demás.',
  extraTrait: 'Esto podría doler al leerlo. Prueba con una manía que dé ternura.',
}

/** The answers that people most often leave in English. */
const SPANISH: Record<string, string> = {
  'her smile': 'su sonrisa', 'his smile': 'su sonrisa', 'her laugh': 'su risa', 'his laugh': 'su risa', 'her kindness': 'su bondad', 'his kindness': 'su bondad', 'her heart': 'su corazón', 'his heart': 'su corazón',
} // oxfmt-ignore

const translated = (said: string): string | undefined => SPANISH[said.toLowerCase().replace(/[.!]+$/u, '')]
