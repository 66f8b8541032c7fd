import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { RadioCard, RadioCards } from '../../ui/radio-cards.tsx'
import { photosQuery } from '../library/queries.ts'
import { relationLabel } from '../library/photo-card.tsx'
import { FIELD_LABEL } from '../../ui/field-frame.tsx'

type Props = { label: string; value: number | null; onChange: (id: number | null) => void }

/** Chooses one photo of the library, or none. */
export function PhotoChoice({ label, value, onChange }: Props) {
  const labelId = useId()
  const { data, isSuccess, hasNextPage, fetchNextPage } = useInfiniteQuery(photosQuery)
  const photos = data?.pages.flat() ?? []
  return (
    <div>
      <p id={labelId} className={FIELD_LABEL}>
        {label} <span className="font-normal text-ink-2">(opcional)</span>
      </p>
      {isSuccess && photos.length === 0 ? (
        <p className="text-ink-2">
          Tu biblioteca está vacía. <Link to="/mis-fotos">Guarda una foto</Link> y aparecerá aquí.
        </p>
      ) : (
        <div className="strip-line">
          <RadioCards
            className="strip"
            aria-labelledby={labelId}
            value={photos.some(({ id }) => id === value) ? String(value) : ''}
            onValueChange={(id) => onChange(id ? Number(id) : null)}
          >
            <RadioCard value="" className="strip-card strip-none">
              <span>Sin foto</span>
            </RadioCard>
            {photos.map((photo) => (
              <RadioCard key={photo.id} value={String(photo.id)} className="strip-card strip-print">
                <img src={`${photo.photoUrl}?size=thumbnail`} alt="" width={160} height={160} loading="lazy" />
                <span className="strip-name">
                  {relationLabel(photo.personRelation)}
                  {photo.description && <span className="sr-only">: {photo.description}</span>}
                </span>
              </RadioCard>
            ))}
          </RadioCards>
          {hasNextPage && (
            <button type="button" className="strip-more" onClick={() => void fetchNextPage()}>
              Ver más fotos
            </button>
          )}
        </div>
      )}
    </div>
  )
}
