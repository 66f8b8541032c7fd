import { useConfig } from '../shell/config.ts'
import { QUESTIONS } from './content.ts'
import { Lead, Section, SectionTitle } from './section.tsx'

export function Questions() {
  const { supportEmail } = useConfig()
  return (
    <Section
      className="wrap grid gap-5 pt-4 min-[62.5rem]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] min-[62.5rem]:gap-12"
      aria-labelledby="preguntas"
    >
      <div>
        <SectionTitle id="preguntas">Preguntas</SectionTitle>
        {supportEmail && (
          <Lead>
            ¿Te queda otra? Escríbenos a <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          </Lead>
        )}
        <StitchedQuestion />
      </div>
      <div>
        {QUESTIONS.map(({ question, answer }, index) => (
          <details key={question} open={index === 0} name="preguntas" className="group border-b-[1.5px] border-rule">
            <summary className="relative cursor-pointer list-none py-[1.15rem] pr-12 font-display text-[1.38rem]/[1.2] font-semibold after:absolute after:top-1/2 after:right-[0.4rem] after:size-[14px] after:transform-[translateY(-70%)_rotate(45deg)] after:border-r-3 after:border-b-3 after:border-thread after:transition-transform after:duration-(--calm) group-open:after:transform-[translateY(-25%)_rotate(225deg)] [&::-webkit-details-marker]:hidden">
              {question}
            </summary>
            <p className="num pr-8 pb-[1.4rem] text-[1.17rem] text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}

function StitchedQuestion() {
  return (
    <svg
      className="mt-10 hidden w-[190px] fill-none stroke-[oklch(0.545_0.195_27)] stroke-[3.5] [stroke-dasharray:10_7] [stroke-linecap:round] min-[62.5rem]:block"
      viewBox="0 0 230 170"
      aria-hidden="true"
    >
      <text x="4" y="140" className="font-display" fontWeight="600" fontSize="170">
        ¿?
      </text>
    </svg>
  )
}
