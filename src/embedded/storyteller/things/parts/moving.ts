import { bare } from '../../language/grammar/text.ts'
import { anyOf, type Named, type Parts } from '../named.ts'
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

/** How animals go about: the stems of their names without accents, the first that fits; what they do; how they help. Ants have no nose, and mules do not leap. */
const WAYS = `
^(?:canari|jilguer|ruisenor|gorrion|zorzal|cenzontle|turpial|mirl) / cantaba bajito, de rama en rama | ladeaba la cabeza y contestaba con un trino | daba tres saltitos y volvía a cantar / cantó su canción entera, de la primera nota a la última | cantó tan fuerte que hubo que callarse a oír
^(?:gallo|gallin|poll|pat[oa]|patit|gans|pavo|guajolot|codorn) / picoteaba el suelo, tic, tic | caminaba muy derecho, con el pecho por delante | ladeaba la cabeza y miraba con un solo ojo / batió las alas y despertó hasta al más dormido | pasó entre los pies de todos, picoteando, y hubo que hacerle lugar
^(?:cuy|cobay|hamster|raton|jerbo|chinchill|eriz(?!os? de mar)) / movía los bigotes muy rápido | se paraba en dos patas para oler mejor | corría un poquito y se quedaba quieto / salió corriendo entre los pies de todos, y hubo que agacharse a buscar | se subió a la mano de quien estaba más cerca, y ahí se quedó
^(?:abej|mosc|maripos|libelul|cocuyo|lucierna|catarin|mariquit|pajar|gorrion|canari|loro|peric|colibri|golondrin|gaviot|palom|aguila|halcon|condor|buh|lechuz|tecolot|guacamay|cuerv|garza|pelican|murciel|carpinter|ave|cigarr|dragon|pegaso) / volaba en círculos chiquitos | se posaba un momento y volvía a volar | aleteaba muy rápido sin moverse de su sitio | bajaba en picada y subía otra vez / dio tres vueltas en el aire, cada vez más alto | aleteó con todas sus fuerzas
^(?:medus|estrella|delfin|ballen|orca|foca|pez|pece|tiburon|raya|ajolot|axolot|camaron|caballito de mar|pulp) / soltaba burbujas de una en una | iba de un lado a otro, como si nadara en el aire | daba media vuelta y volvía a pasar / giró tan rápido que se hizo un remolino | soltó una nube enorme de burbujas
^(?:hormig|aran|ciempi|insect|bich|escarab|cochinill|oruga|lombri|gusan|cangrej|alacran|escorpion) / caminaba derechito, como quien sigue una fila | se detenía, y seguía por otro lado | le daba la vuelta a cada piedrita / subió hasta lo más alto que había, sin resbalar ni una vez | cruzó de lado a lado, a la vista de todos
^(?:tortug|caracol|serpient|culebr|boa|viper|vibor|iguan|lagart|perezos) / avanzaba muy despacio, sin cansarse | sacaba la cabeza y miraba a todos | se detenía un rato y seguía / fue despacito, y llegó hasta donde no había llegado nadie | alzó la cabeza, y todos se quedaron mirando
^(?:mula|burr|caball|yegua|pony|potro|vac|toro|terner|becerr|buey|novill|ovej|borreg|corder|cabr|chiv|llama|alpaca|vicun|guanac|venad|cierv|alce|reno|camell|jiraf|cebra|bufal|bisont|cerd|chanch|cochin|jabali) / movía una oreja, y luego la otra | se detenía de pronto, como quien oye algo | caminaba despacio, sin salirse del camino / echó a trotar, y el suelo retumbó | levantó la cabeza y no dio ni un paso atrás
^(?:gat|conej|perr|cachorr) / se detenía de pronto, como quien oye algo | se adelantaba un poquito y volvía | se agachaba, como quien va a saltar / se sentó justo en medio de todos, y hubo que acercarse | dio una vuelta entre los pies de todos, y no faltó quien se agachara
^(?:liebre|cangur|grill|chapulin|saltamont|ran[ai]|sapo|mono|mico|chang|tigre|puma|jaguar|panter|ardill) / se detenía de pronto, como quien oye algo | se adelantaba un poquito y volvía | se agachaba, como quien va a saltar / dio el salto más alto de su vida, y hubo que mirar para arriba
^ / se detenía de pronto, como quien oye algo | se adelantaba un poquito y volvía | lo olía todo muy despacio / se puso justo en medio de todos, y hubo que mirar`
  .trim()
  .split('\n')
  .map((row) => row.split(' / '))

