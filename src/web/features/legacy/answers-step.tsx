import { MAX_ANSWER_LENGTH } from '../../../contract/constants.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { draftStore, useDraft } from '../wizard/draft-store.ts'
import { missingInAnswers } from './checks.ts'

const QUESTIONS = [
  ['favoriteThing', '¿Cuál es su cosa favorita?', false],
  ['specialMemory', '¿Qué recuerdo especial comparten?', false],
  ['admiration', '¿Qué admiras de esa persona?', false],
  ['extraTrait', '¿Algo más que le haga ser como es?', true],
] as const

export function AnswersStep({ onBack, onNext }: { onBack: () => void; onNext: () => void }) {
  const draft = useDraft()
  function next(): void {
    const missing = missingInAnswers(draft)
    if (missing) return toast({ title: 'Campo requerido', description: missing, variant: 'destructive' })
    onNext()
  }
  return (
    <form className="sheet four-steps-sheet" noValidate action={next}>
      <h1 className="text-t2">Personalizar</h1>
      {QUESTIONS.map(([field, label, optional]) => (
        <TextArea
          key={field}
          label={label}
          optional={optional}
          maxLength={MAX_ANSWER_LENGTH}
          value={draft[field]}
          onChange={(event) => draftStore.change({ [field]: event.target.value })}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button variant="main" type="submit">
          Crear cuento
        </Button>
        <Button onClick={onBack}>Atrás</Button>
      </div>
    </form>
  )
}
