import type { PgBoss } from 'pg-boss'

/** The workers of a queue. */
export type Crew = {
  /** Puts them to work, unless they are. */
  start: () => void
  /** Has them look for a job at once. */
  wake: () => void
}

/**
 * They start when there is a first job: a worker that starts asks the database for one, and most queues have none for a
 * long time.
 */
export function createCrew(boss: PgBoss, slots: number, startOne: () => Promise<string>): Crew {
  let ids: Promise<string[]> | undefined
  const start = () => {
    ids ??= Promise.all(Array.from({ length: slots }, startOne))
  }
  return {
    start,
    wake() {
      if (ids) void ids.then((started) => started.forEach((id) => boss.notifyWorker(id)))
      else start()
    },
  }
}
