import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import type { Spoken } from './use-read-aloud.ts'

type Props = { text: string; block: number; spoken: Spoken | null }

/** A block of text; where the voice is in it, the sentence is tinted and its word marked. */
export function SpokenText({ text, block, spoken }: Props) {
  const sentence = useRef<HTMLSpanElement>(null)
  const here = spoken?.block === block ? spoken : null
  const start = here?.sentence.start
  useEffect(() => {
    if (start !== undefined) sentence.current?.scrollIntoView({ block: 'nearest' })
  }, [start])
  if (!here) return text
  const { sentence: said, word } = here
  const words = text.slice(said.start, said.end)
  return (
    <>
      {text.slice(0, said.start)}
      <span ref={sentence} className={clsx('is-spoken', !word && 'is-whole')}>
        {word ? (
          <>
            {words.slice(0, word.start)}
            <mark>{words.slice(word.start, word.end)}</mark>
            {words.slice(word.end)}
          </>
        ) : (
          words
        )}
      </span>
      {text.slice(said.end)}
    </>
  )
}
