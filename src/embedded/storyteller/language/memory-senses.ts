/** Sensory sentences and picture words for a memory, by its topic. `on` is what it is written on. */
export type EchoOf = (on: string) => string

type Echo = { test: RegExp | null; echoes: EchoOf[]; objects: string[] }

export const ECHOES: Echo[] = [
  {
    test: /ballena|\bmar\b|playa|\bolas?\b|faro|barco|\bisla/,
    echoes: [
      (on) => `${on} olió a sal, y una gota de mar, una sola, resbaló hasta la última letra.`,
      () => `De entre las letras salió una brisa salada que despeinaba las pestañas.`,
      (on) => `Si se acercaba la oreja, ${on} sonaba como una caracola.`,
    ],
    objects: ['una caracola', 'olas de mar'],
  },
  {
    test: /nad(?:ar|amos|aba)\b|alberca|piscina|pileta|chapuz/,
    echoes: [
      (on) => `${on} se mojó por una esquina, y nadie supo de dónde venía el agua.`,
      () => `Se oyó un chapuzón, muy lejos, y detrás del chapuzón, una carcajada.`,
    ],
    objects: ['gotas de agua', 'un flotador'],
  },
  {
    test: /cancion|\bcant(?!aros)(?:[aoe]\b|amos|aste|aba|ar|ando|abamos)|guitarra|music|bail|karaoke|serenata/,
    echoes: [
      (on) => `Y ${on}, muy bajito, se puso a tararear.`,
      () => `Las letras, muy quedito, empezaron a sonar: primero una, luego otra, como quien recuerda una melodía.`,
    ],
    objects: ['notas de música que flotan'],
  },
  {
    test: /lluvi|llov|a cantaros|tormenta|mojad|charco|aguacero|paraguas/,
    echoes: [
      (on) => `${on} olió a tierra mojada, y a lo lejos se oyó llover sobre un techo que ya no estaba.`,
      () => `Sobre las letras cayó una gota, y luego otra: llovía, pero solo ahí dentro.`,
    ],
    objects: ['gotas de lluvia', 'un paraguas'],
  },
  {
    test: /incendi|terremoto|accident|inundaci|murio|fallec|velorio|entierro/,
    echoes: [
      () => `Alrededor, hasta los relojes bajaron la voz.`,
      () => `Por un momento nadie dijo nada, que a veces es la mejor manera de dar las gracias.`,
    ],
    objects: ['dos manos juntas', 'una luz tibia'],
  },
  {
    test: /hospital|enferm|operaci|miedo|yeso|funeral|clinica|cancer/,
    echoes: [
      (on) => `${on} empezó a dar calor, como una mano que no piensa soltarse.`,
      () => `No hizo falta decir nada. Hay silencios que son una manta.`,
    ],
    objects: ['una manta doblada', 'dos manos juntas'],
  },
  {
    test: /\bnaci(?!on)|\bbebe|primera vez|primer(?:a|os|as)? (?:diente|palabra|pasos?|risa|sonrisa|llanto|latido)|embaraz|parto|ecografia/,
    echoes: [
      () => `El aire se puso tibio, con ese calor que solo tienen las primeras veces.`,
      (on) => `${on} latió una vez, muy bajito, como un corazón recién estrenado.`,
    ],
    objects: ['una luz dorada', 'una cuna'],
  },
  {
    test: /perdim|camino|viaj|carretera|tren\b|avion|mapa|coche|autob|camion|estacion\b|aeropuerto/,
    echoes: [
      () => `Las letras se movieron un poquito, como quien camina sin prisa y sin mapa.`,
      (on) => `${on} crujió al doblarse, como un mapa viejo que por fin sirve de algo.`,
    ],
    objects: ['un mapa arrugado', 'una maleta'],
  },
  {
    test: /cumple|pastel|fiesta|boda|navidad|nochebuena|sopl(?:amos|aste|o|aba)|piñata|pinata|regalo|casamos|casamiento|quince/,
    echoes: [
      () => `Olió a vela recién apagada, que es el olor exacto de los deseos.`,
      () => `Por un momento, alrededor, todo el aire fue confeti.`,
    ],
    objects: ['una vela encendida', 'confeti'],
  },
  {
    test: /cocin|\bpan\b|galleta|receta|desayun|comim|tamal|chocolate|sopa|tortill|pavo|pizza/,
    echoes: [
      () => `Olió a cocina con la ventana empañada, a cuchara de palo, a «prueba, a ver si le falta sal».`,
      (on) => `${on} olió a horno encendido y a dedos pegajosos.`,
    ],
    objects: ['una cuchara de palo', 'una olla que humea'],
  },
  {
    test: /bici|corr|\bgol(?:es)?\b|partido|carrera|patin|torneo|final\b|medalla/,
    echoes: [
      (on) => `${on} dio un saltito, como un corazón que acaba de llegar a la meta.`,
      () => `De entre las letras salió un viento rápido, con olor a rodilla raspada y a victoria.`,
    ],
    objects: ['una medalla de papel', 'una bicicleta'],
  },
  {
    test: /estrella|\bluna\b|\bnoche|cielo|luciern|fogata|eclipse/,
    echoes: [
      () =>
        `Entre las letras se encendió una chispa, luego otra: había quedado, doblado allí dentro, un trocito de aquella noche.`,
      (on) => `${on} se puso azul oscuro, y en una esquina brilló una estrella del tamaño de un punto.`,
    ],
    objects: ['chispas de luz', 'estrellas'],
  },
  {
    test: /perr|\bgat[ao]s?\b|cachorr|caballo|mascota|adoptam|caja de zapatos/,
    echoes: [
      (on) => `Y ${on} se hizo una bolita tibia, como se hacen los animales cuando están en casa.`,
      () => `Entre línea y línea aparecieron cuatro huellas pequeñas, todavía húmedas.`,
    ],
    objects: ['huellas pequeñas', 'una caja abierta'],
  },
  {
    test: /nieve|montan|cerro|bosque|campament|sierra|\brios?\b|\blagos?\b|pesca/,
    echoes: [
      (on) => `${on} olió a pino y a mañana fría.`,
      () => `Se oyó un eco, de esos que contestan aunque uno no haya gritado.`,
    ],
    objects: ['una ramita de pino', 'montañas lejanas'],
  },
  {
    test: /domingo|desayun|siempre|todas las|cada /,
    echoes: [(on) => `${on} olió a lo de siempre, que es el mejor olor que existe.`],
    objects: ['una mesa puesta'],
  },
  {
    test: null,
    echoes: [
      (on) => `${on} se iluminó por las orillas, como una ventana cuando alguien llega a casa.`,
      (on) => `${on} latió una vez, despacito, igual que un corazón que se acomoda.`,
      () => `Y se oyó, muy lejos, una risa conocida, de cuando todo aquello era un martes cualquiera.`,
      (on) => `${on} pesaba poco. Lo que pesaba, y qué bien pesaba, era lo de dentro.`,
      () => `Fue como cuando alguien abre una ventana en otra habitación y entra el aire hasta aquí.`,
      () => `El aire, alrededor, se puso tibio como pan recién salido del horno.`,
    ],
    objects: ['una luz tibia'],
  },
]

