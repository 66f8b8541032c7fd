/**
 * What any praise can stand beside, each of another shape: nobody good would be said to do otherwise. Done where nothing
 * at all is known of what is admired.
 */
export const PLAIN: readonly string[] = [
  '@ [sacó] un pañuelo, lo [dobló] dos veces y se lo [dio] a & por el lado limpio. & se sonó con un ruido de trompeta, y la pena terminó en risa.',
  '@ [buscó] en los bolsillos algo que sirviera y [encontró] un caramelo pegado al papel. & lo tomó como una medicina, y antes de que se acabara ya hacía efecto.',
  '«¿Y ahora mismo cómo va?», [preguntó] @, y [esperó] la respuesta, que es lo que casi nadie espera. & empezó por «mal» y terminó por «ahí va».',
  '@ [dio] dos palmadas en el suelo, a su lado. & lo pensó, se acercó y ocupó el lugar. Desde ahí todo se veía más chico.',
  '@ le [quitó] a & algo de la mejilla, que no era nada, o era una pestaña. «Con esto se pide un deseo», [dijo]. & cerró los ojos un buen rato.',
  '& se tapó la cara. @ no le [quitó] las manos: [dijo] «cucú» por una rendija, a ver si había alguien. Había alguien, y se asomó.',
  '@ le [acomodó] a & lo que traía torcido, que era muy poquito, y [dio] un paso atrás para ver. «Mucho mejor», [dijo]. & se enderezó, para que fuera cierto.',
  '& respiraba a saltitos. @ [respiró] a su lado, despacio y con ruido, como el mar. Una ola. Dos olas. A la tercera, & también hacía de mar.',
  '«Eso se lleva mejor en pedazos», [dijo] @, y [estiró] los brazos. & le dio un pedazo de mentira, con mucho cuidado. Y sí, pesaba menos.',
  '@ [preguntó] qué era lo mejor que & había visto en su vida. Para pensarlo, & tuvo que dejar la pena en el suelo un momento.',
  '& no sabía qué más decir. «Entonces {sigo yo|seguimos nosotros}», [dijo] @, y [contó] la misma historia, pero con final feliz. & pidió que se la repitieran.',
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
  '& puso un dedo, y la mano de @ se cerró.',
  '@ [suspiró], y de pronto & suspiró también.',
  '@ [agarró] un botón de & y no lo [soltó]. & no podía irse, ni quería.',
]
