/** classic 4-quadrant Kuwahara on interleaved RGB via summed-area tables */
export function kuwahara(
  src: Uint8Array | Uint8ClampedArray,
  w: number,
  h: number,
  r: number,
  ch: 3 | 4 = 3,
): Uint8ClampedArray {
  const q = w + 1,
    n = q * (h + 1)
  const SR = new Int32Array(n),
    SG = new Int32Array(n),
    SB = new Int32Array(n),
    SL = new Int32Array(n)
  const SQ = new Float64Array(n)
  for (let y = 0; y < h; y++) {
    let a = 0,
      b = 0,
      c = 0,
      l = 0,
      s = 0
    const o = (y + 1) * q,
      u = y * q
    for (let x = 0; x < w; x++) {
      const i = (y * w + x) * ch
      const R = src[i]!,
        Gg = src[i + 1]!,
        B = src[i + 2]!
      const L = (R * 77 + Gg * 150 + B * 29) >> 8
      a += R
      b += Gg
      c += B
      l += L
      s += L * L
      const p = o + x + 1,
        t = u + x + 1
      SR[p] = SR[t]! + a
      SG[p] = SG[t]! + b
      SB[p] = SB[t]! + c
      SL[p] = SL[t]! + l
      SQ[p] = SQ[t]! + s
    }
  }
  const out = new Uint8ClampedArray(w * h * ch)
  for (let y = 0; y < h; y++) {
    const ya = Math.max(0, y - r),
      yb = Math.min(h, y + r + 1)
    for (let x = 0; x < w; x++) {
      const xa = Math.max(0, x - r),
        xb = Math.min(w, x + r + 1)
      let bv = 1e12,
        br = 0,
        bg = 0,
        bb = 0
      for (let k = 0; k < 4; k++) {
        const x0 = k & 1 ? x : xa,
          x1 = k & 1 ? xb : x + 1,
          y0 = k & 2 ? y : ya,
          y1 = k & 2 ? yb : y + 1
        const A = y0 * q + x0,
          Bq = y0 * q + x1,
          Cq = y1 * q + x0,
          D = y1 * q + x1
        const nn = 1 / ((x1 - x0) * (y1 - y0))
        const l = (SL[D]! - SL[Bq]! - SL[Cq]! + SL[A]!) * nn
        const v = (SQ[D]! - SQ[Bq]! - SQ[Cq]! + SQ[A]!) * nn - l * l
        if (v < bv) {
          bv = v
          br = (SR[D]! - SR[Bq]! - SR[Cq]! + SR[A]!) * nn
          bg = (SG[D]! - SG[Bq]! - SG[Cq]! + SG[A]!) * nn
          bb = (SB[D]! - SB[Bq]! - SB[Cq]! + SB[A]!) * nn
        }
      }
      const i = (y * w + x) * ch
      out[i] = br
      out[i + 1] = bg
      out[i + 2] = bb
      if (ch === 4) out[i + 3] = 255
    }
  }
  return out
}
