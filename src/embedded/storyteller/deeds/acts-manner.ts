import type { Family } from './family.ts'

const NEVER = '(?<!\\b(?:no|nunca|jamas) )'

/** Acts of how somebody goes about things: they come with eagerness, fit in anywhere, go first, lose well, see through all, practise, look after each other. */
export const MANNER: readonly Family[] = [
  {
    id: 'eagerness',
    is: /(?:ganas|prisas?|apuro|afan) (?:(?:que )?(?:tenia|traia) )?(?:de|por|para) (?:llegar|nacer|salir|venir)(?! (?:a ser|lejos|alto|adelante|arriba|de))(?: .*)?/,
    does: /(?:llego|nacio|vino|salio) con (?:much[oa]s? |tant[oa]s? )?(?:prisas?|apuro|ganas)|no (?:quiso|pudo|supo) esperar(?: .*)?/,
    acts: [
      '& iba a contar hasta tres, para darse ánimos. Al dos, @ ya [estaba] ahí, con la cara de quien tiene muchísimas ganas de llegar. «¿Y el tres?», preguntó &. «No {pude|pudimos} esperar», [dijo] @.',
      '& dijo que mejor otro día. A @ las ganas no [le] daban para tanto: [fue] sin que nadie llamara, [llegó] antes que nadie y [tendió] las dos manos. & no se acordaba de que alguien quisiera tanto llegar.',
    ],
    small: ['& tendió la mano, despacito. @ no [esperó]. ¡Ya! [Llegó] primero, con las dos manos.'],
    cradle: [
      '& acercó la mano, despacio. @ no [quiso] esperar: [estiró] los brazos, los pies y hasta la boca, y [llegó] primero.',
      '& iba poco a poco. @ no [tenía] tanta paciencia: [pataleó], [estiró] un brazo, y la mano llegó antes que &.',
    ],
  },
  {
    id: 'adapting',
    is: /adaptables?|capacidad (?:de|para) adapta\w+|flexib(?:les?|ilidad)/,
    does: /(?:siempre )?se (?:adapta|acostumbra|amolda|aclimata|hace|acomoda)(?:n|s|ba)? (?:siempre |bien |rapido )?(?:a todo|a lo que (?:sea|haya|venga|toque)|a cualquier \w+|en (?:todas partes|cualquier \w+)|donde (?:sea|lo pongan|la pongan|este))(?: .*)?/,
    acts: [
      '& dijo que ya nada estaba como antes. @ [miró] lo que había, que era poco y estaba torcido, y [buscó] cómo acomodarse: así no, así tampoco… así. «Aquí también se está bien», [dijo]. & probó a torcerse un poco.',
      '& preguntó qué se hace si hay que cambiarlo todo. «Se cambia», [contestó] @. «¿Y si luego no?», preguntó &. «Se vuelve a cambiar», [dijo] @. Cada «¿y si…?» tuvo su respuesta, en el mismo tono. Las preguntas de & se terminaron primero.',
    ],
    small: [
      '& dijo que aquí no. @ [fue] para allá. & dijo que allá tampoco. @ [volvió]. «Aquí también», [dijo]. & se rio.',
    ],
    pet: [
      '@ [probó] el suelo: bien. [Probó] los pies de &: mejor. & cambió de sitio, y @ también. En todos [estaba] como en casa.',
    ],
    cradle: ['& tomó a @ en un brazo, luego en el otro, luego en el hombro. En los tres [se acomodó] @, y [suspiró].'],
  },
  {
    id: 'going first',
    is: /(?:manera|forma) de dar el primer paso/,
    does: /(?:siempre )?(?:es|fue|era|va|iba) (?:siempre )?(?:(?:la|el) )?primer[oa] (?:en|a) (?:pedir|acerc|habl|llam|busc|toc|tend|dar|ofrec|reconcili|golpe)\w+(?: .*)?/,
    whole: new RegExp(
      `${NEVER}\\b(?:da|dio|daba) (?:siempre )?el primer paso\\b|${NEVER}\\b(?:toc|golpe)(?:o|a|aba)? (?:primero )?(?:a )?(?:mi|nuestra|la|su) puerta\\b(?! (?:para|a) pedir)|${NEVER}\\b(?:se trag|tragar)\\w* (?:el|su) orgullo\\b`,
    ),
    acts: [
      '& no pensaba hablar primero, y @ tampoco [tenía] por qué. Pero alguien [debía] empezar. @ [fue] hasta ahí, [dio] dos golpecitos en el aire, como quien llama, y [preguntó] si se [podía]. & no supo hacer otra cosa que abrir.',
      '& creía que le tocaba a @ venir. @ [podía] haber creído lo mismo de &, y así se pasan los años. No [hizo] cuentas: [dio] el primer paso, que es el que cuesta, y [tendió] la mano. El segundo lo dio &.',
    ],
    small: ['& no hablaba. @ [fue] primero. «Toc, toc», [hizo] con el dedo. «¿Se puede?» Y & dijo que sí.'],
    pet: ['& no se acercaba. @ no [esperó]: [dio] el primer paso, [dio] otro, y ya no quedó ninguno que dar.'],
  },
  {
    id: 'good losing',
    is: /buen(?:a|os|as)? perdedor(?:a|es|as)?/,
    does: /(?:siempre )?sabe perder(?: bien| con .+)?/,
    whole: new RegExp(
      `${NEVER}\\bpierd[ea]\\b.{0,12}\\b(?:no se (?:enoja|enfada|molesta|pica|queja)|felicita|aplaude|se rie)\\b`,
    ),
    acts: [
      '& quiso ver quién tardaba más en reírse. @ [perdió], y tres veces [volvió] a perder. Las tres le [dio] la mano a &. «Bien ganado», [dijo], y lo [decía] de veras. & llevaba mucho tiempo sin ganar nada.',
      '& escondió una piedrita en una mano, y @ [dijo] que en la otra. Así cinco veces. A cada fallo [aplaudió], como si el gusto fuera ver ganar a &. «Otra», [pidió], y & escogió mano con una sonrisa.',
    ],
    small: ['& escondió una piedrita. ¿Aquí? No. ¿Aquí? ¡Tampoco! @ [perdió], y [aplaudió]. «Otra vez», [dijo].'],
  },
  {
    id: 'gladness for others',
    is: /falta de envidia/,
    does: /(?:no (?:es|son|era)|nunca (?:es|fue|ha sido)) (?:nada |para nada )?envidios[oa]s?|(?:no|nunca) (?:le |les )?(?:tiene|siente|da|conoce)n? (?:la )?envidia(?: .*)?|(?:siempre )?se alegra(?:n|ba)? (?:siempre )?(?:por|de|con) (?:lo (?:bueno|de)|los (?:logros|demas|exitos|otros|triunfos)|l[oa]s \w+ de l[oa]s|tod[oa]s|el exito|el bien)(?: .*)?/,
    acts: [
      '& contó, con un poco de vergüenza, lo único que le había salido bien. @ [aplaudió] hasta que [le] ardieron las manos, y [quiso] oírlo otra vez, desde el principio. A & le pareció más grande que antes.',
      '@ le [preguntó] a & por lo mejor que le hubiera pasado nunca, y lo [celebró] como propio: con los brazos en alto y la cara llena de gusto. & creyó por un momento que les había pasado a la vez.',
    ],
    small: ['A & le salió un silbido. ¡Uno! @ [aplaudió], y [aplaudió], y [aplaudió]. Y a & le salió otro.'],
  },
  {
    id: 'quick wit',
    is: /viv[oa]s?|vivaz(?:mente)?|vivaces|vivacidad|picar[oa]s?|picardia|avispad[oa]s?|despiert[oa]s?|espabilad[oa]s?|chispa|astut[oa]s?|astucia|lucid[oa]s?|lucidez|agudez\w*|agud[oa]s?|pill[oa]s?|agilidad mental/,
    does: /(?:siempre )?tiene(?:n)? (?:siempre )?(?:una )?(?:respuesta|salida|contestacion)(?: (?:lista|buena))? para todo|no se (?:l[ea] (?:va|escapa|pasa) (?:ni )?(?:una|nada)|pierde (?:de )?(?:nada|una|detalle))|(?:no|nadie) (?:la|lo|le) (?:hace|puede hacer) (?:tont[oa]|trampa)(?: .*)?/,
    acts: [
      '& quiso contar tres por dos, a ver si colaba. «Falta uno», [dijo] @, sin levantar la vista. & probó por otro lado, más despacio. «Por ahí tampoco», [dijo] @, con media sonrisa. & soltó la risa: no había manera.',
      '& escondió una piedrita y preguntó en qué mano. «En la manga», [dijo] @, y ahí estaba. & la cambió de sitio, rapidísimo. «En el bolsillo», [dijo] @. & la buscó para cambiarla otra vez, y ya no estaba: la [tenía] @.',
    ],
    small: [
      '& escondió la piedrita. «¡Ahí!», [dijo] @. & la cambió. «¡Ahí!», [dijo] @. ¡Con esos ojos no se escondía nada!',
    ],
    pet: [
      '& escondió la mano detrás. @ [dio] la vuelta y ahí [estaba] ya. & probó con la otra: tampoco. No se le escapaba una.',
    ],
    cradle: [
      '& movió un dedo, a escondidas. @ lo [vio]. Movió otro, y @ también lo [vio]. Con esos ojos no se escondía nada.',
    ],
  },
  {
    id: 'practising',
    is: /practica diaria|manera de (?:practicar|ensayar)/,
    whole: new RegExp(
      `${NEVER}\\b(?:practica|ensaya|tamborilea)(?:n|ba|ban)? .{0,25}\\b(?:hasta (?:sin|en|con|dormid)|en (?:tod[oa]s|cualquier|la calle|el (?:bus|camion|metro|colectivo))|donde sea|a toda hora|todo el (?:dia|tiempo)|a diario|todos los dias)`,
    ),
    acts: [
      '& hablaba, y @ [oía] sin parar los dedos: en el aire, en la rodilla, en el brazo de &, lo mismo otra vez, y otra, hasta donde se trababa. Ahí [volvió] a empezar. A la décima salió entero, y & quiso saber cómo se practica.',
      '@ no [dejó] de ensayar ni entonces: con dos dedos, en la palma de &, despacio, más aprisa, otra vez despacio. & fue siguiendo el dibujo. «Todavía no», [decía] @, y otra vez. Cuando salió, salió en las dos manos.',
    ],
    small: ['@ [movió] los dedos: así, así y así. Otra vez. Otra vez. En la mano de & también. ¡Y salió!'],
  },
  {
    id: 'each other',
    is: /(?:manera|forma) (?:de|en que|como) se (?:cuidan|quieren|apoyan|ayudan|defienden)(?: .*)?|complicidad|equipo/,
    does: /(?:siempre |juntos )?se (?:cuidan|ayudan|acompanan|apoyan|protegen|consuelan|defienden|cuidaban|apoyaban|defendian)(?: (?:mucho|siempre|entre (?:ell[oa]s|si|l[oa]s dos)|mutuamente|(?:l[oa]s )?un[oa]s? (?:al?|con) .+))?|(?:juntos )?(?:son|hacen) un (?:gran |buen )?equipo/,
    acts: [
      'Antes que nada, @ [se fijó] en quien [tenía] al lado: ¿todo bien? Todo bien. Así, cuidándose, [llegó] hasta & y le [hizo] un lugar en medio. & miró a un lado y al otro. Por los dos había alguien.',
      '@ ya [se había] dado la mano, por si acaso. «Así no se cae nadie», [dijo], y le [ofreció] a & la que quedaba libre. & la tomó con un poco de vergüenza. De ese lado, era verdad, no se caía nadie.',
    ],
    small: ['@ [se dio] la mano. ¿Bien? Bien. La otra mano fue para &. ¡Y nadie se soltó!'],
  },
  {
    id: 'letting be done',
    is: /mansedumbre/,
    does: /(?:siempre )?se (?:deja|dejaba|dejo)n? (?:siempre )?(?:poner|hacer|vestir|disfrazar|peinar|cargar|acariciar|tocar|banar|pintar|jalar)(?: .*)?/,
    acts: [
      '& no sabía qué hacer con las manos. @ [bajó] la cabeza y [dejó] que & le pusiera una hoja de gorro: derecha, torcida y otra vez derecha. No se la [quitó] ni una vez. & dio un paso atrás, para ver cómo quedaba, y se rio.',
      '& quiso probar un peinado, y luego otro. @ [se quedó] sin moverse y [dejó] hacer, con una paciencia de muñeca. Quedó fatal. @ lo [llevó] con la cabeza muy alta, y & ya solo pensaba en el siguiente.',
    ],
    small: ['& le puso a @ una hoja de gorro. Y otra hoja. ¡Y otra! @ [se dejó]. No se la [quitó]. Y & se rio.'],
    pet: [
      '& encontró una hoja, y se la puso de gorro a @: derecha, torcida y otra vez derecha. @ [se dejó], sin un ruido, y no se la [quitó]. A & le dio tanta risa que hubo que buscar otra hoja.',
    ],
  },
  {
    id: 'thinking themselves big',
    is: /aires de grandeza/,
    does: /(?:siempre )?(?:se (?:cree|siente|creia)|piensa que es|cree que es|jura que es) (?:muy |tan |bien |mas |un |una |el |la |l[oa]s )*(?:grand\w+|gigante|enorme|leon\w*|tigre\w*|lobo|pitbull|pastor|doberman|perr[oa] grande|jef[ea]|duen[oa]|rey|reina|fiera|super ?heroe|human[oa]|persona|gente)(?: .*)?/,
    acts: [
      '& temía a lo grande y a lo fuerte. @ [sacó] el pecho, [puso] la voz más gruesa que [tenía] y [se puso] delante, como si no cupiera en ninguna parte. «Aquí {estoy yo|estamos nosotros}», [dijo]. & se sintió a salvo.',
      '& dijo que hacía falta alguien muy grande. «Presente», [dijo] @, y lo [dijo] desde tan arriba que nadie pensó en medir. & buscó su propia voz de grande. La tenía.',
    ],
    small: ['«{Soy|Somos} así de grande», [dijo] @, y [abrió] los brazos. ¡Grandísimo! Y & también se hizo grande.'],
    pet: [
      '@ [se plantó] delante de &, [infló] el pecho y [miró] hacia arriba como si mirara hacia abajo. Nadie le había dicho cuánto medía. & se sintió a salvo, y creció un poco.',
    ],
  },
]
