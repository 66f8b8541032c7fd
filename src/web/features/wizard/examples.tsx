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
          <button type="button" className="wizard-example" onClick={() => onTake(example)}>
            {example}
          </button>
        </li>
      ))}
    </ul>
  )
}
