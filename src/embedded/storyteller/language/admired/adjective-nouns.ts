import { bare } from '../grammar/text.ts'

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
