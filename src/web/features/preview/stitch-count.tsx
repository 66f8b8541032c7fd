import { clsx } from 'clsx'

/** How many of the chapters have their picture: a stitch for each. */
export function StitchCount({ count, total }: { count: number; total: number }) {
  return (
    <p
      className="inline-flex max-w-full flex-wrap items-center gap-x-[0.6em] gap-y-[0.3em] rounded-seal bg-well px-[0.95rem] py-[0.4rem] font-ui text-[1rem]/[1.2] font-bold"
      role="status"
    >
      <span className="flex gap-[3px]" aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- stitches keep their places
          <i
            key={index}
            className={clsx(
              'h-1 w-[11px] rounded-[2px] transition-[background-color] duration-(--slow)',
              index < count ? 'bg-thread' : 'bg-edge opacity-55',
            )}
          />
        ))}
      </span>
      <span className="num">
        {count} de {total} ilustrados
      </span>
    </p>
  )
}
