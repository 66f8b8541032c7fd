/** What anybody good does, where nothing was said of what is admired, and for the smallest. */
export const PLAIN: readonly string[] = [
  'No hizo falta ningún truco. @ [se acercó] a & y [dijo]: «Aquí {estoy|estamos}». Con eso empezó a arreglarse.',
  '@ [se sentó] junto a & y ahí [se quedó]. Al poco la conversación era otra, que es como empiezan a arreglarse las cosas.',
  '& no pidió nada. @ le [puso] una mano en el hombro y no la [quitó] hasta que se le fue el peso.',
  'Lo que necesitara & venía antes que todo lo demás. @ primero [ayudó] y luego [preguntó].',
  '@ [dio] dos pasos hacia &, que no se los esperaba, y ya no [se movió] de ahí.',
]

export const PLAIN_PET: readonly string[] = [
  '@ [se acercó] a & sin hacer ruido y le [apoyó] la cabeza en las rodillas. Ahí la [dejó] el tiempo que hizo falta.',
  '@ [miró] a & desde abajo, con los ojos muy abiertos. & miró para otro lado. Cuando volvió a mirar, los ojos seguían ahí.',
  '@ [dio] tres vueltas y [se echó] encima de los pies de &. Con los pies así de calientes no hay quien siga de malas.',
  '@ [olió] la mano de &, primero por fuera y luego por dentro. Fue un examen largo. Salió bien.',
]

export const PLAIN_CRADLE: readonly string[] = [
  '@ [miró] a & sin parpadear y [hizo] un ruidito. Uno solo. A & se le ablandó la cara.',
  '@ [abrió] los ojos, [encontró] a & y ya no [miró] otra cosa. & se quedó ahí, casi sin respirar.',
  '@ [estiró] una mano. Chiquita, abierta. & puso un dedo encima, y la mano se cerró.',
  '@ [suspiró], y de pronto & suspiró también. Así empezó la paz.',
]
