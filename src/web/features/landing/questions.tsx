import { QUESTIONS } from './content.ts'

export function Questions() {
  return (
    <section className="section questions wrap pt-4" aria-labelledby="preguntas">
      <h2 id="preguntas" className="section-title">
        Preguntas
      </h2>
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
