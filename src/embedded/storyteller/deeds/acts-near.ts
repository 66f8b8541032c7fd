import type { Family } from './family.ts'

/** Acts of whoever is near: how they believe, accept, stay, play and grow. */
export const NEAR: readonly Family[] = [
  {
    id: 'believing in others',
    test: /cre\w+ en (?:mi\b|nosotr|sus|l[oa]s|su\b|tod|la gente)|confi(?:o|aste|aron|a) en (?:mi|nosotr|sus|tod)|apost\w+ por|palabras? de (?:aliento|animo)|(?:me|nos|les?) (?:apoy|anim|alient)|apoyo\b|sentir (?:la persona mas )?importante|te hace creer|da animo|saca(?:r|s)? lo mejor|me ech\w+ porras|todo va a salir bien/,
    acts: [
      (r, o) =>
        `—No voy a poder —dijo ${o}. ${r.name} no lo ${r.v('discutió')}: ${r.v('puso')} su nombre al lado del de ${o}, en la misma hoja, para que se viera con quién contaba. Y se pudo.`,
      (r, o) =>
        `Todos apostaban a que no. ${r.name} ${r.v('apostó')} por ${o}, en voz alta y todo lo que traía. A ${o} le cambió hasta la manera de pararse.`,
      (r, o) =>
        `«Otra vez, que ya casi», ${r.v('dijo')} ${r.name}. ${o} lo intentó otra vez, nada más por no hacer quedar mal a quien creía tanto. Y salió.`,
      (r, o) =>
        `${r.name} ${r.v('encontró')} lo único que a ${o} le salía bien y se lo ${r.v('dijo')}. Con todas sus letras. Lo demás empezó a salir también.`,
    ],
  },
  {
    id: 'accepting',
    test: /(?:me|nos|l[oa]s?|te) acept|(?:me|nos|l[oa]s) deja(?:s|n)? ser|(?:no|nunca) (?:me |nos |l[oa]s )?juzga|(?:como|tal como|tal cual|asi como) (?:soy|somos|es cada)|sin juzgar|dej\w+ equivocar|no critica/,
    acts: [
      (r, o) =>
        `${o} empezó a explicar por qué era así, y a pedir disculpas. ${r.name} ${r.v('negó')} con la cabeza: así estaba bien. Y ${r.v('cambió')} de tema, que fue lo mejor de todo.`,
      (r, o) =>
        `Había una fila para los que sí y otra para los que no, y ${o} no cabía en ninguna. ${r.name} ${r.v('borró')} la raya del suelo con el zapato.`,
      (r, o) =>
        `Los demás tenían consejos para ${o}: más derecho, más bajito, más parecido. ${r.name} no ${r.v('quiso')} cambiarle ni un botón.`,
    ],
    pet: [
      (r, o) =>
        `${o} traía la ropa arrugada y el ánimo igual. A ${r.name} ${r.le} dio lo mismo: ${r.v('apoyó')} la cabeza ahí, donde más arrugado estaba.`,
    ],
  },
  {
    id: 'seeing the good',
    test: /ve(?:r|s|n)? (?:siempre )?(?:lo bueno|el lado bueno|lo positivo)|medio lleno|lado (?:bueno|amable|positivo)|lo mejor en (?:la gente|tod|l[oa]s)|a todo le (?:ve|encuentra)/,
    acts: [
      (r, o) =>
        `De ${o} contaban horrores. ${r.name} ${r.v('se quedó')} mirando un rato y ${r.v('dijo')}: «Tiene bonita letra». Era cierto, y por ahí se empezó.`,
      (r, o) =>
        `—Se arruinó todo —dijo ${o}. ${r.name} ${r.v('miró')} el desastre por un lado y por otro. «Pues de aquí sale una mesa», ${r.v('dijo')}. Y salió.`,
      (r, o) =>
        `Llovía sobre lo que ${o} había preparado. ${r.name} ${r.v('sacó')} un plato para juntar el agua y ${r.v('anunció')} que ya había sopa. Hasta ${o} pidió cuchara.`,
    ],
  },
  {
    id: 'passion',
    test: /pasion|apasion|hac\w+ (?:siempre )?(?:lo que (?:le gusta|ama)|las cosas con amor|todo con amor)|ama lo que hace|su entrega|con el corazon en|le pone (?:todo|el corazon|onda|ganas)|vocacion/,
    acts: [
      (r, o) =>
        `Era un trabajo de un minuto. ${r.name} le ${r.v('dedicó')} la tarde, con la lengua entre los dientes, como si fuera la cosa más importante del mundo. Cuando ${o} lo vio terminado, lo era.`,
      (r, o) =>
        `${o} preguntó cómo se hacía. A ${r.name} se ${r.le} encendieron los ojos. Una hora después, ${o} también traía esa luz y ya no quería irse.`,
      (r, o) =>
        `Nadie se lo había pedido con tanto detalle. ${r.name} lo ${r.v('hizo')} con tantas ganas que a ${o} le dieron ganas de aprender a hacer algo así, lo que fuera.`,
    ],
  },
  {
    id: 'storytelling',
    test: /(?:historias|cuentos|anecdotas|relatos) (?:que|de)|cont\w* (?:muchas |unas |sus |las )?(?:historias|cuentos|anecdotas)|platica\w* (?:de cuando|tan)|como cuenta/,
    acts: [
      (r, o) =>
        `«Eso me recuerda», ${r.v('dijo')} ${r.name}, y no hizo falta más. A media historia, ${o} había dejado de llorar. Al final pidió otra.`,
      (r, o) =>
        `${r.name} ${r.v('empezó')} por «había una vez alguien igualito a ${o}». Nadie se movió hasta el final. Terminaba bien.`,
      (r, o) =>
        `Se había ido la luz y ${o} tenía miedo. ${r.name} ${r.v('contó')} lo de aquella noche, con todas las voces, hasta que volvió la luz. Nadie se dio cuenta.`,
    ],
  },
  {
    id: 'making time',
    test: /vive? (?:sola|solo), (?:me )?acompan|(?:tiene|encuentra|saca|hace|da|nos da|se da) (?:siempre )?(?:el |un )?tiempo|tiempo para|(?:me|nos) (?:llama|escribe|manda|busca|visita)|(?:no|nunca) se (?:le )?olvida de (?:mi|nosotr)|vin(?:o|iste) desde|(?:fue|va|iba) a tod[oa]s (?:mis|nuestr)|viaj\w+ (?:horas|desde|solo para)|mensaje/,
    acts: [
      (r, o) =>
        `Había cien cosas urgentes. ${r.name} las ${r.v('dejó')} en la puerta, ${r.v('apagó')} el teléfono y ${r.v('se sentó')} con ${o}, como si la tarde fuera toda suya.`,
      (r, o) =>
        `${r.name} ${r.v('había')} cruzado media ciudad nada más para preguntarle a ${o} cómo amaneció. La respuesta duró dos horas, y las dos ${r.v('escuchó')}.`,
      (r, o) =>
        `${o} creía que ya nadie se acordaba. Entonces llegó un recado: «¿Cómo vas?». Era de ${r.name}, que no se ${r.v('había')} olvidado ni un día.`,
    ],
  },
  {
    id: 'playing',
    test: /jueg\w+ (?:siempre )?(?:conmigo|con nosotr|con su|con sus|con l[oa]s)|jugar (?:conmigo|con)|se tira al (?:suelo|piso)/,
    acts: [
      (r, o) =>
        `${o} llevaba toda la tarde sin con quién. ${r.name} ${r.v('se tiró')} al suelo, ${r.v('preguntó')} las reglas y ${r.v('perdió')} tres veces seguidas, con mucho teatro.`,
      (r, o) =>
        `—¿A qué jugamos? —${r.v('dijo')} ${r.name}. A ${o} nadie se lo había preguntado en serio. Jugaron a todo, y luego a otra cosa.`,
      (r, o) => `Con dos tapas y un hilo, ${r.name} ${r.v('inventó')} un juego donde ${o} podía ganar. Y ganó.`,
    ],
    pet: [
      (r, o) =>
        `${r.name} ${r.v('trajo')} una piedrita, la ${r.v('puso')} delante de ${o} y ${r.v('esperó')}. A la quinta vez, ${o} ya corría.`,
    ],
  },
  {
    id: 'savouring',
    test: /viv\w+ sin prisa|goza|disfrut\w+ (?:la|de la) vida|sabe vivir|ver la vida|ganas de vivir|cada momento|el presente/,
    acts: [
      (r, o) =>
        `${o} corría de un lado al otro. ${r.name} ${r.v('señaló')} el cielo, que se estaba poniendo de tres colores, y no ${r.v('dijo')} nada. ${o} alcanzó a ver los tres.`,
      (r, o) => `Quedaba poco rato. ${r.name} ${r.v('puso')} un mantel. Con mantel, a ${o} ese poco le supo a mucho.`,
      (r, o) =>
        `«Primero el postre», ${r.v('decidió')} ${r.name}, y se lo ${r.v('sirvió')} a ${o}. Lo demás podía esperar. Y esperó.`,
    ],
  },
  {
    id: 'faith',
    test: /\bfe\b|\bora(?:r|n|s)?\b|\breza|oraci|\bdios\b|creyente|rosario/,
    acts: [
      (r, o) =>
        `Nadie sabía qué decirle a ${o}. ${r.name} ${r.v('juntó')} las manos, ${r.v('cerró')} los ojos y ${r.v('se quedó')} así un momento, por los que ya no podían. ${o} sintió que alguien cargaba la otra punta.`,
      (r, o) =>
        `Estaba todo oscuro. ${r.name} ${r.v('prendió')} una vela chiquita y la ${r.v('puso')} junto a ${o}. «Va a amanecer», ${r.v('dijo')}, sin ninguna duda. Y amaneció.`,
      (r, o) =>
        `—¿Y si no sale? —preguntó ${o}. —Va a salir —${r.v('dijo')} ${r.name}, como quien habla de alguien conocido. Con esa certeza prestada, ${o} dio el paso.`,
    ],
  },
  {
    id: 'growing',
    test: /(?:ha|has|han) (?:crecido|madurado|logrado|cambiado|avanzado)|sus logros|su exito|ha llegado (?:tan|muy) lejos|se ha vuelto|como crec/,
    acts: [
      (r, o) =>
        `Había que alcanzar lo de hasta arriba. Hacía un año, ${r.name} no ${r.v('podía')}. Esta vez ${r.v('estiró')} el brazo, lo ${r.v('bajó')} y se lo ${r.v('puso')} en la mano a ${o}.`,
      (r, o) =>
        `${o} no sabía por dónde. ${r.name} ${r.v('conocía')} ese tramo: ahí mismo se ${r.v('había')} caído antes. ${r.v('Fue')} diciéndole dónde pisar, y ${o} pasó sin un rasguño.`,
      (r, o) =>
        `«Eso ya lo ${r.spoken('sé', 'sabemos')} hacer», ${r.v('dijo')} ${r.name}, con la sorpresa de quien se mide contra la pared y se pasa de la raya. Y lo ${r.v('hizo')}, entero, para ${o}.`,
    ],
  },
  {
    id: 'confidence',
    test: /su seguridad|segur[oa] de si|confianza en si|se sabe valer|su presencia|no se achica/,
    acts: [
      (r, o) =>
        `Delante de tanta gente, a ${o} se le fue la voz. ${r.name} ${r.v('dio')} un paso al frente, ${r.v('levantó')} la barbilla y ${r.v('habló')} claro. Siguiendo esa voz, ${o} encontró la suya.`,
      (r, o) =>
        `Le preguntaron a ${r.name} si no ${r.le} daba pena. No. ${r.v('Cruzó')} por en medio, tranquilamente, del brazo de ${o}. En la otra orilla ya eran dos sin pena.`,
      (r, o) =>
        `—¿Y quién lo dice? —preguntaron. —${r.spoken('Yo', 'Nosotros')} —${r.v('contestó')} ${r.name}. No hizo falta añadir nada. ${o} respiró.`,
    ],
  },
  {
    id: 'animals',
    test: /amor (?:por|a|hacia) (?:los|sus) (?:animal|perr|gat)|(?:perros?|gatos?|animal\w*) (?:de la calle|abandonad|callejer)|rescata|adopta (?:a )?(?:perr|gat|animal)|(?:ama|adora|quiere) (?:mucho )?a (?:los|sus) (?:animal|perr|gat)/,
    acts: [
      (r, o) =>
        `Debajo de un carro temblaba un gatito, y ${o} no lo podía sacar. ${r.name} ${r.v('se acostó')} en el suelo, ${r.v('puso')} la mano abierta y ${r.v('esperó')}. Salieron los dos, el gatito y la sonrisa de ${o}.`,
      (r, o) =>
        `Un perro flaco seguía a ${o} desde hacía rato. ${r.name} ${r.v('partió')} su pan, ${r.v('dejó')} que el perro oliera primero y ${r.v('dijo')}: «Ya te eligió». Y así era.`,
      (r, o) =>
        `Había un pájaro atorado en la ventana. ${r.name} lo ${r.v('tomó')} como se toma un suspiro, lo ${r.v('enseñó')} a ${o} y ${r.v('abrió')} las manos hacia el cielo.`,
    ],
  },
]
