import { GENDER_WORDS, AGE_WORDS, KIND_WORDS, OCCASION_WORDS, VARIANT_WORDS } from '../../../contract/choice-words.ts'
import { isGenderDoubtful, isSeveral, nameGender } from '../../../contract/gender.ts'
import { ChoiceChips } from './choice-chips.tsx'
import { draftStore, useDraft } from './draft-store.ts'
import { withImplied } from './implied.ts'

/** What may be said besides, each with one tap: who is who where it is not plain, age, occasion and Spanish. */
export function MoreQuestions() {
  const draft = useDraft()
  const { recipientAge, variant } = withImplied(draft)
  const [name, sender] = [draft.recipientName.trim(), draft.senderName.trim()]
  const asksKind = draft.recipientKind !== null || isGenderDoubtful(name, draft.recipientRelation)
  return (
    <section aria-label="Si quieres, un poco más" className="grid grid-cols-1 gap-5 border-l-4 border-maize pl-4">
      <p className="text-ink-2">Si quieres, un poco más: con un toque basta, y todo es opcional.</p>
      {asksKind && (
        <ChoiceChips
          legend={`¿Quién es ${name}?`}
          words={KIND_WORDS}
          value={draft.recipientKind}
          revocable={draft.recipientKind !== null}
          onPick={(recipientKind) => draftStore.change({ recipientKind })}
        />
      )}
      <ChoiceChips
        legend={`¿Qué edad tiene${isSeveral(name, draft.recipientRelation) ? 'n' : ''}?`}
        words={AGE_WORDS}
        value={recipientAge}
        revocable={draft.recipientAge !== null}
        note={draft.recipientAge === null ? 'Lo tomamos de lo que escribiste.' : undefined}
        onPick={(age) => draftStore.change({ recipientAge: age })}
      />
      <ChoiceChips
        legend="¿Con qué motivo lo regalas?"
        words={OCCASION_WORDS}
        value={draft.occasion}
        revocable={draft.occasion !== null}
        onPick={(occasion) => draftStore.change({ occasion })}
      />
      {(draft.senderGender !== null || isSenderDoubtful(sender)) && (
        <ChoiceChips
          legend={`¿Y a ti, ${sender}, cómo te nombramos?`}
          words={GENDER_WORDS}
          value={draft.senderGender}
          revocable={draft.senderGender !== null}
          onPick={(senderGender) => draftStore.change({ senderGender })}
        />
      )}
      <ChoiceChips
        legend="¿En qué español lo contamos?"
        words={VARIANT_WORDS}
        value={variant}
        note={draft.variant === null ? 'Lo tomamos de tu navegador.' : undefined}
        onPick={(variant) => draftStore.change({ variant })}
      />
    </section>
  )
}

function isSenderDoubtful(sender: string): boolean {
  return sender !== '' && nameGender(sender) === null && !isSeveral(sender, '')
}
