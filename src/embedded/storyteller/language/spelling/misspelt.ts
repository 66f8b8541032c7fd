import { isNounForm } from '../grammar/dictionary.ts'
import { sameCase } from '../grammar/text.ts'

/** Words that are often misspelt as other words, or as none: mended only where nothing else can be meant. */

/** No word of Spanish is spelt so. */
const NO_WORD: Readonly<Record<string, string>> = {
  merken: 'merkén', sambayon: 'sambayón', aguila: 'águila', aguilas: 'águilas', kinder: 'kínder', gps: 'GPS', ponque: 'ponqué', guatape: 'Guatapé', durmimos: 'dormimos', pidiamos: 'pedíamos', murimos: 'morimos', sintimos: 'sentimos', divirtimos: 'divertimos', siguimos: 'seguimos', apesar: 'a pesar', heche: 'eché', heché: 'eché', exelente: 'excelente', exelentes: 'excelentes', desicion: 'decisión', desición: 'decisión', quizo: 'quiso', hiso: 'hizo', isimos: 'hicimos', isieron: 'hicieron', hisimos: 'hicimos', hisieron: 'hicieron', kiosko: 'kiosco', kioskos: 'kioscos', aveces: 'a veces', talvez: 'tal vez', enserio: 'en serio', osea: 'o sea', atravez: 'a través', atraves: 'a través', deveras: 'de veras', iva: 'iba', ahy: 'ahí', conosi: 'conocí', conosí: 'conocí', conosio: 'conoció', conosco: 'conozco', cargé: 'cargué', carge: 'cargué', llegé: 'llegué', llege: 'llegué', jugé: 'jugué', juge: 'jugué', pagé: 'pagué', empesó: 'empezó', empeso: 'empezó', empesamos: 'empezamos', abrasó: 'abrazó', nadien: 'nadie', haiga: 'haya', veses: 'veces', muncho: 'mucho', muncha: 'mucha', semos: 'somos', ciclovia: 'ciclovía', ciclovias: 'ciclovías', autovia: 'autovía', naiden: 'nadie', envio: 'envío', envios: 'envíos', piquin: 'piquín', vamonos: 'vámonos', dijistes: 'dijiste', hicistes: 'hiciste', fuistes: 'fuiste', vinistes: 'viniste', estubo: 'estuvo', tubimos: 'tuvimos', tubieron: 'tuvieron', andubo: 'anduvo', bolver: 'volver', bolvió: 'volvió', bolvio: 'volvió', enseñansa: 'enseñanza', maracuya: 'maracuyá', sandia: 'sandía', sandias: 'sandías', choripan: 'choripán', choripanes: 'choripanes', tricerratops: 'triceratops', triseratops: 'triceratops', tricératops: 'triceratops', pansito: 'pancito', pansitos: 'pancitos', dinosario: 'dinosaurio', dinosarios: 'dinosaurios',
} // oxfmt-ignore

const FEELING =
  'pena|miedo|vergüenza|verguenza|risa|sueño|frío|frio|hambre|asco|ganas|gusto|coraje|flojera|pereza|igual|tiempo|permiso'

