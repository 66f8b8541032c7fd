import type { Family } from './family.ts'

/** Acts of every day: who is there at the same hour, wastes nothing, finds what is lost, lets others be. */
export const EVERYDAY: readonly Family[] = [
  {
    id: 'every day',
    does: /(?:viene|va|esta|llega|abre|trabaja)\w* todos los dias|llueva o truene|abr(?:e|ia) antes|cierra despues|(?:no|nunca) falt\w+ (?:ni )?un (?:solo )?dia/,
    acts: [
      '& pensó que con aquel mal rato ya nadie se acercaría. A su hora, como siempre, [llegó] @. «¿Y por qué no venir?», [preguntó], y a & se le quitó media pena.',
      '«Hoy no va a venir nadie», dijo &. No había terminado de decirlo cuando [llegó] @, igual que el día anterior y que todos los demás, y [se puso] a ayudar.',
      '& contaba las veces que alguien le había fallado. @ no [prometió] nada. [Volvió] al rato, y luego otra vez, y otra, hasta que & dejó de contar.',
    ],
  },
  {
    id: 'wasting nothing',
    does: /(?:nunca|no) (?:tir|desperdici|bot)\w+ nada|aprovech\w+ todo|todo (?:lo )?(?:aprovech|reutiliz)\w+|nada se (?:tira|desperdicia|bota)\b/,
    acts: [
      'A & se le rompió lo que traía, y lo iba a tirar. «¿Tirar?», [dijo] @. [Juntó] los pedazos, les [dio] la vuelta y de ahí [sacó] algo que servía para otra cosa. Servía mejor.',
      '& dijo que con lo que había quedado ya no se podía hacer nada. @ lo [guardó], [pensó] un momento y lo [volvió] a sacar convertido en algo útil. No sobró ni un pedacito.',
      '«Esto ya no sirve», dijo &. @ nunca [había] oído semejante cosa. Lo [arregló] por un lado, lo [acomodó] por el otro, y & se lo llevó como si fuera nuevo.',
    ],
  },
  {
    id: 'finding',
    does: /encuentr\w+ (?:siempre )?(?:cualquier|todo|lo que)|nada se (?:le )?pierde|sab(?:e|ia) donde (?:esta|quedo|dejamos)/,
    acts: [
      '& había buscado por todas partes y ya se rendía. @ [cerró] los ojos, [pensó] dónde lo habría dejado cualquiera y [metió] la mano justo ahí. Ahí estaba.',
      'A & se le había perdido lo más importante. «Perdido no está», [dijo] @. «Nada más está esperando». [Caminó] derecho a un rincón que nadie había mirado y lo [puso] en sus manos.',
      '«No aparece», dijo &, y ya había mirado tres veces. @ [miró] una sola, sin prisa, y lo [encontró]: estaba donde siempre, un poco más allá.',
    ],
  },
  {
    id: 'encouraging',
    does: /alient\w*|d(?:a|as|aba|an) (?:siempre )?(?:mucho )?animos?\b/,
    acts: [
      'A & le había salido mal, y no quería que nadie mirara. @ no [dijo] nada del error. «Otra vez», [dijo], «que esta va a salir». Y [se quedó] mirando hasta que salió.',
      '& ya no se atrevía. «Falta nada», [dijo] @, y lo [dijo] con tantas ganas que & lo intentó antes de pensarlo.',
      'Al primer tropiezo & quiso irse. @ [aplaudió] el intento como si hubiera sido un triunfo. El segundo intento lo fue.',
    ],
  },
  {
    id: 'trying everything',
    does: /estren\w+ la vida|se apunta\w* a (?:todo|un bombardeo)|le entra\w* a todo|se anim\w+ a todo/,
    acts: [
      '& dijo que a esas alturas ya lo había visto todo. @ [señaló] un camino que nadie tomaba nunca. «¿Este también?», [preguntó]. Fueron a verlo, y & volvió contando lo que no conocía.',
      '«Eso ya no es para gente como una», dijo &. «¿Y para quién, si no?», [contestó] @, y lo [probó] primero. & lo probó después, con mucha risa.',
      '& llevaba años haciendo lo mismo a la misma hora. @ [cambió] una sola cosa de lugar y [propuso] empezar por ahí. El día pareció otro, y lo era.',
    ],
  },
  {
    id: 'asking the small',
    does: /(?:le|les) habla\w* a l[oa]s (?:nin|chic|chiquit|peque)\w+|(?:habla|trata)\w* (?:con|bien a) l[oa]s (?:nin|chiquit|peque)\w+|se agacha\w*/,
    acts: [
      '& era quien menos hablaba, porque nadie le preguntaba. @ [se agachó] hasta quedar a su altura y le [preguntó] a &, antes que a nadie. Y [esperó] la respuesta entera.',
      'Todos contestaban por &. «{Quiero|Queremos} oírlo de &», [dijo] @, y [se sentó] en el suelo para oír mejor.',
      'A & le daba pena preguntar. @ le [explicó] despacio lo que iba a pasar, sin palabras largas, y [contestó] las preguntas una por una, también las chiquitas.',
    ],
  },
  {
    id: 'letting be',
    does: /no se met(?:e|en|ia)\b|(?:l[ao]s?|me|nos|a \w+ (?:\w+ )?l[ao]) deja(?:ba)?n? ser\b|deja vivir/,
    acts: [
      '& tenía algo atorado y no quería consejos. @ no [dio] ninguno. [Hizo] un lugar a su lado, [se ocupó] de lo suyo y [dejó] que & encontrara la salida por su cuenta. La encontró.',
      '& discutía con medio mundo. @ no [tomó] partido ni [dijo] qué haría en su lugar. [Esperó], sin más. Al rato & volvió, con el asunto ya arreglado.',
      '& quería hacerlo a su manera, que no era la manera de nadie. «Entonces así», [dijo] @, y no [movió] ni una cosa de lugar. Salió distinto de como lo hacen todos, y salió bien.',
    ],
  },
  {
    id: 'doing it over',
    does: /(?:qued|sal)\w+ (?:chuec|mal|tor)\w*.{0,24}(?:tir|desh|desbarat|hac|repet|volv|vuelv)\w+|(?:no|nunca|nada|ni) (?:\w+ ){0,3}a medias|aunque nadie lo (?:viera|vea|note|fuera a ver)|perfeccionista/,
    acts: [
      '& dijo que así ya estaba bien, que por ese lado no se veía. @ lo [miró] precisamente por ese lado, lo [deshizo] y lo [hizo] otra vez. & no volvió a decir que no se veía.',
      'Ya estaba listo, y & se iba. @ [encontró] una parte que no quedaba derecha y no [se levantó] hasta que quedó. «Ahora sí», [dijo], y & supo que era cierto.',
      '& iba a entregar lo suyo a medio terminar. @ le [enseñó] cómo se veía con los últimos detalles, los que nadie pide. & los puso todos, uno por uno.',
    ],
  },
  {
    id: 'not knowing yet',
    does: /no (?:lo )?sabes? (?:lo )?(?:te |lo )?(?:dice|busca|averigua|pregunta|investiga)\w*|no lo se\b|(?:admite|reconoce)\w* (?:que |cuando )?no sabe/,
    acts: [
      '& preguntó algo dificilísimo. «No lo {sé|sabemos} todavía», [dijo] @, sin inventar nada. [Se fue] a buscarlo, [tardó] lo que hizo falta y [volvió] con la respuesta.',
      'Todos fingían saber lo que & buscaba. @ no [fingió]. [Preguntó], [leyó], [volvió] a preguntar, y al final se lo [explicó] a & con dos palabras.',
      '& creía que preguntar era de quien no sabe nada. «Por ahí se empieza», [dijo] @, y [preguntó]. Juntos lo averiguaron.',
    ],
  },
]
