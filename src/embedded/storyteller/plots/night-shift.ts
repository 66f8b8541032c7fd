import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'

/** Noises that are looked into, and what they were. */
const NOISES = [
  { what: 'un «plic» en la cocina', was: 'la llave del agua, que contaba gotas para dormirse' },
  { what: 'un «ñiii» en el pasillo', was: 'una puerta que ensayaba para una película de miedo' },
  { what: 'un «rrrum» detrás de la pared', was: 'el refrigerador, que tose desde joven' },
  { what: 'un «tap, tap» en el techo', was: 'una rama que nunca aprendió a tocar el timbre' },
  { what: 'un «fu» debajo del sillón', was: 'un calcetín viejo, que suspiraba' },
]

/** Who stands at the gate before dawn, and why. */
const PROWLERS = [
  { un: 'un zorrillo con maleta', o: 'el zorrillo', why: 'Toco en todas partes, y en todas partes se tapan la nariz' },
  {
    un: 'una tormenta chiquita que se había separado de su mamá',
    o: 'la tormenta',
    why: 'Hago ruido cuando lloro, y por eso me cierran',
  },
  { un: 'un fantasma sin casa', o: 'el fantasma', why: 'Mi casa la tiraron, y nadie quiere un fantasma en la suya' },
  { un: 'un viento perdido', o: 'el viento', why: 'Entro por las rendijas porque nadie me abre una puerta' },
]

