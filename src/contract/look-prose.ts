import { isOnSkin, type Look } from './look-traits.ts'

/**
 * What makes a face one's own, in Spanish words for a prompt; what nobody said and no photo showed is left out, and what
 * is like most people's too. `nameColour` says `#rrggbb` as the prompt does.
 */
export function fineTraitsInWords(look: Look, nameColour: (colour: string) => string): string[] {
  return [...hairInWords(look), ...FEATURES.flatMap((feature) => feature(look)), ...coloursOf(look), ...wornOn(look)]
    .map((words) => (typeof words === 'string' ? words : `${words[0]} ${nameColour(words[1])}`))
    .filter((words) => words !== '')
}

/** Words, or words and the colour that ends them. */
type Words = string | readonly [string, string]

function hairInWords({ hairType, haircut, fringe = 'ninguno', parting, hairline = 'recta' }: Look): Words[] {
  if (hairType === 'calvo') return haircut === 'coronilla' ? ['pelo solo alrededor de la coronilla'] : []
  return [
    haircut ? `peinado: ${haircut}` : '',
    fringe === 'ninguno' ? '' : `flequillo ${fringe}`,
    parting ? { izquierda: 'raya a la izquierda', centro: 'raya en medio', derecha: 'raya a la derecha' }[parting] : '',
    { recta: '', 'en pico': 'nacimiento del pelo en pico', entradas: 'con entradas' }[hairline],
  ]
}

type Step = { [Name in keyof Look]-?: NonNullable<Look[Name]> extends number ? Name : never }[keyof Look]

/** A step away from most people's: a little of it, or plainly. */
function step(name: Step, noun: string, less: string, more: string): (look: Look) => Words[] {
  return ({ [name]: by = 0 }) =>
    by === 0 ? [] : [`${noun} ${Math.abs(by) === 1 ? 'algo ' : ''}${by < 0 ? less : more}`]
}

const FEATURES: readonly ((look: Look) => Words[])[] = [
  ({ faceShape }) => (faceShape ? [faceShape === 'corazón' ? 'cara en forma de corazón' : `cara ${faceShape}`] : []),
  step('jaw', 'mandíbula', 'fina', 'ancha'),
  step('eyeSize', 'ojos', 'pequeños', 'grandes'),
  step('eyeTilt', 'ojos', 'caídos', 'rasgados'),
  step('eyeGap', 'ojos', 'juntos', 'separados'),
  step('brows', 'cejas', 'finas', 'gruesas'),
  step('browArch', 'cejas', 'rectas', 'arqueadas'),
  ({ noseShape }) => (noseShape ? [`nariz ${noseShape}`] : []),
  step('noseWidth', 'nariz', 'estrecha', 'ancha'),
  step('noseLength', 'nariz', 'corta', 'larga'),
  step('mouthWidth', 'boca', 'pequeña', 'grande'),
  step('lips', 'labios', 'finos', 'gruesos'),
  step('ears', 'orejas', 'pequeñas', 'grandes'),
  ({ earsOut = 0 }) => [['', 'orejas algo separadas', 'orejas separadas de la cabeza'][earsOut] ?? ''],
  ({ freckles = 0 }) => [['', 'algunas pecas', 'muchas pecas'][freckles] ?? ''],
  ({ dimples }) => (dimples ? ['con hoyuelos'] : []),
  ({ ageLines = 0 }) => [['', 'algunas líneas de la edad', 'muchas líneas de la edad'][ageLines] ?? ''],
]

function coloursOf({ eyeColour, browColour }: Look): Words[] {
  return [eyeColour ? ['ojos de color', eyeColour] : '', browColour ? ['cejas de color', browColour] : '']
}

function wornOn(look: Look): Words[] {
  const { glasses, glassesShape, glassesColour, covering = 'ninguna', coveringColour, mark = 'ninguna' } = look
  return [
    glasses && glassesShape ? `montura: gafas ${glassesShape}` : '',
    glasses && glassesColour ? ['montura de color', glassesColour] : '',
    covering === 'ninguna' ? '' : coveringColour ? [`lleva ${covering} de color`, coveringColour] : `lleva ${covering}`,
    mark === 'ninguna' ? '' : `una seña suya: ${mark}${placeOf(look)}`,
  ]
}

function placeOf(look: Look): string {
  const { markPlace } = look
  if (!isOnSkin(look) || !markPlace) return ''
  return markPlace === 'labio' ? ' sobre el labio' : ` en la ${markPlace}`
}
