import { readFileSync } from 'node:fs'
import { openNetwork, type Network } from '../network/network.ts'

let network: Network | null = null
let opened: string | undefined

/** From now on hair is found by the network in this file, or without one; throws where the file is no network. */
export function useHairNetwork(file: string | undefined): void {
  if (file === opened) return
  network = file === undefined ? null : openNetwork(readFileSync(file))
  opened = file
}

/** The network that the operator provides for hair, or null. */
export function hairNetwork(): Network | null {
  return network
}
