import { and, inArray, isNull } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { discardedFiles } from '../../db/schema/discarded-files.ts'

/** Longer than any file takes from its first byte to the row that owns it. */
const RESERVED_MS = 3_600_000

/**
 * Stores a file that is to belong to a row. It is due for removal before its first byte is there, until the owning
 * transaction takes it over (`claimFiles`): whatever breaks off in between, it is removed in the end.
 */
export async function storeFile(ctx: Ctx, key: string, data: Uint8Array, contentType: string): Promise<void> {
  await reserveFiles(ctx, [key])
  await ctx.deps.files.put(key, data, contentType)
}

/** Has files due for removal in an hour. Belongs before their first byte, and not into the owner's transaction. */
export async function reserveFiles(ctx: Ctx, keys: readonly string[]): Promise<void> {
  const dueAt = new Date(ctx.now().getTime() + RESERVED_MS)
  await ctx.db
    .insert(discardedFiles)
    .values(keys.map((key) => ({ key, dueAt })))
    .onConflictDoUpdate({ target: discardedFiles.key, set: { dueAt, removedAt: null } })
}

/**
 * Takes reserved files over, in the transaction that stores the row that names them.
 *
 * @throws Error where one was removed meanwhile: the transaction must not name it
 */
export async function claimFiles(ctx: Ctx, keys: readonly string[]): Promise<void> {
  const claimed = await ctx.db
    .delete(discardedFiles)
    .where(and(inArray(discardedFiles.key, [...keys]), isNull(discardedFiles.removedAt)))
    .returning({ key: discardedFiles.key })
  if (claimed.length < keys.length) throw new Error('a file was removed before its row was stored')
}
