import type { BriefField } from '../../../contract/brief-fields.ts'
import type { WizardStep } from '../../../contract/constants.ts'
import {
  AGE_WORDS,
  AGE_WORDS_OF_SEVERAL,
  GENDER_WORDS,
  KIND_WORDS,
  OCCASION_WORDS,
  VARIANT_WORDS,
} from '../../../contract/choice-words.ts'
import { STYLE_CARDS } from '../../../contract/styles.ts'
import type { Draft } from './draft.ts'

/** What the draft says of one thing, for its review; `edit` names the link to where that is changed. */
export type Line = {
  label: string
  /** What it is called of somebody who has died. */
  inMemory?: string
  step: WizardStep
  edit?: string
  fields: readonly BriefField[]
  /** Empty where the field is. */
  words: (draft: Draft) => string
}

/** The review's summary of the brief: every field but what was confirmed there, with the step that asks for it. */
export const LINES: readonly Line[] = [
  {
    label: 'Fotos',
    step: 'photos',
    edit: 'Cambiar las fotos',
    fields: ['senderPhotoId', 'recipientPhotoId', 'senderLook', 'recipientLook', 'recipientCoat'],
    words: ({ senderLook, senderName, recipientLook, recipientCoat, recipientName }) => {
      const names = [senderLook && senderName, recipientLook && recipientName].flatMap((name) => name?.trim() || [])
      return joined([
        names.length > 0 ? `Con el aspecto que confirmaste: ${names.join(' y ')}` : '',
        recipientCoat ? `Con el pelaje que confirmaste: ${recipientName.trim()}` : '',
      ])
    },
  },
  {
    label: 'Para',
    step: 'recipient',
    fields: ['recipientName', 'recipientRelation'],
    words: (draft) => `${draft.recipientName.trim()}, ${draft.recipientRelation.trim()}`,
  },
  {
    label: 'En el cuento',
    step: 'recipient',
    fields: ['recipientGender', 'recipientAge', 'recipientKind'],
    words: ({ recipientGender, recipientAge, recipientKind }) =>
      joined([
        recipientGender && PROTAGONIST[recipientGender],
        recipientAge && (recipientKind === 'varias' ? AGE_WORDS_OF_SEVERAL : AGE_WORDS)[recipientAge],
        recipientKind && KIND_WORDS[recipientKind],
      ]),
  },
  {
    label: 'De',
    step: 'recipient',
    fields: ['senderName', 'senderGender'],
    words: ({ senderName, senderGender }) =>
      joined([senderName.trim(), senderGender && GENDER_WORDS[senderGender].toLowerCase()]),
  },
  {
    label: 'Con motivo de',
    step: 'recipient',
    fields: ['occasion'],
    words: ({ occasion }) => (occasion ? OCCASION_WORDS[occasion] : ''),
  },
  {
    label: 'Contado en español de',
    step: 'recipient',
    fields: ['variant'],
    words: ({ variant }) => (variant ? VARIANT_WORDS[variant] : ''),
  },
  {
    label: 'Lo que más le gusta',
    inMemory: 'Lo que más le gustaba',
    step: 'personalization',
    fields: ['favoriteThing'],
    words: ({ favoriteThing }) => favoriteThing.trim(),
  },
  {
    label: 'Un recuerdo',
    step: 'personalization',
    fields: ['specialMemory'],
    words: ({ specialMemory }) => specialMemory.trim(),
  },
  {
    label: 'Lo que admiras',
    step: 'personalization',
    fields: ['admiration'],
    words: ({ admiration }) => admiration.trim(),
  },
  {
    label: 'Algo más',
    step: 'personalization',
    fields: ['extraTrait'],
    words: ({ extraTrait }) => extraTrait.trim(),
  },
  {
    label: 'Estilo',
    step: 'style',
    fields: ['illustrationStyle'],
    words: ({ illustrationStyle }) => STYLE_CARDS[illustrationStyle].label,
  },
]

/** As the line is called of somebody who lives, or has died. */
export const labelOf = ({ label, inMemory }: Line, { occasion }: Draft): string =>
  (occasion === 'en-recuerdo' && inMemory) || label

const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ')

const PROTAGONIST = { f: 'la protagonista', m: 'el protagonista' }
