import { nounGender } from '../language/grammar/gender.ts'
import { upperFirst } from '../language/grammar/text.ts'
import type { Habit } from './habit.ts'

/** Habits that are seen: what is worn, carried, eaten, gathered or lost, and who is spoken to. */

const ARTICLE = '(?:un|una|unos|unas|el|la|los|las|sus?)'
/** What nobody has in a hand, though it is carried: 'siempre trae prisa', 'anda con su perro'. */
const NO_THING =
  '(?!(?:prisas?|contraria|caras?|cuentas?|razón|ganas|hambre|sueño|suerte|paz|alegría|energía|vida|ritmo|onda|pelos?|cabello|sonrisas?|chistes?|histori|cuentos?|plan|planes|ideas?|problema|peleas?|canci|opini|respuestas?|noved|chismes?|quejas?|humor|genio|mal|buena?|much|tod|perr|gat|hij|niet|niñ|beb|amig|novi|herman|mamá|papá|gente|alguien|visita)\\p{L}*)'
/** A thing in at most four words. */
const thing = (articles: string) =>
  `((?:${articles}) ${NO_THING}\\p{L}{3,}(?: llen[oa]s?)?(?: (?:de|del|con|para) (?:(?:el|la|los|las|su) )?\\p{L}+)?)`
/** Things of a bag or a pocket, also without an article. */
const BARE =
  '((?:dulces?|caramelos?|chicles?|pastillas de menta|pañuelos|galletas?|servilletas|curitas|tornillos|semillas|lápices|plumas|gises|velas|cerillos|estampitas|monedas|nueces|cacahuates|pasas|mandarinas|limones|popotes|ligas|clips|hilo|aguja)(?: de \\p{L}+)?)'
const ENDS = '(?=$|[,.;]| (?:aunque|hasta|ni|y|que|para|porque|puest[oa]s?|siempre|en|por|como|a tod[oa]s)(?!\\p{L}))'
const WORN =
  '(?:sombrer|gorr|cachuch|bufand|calcet|zapat|corbat|vestid|delantal|mandil|aret|collar|chalec|boin|bot(?:as|ines)|list[oó]n|moñ|capa|lentes|gafas|paliacate|rebozo|guant|pijam|poncho|uniforme|camis|suéter|sudadera|tirantes|tenis|chancl|pulser|anill|ruan|diadem|antifaz)'

/** 'boina' → 'una boina' */
const worn = (words: readonly string[]) => {
  const [thing = ''] = words
  const [head = ''] = thing.split(' ')
  const isBare = !/^(?:un|el|la|l[oa]s|sus?|dos|tres|mism)/iu.test(head) && !head.endsWith('s')
  return isBare ? `${nounGender(head.toLowerCase()) === 'f' ? 'una' : 'un'} ${thing}` : thing
}

/** 'una cuchara' → 'la cuchara' */
const known = (thing: string) => thing.replace(/^una /iu, 'la ').replace(/^un /iu, 'el ')

/** 'los lentes', 'aretes de frutas' */
const isMany = (thing: string) => /^(?:los|las|un[oa]s|sus) /iu.test(thing) || /^\p{L}{3,}s(?!\p{L})/iu.test(thing)
const things = (thing: string, one: string, many: string) => (isMany(thing) ? many : one)

