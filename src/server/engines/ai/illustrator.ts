import { createHash } from 'node:crypto'
import { generateImage } from 'ai'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../../contract/constants.ts'
import {
  EngineError,
  type CallOptions,
  type CombineRequest,
  type Illustrator,
  type ImageBytes,
  type Picture,
  type PictureRequest,
  type Usage,
} from '../../../engine.ts'
import { altText } from './alt-text.ts'
import { callModel, type AiDeps } from './call.ts'
import { capabilityOf, type ImageCapability } from './capabilities.ts'
import { REFUSALS } from './failures.ts'
import { imageModel } from './models.ts'
import { acceptPicture } from './picture-check.ts'
import { costMicroUsd, estimateMicroUsd } from './prices.ts'
import {
  combinePrompt,
  PICTURE_PROMPT_VERSION,
  picturePrompt,
  sheetPrompt,
  type ReferenceLabel,
} from './prompts/picture.ts'
import { STYLE_BLOCKS_VERSION } from './prompts/styles.ts'
import { forSending, pictureReferences, sheetReferences, sideBySide, type Reference } from './references.ts'
import type { AiSettings, ModelRef } from './settings.ts'

/** Pictures with several references can take minutes. */
const TIMEOUT_MS = 300_000
/** Where the faces are, in most compositions. */
const FOCUS: [number, number] = [0.5, 0.42]
const SIZE = { width: PICTURE_WIDTH, height: PICTURE_HEIGHT }

/** An illustrator that can be told what was wrong with an earlier try. */
export type AiIllustrator = Omit<Illustrator, 'illustrate'> & {
  illustrate(request: PictureRequest, options: CallOptions, defects?: readonly string[]): Promise<Picture>
}

/** One picture to be drawn: the prompt depends on which references the model takes in the end. */
type Drawing = {
  prompt: (labels: ReferenceLabel[]) => string
  references: (limit: number) => Promise<Reference[]>
  width: number
  height: number
}

/** An image model that draws a character sheet from the two photos first, then every picture with it in sight. */
export function createAiIllustrator(settings: AiSettings, ref: ModelRef, deps: AiDeps): AiIllustrator {
  const able = { ...capabilityOf(ref) }
  const draw = async (drawing: Drawing, options: CallOptions) => {
    const attempt = () => drawOnce(settings, ref, deps, able, drawing, options)
    try {
      return await attempt()
    } catch (error) {
      if (!refusesReferences(error, ref, able)) throw error
      able.references = 0
      return attempt()
    }
  }
  return {
    id: ref.id,
    async sheet(request, options) {
      // A model without reference pictures cannot use a sheet.
      if (able.references === 0) return null
      const references = (limit: number) => sheetReferences(request.photos, limit)
      return draw({ ...SIZE, references, prompt: (labels) => sheetPrompt(request, labels) }, options)
    },
    async illustrate(request, options, defects = []) {
      const { width, height } = request
      const references = (limit: number) => pictureReferences(request, limit)
      const prompt = (labels: ReferenceLabel[]) => picturePrompt(request, labels, defects)
      const seed = request.redo ? `${options.seed} ${request.redo.seed}` : options.seed
      const data = await draw({ width, height, references, prompt }, { ...options, seed })
      return { data, width, height, alt: altText(request), focus: FOCUS, model: ref.id }
    },
    async combine(request, options) {
      const { width, height } = request
      const references = (limit: number) => combineReferences(request, limit)
      const prompt = (labels: ReferenceLabel[]) => combinePrompt(request, labels.length === 1)
      const data = await draw({ width, height, references, prompt }, options)
      return { data, width, height, alt: 'Las dos fotos reunidas en una imagen', focus: FOCUS, model: ref.id }
    },
  }
}

