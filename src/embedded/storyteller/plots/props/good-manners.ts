/** Who teaches manners to animals. */
export const HEADS = [
  { un: 'una directora con silbato y tres reglas', o: 'la directora' },
  { un: 'un profesor con el bigote peinado a raya', o: 'el profesor' },
  { un: 'una maestra que olía a desinfectante', o: 'la maestra' },
]

/** The best pupils, who do nothing that is not ordered. */
export const PUPILS = [
  { un: 'un galgo que saludaba de usted', el: 'el galgo' },
  { un: 'una gata que pedía permiso para maullar', el: 'la gata' },
  { un: 'un perico que solo decía «presente»', el: 'el perico' },
]

/** What is taught; how it went wrong in the right way: a clause with the verb of the pupil left to the plot. */
export const LESSONS = [
  {
    name: 'Quedarse quieto',
    rule: 'estarse diez minutos sin moverse',
    result: 'A los tres segundos ya había una oreja que rascar',
  },
  {
    name: 'No pedir',
    rule: 'ignorar por completo una salchicha',
    result: 'La salchicha desapareció, y nadie supo cómo',
  },
  {
    name: 'Saludar con reserva',
    rule: 'inclinar la cabeza y seguir de largo',
    result: 'El saludo fue para un zapato, que se dejó oler nueve minutos',
  },
  {
    name: 'Guardar silencio',
    rule: 'quedarse un rato sin hacer ruido',
    result: 'Al minuto ya se oía un ronquido',
  },
  {
    name: 'Hacer fila',
    rule: 'ponerse detrás de quien va delante',
    result: 'La fila terminó en círculo, y ya nadie supo quién iba primero',
  },
  {
    name: 'No distraerse',
    rule: 'mirar el pizarrón hasta que sonara la campana',
    result: 'Pasó una mosca, y nadie miró más el pizarrón',
  },
]
