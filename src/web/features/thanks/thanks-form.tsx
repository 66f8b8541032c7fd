import { useRef, useState } from 'react'
import { GIFT_MESSAGES } from '../../../contract/gift-messages.ts'
import { MAX_SIGNATURE_LENGTH, MAX_THANKS_LENGTH, type Reaction } from '../../../contract/reactions.ts'
import { call } from '../../call.ts'
import { byRules } from '../../forms/resolvers.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { newUuid } from '../../uuid.ts'
import { soundOf, voiceError, VoiceMessage, type VoiceValue } from '../recordings/voice-message.tsx'
import { useConfig } from '../shell/config.ts'
import { ReactionChoice } from './reaction-choice.tsx'
import { THANKS_HEADING } from './thanks-at-end.tsx'

type Values = { reaction: Reaction | null; words: string; signature: string; voice: VoiceValue }
const NOTHING: Values = { reaction: null, words: '', signature: '', voice: null }

/** What the recipient answers the giver. `giver` is how the giver is called; empty where they gave no name. */
export function ThanksForm({ token, giver }: { token: string; giver: string }) {
  const { mail } = useConfig()
  const [sent, setSent] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The same until it has arrived, so that trying again sends nothing twice.
  const id = useRef(newUuid())
  const { field, busy, submit, setValue, watch, reset } = useForm<Values>({
    defaultValues: NOTHING,
    resolver: byRules(({ words, reaction, voice }: Values) => ({
      words: words.trim() === '' && reaction === null && voice === null ? GIFT_MESSAGES.thanksEmpty : null,
      voice: voiceError(voice),
    })),
    shownAt: 'words',
    send: async ({ reaction, words, signature, voice }) => {
      const form = { id: id.current, words, signature, ...(reaction && { reaction }) }
      await call('sendThanks', { params: { token }, form, ...soundOf(voice) })
      id.current = newUuid()
      reset({ ...NOTHING, signature })
      setSent(true)
      requestAnimationFrame(() => heading.current?.focus())
    },
  })
  return (
    <section aria-labelledby={THANKS_HEADING} className="wrap max-w-2xl py-[clamp(2.5rem,6vw,4rem)]">
      <h2 id={THANKS_HEADING} ref={heading} tabIndex={-1} className="scroll-mt-6 text-t2 wrap-anywhere">
        {sent
          ? 'Tu respuesta va en camino'
          : giver
            ? `¿Le dices algo a ${giver}?`
            : '¿Le dices algo a quien te lo regaló?'}
      </h2>
      {sent ? (
        <>
          <p className="mt-2 text-lead text-ink-2">
            {mail
              ? 'La recibe por correo y la guarda junto al cuento.'
              : 'Queda junto al cuento, en la página del libro.'}
          </p>
          <Button size="small" className="mt-5" onClick={() => setSent(false)}>
            Escribir otra
          </Button>
        </>
      ) : (
        <form className="mt-5 grid gap-5" aria-label="Dar las gracias" noValidate onSubmit={submit}>
          <ReactionChoice value={watch('reaction')} onPick={(reaction) => setValue('reaction', reaction)} />
          <TextArea {...field('words')} label="Unas palabras" optional maxLength={MAX_THANKS_LENGTH} />
          <VoiceMessage onChange={(voice) => setValue('voice', voice)} error={field('voice').error} />
          <TextField
            {...field('signature')}
            label="Tu nombre"
            optional
            maxLength={MAX_SIGNATURE_LENGTH}
            autoComplete="given-name"
          />
          <Button variant="main" type="submit" busy={busy} className="justify-self-start">
            Enviar las gracias
          </Button>
        </form>
      )}
    </section>
  )
}
