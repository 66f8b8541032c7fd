/** The little Markdown that our own notices are written in. */
export type Block =
  | { kind: 'heading'; level: number; text: Inline[] }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; href: string }

/** Reads headings, paragraphs, lists, **strong** and [links](href). Anything else stays the text that it is. */
export function parseMarkdown(markdown: string): Block[] {
  return markdown
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(parseBlock)
}

function parseBlock(block: string): Block {
  const heading = /^(#{1,3}) (.+)$/.exec(block)
  if (heading) return { kind: 'heading', level: heading[1]?.length ?? 1, text: parseInline(heading[2] ?? '') }
  const lines = block.split('\n')
  const marker = [/^- /, /^\d+\. /].find((pattern) => lines.every((line) => pattern.test(line)))
  if (marker) {
    const items = lines.map((line) => parseInline(line.replace(marker, '')))
    return { kind: 'list', ordered: marker.source.startsWith('^\\d'), items }
  }
  return { kind: 'paragraph', text: parseInline(lines.join(' ')) }
}

function parseInline(text: string): Inline[] {
  const pieces: Inline[] = []
  let end = 0
  for (const match of text.matchAll(/\*\*(.+?)\*\*|\[([^\]]+)\]\(((?:https?:|mailto:|\/)[^)\s]+)\)/g)) {
    if (match.index > end) pieces.push({ kind: 'text', text: text.slice(end, match.index) })
    const [whole, strong, label, href] = match
    if (strong !== undefined) pieces.push({ kind: 'strong', text: strong })
    else pieces.push({ kind: 'link', text: label ?? '', href: href ?? '' })
    end = match.index + whole.length
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) })
  return pieces
}
