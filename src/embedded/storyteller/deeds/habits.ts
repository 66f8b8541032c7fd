import { nounGender } from '../language/grammar/gender.ts'
import { upperFirst } from '../language/grammar/text.ts'
import type { Habit } from './habit.ts'
import { DAILY } from './habits-daily.ts'

const ARTICLE = '(?:un|una|unos|unas|el|la|los|las|sus?)'
/** What nobody has in a hand, though it is carried: 'siempre trae prisa', 'anda con su perro'. */
const NO_THING =
  '(?!(?:prisas?|contraria|caras?|cuentas?|razón|ganas|hambre|sueño|suerte|paz|alegría|energía|vida|ritmo|onda|pelos?|cabello|sonrisas?|chistes?|histori|cuentos?|plan|planes|ideas?|problema|peleas?|canci|opini|respuestas?|noved|chismes?|quejas?|humor|genio|mal|buena?|much|tod|perr|gat|hij|niet|niñ|beb|amig|novi|herman|mamá|papá|gente|alguien|visita)[A-Za-zÀ-ỹ]*)'
/** A thing in at most four words. */
const thing = (articles: string) =>
  `((?:${articles}) ${NO_THING}[A-Za-zÀ-ỹ]{3,}(?: llen[oa]s?)?(?: (?:de|del|con|para) (?:(?:el|la|los|las|su) )?[A-Za-zÀ-ỹ]+)?)`
/** Things of a bag or a pocket, also without an article. */
const BARE =
  '((?:dulces?|caramelos?|chicles?|pastillas de menta|pañuelos|galletas?|servilletas|curitas|tornillos|semillas|lápices|plumas|gises|velas|cerillos|estampitas|monedas|nueces|cacahuates|pasas|mandarinas|limones|popotes|ligas|clips|hilo|aguja)(?: de [A-Za-zÀ-ỹ]+)?)'
const ENDS =
  '(?=$|[,.;]| (?:aunque|hasta|ni|y|que|para|porque|puest[oa]s?|siempre|en|por|como|a tod[oa]s)(?![A-Za-zÀ-ỹ]))'
const WORN =
  '(?:sombrer|gorr|cachuch|bufand|calcet|zapat|corbat|vestid|delantal|mandil|aret|collar|chalec|boin|bot(?:as|ines)|list[oó]n|moñ|capa|lentes|gafas|paliacate|rebozo|guant|pijam|poncho|uniforme|camis|suéter|sudadera|tirantes|tenis|chancl|pulser|anill|ruan|diadem|antifaz)'

/** 'boina' → 'una boina' */
const worn = ([thing = '']: readonly string[]) => {
  const [head = ''] = thing.split(' ')
  const isBare = !/^(?:un|el|la|l[oa]s|sus?|dos|tres|mism)/iu.test(head) && !head.endsWith('s')
  return isBare ? `${nounGender(head.toLowerCase()) === 'f' ? 'una' : 'un'} ${thing}` : thing
}

const isMany = (thing: string) =>
  /^(?:los|las|un[oa]s|sus) /iu.test(thing) || /^[A-Za-zÀ-ỹ]{3,}s(?![A-Za-zÀ-ỹ])/iu.test(thing)

/** 'ladra' → 'un ladrido' */
const VOICES: Record<string, string> = {
  ladra: 'un ladrido',
  maúlla: 'un maullido',
  gruñe: 'un gruñido',
  relincha: 'un relincho',
}
const voice = (verb: string) => VOICES[verb.toLowerCase().replace(/n$/u, '')]!

/** 'canta' → 'cantar' */
const infinitive = (verb: string) => `${verb.toLowerCase().replace(/n$/u, '')}r`

