import type { CombineRequest, ImageBytes, LooksRequest, PhotoReading, Picture, PictureRequest } from '../../engine.ts'
import type { Readings } from './painting/people-photos.ts'

/** What a worker thread is asked, and what it answers. */
export type Job = (
  | { kind: 'warm' }
  | { kind: 'illustrate'; request: PictureRequest; readings: Readings; seed: string }
  /** A person's photo, or an animal's by the word that was said of it. */
  | { kind: 'read'; photo: ImageBytes; pet: string | null }
  | { kind: 'looks'; request: LooksRequest }
  | { kind: 'combine'; request: CombineRequest; seed: string }
) & {
  /** File of the network by which hair is found in photos, where the operator provides one. */
  hairModel?: string | undefined
}

export type JobResult = { warm: null; illustrate: Picture; read: PhotoReading; looks: ImageBytes; combine: Picture }
