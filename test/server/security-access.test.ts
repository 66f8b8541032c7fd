import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { RouteName } from '../../src/contract/paths.ts'
import { type Route, routes } from '../../src/contract/routes.ts'
import type { Story } from '../../src/contract/stories.ts'
import { users } from '../../src/server/db/schema/accounts.ts'
import { pictures, stories } from '../../src/server/db/schema/stories.ts'
import type { TestClient } from '../client.ts'
import { createTestApp, type TestApp } from '../create-test-app.ts'
import { BRIEF, facePhoto, LOOK } from '../factories.ts'
import { PASSWORD, signIn, signUp } from '../members.ts'
import { toneWav } from '../tone-wav.ts'

/** What belongs to the one whom the others try to rob. */
type Mine = { storyId: number; photoId: number; otherPhotoId: number; paragraphId: number; pictureId: number }
type Request = { path: string; body?: object; headers?: Record<string, string> }
type Answers = { owner: number; stranger: number; visitor: number; member: number }
type Rule = { answers: Answers; requests: (mine: Mine) => Request[] }

/** By id: what is not one's own is not there. */
const OWN: Answers = { owner: 200, stranger: 404, visitor: 404, member: 404 }
/** The same, of calls that need an account. */
const MEMBERS_OWN: Answers = { owner: 200, stranger: 401, visitor: 401, member: 404 }
/** About oneself: another member gets an answer about themselves. */
const MEMBERS: Answers = { owner: 200, stranger: 401, visitor: 401, member: 200 }
const EVERYBODY: Answers = { owner: 200, stranger: 200, visitor: 200, member: 200 }
const LEADS_ON: Answers = { owner: 302, stranger: 302, visitor: 302, member: 302 }

/** A token that nobody was given. */
const NOBODYS: Answers = { owner: 404, stranger: 404, visitor: 404, member: 404 }
const GUESSED = 'A'.repeat(22)
const UUID = '0190b1de-1111-7222-8333-944455556666'

const lastDay = () => ({ closesAt: new Date(Date.now() + 86_400_000).toISOString(), timeZone: 'America/Lima' })
const giftCardOrder = () => ({
  id: randomUUID(),
  recipientName: 'Rosa',
  senderName: 'Luis',
  line: '',
  style: 'retro',
  email: 'luis@correo.mx',
})
const brief = ({ photoId }: Mine) => ({ ...BRIEF, recipientPhotoId: String(photoId) })
const OTHER_PASSWORD = 'otra frase para otra persona'
const sse = (fields: Record<string, string>) => `/api/stories/generate-sse?${new URLSearchParams(fields)}`

const UNSOLVED = {
  challenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      expiresAt: 2_000_000_000,
      keyLength: 32,
      keyPrefix: '00',
      keySignature: '00',
      nonce: '00',
      salt: '00',
    },
    signature: '00',
  },
  solution: { counter: 0, derivedKey: '00' },
}

