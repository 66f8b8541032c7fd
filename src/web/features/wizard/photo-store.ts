import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import type { Crop } from './crop.ts'
import { deletePhotos, readPhotos, writePhoto, type PhotoRole, type StoredPhoto } from './photo-storage.ts'

export type ChosenPhotos = {
  /** False until what an earlier visit left has been read. */
  loaded: boolean
  sender: StoredPhoto | null
  recipient: StoredPhoto | null
}

const NO_PHOTOS: ChosenPhotos = { loaded: true, sender: null, recipient: null }

const photos = createAtom<ChosenPhotos>({ ...NO_PHOTOS, loaded: false })
let loading: Promise<ChosenPhotos> | null = null
const SETTLE_MS = 200
const SHOWN_WITHIN_MS = 1_000
const settling: Partial<Record<PhotoRole, ReturnType<typeof setTimeout>>> = {}

/** Reads the kept photos; where the browser keeps none, they live as long as the page. */
export async function loadPhotos(): Promise<ChosenPhotos> {
  loading ??= load()
  return loading
}

export function chosenPhotos(): ChosenPhotos {
  return photos.get()
}

/** Shows a photo once the browser keeps it, so that what is seen survives a reload; a store that hangs holds nothing up. */
export async function choosePhoto(photo: StoredPhoto): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, SHOWN_WITHIN_MS))
  await Promise.race([keep(() => writePhoto(photo)), late])
  set({ ...photos.get(), [photo.role]: photo })
}

/** Moves the chosen square. Stored with a delay, since a drag makes many changes. */
export function changeCrop(role: PhotoRole, crop: Crop): void {
  const photo = photos.get()[role]
  if (!photo) return
  set({ ...photos.get(), [role]: { ...photo, crop } })
  clearTimeout(settling[role])
  settling[role] = setTimeout(() => {
    const settled = photos.get()[role]
    if (settled) void keep(() => writePhoto(settled))
  }, SETTLE_MS)
}

export async function forgetPhotos(of: 'tab' | 'browser'): Promise<void> {
  set(NO_PHOTOS)
  await keep(() => deletePhotos(of))
}

export function useChosenPhotos(): ChosenPhotos {
  useEffect(() => void loadPhotos(), [])
  return useSelector(photos)
}

async function load(): Promise<ChosenPhotos> {
  try {
    const kept = await readPhotos()
    const of = (role: PhotoRole) => kept.find((photo) => photo.role === role) ?? null
    set({ loaded: true, sender: of('sender'), recipient: of('recipient') })
  } catch {
    set({ ...photos.get(), loaded: true })
  }
  return photos.get()
}

async function keep(write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch {
    // Private windows may forbid it: the photos stay in memory.
  }
}

function set(next: ChosenPhotos): void {
  photos.set(() => next)
}
