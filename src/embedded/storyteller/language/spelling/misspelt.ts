import { isNounForm } from '../grammar/dictionary.ts'
import { sameCase } from '../grammar/text.ts'

/** Words that are often misspelt as other words, or as none: mended only where nothing else can be meant. */

/** No word of Spanish is spelt so. */
const NO_WORD: Readonly<Record<string, string>> = {
  merken: 'merkén', voley: 'vóley', callcenter: 'call center', toners: 'tóneres', sambayon: 'sambayón', aguila: 'águila', aguilas: 'águilas', kinder: 'kínder', gps: 'GPS', ponque: 'ponqué', guatape: 'Guatapé', durmimos: 'dormimos', pidiamos: 'pedíamos', murimos: 'morimos', sintimos: 'sentimos', divirtimos: 'divertimos', siguimos: 'seguimos', apesar: 'a pesar', heche: 'eché', heché: 'eché', exelente: 'excelente', exelentes: 'excelentes', desicion: 'decisión', desición: 'decisión', quizo: 'quiso', hiso: 'hizo', isimos: 'hicimos', isieron: 'hicieron', hisimos: 'hicimos', hisieron: 'hicieron', kiosko: 'kiosco', kioskos: 'kioscos', aveces: 'a veces', talvez: 'tal vez', enserio: 'en serio', osea: 'o sea', atravez: 'a través', atraves: 'a través', deveras: 'de veras', iva: 'iba', ahy: 'ahí', conosi: 'conocí', conosí: 'conocí', conosio: 'conoció', conosco: 'conozco', cargé: 'cargué', carge: 'cargué', llegé: 'llegué', llege: 'llegué', jugé: 'jugué', juge: 'jugué', pagé: 'pagué', empesó: 'empezó', empeso: 'empezó', empesamos: 'empezamos', abrasó: 'abrazó', nadien: 'nadie', haiga: 'haya', veses: 'veces', muncho: 'mucho', muncha: 'mucha', semos: 'somos', ciclovia: 'ciclovía', ciclovias: 'ciclovías', autovia: 'autovía', naiden: 'nadie', envio: 'envío', envios: 'envíos', piquin: 'piquín', vamonos: 'vámonos', dijistes: 'dijiste', hicistes: 'hiciste', fuistes: 'fuiste', vinistes: 'viniste', estubo: 'estuvo', tubimos: 'tuvimos', tubieron: 'tuvieron', andubo: 'anduvo', bolver: 'volver', bolvió: 'volvió', bolvio: 'volvió', enseñansa: 'enseñanza', maracuya: 'maracuyá', sandia: 'sandía', sandias: 'sandías', choripan: 'choripán', choripanes: 'choripanes', tricerratops: 'triceratops', triseratops: 'triceratops', tricératops: 'triceratops', pansito: 'pancito', pansitos: 'pancitos', dinosario: 'dinosaurio', dinosarios: 'dinosaurios',
} // oxfmt-ignore

const FEELING =
  'pena|miedo|vergüenza|verguenza|risa|sueño|frío|frio|hambre|asco|ganas|gusto|coraje|flojera|pereza|igual|tiempo|permiso'

