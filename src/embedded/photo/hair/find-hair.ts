import { maskOver } from '../face/person.ts'
import type { FaceFrame } from '../face/regions.ts'
import type { Network } from '../network/network.ts'
import type { Mask } from '../pixels/mask.ts'
import { sampleSquare, type Pixels, type Square } from '../pixels/pixels.ts'
import { logistic } from '../pixels/statistics.ts'
import { CELLS, type Head } from './cells.ts'
import { hairLikelihood } from './likelihood.ts'
import { smoothed } from './smoothing.ts'

/** Where somebody's hair is: by the network that the operator provides, or by place and colours without one. */
export function findHair(photo: Pixels, frame: FaceFrame, head: Head, network: Network | null): Mask {
  if (network) return hairByNetwork(photo, frame, network)
  return maskOver(head.square, smoothed(hairLikelihood(head), head.cells), CELLS)
}

/** Face widths across what the network is shown: head and shoulders, as in the films that it was trained on. */
const SPAN = 3.8

/** The network's answer is two logits a pixel: something else, hair. */
function hairByNetwork(photo: Pixels, frame: FaceFrame, network: Network): Mask {
  const square = squareWithin(photo, ...frame.at(0, 0.25), frame.width * SPAN)
  const colours = sampleSquare(photo, square, network.side, 0, 1)
  const pixels = network.side ** 2
  // What is beyond colours is the mask of the frame before, in films; zeros in a photo.
  const input = new Float32Array(pixels * network.channels)
  for (let i = 0; i < pixels; i++) input.set(colours.subarray(i * 3, i * 3 + 3), i * network.channels)
  const [logits] = network.run(input)
  const values = Float32Array.from({ length: pixels }, (_, i) => logistic(logits![i * 2 + 1]! - logits![i * 2]!))
  return maskOver(square, values, network.side)
}

/** No larger than the photo, and within it where it is smaller. */
function squareWithin({ width, height }: Pixels, x: number, y: number, wanted: number): Square {
  const side = Math.min(wanted, Math.max(width, height))
  const hold = (value: number, limit: number) =>
    side >= limit ? limit / 2 : Math.min(limit - side / 2, Math.max(side / 2, value))
  return { x: hold(x, width), y: hold(y, height), side, angle: 0 }
}
