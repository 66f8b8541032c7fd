import { bare } from '../grammar/text.ts'

/** Answers that say nothing, and the part of an answer that only says that its giver does not know. */

const FILLERS =
  '(?:pues|bueno|ay|uy|uf+|huy|mmm*|eh+|la verdad|la neta|sinceramente|honestamente|ja(?:ja)*|perdon|disculpa|no se|no sabria(?: que)?(?: decir| decirte| poner)?|que dificil|creo que|ahora mismo|ahorita|en este momento)'

const NOTHING = new RegExp(
  `^(?:${FILLERS}[\\s,.…]*)*(?:${[
    'nada(?: de nada| en especial| en particular| mas| especial| que decir)?',
    'no(?: hay| tiene| tengo| aplica| lo se| la se| sabria(?: decir)?| se que (?:poner|decir)| se me ocurre(?: nada)?| recuerdo(?: nada| ningun[oa]?)?| me acuerdo(?: de nada| bien| de ningun[oa]?| de un[oa](?: sol[oa])?)?| tengo ningun[oa]?)?',
    'ni idea|ninguno?|ninguna|nose|ns|nc|n a|na|no se|no',
    'todo|toda|todos|todas|todo (?:de (?:el|ella)|el|ella|en el|en ella|lo de el|lo de ella)|todo en general|de todo(?: un poco)?|un poco de todo',
    '(?:que )?(?:me|nos) haces? (?:mucha |muchisima |tanta |un monton de )?falta(?: (?:todos los dias|cada dia|a diario|siempre|aqui|en casa))*',
    '(?:que )?(?:l[aoe]s?|te) (?:extrano|extranamos|echo de menos|echamos de menos|necesito|necesitamos)(?: (?:mucho|muchisimo|tanto|siempre|todos los dias|cada dia|un monton))*',
    'no (?:lo )?(?:se|sabemos) (?:bien |muy bien )?(?:que|cual)(?: cosas?)?(?: es lo que)?(?: mas)? les? (?:guste|gusta|gustan|gustara|gustaria|encanta|interesa)(?: mas| hacer| ahora)*',
    '(?:y )?much[oa]s(?: cosas)?(?: (?:viej[oa]|che|amig[oa]|herman[oa]|wey))?|tant[oa]s(?: cosas)?|cosas|varias(?: cosas)?|vari[oa]s|muchos recuerdos|hay (?:much|tant)[oa]s(?: cosas)?|son (?:much|tant)[oa]s',
    '(?:l[aoe]s?|te) (?:quiero|queremos|amo|amamos|adoro)(?: mucho| muchisimo| un monton| con toda? mi (?:alma|corazon))*(?: es muy buen[oa])?|su existencia|todo su ser',
    '(?:no (?:lo )?se )?lo que (?:sea|venga|salga|haya|quieran?)|cualquier(?:a| cosa)|lo normal|lo de siempre|lo (?:de|que (?:dije|puse|escribi)) (?:arriba|abajo|antes)|normal|lo tipico',
    'x+|\\.+|asd[a-z]*|qwe[a-z]*|aaa+|test|prueba|hola|ok|si|pendiente|despues|luego|todavia no|despues lo pongo|nada jaja',
    'no se(?: (?:todavia )?es (?:muy |bien )?(?:chi\\w+|peque\\w+|bb|bebe))?|(?:.{0,24} )?lo que (?:paso|pasa) en .+ se queda en .+|es un secreto|ya sabe[ns]?|el sabe|ella sabe|ustedes saben',
    '(?:ahorita |ahora |de momento )?no (?:me acuerdo|recuerdo|tengo|se)(?: de)?(?: ningun[oa]| un[oa]| nada)?(?: ahora| ahorita)? (?:luego|despues|mañana|manana|al rato|mas tarde|ya) (?:se |te |les? |l[oa]s? )*(?:mando|paso|digo|escribo|envio|cuento|pongo)(?: [A-Za-zÀ-ỹ]+){0,3}',
    '(?:luego|despues|al rato|mas tarde) (?:se |te |les? |l[oa]s? )*(?:mando|paso|digo|escribo|envio|cuento|pongo)(?: [A-Za-zÀ-ỹ]+){0,3}',
    '(?:lo|el|la) del? (?:(?:el|la|los|las) )?[A-Za-zÀ-ỹ]+(?: ya (?:se )?l[oa]s? puse(?: (?:arriba|antes|ahi))?)?(?: es (?:es[aeo]|lo mismo|el mismo))',
    'mejor no(?: l[oa] (?:pongan?|digan?))?',
    '(?:(?:tod[oa]s|son tant[oa]s|hay (?:much|tant)[oa]s) )?no (?:podria|puedo|sabria|se) (?:elegir|escoger|decidir(?:me)?|quedarme)(?: (?:un[oa](?: sol[oa])?|sol[oa] un[oa]|cual))?',
    '\\p{L}',
  ].join('|')})?(?:[\\s,.…]*${FILLERS})*$`,
  'u',
)

/** 'mejor no pongo nada, no le gusta que contemos cosas suyas': told to nobody, reason and all. */
const PREFERS_NOT =
  /^\s*(?:no s[eé],? )?(?:pues |la verdad,? )?(?:mejor no (?:pongo|ponemos|digo|decimos|cuento|contamos)|(?:prefiero|preferimos) no (?:poner|decir|contar)|no (?:quiero|queremos) (?:poner|decir|contar))(?: nada| ningun[oa])?(?=\s*(?:[,.;]|$))/iu