export const SEEN: readonly Habit[] = [
  {
    // 'usa aretes de frutas', 'no se saca las botas de lluvia ni para dormir'
    test: new RegExp(
      `(?<!\\p{L})(?:(?:usa|lleva|viste|trae|calza)n?|se pone[n]?|(?:no |nunca )+(?:se (?:quita|saca)|sale|suelta)n?(?: sin)?) (?:siempre |puest[oa]s? )?((?:${ARTICLE} )?(?:\\p{L}+ )?${WORN}\\p{L}*(?: (?:de|del|con) (?:(?:la|el|los|las) )?\\p{L}+| (?!aunque|hasta|ni|y|que|para|porque|cuando|puest|siempre|en|por|como)\\p{L}+){0,2}?)${ENDS}`,
      'iu',
    ),
    seen: [
      ({ r, words }) => `${upperFirst(r.name)} ${r.v('traía')} lo suyo: ${worn(words)}.`,
      ({ r, words }) => `Ese día ${r.name} también ${r.v('llevaba')} ${worn(words)}.`,
    ],
    met: [
      ({ r, words }, o) =>
        `${upperFirst(o)} miró a ${r.name} de arriba abajo. Lo que más le gustó fue esto: ${worn(words)}.`,
      ({ words }, o) => `${upperFirst(o)} se quedó mirando una cosa: ${worn(words)}. Y quiso probar a ir así.`,
    ],
    back: [
      ({ r, words }) =>
        `Desde entonces, donde hay mucha gente se busca una sola cosa: ${worn(words)}. Ahí está ${r.name}.`,
      ({ r, words }) => `A quien pregunta por ${r.name} le dan una sola seña: ${worn(words)}. Y no hay pérdida.`,
    ],
  },
  {
    // 'siempre trae alfileres en la boca y así habla'
    test: /(?<!\p{L})(?:trae|lleva|tiene)n? (?:siempre )?((?:un|una|unos|unas|el|la|los|las)? ?\p{L}{4,}) en la boca/iu,
    speaks: true,
    seen: [
      ({ r, words: [thing] }) => `—Mm, mmm —${r.v('dijo')} ${r.name}, con ${thing} en la boca. Se entendió todo.`,
      ({ r, words: [thing] }) => `—Mmm mm —${r.v('dijo')} ${r.name}: con ${thing} en la boca se habla así.`,
    ],
    met: [
      ({ r, words: [thing] }, o) =>
        `—Mm —le ${r.v('dijo')} ${r.name} a ${o}, con ${thing} en la boca. ${upperFirst(o)} obedeció por si acaso.`,
      ({ r }, o) =>
        `—Mm mm mmm —${r.v('dijo')} ${r.name}. ${upperFirst(o)} miró a los demás, y los demás lo tradujeron.`,
    ],
    back: [
      ({ r, words: [thing] }) =>
        `A última hora ${things(thing!, 'hizo', 'hicieron')} falta ${thing}. No hubo que buscar lejos: ${r.name} ${r.v('hablaba')} con la boca llena de eso.`,
      ({ r }) => `—Mmm —${r.v('dijo')} ${r.name} al final, y ya lo entendía todo el mundo.`,
    ],
  },
  {
    // 'siempre trae un dulce de anís en la bolsa', 'trae el silbato hasta en las juntas'
    test: new RegExp(
      `(?<!\\p{L})(?:siempre (?:trae|lleva|carga)n? (?:${thing('un|una|unos|unas')}|${BARE})${ENDS}|andan? siempre con ${thing('un|una|unos|unas')}${ENDS}|(?:trae|lleva|carga|guarda)n? (?:${thing(ARTICLE)}|${BARE})(?= (?:hasta|a tod[oa]s|siempre|en (?:la|el|su) (?:bols|mochil|cartera|mandil|delantal)|por si)))`,
      'iu',
    ),
    seen: [
      ({ r, words: [thing] }) => `Ese día ${r.name} también ${r.v('traía')} ${thing}.`,
      ({ r, words: [thing] }) =>
        `Antes de salir, ${r.name} se ${r.v('aseguró')} de una cosa: que no ${things(thing!, 'faltara', 'faltaran')} ${thing}.`,
    ],
    met: [
      ({ r, words: [thing] }, o) =>
        `${upperFirst(o)} señaló lo que ${r.v('traía')} ${r.name}: ${thing}. Se lo explicaron en tres palabras: por si acaso.`,
      ({ words: [thing] }, o) => `—¿Y para qué es? —preguntó ${o}. Señalaba esto: ${thing}.`,
    ],
    back: [
      ({ r, words: [thing] }) =>
        `—¿Alguien trae ${thing}? —preguntó una voz, a última hora. Todos miraron a ${r.name}.`,
      ({ r, words: [thing] }) =>
        `Y al final, quién lo iba a decir, ${things(thing!, 'hizo', 'hicieron')} falta ${thing}. Por fortuna estaba ${r.name}.`,
    ],
  },
  {
    // 'duerme con una cuchara de palo'
    test: new RegExp(
      `(?<!\\p{L})(?:duermen? (?:abraz\\p{L}+ (?:a|de) |con )|no (?:se )?duermen? sin )((?:un|una|el|la|su) (?!niñ|herman|papá|mamá|bot)\\p{L}{3,}(?: de \\p{L}+)?)${ENDS}`,
      'iu',
    ),
    seen: [
      ({ words: [thing] }) => `También vino ${known(thing!)}, como todas las noches.`,
      ({ r, words: [thing] }) => `${upperFirst(r.name)} no ${r.v('dejó')} en casa lo más importante: ${known(thing!)}.`,
    ],
    met: [
      ({ words: [thing] }, o) => `${upperFirst(o)} preguntó por ${known(thing!)}. Es para dormir, le explicaron.`,
      ({ words: [thing] }, o) => `—¿Y eso? —preguntó ${o}. Eso era ${known(thing!)}. ${upperFirst(o)} saludó.`,
    ],
    back: [
      ({ r, words: [thing] }) => `Esa noche, ${known(thing!)} durmió donde siempre: junto a ${r.name}.`,
      ({ r, words: [thing] }) =>
        `Para dormir hacía falta una cosa nada más: ${known(thing!)}. Ahí estaba, al lado de ${r.name}.`,
    ],
  },
  {
    // 'tiene un amigo imaginario que se llama Don Papas'
    test: /(?<!\p{L})(?:amig[oa]|compañer[oa]) (?:imaginari[oa]|invisible)[^.;]{0,24}?(?:se llama|de nombre|llamad[oa])? (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/u,
    seen: [
      ({ words: [friend] }) => `Hubo que hacer sitio también para ${friend}, que no se ve.`,
      ({ words: [friend] }) => `Eran uno más de los que se veían: venía también ${friend}.`,
    ],
    met: [
      ({ words: [friend] }, o) =>
        `—¿Y quién va ahí? —preguntó ${o}, señalando un lugar vacío. Era ${friend}. ${upperFirst(o)} saludó.`,
      ({ words: [friend] }, o) =>
        `${upperFirst(o)} estuvo a punto de sentarse encima de ${friend}. Pidió disculpas al aire.`,
    ],
    back: [
      ({ words: [friend] }) => `${friend} lo vio todo desde su sitio, y no dijo que no.`,
      ({ words: [friend] }) => `Faltaba un voto para desempatar. Votó ${friend}, y quedó decidido.`,
    ],
  },
  {
    // 'le habla a la moto', 'platica con las plantas'
    test: /(?<!\p{L})(?:habla|platica|conversa|charla)n? (?:con|a) ((?:el|la|los|las|sus?) (?!vez|boca|mano|gente|mund|muert|demás|vecin|niñ|pared|mam|pap|padre|madre|herman|amig|novi|espos|marid|mujer|hij|niet|abuel|t[ií][oa](?!\p{L})|prim|client|jef|doctor|maestr|tele|santos|virgen|cielo)\p{L}{3,}(?: de (?:la|el|su) \p{L}+)?)/iu,
    speaks: true,
    seen: [
      ({ r, words: [thing] }) =>
        `${upperFirst(r.name)} ${things(thing!, 'le', 'les')} ${r.v('preguntó')} algo a ${thing}, en voz baja, y ${r.v('esperó')} la respuesta.`,
      ({ r, words: [thing] }) => `Primero, ${r.name} ${r.v('tuvo')} unas palabras con ${thing}.`,
    ],
    met: [
      ({ words: [thing] }, o) => `${upperFirst(o)} confesó que no tenía con quién hablar. Le presentaron a ${thing}.`,
      ({ r, words: [thing] }, o) =>
        `${upperFirst(o)} preguntó con quién ${r.v('hablaba')} ${r.name}. Con ${thing}. Le pareció buena compañía.`,
    ],
    back: [
      ({ r, words: [thing] }) =>
        `Después hubo que contárselo todo a ${thing}. ${upperFirst(r.name)} no se ${r.v('saltó')} nada.`,
      ({ r, words: [thing] }) =>
        `Y a quien mejor le salió el resumen fue a ${r.name}, que se lo ${r.v('contó')} entero a ${thing}.`,
    ],
  },
  {
    test: /(?<!\p{L})coleccionan? (?!novi|amig|ex(?:es)?(?!\p{L})|enemig|multas|histori|recuerdos|anécdot|chistes|moment|títulos)(\p{L}[^,.;]{2,30})/iu,
    seen: [
      ({ r }) => `Por el camino apareció una pieza para la colección, y ${r.name} se la ${r.v('guardó')}.`,
      ({ r, words: [what] }) =>
        `Antes de seguir, ${r.name} ${r.v('miró')} bien alrededor, por si había algo para la colección de ${what}.`,
    ],
    met: [
      ({ r }, o) => `—¿Cuál es la mejor pieza? —preguntó ${o}. ${upperFirst(r.name)} no ${r.v('pudo')} elegir.`,
      ({ r }, o) =>
        `${upperFirst(o)} guardaba en secreto una cosa muy pequeña. Se la enseñó a ${r.name}: eran del mismo gremio.`,
    ],
    back: [
      ({ r }) =>
        `De ese día también quedó una pieza en la colección de ${r.name}. Cabe en un bolsillo, y es la que más se enseña.`,
      ({ r }) => `—Para la colección —dijo alguien al despedirse, y le puso algo en la mano a ${r.name}.`,
    ],
  },
  {
    // 'come sopaipillas con ketchup'
    test: /(?<!se )(?<!\p{L})(?:se )?comen? (?!las uñas|de |como |con |mucho |poco |en |sin )((?:(?:el|la|los|las|un|una) )?\p{L}{3,}(?: de \p{L}+)? con \p{L}+(?: \p{L}+)?)(?=$|[,.;])/iu,
    seen: [
      ({ r, words: [dish] }) =>
        `A media mañana hubo que comer algo. ${upperFirst(r.name)} ${r.v('pidió')} lo suyo: ${dish}.`,
      ({ r, words: [dish] }) => `Para el camino, ${r.name} ${r.v('preparó')} lo suyo: ${dish}.`,
    ],
    met: [
      ({ words: [dish] }, o) => `—¿${upperFirst(dish!)}? —preguntó ${o}. Lo probó por educación, y repitió.`,
      ({ words: [dish] }, o) => `${upperFirst(o)} no había visto nunca una cosa así: ${dish}. Pidió la receta.`,
    ],
    back: [
      ({ words: [dish] }) => `Para celebrarlo hubo mesa, y en la mesa, ${dish}. Esta vez lo había pedido alguien más.`,
      ({ r, words: [dish] }) =>
        `A última hora había hambre, y solo alcanzaba para una cosa: ${dish}. ${upperFirst(r.name)} ${r.v('preparó')} para todos.`,
    ],
  },
  {
    // 'siempre pierde los lentes'
    test: new RegExp(
      `(?<!(?:no|nadie|nunca|jamás) )(?<!\\p{L})(?:pierde|extravía|olvida)n? ((?:el|la|los|las|sus?) (?!tiempo|paciencia|cabeza|razón|partido|hilo|noción|nombre|cuenta|memoria)\\p{L}{3,})${ENDS}`,
      'iu',
    ),
    seen: [
      ({ words: [thing] }) =>
        `Primero hubo que buscar ${thing}. ${things(thing!, 'Apareció', 'Aparecieron')} donde nadie mira.`,
      ({ r, words: [thing] }) => `—¿Y ${thing}? —dijo alguien. ${upperFirst(r.name)} ${r.v('miró')} al techo.`,
    ],
    met: [
      ({ words: [thing] }, o) =>
        `${upperFirst(o)} preguntó qué buscaban. Buscaban ${thing}. También ${o} se puso a buscar.`,
      ({ words: [thing] }, o) => `${upperFirst(o)} encontró ${thing} sin querer, y fue la gran noticia de la tarde.`,
    ],
    back: [
      ({ words: [thing] }) =>
        `Nadie se quería ir. Por fortuna ${things(thing!, 'volvió a perderse', 'volvieron a perderse')} ${thing}, y hubo que quedarse a buscar.`,
      ({ words: [thing] }) => `Buscando otra vez ${thing}, dieron con lo que a todos les faltaba: un rato más.`,
    ],
  },
  {
    test: /(?<!\p{L})(?:persigna|bendice|da la bendición)n?(?!\p{L})/iu,
    seen: [
      ({ r }) => `Antes de dar un paso hubo fila: ${r.name} no ${r.n('deja', 'dejan')} salir a nadie sin la bendición.`,
      ({ r }) => `Y antes de salir, ${r.name} le ${r.v('dio')} la bendición a todo el mundo.`,
    ],
    met: [
      ({ r }, o) => `A ${o} también le tocó la bendición de ${r.name}. Siguió con la espalda más derecha.`,
      ({ r }, o) =>
        `${upperFirst(r.name)} no ${r.v('preguntó')} quién era: le ${r.v('dio')} la bendición a ${o}, y ya podía seguir.`,
    ],
    back: [
      ({ r }) => `Al irse, alguien se adelantó: esa vez la bendición fue para ${r.name}.`,
      ({ r }) => `Faltaba una cosa para poder irse, y nadie se movió hasta que ${r.name} ${r.v('dio')} la bendición.`,
    ],
  },
]
