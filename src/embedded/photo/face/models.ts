import { readFileSync } from 'node:fs'
import { openNetwork, type Network } from '../network/network.ts'

/** Opens a network the first time it is asked for, and keeps it: 7 MB for all four. */
function once(file: string): () => Network {
  let network: Network | undefined
  return () => (network ??= openNetwork(readFileSync(new URL(`../models/${file}`, import.meta.url))))
}

export const faceDetection = once('face-detection.tflite')
export const farFaceDetection = once('face-detection-full-range.tflite')
export const faceLandmarks = once('face-landmarks.tflite')
export const personMask = once('person-mask.tflite')
