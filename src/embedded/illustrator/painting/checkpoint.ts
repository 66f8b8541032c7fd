/** Awaited between the stages of a picture: gives memory back, and rejects where the job is no longer wanted. */
export type Checkpoint = () => Promise<void>
