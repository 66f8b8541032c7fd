import type { PhotoField } from './contract/brief-fields.ts'
import type { Brief as WholeBrief } from './contract/brief.ts'
import type { Coat, SeenCoat } from './contract/coats.ts'
import type { Look, SitterKind } from './contract/looks.ts'
import type { PhotoFinding } from './contract/photo-findings.ts'
import type { Sitter } from './contract/sitters.ts'
import type { Understanding } from './contract/readings.ts'
import type { Style } from './contract/styles.ts'

/**
 * The interfaces behind which texts and pictures are made. The embedded engines need no key and no
 * network; `server/engines/ai` talks to hosted or self-hosted models. Engines know no HTTP, no database and
 * no feature: what they need comes in as arguments, what they make goes out as values.
 */

export type { Coat, Look, Sitter, Style }

/** A brief as engines are given it and as it is stored: photos come as bytes, and have columns of their own. */
export type Brief = Omit<WholeBrief, PhotoField> & {
  /** What its giver asks to find nowhere in the story, where a writer is told this and not the answer that asks it. */
  unwanted?: string[]
}

/** What a picture shows, in Spanish words: where, when, what happens, which things are seen. */
export type Scene = {
  place: string
  time: string
  action: string
  objects: string[]
  /** The action in one word of the embedded illustrator (`sit`, `climb`…), where the writer knows which. */
  pose?: string
  /** In the chapter that tells the memory: where that happened, or nothing where the answer does not say. */
  memoryPlace?: string
}

export type Chapter = {
  /** 1 to 5. */
  number: number
  title: string
  /** Plain text; one entry a paragraph; never markup. */
  paragraphs: string[]
  /** Spanish prose good enough for a hosted image model. */
  imagePrompt: string
  scene: Scene
}

export type StoryHead = {
  title: string
  /** Both people as every picture must show them; empty where the engine keeps them consistent by itself. */
  characters: string
  cover: { imagePrompt: string; scene: Scene }
  /** The engine's own name of the plot, where it tells from plots. */
  plot?: string
}

/**
 * The head comes first, then chapters 1 to 5 in order, each as soon as it is complete. A second head means that the
 * story starts again (another engine took over and could not continue it): drop what came before.
 */
export type WriterEvent = { type: 'head'; head: StoryHead } | { type: 'chapter'; chapter: Chapter }

/** What one call cost. `costMicroUsd` is millionths of a US dollar; zero for embedded engines. */
export type Usage = {
  model: string
  kind: 'text' | 'image' | 'judge' | 'moderation' | 'speech'
  inputTokens?: number
  outputTokens?: number
  images?: number
  costMicroUsd: number
}

export type CallOptions = {
  /** Same input and same seed give the same result, where the engine can promise it. */
  seed: string
  signal?: AbortSignal
  onUsage?: (usage: Usage) => void
  /** Where paid pictures are kept until they are stored for good, so that none is paid for twice after a crash. */
  drafts?: Drafts
}

/** Keys are made by the engine: short, and safe as file names. */
export type Drafts = {
  read(key: string): Promise<ImageBytes | null>
  write(key: string, data: ImageBytes): Promise<void>
}

/** What was told before an interruption; chapters 1 to n without a gap. */
export type StorySoFar = { head: StoryHead; chapters: Chapter[] }

export type WriteOptions = CallOptions & {
  /** A writer that can continues there, without a head; one that cannot starts again with a head. */
  soFar?: StorySoFar
  /** Plots of what the same customer was told before: none of them comes again while another fits. */
  plotsTold?: readonly string[]
}

export type Writer = {
  /** For logs and the footer, e.g. `embedded` or `openai:gpt-5.6`. */
  id: string
  write(brief: Brief, options: WriteOptions): AsyncIterable<WriterEvent>
}

/** Says what it understands of a brief whose answers may still be empty, and how sure it is. */
export type AnswerReader = {
  id: string
  read(brief: Brief, options: Omit<CallOptions, 'seed'>): Promise<Understanding>
}

/** JPEG, PNG or WebP bytes: upright, without metadata. */
export type ImageBytes = Uint8Array

/** A photo as engines see it: the whole picture, and the face-sized crop kept beside it. */
export type PersonPhoto = { image: ImageBytes; face: ImageBytes | null }

export type PictureRequest = {
  /** `cover`, or the chapter's number. */
  subject: 'cover' | number
  brief: Brief
  head: StoryHead
  /** The chapter that is drawn; null for the cover. */
  chapter: Chapter | null
  /** What the chapters before it show, the first one's first: no picture repeats another. */
  earlier?: Scene[]
  /** The stored prompt, or what the person wrote in its place. */
  imagePrompt: string
  style: Style
  /** Pixels. */
  width: number
  height: number
  photos: { sender: PersonPhoto | null; recipient: PersonPhoto | null }
  /** Both people in the chosen style, where the engine made one for this story. */
  sheet: ImageBytes | null
  /** Where another picture is wanted in a finished one's place: what should be different, and what makes it differ. */
  redo?: { wish: string; seed: string }
}

