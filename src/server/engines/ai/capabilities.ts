import type { generateImage } from 'ai'
import type { ModelRef } from './settings.ts'

/**
 * What image models take and give. `references`: pictures they look at in one call (none: the words must do).
 * `size` in pixels or `ratio`, whichever they ask for; results are cropped and scaled to what was asked of us.
 */
export type ImageCapability = {
  references: number
  size?: `${number}x${number}`
  ratio?: `${number}:${number}`
  seed: boolean
  options?: ProviderOptions
  /** The model's name where references are sent, if it is another one. */
  editModel?: (model: string) => string
  /** The model's own input for references, where the provider's package does not know it. */
  input?: { name: string; isList: boolean }
}
type ProviderOptions = NonNullable<Parameters<typeof generateImage>[0]['providerOptions']>

const LANDSCAPE = '1536x1024'
const RATIO = '3:2'

const toEdit = (model: string) => (/\/(edit|multi|remix)$/.test(model) ? model : `${model}/edit`)

const TABLE: readonly (ImageCapability & { match: RegExp })[] = [
  { match: /^openai:dall-e-3/, references: 0, size: '1792x1024', seed: false },
  // Version 2 and later always look closely at references and reject the option.
  {
    match: /^openai:gpt-image-1(?!-mini)/,
    references: 16,
    size: LANDSCAPE,
    seed: false,
    options: { openai: { quality: 'high', inputFidelity: 'high' } },
  },
  { match: /^openai:/, references: 16, size: LANDSCAPE, seed: false, options: { openai: { quality: 'high' } } },
  { match: /^google:gemini-2\.5/, references: 3, ratio: RATIO, seed: true },
  {
    match: /^google:/,
    references: 14,
    ratio: RATIO,
    seed: true,
    // At 1K a 3:2 picture is 1264 pixels wide: too few for print.
    options: { google: { imageConfig: { imageSize: '2K' } } },
  },
  {
    match: /^fal:.*nano-banana/,
    references: 8,
    seed: true,
    options: { fal: { useMultipleImages: true, aspect_ratio: RATIO } },
    editModel: toEdit,
  },
  {
    match: /^fal:.*(flux-2|seedream|qwen-image-edit|\/edit$|\/multi$)/,
    references: 4,
    size: LANDSCAPE,
    seed: true,
    options: { fal: { useMultipleImages: true } },
    editModel: (model) => (/flux-2/.test(model) ? toEdit(model) : model),
  },
  { match: /^fal:.*kontext/, references: 1, seed: true, options: { fal: { aspect_ratio: RATIO } } },
  { match: /^fal:/, references: 0, size: LANDSCAPE, seed: true },
  {
    match: /^replicate:black-forest-labs\/flux-2/,
    references: 8,
    ratio: RATIO,
    seed: true,
    options: { replicate: { resolution: '2 MP', output_format: 'png' } },
    input: { name: 'input_images', isList: true },
  },
  {
    match: /^replicate:(google\/nano-banana|bytedance\/seedream)/,
    references: 8,
    ratio: RATIO,
    seed: false,
    input: { name: 'image_input', isList: true },
  },
  {
    match: /^replicate:.*kontext/,
    references: 1,
    ratio: RATIO,
    seed: true,
    options: { replicate: { output_format: 'png' } },
    input: { name: 'input_image', isList: false },
  },
  { match: /^replicate:/, references: 0, ratio: RATIO, seed: true },
  {
    match: /^bfl:flux-2/,
    references: 8,
    seed: true,
    options: { blackForestLabs: { width: 1536, height: 1024, outputFormat: 'png' } },
  },
  {
    match: /^bfl:.*kontext/,
    references: 1,
    ratio: RATIO,
    seed: true,
    options: { blackForestLabs: { outputFormat: 'png' } },
  },
  { match: /^bfl:/, references: 0, ratio: RATIO, seed: true },
  { match: /^compatible:/, references: 3, size: LANDSCAPE, seed: false },
]

const UNKNOWN: ImageCapability = { references: 0, size: LANDSCAPE, seed: false }

/** The first line of the table that matches; an unknown model gets words only. */
export function capabilityOf(ref: ModelRef): ImageCapability {
  return TABLE.find(({ match }) => match.test(ref.id)) ?? UNKNOWN
}
