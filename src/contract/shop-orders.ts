/** What a giver asks of those who make the book: how it shall be, and what shall stand nowhere in it. */

import { withoutReported } from './reported.ts'

/** Where an order may begin: at the head of a clause, or after what is said before one. */
const HEAD =
  '(?:^|[.,;:(!?…]\\s*|(?<![A-Za-zÀ-ỹ])(?:y|pero|porfa(?:vor)?|porfis|por favor|please|ojo|nom[aá]s|eso s[ií]|obvio|oigan|solo|s[oó]lo|jaja[A-Za-zÀ-ỹ]*|si pueden|si se puede|mejor)[\\s,:]+)'

/** 'el cuento', 'la historia': what is being ordered. */
const BOOK = '(?:(?:el|la|un|una|este|esta) )?(?:cuento|historia|libro|relato|texto|final)'

/** Verbs of telling and showing, as they are asked of ustedes, of vosotros and of tú. */
const TELLING =
  '(?:mencion(?:en|es|éis|eis)|nombr(?:en|es|éis|eis)|inclu(?:yan|yas|yáis)|met(?:an|as|áis)|habl(?:en|es|éis)|us(?:en|es|éis)|toqu(?:en|es|éis)|escrib(?:an|as|áis)|sa(?:quen|ques|quéis)|confund(?:an|as|áis)|mezcl(?:en|es|éis)|invert(?:an|as)|inviertan|exager(?:en|es|éis)|dibuj(?:en|es|éis)|pint(?:en|es|éis)|llam(?:en|es|éis)|tute(?:en|es)|trat(?:en|es|éis)|repit(?:an|as)|alud(?:an|as)|hagan)'

/** How a text may be said to be, and nobody. */
const TONE =
  '(?:curs[ií](?:s|es)?|trist[eo]n?a?|triste|empalagos[oa]|rom[aá]ntic[oa]|dram[aá]tic[oa]|melos[oa]|infantil(?:oide)?|aniñad[oa]|ñoñ[oa]|lacrim[oó]gen[oa]|largo|cort(?:o|ito)|po[eé]tic[oa]|formal|serio|rimado|con rima|en (?:rima|verso)|de (?:llorar|risa|miedo|aventuras|princesas|hadas)|para llorar|rosa)'

/** Genres and matters that a text is asked to be without. */
const MATTER =
  '(?:princes[A-Za-zÀ-ỹ]*|hadas?|unicornios?|cursiler[A-Za-zÀ-ỹ]+|curs[ií](?:s|es)?|hospital[A-Za-zÀ-ỹ]*|enfermedad[A-Za-zÀ-ỹ]*|l[aá]grimas|llanto|llorar|llorad[A-Za-zÀ-ỹ]+|tristezas?|trist[eo]s?|muertes?|pol[ií]tica|religi[oó]n|religios[oa]s?|moralejas?|dramas?|melodrama|miedos?|sustos|monstruos|brujas|rosa|romances?|cosas (?:[A-Za-zÀ-ỹ]+ )?[A-Za-zÀ-ỹ]+)'

/** Not where somebody else says it: 'siempre dice no mencionen a los vecinos'. */
const NOT_SAID =
  '(?<!(?<![A-Za-zÀ-ỹ])(?:di(?:ce|jo|go|jeron)|dec[ií]a|grit[aoó][A-Za-zÀ-ỹ]*|repite|pide|ped[ií]a|contesta|manda|suplica),?:?\\s?)'

/** No order of a swimmer: 'nada de mariposa ni de pecho'. */
const UNSWUM = '(?!(?:mariposa|pecho|espaldas?|crol|lado|perrito|muertito)(?![A-Za-zÀ-ỹ]))'

const ASKED = `(?:no )?(?:quiero|queremos|quisiera|quisi[eé]ramos|quer[ií]amos|me gustar[ií]a|nos gustar[ií]a|prefiero|preferimos|pido|pedimos)`

/** 'digan mejor que estaba concentrado' */
const SAYS_RATHER = '(?:dig(?:an|as|áis)|pong(?:an|as|áis)) (?:mejor|m[aá]s bien) (?:que )?(?=[A-Za-zÀ-ỹ])'

