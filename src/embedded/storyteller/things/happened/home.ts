/** At home: who is born, grows, sleeps; what hands make. How such a section is written says `happenings.ts`. */
export const HOME = String.raw`
nac(?:io|iste|ieron|isteis)\b|el parto\b|dio a luz
  < Para quien acababa de llegar, todo era nuevo: hasta el aire.
primer[ao]?s? pas(?:os|itos)|empezo a caminar|aprendio a caminar|camino sol[oa]\b
  < El suelo quedaba lejísimos.
  Un pie iba delante, y el otro se lo pensaba.
  ! Un pie, otro pie, ¡y otro!
primera palabra|(?:dijo|decir) \w+ por primera vez|primera vez que (?:me |nos )?dijo (?:mama|papa|agua|abu|tata)
  < Era una voz chiquita, y una palabra entera.
cabi(?:a|as) en (?:la palma|una mano|mi mano|las? dos manos)|primera vez que (?:te|la|lo) cargue|te tuve en brazos
  Pesaba poquito, y estaba tibio lo que pesaba.
(?:se|nos) (?:nos |les |le )?(?:fue|quedamos sin|quedaron sin|corto) (?:la )?luz|apagon|sin luz\b|a oscuras
  < Sin luz, se oía hasta lo más bajito.
(?:con|sac\w+|prend\w+|encend\w+|a la luz de) (?:las |unas |una |la )?velas?\b|linterna
  < Las sombras se hacían grandes y se hacían chiquitas.
(?:nos|se|me|te) (?:reimos|reiamos|rieron)\b(?! de )|carcajad|ataque de risa|muert[oa]s? de (?:la )?risa|de tanto reir
  La risa sacudía los hombros.
  ! ¡Ja, ja, ja!
se rio\b(?! de mi)
  ! ¡Ja, ja, ja!
fiesta sorpresa
  ! ¡Sorpresa!
pein(?:aba|o|aste|ar|arme|abas)\b|trenzas\b
  < El pelo se iba acomodando, mechón por mechón.
cos(?:ia|io|iste|er|imos|ias)\b|bord(?:aba|ar|amos|abas)\b
  < El hilo iba detrás de la aguja, sin perderla de vista.
tej(?:ia|io|iste|er|imos|iendo|ias)\b
  < El hilo iba y venía, y cada vuelta era un punto más.
pint(?:amos|aste|o|abamos|ando|ar|aba) (?:\w+ ){0,2}(?:cuarto|pared\w*|casa|barda|reja|cerca|mural|habitacion|puerta\w*|silla\w*|sala|cocina|fachada|recamara|pieza)\b
  < Olía a pintura fresca.
  = @ tenían pintura en las manos.
rompecabezas|puzle
  < Cada pieza buscaba su hueco.
le(?:ia|ias|yo|iste|imos|iamos|er|erme|ernos|yendo) (?:\w+ ){0,2}(?:cuentos?|libros?|poemas?|historias?)\b
  < Cada página sonaba al pasar.
videollamadas?
  < En la pantalla cabía una cara.
(?:una|esa|su|tu) carta\b
  El papel crujía al desdoblarse.
(?:qued(?:o|aste|amos|aba|aron)|estaba) (?:\w+ )?dormid[oa]s?|durmi(?:o|eron|endo)\b|dorm(?:imos|iamos)\b|siesta\b
  La respiración se fue haciendo lenta y pareja.
  ! Shhh. Shhh.
abraz(?:o|amos|aste|aron)\b
  Tan cerca se sentía hasta la respiración.
mudanza|nos mudamos|casa nueva|departamento nuevo
  < Había cajas por todas partes.
  = @ oían sus pasos en los cuartos vacíos.
platic(?:amos|ando|abamos)\b|convers(?:amos|abamos|ando)|charl(?:amos|abamos|ando|as)\b|hablamos (?:hasta|toda|por horas)
  Las palabras iban y venían.
abr(?:imos|io|iste|ieron|iendo|ir) (?:\w+ )?regalos?\b
  El papel crujía y se rasgaba.
slime\b
  < El slime se estiraba y se estiraba.
(?:burbujas|pompas) de jabon
  < Las burbujas subían, y una por una hacían plop.
  ! Plop. Plop.
`