/** Who gets what from every call of the contract. A new call is refused by the types until it stands here. */
const RULES: Record<RouteName, Rule> = {
  getConfig: { answers: EVERYBODY, requests: () => [{ path: '/api/config' }] },
  getHealth: { answers: EVERYBODY, requests: () => [{ path: '/api/health' }] },
  getReady: { answers: EVERYBODY, requests: () => [{ path: '/api/ready' }] },
  getChallenge: { answers: EVERYBODY, requests: () => [{ path: '/api/challenge' }] },
  proveWork: {
    // Nobody asked for any work here.
    answers: { owner: 400, stranger: 400, visitor: 400, member: 400 },
    requests: () => [{ path: '/api/challenge', body: UNSOLVED }],
  },
  login: { answers: LEADS_ON, requests: () => [{ path: '/api/login' }] },
  readAnswers: {
    answers: EVERYBODY,
    requests: () => [{ path: '/api/stories/understanding', body: { recipientName: 'Leo' } }],
  },
  readLook: { answers: EVERYBODY, requests: () => [{ path: '/api/photos/look' }] },
  drawLooks: {
    answers: EVERYBODY,
    requests: () => [
      { path: '/api/looks/drawing', body: { sitter: { of: 'sender' }, style: 'comic', looks: [LOOK], size: 'small' } },
    ],
  },
  listOwnStories: { answers: EVERYBODY, requests: () => [{ path: '/api/stories' }] },
  uploadPhoto: { answers: EVERYBODY, requests: () => [{ path: '/api/photos/upload' }] },
  verifyCheckoutSession: {
    answers: EVERYBODY,
    requests: () => [{ path: '/api/checkout-sessions/cs_guessed_123456/verify' }],
  },

  getUser: { answers: MEMBERS, requests: () => [{ path: '/api/auth/user' }] },
  updateUser: { answers: MEMBERS, requests: () => [{ path: '/api/account', body: { bio: 'x' } }] },
  setProfilePicture: { answers: MEMBERS, requests: () => [{ path: '/api/account/picture' }] },
  getProfilePicture: { answers: MEMBERS, requests: () => [{ path: '/api/account/picture' }] },
  exportAccount: { answers: MEMBERS, requests: () => [{ path: '/api/account/export' }] },
  listStories: { answers: MEMBERS, requests: () => [{ path: '/api/auth/stories' }] },
  listPhotos: { answers: MEMBERS, requests: () => [{ path: '/api/photos' }] },
  addPhoto: { answers: MEMBERS, requests: () => [{ path: '/api/photos' }] },

  getPhoto: { answers: OWN, requests: (my) => [{ path: `/api/photos/${my.photoId}` }] },
  getPhotoImage: {
    answers: OWN,
    requests: (my) =>
      ['', '?size=face', '?size=thumbnail'].map((q) => ({ path: `/api/photos/${my.photoId}/image${q}` })),
  },
  getStory: { answers: OWN, requests: (my) => [{ path: `/api/stories/${my.storyId}` }] },
  listParagraphs: { answers: OWN, requests: (my) => [{ path: `/api/stories/${my.storyId}/paragraphs` }] },
  followStory: { answers: OWN, requests: (my) => [{ path: `/api/stories/${my.storyId}/events` }] },
  getBrief: { answers: OWN, requests: (my) => [{ path: `/api/stories/${my.storyId}/brief` }] },
  getPicture: {
    answers: OWN,
    requests: (my) => ['', '?w=320'].map((q) => ({ path: `/api/pictures/${my.pictureId}${q}` })),
  },
  getPdf: { answers: OWN, requests: (my) => [{ path: `/api/stories/${my.storyId}/pdf` }] },
  getDelivery: { answers: OWN, requests: (my) => [{ path: `/api/stories/${my.storyId}/delivery` }] },
  createCheckoutSession: {
    answers: OWN,
    requests: (my) => [{ path: `/api/stories/${my.storyId}/create-checkout-session`, body: { email: 'a@b.mx' } }],
  },
  generateStory: { answers: OWN, requests: (my) => [{ path: '/api/stories/generate', body: brief(my) }] },
  streamStory: {
    answers: OWN,
    requests: (my) => [{ path: sse(brief(my)) }, { path: sse(BRIEF), headers: { 'last-event-id': `${my.storyId}:1` } }],
  },
  beginStory: { answers: OWN, requests: (my) => [{ path: '/api/stories', body: brief(my) }] },
  generateText: { answers: OWN, requests: (my) => [{ path: '/api/stories/generate-text', body: brief(my) }] },
  illustrateStory: {
    answers: OWN,
    requests: (my) => [
      { path: `/api/stories/${my.storyId}/illustrate`, body: {} },
      { path: `/api/stories/${my.storyId}/illustrate`, body: { senderPhotoId: my.photoId } },
    ],
  },
  illustrateParagraph: {
    answers: OWN,
    requests: (my) => [{ path: `/api/paragraphs/${my.paragraphId}/illustrate`, body: {} }],
  },
  generateCover: {
    answers: OWN,
    requests: (my) => [{ path: `/api/stories/${my.storyId}/generate-cover`, body: {} }],
  },

  getWorkshop: { answers: OWN, requests: (my) => [{ path: `/api/stories/${my.storyId}/workshop` }] },
  choosePicture: { answers: OWN, requests: (my) => [{ path: `/api/pictures/${my.pictureId}/choose` }] },
  changeStory: {
    answers: OWN,
    requests: (my) => [{ path: `/api/stories/${my.storyId}`, body: { dedication: 'Para ti' } }],
  },
  changeParagraph: {
    // It was edited from a text that is not there: its owner is told so, everybody else nothing.
    answers: { ...OWN, owner: 409 },
    requests: (my) => [
      { path: `/api/paragraphs/${my.paragraphId}`, body: { paragraphText: 'Uno\n\nDos', editedFrom: 'otro' } },
    ],
  },

  combinePhotos: {
    answers: MEMBERS_OWN,
    requests: (my) => [
      { path: '/api/photos/combine', body: { photoId1: my.photoId, photoId2: my.otherPhotoId, prompt: 'juntos' } },
    ],
  },
  shareStory: {
    // No mail goes out here, and its owner is told so.
    answers: { ...MEMBERS_OWN, owner: 503 },
    requests: (my) => [{ path: `/api/stories/${my.storyId}/share`, body: { email: 'a@b.mx' } }],
  },
  getGift: {
    // Not bought yet, and its owner is told so; `gifts.test.ts` has those that are.
    answers: { ...OWN, owner: 409 },
    requests: (my) => [{ path: `/api/stories/${my.storyId}/gift` }],
  },
  changeGift: {
    answers: { ...OWN, owner: 409 },
    requests: (my) => [{ path: `/api/stories/${my.storyId}/gift`, body: { line: 'Para ti' } }],
  },
  renewGift: { answers: { ...OWN, owner: 409 }, requests: (my) => [{ path: `/api/stories/${my.storyId}/gift/renew` }] },
  closeGift: { answers: { ...OWN, owner: 409 }, requests: (my) => [{ path: `/api/stories/${my.storyId}/gift` }] },
  getParcel: { answers: NOBODYS, requests: () => [{ path: `/api/gifts/${GUESSED}` }] },
  openParcel: { answers: NOBODYS, requests: () => [{ path: `/api/gifts/${GUESSED}/opened` }] },
  stopGiftMail: { answers: NOBODYS, requests: () => [{ path: `/api/gifts/${GUESSED}/no-mail` }] },
  getParcelPicture: {
    answers: NOBODYS,
    requests: (my) => [{ path: `/api/gifts/${GUESSED}/pictures/${my.pictureId}` }],
  },
  getParcelBook: { answers: NOBODYS, requests: () => [{ path: `/api/gifts/${GUESSED}/book` }] },
  getParcelRecording: { answers: NOBODYS, requests: () => [{ path: `/api/gifts/${GUESSED}/recordings/1` }] },
  listRecordings: { answers: OWN, requests: (my) => [{ path: `/api/stories/${my.storyId}/recordings` }] },
  // Not bought, and so without a recording; `recordings.test.ts` has one that is.
  keepRecording: {
    answers: { ...OWN, owner: 409 },
    requests: (my) => [{ path: `/api/stories/${my.storyId}/recordings/1` }],
  },
  getRecording: { answers: NOBODYS, requests: (my) => [{ path: `/api/stories/${my.storyId}/recordings/1` }] },
  deleteRecording: { answers: OWN, requests: (my) => [{ path: `/api/stories/${my.storyId}/recordings/1` }] },
  getNarration: { answers: OWN, requests: (my) => [{ path: `/api/stories/${my.storyId}/narration` }] },
  // No narrator is configured; `narrations.test.ts` has one.
  startNarration: {
    answers: { ...OWN, owner: 503 },
    requests: (my) => [{ path: `/api/stories/${my.storyId}/narration` }],
  },
  sendThanks: {
    answers: NOBODYS,
    requests: () => [{ path: `/api/gifts/${GUESSED}/thanks` }],
  },
  listThanks: { answers: OWN, requests: (my) => [{ path: `/api/stories/${my.storyId}/thanks` }] },
  deleteThanks: { answers: OWN, requests: (my) => [{ path: `/api/stories/${my.storyId}/thanks/${UUID}` }] },
  // Nobody has answered; `thanks.test.ts` has one that was spoken.
  getThanksSound: { answers: NOBODYS, requests: (my) => [{ path: `/api/stories/${my.storyId}/thanks/${UUID}/sound` }] },
  getParcelDedicationSound: {
    answers: NOBODYS,
    requests: () => [{ path: `/api/gifts/${GUESSED}/dedications/1/sound` }],
  },
  getDedicationSound: {
    answers: NOBODYS,
    requests: (my) => [{ path: `/api/stories/${my.storyId}/dedications/1/sound` }],
  },
  getParcelDedicationPhoto: {
    answers: NOBODYS,
    requests: () => [{ path: `/api/gifts/${GUESSED}/dedications/1/photo` }],
  },
  getGuestbook: { answers: OWN, requests: (my) => [{ path: `/api/stories/${my.storyId}/guestbook` }] },
  openGuestbook: {
    answers: OWN,
    requests: (my) => [{ path: `/api/stories/${my.storyId}/guestbook`, body: lastDay() }],
  },
  changeGuestbook: {
    answers: OWN,
    requests: (my) => [{ path: `/api/stories/${my.storyId}/guestbook`, body: lastDay() }],
  },
  closeGuestbook: { answers: OWN, requests: (my) => [{ path: `/api/stories/${my.storyId}/guestbook` }] },
  arrangeEntries: {
    answers: OWN,
    requests: (my) => [{ path: `/api/stories/${my.storyId}/guestbook/entries`, body: { entries: [] } }],
  },
  deleteEntry: {
    // Nobody has left any words; `guestbooks.test.ts` has those that were.
    answers: { ...OWN, owner: 404 },
    requests: (my) => [{ path: `/api/stories/${my.storyId}/guestbook/entries/1` }],
  },
  getDedicationPhoto: {
    answers: { ...OWN, owner: 404 },
    requests: (my) => [{ path: `/api/stories/${my.storyId}/dedications/1/photo` }],
  },
  getInvitation: { answers: NOBODYS, requests: () => [{ path: `/api/guestbooks/${GUESSED}` }] },
  leaveEntry: { answers: NOBODYS, requests: () => [{ path: `/api/guestbooks/${GUESSED}/entries` }] },
  stopGuestbookMail: { answers: NOBODYS, requests: () => [{ path: `/api/guestbooks/${GUESSED}/no-mail` }] },
  // A secret that nobody was given shows nothing.
  readOwnEntries: {
    answers: EVERYBODY,
    requests: () => [{ path: '/api/guestbooks/own', body: { secrets: [GUESSED] } }],
  },
  withdrawEntry: { answers: NOBODYS, requests: () => [{ path: '/api/guestbooks/own', body: { secret: GUESSED } }] },
  listGiftCards: { answers: MEMBERS, requests: () => [{ path: '/api/gift-cards' }] },
  // An order belongs to whoever sent it first; here a stranger did.
  buyGiftCard: {
    answers: { owner: 200, stranger: 200, visitor: 404, member: 404 },
    requests: () => [{ path: '/api/gift-cards', body: giftCardOrder() }],
  },
  openBoughtGiftCard: {
    answers: NOBODYS,
    requests: () => [{ path: '/api/gift-cards/bought?session_id=cs_guessed_123456' }],
  },
  getGiftCard: { answers: NOBODYS, requests: () => [{ path: `/api/gift-cards/${GUESSED}` }] },
  getGiftCardSheet: { answers: NOBODYS, requests: () => [{ path: `/api/gift-cards/${GUESSED}/pdf` }] },
  deletePhoto: { answers: OWN, requests: (my) => [{ path: `/api/photos/${my.otherPhotoId}` }] },
  deleteStory: {
    answers: OWN,
    requests: (my) => [{ path: `/api/stories/${my.storyId}?photos=delete` }],
  },
  deleteAccount: {
    answers: { ...MEMBERS, member: 400 },
    requests: () => [{ path: '/api/account', body: { password: PASSWORD } }],
  },
  logout: { answers: LEADS_ON, requests: () => [{ path: '/api/logout' }] },
}

