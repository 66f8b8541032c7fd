import { upperFirst } from '../language/text.ts'
import { plot } from './plot.ts'

/** Who knows about plants, and cannot explain it. */
const GARDENERS = [
  { un: 'la jardinera del parque, con tierra hasta los codos', o: 'la jardinera' },
  { un: 'un botánico con la lupa colgada al cuello', o: 'el botánico' },
  { un: 'una vendedora de semillas que las conocía por el ruido', o: 'la vendedora' },
]

/** Where it comes up by itself. */
const SPOTS = [
  { where: 'en la grieta del escalón', seen: 'un escalón con un brote verde' },
  { where: 'al pie del poste, donde siempre se hacía una parada', seen: 'un poste con una mata verde' },
  { where: 'debajo de la ventana, justo hasta donde llega la sombra', seen: 'una ventana con hojas nuevas' },
  { where: 'en una lata que nadie había regado', seen: 'una lata con hojas' },
]

/** Whose ground is bare, and of whom it is told there. */
const BARE = [
  {
    un: 'un señor que había vendido su casa con todo y árbol',
    o: 'el señor',
    like: 'un vecino que se había quedado sin nada',
    it: 'aquel vecino',
  },
  {
    un: 'una muchacha con una maceta vacía en los brazos',
    o: 'la muchacha',
    like: 'una muchacha que no conocía a nadie',
    it: 'aquella muchacha',
  },
  {
    un: 'una mujer que ya no abría las cortinas',
    o: 'la mujer',
    like: 'una señora que no quería ver a nadie',
    it: 'aquella señora',
  },
]

