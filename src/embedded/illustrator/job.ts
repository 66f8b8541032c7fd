import type { CombineRequest, ImageBytes, PhotoReading, Picture, PictureRequest } from '../../server/engines/engine.ts'

/** What a worker thread is asked, and what it answers; both sides of `postMessage`. */
export type Job =
  | { kind: 'warm' }
  | { kind: 'illustrate'; request: PictureRequest; seed: string }
  | { kind: 'read'; photo: ImageBytes }
  | { kind: 'combine'; request: CombineRequest; seed: string }

export type JobResult = { warm: null; illustrate: Picture; read: PhotoReading; combine: Picture }

export type ToWorker = { id: number; job: Job }
export type FromWorker =
  | { id: number; result: JobResult[Job['kind']] }
  | { id: number; error: string; cancelled?: boolean }
