import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'
/** Where they have found shelter. */
const SHELTERS = [
  { in: 'un invernadero sin plantas', place: 'un invernadero de vidrio en un descampado' },
  { in: 'un granero con el techo rojo', place: 'un granero de techo rojo entre lomas' },
  { in: 'un faro viejo', place: 'un faro viejo junto al mar' },
  { in: 'un molino abandonado', place: 'un molino en lo alto de una colina' },
  { in: 'una estación de tren sin trenes', place: 'una estación de tren pequeña, en medio del campo' },
]

/** Who knocks, and what they ran from the storm with. */
const CALLERS = [
  { un: 'un cartero empapado', o: 'el cartero', brings: 'traía las cartas secas debajo del sombrero' },
  { un: 'una pata con sus patitos', o: 'la pata', brings: 'decía que tanta agua ya no era divertida' },
  { un: 'una directora de orquesta', o: 'la directora', brings: 'traía una tuba llena de lluvia' },
  { un: 'un caballo con sombrero de copa', o: 'el caballo', brings: 'pidió perdón por las pisadas' },
  { un: 'una pianista', o: 'la pianista', brings: 'traía un canario en el bolsillo, bien seco' },
  { un: 'un repartidor de flores', o: 'el repartidor', brings: 'preguntó si tenían un florero' },
  { un: 'una vaca con impermeable', o: 'la vaca', brings: 'se limpió las cuatro patas antes de entrar' },
  { un: 'un ajedrecista', o: 'el ajedrecista', brings: 'había perdido una reina por el camino' },
  { un: 'una pintora', o: 'la pintora', brings: 'traía un retrato con el bigote desteñido' },
]