export const HABITS: readonly Habit[] = [
  {
    // 'dice “ma qué” antes de todo', 'contesta todo con un “equis”'
    test: /(?<!(?<![A-Za-zÀ-ỹ])(?:l[aeo]s?|nos|me|se|no) )(?<![A-Za-zÀ-ỹ])(?:dice|repite|suelta|contesta|responde|grita|saluda)n?:? (?:siempre |(?:a )?todo |a todos )?(?:con )?(?:un |una )?“([^”]{1,40}?)[.,]?”(?! (?:mal(?![A-Za-zÀ-ỹ])|en (?:vez|lugar) de|al? (?:el|la|l[oa]s|sus?) ))/iu,
    speaks: true,
    seen: [
      ({ r, words: [said] }) => `Lo primero que se oyó ese día fue «${said!}». Lo ${r.v('decía')} ${r.name}.`,
      ({ r, words: [said] }) => `—${upperFirst(said!)} —${r.v('dijo')} ${r.name} antes que nadie.`,
    ],
    back: [
      ({ words: [said] }) => `Y todavía se oyó una vez más, muy bajito: «${said!}».`,
      ({ r, words: [said] }) =>
        `—${upperFirst(said!)} —${r.v('dijo')} ${r.name} una vez más. Lo mismo decía ya todo el mundo, con cariño.`,
    ],
  },
  {
    // 'a todos les dice “mijo”', 'llama corazón a todo el mundo'
    test: /(?<![A-Za-zÀ-ỹ])(?:a tod[oa]s?(?: (?:l[oa]s|el) [A-Za-zÀ-ỹ]+)? (?:les?|nos) dicen? “?([A-Za-zÀ-ỹ]+)”?(?=$|[.,;]| (?:y|hasta|aunque|menos)(?![A-Za-zÀ-ỹ]))|(?:les? dice|llama) “?([A-Za-zÀ-ỹ]+)”? a (?:tod[oa]s|todo (?:el )?mundo|medio mundo|cualquiera)(?![A-Za-zÀ-ỹ]))/iu,
    speaks: true,
    seen: [
      ({ r, words: [said] }) =>
        `—${upperFirst(said!)} —le ${r.v('dijo')} ${r.name} a la primera cara que apareció por ahí.`,
      ({ r, words: [said] }) => `—${upperFirst(said!)} —${r.v('saludó')} ${r.name}. Pasaba alguien, y bastaba con eso.`,
    ],
    back: [
      ({ words: [said] }) => `A la hora de despedirse, ya todos se decían «${said}» unos a otros.`,
      ({ r, words: [said] }) =>
        `Se oyó «${said}» a lo lejos, y volvieron todas las cabezas. Así se juntaron los que faltaban alrededor de ${r.name}.`,
    ],
  },
  {
    // 'usa aretes de frutas', 'no se saca las botas de lluvia ni para dormir'
    test: new RegExp(
      `(?<![A-Za-zÀ-ỹ])(?:(?:usa|lleva|viste|trae|calza)n?|se pone[n]?|(?:no |nunca )+(?:se (?:quita|saca)|sale|suelta)n?(?: sin)?) (?:siempre |puest[oa]s? )?((?:${ARTICLE} )?(?:[A-Za-zÀ-ỹ]+ )?${WORN}[A-Za-zÀ-ỹ]*(?: (?:de|del|con) (?:(?:la|el|los|las) )?[A-Za-zÀ-ỹ]+| (?!aunque|hasta|ni|y|que|para|porque|cuando|puest|siempre|en|por|como)[A-Za-zÀ-ỹ]+){0,2}?)${ENDS}`,
      'iu',
    ),
    seen: [
      ({ r, words }) => `${upperFirst(r.name)} ${r.v('traía')} lo suyo: ${worn(words)}.`,
      ({ r, words }) => `Ese día ${r.name} también ${r.v('llevaba')} ${worn(words)}.`,
    ],
    back: [
      ({ r, words }) =>
        `Desde entonces, donde hay mucha gente se busca una sola cosa: ${worn(words)}. Ahí está ${r.name}.`,
      ({ r, words }) => `A quien pregunta por ${r.name} le dan una sola seña: ${worn(words)}. Y no hay pérdida.`,
    ],
  },
  {
    // 'siempre trae un dulce de anís en la bolsa', 'trae el silbato hasta en las juntas'
    test: new RegExp(
      `(?<![A-Za-zÀ-ỹ])(?:siempre (?:trae|lleva|carga)n? (?:${thing('un|una|unos|unas')}|${BARE})${ENDS}|andan? siempre con ${thing('un|una|unos|unas')}${ENDS}|(?:trae|lleva|carga|guarda)n? (?:${thing(ARTICLE)}|${BARE})(?= (?:hasta|a tod[oa]s|siempre|en (?:la|el|su) (?:bols|mochil|cartera|mandil|delantal)|por si)))`,
      'iu',
    ),
    seen: [
      ({ r, words: [thing] }) => `Ese día ${r.name} también ${r.v('traía')} ${thing}.`,
      ({ r, words: [thing] }) =>
        `Antes de salir, ${r.name} se ${r.v('aseguró')} de una cosa: que no ${isMany(thing!) ? 'faltaran' : 'faltara'} ${thing}.`,
    ],
    back: [
      ({ r, words: [thing] }) =>
        `—¿Alguien trae ${thing}? —preguntó una voz, a última hora. Todos miraron a ${r.name}.`,
      ({ r, words: [thing] }) =>
        `Y al final, quién lo iba a decir, ${isMany(thing!) ? 'hicieron' : 'hizo'} falta ${thing}. Por fortuna estaba ${r.name}.`,
    ],
  },
  {
    // 'canta en la ducha', 'silba pasodobles'
    test: /(?<!(?:no|nunca) )(?<![A-Za-zÀ-ỹ])(canturrea|canta|silba|chifla|tararea)n?(?! (?:victoria|las cuarenta|las cartas))(?![A-Za-zÀ-ỹ])/iu,
    seen: [
      ({ r, words: [sings] }) => `En eso se oyó ${infinitive(sings!)} a ${r.name}, primero bajito y luego no tanto.`,
      ({ r, words: [sings] }) => `Antes que a nadie, se oyó ${infinitive(sings!)} a ${r.name}.`,
    ],
    back: [
      ({ r, words: [sings] }) => `Todavía se oyó ${infinitive(sings!)} a ${r.name} un rato más, y luego a todos.`,
      ({ r, words: [sings] }) =>
        `Cuando ya no quedaba nada que decir, se oyó ${infinitive(sings!)} a ${r.name}. Y alguien siguió la melodía.`,
    ],
  },
  {
    // of a laugh without a sound nothing is heard
    test: /^(?!.*(?:sin (?:hacer )?(?:ning[uú]n )?(?:sonido|ruido|voz)|en silencio|(?<!(?<![A-Za-zÀ-ỹ])(?:nunca|no|jamás) (?:[A-Za-zÀ-ỹ]+ ){0,2})callad|mud[oa](?![A-Za-zÀ-ỹ])|(?:para|por) (?:a)?dentro|no (?:se (?:le )?)?(?:oye|escucha|suena|hace ruido)(?=$|[,.;]| (?:pero|aunque|sino|(?:la |su )?risa)(?![A-Za-zÀ-ỹ]))))(?:siempre )?(?:se r[ií]en? (?:como|tan|hasta|con)(?![A-Za-zÀ-ỹ])|(?:su|una) (?:risa|carcajada))/iu,
    seen: [
      ({ r }) => `Algo hizo gracia, y se oyó la risa de ${r.name}, que no se parece a ninguna.`,
      ({ r }) => `Y entonces, por nada, se oyó la risa de ${r.name}.`,
    ],
    back: [
      ({ r }) =>
        `Al despedirse se oyó otra vez la risa de ${r.name}. Se rio hasta quien iba pasando, sin saber de qué.`,
      ({ r }) => `Lo último que se oyó ese día fue la risa de ${r.name}.`,
    ],
  },
  {
    // to whom it barks may be nobody that a story has
    test: /(?<![A-Za-zÀ-ỹ])(ladra|maúlla|gruñe|relincha)n?(?! (?:solo |sólo |solamente |siempre )?(?:al?|con|de|hacia|contra)(?![A-Za-zÀ-ỹ]))(?![A-Za-zÀ-ỹ])/iu,
    seen: [
      ({ r, words: [verb] }) => `Se oyó ${voice(verb!)}, y luego otro. Era ${r.name}, por si acaso.`,
      ({ r, words: [verb] }) => `Lo primero que se oyó fue ${voice(verb!)} de ${r.name}.`,
    ],
    back: [
      ({ r, words: [verb] }) =>
        `Al final se oyó ${voice(verb!)}. Era ${r.name}, que también ${r.v('quería')} decir algo.`,
      ({ r, words: [verb] }) => `Todo volvió a su lugar, y para que constara se oyó ${voice(verb!)} de ${r.name}.`,
    ],
  },
  ...DAILY,
]
