import { upperFirst } from '../language/text.ts'
import { plot } from './plot.ts'
import { CLERKS, JUDGES, WITNESSES } from './props/who-began.ts'

/** Two people are summoned before a court, to find out which of them began it; both plead guilty. */
export const whoBegan = plot({
  id: 'who-began',
  shape: 'trial',
  suits: ({ r, s }) =>
    r.several || s.several || r.age === 'small'
      ? 0
      : r.role === 'partner'
        ? 6
        : r.role === 'friend' || r.role === 'sibling' || r.role === 'cousin'
          ? 5
          : 0,
  set: ({ r, pick }) => ({
    judge: pick(...JUDGES),
    clerk: pick(...CLERKS),
    witness: pick(...WITNESSES),
    charge:
      r.role === 'partner'
        ? pick('quererse sin licencia', 'quererse por encima de la velocidad permitida')
        : pick('llevarse demasiado bien en horas de trabajo', 'reírse sin permiso y a deshoras'),
  }),
  title: ({ r, s, pick }, { judge }) =>
    pick(
      `El caso de ${r.name} y ${s.name}`,
      `Quién empezó`,
      `De pie, que entra ${judge.o}`,
      `${r.name} y ${s.name} ante la ley`,
    ),
  cover: ({ star, keep }, { judge }) => ({
    place: 'una sala de tribunal con bancas de madera',
    time: 'por la mañana',
    weather: 'con sol en los ventanales',
    seen: 'desde la última banca',
    recipient: `levanta la mano para jurar, junto a ${star.un}`,
    sender: 'se tapa la boca para no reírse',
    objects: [star.un, keep.un, judge.thing, 'una balanza'],
    pose: 'wave',
  }),
  chapters: [
    ({ r, s, fav, star, joke, pick, when, soft }, { judge, clerk, charge }) => ({
      title: pick('La citación', 'A las nueve, sin falta', 'El cargo'),
      text: [
        pick(
          `El sobre llegó un lunes, por debajo de la puerta. Citaba a dos personas: ${r.name} y ${s.full}.`,
          `Tocaron tres veces, con muchísima formalidad. Era una citación. Venían dos nombres: ${r.name} y ${s.full}.`,
          `«Preséntense a las nueve», decía el papel, con lacre y escudo. Era para ${r.name} y para ${s.full}.`,
        ),
        pick(
          `El cargo cabía en un renglón: ${charge}.`,
          `Delito, en letra chiquita: ${charge}.`,
          `Se leyó la acusación en voz alta: ${charge}. En la sala hubo un «¡oh!».`,
        ),
        pick(
          `Antes de empezar había que decir nombre, domicilio y debilidad. La de ${r.name} quedó en el acta así: ${fav.all}.`,
          `—¿Y lo que más ${r.le} gusta a ${r.name}? —preguntó ${clerk.o}, con la pluma en el aire. Lo apuntó entero: ${fav.all}.`,
          `El expediente de ${r.name} empezaba por los gustos: ${fav.all}. «Agravante», decía al margen.`,
        ),
        pick(
          `En la banca de los testigos ya esperaba ${star.un}. ${upperFirst(star.el)} ${star.does[0]}.`,
          `Como testigo habían llamado a lo que mejor conocía el asunto: ${star.un}, que ${star.does[0]}.`,
          `Junto a la puerta, con gafete de visita, estaba ${star.un}.`,
        ),
        when(
          joke,
          soft(
            pick(
              `—Conste además —dictó ${clerk.o}— que ${joke}. Nadie lo negó.`,
              `(En «señas particulares» pusieron lo que ya se sabe: ${joke}).`,
            ),
          ),
        ),
        pick(
          `—De pie —dijeron, y entró ${judge.un}—. Aquí solo falta saber una cosa: quién empezó.`,
          `Presidía ${judge.un}. —No me interesa cuánto —dijo—. Me interesa quién empezó.`,
          `Entonces se abrió la puerta del fondo y apareció ${judge.un}. Traía una sola pregunta: quién había empezado.`,
        ),
        pick(
          `—Fui yo —${r.v('dijo')} ${r.name}. —Ni hablar, fui yo —${s.v('dijo')} ${s.name}. Hubo que pedir orden.`,
          `Dos manos se levantaron a la vez. Ninguna quería bajarse primero. ${upperFirst(judge.o)} suspiró. Iba para largo.`,
          `Lo normal es que nadie confiese. Ahí confesaron ${r.name} y ${s.name}, al mismo tiempo y a gritos.`,
        ),
      ],
      view: {
        place: 'una sala de tribunal con bancas de madera',
        time: 'a las nueve de la mañana',
        weather: 'con sol en los ventanales',
        seen: 'desde el estrado',
        recipient: `levanta la mano, junto a ${star.un}`,
        sender: 'levanta la mano también, más alto',
        objects: [star.un, judge.thing, 'un sobre con lacre', 'una pluma'],
        pose: 'wave',
      },
    }),
    ({ r, s, star, needed, pick, opt, soft }, { judge, clerk, witness }) => ({
      title: pick('Que pase el testigo', 'Declaraciones', 'Toda la verdad'),
      text: [
        pick(
          `Primero declaró ${witness.un}. Juró, tosió y dijo ${witness.says}.`,
          `Llamaron a ${witness.un}. —Yo lo vi todo —aseguró, y contó ${witness.says}.`,
          `El primer testimonio fue el de ${witness.un}, que dijo ${witness.says}. ${upperFirst(clerk.o)} subrayó dos veces.`,
        ),
        pick(
          `Luego le tocó a ${star.el}, que ${star.does[1]}. No hubo manera de sacarle otra cosa, ni falta que hacía.`,
          `Cuando llamaron a ${star.el}, se oyó ${star.sound}. —Que conste tal cual —ordenó ${judge.o}.`,
          `El testimonio de ${star.el} fue breve: ${star.does[2]}. La sala entera dijo que sí con la cabeza.`,
        ),
        needed(judge.o),
        pick(
          `—Yo sonreí primero —${s.v('alegó')} ${s.name}. —Porque yo ya venía sonriendo —${r.v('contestó')} ${r.name}.`,
          `${upperFirst(s.name)} ${s.v('presentó')} pruebas de haber empezado. ${r.name} ${r.v('presentó')} las mismas, con fecha anterior.`,
          `Se hizo un careo. Duró poco: a la segunda pregunta ya estaban del mismo lado.`,
        ),
        soft(
          pick(
            `—Objeción —dijo ${clerk.o}—. Esto da envidia. —Ha lugar —contestó ${judge.o}.`,
            `${upperFirst(judge.o)} revisó tres códigos y un recetario. Ninguno traía algo así.`,
            'El público tomó partido. Luego cambió de partido. Luego pidió pañuelos.',
          ),
        ),
        pick(
          `—Así no terminamos nunca —dijo ${judge.o}, y se puso de pie—. Que se haga la reconstrucción de los hechos. Todos, vamos para allá.`,
          `Solo quedaba un camino, que viene en el artículo último: volver al lugar de los hechos. Y allá se fue el tribunal completo.`,
          `—Suspendo la sesión —dijo ${judge.o}— hasta ver con mis ojos dónde fue. Y salieron en fila, con ${star.el} y todo.`,
        ),
        opt('Las bancas, en cuanto se quedaron solas, comentaron el caso.'),
      ],
      view: {
        place: 'una sala de tribunal llena de público',
        time: 'a media mañana',
        weather: 'con sol en los ventanales',
        seen: 'desde entre el público',
        recipient: `señala con entusiasmo, junto a ${star.un}`,
        sender: 'enseña un montón de hojas',
        objects: [star.un, judge.thing, 'un montón de hojas', 'bancas llenas'],
        pose: 'point',
      },
    }),
    ({ r, s, place, there, air, keep, recall, star, pick }, { judge, clerk }) => ({
      title: pick('El lugar de los hechos', 'Reconstrucción', 'La prueba A'),
      text: [
        pick(
          `No hubo que buscarlo mucho. Doblaron la esquina y ahí seguía, acordonado por nadie: ${there}.`,
          `Para reconstruir los hechos hay que abrir la puerta exacta. ${upperFirst(s.name)} la ${s.v('abrió')}. Del otro lado estaba ${there}.`,
          `El tribunal entero se asomó. Y lo que vio, sin que faltara un detalle, fue ${there}.`,
        ),
        air[0],
        pick(
          `—Nadie toque nada —dijo ${judge.o}, en voz muy baja.`,
          `${upperFirst(clerk.o)} ya no apuntaba.`,
          `Ni ${r.name} ni ${s.name} dijeron «fui yo».`,
        ),
        pick(
          `Ahí, a la vista de todos, estaba la prueba A: ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')} con las dos manos.`,
          `${r.name} ${r.v('se agachó')} y ${r.v('recogió')} ${keep.un}. Eso no venía en ningún expediente.`,
          `En medio había quedado ${keep.un}. ${r.name} no ${r.v('tuvo')} que preguntar de quién era.`,
        ),
        recall(),
        pick(
          `Nadie pidió la palabra. Un caso así se explica solo.`,
          `Se buscó al responsable por todas partes. Donde uno ponía un pie, el otro ya estaba.`,
          `Vista de cerca, la cosa no tenía principio. Es lo que pasa con los círculos.`,
        ),
      ],
      view: {
        place: place ?? 'una esquina conocida, llena de luz dorada',
        time: 'al mediodía',
        weather: 'con luz dorada',
        seen: 'desde detrás de un cordón',
        recipient: `levanta ${keep.un} con las dos manos`,
        sender: 'se acerca sin decir nada',
        objects: [keep.un, star.un, 'un cordón', judge.thing],
        pose: 'look',
      },
    }),
    ({ r, s, star, keep, act, pick, soft }, { judge, clerk }) => ({
      title: pick('Receso', 'Lo que no supo el tribunal', 'El veredicto'),
      text: [
        pick(
          `De vuelta en la sala tocaba dictar sentencia. ${upperFirst(judge.o)} abrió la boca, la cerró y se tapó la cara con ${judge.thing}.`,
          `Todos se pusieron de pie para oír el fallo. No hubo fallo. Hubo un silencio, y luego ${judge.o} se echó a llorar.`,
        ),
        pick(
          `—Llevo toda la vida repartiendo culpas —dijo—. Siempre es de uno o de otro. Nunca he tenido con quién ir a medias.`,
          `—${judge.alone} —dijo al fin—. Por eso pregunto siempre lo mismo: quién empieza. Para ver si aprendo.`,
        ),
        act(judge.o),
        soft(
          pick(
            `—Eso no está en los códigos —dijo ${judge.o}. ${upperFirst(clerk.o)} arrimó su silla, un poquito.`,
            `${upperFirst(clerk.o)} dejó la pluma, después de tantos años, y preguntó: «¿Ha comido?».`,
          ),
        ),
        pick(
          `Entonces ${keep.el} ${pick(...keep.wakes)}. Y la balanza, que nunca había estado derecha, se quedó quieta en el centro.`,
          `${r.name} ${r.v('puso')} ${keep.el} en un plato de la balanza. ${upperFirst(s.name)} no ${s.v('tuvo')} qué poner en el otro. Pero ${keep.el} ${pick(...keep.wakes)}, y los dos platos quedaron parejos.`,
        ),
        pick(
          `—Ya está —dijo ${judge.o}—. Empezaron a la vez. Y ${star.el} ${pick(...star.helps)}.`,
          `${upperFirst(star.el)} ${pick(...star.helps)}. Con eso, hasta los de la última banca entendieron: nadie había empezado antes.`,
        ),
      ],
      view: {
        place: 'un tribunal con una balanza sobre la mesa',
        time: 'por la tarde',
        weather: 'con luz naranja en los ventanales',
        seen: 'desde la puerta',
        recipient: `pone ${keep.un} en la balanza`,
        sender: `le ofrece un pañuelo a ${judge.o}`,
        objects: [keep.un, star.un, 'una balanza', judge.thing],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick, soft }, { judge, clerk }) => ({
      title: pick('La sentencia', 'Se levanta la sesión', 'Cosa juzgada'),
      text: [
        pick(
          `La sentencia fue dura: ${star.together}, una vez por semana, hasta nuevo aviso. ${upperFirst(star.el)} vigilará que se cumpla.`,
          `Se les condenó a lo siguiente: ${star.together}. Sin descuento y sin fianza, con ${star.el} de custodia.`,
          `El castigo vino por escrito, con tres firmas. Decía: ${star.together}. ${upperFirst(star.el)} firmó de conformidad, a su modo.`,
        ),
        pick(
          `—¿Algo que declarar? —preguntó ${judge.o}. ${upperFirst(s.name)} ${s.v('pidió')} la palabra.`,
          `Faltaba la última declaración, la que no se dicta. La ${s.v('hizo')} ${s.name}, en la escalera del tribunal.`,
          `Ya en la calle, sin testigos, hubo una confesión más.`,
        ),
        praise(`${s.v('dijo')} ${s.name}`),
        soft(
          pick(
            `${r.name} no ${r.v('apeló')}.`,
            'Eso quedó en firme desde el primer día.',
            `Desde una ventana, ${clerk.o} lo alcanzó a apuntar.`,
          ),
        ),
        pick(
          `De ${judge.o} se sabe que ahora come con ${clerk.o}, y que pagan a medias.`,
          `El tribunal cerró temprano. ${upperFirst(judge.o)} y ${clerk.o} se fueron por la misma banqueta, discutiendo quién había invitado a quién.`,
          `Al día siguiente, en la puerta del tribunal, había un letrero: «Se atiende por las tardes. Las mañanas son para pasear».`,
        ),
        pick(
          `Y la prueba A volvió a casa, a un lugar donde se ve al entrar. Es ${keep.el}, y no prescribe.`,
          `Junto a la puerta de la casa, bajo un foquito, está ${keep.el}. Dice, sin decirlo, quién empezó.`,
          `Cuando no se ponen de acuerdo en quién paga, alguien mira hacia la repisa, donde está ${keep.el}. Y se paga a medias.`,
        ),
      ],
      view: {
        place: 'la escalera de un tribunal con columnas',
        time: 'al atardecer',
        weather: 'con cielo rosa',
        seen: 'desde la calle',
        recipient: `baja la escalera con ${keep.un} en la mano`,
        sender: 'le habla al oído',
        objects: [keep.un, star.un, 'columnas', 'una escalera'],
        pose: 'walk',
      },
    }),
  ],
})