/** What came of a wish for another picture, part by part in Spanish: what the picture shows of it, and what it does not. */
export type WishOutcome = { shown: string[]; missing: string[] }

export type Picture = {
  /** JPEG. */
  data: ImageBytes
  width: number
  height: number
  /** Spanish alternative text. */
  alt: string
  /** What must never be cropped away: a point in the picture, 0 to 1 from left and top. */
  focus: [x: number, y: number]
  /** Where the engine knows what it has drawn of a wish. */
  wish?: WishOutcome
  /** Where the engine knows: what the picture was to show and does not, by name in Spanish; absent where nothing is missing. */
  undrawn?: string[]
  /** The engine that drew it, where it is not the one that was asked. */
  model?: string
  /** What the judge said of it, where there is one. */
  verdicts?: JudgeAnswer[]
}

export type SheetRequest = Pick<PictureRequest, 'brief' | 'style' | 'photos'> & { characters: string }

export type CombineRequest = { photos: [ImageBytes, ImageBytes]; prompt: string; width: number; height: number }

export type Illustrator = {
  id: string
  /** Its pictures cost nothing: some are drawn before anybody asks for them. */
  free?: boolean
  /** Where an engine needs it: both people in the style, made once a story and stored with it; null where the engine that answers in the end needs none. */
  sheet?(request: SheetRequest, options: CallOptions): Promise<ImageBytes | null>
  illustrate(request: PictureRequest, options: CallOptions): Promise<Picture>
  /** One picture out of two photos, in a scene that the prompt chooses; clearly both photos. */
  combine(request: CombineRequest, options: CallOptions): Promise<Picture>
}

/** A rectangle in pixels of the upright photo. */
export type Rect = { left: number; top: number; width: number; height: number }

export type PhotoReading = {
  /** The face with hair and a little air around it; null where none was found. */
  face: Rect | null
  /** All faces that were found, the one that was read first. */
  faces: Rect[]
  look: Look
  /** How sure each trait is: the share of such readings that are right, 0 to 1. */
  sure: Partial<Record<keyof Look, number>>
  /** What may make a portrait less like its person; none where the photo is good. */
  findings: PhotoFinding[]
  /** Where they are known. */
  sitter?: SitterKind
  /** Of an animal that is drawn with one. */
  coat?: SeenCoat
}

/**
 * Finds the face and the look in a photo. Always embedded: photos are read on our own machine. Where the sitter is known,
 * the look is completed by what is likely of them.
 */
export type PhotoReader = { read(photo: ImageBytes, signal?: AbortSignal, sitter?: Sitter): Promise<PhotoReading> }

export type LooksRequest = {
  sitter: Sitter
  style: Style
  /** One head, or one animal, each, side by side. */
  looks: readonly Look[] | readonly Coat[]
  /** Pixels of a head's square. */
  side: number
}

/** Draws heads by their looks as the embedded illustrator draws them in a story; WebP. */
export type LookPainter = { drawLooks(request: LooksRequest, signal?: AbortSignal): Promise<ImageBytes> }

export type Verdict = { ok: true } | { ok: false; reason: string }

/** Says whether texts and pictures may be used; `reason` is kind Spanish for the person. */
export type Moderator = {
  review(input: { texts?: string[]; images?: ImageBytes[] }, options: Omit<CallOptions, 'seed'>): Promise<Verdict>
}

export type JudgeAnswer = { feature: string; ok: boolean; note: string }

/** Looks at a finished picture beside the sheet and answers yes or no per feature. */
export type Judge = {
  judge(
    input: { picture: ImageBytes; request: PictureRequest },
    options: Omit<CallOptions, 'seed'>,
  ): Promise<JudgeAnswer[]>
}

/** Reads a chapter aloud. */
export type Narrator = {
  id: string
  /** Answers a WAV file of one channel with 16 bits at `RECORDING_RATE`. */
  read(text: string, options: Omit<CallOptions, 'seed' | 'drafts'>): Promise<Uint8Array>
}

export type EngineFailure =
  | 'refused'
  | 'budget'
  | 'rate_limited'
  | 'bad_output'
  | 'bad_request'
  | 'auth'
  | 'unavailable'

/** The only error that engines throw on purpose. `message` is for logs: never user text, photos or keys. */
export class EngineError extends Error {
  readonly failure: EngineFailure
  /** Kind Spanish for the person, where the failure concerns what they wrote or uploaded. */
  readonly userMessage: string | undefined
  /** Milliseconds to wait before the same provider may be asked again. */
  readonly retryAfterMs: number | undefined

  constructor(
    failure: EngineFailure,
    message: string,
    options: { userMessage?: string; retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'EngineError'
    this.failure = failure
    this.userMessage = options.userMessage
    this.retryAfterMs = options.retryAfterMs
  }
}
