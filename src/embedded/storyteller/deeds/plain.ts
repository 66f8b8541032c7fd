/**
 * What any praise can stand beside: nobody good would be said to do otherwise. Done where no deed shows for certain what
 * is admired, which the giver then says aloud.
 */
export const PLAIN: readonly string[] = [
  '& no sabía cómo pedirlo. @ no [esperó] a que lo pidiera: [se acercó] y [dijo] «aquí {estoy|estamos}». & soltó el aire y dejó de mirar hacia otro lado.',
  '& no pidió nada. @ le [puso] una mano en el hombro y no la [quitó] hasta que & respiró hondo.',
  '& no se atrevía a dar un paso. @ le [tendió] la mano. & la apretó fuerte, y el paso lo dieron a la vez.',
  '& empezó a decir algo y lo dejó a la mitad. @ [esperó], [preguntó] cómo seguía y [oyó] la otra mitad, que era la importante.',
]

export const PLAIN_SMALL: readonly string[] = [
  '& miraba para otro lado. @ le [dio] la mano.',
  '& hizo un puchero. @ le [hizo] una caricia.',
  '@ [se acercó] a &. Pasito, pasito. Y ahí [se quedó].',
]

export const PLAIN_PET: readonly string[] = [
  '& se tapó la cara. @ [se acercó] sin hacer ruido y le [apoyó] la cabeza en las rodillas. Ahí la [dejó] el tiempo que hizo falta.',
  '@ [miró] a & con los ojos muy abiertos. & miró para otro lado. Cuando volvió a mirar, los ojos seguían ahí.',
  '& tendió la mano, sin mucha fe. @ la [olió], primero por fuera y luego por dentro. Fue un examen largo. Salió bien.',
]

/** For a parrot, a tortoise or a fish too: without paws, tail, ears or tongue. */
export const PLAIN_CREATURE: readonly string[] = [
  '& se quejó, muy bajito. @ [fue] hasta ahí, a su paso, y [se quedó] tan cerca que & tuvo que hacerle sitio. Ya no se quejó.',
  '& miraba al suelo. @ [se puso] justo donde miraba, y de ahí no [se quitó]. & tuvo que mirar otra cosa, que era a @, y le dio risa.',
  '& no quería compañía. @ no [pidió] nada: [se acomodó] a su lado y [cerró] los ojos. Los animales lo dicen así.',
]

export const PLAIN_CRADLE: readonly string[] = [
  '@ [miró] a & sin parpadear y [hizo] un ruidito. Uno solo. A & se le ablandó la cara.',
  '@ [abrió] los ojos, [encontró] a & y ya no [miró] otra cosa. & se quedó ahí, casi sin respirar.',
  '& puso un dedo, y la mano de @ se cerró.',
  '@ [suspiró], y de pronto & suspiró también.',
]
