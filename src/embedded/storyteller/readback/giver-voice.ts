import { relationGender } from '../../../contract/gender.ts'
import { nounGender } from '../language/grammar/gender.ts'
import type { Spoken } from './voice.ts'

/** How our own sentences speak to the giver, and whose they say somebody is. */

const SAID_BACK: Record<string, string> = {
  me: 'te', mi: 'tu', mis: 'tus', mí: 'ti', conmigo: 'contigo', mío: 'tuyo', mía: 'tuya', míos: 'tuyos', mías: 'tuyas', nuestro: 'su', nuestra: 'su', nuestros: 'sus', nuestras: 'sus',
} // oxfmt-ignore

/** 'mi hijo' → 'tu hijo', 'nuestra hija' → 'su hija'; the rest as it was written. */
export function relationSaidBack(relation: string, spoken: Spoken = 'tú'): string {
  const said =
    spoken === 'vosotros' ? relation.replace(/(?<![A-Za-zÀ-ỹ])nuestr(?=[oa]s?(?![A-Za-zÀ-ỹ]))/giu, 'vuestr') : relation
  return ofOld(said, spoken).replace(
    /(?<![A-Za-zÀ-ỹ])(?:mis?|nuestr[oa]s?)(?![A-Za-zÀ-ỹ])/giu,
    (word) => SAID_BACK[word.toLowerCase()]!,
  )
}

/** 'de cuando era crío' → 'de cuando eras crío', 'de cuando erais críos' */
const ofOld = (said: string, spoken: Spoken) =>
  said.replace(/(?<= de cuando )era (\p{L}+)/u, (_, how: string) =>
    spoken === 'ustedes' ? `eran ${how}s` : spoken === 'vosotros' ? `erais ${how}s` : `eras ${how}`,
  )

/** Verbs and possessives by which a giver is spoken to: tú, vos, ustedes, vosotros. */
const SPOKEN_TO: Readonly<Record<string, readonly [string, string, string]>> = {
  admiras: ['admirás', 'admiran', 'admiráis'],
  escribiste: ['escribiste', 'escribieron', 'escribisteis'],
  Escribiste: ['Escribiste', 'Escribieron', 'Escribisteis'],
  firmas: ['firmás', 'firman', 'firmáis'],
  digas: ['digas', 'digan', 'digáis'],
  tú: ['vos', 'ustedes', 'vosotros'],
  confirmes: ['confirmes', 'confirmen', 'confirméis'],
  pediste: ['pediste', 'pidieron', 'pedisteis'],
  pides: ['pedís', 'piden', 'pedís'],
  deja: ['dejá', 'dejen', 'dejad'],
  déjalo: ['dejalo', 'déjenlo', 'dejadlo'],
  pon: ['poné', 'pongan', 'poned'],
  Pon: ['Poné', 'Pongan', 'Poned'],
  ponlo: ['ponelo', 'pónganlo', 'ponedlo'],
  escribe: ['escribí', 'escriban', 'escribid'],
  escríbelo: ['escribilo', 'escríbanlo', 'escribidlo'],
  dilo: ['decilo', 'díganlo', 'decidlo'],
  prefieres: ['preferís', 'prefieren', 'preferís'],
  prefieras: ['prefieras', 'prefieran', 'prefiráis'],
  quieres: ['querés', 'quieren', 'queréis'],
  cuenta: ['contá', 'cuenten', 'contad'],
  puedes: ['podés', 'pueden', 'podéis'],
  usas: ['usás', 'usan', 'usáis'],
  ti: ['vos', 'ustedes', 'vosotros'],
  te: ['te', 'les', 'os'],
  cuentas: ['contás', 'cuentan', 'contáis'],
  tu: ['tu', 'su', 'vuestro'],
  tus: ['tus', 'sus', 'vuestros'],
}

/** As it is said to the giver: 'Lo que admiras' → 'Lo que admiran'. For our own sentences, never for theirs, which stand within «». */
export const saidTo = (spoken: Spoken, text: string): string =>
  text.replace(/«[^»]*»|[^«»]+/gu, (part) => (part.startsWith('«') ? part : oursTo(spoken, part)))

function oursTo(spoken: Spoken, text: string): string {
  const at = (['vos', 'ustedes', 'vosotros'] as const).findIndex((one) => one === spoken)
  if (at < 0) return text
  const said =
    at === 2
      ? text.replace(
          /(?<![A-Za-zÀ-ỹ])tu(s?) (\p{L}+)/gu,
          (_, s: string, noun: string) => `vuestr${nounGender(noun) === 'f' ? 'a' : 'o'}${s} ${noun}`,
        )
      : text
  return said.replace(/\p{L}+/gu, (word) => SPOKEN_TO[word]?.[at] ?? word)
}

/** 'tu compañera' → 'su compañera', 'vuestra compañera': whose it is where several give. */
export const theirsOf = (spoken: Spoken, relation: string): string =>
  spoken === 'ustedes'
    ? relation.replace(/(?<![A-Za-zÀ-ỹ])tu(s?) /gu, 'su$1 ')
    : spoken === 'vosotros'
      ? relation
          .replace(
            /^[ts]u(s?) ((?:mejor|gran|futur[oa]|querid[oa]) )?(\p{L}+)/u,
            (_, many: string, first = '', kin: string) => `${vuestro(kin, many)} ${first}${kin}`,
          )
          .replace(/(?<= )tu(s?) (\p{L}+)/gu, (_, many: string, kin: string) => `${vuestro(kin, many)} ${kin}`)
      : relation

const vuestro = (kin: string, many: string) =>
  `vuestr${(relationGender(kin) ?? nounGender(kin)) === 'f' ? 'a' : 'o'}${many}`
