import { holdsExample } from './take-example.ts'

type Props = { examples: readonly string[]; value: string; onTake: (example: string) => void }

/** Example answers to tap; a used one is hidden. */
export function Examples({ examples, value, onTake }: Props) {
  const offered = examples.filter((example) => !holdsExample(value, example))
  if (offered.length === 0) return null
  return (
    <ul className="mt-2.5 flex flex-wrap gap-2" aria-label="Ejemplos">
      {offered.map((example) => (
        <li key={example}>
          <button
            type="button"
            className="wizard-example min-h-11 rounded-seal bg-well px-[0.95rem] py-[0.4rem] text-left font-ui text-[1.02rem]/[1.2] font-medium text-ink transition-[background-color,translate] before:font-bold before:text-thread before:content-['+_'] hover:-translate-y-px hover:bg-maize-soft forced-colors:border forced-colors:border-[ButtonText]"
            onClick={() => onTake(example)}
          >
            {example}
          </button>
        </li>
      ))}
    </ul>
  )
}
