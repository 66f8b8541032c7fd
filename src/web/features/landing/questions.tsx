import { useConfig } from '../shell/config.ts'
import { QUESTIONS } from './content.ts'

export function Questions() {
  const { supportEmail } = useConfig()
  return (
    <section className="section questions wrap pt-4" aria-labelledby="preguntas">
      <div>
        <h2 id="preguntas" className="section-title">
          Preguntas
        </h2>
        {supportEmail && (
          <p className="lead mt-4">
            ¿Te queda otra? Escríbenos a <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          </p>
        )}
        <StitchedQuestion />
      </div>
      <div>
        {QUESTIONS.map(({ question, answer }, index) => (
          <details key={question} open={index === 0} name="preguntas">
            <summary>{question}</summary>
            <p className="num">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

function StitchedQuestion() {
  return (
    <svg className="questions-art in-thread" viewBox="0 0 230 170" aria-hidden="true">
      <text x="4" y="140" className="font-display" fontWeight="600" fontSize="170">
        ¿?
      </text>
    </svg>
  )
}
