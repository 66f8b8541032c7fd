import type { Ctx } from '../context.ts'
import { noteReturnedGift } from '../features/gifts/send.ts'
import { noteReturnedMail } from '../features/purchases/deliver.ts'
import { type Command, CommandError } from './command.ts'

/** What a mailbox gets that the product does not read. */
export const mailCommands: Record<string, Command> = {
  bounced: {
    usage: 'TEXT',
    summary: 'a message came back: TEXT is the report, or the Message-ID in it; its giver or buyer is told',
    async run(ctx, { words }) {
      const report = words.join(' ')
      // A report may say as well that a message was delivered, or is late and is tried again.
      const outcome = /^Action:\s*(\w+)/im.exec(report)?.[1]?.toLowerCase()
      if (outcome !== undefined && outcome !== 'failed')
        return { text: `Nothing to do: the report says "${outcome}".`, json: { noted: false } }
      const messageId = MESSAGE.exec(report)?.[0]
      if (!messageId) throw new CommandError('That names no message of a gift or a purchase')
      const noted = await note(ctx, messageId)
      const text = noted
        ? `Noted: ${messageId}.`
        : `Nothing to do: ${messageId} was replaced, or is known to have failed.`
      return { text, json: { messageId, noted } }
    },
  },
}

/** Ours, as `sendGift` and `deliveryMessageId` make them. */
const MESSAGE =
  /\b(?:gift-(?<storyId>\d{1,9})|purchase-(?<purchaseId>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))-(?<round>\d{1,6})@/

function note(ctx: Ctx, messageId: string): Promise<boolean> {
  const { storyId, purchaseId = '', round } = MESSAGE.exec(messageId)?.groups ?? {}
  return storyId === undefined
    ? noteReturnedMail(ctx, purchaseId, Number(round))
    : noteReturnedGift(ctx, Number(storyId), Number(round))
}