/** 'todo', 'no sé, todo', 'todo po', 'todo de ella': no deed stands on it, and yet it can be said to them. */
export const isAll = (raw: string): boolean =>
  new RegExp(
    `^(?:(?:${FILLERS}|lo|l[ae] admir(?:o|amos)|admir(?:o|amos)|de) )*tod(?:it)?o(?: (?:tod(?:it)?o|po|pues|pos|jaja\\w*|absolutamente|(?:de|en|lo de|lo que es)? ?(?:el|ella|ellos|ellas|ti|usted)))*$`,
    'u',
  ).test(
    bare(raw)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )

/** 'nada', 'no sé', 'x', '': nothing that a story could stand on. */
export function saysNothing(raw: string): boolean {
  if (/\p{Extended_Pictographic}/u.test(raw)) return false
  if (PREFERS_NOT.test(raw)) return true
  const key = bare(raw)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return NOTHING.test(key)
}

/** 'no me acuerdo de uno solo, pero siempre me llevaba…': what comes before the 'but' says only that. */
const DOUBTING =
  /^\s*(?:pues |bueno,? |la verdad,? |ay,? |uy,? )*(?:(?:a[uú]n |todav[ií]a )?no (?:me acuerdo|recuerdo|sabría|sabria|tengo|tenemos|hay)(?: muy)?(?: bien| (?:de )?(?:nada|ningun[oa]?|un[oa](?: sol[oa])?|much[oa]|algun[oa]|cu[aá]l|qu[eé]))?[^,.;]{0,40}|nose|(?:a[uú]n |todav[ií]a )?no s(?:[eé]|abemos)(?: ja(?:ja)*)?(?: (?:(?:muy )?bien(?: qu[eé] le gusta(?: m[aá]s)?)?|much[oa]s?|tant[oa]s?|casi nada|un[oa](?: [A-Za-zÀ-ỹ]+)?|qu[eé] (?:poner|decir)|cu[aá]l|la verdad))?|(?:no|apenas|casi no) (?:l[oa]s? |l[oa] )?(?:conozco|conocemos|conoc[ií])(?: (?:muy|tan))?(?: bien| mucho| tanto| casi)?|no (?:convivimos|coincidimos|nos vemos|nos frecuentamos|nos tratamos|platicamos|hablamos)(?: (?:muy|tan))?(?: mucho| tanto| seguido)?|no est(?:oy|amos) (?:(?:muy|tan|del todo) )?segur[oa]s?|son tant[oa]s|(?:pues )?(?:hay|tengo|tenemos) mil(?:es)?|todos?(?: ja(?:ja)*)?(?= pero)|(?:a[uú]n|todav[ií]a) nada|hay (?:much|tant)[oa]s|es dif[ií]cil(?: elegir)?|qu[eé] dif[ií]cil)(?:\s*[,.;…!]+\s*(?:de momento,? |por ahora,? )?(?:pero |aunque |quiz[aá]s? |tal vez |a lo mejor |bueno,? |ja(?:ja)*[.,]? bueno,? )?|\s+(?:pero|aunque) |\s+(?=(?:creo que|cuando|una vez|la (?:vez|primera|noche)|el día|un día)(?![A-Za-zÀ-ỹ])))(?=[A-Za-zÀ-ỹ])/iu

/** 'el fútbol creo', 'supongo que la siesta': the doubt beside the thing itself. */
const BESIDE =
  /(?<!(?<![A-Za-zÀ-ỹ])(?:me|te|se|l[aeo]s?|no|yo)),?\s+(?:creo|supongo|me parece|yo creo|yo diría)(?=\s*(?:[.,;!]|$))/giu

/** 'pues es que tiene tres meses… que nos hace reír': why there is little to say, before what there is. */
const APOLOGY =
  /^\s*(?:pues |bueno,? |mmm+,? |uy,? )*es que [^,.;…]{3,40}(?:\.{2,}|…)\s*(?=que [A-Za-zÀ-ỹ]|su |la |el )/iu

/** 'creo que le gustan los girasoles', 'me quedo con el viaje' */
const CHOSEN =
  /^\s*(?:me quedo con|elijo|escojo|(?:creo|pienso|me parece|tengo entendido) que(?: l[ea]s? (?:gusta|encanta)n?)?)\s+(?=[A-Za-zÀ-ỹ])/iu
/** 'le gustaban los mapas, no sé ahora' */
const SO_THAT = /,?\s+as[ií] que eso\s*[.!]*$/iu
const NOW = /[,.;]?\s+(?:ahora |ya )?no s[eé](?: (?:ahora|si ahora|si todav[ií]a|la verdad))?\s*[.…]*$/iu

/** The answer without what only says that its giver does not know; all of it where nothing else was said. */
export function withoutDoubt(raw: string): string {
  const rest = raw
    .replace(APOLOGY, '')
    .replace(DOUBTING, '')
    .replace(DOUBTING, '')
    .replace(CHOSEN, '')
    .replace(BESIDE, '')
    .replace(NOW, '')
    .replace(SO_THAT, '')
  return /\p{L}{2}/u.test(rest) && !saysNothing(rest) ? rest : raw
}
