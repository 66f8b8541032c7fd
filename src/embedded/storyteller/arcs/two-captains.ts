import type { Arc } from '../kit/kit.ts'
import { isSmallest } from '../language/person.ts'
import { partsOfName } from '../language/person-names.ts'
import { list, upperFirst } from '../language/text.ts'

/** For several recipients: a boat that only moves when everybody rows, and a tide that has lost its way. */
export const twoCaptains: Arc = {
  id: 'two-captains',
  suits: ({ r }) => (r.plural && r.role !== 'pet' && !isSmallest(r) ? 6 : 0),
  title: ({ r, w, pick }) =>
    pick(`El barco de ${r.name}`, `${r.name} a bordo del «Casi»`, `Rumbo a ${w.land}: diario de ${r.name}`),
  cover: ({ s, w }) => ({
    place: 'el mar, en un barco pequeño con muchas velas',
    time: 'al amanecer',
    pose: 'sit',
    action: `rema en el barco mientras ${s.name} ${s.v('saluda')} desde el muelle`,
    objects: ['un barco de vela', 'remos', 'un catalejo', w.guide.un],
  }),
  chapters: [
    ({ byAge, r, s, fav, w, pick, soft, opt }) => ({
      title: pick('El barco del patio', 'Se admiten capitanes', 'Un barco llamado Casi'),
      text: [
        pick(
          `Después de la tormenta, en mitad del patio, apareció un barco. No era grande ni pequeño: era justo del tamaño de ${r.name}.`,
          `Nadie se acuesta con un patio y se despierta con un barco. Pero eso fue exactamente lo que pasó.`,
        ),
        `En la popa llevaba escrito su nombre: «Casi».`,
        `—Porque siempre casi llega —explicó ${w.guide.un}, asomándose por la borda—. Voy a ${w.land}, donde ${w.now}.`,
        `Y añadió, mirando una lista, que se buscaba a quienes supieran de verdad ${fav.of}.`,
        soft(`En aquel barco, advirtió, o mandaban todos o no mandaba nadie.`),
        `${upperFirst(s.name)} ${s.v('llevó')} la merienda y un chaleco para cada cual. Luego ${s.v('soltó')} la cuerda, con la cara de quien hace como que no pasa nada.`,
        opt(`El patio se llenó de agua lo justo. Olía a ${w.scent}.`),
        opt(
          byAge({
            small: `—¡Zarpamos! —gritó todo el mundo a la vez, y por eso zarparon.`,
            adult: `—Yo solo venía a saludar —dijo alguien. Pero ya estaban zarpando.`,
            elder: `—¿A nuestra edad? —preguntó alguien. A aquella edad, precisamente. Y zarparon.`,
          }),
        ),
      ],
      scene: {
        place: 'el patio de una casa donde ha aparecido un barco',
        time: 'por la mañana, con el cielo recién lavado',
        pose: 'point',
        action: `sube a un barco mientras ${s.name} ${s.v('suelta')} la cuerda`,
        objects: ['un barco de vela', 'una cuerda', 'chalecos', w.guide.un],
      },
    }),
    ({ r, w, w2, plant, turn, pick, soft, opt }) => ({
      title: pick('Un remo por cada lado', 'Dar vueltas', 'La primera lección'),
      text: [
        pick(
          `Al principio el barco solo daba vueltas. Un remo iba por aquí, otro por allá, y el «Casi» bailaba como una hoja en un desagüe.`,
          `Remar parecía fácil. Pero un remo quería ir a la izquierda y otro a la derecha, y el «Casi» giraba como un perro que busca dónde echarse.`,
        ),
        soft(`—¡Más fuerte! ¡No, más despacio! ¡Por ahí! ¡No, por allá!`),
        `Hasta que ${list(partsOfName(r.name).length > 1 ? partsOfName(r.name) : [r.name])} se miraron, y alguien empezó a contar: uno, dos. Uno, dos. Y el barco, por fin, fue derecho.`,
        `—Ahora viene lo difícil —dijo ${w.guide.el}—: la Marea. Se ha parado y no deja pasar a nadie. ${plant('la Marea')}.`,
        turn(
          { intro: 'A media mañana les cortó el paso una boya con gorra de aduanera.', o: 'la boya' },
          `Una boya con gorra pidió los papeles. No llevaban. Llevaban, eso sí, el compás bien aprendido: uno, dos, uno, dos. La boya escuchó, se cuadró y dejó pasar.`,
        ),
        opt(
          w2
            ? `En una ola venía ${w2.token.un}. Hubo que estirarse mucho, y que alguien sujetara por los pies, pero valió la pena.`
            : `Uno, dos. Uno, dos. Hasta las gaviotas llevaban el compás.`,
        ),
        opt(`Lejos, delante de la proa, se oía ${w.sound}.`),
      ],
      scene: {
        place: 'un barco en alta mar, con olas',
        time: 'a mediodía',
        pose: 'sit',
        action: `rema con fuerza en un barco junto a ${w.guide.el}`,
        objects: ['un barco de vela', 'remos', 'una boya con gorra', 'gaviotas'],
      },
    }),
    ({ s, memory, pick, soft, opt }) => ({
      title: pick('La noche en alta mar', 'Lo que había en la merienda', 'Una luz en la cesta'),
      text: [
        pick(
          `De noche, el mar es todo igual. No había orilla, ni luna, ni nada que dijera por dónde.`,
          `Cuando se apagó el sol, se borró el camino. Arriba, negro; abajo, negro; y en medio, un barco muy callado.`,
        ),
        soft(
          pick(
            `—¿Y si nos hemos perdido? —preguntó una voz. Las demás no contestaron, que es una manera de contestar.`,
            `—¿Alguien sabe dónde estamos? —preguntó una voz. Alguien tosió.`,
          ),
        ),
        `Para no pensar, abrieron la cesta de la merienda. Debajo del pan había un papel con la letra de ${s.name}:`,
        `«${memory.note}»`,
        memory.echo(),
        pick(
          `Lo leyeron en voz alta, un trozo cada cual. Y cada cual se acordaba de un trozo distinto, y entre todos salió entero.`,
          `Alguien se acordaba de un color. Alguien, del olor. Alguien, de una risa. Y así, por partes, lo volvieron a tener completo.`,
        ),
        pick(
          `Cuando levantaron la vista, el papel alumbraba un camino sobre el agua.`,
          `Y el papel, que era tan pequeño, empezó a alumbrar. Sobre el agua se dibujó un camino.`,
        ),
        opt(`—Por ahí se vuelve a casa —dijo una voz. Y si por ahí se vuelve, por ahí también se llega.`),
        opt(`Repartieron el pan. Tocó a un poco más de lo que había, que es lo que pasa cuando se reparte bien.`),
        opt(`El «Casi» crujió de gusto, y siguió la luz.`),
      ],
      scene: {
        place: 'un barco en alta mar',
        time: 'en plena noche',
        action: 'lee un papel que ilumina un camino sobre el agua',
        objects: ['un barco de vela', 'una cesta de merienda', 'un papel que brilla', ...memory.objects],
      },
    }),
    ({ r, s, quality, deed, you, pick, soft, opt }) => ({
      title: pick('La Marea', 'Agua quieta', 'Todos a una'),
      text: [
        pick(
          `La Marea estaba tumbada delante del puerto, inmensa y quieta, con los brazos cruzados.`,
          `Delante del puerto, ocupándolo todo, dormitaba la Marea. Ni iba ni venía.`,
        ),
        soft(
          pick(
            `—De aquí no se pasa —dijo—. Vengo y voy, vengo y voy, y nadie me ha preguntado nunca si me apetece.`,
            `—Hoy no me muevo —dijo—. Llevo desde que el mundo es mundo yendo y viniendo, y nunca he visto el final de una ola.`,
          ),
        ),
        pick(
          `A bordo se hizo un silencio. Y en el silencio se notó lo que ${s.name} ${s.v('cuenta')} con tanto orgullo de ${r.name}: ${quality.what}.`,
          `Entonces alguien se acordó de lo que siempre ${s.v('dice')} ${s.name} cuando ${s.v('habla')} de ${r.name}: ${quality.what}. Y los remos volvieron al agua.`,
        ),
        ...deed('la Marea'),
        pick(
          `Y la Marea descruzó los brazos. Subió un palmo, luego otro, y puso el barco en la palma de la mano.`,
          `Y la Marea respiró. Hacía tanto que no respiraba que levantó el barco, las boyas y a tres gaviotas distraídas.`,
        ),
        opt(`—${you('Contigo', 'Con usted', 'Con ustedes', 'Con vos', 'Con vosotros')} sí me apetece —dijo.`),
        opt(`El «Casi» crujió entero. Nunca había estado tan cerca.`),
      ],
      scene: {
        place: 'un barco en alta mar, a la entrada de un puerto',
        time: 'al amanecer',
        pose: 'look',
        action: 'está en la proa de un barco frente a una ola gigante con cara y brazos cruzados',
        objects: ['un barco de vela', 'una ola gigante', 'un puerto'],
      },
    }),
    ({ r, s, fav, w, trait, confession, pick, soft, opt }) => ({
      title: pick('El barco que llegó', 'Ya no se llama Casi', 'Puerto'),
      text: [
        `Llegaron. Así, con todas las letras: llegaron. ${w.back}.`,
        soft(`${upperFirst(w.guide.el)} pidió una brocha y tachó el nombre de la popa. Ahora pone «Por fin».`),
        soft(
          `La Marea les hizo el favor de la vuelta, y al mediodía estaban en el patio. ${upperFirst(s.name)} ${s.v('seguía')} allí, con la cuerda en la mano.`,
        ),
        confession(`${s.v('dijo')} ${s.name}, haciendo un nudo que no hacía falta`),
        trait ? `En el diario de a bordo se lee: «${upperFirst(r.name)} ${trait.still}».` : null,
        pick(
          `Comieron en cubierta, hablando ${fav.about}, y ${w.token.un} pasó de mano en mano hasta gastarse un poco.`,
          `Extendieron un mantel en la cubierta, y ${w.token.un} hizo de centro de mesa. Se habló ${fav.about} hasta que no quedaron migas.`,
        ),
        pick(
          `El barco sigue en el patio. Cuando alguien quiere mandar más de la cuenta, da una vuelta él solo.`,
          `Cada vez que llueve mucho, el patio suena a puerto, y todos corren a buscar su remo.`,
        ),
        opt(`Uno, dos. Uno, dos.`),
        opt(`Y nadie, nunca, ha vuelto a preguntar quién es capitán.`),
      ],
      scene: {
        place: 'el patio de una casa, con un barco',
        time: 'a mediodía, con sol',
        action: `come en la cubierta de un barco con ${s.name}`,
        objects: ['un barco de vela', w.token.un, 'una mesa con comida'],
      },
    }),
  ],
}