async function drawOnce(
  settings: AiSettings,
  ref: ModelRef,
  deps: AiDeps,
  able: ImageCapability,
  drawing: Drawing,
  { seed, signal, onUsage, drafts }: CallOptions,
): Promise<ImageBytes> {
  const references = await drawing.references(able.references)
  const text = drawing.prompt(references.map(({ label }) => label))
  const key = draftKey(ref.id, seed, text, references)
  const draft = await drafts?.read(key)
  if (draft) return draft
  const isEdit = references.length > 0
  const model = imageModel(settings, isEdit && able.editModel ? { ...ref, model: able.editModel(ref.model) } : ref)
  return callModel(deps, {
    ref,
    kind: 'image',
    promptVersion: `${PICTURE_PROMPT_VERSION}/${STYLE_BLOCKS_VERSION}`,
    estimateMicroUsd: estimateMicroUsd(ref, 'image'),
    timeoutMs: TIMEOUT_MS,
    signal,
    onUsage,
    run: async (signal) => {
      const result = await generateImage({
        model,
        // An empty list of references is an error to some providers: words alone travel as a plain string.
        prompt: isEdit && !able.input ? { text, images: references.map(({ image }) => image) } : text,
        ...(able.size ? { size: able.size } : {}),
        ...(able.ratio ? { aspectRatio: able.ratio } : {}),
        ...(able.seed ? { seed: numericSeed(seed) } : {}),
        providerOptions: isEdit && able.input ? withInput(able, ref, references) : (able.options ?? {}),
        maxRetries: 0,
        abortSignal: signal,
      })
      if (isCensored(result.providerMetadata)) throw refusal(ref)
      const value = await acceptPicture(result.image.uint8Array, drawing, ref.id)
      return { value, usage: toUsage(ref, result.usage) }
    },
    keep: async (data) => drafts?.write(key, data),
  })
}

/** Equal only for the same drawing by the same model: an edited scene or another photo is drawn anew. */
function draftKey(model: string, seed: string, prompt: string, references: readonly Reference[]): string {
  const hash = createHash('sha256').update(JSON.stringify([model, seed, prompt]))
  for (const { image } of references) hash.update(image)
  return hash.digest('hex').slice(0, 32)
}

/** The references as data URIs under the model's own name for them. */
function withInput({ input, options = {} }: ImageCapability, ref: ModelRef, references: readonly Reference[]) {
  const uris = references.map(({ image }) => `data:image/jpeg;base64,${Buffer.from(image).toString('base64')}`)
  const value = input?.isList ? uris : (uris[0] ?? '')
  return { ...options, [ref.provider]: { ...options[ref.provider], [input?.name ?? '']: value } }
}

/** Self-hosted servers often draw from words only, and say so with an error to the call that carries pictures. */
function refusesReferences(error: unknown, ref: ModelRef, able: ImageCapability): boolean {
  return (
    ref.provider === 'compatible' &&
    able.references > 0 &&
    error instanceof EngineError &&
    (error.failure === 'bad_request' || /status 501/.test(error.message))
  )
}

/** Fal paints a censored picture black and says so beside it. */
function isCensored(metadata: Awaited<ReturnType<typeof generateImage>>['providerMetadata']): boolean {
  const images = metadata['fal']?.images as { nsfw?: boolean }[] | undefined
  return images?.some(({ nsfw }) => nsfw) ?? false
}

function refusal(ref: ModelRef): EngineError {
  return new EngineError('refused', `${ref.id}: refused (censored)`, { userMessage: REFUSALS.image })
}

async function combineReferences({ photos }: CombineRequest, limit: number): Promise<Reference[]> {
  if (limit === 0) throw new EngineError('bad_request', 'This model looks at no photos, so it cannot combine two')
  const [first, second] = await Promise.all(photos.map(forSending))
  const pair: Reference[] = [first, second].flatMap((image) => (image ? [{ label: 'both' as const, image }] : []))
  return limit === 1 ? [{ label: 'both' as const, image: await sideBySide(pair) }] : pair
}

/** A 31-bit number out of the seed: what every provider accepts. */
function numericSeed(seed: string): number {
  return createHash('sha256').update(seed).digest().readUInt32BE(0) >>> 1
}

function toUsage(ref: ModelRef, usage: { inputTokens?: number | undefined; outputTokens?: number | undefined }): Usage {
  const { inputTokens, outputTokens } = usage
  return {
    model: ref.id,
    kind: 'image',
    images: 1,
    ...(inputTokens === undefined ? {} : { inputTokens }),
    ...(outputTokens === undefined ? {} : { outputTokens }),
    costMicroUsd: costMicroUsd(ref, { inputTokens, outputTokens, images: 1 }),
  }
}
