/** Of the giver's voice, as the browser hands it in: 16-bit samples of one channel in a WAV file. */
export const RECORDING_RATE = 24_000
export const MAX_RECORDING_SECONDS = 600
/** Its samples, and room for the file's heads. */
export const MAX_RECORDING_BYTES = MAX_RECORDING_SECONDS * RECORDING_RATE * 2 + 64 * 1024

export const RECORDING_MESSAGES = {
  one: 'Envía una sola grabación cada vez',
  required: 'Falta la grabación',
  tooLong: 'La grabación dura demasiado: cada capítulo puede durar hasta diez minutos',
  unsupported: 'Ese archivo no es una grabación que podamos leer',
  damaged: 'La grabación está incompleta. Grábala otra vez',
  silent: 'No se oye nada en la grabación. Revisa el micrófono y grábala otra vez',
  busy: 'Están llegando muchas grabaciones a la vez. Inténtalo de nuevo en unos segundos',
  notFound: 'Ese capítulo no está grabado',
  notBought: 'Para grabarlo con tu voz, primero hay que comprar el cuento',
} as const
