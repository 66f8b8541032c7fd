import type { Family } from './family.ts'

/** Acts of plain habits at home and among friends: what is left ready, brought along, carried to its end together. */
export const HOMELY: readonly Family[] = [
  {
    id: 'leaving it ready',
    exact:
      /(?:nos|me|le) (?:hace|tiende|tendia) la cama|se (?:levant|despiert|par)\w* (?:\w+ )?(?:en la madrugada|de madrugada|en la noche|de noche|a las \w+)(?= .{0,30}(?:sin que|duerm|bebe|para que|asi))|prepara\w* (?:\w+ ){1,3}antes de que (?:\w+ )?(?:despiert|levant)\w*|sin que (?:yo |nadie )?(?:le |se lo )?(?:diga|digan|pida|pidan|pidamos|tenga que pedir)\w*(?= nada)|(?:me|nos|le|les) (?:deja|dejas|dejaba|tiene|tenia|prepara|preparaba)\w* (?:siempre )?(?:el |la |un |mi )?(?:cafe|cafecito|tinto|mate|desayuno|comida|almuerzo|lonche|ropa|uniforme|agua)\w* (?:ya )?(?:hech|list|prepar|servid|calient|planch|puest)\w*/,
    acts: [
      '& levantó la cabeza y encontró al lado una taza tapada, todavía caliente, y debajo un papelito doblado con su nombre. @ la [había] dejado ahí sin hacer ruido y no [esperaba] las gracias.',
      '& cerró los ojos un ratito. Cuando los abrió, tenía al lado el abrigo doblado, un pan envuelto y una taza caliente. Nadie se lo había pedido a @, que ya [se alejaba] de puntillas.',
      '& quería pedir algo caliente y no se atrevía. No hizo falta: @ ya lo [tenía] hecho, servido y con azúcar. «Está listo», [dijo], como si se hubiera hecho solo. & lo sostuvo con las dos manos.',
    ],
  },
  {
    id: 'bringing something from afar',
    exact:
      /(?:me|nos|les|le) tra(?:e|es|ia|ias|en|jo)\b (?:siempre )?(?:un |una |algo |algun |pan|dulces?|piedr|recuerd|frut|queso)\w*.{0,16}\b(?:de|desde) (?:cada|todos? l[oa]s?|donde|sus? viajes?|el camino|los pueblos)|de cada viaje (?:me |nos |les )?tra(?:e|ia|jo)|tra(?:e|es|ia) (?:siempre )?\w+ (?:de|desde) (?:sus? viajes?|tod[oa]s (?:l[oa]s )?(?:lados|lugares|partes))|vuelve\w* (?:siempre )?con (?:un |algun )?(?:regal|recuerd)\w*/,
    acts: [
      '@ [venía] de lejos y [había] cuidado todo el camino una cosa envuelta en papel. «De allá», [dijo], y se la [dejó] en las manos a &. Era un pan. Estaba un poco aplastado y olía a otro lugar. & lo olió dos veces.',
      '«A mí nunca me traen nada», dijo &. @ [metió] la mano en su bolsa, donde [guardaba] algo de cada lugar. «Esta piedrita viene de donde empieza el camino», [dijo], y se la [regaló] a &, que la apretó en el puño.',
      '& quiso saber qué hay más lejos. @ [fue] sacando de una bolsa lo que [había] traído de cada viaje: «Este dulce es de la costa, y este, de la montaña». & los probó en orden, con los ojos cerrados. Fue como ir.',
    ],
  },
  {
    id: 'finishing it together',
    exact:
      /(?:cuando|si) un[oa] no (?:llega|puede|alcanza|acaba|termina|entiende)\b.{0,40}(?:tod|junt|entre|ayud|queda)\w*|nos (?:sentamos|juntamos|quedamos) tod[oa]s a|(?:no|nunca|jamas) (?:ha |han |has )?(?:dejad[oa]|deja|dejas|dejo|dejan) (?:a )?(?:nadie|ningun\w*(?: de nosotr\w+)?|tirad[oa] a \w+) con (?:el |la |todo el )?(?:marron|bronca|problema|paquete|papa|muerto|trabajo|carga)/,
    acts: [
      '«Yo no puedo con esto», dijo &, y enseñó un cuaderno sin empezar. @ [se sentó] al lado y no [se levantó]: un renglón &, un renglón @, hasta la última hoja. El final lo escribieron a la vez, con el mismo lápiz.',
      '«Es cosa mía», dijo &, con un montón de papeles sin llenar. @ [tomó] la mitad del montón. «Ya no», [contestó]. [Llenó] uno y otro, y nadie se levantó hasta que no quedó ninguno.',
      '& se había quedado a recoger cuando los demás ya se habían ido. @ [iba] ya en la salida. [Dio] la vuelta, [agarró] otra escoba y [dijo]: «De aquí nos vamos a la vez». Y a la vez se fueron.',
    ],
  },
  {
    id: 'turning up when needed',
    exact:
      /(?:aparece|apareces|aparecia|llega|cae|viene)\w* (?:siempre )?(?:justo |exactamente )?(?:cuando|en el momento)(?: \w+){0,3} (?:falta|necesit\w+|momento)|en el momento (?:justo|exacto)/,
    acts: [
      '& buscó con la mano dónde agarrarse, y no había. En ese mismo momento encontró un brazo: el de @, que [llegaba] justo a tiempo, como siempre. «Aquí {estoy|estamos}», [dijo].',
      'Nadie le había avisado a @. Y sin embargo, en el momento exacto en que a & le fallaron las piernas, ahí [estaba], con el hombro puesto. «{Pasaba|Pasábamos} por aquí», [dijo].',
      '& pensó: «Si hubiera alguien…». No terminó de pensarlo. @ ya le [había] puesto una mano en el hombro. «¿Qué hace falta?», [preguntó]. & se volvió despacio, no fuera a ser cosa de su imaginación.',
    ],
  },
  {
    id: 'gentle truth',
    exact:
      /(?:verdad(?:es)?|de frente)\b.{0,30}(?:sin (?:que .{0,12}(?:duela|lastime|hiera)|hacer\w* sentir)|pero con (?:carino|amor|tacto))|verdad(?:es)?\b.{0,30}(?:bonit|con (?:carino|tacto|amor|dulzura|cuidado)|sin (?:lastimar|herir|ofender|hacer dano)|suave|pero bien)|d[ei]c\w+ (?:siempre )?l[ao]s? (?:verdad|cosas) (?:con (?:carino|tacto|amor)|sin (?:lastim|her|ofend))|dice las cosas .{0,24}bonito|sincer\w+ (?:pero )?(?:con (?:carino|tacto|amor)|sin (?:lastim|her|ofend))/,
    acts: [
      '«¿Se me va a pasar?», preguntó &. @ no [mintió]: «Hoy no», [dijo], y le [puso] la mano encima mientras lo decía. «Mañana, un poco». & pensó en mañana y no quitó la mano.',
      '«¿Qué hago mal?», preguntó &. @ [dijo] primero lo que estaba bien, que era mucho. Luego, con cuidado, la verdad: «Hablando tan bajito, no hay quien oiga». & se puso de todos los colores, tomó aire y dijo «gracias». Se oyó.',
      '& preguntó si hacía falta cambiar. @ [pensó] un momento. «Un poco», [dijo], porque era verdad, y enseguida, para que no doliera: «La risa, no. Que se quede como está». & la soltó sin darse cuenta.',
    ],
  },
  {
    id: 'mending by laughing',
    exact:
      /(?:arregl|resuelv|soluciona|tom)\w* (?:siempre )?(?:todo |l[oa]s \w+ )?(?:riend\w+|(?:con|a) (?:una? )?(?:risas?|carcajadas?)|a (?:risa|broma|chiste|guasa))|(?:todo )?l[oa] (?:arregl|resuelv|soluciona|tom)\w* (?:siempre )?(?:todo )?(?:riend\w+|(?:con|a) (?:una? )?(?:risas?|carcajadas?)|a (?:risa|broma|chiste|guasa))/,
    acts: [
      '& esperaba una cara seria. @ [oyó] el desastre completo y [soltó] la carcajada. «Peor ya no puede salir», [dijo], y entre risa y risa [fue] proponiendo arreglos, cada uno más loco. Al cuarto, & también se reía. El quinto servía.',
      '& contó su pena con la cara larga. A @ se [le] escapó la risa por la nariz, y luego otra, por la vergüenza de la primera. & quiso enojarse y no le salió. Cuando terminaron de reírse, preguntó por dónde se empezaba.',
      'Al sentarse junto a &, @ [aplastó] el pan que [traía] en el bolsillo, y [se reía] tanto que no [podía] hablar. & quiso salvar el pan y se le pegó la risa. Junto al pan aplastado, el problema se veía chiquito.',
    ],
  },
  {
    id: 'a trade of their own',
    exact:
      /sac(?:o|aste|a|as) adelante (?:ella |el )?(?:su|la|el|un) (?:puesto|negocio|local|tienda|taller|restaurante|finca|panaderia|kiosco|changarro)/,
    does: /se puso a vender|ahora tiene (?:\w+ ){0,2}(?:emplead|local|negocio|puesto)\w*|emprend(?:io|iste|e)\b|(?:levant|mont|puso|abri|empez)\w* (?:ella |el )?(?:su|el|un) (?:propio )?(?:negocio|puesto|local|taller|tienda|changarro|restaurante)/,
    acts: [
      '& dijo que sin nada no se puede empezar. @ [puso] un cajón boca abajo, [acomodó] encima lo poco que había y [escribió] un letrero a mano. «{Así empecé|Así empezamos}», [dijo]. El segundo letrero lo escribió &.',
      '«¿Y si no viene nadie?», preguntó &. «Se abre igual», [contestó] @, que [había] abierto su negocio todos los días, también los de nadie. [Acomodó] lo que & tenía, lo más bonito delante, y [esperó] de pie. Vino alguien.',
      '& preguntó quién había ayudado a @ con su negocio. @ [enseñó] las dos manos. Con esas [había] cargado cada caja. Luego se las [tendió] a &, con callos y todo: «Ahora hay más».',
    ],
  },
  {
    id: 'spoon by spoon',
    exact:
      /(?:cucharada|cucharadita|bocado) (?:por|a|tras) (?:cucharada|cucharadita|bocado)|(?:le|les|me) da(?:ba|n|s)? (?:la |el |de )?(?:sopa|papilla|caldo|caldito|comer) (?:(?:\w+ ){0,3}en la boca|con (?:carino|paciencia|amor)|despaci)/,
    acts: [
      '& no tenía fuerzas ni para probar bocado. @ [llenó] la cuchara a la mitad, [sopló] y [esperó] a que abriera la boca. Una. Luego otra, sin ninguna prisa. Al final no quedaba sopa, y & tenía otro color.',
      '& miraba a otra parte con la boca cerrada. @ no [insistió]: [dejó] la cuchara en el aire, [habló] de cualquier cosa y [esperó]. Cuando & volvió la cara, la cucharada seguía tibia. Y la siguiente también.',
      '@ [acercó] una cuchara a la boca de &. [Soplaba] cada cucharada, [probaba] con el labio que no quemara y le [limpiaba] la barbilla con la punta de un trapo. Cuando se acabó la sopa, & todavía abría la boca.',
    ],
  },
]
