/** What happens now and not always, told where a lasting trait is asked for. */
const PASSING =
  /(?<!\p{L})(?:(?<=^\s*)\d{1,2} años(?= (?:ya|cumpl))|cumple el \d|(?:va a |ya )?cumpl(?:e|es|ís|ir[aá]?|i[oó]) (?:ya )?(?:\d+|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|dieciocho|años)(?!\p{L})|est[aá] (?:muy |bien |un poco |re |super |s[uú]per )?(?:nervios[oa] (?:por|con)|emocionad[oa] (?:por|con)|enferm[oa]|embarazad[oa]|por \p{L}+r|a punto|de viaje|de vacaciones|en ex[aá]menes)|estrena|(?:este|esta|pr[oó]xim[oa]) (?:año|mes|semana|viernes|s[aá]bado|domingo|lunes|verano)|ayer|mañana (?:es|se|va|tiene)|hoy|se (?:va|casa|grad[uú]a|jubila|muda|opera)(?!\p{L})(?! (?:de (?:la lengua|risa)|por|al))|ahora mismo|en estos d[ií]as)(?!\p{L})/iu

/** A mood or a punishment of these days, whatever was asked. */
const MOOD =
  /(?<!\p{L})(?:(?:est[aá]|anda) (?:castigad[oa]|de malas|enojad[oa] por|enyesad[oa])|(?:ahora|ahorita) (?:nada|no tiene|est[aá] castigad[oa])|por lo del yeso)(?!\p{L})/iu

type Asked = 'favourite' | 'trait'

/** 'cumple 15 y está nerviosa por el vals'. */
export const isPassing = (text: string, asked: Asked): boolean =>
  MOOD.test(text) || (asked === 'trait' && PASSING.test(text))

/** What of it lasts: its other clauses; empty where all of it passes. */
export function withoutPassing(text: string, asked: Asked): string {
  if (!isPassing(text, asked)) return text
  return text
    .split(/\s*[,;.]\s*(?:(?:y|pero) )?|\s+(?:pero|porque)\s+|\s+y\s+(?=(?:siempre|nunca|le|no|es|tiene|se|su) )/iu)
    .filter((clause) => clause && !isPassing(clause, asked))
    .join(', ')
}