/** Calls after which there is nothing left to ask for come last. */
const ENDS: readonly RouteName[] = ['deletePhoto', 'deleteStory', 'logout', 'deleteAccount']
const SECRETS = /Mateo|dinosaurios|ana@example\.com/

/** Some 150 requests, with pictures and a book among them. */
const PATIENCE_MS = 240_000

test(
  'a stranger, a visitor and another member get nothing of mine from any call; I get all of it',
  async () => {
    await using t = await createTestApp()
    const ana = t.visitor()
    await signUp(ana, 'ana')
    await call(ana, 'setProfilePicture', { path: '/api/account/picture' })
    const mine = await makeThings(ana)
    const visitor = t.visitor()
    await visitor.uploadPhoto(await facePhoto())
    const member = t.visitor()
    await signUp(member, 'bob', OTHER_PASSWORD)
    await call(member, 'setProfilePicture', { path: '/api/account/picture' })
    const kept = await countKept(t)

    for (const [name, { answers, requests }] of inOrder()) {
      for (const request of requests(mine)) {
        for (const [who, client] of Object.entries({ stranger: t.visitor(), visitor, member })) {
          const response = await call(client, name, request)
          const expected = answers[who as keyof Answers]
          expect([name, request.path, who, response.status]).toEqual([name, request.path, who, expected])
          expect(await response.text()).not.toMatch(SECRETS)
        }
      }
      if (name === 'logout') await signIn(member, 'bob', OTHER_PASSWORD)
    }
    expect(await countKept(t)).toEqual(kept)

    // The very same calls do what they say for their owner: what was refused was the person.
    for (const [name, { answers, requests }] of inOrder()) {
      for (const request of requests(mine)) {
        const response = await call(ana, name, request)
        await response.arrayBuffer()
        expect([name, request.path, response.status]).toEqual([name, request.path, answers.owner])
      }
      if (name === 'logout') await signIn(ana, 'ana')
    }
  },
  PATIENCE_MS,
)

