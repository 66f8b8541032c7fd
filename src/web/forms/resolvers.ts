import type { FieldErrors, FieldValues, Resolver, ResolverResult } from 'react-hook-form'
import type { z } from 'zod'

/**
 * Checks a form by a schema of the contract; what is sent is what the schema makes of the values. Only the type of zod
 * is needed here: its weight is on the page that imports the schema.
 */
export function bySchema<Values extends FieldValues, Sent>(
  schema: z.ZodType<Sent, Values>,
): Resolver<Values, unknown, Sent> {
  return (values) => {
    const { data, error } = schema.safeParse(values)
    if (!error) return { values: data, errors: {} }
    // The first issue of a field is the one that is shown.
    return refusal(error.issues.toReversed().map(({ path, message }) => [path.join('.'), message] as const))
  }
}

/** What is wrong with fields, by their names, in Spanish. */
export type Problems<Values> = { readonly [Name in keyof Values]?: string | null | undefined }

/** Checks a form by rules of its own, where there is no schema or none may be loaded. */
export function byRules<Values extends FieldValues>(
  problemsIn: (values: Values) => Problems<Values>,
): Resolver<Values> {
  return (values) => {
    const problems = Object.entries(problemsIn(values)).flatMap(([name, message]) =>
      message ? [[name, message] as const] : [],
    )
    return problems.length > 0 ? refusal(problems) : { values, errors: {} }
  }
}

function refusal<Values extends FieldValues>(
  problems: (readonly [name: string, message: string])[],
): ResolverResult<Values, never> {
  const errors: FieldErrors<Values> = {}
  for (const [name, message] of problems) Object.assign(errors, { [name]: { type: 'refused', message } })
  return { values: {}, errors }
}
