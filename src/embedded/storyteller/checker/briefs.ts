import type { Brief } from '../../../server/engines/engine.ts'
import { pickFrom, randomFrom } from '../seeded.ts'

/** Answers as people really give them, and some that nobody should. */
export const RECIPIENTS: readonly (readonly [name: string, relation: string])[] = [
  ['Mateo', 'hijo'], ['lucia', 'mi hija'], ['VALENTINA', 'HIJA'], ['Mateo y Lucía', 'hijos'], ['Rosa', 'abuela'],
  ['Don Ernesto', 'mi abuelito'], ['Elena', 'mi hermana mayor'], ['Tomás', 'hermanito'], ['Kike', 'compañero del trabajo'],
  ['Alex', 'mi pareja'], ['Beatriz', 'esposa'], ['Jorge', 'mi marido'], ['Canela', 'mi perrita'], ['Michi', 'gato'],
  ['Simba y Nala', 'mis perros'], ['Pancho', 'loro'], ['Marta', 'mamá'], ['Papá', 'mi papá'], ['Tere', 'mi tía favorita'],
  ['Noa', 'sobrina de 11 años'], ['Iker', 'nieto'], ['los gemelos', 'nietos'], ['Profe Carmen', 'maestra'],
  ['Xóchitl', 'amiga del alma'], ['Jean-Luc', 'amigo'], ['Santi', 'ahijado'], ['Ximena', 'prima'], ['Emiliano', 'hijo adolescente'],
  ['Ana, Luz y Sol', 'mis mejores amigas'], ['Raúl', 'jefe'], ['Gala', 'bebé'], ['Nicolás', 'alumno'], ['Carmela', 'suegra'],
  ['Yuri', 'colega'], ['Guillem', 'novio'], ['Łukasz', 'vecino'], ['Zoë', 'mi mejor amiga'], ['Coco', 'mascota'],
  ['Lola', 'la mamá de mi novio'], ['Ariel', 'estudiante'], ['Mamá Coco', 'bisabuela'], ['X', 'amigo'],
  ['Sol', 'mi hija de 3 años'], ['Abu Nena', 'abu'], ['Toño', 'padrino'], ['Mis papás', 'padres'], ['דנה', 'amiga'],
] // oxfmt-ignore

export const SENDERS = [
  'Clara', 'Diego', 'Mamá', 'Papá', 'ana y luis', 'Abuela Pilar', 'Tu hermano Leo', 'Sam', 'MARÍA JOSÉ', 'Todos en la oficina',
  'Tía Chayo', 'Andrés', 'Mamá y Papá', 'yo', 'La familia Ruiz', 'J.', 'Tus alumnos de 3.º B',
] // oxfmt-ignore

export const FAVOURITES = [
  'los dinosaurios y jugar al fútbol', 'EL CAFÉ', 'bailar', 'tejer y las telenovelas', 'futbol', 'le encantan los trenes', 'Minecraft',
  'chocolate', 'la musica de los Beatles', 'leer novelas de misterio, el té y los gatos', 'dormir al sol', 'mi sopa de fideo', 'las pelotas',
  'jugar con muñecas y carritos', 'ver el mar', 'cocinar y invitar a la familia', 'No hacer nada', 'los helados!!', 'Harry Potter',
  'que le rasquen la panza', 'el espacio', 'pintar con acuarela', 'las plantas', 'ir al cine', 'estrellas', 'su bicicleta roja', 'tus flores',
  'historia', 'el ajedrez, pero no perder', 'montar a caballo y los helechos', 'las cosas raras', 'sus amigos', 'los croissants', 'agua', 'kpop',
  'aventuras', '⚽🏀', 'Le gusta pasar horas en el jardín hablando con las rosas. También adora los domingos, cuando vienen todos a comer y nadie mira el reloj.',
  'los papalotes de colores', 'coleccionar piedras', 'el Atlético Nacional', 'a', '<b>los robots</b>', 'cantar en la regadera, el tequila, los boleros y el dominó',
] // oxfmt-ignore

