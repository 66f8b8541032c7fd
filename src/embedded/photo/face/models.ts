import { readFileSync } from 'node:fs'
import { openNetwork, type Network } from '../network/network.ts'

/** Opens a network the first time it is asked for, and keeps it: 7 MB for all four. */
function once(file: string, besides?: readonly number[]): () => Network {
  let network: Network | undefined
  return () => (network ??= openNetwork(readFileSync(new URL(`../models/${file}`, import.meta.url)), besides))
}

/** What the networks see on their way: 12 × 12 places of 128 numbers of a face, 32 × 32 of 24 of a person. */
const [INSIDE_FACE, INSIDE_PERSON] = [111, 48]

export const faceDetection = once('face-detection.tflite')
export const farFaceDetection = once('face-detection-full-range.tflite')
export const faceLandmarks = once('face-landmarks.tflite', [INSIDE_FACE])
export const personMask = once('person-mask.tflite', [INSIDE_PERSON])
