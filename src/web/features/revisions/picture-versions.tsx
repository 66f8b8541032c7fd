import { clsx } from 'clsx'
import type { PictureVersion } from '../../../contract/changes.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { wishWords } from './wish-words.ts'

type Props = {
  versions: readonly PictureVersion[]
  subject: string
  redrawing: boolean
  /** Under the book they stand smaller, with no margins of their own. */
  ofCover?: boolean
  /** What the button says, where it is not «Otra ilustración». */
  label?: string
  onChoose: (version: PictureVersion) => void
  onAsk: () => void
}

/** The drawn versions of a picture to choose from, and a button for a new one. */
export function PictureVersions({
  versions,
  subject,
  redrawing,
  ofCover,
  label = 'Otra ilustración',
  onChoose,
  onAsk,
}: Props) {
  // Of the first version nobody has asked for anything.
  const asked = versions.slice(1).find(({ inUse }) => inUse)
  return (
    <div
      className={clsx(
        'versions flex flex-wrap items-center gap-x-[1.1rem] gap-y-2',
        ofCover ? 'pt-[0.4rem]' : 'px-[clamp(1.25rem,4vw,2.4rem)] pt-[0.7rem]',
      )}
    >
      {versions.length > 1 && (
        <ul className="flex flex-wrap gap-[0.7rem]" aria-label={`${subject}: elige la ilustración`}>
          {versions.map((version, index) => (
            <li key={version.id}>
              <button
                type="button"
                aria-pressed={version.inUse}
                aria-label={`Ilustración ${index + 1}${version.wish ? `: ${version.wish}` : ''}`}
                title={version.wish || undefined}
                className={clsx(
                  'relative block rounded-paper transition-transform',
                  ofCover ? 'w-16' : 'w-23',
                  version.inUse
                    ? 'shadow-[0_0_0_3px_var(--thread)] forced-colors:outline-3 forced-colors:outline-[Highlight]'
                    : 'shadow-[0_0_0_1.5px_var(--edge)] hover:-translate-y-[2px]',
                )}
                onClick={() => !version.inUse && onChoose(version)}
              >
                <img
                  src={`${version.imageUrl}?w=320`}
                  alt=""
                  width={320}
                  height={213}
                  loading="lazy"
                  className="aspect-3/2 h-auto w-full rounded-paper object-cover"
                />
                {version.inUse && (
                  <Icon
                    name="check"
                    className="absolute -right-[9px] -bottom-[9px] rounded-[50%] bg-action p-[5px] text-on-action"
                  />
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button
        size="small"
        variant="soft"
        className="-ml-3"
        busy={redrawing}
        aria-label={`${label}: ${subject}`}
        onClick={onAsk}
      >
        <Icon name="brush" /> {label}
      </Button>
      <p role="status" className="basis-full text-small text-ink-2 empty:hidden">
        {asked && !redrawing ? wishWords(asked) : ''}
      </p>
    </div>
  )
}
