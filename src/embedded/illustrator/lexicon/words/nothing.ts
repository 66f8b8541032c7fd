/** Phrases that hold a word with a picture and mean something that has none: they are read, and nothing is drawn. */
export const NOTHING = `hamaca paraguaya, estrella de mar, caballito de mar, gato hidráulico, gato de coche, planta del pie, planta de los pies,
  planta baja, sierra de calar, sierra eléctrica, banco de alimentos, sobre de azúcar, pata de palo, hoja de papel,
  hoja de cálculo, media hora, pie de página, cabeza de familia, casa de apuestas, casa de cambio, fin de semana,
  corriente eléctrica, copa menstrual, llave inglesa, llave de paso, llave de judo, mango del paraguas,
  mango de la sartén, lima de uñas, radio de acción, muñeca rota, esguince de muñeca, cura de humildad, banco de peces,
  hora punta, hora pico, mano izquierda, brazo de gitano, cabello de ángel, ojo de buey, cola de caballo,
  cuello de botella, lengua de gato, pata de gallo, patas de gallo, diente de león, uña de gato, pico de gallo,
  perro del hortelano, gallina ciega, gallinita ciega, burro castigado, caballito del diablo, el gato y el ratón,
  el lobo feroz, juego de la silla, pelo de gato, ojos de gato, paso de cebra, hombre rana, cama elástica, escalera mecánica, cerveza artesanal, perro guardián de piedra, silla de ruedas,
  pájaro carpintero de oficio, toro mecánico, tren de aterrizaje, estación de servicio, lobo de mar, rosa de los vientos,
  luna de miel de sus padres, fuego cruzado, ala delta, coche cama, pata negra, ajolote, axolotl, trompo, peonza, canica,
  fuente de horno, fuente de barro, fuente de cristal, fuente de energía, fuente de datos, fuente de luz, aire acondicionado,
  tortilla de harina, tortilla de maíz, comal`
