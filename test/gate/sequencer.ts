import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that say little and wait long, by the name of their folder and their own. */
const LONG = ['faults/many-machines', 'faults/one-process', 'faults/one-machine', 'faults/threads']

/**
 * The longest first, so that no core stands idle beside the last file. Where nobody has measured the files on this
 * machine, Vitest takes the largest for the longest. The faults wait for time to pass: begun before the journeys, they
 * wait beside them.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => groupOf(one) - groupOf(other) || rankOf(one) - rankOf(other))
  }
}

const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder

function rankOf({ moduleId, project }: TestSpecification): number {
  const place = LONG.findIndex((name) => moduleId.includes(`/${name}.`))
  if (place >= 0) return place - LONG.length
  return project.name === 'faults' ? 0 : 1
}
