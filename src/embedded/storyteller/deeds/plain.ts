/**
 * What any praise can stand beside, each of another shape: nobody good would be said to do otherwise, and nobody would
 * call it by a virtue that was not praised, such as listening or sharing. Done where nothing is known of what is admired.
 */
export const PLAIN: readonly string[] = [
  '@ [sacó] un pañuelo limpio, lo [dobló] dos veces y se lo [dio] a &. & se sonó con un ruido de trompeta, y la pena terminó en risa.',
  '@ le [sopló] a & una pestaña de la mejilla, para que pidiera un deseo. & cerró los ojos, lo pidió y, al abrirlos, ya miraba de otro modo.',
  'A & se le había pegado una hoja en la espalda. @ se la [quitó] con dos dedos, sin decir nada. & tragó saliva, y habló ya con otra voz.',
  '@ [tarareó] una canción que todos conocen, y le [dejó] el final a &. & lo cantó flojito, y le salió mejor de lo que creía.',
  '@ le [tendió] las dos manos. & tomó una, luego la otra, y tardó un buen rato en soltarlas.',
  'A & se le había caído un botón. @ lo [buscó] por el suelo, lo [limpió] con la manga y se lo [puso] en la mano. & la cerró muy despacio.',
  '@ le [ofreció] el brazo a &, y no [dijo] para qué. & se apoyó primero con la punta de los dedos, luego con toda la mano, y levantó la cabeza.',
  '@ [se agachó] y le [ató] a & las agujetas, un zapato y luego el otro, con doble nudo. & se miró los dos lazos, tan iguales, y respiró mejor.',
  '@ le [puso] a & una hojita en el ojal, como una flor. & se miró el ojal, y se le enderezó la espalda.',
  '& tenía los ojos llenos. @ le [pasó] la manga por una mejilla y luego por la otra, con mucho cuidado. & parpadeó, y ya se veía mejor.',
]

export const PLAIN_SMALL: readonly string[] = [
  '& miraba para otro lado. @ le [dio] la mano.',
  '& hizo un puchero. @ le [hizo] una caricia.',
  '@ [se acercó] a &. Pasito, pasito. Y ahí [se quedó].',
  '@ le [dio] un dedo a &, para que apretara. & apretó. Mejor.',
  '«Sana, sana», le [cantó] @ a &. Y sanó.',
]

export const PLAIN_PET: readonly string[] = [
  '& se tapó la cara. @ [se acercó] sin hacer ruido y le [apoyó] la cabeza en las rodillas. Ahí la [dejó] el tiempo que hizo falta.',
  '@ [miró] a & con los ojos muy abiertos. & miró para otro lado. Cuando volvió a mirar, los ojos seguían ahí.',
  '& tendió la mano, sin mucha fe. @ la [olió], primero por fuera y luego por dentro. Fue un examen largo. Salió bien.',
  '@ [dio] una vuelta alrededor de & y [se echó] encima de sus pies. De ahí no dejaba ir a nadie.',
  '& suspiró. @ [contestó] con otro suspiro, mucho más largo. & se rio: en suspiros ganaba @.',
]

/** For a parrot, a tortoise or a fish too: without paws, tail, ears or tongue. */
export const PLAIN_CREATURE: readonly string[] = [
  '& se quejó, muy bajito. @ [fue] hasta ahí, a su paso, y [se quedó] tan cerca que & tuvo que hacerle sitio. Ya no se quejó.',
  '& miraba al suelo. @ [se puso] justo donde miraba, y de ahí no [se quitó]. & tuvo que mirar otra cosa, que era a @, y le dio risa.',
  '& no quería compañía. @ no [pidió] nada: [se acomodó] a su lado y [cerró] los ojos. Los animales lo dicen así.',
  '& suspiró. @ [contestó] a su manera, y [esperó]. & suspiró otra vez, y @ [volvió] a contestar. Era toda una conversación.',
]

export const PLAIN_CRADLE: readonly string[] = [
  '@ [miró] a & sin parpadear y [hizo] un ruidito. Uno solo. A & se le ablandó la cara.',
  '@ [abrió] los ojos, [encontró] a & y ya no [miró] otra cosa. & se quedó ahí, casi sin respirar.',
  '& puso un dedo, y @ lo [apretó] con toda la mano.',
  '@ [suspiró], y de pronto & suspiró también.',
  '@ [agarró] un botón de & y no lo [soltó]. & no podía irse, ni quería.',
]