/** By what stands beside it; every pattern matches the word alone. */
const BESIDE: readonly (readonly [RegExp, string])[] = [
  // 'a lo que los demás les da flojera', 'un señor que nadie le ganaba': to whom
  [/(?<=(?<!\p{L})lo que )los demás(?= (?:ya |no |nunca )*les (?:da|cuesta|gusta|molesta|importa))/giu, 'a los demás'],
  [/(?<=(?<!\p{L})(?:un|el|al) \p{L}{3,} )que(?= nadie le (?:gan|pod|hac|dec|cre|entend)\p{L}*)/giu, 'al que'],
  [/(?<=(?<!\p{L})(?:una|la) \p{L}{3,} )que(?= nadie le (?:gan|pod|hac|dec|cre|entend)\p{L}*)/giu, 'a la que'],
  // 'ivan' is a name before a family name and behind what leads to one; 'ivan a la playa'
  [/(?<!\p{L})ivan(?= cruz(?!\p{L}))|(?<=(?<!\p{L})(?:de|don|t[ií]o|primo|hermano|llama|con|para) )ivan(?! (?:al?|en|con|junt|\p{L}+ndo))/gu, 'Iván'],
  [/(?<!\p{L})ivan(?!\p{L})/gu, 'iban'],
  // whoever does it says 'confieso'
  [/(?<!\p{L})confeso(?= (?:que|todo|la verdad|su|llorando)(?!\p{L}))/giu, 'confesó'],
  [/(?<=(?<!\p{L})(?:[mts]us|las|unas) )ordenes(?!\p{L})/giu, 'órdenes'],
  // 'dibujar animé': what is drawn, and no past
  [/(?<=(?<!\p{L})(?:\p{L}+r|de|el|ver|tipo|estilo) )animé(?!\p{L})/giu, 'anime'],
  // nobody tells themselves off
  [/(?<=(?<!\p{L})(?<!(?<!\p{L})yo (?:(?!(?:y|e|pero|que|cuando|porque) )\p{L}+ ){0,5})(?:me|nos) )regaño(?!\p{L}| (?:a m[ií] |sol[oa]|mentalmente|por dentro))/giu, 'regañó'],
  // 'adivina el asesino': whom; 'me atrapó el ladrón' is who
  [/(?<=(?<!\p{L})(?<!(?<!\p{L})(?:me|te|se|nos|os|les?|l[oa]s?|lo que|que(?= (?:d|atrap))) )(?:adivin|descubr|delat|atrap)\p{L}+(?<!ad[oa]s?) (?:siempre )?)el(?= (?:asesino|culpable|ladr[oó]n|criminal)(?!\p{L}))/giu, 'al'],
  // 'silba para avisar que ya llego'
  [/(?<=^(?!yo )(?:que )?(?:siempre )?\p{L}+[ae] .{0,40}(?<!\p{L})para (?:avisar(?:me|nos|te|les?)?|que (?:sepa\p{L}*|nos enteremos)) (?:de )?que (?:ya )?)llego(?!\p{L})/giu, 'llegó'],
  // 'el diente se lo trago': nobody swallows for another
  [/(?<=(?<!\p{L})se (?:l[oa]s? )?)trago(?!\p{L})/giu, 'tragó'],
  // 'barrio la casa': no quarter stands there
  [/(?<=^|[.,;] |(?<!\p{L})(?:y|ella|él) )barrio(?= (?:el|la|los|las|tod[oa]) )/giu, 'barrió'],
  // 'me enseno': nobody puts anything into a breast
  [/(?<!\p{L})ensen(?=(?:[aoeóéá]|as|an|amos|aste|aron|ab\p{L}+|ar\p{L}*|ando\p{L}*|ad[oa]s?)(?!\p{L}))/giu, 'enseñ'],
  // 'aunque peliamos'
  [/(?<!\p{L})peli(?=(?:as?|an|amos|ar|arse|ab\p{L}+|áb\p{L}+|ó|aron|ando)(?!\p{L}))/giu, 'pele'],
  // 'le hecha ganas', 'la hecha de menos'; not 'una torta hecha con ganas'
  [/(?<=(?<!\p{L})(?:l[aeo]s?|me|te|nos|se|siempre|que|no) )hecha(?= (?:(?:much[oa]s?|tod[oa]s?|un montón de|las|tantas) )?(?:ganas|porras|la mano|una mano|de menos|relajo|desmadre|a perder|la culpa))/giu, 'echa'],
  [/(?<=(?<!\p{L})(?:l[aeo]s?|me|te|nos|os) )hecho(?= de menos(?!\p{L}))/giu, 'echo'],
  [/(?<=(?<!\p{L})(?:nunca|siempre|no|que|quien) (?:me |nos |le |lo |la )?)a(?= (?:hecho|sido|estado|tenido|dicho|visto|podido|ayudado|enseñado)(?!\p{L}))/giu, 'ha'],
  // 'la e visto', 'e ido'; not 'alegre e ilusionado'
  [/(?<=(?<!\p{L})(?:me|te|se|nos|les?|l[oa]s?|no|nunca|jamás|yo|que|ya|siempre|cuando|más) )e(?= (?:\p{L}*[aií]do|hecho|dicho|visto|puesto|escrito|abierto|vuelto|roto|muerto)(?!\p{L}))|^e(?= (?:\p{L}*[aií]do|hecho|dicho|visto|vuelto)(?!\p{L}))/giu, 'he'],
  [/(?<!\p{L})hech(?=(?:aba|ábamos|aban|amos|é|ó|aron)(?: |$))/giu, 'ech'],
  [/(?<=(?<!\p{L})(?:[mts]us?|mis|l[oa]s|nuestros|(?:fiesta|baile|vals|misa) de) )xv(?!\p{L})/gu, 'XV'],
  [/(?<!\p{L})haber(?= si (?!no )\p{L})/giu, 'a ver'],
  [/(?<=(?<!\p{L})va )haber(?!\p{L})/giu, 'a haber'],
  [/(?<=(?<!\p{L})(?:que|ojalá|cuando|aunque|quien|como) (?:no |se |lo |la |me |nos |le )*)halla(?= \p{L}+[aei]do(?!\p{L}))/giu, 'haya'],
  [/(?<=^|[.;,] )valla(?= que (?:es|eres|sos|era|tiene|sabe)(?!\p{L}))/giu, 'vaya'],
  [/(?<!(?<!\p{L})(?:el|un|su|mi|del|al|este|ese|cada|otro) )(?<!\p{L})tubo(?= (?:que|miedo|fe|suerte|paciencia|razón|un|una|dos|tres|el|la|su|mucho|mucha|tanto|tanta|hambre|frío)(?!\p{L}))/giu, 'tuvo'],
  // 'se calló' is silent; 'se callo del columpio' is not
  [/(?<=(?<!\p{L})se (?:me |te |le |nos |les )?)call(?:o|ó)(?= (?:del?|al|a la|por|encima|sentad[oa]|de cabeza|en (?:el|la|un|una)) (?!silencio|golpe|pronto|repente))/giu, 'cayó'],
  // nobody falls silent to somebody
  [/(?<=(?<!\p{L})se (?:me|te|le|nos|les) )call(?:o|ó)(?= (?:el|la|los|las|un|una|mi|su) \p{L})/giu, 'cayó'],
  // 'le coció el traje': no cook does that
  [/(?<!\p{L})coci(?=(?:ó|o|eron|endo)(?!\p{L})(?: \p{L}+)? (?:(?:el|la|l[oa]s|un|una|mi|su|sus|mis) )?(?:traje|vestido|disfraz|ropa|botones|bot[oó]n|falda|pantal[oó]n|uniforme|mantel|capa|cortina|cierre)s?(?!\p{L}))/giu, 'cosi'],
  // 'silva tangos'; not 'una silva'
  [/(?<=^|[.,;] |(?<!\p{L})(?:y|que|siempre|nunca|también) )silva(?=n?(?: \p{L}|$))/giu, 'silba'],
  [/(?<!(?<!\p{L})(?:en|de|a|hacia|toda|por|el) )(?<!\p{L})asia(?= (?:much[oa]|frío|frio|calor|falta|sol|viento|un)(?!\p{L}))/gu, 'hacía'],
  // 'sobretodo los lunes'; 'su sobretodo gris'
  [/(?<!(?<!\p{L})(?:el|un|su|mi|tu|del|al|con|de|este|ese|otro) )(?<!\p{L})sobretodo(?= |$|[,.;])/giu, 'sobre todo'],
  [new RegExp(`(?<=(?<!\\p{L})(?:aunque|que|cuando|no) (?:a \\p{L}+ )?(?:no )?(?:te|le|me|nos|les|os) )de(?= (?:${FEELING}|un|una|el|la|mucha|mucho|tanta|tanto)(?!\\p{L}))`, 'giu'), 'dé'],
  [/(?<=(?<!\p{L})(?:tom(?:ar|a|amos|an|aba|ábamos)|beb(?:er|e|ía|íamos)|hac(?:er|e|ía)|prepar(?:ar|a|aba)|un|una taza de|su|el|mi|de) )te(?= de (?:manzanilla|lim[oó]n|jengibre|menta|hierba\p{L}*|hoja\p{L}*|canela|boldo|coca|tila|jamaica|yerba\p{L}*|azahar|bolsita|las cinco)(?!\p{L}))/giu, 'té'],
] // oxfmt-ignore

/** 'voy ha verla', 'prefiere dormir ha salir': no participle follows. */
const HAS_TO = /(?<!\p{L})ha (?=(\p{L}+[aei]r(?:l[aeo]s?|me|te|se|nos)?)(?!\p{L}))/giu

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
