import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'
import { FELLOWS, GUARDS, TERMINALS } from './props/seat-beside.ts'

/** In memory: two tickets for one journey, and a seat that is not empty. */
export const seatBeside = plot({
  id: 'seat-beside',
  shape: 'train-journey',
  inMemory: true,
  has: /^(?:el|la) (?:boleto|maleta|hilo)$/,
  suits: ({ r }) => (r.role === 'pet' || r.baby ? 0 : 5),
  set: ({ pick }) => ({
    fellow: pick(...FELLOWS),
    guard: pick(...GUARDS),
    end: pick(...TERMINALS),
  }),
  title: ({ r, pick }) =>
    pick(
      `El asiento de ${r.name}`,
      `Un boleto para ${r.name}`,
      `El viaje pendiente con ${r.name}`,
      `Ventanilla para ${r.name}`,
    ),
  cover: ({ star, keep }, { end }) => ({
    place: 'un vagón de tren con asientos de madera',
    time: 'por la mañana',
    weather: 'con sol que entra por la ventanilla',
    seen: 'desde el pasillo',
    recipient: 'sonríe desde una fotografía en la ventanilla',
    sender: `viaja junto a un asiento donde está ${star.un}`,
    objects: [star.un, keep.un, 'una fotografía con marco', end.place],
    pose: 'sit',
  }),
  chapters: [
    ({ r, s, fav, star, pick, opt, soft }, { guard }) => ({
      title: pick('Un boleto más', 'El viaje pendiente', 'Asiento de ventanilla'),
      text: [
        pick(
          `Hay viajes que se hacen aunque falte quien debía ir. Una mañana, con una maleta muy chica, ${s.v('llegó')} a la estación ${s.full}.`,
          `En la taquilla ${s.v('pidió')} otro boleto, sin pensarlo, ${s.full}.`,
          `Hay viajes que se dejan siempre para después. Ese ya no. El tren salía a las ocho, y a las siete y media ya ${s.v('estaba')} en el andén ${s.full}.`,
        ),
        pick(
          `Había un boleto de más, de ventanilla. Era para ${r.name}.`,
          `A ${r.name} ${r.le} tocó la ventanilla, que es desde donde se ve mejor todo.`,
          `Eran dos asientos, uno junto al otro, y el de ventanilla era para ${r.name}.`,
        ),
        pick(
          `En la maleta no iba casi nada, pero se iba a hablar de lo que más ${r.le} gustaba a ${r.name}: ${fav.all}.`,
          `De equipaje bastaba con lo que más ${r.le} gustaba a ${r.name}: ${fav.all}. Eso nunca pesa mucho.`,
          `Se viaja mejor hablando de lo que a uno le gusta. A ${r.name}, más que nada, ${r.le} gustaba esto: ${fav.all}.`,
        ),
        pick(
          `Y en el asiento de al lado, antes de que nadie se sentara, ya ${star.present}. ${upperFirst(star.el)} ${star.does[0]}.`,
          `En la ventanilla, con el sol encima, viajaba ya ${star.un}. ${upperFirst(star.el)} ${star.does[0]}.`,
          `Sobre el asiento vacío ${star.present}. ${upperFirst(star.el)} ${star.does[0]}.`,
        ),
        pick(
          `${upperFirst(guard.un)} picó los boletos. Miró el asiento, miró a ${s.name}, y se tocó la gorra. —Buen viaje —dijo—. A todos.`,
          `Pasó ${guard.un}. —Este asiento va ocupado —${s.v('dijo')} ${s.name}. Y ${guard.o} lo anotó así: «ocupado».`,
        ),
        soft(
          pick(
            'El tren dio un tirón, pidió perdón y arrancó.',
            'La estación se fue quedando atrás, agitando un pañuelo.',
            'A las ocho en punto se movió el mundo, o el tren.',
          ),
        ),
        opt(
          pick(
            'El vidrio tenía una huella de dedos, de otro viaje.',
            'En el andén, un perro despidió al tren entero, sin conocer a nadie.',
          ),
        ),
      ],
      view: {
        place: 'una estación de tren con andén de madera',
        time: 'temprano por la mañana',
        weather: 'con sol y vapor',
        seen: 'desde la ventanilla del tren',
        recipient: 'se ve en una fotografía con marco, dentro de la maleta',
        sender: `sube al tren, cerca de ${star.un}`,
        objects: [star.un, 'una maleta chica', 'dos boletos'],
        pose: 'walk',
      },
    }),
    ({ r, s, star, needed, pick, opt, soft }, { fellow }) => ({
      title: pick('Kilómetro veinte', 'Conversación de tren', '¿Va alguien aquí?'),
      text: [
        pick(
          `En la segunda parada subió ${fellow.un}. —¿Va alguien ahí? —preguntó, y señaló la ventanilla.`,
          `Enfrente se sentó ${fellow.un}. —¿Viene alguien más? —preguntó, al ver el asiento de la ventanilla.`,
        ),
        pick(
          `${upperFirst(s.name)} ${s.v('dijo')} que sí, y de quién era el lugar. ${upperFirst(fellow.o)} no preguntó más, y se acomodó para escuchar.`,
          `Cuando supo de quién era el asiento de al lado, ${fellow.o} se quitó el polvo de los zapatos, como quien entra en una casa. Y pidió que le contaran.`,
          `—${r.n('Viene', 'Vienen')} ${s.calls} —${s.v('explicó')} ${s.name}. Y ${fellow.o}, en vez de extrañarse, saludó.`,
        ),
        needed(fellow.o, `${upperFirst(s.name)} ${s.v('empezó')} por una cosa pequeña.`) ??
          'Costó empezar. Luego costó parar: una anécdota traía a la otra, como vagones.',
        pick(
          'Desde el asiento de atrás pidieron que no se acabara ahí.',
          `Aquello pasó de vagón en vagón, sin boleto.`,
          `${upperFirst(fellow.o)} sonrió, primero con la mano en la boca y luego sin la mano.`,
        ),
        pick(
          `${star.el} ${star.does[1]}, y el sol entró por la misma ventanilla durante todo el camino.`,
          `${upperFirst(star.el)} ${star.does[2]}. Era buena compañía.`,
          `De vez en cuando miraban hacia la ventanilla. Ahí, ${star.el} ${star.does[1]}.`,
        ),
        soft(
          pick(
            'Pasó un río. Lo señalaron en voz alta, para que nadie se lo perdiera.',
            'Pasó un túnel corto. Siguieron hablando a oscuras, sin perder una palabra.',
            'Pasó una vaca, y le pusieron nombre.',
          ),
        ),
        opt(
          pick(
            'Se compartió lo que había: pan, naranja, la mitad de un secreto.',
            'En el vidrio, por el reflejo, parecía que iban más.',
          ),
        ),
        opt(`Nadie se sentó en el asiento de al lado. A nadie se le ocurrió.`),
      ],
      view: {
        place: 'un vagón de tren con la ventanilla abierta',
        time: 'a media mañana',
        weather: 'con sol y campos afuera',
        seen: 'desde el asiento de enfrente',
        recipient: 'se ve en una fotografía con marco, en la ventanilla',
        sender: `platica y se ríe con ${fellow.o}`,
        objects: [star.un, fellow.un, 'una ventanilla', 'una fotografía con marco'],
        pose: 'sit',
      },
    }),
    ({ r, s, place, there, air, keep, recall, star, pick, opt, soft }, { guard }) => ({
      title: pick('Una parada sin nombre', 'Lo que se vio por la ventanilla', 'Un tramo sin prisa'),
      text: [
        pick(
          `A mediodía el tren aflojó el paso, sin que hubiera estación. Por la ventanilla ya no pasaban campos. Pasaba, muy despacio, ${there}.`,
          `Hubo una parada que no venía en el horario. —Cinco minutos —dijo ${guard.o}, y abrió la puerta. Afuera estaba ${there}.`,
          `El paisaje se quedó quieto. Y en el vidrio, donde antes había reflejos, se vio ${there}.`,
        ),
        air[0],
        pick(
          `En el asiento de al lado había ahora una cosa que antes no estaba: ${keep.un}. ${upperFirst(s.name)} ${keep.lo} ${s.v('cubrió')} con ${s.n('la mano', 'las manos')}.`,
          `En el marco de la ventanilla, como si alguien acabara de bajar, había ${keep.un}. ${upperFirst(s.name)} ${keep.lo} ${s.v('reconoció')} enseguida.`,
          `${upperFirst(s.name)} ${s.v('bajó')} un momento, ${s.v('se agachó')} junto a la vía y ${s.v('volvió')} con ${keep.un} en ${s.n('la mano', 'las manos')}.`,
        ),
        recall(),
        pick(
          `Volvió todo, y también la voz con que ${r.name} ${r.v('decía')} las cosas.`,
          `Y por la ventanilla abierta entró el aire de entonces, y movió las cortinas.`,
          `Aquello seguía ahí, como si el tren pasara todos los días.`,
        ),
        soft(
          pick(
            'El silbato sonó bajito, para no romper nada.',
            'Los demás pasajeros miraron por otras ventanillas, por delicadeza.',
            'El tren tardó en volver a tomar velocidad.',
          ),
        ),
        opt('Una gota corrió por el vidrio, muy despacio.'),
        opt('Nadie miró la hora en todo ese tramo, y el tren tampoco tuvo prisa.'),
      ],
      view: {
        place: place ?? 'un campo de luz dorada visto desde un tren',
        time: 'a mediodía',
        weather: 'con luz dorada',
        seen: 'desde la ventanilla del tren',
        recipient: 'sonríe en la luz de aquel día',
        sender: `sostiene ${keep.un} con mucho cuidado`,
        objects: [keep.un, star.un, 'una ventanilla abierta'],
        pose: 'look',
      },
    }),
    ({ r, s, star, keep, act, pick, opt, soft }, { fellow }) => ({
      title: pick('El túnel', 'A oscuras', 'Lo que se oyó en lo oscuro'),
      text: [
        pick(
          `Luego vino el túnel largo, el de nueve minutos. Se fue la luz. Y en lo oscuro se oyó llorar, muy bajito, a ${fellow.o}.`,
          `En mitad del túnel grande se apagaron los focos. —No me gusta esta parte —dijo ${fellow.o}, con otra voz.`,
        ),
        pick(
          `Iba a una casa donde faltaba alguien. No sabía cómo se entra en una casa así.`,
          `Hacía el viaje para despedirse, y no sabía cómo. Nadie le había enseñado.`,
        ),
        pick(
          `Entonces ${s.name} le ${s.v('prestó')} ${keep.el} a ${fellow.o}, para que ${keep.isWritten ? `${keep.lo} tuviera en las manos` : 'tuviera de dónde agarrarse'}.`,
          `${upperFirst(s.name)} ${s.v('sacó')} ${keep.el} y ${s.v('buscó')} con los dedos, en lo oscuro, lo que ya conocía.`,
        ),
        pick(
          `En lo que faltaba de túnel, ${s.name} ${s.v('habló')} de ${r.name}.`,
          `Después ${s.name} ${s.v('habló')} de ${r.name}, en voz baja.`,
        ),
        act(fellow.o),
        soft(
          pick(
            `—Entonces así se hace —dijo ${fellow.o}.`,
            `—Ojalá un día me salga parecido —dijo ${fellow.o}, y se sonó la nariz.`,
          ),
        ),
        pick(
          `${pick(...star.helps)}. ${upperFirst(fellow.o)} levantó la cabeza para mirar, y al fondo del túnel ya era de día.`,
          `Todavía faltaba túnel. Entonces ${pick(...star.helps)}. ${upperFirst(fellow.o)} olvidó un momento lo oscuro, y cuando se acordó ya había luz.`,
        ),
        opt('Del asiento de al lado llegó un calorcito, como de alguien que acaba de levantarse.'),
      ],
      view: {
        place: 'un vagón de tren a oscuras dentro de un túnel',
        time: 'por la tarde',
        weather: 'con una luz pequeña y tibia',
        seen: 'desde el asiento de al lado',
        recipient: 'se ve en una fotografía con marco, a la luz',
        sender: `alumbra con ${keep.un} a ${fellow.un}`,
        objects: [keep.un, star.un, fellow.un, 'una fotografía con marco'],
        pose: 'comfort',
      },
    }),
    ({ r, s, star, keep, praise, pick, opt, soft }, { fellow, guard, end }) => ({
      title: pick('Fin de la línea', 'Estación término', 'El viaje, hecho'),
      text: [
        pick(
          `A las cinco llegaron. ${end.sees}.`,
          `Era la última estación. ${end.sees}.`,
          `El tren suspiró y se detuvo donde se acaban las vías. ${end.sees}.`,
        ),
        pick(
          `${upperFirst(fellow.o)} se bajó con la espalda más derecha y dijo adiós dos veces: una a ${s.name} y otra al asiento.`,
          `En el andén, ${fellow.o} dio las gracias. Ya sabía qué decir al llegar.`,
        ),
        pick(
          `Para la vuelta ya había plan, el que ${r.name} ${r.v('habría')} querido: ${star.together}. ${upperFirst(star.el)} no iba a faltar.`,
          `Mirando aquello, ${s.name} ${s.v('prometió')} algo para la vuelta: ${star.together}.`,
        ),
        ...praise({ manner: 'al aire de allá' }),
        soft(
          pick(
            'El aire se lo llevó a donde hubiera que llevarlo.',
            'Se oyó bien. En los lugares así, todo se oye.',
            'Luego hubo un silencio, de los que no pesan.',
          ),
        ),
        pick(
          `De regreso, ${guard.o} picó otra vez los dos boletos, sin que faltara ninguno.`,
          `A la vuelta, ${guard.o} no preguntó nada: picó los dos boletos y dio las buenas noches, también hacia la ventanilla.`,
          `La vuelta fue de noche. En la ventanilla, por el reflejo, había alguien que sonreía.`,
        ),
        opt(pick('Desde entonces, en cada viaje se compra un boleto de más.', 'Los postes iban pasando al revés.')),
        pick(
          `${upperFirst(s.name)} ${s.v('guarda')} el boleto de ventanilla, picado. Junto al boleto está ${keep.el}.`,
          `Ahora ${keep.el} tiene su lugar junto a una ventana, la de mejor vista.`,
        ),
      ],
      view: {
        place: end.place,
        time: 'al atardecer',
        weather: 'con luz naranja',
        seen: 'desde el andén',
        recipient: 'se ve en una fotografía con marco, con el sol encima',
        sender: `mira a lo lejos con ${keep.un} en la mano`,
        objects: [keep.un, star.un, 'dos boletos', 'una fotografía con marco'],
        pose: 'look',
      },
    }),
  ],
})
