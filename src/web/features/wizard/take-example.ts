/** What an answer becomes when an example is tapped: long answers gather them, short ones are replaced. */
export function takeExample(answer: string, example: string, max: number, gather: boolean): string {
  const before = answer.trim().replace(/[.,;]+$/, '')
  if (!gather || before === '') return example
  const next = `${before}, ${example.charAt(0).toLocaleLowerCase('es')}${example.slice(1)}`
  return next.length > max ? answer : next
}

/** True where the answer holds the example already. */
export function holdsExample(answer: string, example: string): boolean {
  return answer.toLocaleLowerCase('es').includes(example.toLocaleLowerCase('es'))
}
