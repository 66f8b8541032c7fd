import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { RadioCard, RadioCards } from '../../ui/radio-cards.tsx'
import { photosQuery } from '../library/queries.ts'
import { relationLabel } from '../library/photo-card.tsx'
import { FIELD_LABEL } from '../../ui/field-frame.tsx'
import { STRIP, STRIP_CARD, STRIP_NAME } from './strip.ts'

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
        <div>
          <RadioCards
            layout={STRIP}
            aria-labelledby={labelId}
            value={photos.some(({ id }) => id === value) ? String(value) : ''}
            onValueChange={(id) => onChange(id ? Number(id) : null)}
          >
            <RadioCard
              value=""
              small
              className={`${STRIP_CARD} min-h-[7.6rem] w-[7.6rem] items-center justify-center [--sheet:transparent] text-ink-2 not-has-checked:shadow-[inset_0_0_0_2px_var(--rule)]`}
            >
              <span>Sin foto</span>
            </RadioCard>
            {photos.map((photo) => (
              <RadioCard
                key={photo.id}
                value={String(photo.id)}
                small
                className={`${STRIP_CARD} w-[7.6rem] px-2 [--sheet:var(--page)] pt-2 text-page-ink`}
              >
                <img
                  src={`${photo.photoUrl}?size=thumbnail`}
                  alt=""
                  width={160}
                  height={160}
                  loading="lazy"
                  className="block aspect-square h-auto w-full rounded-[2px] object-cover"
                />
                <span className={`${STRIP_NAME} px-[0.2rem]`}>
                  {relationLabel(photo.personRelation)}
                  {photo.description && <span className="sr-only">: {photo.description}</span>}
                </span>
              </RadioCard>
            ))}
          </RadioCards>
          {hasNextPage && (
            <button
              type="button"
              className="min-h-11 underline decoration-thread decoration-[1.5px] underline-offset-[0.22em]"
              onClick={() => void fetchNextPage()}
            >
              Ver más fotos
            </button>
          )}
        </div>
      )}
    </div>
  )
}
