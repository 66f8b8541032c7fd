import { contract } from '../language/grammar/text.ts'
import type { Prop } from './prop.ts'

/** A favourite's noun as its giver says it. */
export type Named = {
  /** 'gaviotas de papel' */
  own: string
  /** 'las gaviotas de papel'; a name stands alone. */
  all: string
  /** 'una gaviota de papel' */
  one: string
  /** 'la gaviota' */
  the: string
  /** 'gaviota' */
  head: string
}

export type Choose = <T>(options: readonly T[]) => T

/** Parts on the stage, by class of noun. */
export type Parts = Readonly<Record<string, (named: Named, choose: Choose) => Prop>>

/** 'de las gaviotas de papel' */
export const of = ({ all }: Named) => contract(`de ${all}`)
/** 'resolver crucigramas', 'oír vals criollo': of any of them; 'los crucigramas del domingo' are those. */
export const anyOf = ({ own, all }: Pick<Named, 'own' | 'all'>) =>
  / (?:del|de (?:la|l[oa]s|sus?)|que)(?![A-Za-zÀ-ỹ])|\p{Lu}/u.test(own) ? all : own
/** 'a las gaviotas de papel' */
export const to = ({ all }: Named) => contract(`a ${all}`)
/** 'tinto de las cinco de la mañana', 'dominó de los jueves': its hour and its day are no part of it. */
export const AT_HOUR =
  / (?:de (?:l[oa]s?|la) (?:\d|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|mañanas?|tardes?|noches?)|de (?:los|cada) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|fines de semana|fin de semana))(?![A-Za-zÀ-ỹ]).*$/u

/** 'vermú del sábado': no glass holds its day. */
export const OF_DAY =
  / del (?:lunes|mi[eé]rcoles|martes|jueves|viernes|s[aá]bado|domingo|fin de semana)(?![A-Za-zÀ-ỹ]).*$/u

/** 'los caracoles en salsa', 'el conejo al ajillo': on a plate. */
export const SAUCED =
  / (?:en|con) (?:(?:la|su) )?(?:salsa|mole|escabeche|adobo|tomate|caldo|su tinta|vinagreta|man[ií]|papas?|arroz(?! con leche)|tortilla|mantequilla)(?![A-Za-zÀ-ỹ])| a (?:la|l['’]?a?) ?(?:llauna|brasa|parrilla|plancha|gallega|le[nñ]a|madrile[nñ]a|riojana|norteña|diabla|talla|veracruzana|cazadora|ol[ií]mpica|chiva|chorrillana|naranja|cerveza|cacerola|olla)| al (?:ajillo|horno|disco|palo|pil pil|mojo|carb[oó]n|coco|limón|vapor|cilindro)(?![A-Za-zÀ-ỹ])| (?:asad|frit|guisad|estofad|encebollad|ahumad|adobad|rellen|empanizad|rebozad|chactad)[oa]s?(?![A-Za-zÀ-ỹ])/u

/** 'tacos' of 'tacos en la esquina'; what is soaked in something, or counted by something, is said whole. */
export const withoutPlace = (own: string): string =>
  own.replace(/ (?:en(?! miniatura)|por|desde|cada|todos) .*$/u, (rest, at: number) =>
    NEEDS_MORE.test(own.slice(0, at)) || SAUCED.test(rest) ? rest : '',
  )

/** 'pan mojado', 'cubos de cinco': what says nothing without what follows. */
const NEEDS_MORE =
  / (?:\p{L}+[ai]d[oa]s?|hech[oa]s?|puest[oa]s?|escrit[oa]s?|envuelt[oa]s?|cubiert[oa]s?|rellen[oa]s?|mil|cien|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d+)$/u

/** 'la guacharaca que le regaló su tío': there is one. */
export const GIVEN = / que (?:le|les|se) (?:regal|prest|compr|tra[ej]|dio|dieron|hizo|hicieron|tej|dej[óo]|heredó)/u

/** 'croquetas' of 'croquetas de jamón': two words at most, up to the first joint. */
export const short = (own: string) =>
  own
    .split(/ (?:de|del|con|sin|a|al|en|para|que|por|y|bien|poco|muy|recién) /u, 1)[0]!
    .split(' ')
    .slice(0, own.split(' ')[1] === 'and' ? 3 : 2)
    .join(' ')
    // 'tequila Don Julio': its name whole, or none of it
    .replace(/ \p{Lu}\p{L}+$/u, (name) => (own.includes(`${name} `) ? '' : name))

/** 'Hombre Araña' */
export const FULL_NAME = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+/u

/** 'jugar al bingo de los jueves' is planned for no other day; a title keeps its own. */
export const onAnyDay = (doing: string) =>
  doing.includes('“') ? doing : doing.replace(AT_HOUR, '').replace(OF_DAY, '')
