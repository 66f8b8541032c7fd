import { clsx } from 'clsx'

/** How many of the chapters have their picture: a stitch for each. */
export function StitchCount({ count, total }: { count: number; total: number }) {
  return (
    <p className="stitch-count" role="status">
      <span className="flex gap-[3px]" aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- stitches keep their places
          <i key={index} className={clsx(index < count && 'is-sewn')} />
        ))}
      </span>
      <span className="num">
        {count} de {total} ilustrados
      </span>
    </p>
  )
}
