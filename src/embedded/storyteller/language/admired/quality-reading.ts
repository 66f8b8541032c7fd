import type { Address } from '../people/address.ts'
import type { Person } from '../people/person.ts'
import { toldInfinitive } from '../people/sender-voice.ts'
import { contract } from '../grammar/text.ts'

/** `several`: the sender is more than one, so that 'nos' is all of them. */
export type Reader = { recipient: Person; sender: string; several: boolean; address: Address }

/** `direct`: the sender said it to the recipient, so that it can be repeated unchanged; `own`: the narrator cannot tell it. */
export type Reading = { what: string; toYou: string | null; direct?: true; own?: true }

export const your = (reader: Reader) => (reader.address === 'tú' || reader.address === 'vos' ? 'tu' : 'su')

export function possessed(text: string, reader: Reader): Reading {
  const third = toldInfinitive(text, reader.sender)
    .replace(/(?<!\p{L})tu(s?)(?!\p{L})/gu, 'su$1')
    .replace(/(?<!\p{L})vuestr[oa](s?)(?!\p{L})/gu, 'su$1')
  const own = text.replace(/(?<!\p{L})vuestr[oa](s?)(?!\p{L})/gu, 'su$1')
  const said =
    your(reader) === 'tu'
      ? own
          .replace(/(?<!\p{L})su(s?|y[oa]s?)(?!\p{L})/gu, 'tu$1')
          .replace(/(?<=\p{L}[aeií]r)se(?!\p{L})/gu, 'te')
          .replace(/(?<=(?<!\p{L})(?:en|de|a|por|para) )sí(?= mism)/gu, 'ti')
      : own.replace(/(?<!\p{L})tu(s?)(?!\p{L})/gu, 'su$1')
  return { what: contract(third), toYou: contract(said) }
}

/** The sender's 'me' told by the narrator, where the verb allows it: 'me escucha' → 'escucha a Clara'. */
export function toldBy(answer: string, { sender, several }: Reader): string {
  // 'nos trata a todos igual': they are named after it
  const plain = answer.replace(/(?<!\p{L})nos (?=\p{L}+ (?:siempre )?a tod[oa]s(?!\p{L}))/giu, '')
  const text = several
    ? plain.replace(/(?<!\p{L})nos(?!\p{L})/gu, 'me').replace(/(?<!\p{L})con nosotr[oa]s(?!\p{L})/giu, 'conmigo')
    : plain
  return contract(
    text
      .replace(
        /(^|(?<=\sque\s))((?:siempre |nunca |no )*)me ((?:hacen?|dejan?|han?) \p{L}+|da (?:calma|paz|fuerzas?|alegría|ánimos?|confianza|seguridad|esperanza|energía)(?!\p{L})|(?:(?:escucha|cuida|ayuda|acompaña|entiende|abraza|defiende|apoya|espera|quiere|mira|trata|enseña|habla|anima|conoce)n?|enseñó|quiso|aceptó|educó|adoptó|acogió|ayudó|cuidó|salvó|esperó|defendió|crio|crió|apoyó|escuchó|acompañó)(?!\p{L}))/iu,
        `$1$2$3 a ${sender}`,
      )
      .replace(/(?<!\p{L})conmigo(?!\p{L})/giu, `con ${sender}`)
      .replace(several ? /(?<!\p{L})me(?!\p{L})/gu : /(?!)/u, 'nos'),
  )
}

export function youAre(text: string, reader: Reader): string {
  const { address } = reader
  const own = your(reader) === 'tu' ? text.replace(/(?<!\p{L})su(?=s?\s)/gu, 'tu') : text
  return `que ${{ tú: 'eres', vos: 'sos', usted: 'es', ustedes: 'son', vosotros: 'sois' }[address]} ${own}`
}
