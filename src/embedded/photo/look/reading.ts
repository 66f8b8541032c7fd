/** What was read of a trait, and how sure that is: the share of such readings that are right, 0 to 1. */
export type Reading<Value> = { value: Value; sure: number }
