import { cached, WORDS_AT_HAND } from './cache.ts'
import { infinitivesOf, known } from './dictionary.ts'
import { bare } from './text.ts'

const CLITICS = '(?:se|lo|la|los|las|le|les|me|te|nos|os)'

const INFINITIVE = new RegExp(`^([A-Za-zÀ-ỹ]*[aeií]r)${CLITICS}{0,2}$`, 'u')

const NOT_INFINITIVES = new Set(
  `lugar mar ayer mujer hogar altar collar bar par azucar amor calamar dolar taller alfiler primer tercer radar solar celular pilar bazar
  telar palomar olivar caracter jaguar familiar particular popular militar escolar mayor menor mejor peor interior exterior similar singular
  titular auxiliar muscular circular espectacular peculiar nuclear lunar placer deber pesar saber lider cualquier poder haber alquiler cadaver`
    .split(/\s+/)
    .filter(Boolean),
)

/** True for an infinitive, with or without pronouns attached to it. */
export const isInfinitive = cached(WORDS_AT_HAND, (word): boolean => {
  const form = word.toLowerCase()
  const stem =
    INFINITIVE.exec(form)?.[1] ??
    INFINITIVE.exec(
      form
        .normalize('NFD')
        .replace(/\u0301/g, '')
        .normalize('NFC'),
    )?.[1]
  if (!stem || stem.length < 2 || form.length > 24) return false
  if (NOT_INFINITIVES.has(bare(form))) return /^(saber|poder|deber)$/.test(form)
  return (
    /^(ser|ir|ver|dar|estar|haber|jugar|reír|oír|andar|caer|poder|saber)$/.test(stem) ||
    (known(stem) && infinitivesOf(stem).length > 0)
  )
})
