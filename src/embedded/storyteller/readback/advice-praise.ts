import type { Advice } from '../../../contract/readings.ts'
import type { Brief } from '../../../engine.ts'
import { bare } from '../language/grammar/text.ts'

/** Praise that would fit anybody, or only one day: it stays, and what they do would make it theirs. */

export function onPraise({ admiration }: Brief): Advice[] {
  const said = bare(admiration)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (FITS_ANYBODY.test(said) || isDiploma(said))
    return [
      {
        field: 'admiration',
        kind: 'nothing-said',
        why: 'Así le queda a cualquiera: di una cosa que hace y será solo suyo.',
        example: 'que siempre encuentra algo bueno en los demás',
      },
    ]
  return WON.test(admiration.trim())
    ? [
        {
          field: 'admiration',
          kind: 'passing',
          why: 'Un logro es de un día: si dices cómo llegó a él, se verá cómo es.',
          example: 'que practica aunque esté cansada',
        },
      ]
    : []
}

const WHO =
  '(?:persona|ser humano|ser|mujer|hombre|amor|amig[oa]|mama|papa|mami|papi|madre|padre|abuel[oa]|hij[oa]|herman[oa]|maestr[oa]|jef[ea]|compañer[oa]|prim[oa]|ti[oa]|niet[oa]|sobrin[oa]|vecin[oa]|suegr[oa]|novi[oa]|espos[oa]|madrina|padrino|equipo|familia)'
const FINE =
  '(?:gran|buen|buena|excelente|linda?|lindo|bella|bello|hermos[oa]|increible|maravillos[oa]|extraordinari[oa]|especial|preciosa?|precioso|unic[oa]|genial|super|chid[oa]|adorable)'
const FITS_ANYBODY = new RegExp(
  `^(?:(?:que|q) )?(?:(?:es|son|eres|sos|era|por ser) )?(?:(?:simplemente|sencillamente|siempre|muy|un|una|tan|re|super|la|el|l[oa]s|todo|toda) )*(?:(?:mejor|mejores)(?: ${WHO}s?)?(?: (?:del mundo|del universo|de tod[oa]s|que (?:existe|hay|tengo|conozco)))?|(?:amor|sol|angel|encanto)(?: de persona)?|tesoro|cielo|joya|${FINE} ${WHO}|${WHO} (?:muy |tan )?${FINE}|(?:increible|maravillos[oa]|extraordinari[oa]|unic[oa]|perfect[oa]|genial|especial)|lo (?:mejor|maximo)(?: que (?:me|nos) ha pasado)?|mi todo|todo para (?:mi|nosotros))(?: (?:y|e) (?:(?:muy|un|una|la|el|super|tan) )*(?:${FINE}(?: ${WHO})?|amor|sol|angel|encanto|mejor))*$`,
  'u',
)

/** 'excelente líder y ser humano con gran calidad humana y vocación de servicio' */
const DIPLOMA =
  /(?<![A-Za-zÀ-ỹ])(?:excelente|lider|liderazgo|ser humano|calidad humana|gran calidad|vocacion(?: de servicio)?|profesionalismo|compromiso|dedicacion|entrega|excelencia|responsabilidad|valores|etica|trayectoria|desempeño|desempeno|don de gentes|calidez humana|espiritu de servicio)(?![A-Za-zÀ-ỹ])/gu
const isDiploma = (said: string) => new Set(said.match(DIPLOMA)).size > 2

/** 'que ganó el concurso', 'pasó el examen': done once. */
const WON =
  /^(?:que )?(?:ya )?(?:gan[oó]|sac[oó]|pas[oó]|aprob[oó]|obtuvo|consigui[oó]|logr[oó]|se (?:titul[oó]|gradu[oó]|recibi[oó])|termin[oó]|qued[oó] en|meti[oó]|lleg[oó] a)(?= ) ?(?:(?:el|la|l[oa]s|un|una|su|sus|en|de|al?|primer|primera|segundo) )*(?:concurso|torneo|campeonato|copa|partido|premio|medallas?|beca|ex[aá]men(?:es)?|carrera|diez|lugar|oro|gol|golazo|universidad|prepa|escuela|tesis|olimpiadas?|final|licencia|oposici[oó]n)(?: (?:de|del|en|el|este|a) [A-Za-zÀ-ỹ]+(?: [A-Za-zÀ-ỹ]+)?)?[\s.!]*$/iu
