/** What somebody left, in their own words. */
export function EntryWords({
  entry: { author, line, memory },
}: {
  entry: { author: string; line: string; memory: string }
}) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="font-story text-[1.25rem]/[1.35] italic">{line}</p>
      {memory && <p className="mt-1.5">{memory}</p>}
      <p className="mt-1.5 text-ink-2">— {author}</p>
    </div>
  )
}
