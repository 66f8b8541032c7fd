/** Of a text in which every section begins at the margin and its lines are indented: each heading with its lines. */
export const sectionsOf = (text: string): (readonly [heading: string, lines: string[]])[] =>
  text
    .trim()
    .split(/\n(?=\S)/u)
    .map((section) => {
      const [heading = '', ...lines] = section.split(/\n\s+/u).map((line) => line.trim())
      return [heading, lines]
    })
