import { clsx } from 'clsx'
import type { PictureVersion } from '../../../contract/changes.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

type Props = {
  versions: readonly PictureVersion[]
  subject: string
  redrawing: boolean
  /** What the button says, where it is not «Otra ilustración». */
  label?: string
  onChoose: (version: PictureVersion) => void
  onAsk: () => void
}

/** The drawn versions of a picture to choose from, and a button for a new one. */
export function PictureVersions({ versions, subject, redrawing, label = 'Otra ilustración', onChoose, onAsk }: Props) {
  return (
    <div className="versions">
      {versions.length > 1 && (
        <ul aria-label={`${subject}: elige la ilustración`}>
          {versions.map((version, index) => (
            <li key={version.id}>
              <button
                type="button"
                aria-pressed={version.inUse}
                aria-label={`Ilustración ${index + 1}${version.wish ? `: ${version.wish}` : ''}`}
                title={version.wish || undefined}
                className={clsx('version', version.inUse && 'is-chosen')}
                onClick={() => !version.inUse && onChoose(version)}
              >
                <img src={`${version.imageUrl}?w=320`} alt="" width={320} height={213} loading="lazy" />
                {version.inUse && <Icon name="check" className="version-seal" />}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button size="small" variant="quiet" busy={redrawing} aria-label={`${label}: ${subject}`} onClick={onAsk}>
        <Icon name="brush" /> {label}
      </Button>
    </div>
  )
}