/** Where a memory happened, by its words; the article makes it ready for a sentence. */
export const PLACES: (readonly [RegExp, string])[] = [
  [/descampado|baldio|potrero/, 'el campo'],
  [/playa|\bmar\b|\bolas?\b|ballena/, 'la playa'],
  [/faro/, 'el faro'],
  [/hospital|clinica/, 'el hospital'],
  [/cocin|galleta|receta|pastel|tortill|sopa/, 'la cocina'],
  [/feria|rueda de la fortuna|kermes/, 'la feria'],
  [/elevador|ascensor/, 'el elevador'],
  [/desierto/, 'el desierto'],
  [/montan|cerro|sierra/, 'la montaña'],
  [/bosque|campament|fogata/, 'el bosque'],
  [/nieve/, 'la nieve'],
  [/lago|laguna/, 'el lago'],
  [/\brio\b/, 'la orilla del río'],
  [/parque|columpio/, 'el parque'],
  [/jardin|rosal|arbol/, 'el jardín'],
  [/alberca|piscina|pileta|nad(?:ar|amos)/, 'la alberca'],
  [/escuela|colegio|clase|salon/, 'la escuela'],
  [/estadio|cancha|partido|torneo|\bgol/, 'la cancha'],
  [/estacion\b|tren\b/, 'la estación'],
  [/carretera|coche|auto\b|carro|manej/, 'la carretera'],
  [/aeropuerto|avion/, 'el aeropuerto'],
  [/cine|pelicula/, 'el cine'],
  [/teatro|concierto/, 'el teatro'],
  [/museo/, 'el museo'],
  [/iglesia|boda|altar/, 'la boda'],
  [/zoologico|\bzoo\b/, 'el zoológico'],
  [/granja|rancho|\bcampo\b/, 'el campo'],
  [/bici|rueditas|patin/, 'la calle'],
  [/cuna|en brazos|naci/, 'el cuarto del bebé'],
  [/oficina|trabajo/, 'la oficina'],
  [/estrella|luna|cielo/, 'el campo bajo las estrellas'],
  [/cumple|navidad|nochebuena|domingo|desayun|mesa/, 'la mesa de casa'],
  [/cama|cuento|dormi/, 'el dormitorio'],
  [/plaza|pueblo/, 'el pueblo'],
  [/ciudad/, 'la ciudad'],
  [/\bcasa\b/, 'la casa'],
  [/lluvi|llov|charco/, 'la calle bajo la lluvia'],
]
