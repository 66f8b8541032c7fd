import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Coat } from '../../../contract/coats.ts'
import type { Look } from '../../../contract/looks.ts'
import { call } from '../../call.ts'
import type { Draft } from './draft.ts'
import { useDraft } from './draft-store.ts'
import { withImplied } from './implied.ts'
import type { PhotoRole } from './photo-storage.ts'

type Asked = Parameters<typeof call<'drawLooks'>>[1]['body']

/** Whose likeness it is, as far as the draft tells. */
export function sitterOf(draft: Draft, of: PhotoRole): Asked['sitter'] {
  const said = withImplied(draft)
  return {
    of,
    senderName: said.senderName,
    recipientName: said.recipientName,
    recipientRelation: said.recipientRelation,
    senderGender: said.senderGender ?? undefined,
    recipientGender: said.recipientGender ?? undefined,
    recipientAge: said.recipientAge ?? undefined,
    recipientKind: said.recipientKind ?? undefined,
  }
}

/** As long as one tap follows the other, rows to choose from wait. */
const SETTLE_MS = 250
const KEPT_MS = 120_000

/** The heads of looks in the draft's style, side by side in one picture, as its address; null until it is there. */
export function useDrawnLooks(of: PhotoRole, looks: readonly (Look | Coat)[], size: Asked['size']): string | null {
  const draft = useDraft()
  const asked = JSON.stringify({ sitter: sitterOf(draft, of), style: draft.illustrationStyle, looks, size })
  const settled = useSettled(asked, size === 'large' ? 0 : SETTLE_MS)
  const { data } = useQuery<string>({
    queryKey: ['looks', settled],
    queryFn: ({ signal }) => call('drawLooks', { body: JSON.parse(settled) as Asked, signal }).then(toAddress),
    placeholderData: keepPreviousData,
    gcTime: KEPT_MS,
  })
  return data ?? null
}

function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return ms === 0 ? value : settled
}

/** Goes with the answer that holds it, and so needs no giving back. */
function toAddress(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('A picture could not be read')))
    reader.readAsDataURL(picture)
  })
}
