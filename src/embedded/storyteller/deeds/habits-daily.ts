import { nounGender } from '../language/grammar/gender.ts'
import { upperFirst } from '../language/grammar/text.ts'
import type { Habit } from './habit.ts'

/** 'los lentes' → 'mis lentes' */
const ones = (thing: string) => thing.replace(/^\S+/u, (article) => (/s$/iu.test(article) ? 'mis' : 'mi'))
/** 'sus lentes' → 'los lentes' */
const theirs = (thing: string) => {
  const [article = '', noun = ''] = thing.split(' ')
  if (!/^sus?$/iu.test(article)) return thing
  const isHers = nounGender(noun) === 'f'
  return `${article.endsWith('s') ? (isHers ? 'las' : 'los') : isHers ? 'la' : 'el'} ${noun}`
}
/** 'chistes' → 'uno de los chistes' */
const one = (things: string) => `${nounGender(things) === 'f' ? 'una de las' : 'uno de los'} ${things}`

/** What somebody is known for doing on any day, and wherever they are. */
export const DAILY: readonly Habit[] = [
  {
    // 'llega tarde a todo'
    test: /(?<![A-Za-zÀ-ỹ])llega (?:siempre )?(?:(?:media|una|1) hora |un poco |muy |diez minutos )?tarde(?! (?:a (?:(?:la|su) )?(?:casa|cama)|del? |por ))(?![A-Za-zÀ-ỹ])/iu,
    speaks: true,
    says: () => 'Ya casi llego',
    seen: [
      ({ r }) => `—¡Ya voy! —${r.v('dijo')} ${r.name}, y todavía se ${r.v('tardó')} un rato.`,
      ({ r }) => `—¡Un minuto! —${r.v('pidió')} ${r.name}. Fueron once.`,
    ],
    back: [
      ({ r }) =>
        `—¡Un minuto! —${r.v('pidió')} ${r.name} otra vez, ya al final. Y hubo quien agradeció que durara más.`,
      ({ r }) =>
        `A la hora de irse hubo que esperar a ${r.name}. Nadie tenía prisa, y en ese rato pasó lo mejor del día.`,
    ],
  },
  {
    // 'se duerme en cualquier parte', 'se queda dormida en todas las películas'
    test: /(?<![A-Za-zÀ-ỹ])se (?:queda (?:siempre )?dormid[oa]|duerme)(?: siempre)? (?:en (?:cualquier|tod|donde)|donde sea|viendo|con (?:todas )?las pel[ií])(?!.* por )/iu,
    speaks: true,
    says: () => 'Yo no dormía. Pensaba',
    seen: [
      ({ r }) => `En cuanto hubo un momento de calma, a ${r.name} se le cerraron los ojos. Fue solo un momento.`,
      ({ r }) => `—No dormía —dijo de pronto ${r.name}, abriendo un ojo. Nadie había preguntado.`,
    ],
    back: [
      ({ r }) => `Y a ${r.name} se le fueron cerrando los ojos, así que lo último se dijo bajito.`,
      ({ r }) => `—No dormía —dijo ${r.name}, abriendo un ojo. Y todos dijeron que claro que no.`,
    ],
  },
  {
    // 'le habla a las plantas', 'habla sola'
    test: /(?<![A-Za-zÀ-ỹ])(?:(?:les? )?habla (?:siempre )?(?:en [a-z]+ )?(?:al?|con) (?:l[oa]s?|sus?|todas (?:l[ao]s|sus)|el)? ?(?:plantas?|matas?|flores|orqu[ií]deas|[aá]rboles|cactus|macetas|gallinas?|perros?|gatos?|gat[oa]|perr[oa]|p[aá]jaros|animal(?:es|itos)|peluches|muñec[oa]s|coche|carro|auto|moto|bici|computadora|compu|ordenador|electrodom[eé]sticos|muebles|cosas|tel[eé]|televisi[oó]n|radio|luna)|habla sol[oa])(?![A-Za-zÀ-ỹ])/iu,
    speaks: true,
    says: () => 'Y bien que me contestan',
    seen: [
      ({ r }) => `Se oyó hablar bajito a ${r.name}. No hablaba con nadie que fuera a contestar.`,
      ({ r }) => `${upperFirst(r.name)} ya le estaba hablando en voz baja a algo que no contestaba.`,
    ],
    back: [
      ({ r }) => `Al final se oyó otra vez hablar bajito a ${r.name}. Ahora sí parecía que algo contestaba.`,
      ({ r }) =>
        `Lo último que dijo ${r.name} ese día no se lo dijo a nadie de los que contestan. Y lo entendió todo el mundo.`,
    ],
  },
  {
    // 'hace listas de todo'
    test: /(?<![A-Za-zÀ-ỹ])(?:hace|escribe|tiene|lleva) (?:siempre )?(?:listas|una lista) (?:de todo|para todo|de cada cosa|con todo)(?![A-Za-zÀ-ỹ])/iu,
    speaks: true,
    says: () => 'Eso también está en la lista',
    seen: [
      ({ r }) => `${upperFirst(r.name)} ya tenía una lista. El primer renglón decía: «Empezar».`,
      ({ r }) => `—Uno: empezar —leyó ${r.name} en su lista. Y ese renglón ya se pudo tachar.`,
    ],
    back: [
      ({ r }) => `En la lista de ${r.name} solo quedaba un renglón sin tachar: «Que no se acabe». Y así se quedó.`,
      ({ r }) =>
        `Nadie se acordaba de lo que faltaba por hacer. Por fortuna estaba la lista de ${r.name}: faltaba un abrazo.`,
    ],
  },
  {
    // 'siempre pierde los lentes'
    test: /(?<![A-Za-zÀ-ỹ])(?:pierde|anda buscando|busca|extravía) (?:siempre )?((?:el|las?|los|sus?) (?:lentes|gafas|anteojos|llaves?|celular|m[oó]vil|tel[eé]fono|monedero|paraguas|sombrilla|control))(?![A-Za-zÀ-ỹ])/iu,
    speaks: true,
    says: ({ words: [thing] }) => `¿Alguien ha visto ${ones(thing!)}?`,
    seen: [
      ({ r, words: [thing] }) => `—¿Y ${ones(thing!)}? —preguntó ${r.name}, y hubo que buscar.`,
      ({ r, words: [thing] }) => `Antes de nada hubo que buscar ${theirs(thing!)} de ${r.name}.`,
    ],
    back: [
      ({ r, words: [thing] }) =>
        `—¿Y ${ones(thing!)}? —preguntó ${r.name} una vez más. Contestaron varias voces a la vez, y todas sabían dónde.`,
      ({ r, words: [thing] }) =>
        `A última hora hubo que buscar otra vez ${theirs(thing!)} de ${r.name}. Buscaron todos, y fue un buen rato más.`,
    ],
  },
  {
    // 'cuenta siempre los mismos chistes'
    test: /(?<![A-Za-zÀ-ỹ])(?:cuenta|repite) (?:siempre )?(?:l[oa]s mism[oa]s|siempre l[oa]s) (?:[a-z0-9]+ )?(chistes|an[eé]cdotas|historias)(?![A-Za-zÀ-ỹ])/iu,
    speaks: true,
    says: () => 'Es que cada vez salen mejor',
    seen: [
      ({ r, words: [what] }) => `${upperFirst(r.name)} contó ${one(what!)} que ya se sabía todo el mundo. Gustó igual.`,
      ({ r }) => `—Esto no lo he contado nunca —dijo ${r.name}. Lo habían oído todos, y lo oyeron otra vez.`,
    ],
    back: [
      ({ r, words: [what] }) =>
        `A la hora de despedirse, ${r.name} contó otra vez ${one(what!)} de siempre. Por fin se rieron antes del final.`,
      ({ r }) => `—Esto no lo he contado nunca —dijo ${r.name}. Y lo contaron a coro.`,
    ],
  },
  {
    // 'pregunta por todo', 'a todo le busca el porqué'
    test: /(?<![A-Za-zÀ-ỹ])(?:pregunta (?:siempre )?(?:de )?todo|pregunta (?:siempre )?por todo(?=[.,;]|$)|pregunta (?:siempre )?(?:el )?“?¿?por ?qu[eé]\??”?(?=[.,;]|$)|no para de preguntar|pregunta y pregunta)(?![A-Za-zÀ-ỹ])/iu,
    speaks: true,
    seen: [
      ({ r }) => `—¿Y por qué? —preguntó ${r.name}, cuando nadie había explicado nada todavía.`,
      ({ r }) => `${upperFirst(r.name)} preguntó dos veces por qué, y a la tercera hubo que contestar.`,
    ],
    back: [
      ({ r }) => `—¿Y por qué? —preguntó ${r.name} por última vez ese día. Y por una vez lo sabía todo el mundo.`,
      ({ r }) => `Quedaba una pregunta de ${r.name}, y se guardó para el día siguiente.`,
    ],
  },
  {
    // 'habla hasta por los codos'
    test: /(?<![A-Za-zÀ-ỹ])(?:habla (?:siempre )?(?:hasta )?(?:por los codos|much[ií]simo|mucho|sin parar|como (?:loro|lora|perico|cotorra))|no (?:para|deja) de hablar)(?![A-Za-zÀ-ỹ])(?!.* (?:del?|con|al?|sobre) )/iu,
    speaks: true,
    says: () => 'Y eso que todavía no empiezo',
    seen: [
      ({ r }) => `${upperFirst(r.name)} ya llevaba un buen rato hablando, y apenas iba por el principio.`,
      ({ r }) => `—Y otra cosa —dijo ${r.name}. Siempre había otra cosa.`,
    ],
    back: [
      ({ r }) => `—Y otra cosa —dijo ${r.name}, cuando parecía que ya estaba dicho todo. Se volvieron a sentar.`,
      ({ r }) => `Al final, quien tuvo más que contar fue ${r.name}. Nadie miró la hora.`,
    ],
  },
]
