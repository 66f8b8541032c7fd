import { AnswerField } from '../wizard/answer-field.tsx'
import { missingInAnswers } from './checks.ts'
import { StepForm } from './step-form.tsx'

const QUESTIONS = [
  ['favoriteThing', '¿Cuál es su cosa favorita?'],
  ['specialMemory', '¿Qué recuerdo especial comparten?'],
  ['admiration', '¿Qué admiras de esa persona?'],
] as const

export function AnswersStep({ onBack, onNext }: { onBack: () => void; onNext: () => void }) {
  return (
    <StepForm
      title="Personalizar"
      lead="Una frase por pregunta. Los detalles pequeños son los que hacen llorar."
      submit="Crear cuento"
      missingIn={missingInAnswers}
      onNext={onNext}
      onBack={onBack}
    >
      {QUESTIONS.map(([name, label]) => (
        <AnswerField key={name} name={name} label={label} long fitting={name} />
      ))}
      <AnswerField name="extraTrait" label="¿Algo más que le haga ser como es?" optional long />
    </StepForm>
  )
}
