/** Words that only fill a pause, and orders to the shop that say what is liked. */

const OPENING = /^(?:(?:(?:no,? )?pues,?|a ver,?|uy,?|mire,?|(?:bueno|mira|oye|oigan),)\s+)+(?=[A-Za-zÀ-ỹ])/iu
/** 'es bien chido y nomás' */
const AND_DONE =
  /(?<=[A-Za-zÀ-ỹ]{3}),? y (?:ya(?: est[aá])?|nom[aá]s|nada m[aá]s|listo|punto|eso(?: es todo)?)[\s.!]*$/iu
/** 'va siempre. ah y que canta horrible' */
const AH_AND = /(?<=[.;!?…] )(?:ah|oh|uy|bueno),? (?=y )|(?<=, )(?:ah|oh|uy),? (?=y (?:el|la|l[oa]s|una?|sus?) )/giu
/** 'pues eso. que piensa en los demás', 'su libertad. Parece mentira, entre rejas…': said beside it, of nobody. */
const IDLE =
  /(?:^|(?<=[.;!?…] ))(?:(?:ps|pos|pues) eso|(?:que )?parece mentira|ni modo|en fin)(?:\s*[.,;!…]+\s*|\s*$)/giu
const ASSENT = /,\s*¿?(?:cachai|cach[aá]s|viste|sab[eé]s|ves|entiendes|wey|güey|weon|we[oó]n|no(?=\?))\?*[.!]*$/iu

/** 'su valentía poh' → 'su valentía', as Chile fills a pause; not 'ya poh', nor what somebody says. */
const POH =
  /(?<=[A-Za-zÀ-ỹ]{3}),? poh?(?=\s*(?:[.,;!…]|$))(?<!(?:(?<![A-Za-zÀ-ỹ])(?:[Yy]a|[Ss][ií]|[Nn]o|[Oo]ye|[Pp]ucha|[Dd]ale|[Bb]ueno|[Cc]laro),?|(?:[Dd]ij|[Dd]ic|[Dd]ec|[Gg]rit|[Cc]ontest|[Rr]espond|[Rr]ep[ei]t)[^.;]*) poh?)/gu

/** 'pues sus plantas' → 'sus plantas'; 'su risa, ¿viste?' → 'su risa'. */
export const withoutFillers = (text: string): string =>
  [
    OPENING,
    AND_DONE,
    AH_AND,
    IDLE,
    HEADING,
    AVOWED,
    ASSENT,
    POH,
    INTERJECTED,
    EARNEST,
    SWORN,
    ASIDE,
    BETWEEN_US,
    BELIEVE_IT,
    OR_REVERSED,
    LATER,
  ]
    .reduce((said, test) => said.replace(test, ''), text)
    .replace(SELF_CORRECTED, '… bueno, $1')

/** 'sin queso, aunque usted no lo crea' */
const BELIEVE_IT = /,?\s+aunque (?:usted(?:es)? )?no (?:me |l[oe]s? |se )*cre(?:a|an|as|[aá]is)(?![A-Za-zÀ-ỹ])/giu
/** 'la música y el balón… o al revés no me acuerdo le pregunto a su mamá' */
const OR_REVERSED = /[\s.,…]+o (?:era |es |será )?al rev[eé]s(?![^.]*(?:ropa|ponía|puest)).*$/isu
/** 'los dinosaurios a los dos'; at three o'clock is 'que nadie la llame a las tres', 'el tinto a las tres' */
const OF_BOTH =
  /(?<![A-Za-zÀ-ỹ][aei]r),? a (?:(?:los|(?<!(?:(?:^|[.;!] )(?:que|no|siempre|todos) [^.;!]*|(?:café|cafecito|té|tinto|mate|novela|siesta|misa|once|merienda|chocolate)s? )a )las) (?:dos|tres|cuatro|cinco)|amb[oa]s)[\s.!]*$/iu
/** 'Leo los camiones. El pequeño ya veremos' */
const LATER = /(?:^|[.,;]\s*(?:y )?)[^.,;]{0,30}(?<![A-Za-zÀ-ỹ])ya veremos[\s.!]*$/iu

/** 'el olor a pintura no me pregunten por qué' */
const ASIDE = /,?\s+no me pregunt(?:es?|en) (?:por ?qu[eé]|c[oó]mo)(?![A-Za-zÀ-ỹ])/giu
/** 'nunca faltó nada bueno sí pero no se notó' */
const SELF_CORRECTED = /(?<=[A-Za-zÀ-ỹ])\s+bueno,? (sí|casi|más o menos|un[oa] sí|a veces)(?![A-Za-zÀ-ỹ])/giu

