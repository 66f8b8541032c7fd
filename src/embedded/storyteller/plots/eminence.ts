import { upperFirst } from '../language/text.ts'
import { plot } from './plot.ts'
import { FAMES, MAYORS, TRUE_GUESTS } from './props/eminence.ts'

/** Mistaken for somebody famous by a whole town; its museum of that life is wrong but for one room. */
export const eminence = plot({
  id: 'eminence',
  shape: 'mistaken-identity',
  suits: ({ r }) =>
    r.role === 'pet' || r.baby || r.band === '2-4'
      ? 0
      : r.band === '12-17' || r.role === 'friend' || r.role === 'colleague' || r.role === 'teacher'
        ? 6
        : 3,
  set: ({ pick }) => ({
    fame: pick(...FAMES),
    mayor: pick(...MAYORS),
    guest: pick(...TRUE_GUESTS),
    town: pick('Santa Espera', 'San Casi del Monte', 'Villa Equis'),
  }),
  title: ({ r, pick }, { fame, town }) =>
    pick(
      `${town} espera a ${r.name}`,
      `${r.name}, autoridad en ${fame.in}`,
      `La confusión de ${town}`,
      `Con ustedes, ${r.name}`,
    ),
  cover: ({ star, keep }, { fame, mayor }) => ({
    place: 'una plaza de pueblo con banderines y una banda de música',
    time: 'a mediodía',
    weather: 'con sol',
    seen: 'desde el balcón del ayuntamiento',
    recipient: `saluda desde una alfombra roja, junto a ${star.un}`,
    sender: 'carga las maletas y aguanta la risa',
    objects: [star.un, keep.un, fame.prop, mayor.un],
    pose: 'wave',
  }),
  chapters: [
    ({ r, s, fav, star, joke, pick, when, soft }, { fame, mayor, town }) => ({
      title: pick('La alfombra roja', 'Una bienvenida exagerada', `Parada en ${town}`),
      text: [
        pick(
          `El autobús paró en ${town} diez minutos, para estirar las piernas. Primero ${r.v('bajó')} ${r.name}; detrás, con las bolsas, ${s.full}. Y empezó a tocar la banda.`,
          `A ${town} llegaron por error, o por hambre. Delante ${r.v('iba')} ${r.name}; un paso atrás, ${s.full}. No habían pisado el suelo y ya había confeti.`,
          `En ${town} nadie los conocía. Por eso extrañó tanto la alfombra. Por ella caminaron ${r.name} y, cuidando de no pisarla, ${s.full}.`,
          `Nadie esperaba a nadie, según el horario. Y sin embargo, cuando en ${town} ${r.v('se asomó')} ${r.name}, y detrás ${s.full}, sonaron cohetes.`,
          `Era una parada para comprar agua. En ${town}, al pie de la escalerilla, ya había niños con ramos: uno para ${r.name} y otro para quien venía detrás, que era ${s.full}.`,
        ),
        pick(
          `—¡Por fin! —dijo ${mayor.un}—. ¡${upperFirst(fame.title)}!`,
          `Se abrió paso ${mayor.un}. —Es un honor recibir en este pueblo a ${fame.title}.`,
          `—Puntualidad de grandes —dijo ${mayor.un}, y dobló una reverencia—. ¡${upperFirst(fame.title)}, aquí, en persona!`,
          `—Que nadie se mueva —ordenó ${mayor.un}, con la voz quebrada—. Es ${fame.title}.`,
          `—Reconocería esa manera de bajar entre mil —declaró ${mayor.un}—. Señores: ${fame.title}.`,
        ),
        pick(
          `${r.name} ${r.v('miró')} hacia atrás, a ver quién venía. No venía nadie.`,
          `—Creo que hay una confusión —${s.v('dijo')} ${s.name}. ${upperFirst(mayor.o)} asintió con respeto y apuntó en su lista: «Trae intérprete».`,
          `—${r.spoken('Yo no soy', 'Nosotros no somos')} —${r.v('dijo')} ${r.name}. Y la plaza se vino abajo en aplausos, por la modestia.`,
          `${r.name} ${r.v('pidió')} la palabra para aclararlo. La banda lo tomó por una señal y empezó otra vez.`,
          `—¿De quién hablan? —${s.v('preguntó')} ${s.name}. —Y además, con sentido del humor —suspiró ${mayor.o}.`,
        ),
        pick(
          `—Lo tenemos todo como dicen los periódicos que ${r.n('le', 'les')} gusta —siguió ${mayor.o}, y leyó de una tarjeta—: ${fav.all}. Eso era verdad. Quién sabe cómo, pero era verdad.`,
          `En el programa venía hasta su gusto principal. Y lo extraño es que le habían acertado: ${fav.all}.`,
          `La banda había preguntado a los expertos qué es lo que más ${r.le} gusta. Y por una vez los expertos acertaron: ${fav.all}.`,
          `De la biografía que leyeron era mentira todo, menos un renglón, el de los gustos: ${fav.all}. ¿Quién se lo habría dicho?`,
          `En el banderín decía «viva la eminencia» y, debajo, lo que más ${r.le} gusta a ${r.name}: ${fav.all}. En eso no había error posible.`,
        ),
        pick(
          `En un cojín de terciopelo, a manera de llaves de la ciudad, entregaron ${star.un}.`,
          `Al final de la alfombra, con moño y todo, esperaba ${star.un}. ${upperFirst(star.el)} ${star.does[0]}.`,
          `Como regalo oficial les presentaron ${star.un}, que ${star.does[0]}.`,
          `Entre los obsequios había uno que no parecía de protocolo: ${star.un}.`,
          `De escolta, por lo visto, les habían puesto ${star.un}. ${upperFirst(star.el)} ${star.does[0]}.`,
        ),
        when(
          joke,
          soft(
            pick(
              `Alguien notó que ${joke}. «Así son los genios», apuntaron en el acta.`,
              `Muy pronto se supo: ${joke}. A los diez minutos, medio pueblo ensayaba lo mismo.`,
              `En el periódico de la tarde ya venía con todas sus letras: ${joke}. Lo pusieron entre las virtudes.`,
            ),
          ),
        ),
      ],
      view: {
        place: 'una plaza de pueblo con alfombra roja',
        time: 'a mediodía',
        weather: 'con sol y confeti',
        seen: 'desde la banda de música',
        recipient: `recibe ${star.un} en un cojín de terciopelo`,
        sender: 'sostiene las bolsas con cara de sorpresa',
        objects: [star.un, mayor.un, 'una alfombra roja', 'una tuba'],
        pose: 'stand',
      },
    }),
    ({ r, s, star, needed, pick, opt, soft }, { fame, mayor }) => ({
      title: pick('Nadie cree la verdad', 'Agenda de una celebridad', 'Así son los genios'),
      text: [
        pick(
          `La agenda venía cargada. Primero había que ${fame.asked}.`,
          `—Ahora, si ${r.n('es tan amable', 'son tan amables')} —dijo ${mayor.o}—, toca ${fame.asked}.`,
          `El primer acto público fue ${fame.asked}.`,
        ),
        pick(
          `${r.name} ${r.v('hizo')} lo que se puede hacer en esos casos: lo mejor posible. ${fame.passes}.`,
          `Hubo un silencio enorme. ${fame.passes}.`,
          `Todos contuvieron el aliento. ${fame.passes}.`,
          `No había por dónde escapar. ${fame.passes}.`,
          `${upperFirst(s.name)} ${s.v('cruzó')} los dedos. ${fame.passes}.`,
        ),
        pick(
          `Cuanto más decían la verdad, más los aplaudían.`,
          `—De verdad, no sabemos nada de ${fame.in} —${s.v('insistió')} ${s.name}. Eso también lo aplaudieron.`,
          `Tres veces trataron de explicarlo. A la tercera les dieron una medalla por la claridad.`,
          `Intentaron irse. Les pusieron una alfombra también en esa dirección.`,
          `Negarlo no servía: cada «no» lo repetía la multitud, en coro y con cariño.`,
        ),
        pick(
          `Por suerte ${star.el} ${star.does[1]}, y eso distraía bastante.`,
          `En plena ceremonia, ${star.el} ${star.does[2]}. Lo apuntaron en el programa, entre dos discursos.`,
          `Nada de eso impresionaba a ${star.el}, que ${star.does[1]}.`,
          `La verdad parecía saberla ${star.el}, que ${star.does[2]}.`,
          `Lo bueno es que ${star.el} ${star.does[1]}. Eso, en las fotos, queda muy bien.`,
        ),
        needed(mayor.o),
        pick(
          `Lejos, junto a la última silla, había alguien que no aplaudía. Cada vez que decían «${fame.in}», se le caía algo de las manos.`,
          `Solo una persona, al fondo, no sonreía. Oía cada palabra sobre ${fame.in} como quien oye hablar de su propia casa.`,
          `A cada aplauso, allá atrás, alguien se hacía más chiquito en su silla. Nadie más lo notó.`,
          `Al borde de la plaza, detrás de un árbol, una sombra se tapaba los oídos cada vez que alguien gritaba «${fame.in}».`,
          `${r.name} ${r.v('vio')} a alguien que no gritaba. Estaba al final, y miraba al suelo.`,
        ),
        soft(
          `—Si esto dura hasta el martes —${s.v('dijo')} ${s.name} por lo bajo—, ${s.spoken('termino en el escudo', 'terminamos en el escudo')}.`,
        ),
        opt(
          pick(
            'Una señora les pidió consejo sobre su yerno. Se lo dieron. Funcionó.',
            'Alguien les pidió que bendijeran una licuadora.',
          ),
        ),
      ],
      view: {
        place: 'una plaza con tarima y sillas',
        time: 'por la tarde',
        weather: 'con sol',
        seen: 'desde la última fila',
        recipient: `inaugura ${fame.prop} ante el público`,
        sender: 'trata de explicar algo a los aplausos',
        objects: [star.un, fame.prop, 'collares de flores', 'un micrófono'],
        pose: 'point',
      },
    }),
    ({ r, place, there, air, keep, recall, star, pick, opt }, { mayor }) => ({
      title: pick('El museo de su vida', 'La única sala verdadera', 'No tocar'),
      text: [
        pick(
          `Por la tarde los llevaron al museo dedicado a su vida. Todo estaba mal: la cuna, los diplomas, un retrato con bigote. Hasta que ${mayor.o} abrió la última sala.`,
          `Había también un museo. «Su primer zapato», decía una vitrina, y el zapato era del cuarenta y cuatro. Sala por sala, nada era cierto. Y luego se abrió la del fondo.`,
          `El museo tenía tres salas. Las dos primeras eran puro invento. La tercera, no.`,
          `Los llevaron a ver las reliquias: un peine ajeno, una carta sin abrir, un diente. Lo último que enseñaron sí era de verdad.`,
          `La visita guiada fue un disparate de principio a fin. Menos el fin.`,
        ),
        pick(
          `Adentro no había un cuadro. Estaba, de verdad, ${there}.`,
          `Cruzaron el cordón, y del otro lado se estaba en ${there}.`,
          `El letrero de esa sala no mentía. Era ${there}.`,
          `Se abrió la puerta, y entró otra luz. Era ${there}.`,
          `La sala no tenía paredes. Era ${there}.`,
        ),
        air[0],
        pick(
          `En la vitrina, sobre un paño, había ${keep.un}. «No tocar», decía. ${r.name} ${keep.lo} ${r.v('tocó')}.`,
          `Había una sola pieza expuesta, sin explicación: ${keep.un}. El guardia le dio la llave a ${r.name} sin que se la pidieran.`,
          `Detrás de un vidrio, con su número de inventario, estaba ${keep.un}. ${r.name} ${keep.lo} ${r.v('guardó')} en la mano, y no sonó ninguna alarma.`,
          `Bajo la única lámpara estaba ${keep.un}. ${r.name} ${keep.lo} ${r.v('reconoció')} antes de leer la ficha.`,
          `En el centro, sin cordón, había ${keep.un}. Al verlo, ${r.name} ${r.v('dejó')} de buscar la salida.`,
        ),
        recall(),
        pick(
          `Aquello sí era de su vida. Nadie en el pueblo podía saberlo, y ahí estaba.`,
          `De toda la biografía, era lo único que nadie había inventado.`,
          `Por primera vez en el día, nadie aplaudió. Se quitaron los sombreros.`,
          `—Esto no lo mandamos hacer —murmuró alguien. Ni falta que hacía.`,
          `Por fin algo del pueblo coincidía con la realidad. La realidad era mejor.`,
        ),
        opt(
          pick(
            `—Esta sala no la pusimos nosotros —dijo ${mayor.o}, con la banda torcida.`,
            `—Aquí antes había un extintor —susurró ${mayor.o}.`,
          ),
        ),
      ],
      view: {
        place: place ?? 'una sala de museo llena de luz dorada',
        time: 'por la tarde',
        weather: 'con luz dorada',
        seen: 'desde detrás de un cordón rojo',
        recipient: `saca de una vitrina ${keep.un}`,
        sender: 'se detiene y mira de cerca',
        objects: [keep.un, star.un, 'una vitrina', 'un cordón rojo'],
      },
    }),
    ({ r, s, star, keep, act, pick, you, soft }, { fame, guest, mayor }) => ({
      title: pick('Debajo de la tarima', 'El discurso', 'La persona correcta'),
      text: [
        pick(
          `Faltaba el discurso. Debajo de la tarima, hecha un ovillo, estaba la verdadera eminencia: ${guest.un}.`,
          `Minutos antes del discurso, detrás del telón, apareció la eminencia de verdad. Era ${guest.un}, y temblaba.`,
          `Nadie encontraba el micrófono. Lo tenía, apretado contra el pecho y de cara a la pared, ${guest.un}. Ahí estaba, por fin, la eminencia.`,
          `Junto a los cables, sobre una caja, con las rodillas juntas, estaba ${guest.un}. —A quien esperaban era a mí —dijo.`,
        ),
        pick(
          `—De ${fame.in} lo sé todo —dijo ${guest.o}—. De hablar delante de gente, nada. Por eso dejé que se equivocaran.`,
          `—Vi la banda y se me cerró la garganta —dijo ${guest.o}—. ${you('Usted lo hace', 'Usted lo hace', 'Ustedes lo hacen', 'Usted lo hace', 'Vosotros lo hacéis')} mejor.`,
          `—Llegué en el mismo autobús —confesó ${guest.o}—. Iba atrás. Cuando vi la alfombra me agaché.`,
          `—Estudié ${fame.in} para no tener que hablar con nadie —dijo ${guest.o}—. Y ya ven.`,
          `—Saben mi nombre y no saben quién soy —dijo ${guest.o}—. Preferí que no lo supieran del todo.`,
        ),
        act(guest.o),
        pick(
          `Entonces ${keep.el} ${pick(...keep.wakes)}. ${upperFirst(guest.o)} respiró, por fin, hasta el fondo.`,
          `${r.name} le ${r.v('prestó')} ${keep.el}, para los nervios. Y ${keep.el} ${pick(...keep.wakes)}.`,
          `${r.name} ${r.v('sacó')} ${keep.el}. No hubo que explicar para qué. Pero ${keep.el} ${pick(...keep.wakes)}, y a ${guest.o} se le acomodó la voz.`,
          `Hacía falta algo a qué agarrarse, y fue ${keep.el}, que ${pick(...keep.wakes)}.`,
        ),
        pick(
          `Subieron todos a la tarima. Como nadie callaba, ${star.el} ${pick(...star.helps)}. Y ya se pudo hablar.`,
          `Al micrófono le faltaba luz, o valor, hasta que ${star.el} ${pick(...star.helps)}.`,
          `Empujaron las cortinas. Hubo abucheo, por la demora, y entonces ${star.el} ${pick(...star.helps)}. Se hizo el silencio que hacía falta.`,
          `A media escalera hubo que animarse otra vez. De eso se encargó ${star.el}, que ${pick(...star.helps)}.`,
        ),
        pick(
          `${upperFirst(guest.o)} dijo cuatro palabras sobre ${fame.in}. Eran las justas. Nadie en ${pick('la plaza', 'el pueblo')} las olvidó.`,
          `—Señoras, señores: ${fame.in} —dijo ${guest.o}. Y de ahí en adelante ya no hubo quien parara aquello.`,
          `Sobre ${fame.in} se habló dos horas. Hasta la tuba tomó apuntes.`,
          `Lo que se dijo de ${fame.in} no cabe aquí. Cabe decir que al final nadie se quería ir.`,
          `${upperFirst(guest.o)} empezó bajito. Terminó sin micrófono, y se oyó hasta la carretera.`,
        ),
        soft(
          pick(
            `${upperFirst(mayor.o)} quiso saber quién había sido, entonces, todo el día. —${upperFirst(r.name)} —${s.v('contestó')} ${s.name}, con mucho orgullo.`,
            `${upperFirst(mayor.o)} se quitó la banda para colgársela a ${guest.o}, y se quedó mirando a ${r.name}. —Con razón —dijo—. Ya me parecía que no eran visitas cualquiera.`,
            `—¿Entonces a quién le pusimos la calle? —preguntó ${mayor.o}. Votaron dejarla como estaba.`,
          ),
        ),
      ],
      view: {
        place: 'una tarima con telón y micrófono',
        time: 'al atardecer',
        weather: 'con faroles de papel',
        seen: 'desde detrás del telón',
        recipient: `le ofrece ${keep.un} a ${guest.un}`,
        sender: 'aparta el telón',
        objects: [keep.un, star.un, 'un micrófono', 'un telón'],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick }, { guest, mayor, fame, town }) => ({
      title: pick('Fe de erratas', 'La placa corregida', 'Nadie se equivocó tanto'),
      text: [
        pick(
          `Esa noche corrigieron la placa. Donde decía el nombre equivocado pusieron el bueno. Y abajo, por votación, dejaron también el otro.`,
          `La estatua ya no se pudo cambiar. Quedó con la nariz de ${guest.o} y la risa de ${r.name}, y a todos les pareció bien.`,
          `—El pueblo se equivocó —reconoció ${mayor.o}—, pero poquito.`,
          `En el acta quedó así: «Venían por agua. Se les recibió por error. Se les quiere a propósito».`,
          `${upperFirst(mayor.o)} pidió disculpas con banda y todo. Duró más que la bienvenida.`,
        ),
        pick(
          `Hubo baile. A ${star.el} le dieron silla en el ayuntamiento, y su primera ley fue sencilla: más tardes para ${star.together}.`,
          `Para despedirse hicieron algo sin agenda: ${star.together}. ${upperFirst(star.el)} se fue con ellos.`,
          `Les regalaron ${star.el} de manera definitiva, con acta: «Para ${star.together}, sin horario».`,
          `El programa oficial de la tarde se canceló. En su lugar hubo esto: ${star.together}. Presidió ${star.el}.`,
          `De regreso, en la lista de compromisos, quedaba uno solo, y era con ${star.el}: ${star.together}.`,
        ),
        pick(
          `En el autobús de regreso, ya sin alfombra, salió la verdad que faltaba.`,
          `Cuando se apagó la última tuba, quedaba un discurso por decir. Este sí era para ${r.name}.`,
          `Y lejos de los micrófonos, que es donde se dicen las cosas serias:`,
          `Ya nadie aplaudía, y por eso se pudo oír.`,
          `Faltaba el único reconocimiento que no era equivocación.`,
        ),
        praise(`${s.v('dijo')} ${s.name}`),
        pick(
          `De vez en cuando llega una carta de ${guest.o}. Habla de ${fame.in}, y en la posdata siempre dice «gracias».`,
          `En ${town} hay una calle con su nombre. Es corta, da vuelta y tiene buena sombra.`,
          `Cada año, en ${town}, celebran el Día de la Equivocación. Hay banda, y siempre llega invitación.`,
          `La estatua tiene ahora dos nombres. Las palomas respetan los dos.`,
          `A ${guest.o} le va bien. Da clases en la plaza, y se sienta en primera fila todo el pueblo.`,
        ),
        pick(
          `Sobre la repisa, sin vitrina y sin letrero, está ${keep.el}. Se puede tocar.`,
          `En casa no hay museo. Hay un estante, una lámpara y, debajo de la lámpara, ${keep.el}.`,
          `La tercera sala, por si alguien va, está vacía. Lo que había dentro viajó en un bolsillo y vive junto a la cama: ${keep.el}.`,
          `De tanta medalla no quedó ninguna. Lo que sí llegó a casa fue ${keep.el}, y ese es el recuerdo oficial.`,
          `Cuando suena una banda a lo lejos, alguien en la casa mira hacia el estante. Ahí sigue ${keep.el}, sin placa.`,
        ),
      ],
      view: {
        place: 'un autobús de noche con luces cálidas',
        time: 'de noche',
        weather: 'con estrellas en la ventana',
        seen: 'desde el asiento de enfrente',
        recipient: `mira ${keep.un} en la palma de la mano`,
        sender: 'recarga la cabeza y sonríe',
        objects: [keep.un, star.un, 'collares de flores', 'una ventana'],
        pose: 'sit',
      },
    }),
  ],
})
