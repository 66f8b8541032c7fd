/** Means over squares of so many pixels to each side, as far as the picture of `side * side` pixels reaches. */
export function blurred(values: Float32Array, side: number, reach: number): Float32Array {
  return reach === 0 ? values : along(along(values, side, reach, 1), side, reach, side)
}

/** Along the lines whose pixels lie `step` apart, by sums that run with them. */
function along(values: Float32Array, side: number, reach: number, step: number): Float32Array {
  const means = new Float32Array(values.length)
  const next = step === 1 ? side : 1
  for (let start = 0; start < side * next; start += next) {
    let [sum, count] = [0, Math.min(reach, side)]
    for (let i = 0; i < count; i++) sum += values[start + i * step]!
    for (let i = 0; i < side; i++) {
      if (i + reach < side) {
        sum += values[start + (i + reach) * step]!
        count++
      }
      if (i > reach) {
        sum -= values[start + (i - reach - 1) * step]!
        count--
      }
      means[start + i * step] = sum / count
    }
  }
  return means
}
