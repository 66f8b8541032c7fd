import { type AUTH_PAGES, AUTH_ROOT } from './accounts.ts'
import { AUTH_PATHS, type AuthName } from './auth-paths.ts'
import type { LimitName } from './limits.ts'
import type { RouteName } from './paths.ts'

/** Whether an answer tells of somebody, and so may be kept by nobody, or is alike for everybody. */
type Privacy = 'public' | 'personal'

/** What the server must know of every call before it answers it. */
export type Terms = { limit: LimitName; privacy: Privacy }

const personal = (limit: LimitName): Terms => ({ limit, privacy: 'personal' })
const PUBLIC: Terms = { limit: 'reads', privacy: 'public' }

export const ROUTE_TERMS: Record<RouteName, Terms> = {
  getConfig: PUBLIC,
  getHealth: PUBLIC,
  getReady: PUBLIC,
  getChallenge: personal('challenges'),
  proveWork: personal('proofs'),
  getUser: personal('reads'),
  login: personal('links'),
  logout: personal('links'),
  updateUser: personal('profile'),
  setProfilePicture: personal('uploads'),
  getProfilePicture: personal('reads'),
  deleteAccount: personal('credentials'),
  exportAccount: personal('exports'),
  deleteStory: personal('deletions'),
  listStories: personal('reads'),
  listOwnStories: personal('reads'),
  uploadPhoto: personal('uploads'),
  addPhoto: personal('uploads'),
  readLook: personal('uploads'),
  drawLooks: personal('likenesses'),
  listPhotos: personal('reads'),
  getPhoto: personal('reads'),
  getPhotoImage: personal('reads'),
  deletePhoto: personal('deletions'),
  combinePhotos: personal('uploads'),
  generateStory: personal('generation'),
  streamStory: personal('generation'),
  beginStory: personal('generation'),
  generateText: personal('generation'),
  readAnswers: personal('understanding'),
  followStory: personal('reads'),
  illustrateStory: personal('drawing'),
  illustrateParagraph: personal('drawing'),
  generateCover: personal('drawing'),
  listParagraphs: personal('reads'),
  changeParagraph: personal('changes'),
  changeStory: personal('changes'),
  getWorkshop: personal('reads'),
  choosePicture: personal('changes'),
  getStory: personal('reads'),
  shareStory: personal('mail'),
  getBrief: personal('reads'),
  getPicture: personal('reads'),
  getPdf: personal('books'),
  createCheckoutSession: personal('checkout'),
  verifyCheckoutSession: personal('verification'),
  getDelivery: personal('reads'),
  buyGiftCard: personal('checkout'),
  listGiftCards: personal('reads'),
  openBoughtGiftCard: personal('verification'),
  getGiftCard: personal('giftCards'),
  getGiftCardSheet: personal('giftCards'),
  getGift: personal('reads'),
  changeGift: personal('changes'),
  renewGift: personal('changes'),
  closeGift: personal('changes'),
  getParcel: personal('parcels'),
  openParcel: personal('parcels'),
  stopGiftMail: personal('parcels'),
  getParcelPicture: personal('parcels'),
  getParcelBook: personal('books'),
  getParcelRecording: personal('parcels'),
  listRecordings: personal('reads'),
  keepRecording: personal('uploads'),
  getRecording: personal('reads'),
  deleteRecording: personal('deletions'),
  getNarration: personal('reads'),
  startNarration: personal('drawing'),
  sendThanks: personal('thanks'),
  listThanks: personal('reads'),
  deleteThanks: personal('deletions'),
  getThanksSound: personal('reads'),
  getParcelDedicationSound: personal('parcels'),
  getParcelDedicationPhoto: personal('parcels'),
  getGuestbook: personal('reads'),
  openGuestbook: personal('changes'),
  changeGuestbook: personal('changes'),
  closeGuestbook: personal('changes'),
  arrangeEntries: personal('changes'),
  deleteEntry: personal('changes'),
  getDedicationPhoto: personal('reads'),
  getDedicationSound: personal('reads'),
  getInvitation: personal('invitations'),
  leaveEntry: personal('entries'),
  stopGuestbookMail: personal('invitations'),
  readOwnEntries: personal('invitations'),
  withdrawEntry: personal('invitations'),
}

/** Of what better-auth answers: by its name, or of a page by its address. */
const AUTH_LIMITS: Record<AuthName | (typeof AUTH_PAGES)[number], LimitName> = {
  signUp: 'signUp',
  signInByEmail: 'signIn',
  signInByUsername: 'signIn',
  requestReset: 'credentials',
  resetPassword: 'credentials',
  changePassword: 'credentials',
  changeEmail: 'credentials',
  listCredentials: 'reads',
  listSessions: 'reads',
  endSession: 'profile',
  endOtherSessions: 'profile',
  enableTwoFactor: 'credentials',
  disableTwoFactor: 'credentials',
  renewBackupCodes: 'credentials',
  verifyTotp: 'signIn',
  verifyBackupCode: 'signIn',
  'sign-in/social': 'signIn',
  'callback/oidc': 'links',
  'reset-password/:token': 'links',
  'verify-email': 'links',
}

const AUTH_LINES: Readonly<Record<string, string>> = AUTH_PATHS

/** The terms of better-auth's calls, by what comes behind `/api/auth/`. */
export const AUTH_TERMS: Readonly<Record<string, Terms>> = Object.fromEntries(
  Object.entries(AUTH_LIMITS).map(([name, limit]) => [AUTH_LINES[name]?.split(AUTH_ROOT)[1] ?? name, personal(limit)]),
)