/** 'la boda de Luz, ella ya sabe' */
const BETWEEN_US =
  /[.,;\s]+(?:jaja[A-Za-zÀ-ỹ]*[\s,.]*)?(?:él|ella|ell[oa]s|ustedes|t[uú]) (?:ya )?(?:sabes|saben?|entienden?|van? a entender|sabrán?)[\s.!]*$/iu

/** 'los líquenes. No es broma, lleva lupa' */
const EARNEST = /(?<![A-Za-zÀ-ỹ])(?:y )?no es (?:broma|mentira)[,.;:]\s*(?=[A-Za-zÀ-ỹ])/giu
/** 'la licuadora jaja en serio' */
const SWORN =
  /[\s,.]+(?:ja(?:ja)+j?|je(?:je)+|ja ja)[\s,.]+(?:en serio|de verdad|neta|es neta|es (?:verdad|en serio)|literal|(?:te )?lo juro)(?=\s*(?:[,.;!]|$))/giu
/** '(literal se cayó)', '(no las mías)': said to whoever reads the form. */
export const withoutBrackets = (text: string): string => text.replace(BESIDE, '')

const BESIDE =
  /\s*\((?:(?:ella |él )?(?:es|est[aá]) (?:[A-Za-zÀ-ỹ]+ )?(?:rar|loc|chiflad|especial)[A-Za-zÀ-ỹ]*(?=\))|(?:casi|a veces|más o menos)(?=\))|ya |no |ni |sí |si |se me |aunque |literal|en realidad|aclaro|o ?sea|es decir|ojo|creo|pero |nadie|esto |eso |perd[oó]n|ja|hola|gracias|oigan|disculpen|soy (?:la|el) )[^()]*\)|\s*\([^()]*\?[^()]*\)/giu

/** 'Bueno el recuerdo: los domingos…' */
const HEADING =
  /^\s*(?:(?:bueno,? )?(?:el|mi|un) (?:recuerdo|momento)(?: es)?:\s*|(?:por )?favor de (?:redactar|escribir|poner|contar|incluir) (?:algo )?(?:sobre|de|acerca de)\s+)(?=[A-Za-zÀ-ỹ])/iu
/** 'admiramos que nunca falta': asked what is admired. */
const AVOWED = /^\s*(?:(?:yo|nosotr[oa]s) )?(?:l[aeo]s? |te )?admir(?:o|amos)\s+(?=que\s)/iu
/** 'el asado, obvio. Y la nieve, dice', 'el balonmano obvio y los gatos' */
const INTERJECTED =
  /,\s*(?:obvio|obviamente|por supuesto|claro(?: está)?|dice|dicen)(?=\s*(?:[.,;!]|$))|(?<!(?<![A-Za-zÀ-ỹ])(?:lo|es|era|muy|tan|algo|nada|más|parece)) obvi(?:o|amente)(?= (?:y|e) (?:el|la|l[oa]s|sus?|tod[oa]s)(?![A-Za-zÀ-ỹ])|\s*(?:[.,;!]|$))/giu

const WISH =
  /^\s*(?:que\s+)?(?:por favor,?\s+)?(?:en el cuento\s+)?(?:salga|aparezca|haya|pongan)n?\s+(?:por favor\s+)?(.+?)(?=,?\s+(?:pero|y)\s+que\s+no(?![A-Za-zÀ-ỹ])|$)/isu

/** 'yo jaja bueno y el dominó' */
const ME_FIRST =
  /^\s*yo(?![A-Za-zÀ-ỹ])[^A-Za-zÀ-ỹ]*(?:(?:ja|je|ji)[A-Za-zÀ-ỹ]*[^A-Za-zÀ-ỹ]*)*(?:(?:bueno|no|mentira|obvio)[^A-Za-zÀ-ỹ]*)*(?:(?:y|pero|después)\s+)?/iu

/** 'las princesas no, los superhéroes': what is said to be none of it. */
const NOT_THESE =
  /(?:^\s*|(?<=[,.;] ))(?:l[oa]s?|el|un[oa]?s?) [^,.;]{2,24} no,\s*(?![^,.;]* tampoco)(?=(?:sino )?(?:l[oa]s?|el|un[oa]?s?|sus?|todo) )/iu

