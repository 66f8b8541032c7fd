import { type Gift, giftPath, type Parcel } from '../../../contract/gifts.ts'
import { routes } from '../../../contract/routes.ts'
import type { Ctx } from '../../context.ts'
import type { GiftRow } from '../../db/schema/gifts.ts'
import { presentRecordings } from '../recordings/reads.ts'
import { presentStory } from '../stories/present.ts'
import { dedicationRows } from '../stories/dedications.ts'
import { paragraphRows } from '../stories/reads.ts'
import { hasCome, type Received } from './policy.ts'
import { isOutdated } from './queues.ts'
import { unsealed } from '../../link-tokens.ts'

export async function presentGift(ctx: Ctx, gift: GiftRow): Promise<Gift> {
  return {
    path: await giftAddress(ctx, gift),
    closed: gift.closedAt !== null,
    line: gift.line,
    opensAt: gift.opensAt?.toISOString() ?? null,
    timeZone: gift.timeZone,
    email: gift.email,
    mail: mailState(gift),
    openedAt: gift.openedAt?.toISOString() ?? null,
  }
}

function mailState(gift: GiftRow): Gift['mail'] {
  const { email, mailedAt, mailProblem, mailStopped, closedAt } = gift
  if (mailStopped) return 'stopped'
  if (email === null) return 'none'
  if (mailedAt !== null) return closedAt === null && isOutdated(gift) ? 'outdated' : 'sent'
  return mailProblem === null ? 'planned' : 'failed'
}

/** The path of a gift's page; null where it is closed or no key opens its token any more. */
export async function giftAddress(ctx: Ctx, { closedAt, sealedToken }: GiftRow): Promise<string | null> {
  const token = closedAt === null ? await unsealed(ctx, sealedToken) : null
  return token && giftPath(token)
}

export async function presentParcel(
  ctx: Ctx,
  token: string,
  { gift, wrapping, inside, isGiver }: Received,
): Promise<Parcel> {
  const { recipientName, senderName, occasion, illustrationStyle } = wrapping.brief
  const waits = !isGiver && !hasCome(gift, ctx.now())
  return {
    state: waits ? 'waiting' : inside ? 'open' : 'preparing',
    giver: isGiver,
    recipientName,
    senderName,
    ...(occasion && { occasion }),
    style: illustrationStyle,
    line: gift.line,
    opensAt: gift.opensAt?.toISOString() ?? null,
    timeZone: gift.timeZone,
    story: inside && (await presentInside(ctx, token, inside)),
  }
}

/** The story with addresses that the gift's token opens, and nothing else does. */
async function presentInside(
  ctx: Ctx,
  token: string,
  story: NonNullable<Received['inside']>,
): Promise<Parcel['story']> {
  const beside = (path: string) => (entryId: number) =>
    path.replace(':token', token).replace(':entryId', String(entryId))
  const chapters = await paragraphRows(ctx, story.id)
  const words = await dedicationRows(ctx, story.id)
  const { storyTitle, dedication, dedications, parts } = presentStory(
    { ...story, recipientName: story.brief.recipientName },
    chapters,
    words.map((row) => ({ ...row, photo: row.photoKey !== null, sound: row.soundKey !== null })),
    { photo: beside(routes.getParcelDedicationPhoto.path), sound: beside(routes.getParcelDedicationSound.path) },
  )
  const pictureOf = (id: number | null | undefined) =>
    id === null || id === undefined
      ? null
      : routes.getParcelPicture.path.replace(':token', token).replace(':id', String(id))
  return {
    storyTitle,
    coverImageUrl: pictureOf(story.coverPictureId),
    parts: parts.map((part, index) => ({ ...part, imageUrl: pictureOf(chapters[index]?.pictureId) })),
    ...(dedication && { dedication }),
    ...(dedications && { dedications }),
    voice: await presentRecordings(ctx, story, (chapter) =>
      routes.getParcelRecording.path.replace(':token', token).replace(':chapter', String(chapter)),
    ),
  }
}
