/** All of the server's calls lie below it; no page does. */
export const API_ROOT = '/api/'

/**
 * Every call between browser and server: its method and its path. What travels is beside it: in `routes.ts`, and for
 * what better-auth answers is in `auth-paths.ts`. Nothing here weighs, so the browser reads its addresses from these tables.
 */
export const PATHS = {
  getConfig: 'GET /api/config',
  getHealth: 'GET /api/health',
  getReady: 'GET /api/ready',
  getChallenge: 'GET /api/challenge',
  proveWork: 'POST /api/challenge',
  getUser: 'GET /api/auth/user',
  login: 'GET /api/login',
  logout: 'GET /api/logout',
  updateUser: 'PATCH /api/account',
  setProfilePicture: 'POST /api/account/picture',
  getProfilePicture: 'GET /api/account/picture',
  deleteAccount: 'DELETE /api/account',
  exportAccount: 'GET /api/account/export',
  deleteStory: 'DELETE /api/stories/:id',
  listStories: 'GET /api/auth/stories',
  listOwnStories: 'GET /api/stories',
  uploadPhoto: 'POST /api/photos/upload',
  addPhoto: 'POST /api/photos',
  readLook: 'POST /api/photos/look',
  drawLooks: 'POST /api/looks/drawing',
  listPhotos: 'GET /api/photos',
  getPhoto: 'GET /api/photos/:id',
  getPhotoImage: 'GET /api/photos/:id/image',
  deletePhoto: 'DELETE /api/photos/:id',
  combinePhotos: 'POST /api/photos/combine',
  generateStory: 'POST /api/stories/generate',
  streamStory: 'GET /api/stories/generate-sse',
  beginStory: 'POST /api/stories',
  generateText: 'POST /api/stories/generate-text',
  readAnswers: 'POST /api/stories/understanding',
  followStory: 'GET /api/stories/:storyId/events',
  illustrateStory: 'POST /api/stories/:storyId/illustrate',
  illustrateParagraph: 'POST /api/paragraphs/:id/illustrate',
  generateCover: 'POST /api/stories/:storyId/generate-cover',
  listParagraphs: 'GET /api/stories/:storyId/paragraphs',
  changeParagraph: 'PATCH /api/paragraphs/:id',
  changeStory: 'PATCH /api/stories/:id',
  getWorkshop: 'GET /api/stories/:storyId/workshop',
  choosePicture: 'POST /api/pictures/:id/choose',
  getStory: 'GET /api/stories/:id',
  shareStory: 'POST /api/stories/:storyId/share',
  getBrief: 'GET /api/stories/:storyId/brief',
  getPicture: 'GET /api/pictures/:id',
  getPdf: 'GET /api/stories/:id/pdf',
  createCheckoutSession: 'POST /api/stories/:storyId/create-checkout-session',
  verifyCheckoutSession: 'GET /api/checkout-sessions/:sessionId/verify',
  getDelivery: 'GET /api/stories/:storyId/delivery',
  buyGiftCard: 'POST /api/gift-cards',
  listGiftCards: 'GET /api/gift-cards',
  openBoughtGiftCard: 'GET /api/gift-cards/bought',
  getGiftCard: 'GET /api/gift-cards/:token',
  getGiftCardSheet: 'GET /api/gift-cards/:token/pdf',
  getGift: 'GET /api/stories/:storyId/gift',
  changeGift: 'PATCH /api/stories/:storyId/gift',
  renewGift: 'POST /api/stories/:storyId/gift/renew',
  closeGift: 'DELETE /api/stories/:storyId/gift',
  getParcel: 'GET /api/gifts/:token',
  openParcel: 'POST /api/gifts/:token/opened',
  stopGiftMail: 'POST /api/gifts/:token/no-mail',
  getParcelPicture: 'GET /api/gifts/:token/pictures/:id',
  getParcelBook: 'GET /api/gifts/:token/book',
  getParcelRecording: 'GET /api/gifts/:token/recordings/:chapter',
  listRecordings: 'GET /api/stories/:storyId/recordings',
  keepRecording: 'POST /api/stories/:storyId/recordings/:chapter',
  getRecording: 'GET /api/stories/:storyId/recordings/:chapter',
  deleteRecording: 'DELETE /api/stories/:storyId/recordings/:chapter',
  getNarration: 'GET /api/stories/:storyId/narration',
  startNarration: 'POST /api/stories/:storyId/narration',
  sendThanks: 'POST /api/gifts/:token/thanks',
  listThanks: 'GET /api/stories/:storyId/thanks',
  deleteThanks: 'DELETE /api/stories/:storyId/thanks/:thanksId',
  getThanksSound: 'GET /api/stories/:storyId/thanks/:thanksId/sound',
  getParcelDedicationSound: 'GET /api/gifts/:token/dedications/:entryId/sound',
  getParcelDedicationPhoto: 'GET /api/gifts/:token/dedications/:entryId/photo',
  getGuestbook: 'GET /api/stories/:storyId/guestbook',
  openGuestbook: 'POST /api/stories/:storyId/guestbook',
  changeGuestbook: 'PATCH /api/stories/:storyId/guestbook',
  closeGuestbook: 'DELETE /api/stories/:storyId/guestbook',
  arrangeEntries: 'PATCH /api/stories/:storyId/guestbook/entries',
  deleteEntry: 'DELETE /api/stories/:storyId/guestbook/entries/:entryId',
  getDedicationPhoto: 'GET /api/stories/:storyId/dedications/:entryId/photo',
  getDedicationSound: 'GET /api/stories/:storyId/dedications/:entryId/sound',
  getInvitation: 'GET /api/guestbooks/:token',
  leaveEntry: 'POST /api/guestbooks/:token/entries',
  stopGuestbookMail: 'POST /api/guestbooks/:token/no-mail',
  readOwnEntries: 'POST /api/guestbooks/own',
  withdrawEntry: 'DELETE /api/guestbooks/own',
} as const satisfies Table

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
export type Table = Record<string, `${Method} /api/${string}`>

export type RouteName = keyof typeof PATHS
type Line<Name extends RouteName> = (typeof PATHS)[Name]

export type MethodOf<Name extends RouteName> = Line<Name> extends `${infer M extends Method} ${string}` ? M : never
export type PathOf<Name extends RouteName> = Line<Name> extends `${string} ${infer Path}` ? Path : never

/** The names in a path: `id` in `/api/stories/:id/pdf`. */
export type ParamOf<Name extends RouteName> = ParamIn<PathOf<Name>>
type ParamIn<Path> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Param}/${infer More}`
    ? Param | ParamIn<More>
    : Rest
  : never

/** A call’s method and path, apart. */
export function lineOf<Name extends RouteName>(name: Name): { method: MethodOf<Name>; path: PathOf<Name> } {
  const [method, path] = PATHS[name].split(' ')
  return { method, path } as { method: MethodOf<Name>; path: PathOf<Name> }
}
