import { bare } from '../../language/grammar/text.ts'
import { type Named, of, type Parts, to } from '../named.ts'
import { creature, type Prop, thing } from '../prop.ts'

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

const WINGED =
  /^(?:abej|mosc|maripos|libelul|cocuyo|lucierna|catarin|mariquit|pajar|gorrion|canari|loro|peric|colibri|golondrin|gaviot|palom|aguila|halcon|condor|buh|lechuz|tecolot|guacamay|cuerv|garza|pelican|murciel|carpinter|ave|cigarr|dragon|pegaso)/
const SWIMMING =
  /^(?:medus|estrella|delfin|ballen|orca|foca|pez|pece|tiburon|raya|ajolot|axolot|camaron|caballito de mar|pulp)/

type Ways = readonly [does: Prop['does'], helps: Prop['helps']]

/** How an animal goes about. */
function waysOf(key: string, sound: string | undefined): Ways {
  const cried = sound ? [`hizo ${sound} con todas sus fuerzas`] : []
  if (WINGED.test(key))
    return [
      [
        'volaba en círculos chiquitos',
        'se posaba un momento y volvía a volar',
        'aleteaba muy rápido sin moverse de su sitio',
        'bajaba en picada y subía otra vez',
      ],
      ['dio tres vueltas en el aire, cada vez más alto', 'aleteó con todas sus fuerzas', ...cried],
    ]
  if (SWIMMING.test(key))
    return [
      [
        'soltaba burbujas de una en una',
        'iba de un lado a otro, como si nadara en el aire',
        'daba media vuelta y volvía a pasar',
      ],
      ['giró tan rápido que se hizo un remolino', 'soltó una nube enorme de burbujas', ...cried],
    ]
  return [
    [
      'se estiraba con mucho gusto',
      'se detenía de pronto, como quien oye algo',
      'se echaba un momento y se volvía a levantar',
      'se adelantaba un poquito y volvía',
      'lo olía todo muy despacio',
    ],
    ['dio el salto más alto de su vida', 'corrió más rápido que nunca', ...cried],
  ]
}

/** What people do with such an animal. */
function withAnimal({ own, all, the }: Named, key: string): string {
  if (/ \p{Lu}/u.test(all)) return `jugar con ${the}`
  if (/^(?:dragon|unicorni|pegas|monstru|dinosaur)/.test(key)) return `jugar a ${all}`
  if (
    /^(?:perr|gat|gallin|poll|pat[oa]|vaca|cabr|chiv|ovej|caball|yegua|burr|cerd|chanch|conej|cuy|hamster|pez|pece|palom|canari|loro|peric|tortug|mascot|llama|alpaca|borreg)/.test(
      key,
    )
  )
    return `dar de comer a ${all}`
  if (
    /^(?:hormig|lucierna|cocuy|libelul|abej|maripos|grill|lombri|escarab|bich|insect|catarin|mariquit|oruga|arana|cochinill|cangrej|ran[ai]|sapo|caracol)/.test(
      key,
    )
  )
    return `buscar ${own}`
  return `ir a ver a ${all}`
}

/** What is small enough for a hand. */
const SMALL = /^(?:\p{L}+it[oa]s?(?!\p{L})|hot wheel)| (?:teledirigid|de juguete|de control)/u

const WHEELS: readonly (readonly [RegExp, un: string, sound: string, together: string, ...Ways])[] = [
  [
    /^(?:patin|monopatin|scooter|skate|triciclo|monociclo|bici|cicla|bmx)/,
    'con ganas de rodar',
    'rrrac',
    'dar una vuelta en',
    [
      'se adelantaba un poquito y volvía',
      'rodaba en círculos, cada vez más grandes',
      'hacía clac, clac con las ruedas',
    ],
    ['rodó más rápido que nunca', 'dio una vuelta entera en el aire'],
  ],
  [
    /^(?:camion|tractor|excavadora|retro|grua|volqueta|aplanadora|trailer)/,
    'con todas las luces encendidas',
    'pi, pi, pi',
    'ver pasar',
    [
      'se echaba para atrás, muy despacio',
      'guiñaba las luces, una y luego la otra',
      'resoplaba un poquito antes de arrancar',
    ],
    ['hizo parpadear todas sus luces', 'tocó el claxon con todas sus fuerzas'],
  ],
  [
    /^(?:moto(?!taxi)|vespa|cuatri)/,
    'con el faro encendido',
    'brum',
    'dar una vuelta en',
    ['ronroneaba bajito, brum, brum', 'guiñaba el faro', 'levantaba un poquito la rueda de adelante'],
    ['arrancó con todo su ruido', 'alumbró como un sol'],
  ],
  [
    /^/,
    'con los faros encendidos',
    'brum',
    'dar una vuelta en',
    ['ronroneaba bajito, brum, brum', 'guiñaba un faro', 'daba un saltito antes de arrancar'],
    ['puso los faros a toda luz', 'tocó el claxon con todas sus fuerzas'],
  ],
]

/** What goes by itself, on legs, wheels or wings. */
export const MOVING = {
  animal: (named, choose) => {
    const { own, one, the } = named
    const key = bare(own)
    const sound = SOUNDS.find(([test]) => test.test(key))?.[1]
    return creature(
      [
        `${one} ${choose(['con cara de conocer a todo el mundo', 'que miraba de frente', 'con mucha curiosidad', 'con ganas de compañía'])}`,
        the,
        sound ?? 'psst',
        'aire libre',
        withAnimal(named, key),
      ],
      ...waysOf(key, sound),
    )
  },
  wheels: ({ one, the, own, all }) => {
    const [, how, sound, doing, does, helps] = WHEELS.find(([test]) => test.test(bare(own)))!
    return thing(
      [
        `${one} ${how}`,
        the,
        sound,
        'calle',
        SMALL.test(bare(own)) ? `jugar con ${all}` : `${/^(?:el|la) /u.test(one) ? 'dar una vuelta en' : doing} ${the}`,
      ],
      does,
      helps,
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
        'hacía chucu, chucu muy bajito',
        'se mecía de un lado a otro',
        'encendía y apagaba la luz de adentro',
        'se adelantaba un poquito y volvía atrás',
      ],
      ['arrancó de golpe, chucu, chucu', 'tocó la campana con todas sus fuerzas'],
    ),
  boat: ({ one, the }) =>
    thing(
      [`${one} con el nombre pintado a mano`, the, 'chap', 'agua y a madera', `salir en ${one}`],
      [
        'se mecía aunque no hubiera agua',
        'salpicaba un poquito al moverse',
        'giraba despacio, con la punta por delante',
      ],
      ['se lanzó hacia adelante, chap, chap', 'levantó una ola enorme'],
    ),
  air: ({ own, one, the, all }) =>
    thing(
      [
        `${one} con muchas ganas de subir`,
        the,
        'fiuuu',
        'nube',
        /^(?:avi|helic|cohet|nave|transbord|ovni|planead)/.test(bare(own)) ? `ver volar ${all}` : `volar ${all}`,
      ],
      ['subía un poquito y volvía a bajar', 'daba una vuelta entera en el aire', 'bajaba en picada y subía otra vez'],
      ['subió más alto que nunca, fiuuu', 'dio tres vueltas en el aire'],
    ),
} satisfies Parts
