import { bare } from '../../language/text.ts'
import { of, type Parts, to } from '../named.ts'
import { creature, thing } from '../prop.ts'

/** What animals say, where everybody knows it. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:vac|terner|tor[oa]|becerr|buey)/, 'muuu'],
  [/^(?:perr|galgo|labrador|cachorr|chihuahua|pug|husky|poodle)/, 'guau'],
  [/^gat/, 'miau'],
  [/^(?:gallin|pollit)/, 'clo, clo'],
  [/^gallo/, 'quiquiriquí'],
  [/^(?:pat[oa]|patit|ganso|cisne)/, 'cuac'],
  [/^(?:ovej|cabr|chiv|borreg|corder|llama|alpaca)/, 'beee'],
  [/^(?:caball|yegua|pony|potro|unicornio)/, 'jiii'],
  [/^(?:burr|mula)/, 'hiaaa'],
  [/^(?:cerd|chanch|cochin|puerc)/, 'oinc'],
  [/^(?:rana|sapo)/, 'croac'],
  [/^(?:abej|mosc|abejorr)/, 'bzzz'],
  [/^(?:leon|tigre|oso|dragon|monstru|puma|jaguar)/, 'grrr'],
  [/^(?:pajar|gorrion|canari|loro|peric|colibri|golondrin)/, 'pío'],
  [/^(?:buh|lechuz|tecolot|paloma)/, 'uuu'],
]
const soundOf = (own: string) => SOUNDS.find(([test]) => test.test(bare(own)))?.[1] ?? 'psst'

/** What goes by itself, on legs, wheels or wings. */
export const MOVING = {
  animal: ({ own, one, the, all }, choose) =>
    creature(
      [
        `${one} ${choose(['con cara de conocer a todo el mundo', 'que miraba de frente', 'con mucha curiosidad', 'que venía como de visita', 'con ganas de compañía'])}`.replace(
          /^((?:el|la) .+?) (?=que (?:miraba|venía))/u,
          '$1, ',
        ),
        the,
        soundOf(own),
        'aire libre',
        / \p{Lu}/u.test(all) ? 'jugar un rato más' : `pasar la tarde con ${all}`,
      ],
      [
        'se quedaba cerca de quien más falta le hacía',
        'entraba sin llamar y salía por donde nadie esperaba',
        'dormía un poco en cada sitio, para probarlos todos',
        'se detenía de pronto, como quien oye algo',
        'no le quitaba los ojos a quien llevara algo de comer',
        'volvía siempre, sin que hiciera falta llamar',
      ],
      [
        'fue por delante, y donde se detuvo era justo ahí',
        'encontró por dónde, que de eso los animales saben más que nadie',
        'se puso en medio, y se acabaron las prisas',
        'miró fijo hacia un lado, y por ahí era',
      ],
    ),
  wheels: ({ one, the, own }) => {
    const key = bare(own)
    if (/^(?:patin|monopatin|scooter|skate|triciclo|monociclo)/.test(key))
      return thing(
        [`${one} con las ruedas raspadas`, the, 'rrrac', 'calle', `dar una vuelta en ${the}`],
        [
          'se adelantaba un poquito y volvía',
          'pedía una bajada, la que fuera',
          'hacía clac, clac en cada raya del suelo',
        ],
        ['bajó la cuesta sin caerse, y enseñó por dónde', 'llegó antes que nadie, y volvió a avisar'],
      )
    if (/^(?:camion|tractor|excavadora|retro|grua|volqueta|aplanadora|trailer)/.test(key))
      return thing(
        [`${one} con todas las luces encendidas`, the, 'pi, pi, pi', 'calle temprano', `ver pasar ${the}`],
        ['hacía pi, pi, pi al echarse para atrás', 'saludaba con las luces', 'levantaba lo más pesado sin quejarse'],
        ['cargó con todo lo que estorbaba, y quedó libre el camino', 'tocó el claxon, y todos supieron por dónde'],
      )
    return thing(
      [
        `${one} que brillaba de tan limpio`.replace(/^(una .*) limpio$/u, '$1 limpia'),
        the,
        'brum',
        'calle',
        `dar una vuelta en ${the}`,
      ],
      [
        'parecía a punto de arrancar',
        'ronroneaba sin moverse de su sitio',
        'llevaba la ventanilla abierta, por el aire',
        'guardaba libre el asiento de al lado',
      ],
      [
        'abrió las puertas, y cupieron todos',
        'encendió las luces, y se vio el camino',
        'arrancó a la primera, y los llevó hasta allí',
      ],
    )
  },
  rail: (named) =>
    thing(
      [
        `un vagón ${of(named)} con una sola fila de asientos`,
        'el vagón',
        'chucu, chucu',
        'estación',
        `subirse ${to(named)}`,
      ],
      [
        'se detenía en todas partes, por si alguien quería subir',
        'guardaba libre el asiento de la ventanilla',
        'cerraba las puertas con mucha educación',
      ],
      ['abrió las puertas, y cupieron todos', 'llegó a su hora, que era justo esa, y los llevó hasta allí'],
    ),
  boat: ({ one, the }) =>
    thing(
      [`${one} con el nombre pintado a mano`, the, 'chap', 'agua y a madera', `salir en ${one}`],
      [
        'se mecía aunque no hubiera agua',
        'guardaba en el fondo un charquito, de recuerdo',
        'apuntaba siempre hacia donde quería irse',
      ],
      ['flotó con todos adentro, y no se mojó nadie', 'los llevó al otro lado, en dos viajes'],
    ),
  air: ({ one, the, all }) =>
    thing(
      [`${one} con muchas ganas de subir`, the, 'fiuuu', 'nube', `salir con ${all}`],
      ['tiraba un poquito hacia arriba', 'se asomaba a todas las ventanas', 'traía siempre algo de cielo encima'],
      [
        'tiró hacia arriba, y desde ahí se vio el camino',
        'se estiró hasta donde nadie alcanzaba, y bajó lo que hacía falta',
      ],
    ),
} satisfies Parts