export const MEMORIES = [
  'cuando vimos ballenas desde el faro', 'me cantaste una canción en el hospital y no tuve miedo', 'la primera vez que vio el mar',
  'nos perdimos en Oaxaca!!!', 'Cuando cumplió cinco años y el pastel se cayó al piso', 'nuestro viaje a la montaña', 'el día que nos conocimos',
  'cuando me enseñó a nadar',
  'Fuimos a la feria. Nos subimos a la rueda de la fortuna y se fue la luz, y tú te pusiste a contar chistes hasta que bajamos. Nunca me he reído tanto. Todavía guardo el boleto en mi cartera, y cada vez que lo veo me acuerdo de ti y de aquella noche tan larga.',
  'su primera palabra', 'viaje a la playa', 'cuando llegaste a casa en una caja de zapatos', 'la tarde que llovió y bailamos en la cocina',
  'hicimos galletas de navidad y se quemaron todas jaja', 'aprendió a andar en bicicleta sin rueditas', 'Cuando Mateo ganó la carrera',
  'que siempre me esperabas despierta', 'una noche de estrellas en el desierto', 'usted me enseñó a leer', 'cuando nacio', 'te acuerdas cuando se fue la luz?',
  'la vez que me salvaste', 'desayunar juntos los domingos',
  'Nos quedamos atrapados en el elevador tres horas y acabamos cantando rancheras con el técnico y con una señora que llevaba un pastel de tres leches para el cumpleaños de su nieto y que al final lo repartió entre todos',
  '¿recuerdas la playa?', 'corrió detrás de una paloma y se cayó al lago', 'momentos especiales', 'cuando vos me defendiste en la escuela',
  'vosotros nos llevasteis al circo', 'x', '❤️', 'يوم ذهبنا إلى البحر', '<script>alert("hola")</script> el día de la boda', 'Era invierno...y tu reías',
] // oxfmt-ignore

export const ADMIRED = [
  'su paciencia', 'que nunca se rinde', 'siempre ayuda a sus amigos aunque tenga miedo', 'ES VALIENTE', 'tu fuerza', 'honesto', 'nunca te rindes',
  'la alegría', 'generosidad', 'es muy trabajadora y alegre', 'saber escuchar', 'su manera de reírse de todo', 'cómo cuida a los demás',
  'Que dice la verdad', 'eres mi ejemplo', 'su corazón enorme', 'inteligente', 'divertido', 'no le tiene miedo a nada', 'hace reír a todos',
  'me escucha', 'que es leal', 'su sonrisa', 'lo fuerte que es', 'tiene mucha imaginación', 'su calma', 'terco como una mula', 'la forma en que me mira',
  'su alegría', 'vos siempre me escuchás', 'trabaja de sol a sol', 'valiente, tierna y muy curiosa', 'Que después de todo lo que ha pasado, y mira que ha pasado, sigue levantándose cada mañana con ganas de hacer el desayuno para todos. Eso no lo hace nadie.',
  '💪', 'z', 'usted nunca se queja',
] // oxfmt-ignore

export const TRAITS = [
  '', '', '', 'habla con las plantas', 'siempre pierde los lentes', 'le faltan dos dientes', 'su risa contagiosa', 'muy despistada', 'ronca',
  'come con las manos', 'te ríes dormida', 'usa calcetines de diferente color', 'pelirrojo', 'Tiene un lunar en la nariz', 'canta en la regadera',
  'un ojo de cada color', 'No sabe silbar', 'con sombrero', 'llegar tarde', 'le da miedo la oscuridad', 'hipo', 'llora con los anuncios', 'terca',
  'colecciona piedras', 'siempre llega tarde', 'Cuando se ríe, primero no hace ruido. Luego hace un ruido de tetera y hay que sentarse porque ya no puede más.',
] // oxfmt-ignore

/** As many briefs as wanted; every recipient in turn, everything else by the seed. */
export function generateBriefs(count: number, seed = 'briefs'): Brief[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, i) => {
    const [recipientName, recipientRelation] = RECIPIENTS[i % RECIPIENTS.length]!
    return {
      senderName: pickFrom(random, SENDERS),
      recipientName,
      recipientRelation,
      favoriteThing: pickFrom(random, FAVOURITES),
      specialMemory: pickFrom(random, MEMORIES),
      admiration: pickFrom(random, ADMIRED),
      extraTrait: pickFrom(random, TRAITS),
      illustrationStyle: 'infantil',
    }
  })
}
