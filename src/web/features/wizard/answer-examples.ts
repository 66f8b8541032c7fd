/** Example answers to tap. */
export const ANSWER_EXAMPLES = {
  favoriteThing: ['Los dinosaurios', 'El fútbol', 'Bailar', 'Los gatos', 'Cocinar pasteles', 'El mar'],
  specialMemory: [
    'Aquella tarde en la playa',
    'La primera vez que montó en bicicleta',
    'Los domingos haciendo galletas',
    'El día que adoptamos a nuestro perro',
  ],
  admiration: ['Su risa', 'Que nunca se rinde', 'Cómo cuida a los demás', 'Su imaginación', 'Su valentía'],
} as const
