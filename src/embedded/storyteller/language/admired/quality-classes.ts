import { bare } from '../grammar/text.ts'

/** The kinds of admired quality that deeds know how to show. */
export type QualityClass =
  | 'patience'
  | 'persistence'
  | 'courage'
  | 'kindness'
  | 'joy'
  | 'strength'
  | 'honesty'
  | 'mind'
  | 'tenderness'
  | 'work'
  | 'calm'
  | 'other'

const CLASSES: readonly (readonly [RegExp, QualityClass])[] = [
  [/pacien|\besper(?!anz)/, 'patience'],
  [
    /esperanza|\brind(?![a-z]* cuentas)|rend[ií]|persever|constan|tenaz|luch|terc[oa]|terqued|cabezon|cabezot|intent|afloj|insist|levant(?![a-z]* la voz)|adelante|\bsiguen? (?:luch|intent|en pie|firme)|a pesar de|vencid|empeñ|empen|los brazos|\braja|echad[oa] p|pese a|confia en (?:si|ti|lo que|el futuro|que)|suena en grande/,
    'persistence',
  ],
  [
    /valien|heroe|heroina|ejemplo|inspir|gran mujer|gran hombre|valent|coraj|miedo|\bteme|atrev|decidi|arriesg|audaz|guerrer|se anima(?!n? un)|injustici|se calla(?! ni)|suenos|\bvalor\b/,
    'courage',
  ],
  [
    /buena onda con |(?:sabe|nota|se da cuenta) (?:de )?(?:cuando|si) (?:uno|una|alguien|algo|est|me |nos |te )|ayud|rencor|el nombre de tod|confia en|sin mirar a quien|\bpresta\b|\bsaludan?\b|se animan? un|se acuerda de|aparece|\besta siempre|puerta abierta|echar una mano|dispuest|ahi para|perdon|no fall|complic|gentes|generos|compart|amab|amabl|solidar|bondad|\bbuen[oa]?s?\b(?! humor| onda)|cuida|defend|deja sol|nunca me ha fall|nunca nos|invita|regala|se sacrifica|por los demas|por nosotros|duro para|unid[oa]s|amistad|amigos|trata a|empat|escuch|noble|\bleal|fiel|lealtad|acompan|defiend|familia|a los demas|juzg|angel|\bahi\b|apoy|da todo|humanidad|humilla|\brespet|servicial/,
    'kindness',
  ],
  [
    /alegr|de buenas\b|mueve la cola|contagia|humor|\brisa|\brie|reir|sonri|sonrei|sonris|divert|gracia|gracios|feliz|carcaj|buen humor|buena onda|bromas|optimis|chiste|aburr|entusias|energia|bailar|\bcanta|fiesta/,
    'joy',
  ],
  [/fuerza|fuerte|fortalez|resist|aguant|cancer|enfermedad/, 'strength'],
  [
    /honest|no sabe mentir|pelos en la lengua|buen tipo|buena gente|sincer|se cree mas|no presume|hace trampa|lo que piensa|de frente|las cosas como|verdad|autentic|humild|\bjust[oa]|justicia|palabra|transparen|mentira|derech|\bcumple(?!an)|cumplid|\bva de frente|que diran|la gana\b|de verdad|como es\b|ell[ao] mism/,
    'honesty',
  ],
  [
    /(?:encuentr|encontr)[a-z]* la vuelta|se las ingenia|se las arregla|intelig|\bpiensa|\blist[oa]|ingeni|creativ|imagin|sabi[oa]|sabidur|curios|pregunt|aprend|resuel|problema|arregl|observ|soluci|mente|\bidea|invent|\bsabe\b(?! (?:pedir|perdon|escuch|quer|esper|estar|reir))|ensen|con poco|capaz de todo|talent|facil/,
    'mind',
  ],
  [
    /carin|de la mano|juntos|sentir|en casa|\bama(?:r|s)?\b|queren|querei|se quieren|mejor (?:papa|mama|abuel|amig|herman)|\bamor|ternura|tiern|dulz|dulce|abraz|corazon|(?<!lo que (?:le )?)quiere(?!n? [a-z]+[aei]r)|quieren se|querer|besos|\bmira(?! que)|amoros|afect/,
    'tenderness',
  ],
  [
    /trabaj|chambe|labur|responsab|logra|vocacion|profesional|exigent|dedic|esfuer|disciplin|madrug|orden|puntual|cocina|manos/,
    'work',
  ],
  [
    /calma|nunca grit|sin grit|la voz|enoj|enfad|tranquil|compostura|se altera|despein|seren|\bpaz\b|pocas palabras|queja|paciencia/,
    'calm',
  ],
]

/** The first keyword decides: 'su alegría y su fuerza' is joy. */
export function classOf(text: string): QualityClass {
  const key = bare(text)
  return (
    CLASSES.map(([test, name]) => ({ name, at: key.search(test) }))
      .filter((found) => found.at >= 0)
      .sort((a, b) => a.at - b.at)[0]?.name ?? 'other'
  )
}

/** The noun of an adjective, so that no agreement is needed: 'valiente' → 'valentía'. */
const NOUNS: Record<string, string> = Object.fromEntries(
  `valiente:valentía honesto:honestidad generoso:generosidad paciente:paciencia fuerte:fuerza amable:amabilidad alegre:alegría divertido:sentido del humor
  gracioso:gracia inteligente:inteligencia creativo:creatividad cariñoso:ternura tierno:ternura dulce:dulzura
  constante:constancia perseverante:perseverancia leal:lealtad fiel:fidelidad bondadoso:bondad curioso:curiosidad tranquilo:calma
  sereno:serenidad sincero:sinceridad responsable:responsabilidad optimista:optimismo solidario:solidaridad noble:nobleza humilde:humildad
  sabio:sabiduría ingenioso:ingenio independiente:independencia decidido:decisión luchador:espíritu de lucha tenaz:tenacidad terco:terquedad
  empático:empatía auténtico:autenticidad elegante:elegancia imaginativo:imaginación
  puntual:puntualidad talentoso:talento disciplinado:disciplina entusiasta:entusiasmo prudente:prudencia discreto:discreción amoroso:amor
  carismático:carisma comprensivo:comprensión apasionado:pasión simpático:simpatía risueño:alegría`
    .split(/\s+(?=\S+:)/)
    .map((entry) => {
      const [adjective, noun] = entry.trim().split(':') as [string, string]
      return [bare(adjective), noun]
    }),
)

export function nounOf(adjective: string): string | undefined {
  const key = bare(adjective)
  const candidates = [
    key,
    key.replace(/s$/, ''),
    key.replace(/as?$/, 'o'),
    key.replace(/os$/, 'o'),
    key.replace(/oras?$/, 'or'),
    key.replace(/es$/, ''),
    key.replace(/es$/, 'e'),
  ]
  return candidates.map((candidate) => NOUNS[candidate]).find((noun) => noun !== undefined)
}