/** Cumulative: a storm, one lighted house, and one after another who knocks; whoever comes last has the storm with them. */
export const stormDoor = plot({
  id: 'storm-door',
  shape: 'storm',
  has: /^(?:el|la) (?:lampara|vela)$/,
  suits: ({ r }) => (r.role === 'pet' || r.baby || r.band === '2-4' ? 0 : r.several ? 5 : 4),
  set: ({ pick }) => {
    const first = pick(...CALLERS)
    return { first, second: pick(...CALLERS.filter((one) => one !== first)), house: pick(...SHELTERS) }
  },
  hears: ({ first }) => first.o,
  wonders: ({ first: { o } }) => [
    `${upperFirst(o)} preguntó de dónde salía tanta luz.`,
    `${upperFirst(o)} nunca había visto algo así en plena tormenta, y preguntó qué era.`,
    `A ${o}, que solo buscaba un techo, había que explicárselo.`,
    `${upperFirst(o)} se acercó a lo claro y quiso saber qué era aquello.`,
  ],
  title: ({ r, pick }) =>
    pick(
      `La tormenta de ${r.name}`,
      `${r.name} y la luz en la ventana`,
      `${r.name}, en plena tormenta`,
      `Donde ${r.v('se refugió')} ${r.name}`,
    ),
  cover: ({ star, keep }, { house }) => ({
    place: house.place,
    time: 'de noche',
    weather: 'con lluvia y relámpagos',
    seen: 'desde el camino mojado',
    recipient: `abre la puerta con una lámpara, junto a ${star.un}`,
    sender: 'enciende otra lámpara en la ventana',
    objects: [star.un, keep.un, 'una lámpara', 'una puerta abierta'],
    pose: 'wave',
  }),
  chapters: [
    ({ r, s, fav, star, pick }, { house }) => ({
      title: pick('Agua por todas partes', 'Un refugio', 'La tormenta'),
      text: [
        pick(
          `La tormenta empezó a medio camino, y no había dónde meterse. Por suerte había cerca ${house.in}. Ahí ${r.v('entró')} corriendo ${r.name}. Detrás, con ${s.n('el abrigo', 'los abrigos')} en la cabeza, ${s.full}.`,
          `Llovía tanto que ya no se veía el camino. Entonces apareció ${house.in}, con la puerta abierta. Ahí se ${r.v('refugió')} ${r.name} y, detrás, con agua hasta en los zapatos, ${s.full}.`,
          `De pronto el cielo se puso negro. Lo único que había a mano era ${house.in}. Ahí ${r.v('se metió')} ${r.name}. Y detrás, con los zapatos en la mano, ${s.full}.`,
        ),
        pick(
          `Encendieron una lámpara y, como había que esperar, hablaron de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `Afuera tronaba mucho. Encendieron una lámpara y, para no oír los truenos, se pusieron a hablar de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `—Pensemos en algo bonito hasta que pare —${s.v('dijo')} ${s.name}, y ${s.v('encendió')} una lámpara. Lo mejor, para eso, es lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
        ),
        pick(
          `Y en un rincón, también a salvo de la lluvia, descubrieron ${star.un}. ${star.el} ${star.does[0]}.`,
          `La lámpara alumbró un rincón seco. Ahí ${star.present}. ${star.el} ${star.does[0]}.`,
          `De tanto hablar de eso, a nadie le extrañó encontrar ahí ${star.un}. ${star.el} ${star.does[0]}.`,
        ),
        pick(
          `—Vamos a dejar la lámpara en la ventana, por si hay alguien más ahí afuera —${r.v('dijo')} ${r.name}. Y a los cinco minutos se oyó: toc, toc.`,
          `${upperFirst(s.name)} ${s.v('puso')} la lámpara en la ventana, para que se viera desde lejos. Al rato se oyó: toc, toc.`,
          `Como una luz encendida es una invitación, pusieron la lámpara en la ventana. Al tercer relámpago llamaron: toc, toc.`,
        ),
      ],
      view: {
        place: house.place,
        time: 'al anochecer',
        weather: 'con nubes negras',
        seen: 'desde el camino',
        recipient: `enciende una lámpara, junto a ${star.un}`,
        sender: 'cierra la puerta contra el viento',
        objects: [star.un, 'una lámpara', 'una puerta'],
        pose: 'look',
      },
    }),
    ({ s, star, needed, pick, soft }, { first, second, house }) => ({
      title: pick('Toc, toc', 'Siempre cabe uno más', 'Quién llama'),
      text: [
        pick(
          `Era ${first.un}, que ${first.brings}. —Adelante —${s.v('dijo')} ${s.name}—. Aquí hay lugar.`,
          `Llamaba ${first.un}, que ${first.brings}. Le dieron una cobija y el lugar más cercano a la lámpara.`,
          `Quien chorreaba en la puerta era ${first.un}, que ${first.brings}. Le hicieron lugar junto a la lámpara.`,
        ),
        pick(
          `Toc, toc, otra vez. Ahora era ${second.un}, que ${second.brings}. Apretándose un poco, también cupo.`,
          `No habían cerrado todavía cuando llegó ${second.un}, que ${second.brings}. Hubo que juntarse más.`,
          `Y detrás del siguiente trueno apareció ${second.un}, que ${second.brings}. Un poco para acá, otro poco para allá, y cupieron todos.`,
        ),
        needed(first.o),
        pick(
          `Para que nadie se asustara con los truenos, ${star.el} ${star.does[1]}. ${upperFirst(second.o)} no quiso perdérselo.`,
          `Junto a la lámpara, ${star.el} ${star.does[2]}, y los truenos parecían más pequeños.`,
        ),
        soft(
          pick(
            'Cada trueno sonaba más fuerte y más cerca, como si viniera a buscar a alguien.',
            `Lo raro era que los truenos no se iban. ${upperFirst(second.o)} habría jurado que alguien quería entrar.`,
            'Afuera, algo muy grande daba vueltas y vueltas alrededor, sin decidirse.',
          ),
        ),
        pick(
          `A la lámpara ya no le quedaba aceite. —No importa —${s.v('dijo')} ${s.name}—. Hay otra luz.`,
          `Entonces el viento apagó la lámpara. —No pasa nada —${s.v('dijo')} ${s.name}—. ${s.spoken('Yo sé', 'Sabemos')} de un lugar con luz.`,
          `Una ráfaga se llevó la llama. —¿Y ahora? —preguntó ${first.o}. —Ahora hay que acordarse de algo —${s.v('contestó')} ${s.name}.`,
        ),
      ],
      view: {
        place: `el interior de ${house.in} con mucha gente alrededor de una lámpara`,
        time: 'de noche',
        weather: 'con lluvia en la ventana',
        seen: 'desde lo alto',
        recipient: `hace lugar junto a la lámpara, con ${star.un}`,
        sender: 'abre la puerta',
        objects: [star.un, 'una lámpara', first.un, second.un],
        pose: 'sit',
      },
    }),
    ({ r, s, star, keep, air, place, there, recall, pick, soft }) => ({
      title: pick('El lugar con luz', 'A oscuras', 'Otra luz'),
      text: [
        pick(
          `${upperFirst(s.name)} ${s.v('empezó')} a acordarse en voz alta, y con cada palabra la oscuridad se fue apartando. Ya no se veían las paredes. Ahí estaba ${there}.`,
          `${upperFirst(s.name)} ${s.v('tanteó')} la pared del fondo y ${s.v('encontró')} una puerta. Del otro lado, muy claro, estaba ${there}.`,
          `A oscuras se recuerda mejor. ${r.name} y ${s.name} cerraron los ojos, y cuando los abrieron ya estaba ahí ${there}.`,
          `Por debajo de una cobija salía luz. ${upperFirst(s.name)} ${s.v('levantó')} la cobija como se levanta un telón: era ${there}.`,
        ),
        air[0],
        soft(
          pick(
            'Ahí no llegaban los truenos. Todos se asomaron a mirar, sin hacer ruido.',
            'Hasta la lluvia se calló un momento.',
          ),
        ),
        pick(
          `En lo más claro había ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')} y no ${keep.lo} ${r.v('soltó')}.`,
          `Al alcance de ${r.n('la mano', 'las manos')} de ${r.name} había ${keep.un}. ${r.name} ${keep.lo} ${r.v('tomó')} con cuidado.`,
          `Junto a los pies de ${r.name} había ${keep.un}. Era de verdad, y se podía tocar: ${r.name} ${keep.lo} ${r.v('levantó')}.`,
        ),
        recall(),
        pick(
          `—Esto no lo apaga ninguna tormenta —${s.v('dijo')} ${s.name}. Volvieron, y ${keep.el} seguía en ${r.n('la mano', 'las manos')} de ${r.name}.`,
          `Ya nadie pensaba en la lluvia. Cuando volvieron a oírla, ${r.name} todavía ${r.v('tenía')} en ${r.n('la mano', 'las manos')} ${keep.el}.`,
          `Ahí no hacía frío, y tardaron en volver. ${r.name} ${r.v('se quedó')} con ${keep.el}, por si hacía falta otra vez.`,
        ),
      ],
      view: {
        place: place ?? 'un lugar lleno de luz dorada en medio de la tormenta',
        time: 'de noche',
        weather: 'con luz dorada',
        seen: 'desde una puerta oscura',
        recipient: `encuentra ${keep.un}`,
        sender: 'cuenta algo en voz baja',
        objects: [keep.un, star.un, 'una lámpara apagada'],
        pose: 'look',
      },
    }),
    ({ r, s, star, keep, act, pick }, { first, house }) => ({
      title: pick('El último en llamar', 'Un trueno con miedo', 'Alguien muy grande'),
      text: [
        pick(
          'Toc, toc. Al abrir solo se vio algo muy grande y muy oscuro. Era el trueno. —¿Puedo pasar? —preguntó—. Me da miedo el ruido.',
          'Entonces tocaron tan fuerte que tembló el techo. Era el trueno, en persona, y estaba llorando. —Toda la noche quise entrar —dijo—, y todos me cierran la puerta.',
          'Faltaba una visita. No cabía en la puerta, y tuvo que asomarse por partes: era el trueno. —Perdón por el ruido —dijo, muy bajito para ser un trueno—. Es que tiemblo.',
          `Volvieron a tocar. ${upperFirst(first.o)} abrió, y era el trueno. Tenía la cara mojada, y no era de lluvia. —¿Puedo entrar? —preguntó.`,
        ),
        act('el trueno'),
        pick(
          'Al trueno se le fue pasando el susto, y de tronar pasó a ronronear.',
          'El trueno suspiró, y por poco se lleva el techo. Era la primera vez que alguien le abría.',
          'Con eso, el trueno bajó la voz, y los vidrios de la ventana dejaron de temblar.',
          'El trueno dijo «gracias» lo más bajito que pudo, y solo se cayó una teja.',
        ),
        pick(
          `Aun así no cabía por la puerta. Entonces ${r.name} ${r.v('mostró')} ${keep.el}, y le contaron todo lo de ese día. De tanto escuchar, el trueno se quedó quieto, y un trueno quieto cabe en cualquier parte.`,
          `Entonces ${r.name} ${r.v('mostró')} ${keep.el}. Para ver${keep.lo}, el trueno metió la cabeza. Luego un hombro, luego el otro, y ya estaba adentro.`,
          `Entonces ${r.name} ${r.v('mostró')} ${keep.el}, y ${s.name} le ${s.v('contó')} lo que pasó ese día. Con cada palabra el trueno soltaba un poco de aire, hasta que cupo por la puerta.`,
        ),
        pick(
          `Por último, ${pick(...star.helps)}. Al trueno se le escapó un aplauso. Las nubes se fueron a dormir.`,
          `Luego ${pick(...star.helps)}. El trueno pidió que se repitiera. Sin nadie que tronara, dejó de llover.`,
          `Después ${pick(...star.helps)}. Aplaudieron todos, y el trueno más que nadie. Afuera salió la primera estrella.`,
        ),
      ],
      view: {
        place: `la puerta de ${house.in} abierta a la tormenta`,
        time: 'de noche',
        weather: 'con relámpagos',
        seen: 'desde dentro',
        recipient: `sale a la puerta con ${keep.un}, frente a una nube enorme`,
        sender: 'sostiene la puerta',
        objects: [keep.un, star.un, 'una nube enorme', 'una lámpara'],
        pose: 'comfort',
      },
    }),
    ({ r, s, star, keep, praise, pick }, { first, second }) => ({
      title: pick('Después de la lluvia', 'Sol y charcos', 'Un desayuno para todos'),
      text: [
        pick(
          `Por la mañana desayunaron juntos ahí mismo: ${first.o}, ${second.o}, ${r.name}, ${s.name} y un trueno del tamaño de un gato.`,
          `Cuando salió el sol, ${first.o} y ${second.o} no tenían ninguna prisa por irse. Hubo desayuno para todos.`,
          `Amaneció sin una nube. Entre todos hicieron el desayuno, y el trueno prometió avisar antes de volver.`,
        ),
        pick(
          `Después, con el camino lleno de charcos, quedaba tiempo para lo mejor: ${star.together}.`,
          `El día salió tan bonito que alcanzó para ${star.together}.`,
          `Como nadie quería encerrarse otra vez, hicieron un plan: ${star.together}.`,
        ),
        ...praise({
          lead: pick(
            `De regreso, saltando charcos, ${s.name} ${s.v('dijo')} algo que ${s.v('había')} pensado a oscuras.`,
            `${upperFirst(s.name)} ${s.v('tenía')} algo que decir desde el primer relámpago.`,
            `${upperFirst(s.name)} ${s.v('esperó')} a que se callara la última gota.`,
          ),
          asks: first.o,
          when: 'En el desayuno',
        }),
        pick(
          `Ahora, cuando truena de noche, ${first.o} y ${second.o} dejan una lámpara en la ventana.`,
          'Quienes estuvieron ahí ya no se asustan con los truenos. Saben que alguno busca dónde dormir.',
          `El trueno todavía pasa de vez en cuando, y ahora llama con mucho cuidado. ${upperFirst(first.o)} le abre siempre, esté donde esté.`,
          `Cuando hay tormenta, ${second.o} sale a contar los truenos. Si falta uno, ya sabe dónde está.`,
        ),
        pick(
          `${r.name} ${r.v('tiene')} a la vista ${keep.el}. Las noches de tormenta se cuenta otra vez aquella historia, por si hay alguien escuchando arriba.`,
          `${r.name} ${r.v('puso')} ${keep.el} cerca de la ventana, que es donde se deja una luz a quien viene tarde.`,
          `Cerca de ${r.name} hay una lámpara. Al lado, por si algún día se queda sin aceite, está ${keep.el}.`,
        ),
      ],
      view: {
        place: 'un camino mojado con charcos y sol',
        time: 'por la mañana',
        weather: 'con cielo azul',
        seen: 'desde la puerta',
        recipient: `salta un charco con ${keep.un} en la mano`,
        sender: 'camina a su lado y habla',
        objects: [keep.un, star.un, 'charcos', 'un arcoíris'],
        pose: 'walk',
      },
    }),
  ],
})
