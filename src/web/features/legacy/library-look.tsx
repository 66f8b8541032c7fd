import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryOf } from '../../call.ts'
import { pathOf } from '../../path-of.ts'
import { LookQuestion } from '../wizard/look-question.tsx'
import { PRINT } from '../wizard/photo-print.tsx'
import type { PhotoRole } from '../wizard/photo-storage.ts'
import { useSeenLook } from '../wizard/use-seen-look.ts'

type Props = { role: PhotoRole; id: number; name: string }

/** «¿Así es?» of a photo that the library has: it is fetched whole and read as one that was just chosen. */
export function LibraryLook({ role, id, name }: Props) {
  const { data: image } = useQuery({ ...queryOf('getPhotoImage', { params: { id } }), staleTime: Infinity })
  return image ? <Read key={id} {...{ role, id, name, image }} /> : null
}

function Read({ role, id, name, image }: Props & { image: Blob }) {
  const photo = useMemo(() => ({ role, image }), [role, image])
  const { look } = useSeenLook(photo)
  return (
    <div className={`${PRINT} mt-4 max-w-112`}>
      <LookQuestion
        photo={photo}
        seen={look}
        name={name}
        picture={
          <img
            src={pathOf('getPhotoImage', { params: { id }, query: { size: 'thumbnail' } })}
            alt=""
            className="size-full object-cover"
          />
        }
      />
    </div>
  )
}