function inOrder(): [RouteName, Rule][] {
  const all = Object.entries(RULES) as [RouteName, Rule][]
  return all.toSorted(([a], [b]) => ENDS.indexOf(a) - ENDS.indexOf(b))
}

async function makeThings(client: TestClient): Promise<Mine> {
  const ids: number[] = []
  for (let count = 0; count < 2; count++) {
    const { photo } = (await (await client.uploadPhoto(await facePhoto())).json()) as { photo: { id: number } }
    ids.push(photo.id)
  }
  const events = await client.stream('/api/stories/generate', { body: BRIEF })
  const storyId = events.flatMap(({ event }) => (event.type === 'complete' ? [event.storyId] : []))[0] ?? 0
  const paragraphs = await client.json<{ id: number }[]>('GET', `/api/stories/${storyId}/paragraphs`)
  const { coverImageUrl } = await client.json<Story>('GET', `/api/stories/${storyId}`)
  return {
    storyId,
    photoId: ids[0] ?? 0,
    otherPhotoId: ids[1] ?? 0,
    paragraphId: paragraphs[0]?.id ?? 0,
    pictureId: Number(coverImageUrl?.split('/').at(-1)),
  }
}

/** Good for every form; each takes its own. */
const FIELDS = {
  personRelation: 'sender',
  secret: GUESSED,
  author: 'Rosa',
  line: 'Te quiero',
  id: UUID,
  words: 'Gracias',
}

async function call(client: TestClient, name: RouteName, { path, body, headers }: Request): Promise<Response> {
  const route: Route = routes[name]
  if (!route.form) return client.send(route.method, path, body, headers)
  const form = new FormData()
  for (const [field, value] of Object.entries(FIELDS)) form.set(field, value)
  if (name === 'keepRecording' || name === 'sendThanks') form.set('sound', new Blob([toneWav(1)]), 'voz.wav')
  else form.set('photo', new Blob([new Uint8Array(await facePhoto())]), 'foto.jpg')
  return client.send(route.method, path, form)
}

async function countKept({ ctx: { db } }: TestApp): Promise<object> {
  const members = await db.$count(users, eq(users.isAnonymous, false))
  return { members, stories: await db.$count(stories), pictures: await db.$count(pictures) }
}
