import { MAX_ANSWER_LENGTH } from '../../../contract/constants.ts'
import { TextArea } from '../../ui/field.tsx'
import { ANSWER_EXAMPLES } from '../wizard/answer-examples.ts'
import { draftStore, useDraft } from '../wizard/draft-store.ts'
import { Examples } from '../wizard/examples.tsx'
import { takeExample } from '../wizard/take-example.ts'
import { missingInAnswers } from './checks.ts'
import { StepFrame } from './step-frame.tsx'
import { useMissing } from './use-missing.ts'

const QUESTIONS = [
  ['favoriteThing', '¿Cuál es su cosa favorita?'],
  ['specialMemory', '¿Qué recuerdo especial comparten?'],
  ['admiration', '¿Qué admiras de esa persona?'],
] as const

export function AnswersStep({ onBack, onNext }: { onBack: () => void; onNext: () => void }) {
  const draft = useDraft()
  const { errorOf, check } = useMissing(() => missingInAnswers(draft))
  return (
    <StepFrame
      title="Personalizar"
      lead="Una frase por pregunta. Los detalles pequeños son los que hacen llorar."
      submit="Crear cuento"
      onSubmit={() => check() && onNext()}
      onBack={onBack}
    >
      {QUESTIONS.map(([field, label]) => (
        <div key={field}>
          <TextArea
            id={`field-${field}`}
            label={label}
            rows={2}
            maxLength={MAX_ANSWER_LENGTH}
            value={draft[field]}
            onChange={(event) => draftStore.change({ [field]: event.target.value })}
            error={errorOf(field)}
          />
          <Examples
            examples={ANSWER_EXAMPLES[field]}
            value={draft[field]}
            onTake={(example) =>
              draftStore.change({ [field]: takeExample(draft[field], example, MAX_ANSWER_LENGTH, true) })
            }
          />
        </div>
      ))}
      <TextArea
        label="¿Algo más que le haga ser como es?"
        optional
        rows={2}
        maxLength={MAX_ANSWER_LENGTH}
        value={draft.extraTrait}
        onChange={(event) => draftStore.change({ extraTrait: event.target.value })}
      />
    </StepFrame>
  )
}
