import type { Deed } from './deeds.ts'
import { upperFirst } from '../language/text.ts'

/**
 * Deeds for a quality that no kind knows ('no se cree más que nadie', 'su letra'): each works because of who somebody
 * is, whatever that may be, and on anybody or anything that resists, a door or a dough no less than a giant.
 */
export const ANY_DEEDS: Deed[] = [
  {
    plant: (o) => `Con ${o} ya lo han probado todo, menos lo más sencillo`,
    act: (r, o) => [
      `${r.name} no ${r.v('tenía')} espada, ni capa, ni conjuro. ${r.n('Se sentó', 'Se sentaron')} en el suelo, a la misma altura, y ${r.v('preguntó')} qué pasaba.`,
      `No hubo truenos. Hubo un silencio, y después, muy bajito, se oyó: «Ah. Era eso». Lo había dicho ${o}.`,
    ],
  },
  {
    plant: (o) => `Por delante de ${o} han pasado magos, generales y un domador de truenos, y nada`,
    act: (r, o) => [
      `¿Y qué ${r.v('hizo')} ${r.name}? ${r.n('Se acercó', 'Se acercaron')} con las manos vacías y ${r.v('dio')} las buenas tardes, como en casa.`,
      `Y lo que no habían logrado los magos ni los generales ocurrió sin ruido: ${o} se rindió de buena gana.`,
    ],
  },
  {
    plant: (o) => `A ${o} le han traído de todo, menos algo que fuera de verdad`,
    act: (r, o) => [
      `${r.name} no ${r.v('llevaba')} nada ensayado. ${r.n('Hizo', 'Hicieron')} lo que ${r.v('hace')} cualquier día, cuando nadie mira, que es cuando se ve cómo es cada quien.`,
      `Quien ha visto mil trucos reconoce enseguida algo que no lo es. Eso le pasó a ${o}.`,
    ],
  },
  {
    grown: true,
    plant: (o) => `A ${o} se llega con trampas o con regalos, y nunca con la cara descubierta`,
    act: (r, o) => [
      `${r.name} no ${r.v('traía')} regalos ni trampas. ${r.n('Había', 'Habían')} venido hasta allí a cara descubierta, siendo ${r.n('quien es', 'quienes son')} de pies a cabeza, y eso no cabe en ningún paquete.`,
      `Algo cambió de sitio, como cuando alguien abre una ventana en otra habitación. Era ${o}, que por fin dejaba pasar el aire.`,
    ],
  },
  {
    plant: (o) => `A ${o} todo el mundo le explica cómo hay que ser, y nadie ha ido a demostrárselo`,
    act: (r, o) => [
      `${r.name} no ${r.v('explicó')} nada. ${r.n('Se puso', 'Se pusieron')} delante y ${r.v('fue')} así un buen rato, con toda naturalidad y sin mirar de reojo.`,
      `${upperFirst(o)} llevaba años oyendo hablar de cosas así. Verlas, lo que se dice verlas, no las había visto nunca. Y ver convence mucho.`,
    ],
  },
  {
    plant: (o) => `Con ${o} no sirve nada de lo que se compra en las tiendas`,
    act: (r, o) => [
      `Otros habían puesto delante oro, relojes y hasta un jamón. ${r.name} ${r.v('ofreció')} un rato de su tarde, que no se vende en ninguna parte porque no hay con qué pagarlo.`,
      `${upperFirst(o)} buscó la etiqueta del precio. No la encontró. Y a las cosas sin precio, ya se sabe, no hay manera de decirles que no.`,
    ],
  },
  {
    plant: (o) => `A ${o} no le valen las palabras, y hasta ahora solo le han llevado palabras`,
    act: (r, o) => [
      `${r.name} no ${r.v('prometió')} nada ni ${r.v('pronunció')} ningún discurso. ${r.n('Dejó', 'Dejaron')} que se viera, sin más, como se deja encendida una lámpara.`,
      `Lo que se ve no hace falta creérselo. Así que a ${o} no le quedó nada que objetar.`,
    ],
  },
  {
    grown: true,
    plant: (o) => `A ${o} nunca ha llegado nadie con una buena palabra por delante`,
    act: (r, o) => [
      `${r.name} no ${r.v('va')} por ahí contando sus virtudes. Pero alguien las había contado ya, con mucho cariño, y lo que se cuenta con cariño llega siempre primero.`,
      `Así que no hubo que presentarse: ${o} ya lo sabía. Y a quien viene con tan buena palabra por delante no se le puede poner mala cara.`,
    ],
  },
  {
    plant: (o) => `Delante de ${o} todo el mundo se pone una careta`,
    act: (r, o) => [
      `${r.name} no ${r.v('traía')} careta. ${r.n('Enseñó', 'Enseñaron')} la cara de siempre, que era la única que ${r.v('tenía')}.`,
      `${upperFirst(o)} buscó el truco por un lado, lo buscó por el otro y hasta por debajo. Cuando no hay truco, ya se sabe, se acaba el mal humor.`,
    ],
  },
  {
    plant: (o) => `A ${o} le han llevado regalos grandes y discursos grandísimos, pero ni un gesto pequeño`,
    act: (r, o) => [
      `Lo que ${r.v('hizo')} ${r.name} cabía en una cuchara. Fue un gesto, uno solo, de los que salen sin pensar.`,
      `Por una rendija no pasa un elefante, pero pasa una hormiga. Y aquel gesto, que era del tamaño de una hormiga, pasó. Al momento, ${o} empezó a ablandarse por dentro.`,
    ],
  },
  {
    plant: (o) => `A ${o} se le pega todo, y hasta hoy solo se le ha pegado lo malo`,
    act: (r, o) => [
      `${r.name} ${r.v('se puso')} al lado y no ${r.v('hizo')} nada especial: ${r.v('fue')} como siempre. Pero lo bueno también se pega, primero por las orillas y luego hasta el centro.`,
      `Cuando ${o} se dio cuenta, ya se le había pegado. Y no quiso que se lo quitaran.`,
    ],
  },
  {
    plant: (o) => `Hace tanto que ${o} no se lleva una sorpresa buena que ya ni las espera`,
    act: (r, o) => [
      `${r.name} no ${r.v('preparó')} ninguna sorpresa. Las buenas no se preparan. ${r.n('Fue', 'Fueron')} como siempre, sin bombo ni platillos, y con eso bastó.`,
      `«Anda», se oyó. Y luego, otra vez: «Anda». Cuando alguien dice «anda» dos veces seguidas, lo peor ya ha pasado. Y ${o} lo dijo tres.`,
    ],
  },
]
