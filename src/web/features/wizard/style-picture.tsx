import type { Style } from '../../../contract/styles.ts'

/** The same scene, drawn by our own illustrator in each style. */
export function StylePicture({ style, className }: { style: Style; className?: string }) {
  return (
    <img
      src={`/styles/${style}.webp`}
      alt=""
      width={480}
      height={360}
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}

/** A label without what stands in brackets: «Infantil (Predeterminado)» is the style «Infantil». */
export function styleLabel(label: string): string {
  return label.replace(/\s*\(.*\)$/, '')
}