function waysOf(key: string, sound: string | undefined): [Prop['does'], Prop['helps']] {
  const [, does = '', helps = ''] = WAYS.find(([test = '']) => new RegExp(test, 'u').test(key))!
  const [one = '', two = '', three = '', ...more] = does.split(' | ')
  const [help = '', other = help, ...others] = [
    ...helps.split(' | '),
    ...(sound ? [`hizo ${sound} con todas sus fuerzas`] : []),
  ]
  return [
    [one, two, three, ...more],
    [help, other, ...others],
  ]
}

/** What people do with such an animal. */
function withAnimal({ own, all, the }: Named, key: string): string {
  if (/ \p{Lu}/u.test(all)) return `jugar con ${the}`
  if (/^(?:dragon|unicorni|pegas|monstru|dinosaur)/.test(key)) return `jugar a ${all}`
  if (/^(?:perr|gat|cachorr)/.test(key)) return `jugar con ${all}`
  if (
    /^(?:gallin|poll|pat[oa]|vaca|cabr|chiv|ovej|caball|yegua|burr|cerd|chanch(?!it[oa]s? de)|conej|cuy|hamster|pez|pece|palom|canari|loro|peric|tortug|mascot|llama|alpaca|borreg)/.test(
      key,
    )
  )
    return `dar de comer a ${all}`
  if (
    /^(?:chanchit[oa]s? de|hormig|lucierna|cocuy|libelul|abej|maripos|grill|lombri|escarab|bich|insect|catarin|mariquit|oruga|arana|cochinill|cangrej|ran[ai]|sapo|caracol)/.test(
      key,
    )
  )
    return `buscar ${/^(?:el|la) /u.test(all) ? all : own}`
  return `ir a ver a ${all}`
}

/** What is small enough for a hand. */
const SMALL = /^(?:\p{L}+it[oa]s?(?![A-Za-zÀ-ỹ])|hot wheel)| (?:teledirigid|de juguete|de control)/u

const WHEELS: readonly (readonly [RegExp, sound: string])[] = [
  [/^(?:patin|monopatin|scooter|skate|triciclo|monociclo|bici|cicla|bmx)/, 'rrrac'],
  [/^(?:camion|tractor|excavadora|retro|grua|volqueta|aplanadora|trailer)/, 'pi, pi, pi'],
  [/^/, 'brum'],
]
const RIDDEN = /^(?:patin|monopatin|scooter|skate|triciclo|monociclo|bici|cicla|bmx)/

/** What goes by itself, on legs, wheels or wings. */
export const MOVING = {
  animal: (named) => {
    const key = bare(named.own)
    const sound = SOUNDS.find(([test]) => test.test(key))?.[1]
    return creature([named.one, named.the, sound ?? 'psst', withAnimal(named, key)], ...waysOf(key, sound))
  },
  wheels: ({ one, the, own, all }) => {
    const [, sound] = WHEELS.find(([test]) => test.test(bare(own)))!
    const isRidden = RIDDEN.test(bare(own)) || /^(?:el|la) /u.test(one)
    return thing([
      one,
      the,
      sound,
      isRidden && !SMALL.test(bare(own)) ? `dar una vuelta en ${the}` : `jugar con ${all}`,
    ])
  },
  rail: ({ one, the, all }) => thing([one, the, 'chac, chac', `jugar con ${all}`]),
  boat: ({ one, the, all }) => thing([one, the, 'chap', `jugar con ${all}`]),
  air: ({ own, one, the, all }) =>
    thing([
      one,
      the,
      'fiuuu',
      /^(?:globo|avi|helic|cohet|nave|transbord|ovni|planead)/.test(bare(own))
        ? `jugar con ${all}`
        : `volar ${anyOf({ own, all })}`,
    ]),
} satisfies Parts
