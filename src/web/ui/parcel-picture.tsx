import type { Style } from '../../contract/styles.ts'

type Props = { style: Style; alt?: string; lazy?: boolean; className: string }

/** The wrapped parcel in a style's paper. */
export function ParcelPicture({ style, alt = '', lazy = false, className }: Props) {
  return (
    <img
      src={`/wrapping/${style}.jpg`}
      alt={alt}
      width={1200}
      height={630}
      loading={lazy ? 'lazy' : 'eager'}
      className={className}
    />
  )
}
