import { type ComponentType, lazy } from 'react'
import { isPartMissing } from './late-part.tsx'

/** A lazily loaded part that the page does as well without: where it cannot be loaded there is nothing in its place. */
export function optionalPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      if (!isPartMissing(error)) throw error
      return { default: Nothing }
    }
  })
}

const Nothing = () => null