/** By what stands beside it; every pattern matches the word alone. */
const BESIDE: readonly (readonly [RegExp, string])[] = [
  // 'a lo que los demás les da flojera', 'un señor que nadie le ganaba': to whom
  [/(?<=(?<![A-Za-zÀ-ỹ])lo que )los demás(?= (?:ya |no |nunca )*les (?:da|cuesta|gusta|molesta|importa))/giu, 'a los demás'],
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:un|el|al) [A-Za-zÀ-ỹ]{3,} )que(?= nadie le (?:gan|pod|hac|dec|cre|entend)[A-Za-zÀ-ỹ]*)/giu, 'al que'],
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:una|la) [A-Za-zÀ-ỹ]{3,} )que(?= nadie le (?:gan|pod|hac|dec|cre|entend)[A-Za-zÀ-ỹ]*)/giu, 'a la que'],
  // 'ivan' is a name before a family name and behind what leads to one; 'ivan a la playa'
  [/(?<![A-Za-zÀ-ỹ])ivan(?= (?:cruz|\p{L}+[rlndmq]u?ez)(?![A-Za-zÀ-ỹ]))|(?<=(?<![A-Za-zÀ-ỹ])(?:de|don|t[ií]o|primo|hermano|llama|con|para) )ivan(?! (?:al?|en|con|junt|\p{L}+ndo))/gu, 'Iván'],
  [/(?<![A-Za-zÀ-ỹ])ivan(?![A-Za-zÀ-ỹ])/gu, 'iban'],
  // whoever does it says 'confieso'
  [/(?<![A-Za-zÀ-ỹ])confeso(?= (?:que|todo|la verdad|su|llorando)(?![A-Za-zÀ-ỹ]))/giu, 'confesó'],
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:[mts]us|las|unas) )ordenes(?![A-Za-zÀ-ỹ])/giu, 'órdenes'],
  // 'dibujar animé': what is drawn, and no past
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:[A-Za-zÀ-ỹ]+r|de|el|ver|tipo|estilo) )animé(?![A-Za-zÀ-ỹ])/giu, 'anime'],
  // nobody tells themselves off
  [/(?<=(?<![A-Za-zÀ-ỹ])(?<!(?<![A-Za-zÀ-ỹ])yo (?:(?!(?:y|e|pero|que|cuando|porque) )[A-Za-zÀ-ỹ]+ ){0,5})(?:me|nos) )regaño(?![A-Za-zÀ-ỹ]| (?:a m[ií] |sol[oa]|mentalmente|por dentro))/giu, 'regañó'],
  // 'adivina el asesino': whom; 'me atrapó el ladrón' is who
  [/(?<=(?<![A-Za-zÀ-ỹ])(?<!(?<![A-Za-zÀ-ỹ])(?:me|te|se|nos|os|les?|l[oa]s?|lo que|que(?= (?:d|atrap))) )(?:adivin|descubr|delat|atrap)[A-Za-zÀ-ỹ]+(?<!ad[oa]s?) (?:siempre )?)el(?= (?:asesino|culpable|ladr[oó]n|criminal)(?![A-Za-zÀ-ỹ]))/giu, 'al'],
  // 'silba para avisar que ya llego'
  [/(?<=^(?!yo )(?:que )?(?:siempre )?[A-Za-zÀ-ỹ]+[ae] .{0,40}(?<![A-Za-zÀ-ỹ])para (?:avisar(?:me|nos|te|les?)?|que (?:sepa[A-Za-zÀ-ỹ]*|nos enteremos)) (?:de )?que (?:ya )?)llego(?![A-Za-zÀ-ỹ])/giu, 'llegó'],
  // 'el diente se lo trago': nobody swallows for another
  [/(?<=(?<![A-Za-zÀ-ỹ])se (?:l[oa]s? )?)trago(?![A-Za-zÀ-ỹ])/giu, 'tragó'],
  // 'barrio la casa': no quarter stands there
  [/(?<=^|[.,;] |(?<![A-Za-zÀ-ỹ])(?:y|ella|él) )barrio(?= (?:el|la|los|las|tod[oa]) )/giu, 'barrió'],
  // 'me enseno': nobody puts anything into a breast
  [/(?<![A-Za-zÀ-ỹ])ensen(?=(?:[aoeóéá]|as|an|amos|aste|aron|ab[A-Za-zÀ-ỹ]+|ar[A-Za-zÀ-ỹ]*|ando[A-Za-zÀ-ỹ]*|ad[oa]s?)(?![A-Za-zÀ-ỹ]))/giu, 'enseñ'],
  // 'aunque peliamos'
  [/(?<![A-Za-zÀ-ỹ])peli(?=(?:as?|an|amos|ar|arse|ab[A-Za-zÀ-ỹ]+|áb[A-Za-zÀ-ỹ]+|ó|aron|ando)(?![A-Za-zÀ-ỹ]))/giu, 'pele'],
  // 'le hecha ganas', 'la hecha de menos'; not 'una torta hecha con ganas'
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:l[aeo]s?|me|te|nos|se|siempre|que|no) )hecha(?= (?:(?:much[oa]s?|tod[oa]s?|un montón de|las|tantas) )?(?:ganas|porras|la mano|una mano|de menos|relajo|desmadre|a perder|la culpa))/giu, 'echa'],
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:l[aeo]s?|me|te|nos|os) )hecho(?= de menos(?![A-Za-zÀ-ỹ]))/giu, 'echo'],
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:nunca|siempre|no|que|quien) (?:me |nos |le |lo |la )?)a(?= (?:hecho|sido|estado|tenido|dicho|visto|podido|ayudado|enseñado)(?![A-Za-zÀ-ỹ]))/giu, 'ha'],
  // 'la e visto', 'e ido'; not 'alegre e ilusionado'
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:me|te|se|nos|les?|l[oa]s?|no|nunca|jamás|yo|que|ya|siempre|cuando|más) )e(?= (?:[A-Za-zÀ-ỹ]*[aií]do|hecho|dicho|visto|puesto|escrito|abierto|vuelto|roto|muerto)(?![A-Za-zÀ-ỹ]))|^e(?= (?:[A-Za-zÀ-ỹ]*[aií]do|hecho|dicho|visto|vuelto)(?![A-Za-zÀ-ỹ]))/giu, 'he'],
  [/(?<![A-Za-zÀ-ỹ])hech(?=(?:aba|ábamos|aban|amos|é|ó|aron)(?: |$))/giu, 'ech'],
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:[mts]us?|mis|l[oa]s|nuestros|(?:fiesta|baile|vals|misa) de) )xv(?![A-Za-zÀ-ỹ])/gu, 'XV'],
  [/(?<![A-Za-zÀ-ỹ])haber(?= si (?!no )[A-Za-zÀ-ỹ])/giu, 'a ver'],
  [/(?<=(?<![A-Za-zÀ-ỹ])va )haber(?![A-Za-zÀ-ỹ])/giu, 'a haber'],
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:que|ojalá|cuando|aunque|quien|como) (?:no |se |lo |la |me |nos |le )*)halla(?= [A-Za-zÀ-ỹ]+[aei]do(?![A-Za-zÀ-ỹ]))/giu, 'haya'],
  [/(?<=^|[.;,] )valla(?= que (?:es|eres|sos|era|tiene|sabe)(?![A-Za-zÀ-ỹ]))/giu, 'vaya'],
  [/(?<!(?<![A-Za-zÀ-ỹ])(?:el|un|su|mi|del|al|este|ese|cada|otro) )(?<![A-Za-zÀ-ỹ])tubo(?= (?:que|miedo|fe|suerte|paciencia|razón|un|una|dos|tres|el|la|su|mucho|mucha|tanto|tanta|hambre|frío)(?![A-Za-zÀ-ỹ]))/giu, 'tuvo'],
  // 'se calló' is silent; 'se callo del columpio' is not
  [/(?<=(?<![A-Za-zÀ-ỹ])se (?:me |te |le |nos |les )?)call(?:o|ó)(?= (?:del?|al|a la|por|encima|sentad[oa]|de cabeza|en (?:el|la|un|una)) (?!silencio|golpe|pronto|repente))/giu, 'cayó'],
  // nobody falls silent to somebody
  [/(?<=(?<![A-Za-zÀ-ỹ])se (?:me|te|le|nos|les) )call(?:o|ó)(?= (?:el|la|los|las|un|una|mi|su) [A-Za-zÀ-ỹ])/giu, 'cayó'],
  // 'le coció el traje': no cook does that
  [/(?<![A-Za-zÀ-ỹ])coci(?=(?:ó|o|eron|endo)(?![A-Za-zÀ-ỹ])(?: [A-Za-zÀ-ỹ]+)? (?:(?:el|la|l[oa]s|un|una|mi|su|sus|mis) )?(?:traje|vestido|disfraz|ropa|botones|bot[oó]n|falda|pantal[oó]n|uniforme|mantel|capa|cortina|cierre)s?(?![A-Za-zÀ-ỹ]))/giu, 'cosi'],
  // 'silva tangos'; not 'una silva'
  [/(?<=^|[.,;] |(?<![A-Za-zÀ-ỹ])(?:y|que|siempre|nunca|también) )silva(?=n?(?: [A-Za-zÀ-ỹ]|$))/giu, 'silba'],
  [/(?<!(?<![A-Za-zÀ-ỹ])(?:en|de|a|hacia|toda|por|el) )(?<![A-Za-zÀ-ỹ])asia(?= (?:much[oa]|frío|frio|calor|falta|sol|viento|un)(?![A-Za-zÀ-ỹ]))/gu, 'hacía'],
  // 'sobretodo los lunes'; 'su sobretodo gris'
  [/(?<!(?<![A-Za-zÀ-ỹ])(?:el|un|su|mi|tu|del|al|con|de|este|ese|otro) )(?<![A-Za-zÀ-ỹ])sobretodo(?= |$|[,.;])/giu, 'sobre todo'],
  [new RegExp(`(?<=(?<![A-Za-zÀ-ỹ])(?:aunque|que|cuando|no) (?:a [A-Za-zÀ-ỹ]+ )?(?:no )?(?:te|le|me|nos|les|os) )de(?= (?:${FEELING}|un|una|el|la|mucha|mucho|tanta|tanto)(?![A-Za-zÀ-ỹ]))`, 'giu'), 'dé'],
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:tom(?:ar|a|amos|an|aba|ábamos)|beb(?:er|e|ía|íamos)|hac(?:er|e|ía)|prepar(?:ar|a|aba)|un|una taza de|su|el|mi|de) )te(?= de (?:manzanilla|lim[oó]n|jengibre|menta|hierba[A-Za-zÀ-ỹ]*|hoja[A-Za-zÀ-ỹ]*|canela|boldo|coca|tila|jamaica|yerba[A-Za-zÀ-ỹ]*|azahar|bolsita|las cinco)(?![A-Za-zÀ-ỹ]))/giu, 'té'],
] // oxfmt-ignore

/** 'voy ha verla', 'prefiere dormir ha salir': no participle follows. */
const HAS_TO = /(?<![A-Za-zÀ-ỹ])ha (?=([A-Za-zÀ-ỹ]+[aei]r(?:l[aeo]s?|me|te|se|nos)?)(?![A-Za-zÀ-ỹ]))/giu

/** 'le hecha ganas' → 'le echa ganas', 'la heche de menos' → 'la eché de menos'; what may be right stays. */
export function mended(text: string): string {
  const words = text.replace(/\p{L}{3,}/gu, (word) => {
    const low = word.toLowerCase()
    return Object.hasOwn(NO_WORD, low) ? sameCase(word, NO_WORD[low]!) : word
  })
  return BESIDE.reduce((said, [test, right]) => said.replace(test, (word) => sameCase(word, right)), words).replace(
    HAS_TO,
    (all, next: string) => (isNounForm(next.toLowerCase()) ? all : `${all.slice(0, 1) === 'H' ? 'A' : 'a'} `),
  )
}
