/**
 * People's words as data: JSON inside a tag, with every angle bracket escaped, so that no text can close the tag and
 * speak as if it were the instruction.
 */
export function asData(tag: string, value: unknown): string {
  const json = JSON.stringify(value, undefined, 1).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  return `<${tag}>\n${json}\n</${tag}>`
}
