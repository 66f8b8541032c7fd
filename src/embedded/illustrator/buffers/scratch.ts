/**
 * Memory of planes that one picture after the other uses again. Planes made anew would let V8 collect its whole heap
 * several times a picture, for it counts what lies outside, and drop the code it has compiled with it.
 */
type Slot = { buffer: ArrayBuffer; taken: boolean }

/** Smaller ones are made anew: they weigh nothing. */
const SMALLEST = 1 << 16

let slots: Slot[] = []
const kept = new Map<string, unknown>()
let open = false

/** Until {@link closeScratch} planes stay taken; what was asked for before belongs to whoever has it. */
export function openScratch(): void {
  open = true
}

/**
 * All planes handed out since {@link openScratch} may be handed out again: nobody may look at them any more. What was not
 * handed out is let go, so that a thread keeps no more than its last job needed.
 */
export function closeScratch(): void {
  open = false
  slots = slots.filter(({ taken }) => taken)
  for (const slot of slots) slot.taken = false
}

/** Gives the memory back. */
export function dropScratch(): void {
  slots = []
  kept.clear()
}

/**
 * Keeps one object of a kind until the next of that name or {@link dropScratch}: V8 drops code compiled for a shape of
 * which no object is left when it collects.
 */
export function keepShape<T>(name: string, object: T): T {
  if (open) kept.set(name, object)
  return object
}

/** So many bytes, all 0. */
export function bytes(length: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(take(length), 0, length)
}

/** So many bytes that are cut off at 0 and 255, all 0. */
export function pixels(length: number): Uint8ClampedArray<ArrayBuffer> {
  return new Uint8ClampedArray(take(length), 0, length)
}

/** So many numbers, all 0. */
export function floats(length: number): Float32Array<ArrayBuffer> {
  return new Float32Array(take(length * 4), 0, length)
}

/** Memory of that many bytes or more: the smallest piece that is free, or a new one. */
function take(length: number): ArrayBuffer {
  if (!open || length < SMALLEST) return new ArrayBuffer(length)
  let best: Slot | undefined
  for (const slot of slots)
    if (!slot.taken && slot.buffer.byteLength >= length && (!best || slot.buffer.byteLength < best.buffer.byteLength))
      best = slot
  if (!best) {
    best = { buffer: new ArrayBuffer(length), taken: true }
    slots.push(best)
    return best.buffer
  }
  best.taken = true
  new Uint8Array(best.buffer, 0, length).fill(0)
  return best.buffer
}
