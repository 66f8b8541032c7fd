/** What the doubles tell: one short story about whoever is named in the request, 90 to 150 words a chapter. */

export type DoubleStory = {
  title: string
  recipient: string
  sender: string
  cover: DoubleScene
  chapters: (DoubleScene & { title: string; paragraphs: string[] })[]
}
type DoubleScene = {
  scene: { place: string; time: string; action: string; objects: string[] }
  imagePrompt: string
}

type Names = { recipient: string; sender: string; thing: string }

/** Reads the names out of a request's data, as a model would. */
function readNames(prompt: string): Names {
  const value = (key: string, fallback: string) => {
    const json = prompt.match(new RegExp(`"${key}": ("(?:[^"\\\\]|\\\\.)*")`))?.[1]
    return json ? String(JSON.parse(json)) : fallback
  }
  return {
    recipient: value('recibe', 'Alba'),
    sender: value('regala', 'Nora'),
    thing: value('cosa_favorita', 'la luna'),
  }
}

export function tellStory(prompt: string): DoubleStory {
  const names = readNames(prompt)
  return {
    title: `${names.recipient} y el farol de las mareas`,
    recipient: 'Cara redonda, ojos grandes y atentos, pelo recogido; abrigo amarillo y botas verdes.',
    sender: 'Cara amable, ojos risueños, pelo ondulado; jersey azul y bufanda roja.',
    cover: scene('el muelle', 'al anochecer', `${names.recipient} y ${names.sender} levantan un farol encendido`),
    chapters: CHAPTERS.map(([title, place, time, opening], index) => ({
      title,
      paragraphs: paragraphs(names, opening, index),
      ...scene(place, time, `${names.recipient} y ${names.sender} buscan juntas la luz del farol`),
    })),
  }
}

const CHAPTERS = [
  ['Una luz bajo la puerta', 'la cocina de casa', 'por la mañana', 'Aquella mañana el farol amaneció encendido'],
  ['El mapa de conchas', 'la playa', 'a mediodía', 'En la arena, las conchas dibujaban un camino'],
  ['La barca dormilona', 'el puerto', 'al atardecer', 'La barca más vieja del puerto roncaba bajito'],
  ['Cuando cambió el viento', 'una isla pequeña', 'de noche', 'De pronto el viento se llevó la mitad del mapa'],
  ['El regreso', 'el balcón de casa', 'al amanecer', 'Volvieron a casa con los bolsillos llenos de sal'],
] as const

function paragraphs({ recipient, sender, thing }: Names, opening: string, index: number): string[] {
  return [
    `${opening}, y ${recipient} supo enseguida que aquel día no iba a ser como los demás. Llamó a ${sender} en voz baja, para no asustar a la luz, y las dos se quedaron mirando cómo temblaba sobre la pared como un pez de oro.`,
    `—¿La oyes? —preguntó ${sender}—. Habla de ${thing}. —Y era verdad: si acercaban el oído, la luz contaba una historia antigua que solo entendía quien había querido mucho a alguien. ${recipient} escuchó con los ojos cerrados, hasta el final.`,
    `Entonces dieron ${['un paso', 'dos pasos', 'tres pasos', 'cuatro pasos', 'cinco pasos'][index]} hacia la ventana, cogidas de la mano. No tenían prisa. Habían aprendido que las cosas importantes esperan a quien llega cantando, y por eso cantaron, primero muy bajito y después con todas las ganas del mundo.`,
  ]
}

function scene(place: string, time: string, action: string): DoubleScene {
  return {
    scene: { place, time, action, objects: ['un farol', 'una bufanda', 'una concha', 'una ventana'] },
    imagePrompt: `Plano medio de las dos en ${place}, ${time}. ${action}. Luz cálida y caras sonrientes.`,
  }
}
