import { Readable } from 'node:stream'
import { asc, eq } from 'drizzle-orm'
import { ZipFile } from 'yazl'
import type { Ctx } from '../../context.ts'
import { users } from '../../db/schema/accounts.ts'
import { gifts } from '../../db/schema/gifts.ts'
import { photos } from '../../db/schema/photos.ts'
import { purchases } from '../../db/schema/purchases.ts'
import { paragraphs, pictures, stories } from '../../db/schema/stories.ts'
import { entryRows } from '../guestbooks/present.ts'
import { giftCardsOf } from '../gift-cards/present.ts'
import { presentGift } from '../gifts/present.ts'
import { recordingRows } from '../recordings/reads.ts'
import { thanksOf, thanksRows } from '../thanks/reads.ts'
import { presentPhoto } from '../photos/present.ts'
import { presentBrief } from '../stories/present.ts'
import { presentUser } from './present.ts'

/** Everything that is kept of a member, as a zip: data as JSON, photos and pictures as they are. */
export async function exportAccount(ctx: Ctx, userId: string): Promise<Readable> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  // A file that cannot be read ends the download, not the process.
  zip.on('error', (error: Error) => output.destroy(error))
  const json = (name: string, value: unknown) => zip.addBuffer(Buffer.from(JSON.stringify(value, null, 2)), name)
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId))
  if (user) json('cuenta.json', presentUser(user))
  if (user?.image?.startsWith('profiles/')) addFile(ctx, zip, user.image, 'perfil.jpg')

  const own = await ctx.db.select().from(photos).where(eq(photos.userId, userId)).orderBy(asc(photos.id))
  json('fotos.json', own.map(presentPhoto))
  for (const photo of own) addFile(ctx, zip, photo.fileKey, `fotos/${photo.id}.jpg`)

  const told = await ctx.db.select().from(stories).where(eq(stories.userId, userId)).orderBy(asc(stories.id))
  for (const story of told) {
    const chapters = await ctx.db
      .select()
      .from(paragraphs)
      .where(eq(paragraphs.storyId, story.id))
      .orderBy(asc(paragraphs.paragraphNumber))
    const [gift] = await ctx.db.select().from(gifts).where(eq(gifts.storyId, story.id))
    if (gift) json(`cuentos/${story.id}/regalo.json`, await presentGift(ctx, gift))
    for (const { chapter, fileKey } of await recordingRows(ctx, story.id))
      addFile(ctx, zip, fileKey, `cuentos/${story.id}/voz/capitulo-${chapter}.mp3`)
    const answers = await thanksOf(ctx, story.id)
    if (answers.length > 0) json(`cuentos/${story.id}/gracias.json`, answers)
    for (const { id, soundKey } of await thanksRows(ctx, story.id))
      addFile(ctx, zip, soundKey, `cuentos/${story.id}/gracias/${id}.mp3`)
    const words = await entryRows(ctx, story.id)
    if (words.length > 0)
      json(
        `cuentos/${story.id}/dedicatorias.json`,
        words.map(({ author, line, memory, status, createdAt }) => ({ author, line, memory, status, createdAt })),
      )
    for (const { id, photoKey, soundKey } of words) {
      addFile(ctx, zip, photoKey, `cuentos/${story.id}/dedicatorias/${id}.jpg`)
      addFile(ctx, zip, soundKey, `cuentos/${story.id}/dedicatorias/${id}.mp3`)
    }
    json(`cuentos/${story.id}/cuento.json`, {
      titulo: story.storyTitle,
      dedicatoria: story.dedication,
      creado: story.createdAt,
      respuestas: presentBrief(story),
      capitulos: chapters.map((row) => row.paragraphText),
    })
    const used = new Set([story.coverPictureId, ...chapters.map((row) => row.pictureId)])
    const drawn = await ctx.db.select().from(pictures).where(eq(pictures.storyId, story.id)).orderBy(asc(pictures.id))
    for (const { id, subject, fileKey } of drawn) {
      const name = subject === 0 ? 'portada' : `capitulo-${subject}`
      addFile(ctx, zip, fileKey, `cuentos/${story.id}/${used.has(id) ? name : `otras/${name}-${id}`}.jpg`)
    }
  }

  const cards = await giftCardsOf(ctx, userId)
  if (cards.length > 0) json('tarjetas.json', cards)

  const bought = await ctx.db.select().from(purchases).where(eq(purchases.userId, userId))
  json(
    'compras.json',
    bought.map(({ id, storyId, giftCardId, email, amount, currency, status, createdAt, paidAt }) => ({
      id,
      storyId,
      giftCardId,
      email,
      amount,
      currency,
      status,
      createdAt,
      paidAt,
    })),
  )
  zip.end()
  return output
}

/** Each file is opened when the stream reaches it; one deleted meanwhile is empty. */
function addFile(ctx: Ctx, zip: ZipFile, key: string | null, name: string): void {
  if (!key) return
  zip.addReadStreamLazy(name, { compress: false }, (give) => {
    ctx.deps.files.stream(key).then(
      (stream) => give(null, stream ?? Readable.from([])),
      (error: unknown) => give(error, null as never),
    )
  })
}
