import type { Draft } from './draft.ts'
import { impliedAge, impliedOccasion, isAnimal } from './implied.ts'

type Recipient = Pick<
  Draft,
  'recipientName' | 'recipientRelation' | 'recipientAge' | 'recipientKind' | 'extraTrait' | 'occasion'
>
export type ExampleField = 'favoriteThing' | 'specialMemory' | 'admiration'
type Examples = Record<ExampleField, readonly string[]>

/** Example answers to tap, such as fit whoever the story is for. */
export function answerExamples(recipient: Recipient): Examples {
  const { favoriteThing, specialMemory, admiration } = EXAMPLES[groupOf(recipient)]
  if ((recipient.occasion ?? impliedOccasion(recipient)) !== 'en-recuerdo')
    return { favoriteThing, specialMemory, admiration }
  return { favoriteThing, specialMemory, admiration: admiration.map(inThePast) }
}

type Group = 'animal' | 'several' | 'baby' | 'child' | 'teenager' | 'couple' | 'elder' | 'grown'

function groupOf(recipient: Recipient): Group {
  if (isAnimal(recipient)) return 'animal'
  if (recipient.recipientKind === 'varias') return 'several'
  if (COUPLE.test(recipient.recipientRelation)) return 'couple'
  if (PARENT.test(recipient.recipientRelation)) return 'elder'
  const age = recipient.recipientAge ?? impliedAge(recipient)
  if (age !== null) return OF_AGE[age]
  return GROWN.test(recipient.recipientRelation) ? 'grown' : 'child'
}

const OF_AGE = {
  bebe: 'baby',
  '2-4': 'child',
  '5-7': 'child',
  '8-11': 'child',
  '12-17': 'teenager',
  adulto: 'grown',
  mayor: 'elder',
} as const satisfies Record<NonNullable<Recipient['recipientAge']>, Group>

const COUPLE = /(?<![A-Za-zÀ-ỹ])(?:espos[oa]|marido|mujer|novi[oa]|pareja|prometid[oa])(?![A-Za-zÀ-ỹ])/iu
const PARENT =
  /(?<![A-Za-zÀ-ỹ])(?:mam[áaiy]|mamita|papá|papi|papito|madre|padre|suegr[oa]|t[íi][oa]|madrina|padrino)(?![A-Za-zÀ-ỹ])/iu
const GROWN =
  /(?<![A-Za-zÀ-ỹ])(?:amig[oa]|jef[ea]|compañer[oa]|colega|vecin[oa]|maestr[oa]|profesora?|doctora?)(?![A-Za-zÀ-ỹ])/iu

const PASTIMES = ['Viajar', 'La música', 'Bailar', 'Los gatos', 'Cocinar', 'El mar']

const EXAMPLES: Record<Group, Examples> = {
  child: {
    favoriteThing: ['Los dinosaurios', 'El fútbol', 'Bailar', 'Los gatos', 'Cocinar pasteles', 'El mar'],
    specialMemory: [
      'Aquella tarde en la playa',
      'La primera vez que montó en bicicleta',
      'Los domingos haciendo galletas',
      'El día que adoptamos a nuestro perro',
    ],
    admiration: ['Su risa', 'Que nunca se rinde', 'Cómo cuida a los demás', 'Su imaginación', 'Su valentía'],
  },
  baby: {
    favoriteThing: ['El agua', 'La música', 'Su mantita', 'Los cuentos antes de dormir'],
    specialMemory: ['El día que nació', 'Su primera risa', 'El primer baño', 'Aquella tarde en la playa'],
    admiration: ['Su risa', 'Su curiosidad', 'Cómo nos mira', 'Su alegría'],
  },
  teenager: {
    favoriteThing: ['El fútbol', 'La música', 'Bailar', 'Los videojuegos', 'Los gatos', 'El mar'],
    specialMemory: ['Aquel concierto', 'El viaje a la playa', 'La tarde que nos perdimos en la ciudad'],
    admiration: ['Su risa', 'Que nunca se rinde', 'Cómo cuida a los demás', 'Su imaginación', 'Su valentía'],
  },
  several: {
    favoriteThing: ['El fútbol', 'La música', 'Bailar', 'Los gatos', 'Cocinar', 'El mar'],
    specialMemory: ['Aquella tarde en la playa', 'Los domingos haciendo galletas', 'El viaje en carretera'],
    admiration: ['Su risa', 'Su imaginación', 'Su valentía', 'Su paciencia'],
  },
  couple: {
    favoriteThing: PASTIMES,
    specialMemory: [
      'El día que nos conocimos',
      'Nuestro primer viaje',
      'La noche que bailamos en la cocina',
      'Los domingos sin prisa',
    ],
    admiration: ['Su risa', 'Su paciencia', 'Cómo cuida a los demás', 'Que nunca se rinde', 'Su sentido del humor'],
  },
  elder: {
    favoriteThing: ['Las plantas', 'La música', 'Cocinar', 'El fútbol', 'El mar', 'Jugar a las cartas'],
    specialMemory: [
      'Los domingos en su casa',
      'Los veranos en la playa',
      'Las tardes en su cocina',
      'La vez que me enseñó a nadar',
    ],
    admiration: ['Su risa', 'Su paciencia', 'Cómo cuida a los demás', 'Su fortaleza', 'Su sentido del humor'],
  },
  grown: {
    favoriteThing: PASTIMES,
    specialMemory: [
      'El día que nos conocimos',
      'Aquel viaje a la playa',
      'La noche que no parábamos de reír',
      'Los cafés de los viernes',
    ],
    admiration: ['Su risa', 'Su paciencia', 'Cómo cuida a los demás', 'Que nunca se rinde', 'Su sentido del humor'],
  },
  animal: {
    favoriteThing: ['Su pelota', 'Las siestas al sol', 'Salir de paseo', 'El agua'],
    specialMemory: ['El día que llegó a casa', 'La tarde que se perdió y volvió', 'Las siestas en el sofá'],
    admiration: ['Su lealtad', 'Cómo nos espera en la puerta', 'Su alegría', 'Su paciencia'],
  },
}

const PAST = { cuida: 'cuidaba', rinde: 'rendía', espera: 'esperaba', mira: 'miraba' } as const

function inThePast(example: string): string {
  return Object.entries(PAST).reduce((said, [now, then]) => said.replace(new RegExp(`\\b${now}\\b`), then), example)
}
