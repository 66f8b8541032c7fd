import type { Arc } from '../kit/kit.ts'
import { isSmallest } from '../language/person.ts'

/** For the small: a yawn escapes and goes from one to the next, and nobody can sleep until it comes home. */
export const lostYawn: Arc = {
  id: 'lost-yawn',
  suits: ({ r }) => (r.age === 'small' && r.role !== 'pet' && r.role !== 'student' && !isSmallest(r) ? 3 : 0),
  title: ({ r, pick }) =>
    pick(`El bostezo de ${r.name}`, `¿Dónde está el bostezo de ${r.name}?`, `${r.name} y el bostezo que se escapó`),
  cover: ({ s, w }) => ({
    place: 'un dormitorio con la ventana abierta a la noche',
    time: 'de noche, con luna',
    action: `mira por la ventana, con ${s.name}, una nubecita con cara que se escapa`,
    objects: ['una luna', 'una nube pequeña', 'una cama', w.guide.un],
  }),
  chapters: [
    ({ r, s, fav, w, pick, opt }) => ({
      title: pick('Aaah', 'Se escapó', 'Un bostezo así de grande'),
      text: [
        pick(
          `Era de noche. La luna estaba en su sitio, la manta estaba en su sitio, y ${s.name} ya ${s.v('había')} cantado la canción.`,
          `Ya estaba el pijama. Ya estaba el beso. Ya estaba la luz pequeña. Solo faltaba el bostezo.`,
        ),
        pick(
          `Porque todas las noches, a la misma hora, ${r.name} ${r.v('bostezaba')}: aaah. Y detrás del bostezo venía el sueño.`,
          `Y es que el sueño de ${r.name} es muy educado: nunca entra sin llamar. Primero manda un bostezo, aaah, y luego viene él.`,
        ),
        `Pero esa noche ${r.v('estaba')} pensando ${fav.prep('en')}. Y el bostezo, que esperaba su turno en la puntita de la lengua, se aburrió.`,
        pick(
          `—Pues me voy —dijo. Y se fue por la ventana.`,
          `—Me voy a dar una vuelta —dijo. Y se fue volando, con camisón y todo.`,
        ),
        pick(`Aaah, hizo la cortina.`, `Aaah, hizo la lámpara al verlo pasar.`),
        `—¡${r.spoken('Mi', 'Nuestro')} bostezo! —${r.v('dijo')} ${r.name}.`,
        pick(
          `—Pues hay que ir a buscarlo —${s.v('dijo')} ${s.full}—. Sin bostezo no se duerme nadie.`,
          `—Sin bostezo no hay quien duerma —${s.v('dijo')} ${s.full}—. Habrá que seguirlo.`,
        ),
        opt(`Y sin dormir, ya se sabe, los calcetines se ponen tristes.`),
        opt(`Afuera olía a ${w.scent}. Y se oía ${w.sound}.`),
      ],
      scene: {
        place: 'un dormitorio con la ventana abierta',
        time: 'de noche, con luna',
        action: `señala con asombro una nubecita con cara que se escapa por la ventana, y ${s.name} ${s.v('mira')} también`,
        objects: ['una luna', 'una cortina que vuela', 'una cama'],
      },
    }),
    ({ r, w, w2, plant, turn, pick, soft, opt }) => ({
      title: pick('Aaah, hizo la luna', '¿Lo has visto?', 'Uno, y otro, y otro'),
      text: [
        pick(
          `El bostezo fue a dar a ${w.land}. Y allí se le pegó a ${w.guide.un}.`,
          `Corre que te corre, el bostezo llegó a ${w.land}. Y zas: se le metió en la boca a ${w.guide.un}.`,
        ),
        soft(`—Aaah —hizo ${w.guide.el}—. ¡Qué raro! Aquí ${w.now}. Y ahora, encima, esto.`),
        `—¿Tienes ${r.spoken('mi', 'nuestro')} bostezo? —${r.v('preguntó')} ${r.name}.`,
        pick(
          `—Lo tenía. Se lo pasé al grillo. El grillo, al búho. El búho, a la luna. Y la luna, a la Noche, que no piensa devolverlo. ${plant('la Noche')}.`,
          `—Estuvo aquí, pero los bostezos no se quedan quietos. Saltó al grillo, del grillo al búho, del búho a la luna. Y ahora lo tiene la Noche, que no lo suelta. ${plant('la Noche')}.`,
        ),
        turn(
          { intro: 'Al pie del cielo, una nube cuidaba la escalera.', o: 'la nube' },
          `Entonces hubo que subir. Un escalón de aire, otro escalón de aire, y otro. ${r.name} ${r.v('subió')} de la mano de ${w.guide.el}, y la luna ${r.le} alumbró los pies.`,
        ),
        opt(
          w2
            ? `Por el camino apareció ${w2.token.un}. Aaah, hizo también, por si acaso.`
            : `Aaah, hizo el grillo. Aaah, hizo el búho. Aaah, hizo la luna, y por poco se cae.`,
        ),
        opt(
          pick(
            `El bostezo iba delante. ${r.name} iba detrás. Y detrás de todos iba el sueño, preguntando si faltaba mucho.`,
            `Corría el bostezo, corría ${r.name}, corría hasta la sombra de ${r.name}, que era la más pequeña de todas.`,
          ),
        ),
        opt(`Y el cielo era grande, grande, grande.`),
      ],
      scene: {
        place: w.land,
        time: 'de noche',
        action: `busca una nubecita con cara por todas partes junto a ${w.guide.el}`,
        objects: ['una luna', 'un búho', ...w.objects],
      },
    }),
    ({ r, s, memory, w, pick, opt }) => ({
      title: pick('Un papel para no tener frío', 'Algo calentito', 'En el bolsillo del pijama'),
      text: [
        pick(
          `Arriba, muy arriba, hacía frío. A ${r.name} ${r.le} temblaba un poquito la barbilla.`,
          `Cuanto más subían, más frío. Brrr. A ${r.name} se ${r.le} puso la nariz como un botón de hielo.`,
        ),
        pick(
          `—Yo sé de una cosa que abriga —dijo ${w.guide.el}, y señaló el bolsillo del pijama.`,
          `—¿Y eso que brilla? —preguntó ${w.guide.el}. Brillaba en el bolsillo del pijama.`,
        ),
        pick(
          `Dentro había un papel con la letra redonda de ${s.name}. La luna, que sabe leer, lo leyó despacito:`,
          `Era un papel escrito por ${s.name}, doblado muchas veces, para que cupiera. La luna lo alumbró y lo leyó despacito:`,
        ),
        `«${memory.note}»`,
        memory.echo(),
        pick(
          `Y se quitó el frío. Así, de golpe, como cuando alguien te tapa hasta las orejas.`,
          `Y todo el cielo se puso calentito, como la cama cuando ya estás dentro.`,
        ),
        pick(
          `—Otra vez —pidió la luna. Y lo leyó otra vez.`,
          `—Uy, este hay que leerlo dos veces —dijo la luna. Y lo leyó dos veces.`,
        ),
        opt(`—Otra vez —pidió el búho. Y otra vez.`),
        opt(
          pick(
            `Las estrellas se fueron acercando, una por una, para oír. Venían en camisón.`,
            `Las nubes se sentaron en corro. Una trajo su almohada.`,
          ),
        ),
        opt(
          `Y como las cosas buenas hacen cosquillas, ${r.name} ${r.v('se rio')}. Y como las risas pesan poco, ${r.v('subió')} un escalón más.`,
        ),
      ],
      scene: {
        place: 'el cielo entre nubes, junto a la luna',
        time: 'de noche, junto a la luna',
        pose: 'look',
        action: 'escucha a la luna, que lee un papel que brilla',
        objects: ['una luna con cara', 'un papel que brilla', 'estrellas', ...memory.objects],
      },
    }),
    ({ r, s, quality, deed, you, pick, soft, opt }) => ({
      title: pick('La Noche no quiere', 'Allí estaba la Noche', 'El bolsillo de la Noche'),
      text: [
        pick(
          `La Noche era grande, oscura y muy redonda. Tenía el bostezo en brazos, como un gatito.`,
          `Y allí, sentada en lo más hondo del cielo, estaba la Noche. Era enorme y muy redonda. Mecía el bostezo, como a un gatito.`,
        ),
        pick(
          `—No lo devuelvo —dijo—. Todos bostezan y se duermen, y yo me quedo sola.`,
          `—No, no y no —dijo—. Todos cierran los ojos cuando llego yo. Nadie se queda a mirarme.`,
        ),
        soft(
          pick(
            `El búho se escondió detrás de la luna. La luna se escondió detrás de una nube.`,
            `La luna apagó la luz, para no molestar. El búho hizo como que era una rama.`,
          ),
        ),
        pick(
          `Pero ${r.name} ${r.v('tiene')} una cosa que ${s.name} ${s.v('conoce')} mejor que nadie: ${quality.what}. Y esa cosa, de noche, brilla.`,
          `Pero hay algo que ${s.name} ${s.v('sabe')} de ${r.name}, y se lo ${s.v('cuenta')} bajito a la almohada: ${quality.what}. Y eso, ni de noche se apaga.`,
        ),
        ...deed('la Noche'),
        pick(
          `Y la Noche abrió los brazos. Aaah, hizo el bostezo, y saltó.`,
          `Y la Noche, que era tan grande, se hizo suave como una manta.`,
        ),
        opt(
          `—¿${you('Vendrás', 'Vendrá', 'Vendrán', 'Vendrás', 'Vendréis')} mañana? —preguntó bajito.`,
          `—Mañana y siempre —${r.v('dijo')} ${r.name}. Porque la noche viene todas las noches.`,
        ),
      ],
      scene: {
        place: 'el cielo más alto, entre nubes',
        time: 'de noche cerrada',
        action: 'mira con asombro a la Noche, una señora redonda y oscura que guarda una nubecita en los brazos',
        objects: ['estrellas', 'una luna', 'una nube pequeña'],
      },
    }),
    ({ r, s, fav, w, trait, confession, pick, opt }) => ({
      title: pick('Y a dormir', 'El bostezo en casa', 'Aaah, por fin'),
      text: [
        `El bostezo volvió corriendo. Pasó por ${w.land}, y ${lower(w.back)}.`,
        `Aaah, hizo la luna. Aaah, hizo el búho. Aaah, hizo ${w.guide.el}, y ${r.le} dejó de regalo ${w.token.un}.`,
        pick(
          `Y por la ventana, despacito, entró en el cuarto y se sentó en la puntita de la lengua.`,
          `Entró por la ventana. Cruzó la alfombra. Trepó por la manta. Y se sentó en la puntita de la lengua.`,
        ),
        confession(`${s.v('susurró')} ${s.name}, y ${s.v('subió')} la manta`),
        trait ? `(Porque ${r.name} ${trait.still}. Y así está bien).` : null,
        `${r.name} ya casi no ${r.v('oía')}. ${r.n('Pensó', 'Pensaron')} un ratito ${fav.prep('en')}. La almohada ya estaba pensando en otra cosa. La luz pequeña, en ninguna.`,
        `Y entonces, por fin:`,
        `Aaah.`,
        opt(pick(`La Noche, afuera, se quedó cuidando.`, `Y detrás del bostezo, de puntillas, entró el sueño.`)),
        opt(`Shh.`),
      ],
      scene: {
        place: 'el dormitorio, en la cama',
        time: 'de noche, con una luz pequeña',
        action: `duerme bajo la manta, y ${s.name} ${s.v('vela')} su sueño`,
        objects: ['una cama', w.token.un, 'una luna en la ventana'],
      },
    }),
  ],
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
