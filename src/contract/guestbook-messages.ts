/** What is said of a story's guestbook, apart from what every page carries. */
export const GUESTBOOK_MESSAGES = {
  notFound: 'Este enlace ya no está abierto',
  over: 'El plazo para dejar palabras ya terminó',
  dayPast: 'Elige un día que todavía no haya pasado',
  dayFar: 'Elige un día de aquí a un año',
  authorRequired: 'Escribe tu nombre, como lo conoce quien recibe el libro',
  lineRequired: 'Escribe al menos una línea',
  full: 'Este libro ya tiene todas las palabras que caben',
  tooManyChosen: 'En el libro caben 20 dedicatorias',
  entryNotFound: 'No encontramos estas palabras',
} as const
