import { useEffect, useState } from 'react'

type Props = {
  src: string
  alt: string
  sizes: string
  eager?: boolean
  /** Where the small one has been seen already, it stands in until the large one is there. */
  smallSeen?: boolean
  className?: string
}

const WIDTHS = [320, 640, 960] as const

/** Where pictures stand, and how wide they are there. */
export const SIZES = {
  chapter: '(min-width: 62rem) 46rem, 92vw',
  spread: '(min-width: 62rem) 26rem, 92vw',
  book: '18rem',
  smallBook: '7rem',
} as const

/** The addresses of an illustration in all its widths. */
export function sourcesOf(src: string): { src: string; srcset: string } {
  return { src, srcset: [...WIDTHS.map((width) => `${src}?w=${width} ${width}w`), `${src} 1536w`].join(', ') }
}

/** How long one waits before a picture that failed to load is asked for again, each time. Milliseconds. */
const AGAIN_MS = [2_000, 5_000, 15_000, 30_000]

/** An illustration in the width that the screen needs. Asked for again where the network or the server was away. */
export function StoryPicture({ src, alt, sizes, eager, smallSeen, className }: Props) {
  const [failures, setFailures] = useState(0)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const waitMs = AGAIN_MS[failures - 1]
    if (waitMs === undefined) return undefined
    const timer = setTimeout(() => setAttempt((before) => before + 1), waitMs)
    return () => clearTimeout(timer)
  }, [failures])
  return (
    <img
      // Only another element makes the browser ask again.
      key={attempt}
      onError={() => setFailures(failures + 1)}
      onLoad={() => setFailures(0)}
      src={src}
      srcSet={sourcesOf(src).srcset}
      sizes={sizes}
      alt={alt}
      width={1536}
      height={1024}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
      {...(smallSeen ? { style: { background: `url("${src}?w=${WIDTHS[0]}") center / cover` } } : {})}
    />
  )
}