/** A night of guard duty, written down hour by hour by an animal who takes it very seriously. */
export const nightShift = plot({
  id: 'night-shift',
  shape: 'patrol',
  has: /^(?:el|la) (?:timbre)$/,
  suits: ({ r }) => (r.role === 'pet' ? 6 : 0),
  isAway: true,
  set: ({ pick }) => {
    const first = pick(...NOISES)
    return { first, second: pick(...NOISES.filter((one) => one !== first)), prowler: pick(...PROWLERS) }
  },
  title: ({ r, pick }) =>
    pick(
      `${r.name} en el turno de noche`,
      `Parte de guardia de ${r.name}`,
      `Sin novedad, firma ${r.name}`,
      `Las cinco rondas de ${r.name}`,
    ),
  cover: ({ star, keep }, { prowler }) => ({
    place: 'una casa dormida con una ventana encendida',
    time: 'de noche',
    weather: 'con luna',
    seen: 'desde la calle',
    recipient: `vigila desde la puerta, junto a ${star.un}`,
    sender: 'duerme al fondo, con un pie fuera de la cobija',
    objects: [star.un, keep.un, prowler.un, 'una linterna'],
    pose: 'sit',
  }),
  chapters: [
    ({ r, s, fav, star, pick }) => ({
      title: pick('22:00, se apagan las luces', 'Primera ronda', 'Empieza el turno'),
      text: [
        pick(
          `A las diez en punto, en esa casa, cambia el turno. Se acuesta quien cuidaba de día: ${s.full}. Y ${r.v('entra')} en servicio ${r.name}.`,
          `Hay quien cree que de noche no trabaja nadie. Es que nunca vio a ${r.name} a las diez, con la puerta cerrada y el deber por delante. En la cama, ajena a todo, ya roncaba la autoridad de día: ${s.full}.`,
          `El turno de noche no lo quiere nadie, y por eso se lo ${r.v('quedó')} ${r.name}. La orden, medio en sueños, fue de quien manda hasta las diez: ${s.full}.`,
        ),
        pick(
          `Primero se revisa el inventario. Lo más valioso de la casa es esto, y por eso va en primer lugar: ${fav.all}.`,
          `Todo guardia sabe qué cuida. ${r.name} ${r.v('cuida')} lo que más ${r.le} gusta en el mundo: ${fav.all}.`,
          `La lista de bienes bajo custodia empieza así: ${fav.all}. Lo demás son muebles.`,
        ),
        pick(
          `Se pasó lista, y no faltaba nada. En su lugar ${star.present}. ${upperFirst(star.el)} ${star.does[0]}. Sin novedad.`,
          `${upperFirst(star.un)} seguía en su lugar. ${r.name} lo ${r.v('comprobó')} dos veces, una con cada lado de la nariz.`,
          `Hubo que hacer recuento. Como debía ser, ${star.present}. ${upperFirst(star.el)} ${star.does[0]}.`,
        ),
        pick(
          `Dadas cuatro vueltas en el mismo lugar, como marca la ordenanza, comenzó la vigilancia.`,
          `La luna hizo de lámpara. El reloj hizo de sargento.`,
          `Y la casa, que de día es tan suya, se volvió enorme.`,
        ),
        {
          spare: ['Afuera pasó un coche, y su luz recorrió el techo de lado a lado, como quien también hace la ronda.'],
        },
      ],
      view: {
        place: 'una sala a oscuras con un sillón',
        time: 'a las diez de la noche',
        weather: 'con luna en la ventana',
        seen: 'desde la escalera',
        recipient: `revisa la sala, junto a ${star.un}`,
        sender: 'se acuesta y bosteza',
        objects: [star.un, 'un sillón', 'un reloj'],
        pose: 'walk',
      },
    }),
    ({ r, s, star, pick, opt, soft }, { first, second }) => ({
      title: pick('00:15, un ruido', 'Segunda ronda', 'Dos investigaciones'),
      text: [
        pick(
          `A las doce y cuarto se oyó ${first.what}. ${r.name} ${r.v('fue')} a ver, sin un solo ruido. Era ${first.was}.`,
          `Pasada la medianoche se oyó ${first.what}. Un guardia cualquiera se habría escondido. ${r.name} ${r.v('fue')} a investigar. Era ${first.was}.`,
          `Primer incidente: ${first.what}. Tras la inspección se supo que era ${first.was}.`,
        ),
        pick(
          `A la una se oyó ${second.what}. Hubo otra inspección, y resultó ser ${second.was}.`,
          `No habían pasado ni tres bostezos cuando sonó ${second.what}. ¿Ladrones? No: ${second.was}.`,
          `Segundo incidente, ${second.what}. Se procedió con cautela y por debajo de los muebles. Culpable: ${second.was}.`,
        ),
        pick(
          `${upperFirst(star.el)} ${star.does[1]}, y eso, a esas horas, acompaña.`,
          `Entre ruido y ruido, ${star.el} ${star.does[2]}. Compañía así no la tiene cualquier guardia.`,
        ),
        soft(
          pick(
            `Desde la cama, ${s.name} ${s.v('preguntó')} qué pasaba. Se informó que nada, y que a dormir.`,
            `A las dos se comprobó el sueño de ${s.name}. Todo en orden. Se anotó.`,
            `Ronda especial: comprobar el pie que ${s.name} ${s.v('dejó')} fuera de la cobija. Se le puso el hocico encima, por el frío.`,
          ),
        ),
        pick(
          `Y entonces, cerca de las tres, se abrió despacio una puerta al fondo del pasillo.`,
          `Casi a las tres, al fondo del pasillo, se abrió una puerta. Eso también había que investigarlo.`,
        ),
        opt('La cortina se quedó muy quieta, para que no sospecharan de ella.'),
      ],
      view: {
        place: 'un pasillo oscuro con una puerta entreabierta',
        time: 'a la una de la mañana',
        weather: 'con luna',
        seen: 'desde el suelo',
        recipient: `se asoma a una puerta, cerca de ${star.un}`,
        sender: 'duerme con un pie fuera de la cobija',
        objects: [star.un, 'una puerta entreabierta', 'una cama'],
        pose: 'search',
      },
    }),
    ({ r, place, there, air, keep, recall, star, pick }) => ({
      title: pick('03:00, la puerta del fondo', 'Una ronda de más', 'Lo que no cabe en el parte'),
      text: [
        pick(
          `${r.name} ${r.v('empujó')} con la frente la puerta del fondo. Del otro lado no estaba el cuarto de siempre. Estaba ${there}.`,
          `Por la puerta salía un olor de antes. ${r.name} lo ${r.v('siguió')}, y del otro lado estaba ${there}.`,
          `Los recuerdos de la casa también se vigilan. Esa noche ${r.le} tocaba a ${r.name} revisar los del fondo. Detrás de aquella puerta estaba ${there}.`,
        ),
        air[0],
        pick(`No había nada que reportar, y sí mucho que oler.`, `No faltaba ni una miga.`, `Todo estaba en su lugar.`),
        { spare: ['La nariz, por si acaso, lo repasó todo dos veces.'] },
        pick(
          `En un rincón, a la vista, había ${keep.un}. ${r.name} ${keep.lo} ${r.v('tomó')} con muchísimo cuidado.`,
          `${r.name} ${r.v('escarbó')} apenas y ${r.v('dio')} con ${keep.un}.`,
          `La nariz se detuvo ante ${keep.un}. Eso había que ponerlo a salvo.`,
        ),
        recall(),
        pick(
          `Un guardia no llora. Se le humedece la nariz, que es distinto.`,
          `En la casilla de «observaciones» no se puso nada. No cabía.`,
          `Por cosas así hace falta que alguien se quede despierto.`,
        ),
      ],
      view: {
        place: place ?? 'un cuarto lleno de luz dorada al fondo de un pasillo',
        time: 'a las tres de la mañana',
        weather: 'con luz dorada',
        seen: 'desde la rendija de la puerta',
        recipient: `encuentra ${keep.un}`,
        sender: 'sonríe en aquel recuerdo',
        objects: [keep.un, star.un, 'una puerta'],
        pose: 'look',
      },
    }),
    ({ r, s, star, keep, act, pick, soft }, { prowler }) => ({
      title: pick('04:40, alguien en la reja', '¿Quién vive?', 'La visita'),
      text: [
        pick(
          `Antes del alba, junto a la reja, había ${prowler.un}. ${r.name} ${r.v('se plantó')} enfrente y ${r.v('soltó')} el aviso reglamentario.`,
          `Se oyó algo junto a la reja. Era ${prowler.un}. No llevaba antifaz. Llevaba frío.`,
          `De madrugada se detuvo a un sospechoso: ${prowler.un}.`,
        ),
        pick(
          `—${prowler.why} —dijo ${prowler.o}.`,
          `${upperFirst(prowler.o)} no intentó huir. —${prowler.why} —explicó.`,
        ),
        act(prowler.o),
        soft(
          pick(
            `Eso no venía en el reglamento. Ahora viene.`,
            `${upperFirst(prowler.o)} dio un paso adelante, que es lo contrario de huir.`,
          ),
        ),
        pick(
          `${r.name} ${r.v('dejó')} ${keep.el} delante de ${prowler.o}, que es como se dice «pase» sin palabras. Arriba se encendió una luz. ${upperFirst(s.name)} ${s.v('bajó')} en pantuflas, ${s.v('miró')} a quien esperaba y ${s.v('abrió')} la reja.`,
          `${r.name} ${r.v('dejó')} ${keep.el} en el suelo, a la vista. ${upperFirst(prowler.o)} preguntó si ahí también cuidaban a los de fuera. ${r.name} ${r.v('fue')} a buscar a ${s.name}, que ${s.v('abrió')} la reja medio en sueños y ${s.v('se volvió')} a acostar.`,
        ),
        pick(
          `Luego ${pick(...star.helps)}. ${upperFirst(prowler.o)} entró, sin que nadie tuviera que pedírselo dos veces.`,
          `${pick(...star.helps)}. Hasta los perros de enfrente, que ladran por sistema, guardaron silencio.`,
        ),
      ],
      view: {
        place: 'una reja de jardín antes del amanecer',
        time: 'de madrugada',
        weather: 'con neblina',
        seen: 'desde la calle',
        recipient: `se acerca a ${prowler.un}`,
        sender: 'se asoma por la ventana con cara de sueño',
        objects: [prowler.un, keep.un, star.un, 'una reja'],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, needed, praise, pick }, { prowler }) => ({
      title: pick('07:00, fin del turno', 'Entrega de guardia', 'Buenos días, sin novedad'),
      text: [
        pick(
          `A las siete sonó el despertador y terminó el turno. ${upperFirst(s.name)} ${s.v('apareció')} en el pasillo con el pelo de un lado.`,
          `Salió el sol, que es el relevo. ${upperFirst(s.name)} ${s.v('salió')} después, con menos prisa.`,
          `Con el primer olor a pan se dio por concluido el servicio. ${upperFirst(s.name)} ${s.v('firmó')} el relevo con una caricia.`,
        ),
        needed(prowler.o, `${prowler.o} conocía a ${r.name} solo de noche.`),
        pick(
          `Se pagó la noche como corresponde: ${star.together}. No se aceptan propinas.`,
          `En la nómina dice: «${upperFirst(star.together)}». Sin descuentos.`,
        ),
        ...praise({
          asks: prowler.o,
        }),
        pick(
          `${upperFirst(prowler.o)} viene los jueves. Ya no hace falta que toque.`,
          `Desde esa noche hay en la puerta un letrero que solo se lee con la nariz: «Aquí se abre».`,
          `En esa calle se duerme mejor desde que ${prowler.o} tiene dónde quedarse.`,
        ),
        {
          spare: ['Nadie más en la calle supo lo que había pasado esa noche, que es como terminan los buenos turnos.'],
        },
        pick(
          `Debajo de la cobija, en el lugar donde duerme ${r.name}, está ${keep.el}. Eso se cuida de día y de noche.`,
          `Y si alguien levanta el cojín de ${r.name}, que no debe, verá ahí, muy a salvo, ${keep.el}.`,
          `En el libro de guardia, la última línea dice qué se puso a salvo esa noche. Dice solamente: «${upperFirst(keep.el)}».`,
        ),
      ],
      view: {
        place: 'una sala con sol en el suelo',
        time: 'a las siete de la mañana',
        weather: 'con sol',
        seen: 'desde el pasillo',
        recipient: `descansa en su rincón, con ${keep.un}`,
        sender: 'se agacha a hacer una caricia',
        objects: [keep.un, star.un, 'un rincón con sol'],
        pose: 'sit',
      },
    }),
  ],
})
