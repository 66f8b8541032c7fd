import type { Family } from './family.ts'

/** Acts of plain habits at home and among friends: what is left ready, brought along, carried to its end together. */
export const HOMELY: readonly Family[] = [
  {
    id: 'leaving it ready',
    exact:
      /se (?:levant|despiert|par)\w* (?:\w+ )?(?:en la madrugada|de madrugada|en la noche|de noche|a las \w+)(?= .{0,30}(?:sin que|duerm|bebe|para que|asi))|sin que (?:yo |nadie )?(?:le |se lo )?(?:diga|digan|pida|pidan|pidamos|tenga que pedir)\w*(?= nada)|(?:me|nos|le|les) (?:deja|dejas|dejaba|tiene|tenia|prepara|preparaba)\w* (?:siempre )?(?:el |la |un |mi )?(?:cafe|cafecito|tinto|mate|desayuno|comida|almuerzo|lonche|ropa|uniforme|agua)\w* (?:ya )?(?:hech|list|prepar|servid|calient|planch|puest)\w*/,
    acts: [
      '& llegó pensando que no habría nada ni nadie. Encontró una taza tapada, todavía caliente, y debajo un papelito doblado con su nombre. @ ya lo [había] dejado hecho y no [estaba] esperando las gracias.',
      'A & le esperaba un montón de trabajo. Abrió los ojos y todo estaba en su lugar: lo suyo doblado, lo caliente caliente, y una notita con la letra de @, que [había] entrado y salido sin hacer ruido.',
      '& no entendía quién le adelantaba las cosas. Cerró un ojo, nada más uno, y esperó. [Era] @, de puntillas: [dejó] todo listo para cuando despertara, [escribió] dos palabras y las [apoyó] en la taza.',
    ],
  },
  {
    id: 'bringing something from afar',
    exact:
      /(?:me|nos|les|le) tra(?:e|es|ia|ias|en|jo)\b (?:siempre )?(?:un |una |algo |algun |pan|dulces?|piedr|recuerd|frut|queso)\w*.{0,16}\b(?:de|desde) (?:cada|todos? l[oa]s?|donde|sus? viajes?|el camino|los pueblos)/,
    acts: [
      '& preguntó cómo era lo que había más allá. @ [venía] de muy lejos y [había] guardado sitio para una cosa: un pan envuelto en papel, traído todo el camino en el mejor asiento. «De allá», [dijo]. Era para &.',
      '@ [tenía] muchísimo camino por delante, y aun así [se detuvo]. [Escogió] lo mejor que hacían en aquel sitio, lo [envolvió] y lo [llevó] todo el viaje sin probarlo. «Esto es para quien se quedó», [dijo], y se lo [puso] en la mano a &.',
      '& quiso saber qué se ve por el camino. @ [fue] sacando de una bolsa un poco de cada lugar: «Esto es de donde empieza el camino, esto de la mitad y esto del final». & los probó en orden. Fue como ir.',
    ],
  },
  {
    id: 'finishing it together',
    exact:
      /(?:cuando|si) un[oa] no (?:llega|puede|alcanza|acaba|termina|entiende)\b.{0,40}(?:tod|junt|entre|ayud|queda)\w*|nos (?:sentamos|juntamos|quedamos) tod[oa]s a|(?:no|nunca|jamas) (?:ha |han |has )?(?:dejad[oa]|deja|dejas|dejo|dejan) (?:a )?(?:nadie|ningun\w*(?: de nosotr\w+)?|tirad[oa] a \w+) con (?:el |la |todo el )?(?:marron|bronca|problema|paquete|papa|muerto|trabajo|carga)/,
    acts: [
      '& iba por la mitad de algo larguísimo, y ya no quedaba tiempo. @ ya [había] terminado lo suyo. [Se quitó] otra vez el abrigo, [se sentó] y [preguntó]: «¿Cuál parte falta?». Nadie se levantó hasta que estuvo entera.',
      '«Es cosa mía», dijo &, con un montón de hojas sin hacer. @ [tomó] la mitad del montón. «Ya no», [contestó]. [Hizo] una y otra, y la última la hicieron a la vez. Nadie habría sabido de quién era cada una.',
      'A & le habían dejado el problema y se habían ido todos. @ [estaba] ya en la salida. [Dio] la vuelta. «De aquí nos vamos a la vez», [dijo], y lo [revisó] con & desde la primera línea, hasta que las cuentas cuadraron.',
    ],
  },
  {
    id: 'turning up when needed',
    exact:
      /(?:aparece|apareces|aparecia|llega|cae|viene)\w* (?:siempre )?(?:justo |exactamente )?(?:cuando|en el momento)(?: \w+){0,3} (?:falta|necesit\w+|momento)|en el momento (?:justo|exacto)/,
    acts: [
      '& no había llamado a nadie. Justo cuando todo se le venía encima, se oyeron unos pasos: [era] @, arremangándose ya. «¿Qué se hace primero?», [preguntó], y [empezó] por lo que más urgía.',
      'Nadie le había avisado a @. Y sin embargo, en el momento en que a & le faltaron manos, hubo otras dos, que agarraron lo que se caía. & miró hacia atrás. «{Pasaba|Pasábamos} por aquí», [dijo] @.',
      '& pensó: «Si hubiera alguien…». No terminó de pensarlo. @ ya [estaba] ahí, con justo lo que hacía falta y sin que nadie lo hubiera pedido.',
    ],
  },
  {
    id: 'gentle truth',
    exact:
      /verdad(?:es)?\b.{0,30}(?:bonit|con (?:carino|tacto|amor|dulzura|cuidado)|sin (?:lastimar|herir|ofender|hacer dano)|suave|pero bien)|dec\w+ (?:siempre )?l[ao]s? (?:verdad|cosas) (?:con (?:carino|tacto|amor)|sin (?:lastim|her|ofend))|dice las cosas .{0,24}bonito/,
    acts: [
      '& preguntó si le había quedado bien. @ [pensó] un momento. «El final, no», [dijo], y enseguida: «pero lo del principio no se le olvida a nadie». Y [contó] cuál parte [le] gustaba más. & arregló el final, sonriendo.',
      'A & le habían dicho siempre que todo estaba muy bien. @ [buscó] la manera: primero lo que sí, que era mucho, y luego lo que no, dicho bajito y sin quitarle nada. Hubo un silencio, y después un «gracias».',
      '«¿Es culpa mía?», preguntó &. @ no [mintió]: «Una parte, sí», [dijo], y [puso] la mano junto a la suya mientras lo decía. Era la verdad entera, y no dolió casi nada.',
    ],
  },
  {
    id: 'mending by laughing',
    exact:
      /(?:arregl|resuelv|soluciona|tom)\w* (?:siempre )?(?:todo |las cosas )?(?:riend\w+|(?:con|a) (?:una? )?(?:risas?|carcajadas?)|a (?:risa|broma|chiste|guasa))|(?:todo )?l[oa] (?:arregl|resuelv|soluciona|tom)\w* (?:siempre )?(?:todo )?(?:riend\w+|(?:con|a) (?:una? )?(?:risas?|carcajadas?)|a (?:risa|broma|chiste|guasa))/,
    acts: [
      'Se torció todo, y a & se le puso la cara larga. @ [miró] el desastre… y [soltó] la carcajada. «Peor ya no puede quedar», [dijo], y entre risa y risa [fue] poniendo cada cosa en su lugar. & se rio también, y aquello quedó arreglado.',
      '& esperaba un regaño, porque lo había tirado todo. @ [se rio] tanto que [tuvo] que sentarse en el suelo. Y ya que [estaba] ahí, [empezó] a recoger. & se agachó a ayudar, y se le pegó la risa.',
      'La cosa iba a terminar en pleito, y & ya tenía los puños cerrados. A @ se [le] escapó la risa por la nariz. Luego a alguien más. Cuando & quiso seguir con el enojo, ya no lo encontró, y todo tuvo arreglo.',
    ],
  },
  {
    id: 'a trade of their own',
    exact:
      /sac(?:o|aste|a|as) adelante (?:ella |el )?(?:su|la|el|un) (?:puesto|negocio|local|tienda|taller|restaurante|finca|panaderia|kiosco|changarro)/,
    does: /emprend(?:io|iste|e)\b|(?:levant|mont|puso|abri|empez)\w* (?:ella |el )?(?:su|el|un) (?:propio )?(?:negocio|puesto|local|taller|changarro|restaurante)/,
    acts: [
      '& dijo que para empezar hace falta mucho. @ [volteó] un cajón, le [puso] encima lo que había, bien acomodado, y [escribió] un letrero a mano. «Con esto se empieza», [dijo]. Al rato ya había quien hiciera fila, y & despachaba.',
      '& preguntó quién le había ayudado a levantar lo suyo. @ [enseñó] las dos manos. Con esas [había] cargado cada caja, [había] abierto cada día y [había] atendido a cada quien. «¿Qué falta por cargar?», [preguntó], y [cargó] lo de &.',
      '«¿Y si no viene nadie?», preguntó &. «Se abre igual», [contestó] @. [Acomodó] todo en pirámide, lo más bonito delante, y [esperó] de pie. Vino alguien. Luego vinieron más. & aprendió a hacer pirámides.',
    ],
  },
  {
    id: 'spoon by spoon',
    exact:
      /(?:cucharada|cucharadita|bocado) (?:por|a|tras) (?:cucharada|cucharadita|bocado)|(?:le|les|me) da(?:ba|n|s)? (?:la |el |de )?(?:sopa|papilla|caldo|caldito|comer) (?:en la boca|con (?:carino|paciencia|amor)|despaci)/,
    acts: [
      '& no tenía fuerzas ni para levantar la cuchara. @ la [llenó] a la mitad, [sopló] y [esperó] a que abriera la boca. Una. Luego otra, sin ninguna prisa. La comida se enfrió, se volvió a calentar, y al fin no quedó nada.',
      '& miraba a otra parte con la boca cerrada. @ no [insistió]: [dejó] la cuchara en el aire, [habló] de cualquier cosa y [esperó]. Cuando & volvió la cara, la cucharada seguía tibia. Y la siguiente también.',
      '& comía tan despacio que cualquiera se habría ido. @ [sopló] cada cucharada, [probó] con el labio que no quemara y [limpió] la barbilla con la punta de un trapo. La última fue igual de despacio que la primera.',
    ],
  },
]