const ORDER = new RegExp(
  `${HEAD}(?:${[
    // 'no quiero nada cursi', 'no queremos que salga su papá', 'no quiero que sea triste'
    `${NOT_SAID}no (?:quiero|queremos|quisiera|quisi[eé]ramos|me gustar[ií]a|nos gustar[ií]a) (?:nada (?:que ver con |de |del |con |sobre |muy |tan )?(?=[A-Za-zÀ-ỹ])|que (?:${BOOK}|(?:me |nos |le |la |lo |se )?(?:sea|quede|suene|salga|aparezca|parezca|trate|hable|lleve|termine|acabe|note|lea|toque|mencione|nombre|mencionen|nombren|hablen|metan|incluyan|usen|saquen|toquen|pongan|(?<!se )digan?)(?![A-Za-zÀ-ỹ])(?! (?:sol|dormir|nadie)))|(?:princesas|cursiler[A-Za-zÀ-ỹ]+|moralejas?|dramas?|un (?:cuento|final|libro)))`,
    // 'queremos que sea divertido', 'quiero algo corto', 'me gustaría que saliera su perro'
    `${NOT_SAID}${ASKED} (?:que (?:quede|suene|salga|(?:s[ií] )?(?:saliera|aparezca|apareciera)n?|tenga un final|no (?:salga|aparezca|se (?:mencione|note|hable|diga|vea))|rime|termine|acabe|(?:no )?sea ${TONE})(?![A-Za-zÀ-ỹ])|algo (?:(?:muy|m[aá]s|bien|que no sea) )?[A-Za-zÀ-ỹ]+(?![A-Za-zÀ-ỹ])|un (?:cuento|final|libro|texto)(?![A-Za-zÀ-ỹ]))`,
    // 'no mencionen a su mamá', 'que no metan al ex', 'no las confundan porfa'
    `(?:que )?${NOT_SAID}(?:no|nunca|jam[aá]s) (?:me |nos |le |les |l[oa]s? |se )*(?:vayan a |vayáis a )?${TELLING}(?![A-Za-zÀ-ỹ])(?! (?:mentiras|groser[ií]as|ruido|trampa|caso|de otra cosa|de nada m[aá]s))`,
    // 'que no diga que no sabe leer': of the story
    `que no (?:le |les )?diga que(?![A-Za-zÀ-ỹ])`,
    `(?:que )?${NOT_SAID}no (?:mencionar|nombrar|hablar de|incluir|poner)(?= (?:que|lo|nada|su|el|la|al?|de|mi)(?![A-Za-zÀ-ỹ]))`,
    `(?:que )?${NOT_SAID}no (?:le |les )?(?:cuenten|cuentes|pongan|pong[aá]is|pongas|dig(?:an|as|áis))(?= [A-Za-zÀ-ỹ])(?! (?:mentiras|groser[ií]as|ruido|trampa|caso))`,
    `(?:que )?${NOT_SAID}no (?:le |les |l[oa]s? )?(?:vayan a |vay[aá]is a )(?:mencionar|nombrar|incluir|meter|hablar|poner|sacar|usar|confundir)`,
    // 'que no salga nada de hospital', 'que no aparezca su papá', 'que no se mencione el divorcio'
    `que no (?:salgan?|aparezcan?|haya|lleve|tenga|digan?(?= nada de)|hablen?(?= (?:nada )?de)) (?=(?:nada|de|ning[uú]n[A-Za-zÀ-ỹ]*|en el|mis?|sus?|tus?|la|el|l[oa]s|lo|${MATTER})(?![A-Za-zÀ-ỹ]))(?!(?:la|el|l[oa]s) (?:gat|perr|sol|niñ|beb|luna|agua|frío|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)[A-Za-zÀ-ỹ]*)`,
    `que no (?:salgan|aparezcan) (?!los? |las |bien|mal|a )[A-Za-zÀ-ỹ]+s(?![A-Za-zÀ-ỹ])`,
    `que no se (?:mencione|nombre|hable|diga|note|toque|sepa|vea)n?(?![A-Za-zÀ-ỹ])(?=[^.;]*(?:cuento|libro| de | lo | el tema|a su| su | mi | la | el ))`,
    // 'de eso no pongan nada', 'eso ni mencionarlo por favor'
    `de (?:eso|esto) (?:mejor )?no (?:le |les |me |nos )?(?:vayan a )?(?:pon|dig|mencion|cuent|habl|escrib)(?:gan|g[aá]is|gas|an|en|es|[aeé]is|er|ir|ar)(?![A-Za-zÀ-ỹ])`,
    `(?:es[oa] |de eso |lo |la )?ni (?:lo |la )?(?:mencion|nombr|dec|pon|to[cq]|habl|cont|imprim)[A-Za-zÀ-ỹ]*l[oae]s?(?![A-Za-zÀ-ỹ])`,
    // 'lo de que no hablaba díganlo bonito'
    `lo de(?:l| la| los| las| que) [^.;]{2,60} (?:d[ií]g|p[oó]ng|cu[eé]nt)[ae]nl[oa](?![A-Za-zÀ-ỹ])`,
    `que no (?:sea|quede|suene|salga|parezca) (?:tan |muy |demasiado |nada |un cuento )*${TONE}(?![A-Za-zÀ-ỹ])`,
    // 'sin mencionar a su hermano', 'sin nada de princesas'
    `sin (?:mencionar|nombrar|hablar de|meter a|incluir)(?![A-Za-zÀ-ỹ])`,
    `(?:sin )?nada (?:de |del |que ver con |muy |tan )?(?:(?:tan|muy|cosas) )?${MATTER}(?![A-Za-zÀ-ỹ])`,
    `nada de [^,.;]{2,30}(?:,? (?:porfa(?:vor|s)?|por favor|please|plis))(?![A-Za-zÀ-ỹ])`,
    // 'nada de vals ni coronas o me mata', 'nada de diminutivos, los odia'
    `(?<=^[\\s¡]*(?:ojo,? |por favor,? |porfa,? )?)nada de ${UNSWUM}[^.;]{2,60}? ni (?:de )?\\p{L}`,
    `nada de [^.;]{2,60}?(?: o (?:me|nos) (?:mata|odia|deja|cuelga|corre|reclama|regaña|pega|demanda|ahorca|desheredan?)n?(?![A-Za-zÀ-ỹ])|,? (?:que |porque |pues |ya que )?(?:los? |las? |le |les )(?:odia|detesta|choca|molesta|aburre|da (?:pena|verg[uü]enza|miedo|asco))n?(?![A-Za-zÀ-ỹ]))`,
    // 'Doña Pelos tiene que salir', 'ojalá salga en el dibujo', 'que no la cure nadie en el cuento'
    `(?:\\p{Lu}[A-Za-zÀ-ỹ]+(?: [A-Za-zÀ-ỹ]+){0,2}|(?:el|la|su|mi) [A-Za-zÀ-ỹ]+(?: [A-Za-zÀ-ỹ]+)?) (?:tienen? que|deben?|deber[ií]an?) (?:s[ií] o s[ií] )?(?:salir|aparecer|estar)(?:(?: s[ií] o s[ií])? en (?:el|la|este) (?:cuento|libro|historia|dibujo|portada)|(?=[\\s!]*(?:[.;]|$)|,? porfa| por favor| s[ií] o s[ií]))`,
    `ojal[aá] (?:que )?(?:[A-Za-zÀ-ỹ]+ ){0,3}?(?:salga|saliera|aparezca|apareciera|est[eé]|se vea)n?(?: [A-Za-zÀ-ỹ]+){0,2} en (?:el|la|l[oa]s|un|alg[uú]n) (?:dibujo|cuento|libro|portada|historia|ilustraci|foto|p[aá]gina)`,
    `que no (?:l[aeo]s? |se )*['‘]?[A-Za-zÀ-ỹ]+['’]? (?:nadie )?en (?:el|este|la|esta) (?:cuento|libro|historia)`,
    // 'pero que salga su sensor del brazo'
    `que (?:s[ií] )?(?:salga|aparezca)n? (?=(?:tambi[eé]n|[ms]us?|el|la|l[oa]s|un|una)(?![A-Za-zÀ-ỹ]))(?!(?:el|la) (?:sol|luna)(?![A-Za-zÀ-ỹ]))`,
    // 'que sea con letra grande y no muy enredado'
    `(?:que (?:sea|est[eé]|venga|vaya|lleve|tenga|quede) |lo quiero |si (?:se )?puede,? )?(?:(?:con|en) )?(?:la )?letras? (?:(?:muy|bien|m[aá]s) )*(?:grand|chic|clar|legible|peque)[A-Za-zÀ-ỹ]*(?! de)`,
    `(?:que )?(?:no )?(?:(?:sea|est[eé]|quede|vaya) )?(?:tan |muy |demasiado |algo |nada |lo m[aá]s )+(?:enredad|complicad|rebuscad|revuelt)o(?=[\\s!]*(?:[,.;]|$))`,
    `(?:eviten?|ev[ií]tenme|evitad|omit(?:an|ir|e)|cuidado con|evitar) (?=(?:mencionar|nombrar|hablar|poner|decir|el tema|los temas|lo de|la palabra|las palabras|cualquier|todo lo que|que (?:salga|aparezca|se)|cosas|${MATTER})(?![A-Za-zÀ-ỹ]))`,
    // 'que sea de aventuras porfa', 'un cuento corto porfa', 'que quede bonito'
    `que (?:sea|quede|suene) (?:algo |un cuento |muy |bien |m[aá]s |menos |lo m[aá]s )*${TONE}(?![A-Za-zÀ-ỹ])`,
    `que (?:sea|quede|salga|tenga|suene|lo hagan|la hagan)(?![A-Za-zÀ-ỹ])[^,.;]{0,40}[,\\s]+(?:porfa(?:vor|s)?|porfis|por favor|please|plis)(?![A-Za-zÀ-ỹ])`,
    `que (?:quede|suene) (?:algo |muy |bien |m[aá]s )*(?:alegre|feliz|divertid[oa]|tiern[oa]|bonit[oa]|lind[oa]|chistos[oa]|emotiv[oa])(?![A-Za-zÀ-ỹ])`,
    `(?:mucho|tanto) llorar no(?![A-Za-zÀ-ỹ])`,
    SAYS_RATHER,
    `(?:(?:as[ií] que|mejor) )?sin (?:n[uú]meros|la edad|edades|a[nñ]os)(?:[,\\s]+(?:porfa(?:vor|s)?|porfis|por favor))?(?=[\\s!]*(?:[,.;]|$))`,
    // 'que no dé pena leerlo en la oficina', 'que lo puedan leer sus hijos'
    `que (?:no |s[ií] )?(?:d[eé] [A-Za-zÀ-ỹ]+ |l[oa] puedan? |se pueda |podamos )le(?:er(?:l[oa])?|[ií]d[oa])(?![A-Za-zÀ-ỹ])`,
    `que (?:${BOOK}) (?:no )?(?:sea|quede|tenga|trate|hable|termine|acabe|diga|lleve|vaya)(?![A-Za-zÀ-ỹ])`,
  ].join('|')})`,
  'iu',
)

/** What stands between quotation marks is said by somebody, and asked of nobody. */
const SPOKEN = /[“"«][^“”"«»]*[”"»]/gu

/** 'no quiero nada cursi', 'que no salga nada de hospital', 'no las confundan': an order to the shop. */
export function isShopOrder(text: string): boolean {
  const said = withoutReported(text)
    .replace(SPOKEN, '“”')
    .replace(/(?<![A-Za-zÀ-ỹ])q(?![A-Za-zÀ-ỹ])/giu, 'que')
  const found = ORDER.exec(said)
  return found !== null && !SAYS.test(said.slice(found.index + found[0].length))
}

/** 'no hablen mal de nadie, dice siempre' */
const SAYS =
  /^[^.;!?]*(?<![A-Za-zÀ-ỹ])(?:dic(?:e|es|en|ía)|dec[ií]a[ns]?|dijo|dijiste|dijeron|repet[ií]a|repite|gritaba|grita)(?![A-Za-zÀ-ỹ])(?! que)/iu
