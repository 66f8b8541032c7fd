import { useState } from 'react'
import { toast } from '../../ui/toast.ts'
import type { Missing } from './checks.ts'

/**
 * Says what a step still asks for: in a notice, under its field, and by taking the focus there. A field's id is its
 * name after `field-`.
 */
export function useMissing<Field extends string>(find: () => Missing<Field> | null) {
  const [told, setTold] = useState<Field | null>(null)
  const missing = find()
  return {
    /** What to show under a field, until it is filled in. */
    errorOf: (field: Field) => (told === field && missing?.field === field ? missing.message : undefined),
    /** True where nothing is missing. */
    check: (): boolean => {
      setTold(missing?.field ?? null)
      if (!missing) return true
      document.getElementById(`field-${missing.field}`)?.focus()
      toast({ title: 'Campo requerido', description: missing.message, variant: 'destructive' })
      return false
    },
  }
}
