/** Columns of text, each as wide as its widest cell; columns of `right` are set flush right. */
export function formatTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
): string {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => width(row[column] ?? ''))))
  const line = (row: readonly string[]) =>
    widths
      .map((wide, column) => {
        const cell = row[column] ?? ''
        const space = ' '.repeat(wide - width(cell))
        return right.includes(column) ? space + cell : cell + space
      })
      .join('  ')
      .trimEnd()
  return [line(head), widths.map((wide) => '─'.repeat(wide)).join('  '), ...rows.map(line)].join('\n')
}

/** Lines of a name and what it is; what is null is left out. */
export function formatFields(fields: readonly (readonly [name: string, value: string | null])[]): string {
  const given = fields.filter((field): field is [string, string] => field[1] !== null)
  const wide = Math.max(0, ...given.map(([name]) => name.length))
  return given.map(([name, value]) => `${name.padEnd(wide)}  ${value}`).join('\n')
}

function width(text: string): number {
  return Array.from(text).length
}
