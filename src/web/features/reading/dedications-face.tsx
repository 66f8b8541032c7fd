import type { ReadableStory } from './pages.ts'
import { VoicePlayer } from '../../ui/voice-player.tsx'
import { SpokenText } from './spoken-text.tsx'
import type { Spoken } from './use-read-aloud.ts'

/** What relatives left, one under the other: a page that scrolls where there is more than it holds. */
export function DedicationsFace({ story, spoken }: { story: ReadableStory; spoken: Spoken | null }) {
  const blocks = blockNumbers(story)
  return (
    <div
      className="reader-page grid gap-[1.6em] overflow-y-auto overscroll-contain p-[9cqi] [align-content:safe_center]"
      tabIndex={0}
      role="group"
      aria-label="Dedicatorias"
    >
      <h2 className="text-center text-[clamp(1.5rem,7cqi,2.7rem)]">Dedicatorias</h2>
      {(story.dedications ?? []).map(({ author, line, memory, photoUrl, soundUrl }, index) => {
        const first = blocks[index] ?? 0
        return (
          <figure
            key={`${author} ${line}`}
            className="grid grid-cols-[minmax(0,1fr)] items-center gap-[1em] has-[img]:grid-cols-[minmax(4.5rem,24cqi)_minmax(0,1fr)] not-has-[img]:text-center"
          >
            {photoUrl && (
              <img
                src={photoUrl}
                alt={`Foto de ${author}`}
                width={300}
                height={300}
                loading="lazy"
                className="aspect-square h-auto w-full rounded-[3px] border-[0.25em] border-[oklch(1_0_0)] object-cover shadow-lift"
              />
            )}
            <div className="min-w-0 wrap-anywhere">
              <blockquote className="font-story">
                <p className="text-[1.15em]/[1.3] italic">
                  <SpokenText text={line} block={first + 1} spoken={spoken} />
                </p>
                {memory && (
                  <p className="mt-[0.3em] text-[0.95em]/[1.4]">
                    <SpokenText text={memory} block={first + 2} spoken={spoken} />
                  </p>
                )}
              </blockquote>
              <figcaption className="mt-[0.4em] text-[0.85em] text-page-ink-2">
                — <SpokenText text={author} block={first} spoken={spoken} />
              </figcaption>
              {soundUrl && (
                <VoicePlayer
                  src={soundUrl}
                  label={`Mensaje de voz de ${author}`}
                  className="mt-[0.6em] h-11 w-full max-w-md not-in-[figure:has(img)]:mx-auto"
                />
              )}
            </div>
          </figure>
        )
      })}
    </div>
  )
}

/** Which of the texts that are read aloud each one's words begin at: the name first, then the words. */
function blockNumbers({ dedications = [] }: ReadableStory): number[] {
  let next = 0
  return dedications.map(({ memory }) => {
    const first = next
    next += memory ? 3 : 2
    return first
  })
}
