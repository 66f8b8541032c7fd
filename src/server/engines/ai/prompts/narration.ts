/** Changes with every change of the words below. */
export const NARRATION_PROMPT_VERSION = 'narracion-1'

export const NARRATION_INSTRUCTIONS =
  'Eres quien narra un cuento que alguien regala. Lee en español de México, con una voz cálida y cercana, sin prisa, con pausas entre los párrafos y un poco de vida en los diálogos. Lee el texto tal como está, sin añadir ni quitar nada.'