/** In memory: green things come up, unsown, wherever somebody used to be. */
export const keepsGrowing = plot({
  id: 'keeps-growing',
  shape: 'garden',
  inMemory: true,
  has: /^(?:el|la) (?:semilla|hoja|maceta|flor|lata)$/,
  suits: () => 5,
  set: ({ pick }) => {
    const first = pick(...SPOTS)
    return {
      gardener: pick(...GARDENERS),
      first,
      second: pick(...SPOTS.filter((spot) => spot !== first)),
      bare: pick(...BARE),
      leaf: pick('una hoja en forma de mano', 'dos hojas que se buscaban', 'una flor que no venía en los libros'),
    }
  },
  title: ({ r, pick }) =>
    pick(
      `Lo que sigue creciendo`,
      `El jardín que no sembró nadie`,
      `Donde ${r.v('estuvo')} ${r.name}`,
      `Brotes de ${r.name}`,
    ),
  cover: ({ star, keep }, { first }) => ({
    place: first.seen,
    time: 'por la mañana',
    weather: 'con sol después de la lluvia',
    seen: 'desde muy cerca del suelo',
    recipient: 'sonríe entre las hojas',
    sender: `se agacha a mirar un brote, junto a ${star.un}`,
    objects: [star.un, keep.un, 'un brote verde'],
    pose: 'look',
  }),
  chapters: [
    ({ r, s, fav, star, pick, opt, soft }, { gardener, first, leaf }) => ({
      title: pick('El primer brote', 'Nadie lo sembró', 'Verde, de repente'),
      text: [
        pick(
          `Salió ${first.where}, de un día para otro. Tenía ${leaf}. Lo ${s.v('encontró')}, al volver del pan, ${s.full}.`,
          `Ahí no crecía nada. Pero una mañana, ${first.where}, había ${leaf}. Quien se agachó a verla fue ${s.full}.`,
          `Primero pareció un papelito verde. Estaba ${first.where}, y era ${leaf}. A verlo se detuvo, y ya no siguió de largo, ${s.full}.`,
        ),
        pick(
          `Era el lugar de ${r.name}. Lo sabía toda la casa.`,
          `Y era justo ahí, no un palmo más allá: donde ${r.name} ${r.v('tenía')} su rincón siempre.`,
          `Ahí mismo, tantas veces, ${r.v('había')} estado ${r.name}.`,
        ),
        pick(
          `—Toda planta pide algo —dijo ${gardener.un}, a quien fueron a buscar—. ¿Qué le gustaba a este lugar? ${upperFirst(s.name)} ${s.v('contestó')} con lo que más ${r.le} gustaba a ${r.name}: ${fav.all}.`,
          `Vino ${gardener.un}. Preguntó con qué se había regado aquello. Con agua, no. Con lo que más ${r.le} gustaba a ${r.name}, a lo mejor: ${fav.all}.`,
          `Llamaron a ${gardener.un}. En la ficha, donde dice «abono», ${s.name} ${s.v('puso')} lo preferido de ${r.name}: ${fav.all}.`,
        ),
        pick(
          `Junto al tallo, como quien cuida, estaba ${star.un}. ${upperFirst(star.el)} ${star.does[0]}.`,
          `Y ahí cerca, sin que nadie recordara cómo había llegado, ${star.un}, que ${star.does[0]}.`,
          `Le daba sombra ${star.un}.`,
        ),
        soft(
          pick(
            `${upperFirst(gardener.o)} tocó la tierra y luego se quedó un rato con la mano quieta.`,
            `—No viene en mi libro —dijo ${gardener.o}. Y cerró el libro.`,
          ),
        ),
        opt(pick('Había llovido. Todo brillaba un poco de más.', 'Una abeja ya lo sabía.')),
        opt(
          pick(
            'La escoba, desde entonces, le saca la vuelta.',
            'Nadie se atrevió a arrancarlo. A nadie se le ocurrió.',
          ),
        ),
      ],
      view: {
        place: first.seen,
        time: 'por la mañana',
        weather: 'con sol después de la lluvia',
        seen: 'desde la puerta',
        recipient: 'parece estar ahí todavía',
        sender: `se agacha a mirar, junto a ${star.un}`,
        objects: [star.un, 'un brote verde', 'una escoba'],
        pose: 'look',
      },
    }),
    ({ r, s, star, needed, pick, opt, soft }, { gardener, second }) => ({
      title: pick('Otro, y otro', 'El mapa verde', 'Siguiendo las hojas'),
      text: [
        pick(
          `A la semana había otro, ${second.where}. Y otro en el patio. Y otro, pequeñísimo, en la suela de un zapato.`,
          `El segundo salió ${second.where}. El tercero, entre dos losetas. Al cuarto dejaron de contarlos y empezaron a saludarlos.`,
          `Luego brotó ${second.where}. ${upperFirst(gardener.o)} trajo banderitas, y no alcanzaron.`,
        ),
        pick(
          `Vistos desde la azotea, los brotes hacían un camino. Era el de ${r.name}, de ida y de vuelta, con sus paradas.`,
          `—Es muy claro —dijo ${gardener.o}—. Crecen donde hubo costumbre.`,
          `No era al azar. Donde ${r.name} ${r.v('pasaba')} de largo, nada. Donde ${r.v('se quedaba')}, hojas.`,
        ),
        needed(gardener.o),
        pick(
          `${upperFirst(star.el)} ${star.does[1]}, y las hojas más cercanas se volvieron a mirar.`,
          `Cerca de ${star.el} los tallos se ponían más derechos. Cosa natural: ${star.el} ${star.does[2]}.`,
        ),
        soft(
          pick(
            `Pasó un vecino y dijo que en su puerta también. Que él pensaba que era cosa suya.`,
            `La calle entera empezó a caminar mirando al suelo, que es una manera de acordarse.`,
          ),
        ),
        pick(
          `El camino no se acababa en la esquina. Seguía, hoja tras hoja, hacia donde ya no hay calles. ${upperFirst(s.name)} lo ${s.v('siguió')}.`,
          `Una mañana las hojas amanecieron todas vueltas hacia el mismo lado. Hacia allá ${s.v('fue')} ${s.name}.`,
          `—Alguna será la primera —dijo ${gardener.o}—. La raíz. ${upperFirst(s.name)} ya ${s.v('iba')} por la mitad del camino.`,
        ),
        opt('Los caracoles no las mordían. Se detenían y daban la vuelta.'),
        opt(
          pick('El sol llegaba antes a esas partes.', 'Un perro se echó junto a una mata y no dejó pasar bicicletas.'),
        ),
      ],
      view: {
        place: 'una calle con brotes verdes en fila',
        time: 'al mediodía',
        weather: 'con sol',
        seen: 'desde una azotea',
        recipient: 'parece haber pasado por ahí',
        sender: 'sigue un camino de hojas',
        objects: [star.un, 'brotes verdes', 'banderitas'],
        pose: 'walk',
      },
    }),
    ({ r, s, place, there, air, keep, recall, star, pick, opt }) => ({
      title: pick('La raíz', 'Donde empezó', 'Bajo la hoja más vieja'),
      text: [
        pick(
          `Detrás de la última hoja no había maceta ni jardín. Había un día. Era ${there}.`,
          `${upperFirst(s.name)} ${s.v('apartó')} las ramas con las dos manos. Y ahí, con su luz de entonces, estaba ${there}.`,
          `La raíz era larga y bajaba en el tiempo. Al final, tibio todavía, esperaba ${there}.`,
        ),
        air[0],
        pick(
          `Todo lo demás había salido de ahí.`,
          `De esa tierra sí se podía fiar uno.`,
          `Ahí todo estaba en flor, hasta lo que no es planta.`,
        ),
        pick(
          `Entre las raíces, sin una mancha, había ${keep.un}. ${upperFirst(s.name)} ${keep.lo} ${s.v('tomó')} despacio, para no romper nada.`,
          `Las hojas se abrieron un poco. Guardaban ${keep.un}.`,
          `Lo que daba tanta vida cabía en la mano: ${keep.un}.`,
        ),
        recall(),
        pick(
          `Lo que se siembra sin querer es lo que más dura.`,
          `${r.name} no ${r.v('sembró')} nunca a propósito. ${r.v('estaba')}, y con eso iba cayendo la semilla.`,
          `No se fue todo. Una parte se quedó trabajando, debajo, en silencio.`,
        ),
        opt(pick('Se oía crecer la hierba, si uno se callaba.', 'El aire era del que se guarda en el pecho.')),
        opt(pick('De regreso, cada hoja rozó una manga.', 'La luz se fue tarde, como en los días buenos.')),
        opt(
          pick(
            'No hizo falta llevarse nada más.',
            'Un pájaro repitió tres veces lo mismo, por si no se había entendido.',
          ),
        ),
      ],
      view: {
        place: place ?? 'un claro lleno de hojas y de luz dorada',
        time: 'por la tarde',
        weather: 'con luz dorada',
        seen: 'desde detrás de unas hojas',
        recipient: 'sonríe en la luz de aquel día',
        sender: `toma ${keep.un} con las dos manos`,
        objects: [keep.un, star.un, 'hojas verdes'],
        pose: 'look',
      },
    }),
    ({ r, s, star, keep, act, pick, opt, soft }, { bare }) => ({
      title: pick('Tierra seca', 'Un pedazo sin nada', 'Lo que se comparte'),
      text: [
        pick(
          `En la calle había un pedazo donde no salía nada. Ahí vivía ${bare.un}.`,
          `Frente a la única puerta sin verde estaba ${bare.un}.`,
        ),
        pick(
          `—A mí no me crece ni la sombra —dijo ${bare.o}, sin ganas de que le creyeran.`,
          `—Esta tierra ya no agarra —dijo ${bare.o}.`,
          `—¿Para qué regar? —dijo ${bare.o}—. Si ya no hay quien mire.`,
        ),
        pick(
          `${upperFirst(s.name)} ${s.v('se sentó')} en el escalón y ${s.v('contó')} una cosa de ${r.name}, de cuando hubo ${bare.like}.`,
          `No se le llevó agua. Se le llevó una historia de ${r.name}, y de ${bare.like}.`,
        ),
        act(bare.it),
        pick(
          `Al terminar, ${keep.el} ${pick(...keep.wakes)}. Y a los pies de ${bare.o}, donde no había nada, asomó una punta verde.`,
          `${upperFirst(s.name)} ${s.v('puso')} sobre la tierra seca ${keep.el}. Y ${keep.el} ${pick(...keep.wakes)}. Debajo, algo despertó.`,
        ),
        pick(
          `Después ${star.el} ${pick(...star.helps)}. Salió gente con regaderas.`,
          `Y ${star.el} ${pick(...star.helps)}. Esa tarde no quedó una puerta cerrada.`,
        ),
        soft(
          pick(
            `${upperFirst(bare.o)} buscó un vaso de agua. Luego buscó otro.`,
            `—Tiene una hoja —dijo ${bare.o}. Y lo repitió bajito, como un nombre.`,
          ),
        ),
        opt(pick('El polvo se asentó.', 'Empezó a llover, sin prisa, solo lo necesario.')),
        opt(
          pick(
            'Las macetas de enfrente se apretaron un poco para hacer lugar.',
            'Nadie dijo «milagro». Dijeron «mira».',
          ),
        ),
      ],
      view: {
        place: 'una banqueta con tierra seca y una puerta',
        time: 'al atardecer',
        weather: 'con nubes de lluvia',
        seen: 'desde la calle',
        recipient: 'parece sonreír en una hoja',
        sender: `ofrece ${keep.un} a ${bare.o}`,
        objects: [keep.un, star.un, bare.un, 'una punta verde'],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick, opt, soft }, { gardener, bare }) => ({
      title: pick('La cosecha', 'En flor', 'Se riega sola'),
      text: [
        pick(
          `En primavera la calle no se reconocía. Venían de otras a preguntar con qué la regaban.`,
          `${upperFirst(gardener.o)} tuvo que inventar un nombre para la especie. Le puso el de ${r.name}.`,
          `No hubo que podar. Cada planta sabía hasta dónde.`,
        ),
        pick(
          `Y a la sombra se siguió haciendo lo que a ${r.name} ${r.le} gustaba: ${star.together}. ${upperFirst(star.el)} no falla.`,
          `Los domingos, entre las hojas, se hace lo de siempre: ${star.together}. Y no falta ${star.el}.`,
        ),
        pick(
          `Una tarde, con las manos llenas de tierra, ${s.name} ${s.v('dijo')} lo que faltaba.`,
          `Dicen que a las plantas hay que hablarles. ${upperFirst(s.name)} les ${s.v('habló')} de esto.`,
          `Lo último se dijo bajito, al pie del primer brote.`,
        ),
        praise(`${s.v('dijo')} ${s.name}`),
        soft('A la mañana siguiente había una flor de más.'),
        pick(
          `${upperFirst(bare.o)} regala esquejes. Los da con instrucciones: «Quererlo mucho y moverlo poco».`,
          `La puerta sin verde ya no se encuentra. ${upperFirst(bare.o)} vive detrás, en alguna parte, muy bien.`,
        ),
        opt(
          pick(
            'De vez en cuando aparece una hoja en el bolsillo de un abrigo.',
            'Hay gente que dobla la esquina solo por pasar.',
          ),
        ),
        opt(pick('El libro de plantas tiene ahora una página escrita a mano.', 'La abeja trajo a su familia.')),
        pick(
          `En la ventana, dentro de una maceta, está ${keep.el}. Esa maceta no se riega con agua.`,
          `En el centro de todo, bajo la hoja más vieja, ${s.name} ${s.v('volvió')} a dejar ${keep.el}. De ahí sigue saliendo lo demás.`,
          `Sobre la mesa, entre dos macetas, está ${keep.el}. Cada tanto le sale una hoja.`,
        ),
      ],
      view: {
        place: 'una ventana con macetas llenas de flores',
        time: 'por la tarde',
        weather: 'con sol',
        seen: 'desde la calle',
        recipient: 'sonríe desde una fotografía con marco',
        sender: `acomoda ${keep.un} entre dos macetas`,
        objects: [keep.un, star.un, 'macetas con flores', 'una fotografía con marco'],
        pose: 'look',
      },
    }),
  ],
})
