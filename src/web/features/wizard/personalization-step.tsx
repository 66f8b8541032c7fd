import { ofName, saidBack } from '../../../contract/said-names.ts'
import { AnswerField } from './answer-field.tsx'
import { useDraft } from './draft-store.ts'
import { withImplied } from './implied.ts'
import { StepHeading } from './step-heading.tsx'
import { STEP_FIELDS } from './step-layout.tsx'

export function PersonalizationStep() {
  const { recipientName, occasion } = withImplied(useDraft())
  const name = ofName(saidBack(recipientName))
  const remembered = occasion === 'en-recuerdo'
  return (
    <>
      <StepHeading
        step="personalization"
        title={`Cuéntanos ${name}`}
        lead="Una frase por pregunta. Los detalles pequeños son los que hacen llorar."
      />
      <div className={STEP_FIELDS}>
        <AnswerField
          long
          name="favoriteThing"
          label={remembered ? '¿Qué era lo que más le gustaba?' : '¿Qué es lo que más le gusta?'}
          placeholder="Los dinosaurios, el fútbol y volar cometas"
          fitting="favoriteThing"
        />
        <AnswerField
          long
          name="specialMemory"
          label="Un recuerdo de los dos"
          placeholder="Aquella tarde en la playa, haciendo castillos con nuestro perro"
          fitting="specialMemory"
        />
        <AnswerField
          long
          name="admiration"
          label={`¿Qué admiras ${name}?`}
          placeholder="Que nunca se rinde, su risa, cómo cuida a los demás…"
          fitting="admiration"
        />
        <AnswerField
          long
          optional
          name="extraTrait"
          label="Algo más, si quieres"
          placeholder="Lleva siempre un calcetín de cada color"
        />
      </div>
    </>
  )
}
