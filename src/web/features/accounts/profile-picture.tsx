import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '../../../contract/accounts.ts'
import { call } from '../../call.ts'
import { toast } from '../../ui/toast.ts'
import { userQuery } from '../shell/user.ts'

export function ProfilePicture({ user }: { user: User }) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  async function send(file: File | undefined): Promise<void> {
    if (!file || busy) return
    setBusy(true)
    try {
      client.setQueryData(userQuery.queryKey, await call('setProfilePicture', { photo: file, form: {} }))
    } catch {
      toast({ title: 'Error', description: 'Esa foto no se pudo usar. Prueba con otra', variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="mb-4 flex items-center gap-4">
      {user.profileImageUrl ? (
        <img
          src={user.profileImageUrl}
          alt="Tu foto"
          width={72}
          height={72}
          className="size-18 rounded-seal object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-18 place-items-center rounded-seal bg-cloth text-t3 text-on-cloth ring-1 ring-edge"
        >
          {user.username.slice(0, 2).toLocaleUpperCase('es')}
        </span>
      )}
      <div>
        <b>{user.username}</b>
        <label className="block min-h-11 cursor-pointer py-2 underline decoration-thread decoration-[1.5px] underline-offset-[0.2em] focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus">
          {busy ? 'Subiendo…' : 'Cambiar foto'}
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            className="sr-only"
            onChange={(event) => void send(event.target.files?.[0])}
          />
        </label>
      </div>
    </div>
  )
}
