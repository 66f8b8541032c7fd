type Props = { src: string; alt: string; sizes: string; eager?: boolean; className?: string }

const WIDTHS = [320, 640, 960] as const

/** An illustration in the width that the screen needs. */
export function StoryPicture({ src, alt, sizes, eager, className }: Props) {
  const srcSet = [...WIDTHS.map((width) => `${src}?w=${width} ${width}w`), `${src} 1536w`].join(', ')
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={1536}
      height={1024}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  )
}
