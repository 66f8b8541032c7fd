import {
  AGE_WORDS,
  AGE_WORDS_OF_SEVERAL,
  GENDER_WORDS,
  KIND_WORDS,
  OCCASION_WORDS,
  VARIANT_WORDS,
} from '../../../contract/choice-words.ts'
import { isGenderDoubtful, isSeveral } from '../../../contract/gender.ts'
import { saidBack } from '../../../contract/said-names.ts'
import { ChoiceChips } from './choice-chips.tsx'
import { confirm } from './confirm.ts'
import { draftStore, useDraft } from './draft-store.ts'
import { impliedOccasion, isAnimal, withImplied } from './implied.ts'
import { isGiverDoubtful } from './overtaken.ts'
import { useOvertakenChoices } from './use-overtaken-choices.ts'

/** What may be said besides, each with one tap: who is who where it is not plain, age, occasion and Spanish. */
export function MoreQuestions() {
  const draft = useDraft()
  useOvertakenChoices(draft)
  const { recipientAge, occasion, variant } = withImplied(draft)
  const [name, sender] = [saidBack(draft.recipientName), draft.senderName.trim()]
  const asksKind = draft.recipientKind !== null || isGenderDoubtful(draft.recipientName, draft.recipientRelation)
  const areSeveral = draft.recipientKind
    ? draft.recipientKind === 'varias'
    : isSeveral(draft.recipientName, draft.recipientRelation)
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
      {!isAnimal(draft) && (
        <ChoiceChips
          legend={ageQuestion(areSeveral, occasion === 'en-recuerdo')}
          words={areSeveral ? AGE_WORDS_OF_SEVERAL : AGE_WORDS}
          value={recipientAge}
          revocable={draft.recipientAge !== null}
          note={draft.recipientAge === null ? 'Lo tomamos de lo que escribiste.' : undefined}
          onPick={(age) => draftStore.change({ recipientAge: age })}
        />
      )}
      <ChoiceChips
        legend="¿Con qué motivo lo regalas?"
        words={OCCASION_WORDS}
        value={occasion}
        revocable={occasion !== null}
        note={draft.occasion === null ? 'Lo tomamos de lo que escribiste.' : undefined}
        // what only follows from the answers must be said not to be so
        onPick={(picked) =>
          picked === null && impliedOccasion(draft) === null
            ? draftStore.change({ occasion: null })
            : confirm('occasion', picked)
        }
      />
      {(draft.senderGender !== null || isGiverDoubtful(sender)) && (
        <ChoiceChips
          legend={`Y a ti, ${sender}, ¿cómo te nombramos?`}
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

function ageQuestion(areSeveral: boolean, isRemembered: boolean): string {
  const verb = isRemembered ? 'tenía' : 'tiene'
  return areSeveral ? `¿Qué edad ${verb}n, más o menos?` : `¿Qué edad ${verb}?`
}
