/** What is said of gifts, apart from what every page carries. */
export const GIFT_MESSAGES = {
  notBought: 'Para envolverlo y regalarlo, primero hay que comprar el cuento',
  closed: 'El enlace del regalo está cerrado. Renuévalo en la página de tu libro',
  notFound: 'Este regalo ya no está aquí',
  linkClosed: 'Quien te lo regaló cerró este enlace. Pregúntale: puede darte el nuevo',
  storyDeleted: 'Quien te lo regaló borró este libro, y el enlace se fue con él',
  accountDeleted: 'Quien te lo regaló borró su cuenta, y este libro se fue con ella',
  notYet: 'Este regalo todavía no se puede abrir',
  dayInvalid: 'Elige un día y una hora',
  timeZoneUnknown: 'No conocemos esa zona horaria',
  stopped: 'Quien lo recibe pidió no recibir correos. Puedes darle el enlace tú',
  thanksEmpty: 'Escribe unas palabras, elige un gesto o graba un mensaje',
  thanksNotFound: 'No encontramos esta respuesta',
  thanksOwn: 'Las gracias las da quien recibe el regalo',
  thanksMany: 'Este regalo ya recibió muchas respuestas',
} as const
