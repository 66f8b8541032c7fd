import { expect, test } from 'vitest'
import { findAction, findPlace, findTime, findWeather } from './scene-words.ts'

const SCENES: [text: string, place: string, time: string, weather: string, action: string][] = [
  ['un paseo por la playa al atardecer', 'beach', 'sunset', '-', 'walk'],
  ['cuando aprendí a nadar en el lago con papá', 'lake', '-', '-', 'swim'],
  ['bajo la lluvia, saltando charcos camino del colegio', 'school', '-', 'rain', 'jump'],
  ['la noche de San Juan, junto a la hoguera', '-', 'night', '-', '-'],
  ['hornear galletas en la cocina de la abuela', 'kitchen', '-', '-', 'cook'],
  ['remontar barriletes en la plaza del pueblo', 'village', '-', 'wind', 'look'],
  ['vuelan una cometa en el campo', 'countryside', '-', '-', 'look'],
  ['vuelan sobre el campo', 'countryside', '-', '-', 'fly'],
  ['mirar las estrellas en el desierto de Atacama', 'desert', 'night', '-', 'look'],
  ['su fuerza en los momentos difíciles', '-', '-', '-', '-'],
  ['leyendo un cuento antes de dormir', 'bedroom', 'night', '-', 'read'],
  ['viaje en tren a los Pirineos', 'mountain', '-', '-', 'walk'],
  ['cantar villancicos en Nochebuena', '-', 'night', '-', 'sing'],
  ['montar a caballo en la estancia', 'farm', '-', '-', 'ride'],
  ['nevaba y construimos un muñeco de nieve', 'snow', '-', 'snow', 'build'],
  ['en el taller, reparando el viejo reloj', 'workshop', '-', '-', 'build'],
  ['celebran su cumpleaños en el jardín', 'garden', '-', '-', 'celebrate'],
  ['abrazados frente al mar', 'beach', '-', '-', 'hug'],
  ['un globo aerostático sobre el valle al amanecer', 'sky', 'dawn', '-', '-'],
  ['no le gusta la playa, prefiere el bosque', 'forest', '-', '-', '-'],
  ['la niebla cubría el puerto de madrugada', 'beach', 'dawn', 'fog', '-'],
  ['Martina nada en el lago', 'lake', '-', '-', 'swim'],
  ['del polvo no quedaba nada en la ciudad', 'city', '-', '-', '-'],
  ['no dijo nada, pidió perdón y sonrió', '-', '-', '-', '-'],
  ['salió el arcoíris sobre los campos de girasoles', 'countryside', '-', 'rainbow', '-'],
  ['vino a la sierra y cortó leña con la sierra', 'mountain', '-', '-', '-'],
  ['el cura del pueblo le dio la mano', 'village', '-', '-', '-'],
  ['trae un sobre para el banco', '-', '-', '-', 'give'],
  ['un dormitorio con una ventana sobre la playa', 'bedroom', '-', '-', '-'],
  ['cartas, un balón viejo y un paraguas', '-', '-', '-', '-'],
  ['juega con el balón en el parque', 'park', '-', '-', 'play-ball'],
  ['apoya las manos en una viga', '-', '-', '-', '-'],
  ['era lunes y bajo la mesa no había nada', '-', '-', '-', '-'],
  // Corners are no slopes, and in Mexico an ice is eaten.
  ['un museo muy pequeño en un local de la esquina', 'city', '-', '-', '-'],
  ['esquiar en Bariloche', 'snow', '-', '-', '-'],
  ['la tarde que fuimos a la plaza por una nieve de limón', 'village', 'afternoon', '-', '-'],
  ['una copa grande de nieve de mango', '-', '-', '-', '-'],
  ['le compró una nieve en el mercado', 'market', '-', '-', '-'],
  ['una paleta de hielo en el parque', 'park', '-', '-', '-'],
  ['jugamos en la nieve de enero', 'snow', '-', '-', '-'],
  ['remamos en el lago y se nos cayó un remo al agua', 'lake', '-', '-', 'ride'],
  ['salimos en bote a pescar', 'sea', '-', '-', 'ride'],
  ['se rió a carcajadas', '-', '-', '-', '-'],
  ['eran las dos de la mañana', '-', 'night', '-', '-'],
  ['me subía a la carretilla', '-', '-', '-', '-'],
  ['acabamos empapados en la Narvarte', 'city', '-', '-', '-'],
  // Places that say no more than within or without.
  ['un elevador antiguo con puertas abiertas', 'lift', '-', '-', '-'],
  ['un vagón de tren con asientos de madera, desde el pasillo', 'bus', '-', '-', '-'],
  ['un tren pequeño de tres vagones', '-', '-', '-', '-'],
  ['bailó el vals en el pasillo del tren', 'bus', '-', '-', 'dance'],
  ['bajó el acordeón y armó parranda en la carretera', 'countryside', '-', '-', 'celebrate'],
  ['armó un escándalo en el mercado', 'market', '-', '-', '-'],
  ['bailamos en el salón de fiestas', 'hall', '-', '-', 'dance'],
  ['la cabalgata de los reyes del año pasado', 'city', '-', '-', '-'],
  ['salíamos a pescar antes que aclarara', '-', 'dawn', '-', '-'],
  ['no quiso fiesta de quince, pidió ir a la playa', 'beach', '-', '-', '-'],
  ['no quiso bajarse del columpio del parque', 'park', '-', '-', '-'],
  ['el interior de un autobús vacío', 'bus', '-', '-', '-'],
  ['un autobús de noche con luces cálidas', 'bus', 'night', '-', '-'],
  ['el interior de un faro viejo con mucha gente', 'living-room', '-', '-', '-'],
  ['un faro viejo, desde el camino mojado', 'beach', '-', '-', '-'],
  ['un baño con una tina llena de espuma', 'bathroom', '-', '-', '-'],
  ['una parada de autobús con luz dorada', 'city', '-', '-', '-'],
  ['la escalera de un edificio viejo con azulejos', 'hall', '-', '-', '-'],
  ['una banqueta con un periódico enorme', 'city', '-', '-', '-'],
  ['la carretera, desde el borde', 'countryside', '-', '-', '-'],
]

test.each(SCENES)('%s', (text, place, time, weather, action) => {
  const found = [findPlace(text), findTime(text), findWeather(text), findAction(text)]
  expect(found.map((side) => side?.value ?? '-')).toEqual([place, time, weather, action])
})

test('says how sure it is and by which words', () => {
  expect(findPlace('al fondo del mar')).toEqual({ value: 'underwater', words: 'fondo del mar', confidence: 0.95 })
})
