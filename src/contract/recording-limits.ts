/** Of the giver's voice, as the browser hands it in: 16-bit samples of one channel in a WAV file. */
export const RECORDING_RATE = 24_000
export const MAX_RECORDING_SECONDS = 600
/** Its samples, and room for the file's heads. */
export const MAX_RECORDING_BYTES = MAX_RECORDING_SECONDS * RECORDING_RATE * 2 + 64 * 1024

/** Chapters that a narrator reads of one story, all together: a book, and whatever was changed in it since. */
export const MAX_NARRATED_CHAPTERS = 20

/** A few words to somebody who gave, or to somebody who is given a book. */
const MAX_VOICE_MESSAGE_SECONDS = 120
export const MAX_VOICE_MESSAGE_BYTES = MAX_VOICE_MESSAGE_SECONDS * RECORDING_RATE * 2 + 64 * 1024

/** How long a recording may be, and what is said of a longer one. */
export type SoundLimit = { seconds: number; tooLong: string }

export const RECORDING_MESSAGES = {
  one: 'Envía una sola grabación cada vez',
  required: 'Falta la grabación',
  tooLong: 'La grabación dura demasiado: cada capítulo puede durar hasta diez minutos',
  messageTooLong: 'El mensaje dura demasiado: puede durar hasta dos minutos',
  unfinished: 'Termina primero la grabación',
  unsupported: 'Ese archivo no es una grabación que podamos leer',
  damaged: 'La grabación está incompleta. Grábala otra vez',
  silent: 'No se oye nada en la grabación. Revisa el micrófono y grábala otra vez',
  busy: 'Están llegando muchas grabaciones a la vez. Inténtalo de nuevo en unos segundos',
  notFound: 'Ese capítulo no está grabado',
  notBought: 'Para grabarlo con tu voz, primero hay que comprar el cuento',
  narratorNotBought: 'Para que lo lea un narrador, primero hay que comprar el cuento',
  narratorOff: 'Por ahora no tenemos narrador. Puedes grabar el cuento con tu voz',
  narratorSpent: 'El narrador ya leyó este cuento varias veces. Lo que falte puedes grabarlo con tu voz',
  narratorTomorrow: 'Por hoy el narrador leyó todo lo que podía. Mañana puedes pedirle lo que falta',
  narratorFailed: 'El narrador no pudo terminar. Lo que ya leyó está guardado: vuelve a pedírselo en un rato',
} as const

export const CHAPTER_LIMIT: SoundLimit = { seconds: MAX_RECORDING_SECONDS, tooLong: RECORDING_MESSAGES.tooLong }
export const VOICE_MESSAGE_LIMIT: SoundLimit = {
  seconds: MAX_VOICE_MESSAGE_SECONDS,
  tooLong: RECORDING_MESSAGES.messageTooLong,
}
