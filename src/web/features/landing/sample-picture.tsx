import { type Focus, SAMPLE_WIDTHS } from './samples.ts'

// Classes, for a prerendered page may carry no inline styles.
const FOCUS: Record<Focus, string> = { left: 'object-[30%_50%]', right: 'object-[82%_50%]' }

type Props = {
  picture: string
  alt: string
  sizes: string
  /** Set on the one picture that is seen first. */
  priority?: boolean
  /** Which part to keep where the frame is narrower than 3:2. */
  focus?: Focus | undefined
}

export function SamplePicture({ picture, alt, sizes, priority, focus }: Props) {
  const srcSet = SAMPLE_WIDTHS.map((width) => `/samples/${picture}-${width}.avif ${width}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        src={`/samples/${picture}-${SAMPLE_WIDTHS[0]}.webp`}
        width={960}
        height={640}
        alt={alt}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding={priority ? 'sync' : 'async'}
        {...(focus ? { className: FOCUS[focus] } : {})}
      />
    </picture>
  )
}