/** 'No le gusta nada que sea rosa. Le encanta el baloncesto': what is not liked, before what is. */
const DISLIKED = /^\s*(?:no (?:le|les) gustan?|odia|detesta) [^.;]*[.;]\s*(?=(?:le|les) (?:gust|encant|fascin))/iu

/** 'ya no le gusta nada, antes le gustaba armar robots' */
const ONCE_LIKED =
  /^\s*(?:(?:(?:ya|ahora) )?no (?:quiere|l[ea]s? gusta|hace) (?:casi )?nada[^,.;]*[,.;]\s*)?(?:pero )?antes (?:s[ií] )?(?=l[ea]s? (?:gusta|encanta|fascina)ban?(?![A-Za-zÀ-ỹ])(?!.*(?<![A-Za-zÀ-ỹ])ahora(?![A-Za-zÀ-ỹ])))/iu

/** 'hola buenas, soy el papá de Joaquín. a él le gusta…': said to the shop. */
const GREETING =
  /^[\s¡]*(?:hola|buen[oa]s(?= |,))(?:[\s,!.]+(?:buen[oa]s|tardes|d[ií]as|noches|a tod[oa]s|qu[eé] tal|amig[oa]s))*[\s,.!]+(?:(?:soy|somos|les? escribe|habla) [^.,;]+[.,;]\s*)?(?=[A-Za-zÀ-ỹ])/iu

/** 'el ajedrez, bueno le gusta ganarle a la gente': a wink behind what is liked. */
const WINKED =
  /[\s,.;…]+bueno,? (?:m[aá]s bien |en realidad )?(?:le gusta|lo que le gusta|casi|no tanto)(?![A-Za-zÀ-ỹ]).*$/iu

/** 'el crochet y, según ella, gritarme', 'cuidar a sus nietos, bueno, malcriarlos' */
const BETWEEN_COMMAS = /,\s*(?:según (?:ella|él|ellas|ellos)|bueno),\s*(?=[A-Za-zÀ-ỹ])/giu
/** 'usted sabe, amá, que lo suyo es el panteón' */
const YOU_KNOW =
  /^\s*(?:usted(?:es)?|tú|vos(?:otr[oa]s)?|ud\.?)? ?(?:ya )?sab(?:e|es|és|[eé]is|en)(?:,? [A-Za-zÀ-ỹ]+,?)? que (?:lo (?:suyo|tuyo|m[ií]o) (?:es|son)|(?:le|te) gustan?) /iu

/** 'el américa arriba las águilas!!!': cheered, and no part of the name. */
const CHEERED =
  /[\s,¡]+(?<!(?:de|hacia|para|y|cuando|que|donde|nos) )(?:arriba|aúpa|hala|viva[n]?|vamos|aguante|dale|fuerza)(?: (?:el|la|l[oa]s|mis?))? [A-Za-zÀ-ỹ]+(?: [A-Za-zÀ-ỹ]+)?[\s!]*$/iu

/** 'los coches y, no te lo vas a creer, las setas' */
const UNBELIEVABLE =
  /,\s*(?:aunque )?(?:no te lo (?:vas a )?cre[A-Za-zÀ-ỹ]+|no lo vas a creer|aunque no lo creas?|no es broma|te lo juro|lo juro|en serio|ojo(?! que)|cr[eé]anlo o no),?\s*(?=[A-Za-zÀ-ỹ])/giu

/** '… y yo (espero que en ese orden no)': whoever gives is no thing of theirs. */
const ME_LAST = /\s*,?\s+[ye]\s+yo\s*(?:[(,…]+[^()]*\)?)?(?:\s*ja(?:ja)+)?[\s.!]*$/iu

/** What is liked: 'que por favor en el cuento salga un loro' → 'un loro', 'yo jaja bueno y el dominó' → 'el dominó'; nothing where only the giver is named. */
export const likedOf = (favourite: string): string =>
  WISH.exec(favourite)?.[1] ??
  [OF_BOTH, CHEERED, YOU_KNOW, ONCE_LIKED, ME_FIRST, ME_LAST, NOT_THESE, GREETING, WINKED, DISLIKED].reduce(
    (said, test) => said.replace(test, ''),
    favourite
      .replace(UNBELIEVABLE, ' ')
      .replace(/(?<= [ye])(?:\s*,)+\s*/gu, ' ')
      .replace(BETWEEN_COMMAS, (_, at: number, whole: string) => (/ [ye]$/u.test(whole.slice(0, at)) ? ' ' : ', ')),
  )
