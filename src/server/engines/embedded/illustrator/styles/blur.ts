/** box blur x2 on one byte plane, computed at 1/scale */
export function blurPlane(
  src: Uint8Array | Float32Array,
  width: number,
  height: number,
  r: number,
  scale = 1,
): Float32Array {
  const w = Math.ceil(width / scale),
    h = Math.ceil(height / scale)
  let a = new Float32Array(w * h)
  if (scale === 1) a.set(src)
  else {
    const k = 1 / (scale * scale)
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        let s = 0
        for (let v = 0; v < scale; v++) {
          const yy = Math.min(height - 1, y * scale + v) * width
          for (let u = 0; u < scale; u++) s += src[yy + Math.min(width - 1, x * scale + u)]!
        }
        a[y * w + x] = s * k
      }
  }
  const rr = Math.max(1, Math.round(r / scale))
  const t = new Float32Array(w * h)
  const k = 1 / (2 * rr + 1)
  for (let p = 0; p < 2; p++) {
    for (let y = 0; y < h; y++) {
      const b = y * w
      let s = 0
      for (let x = -rr; x <= rr; x++) s += a[b + (x < 0 ? 0 : x >= w ? w - 1 : x)]!
      for (let x = 0; x < w; x++) {
        t[b + x] = s * k
        const x1 = x + rr + 1,
          x0 = x - rr
        s += a[b + (x1 >= w ? w - 1 : x1)]! - a[b + (x0 < 0 ? 0 : x0)]!
      }
    }
    const acc = new Float32Array(w)
    for (let y = -rr; y <= rr; y++) {
      const b = (y < 0 ? 0 : y >= h ? h - 1 : y) * w
      for (let x = 0; x < w; x++) acc[x]! += t[b + x]!
    }
    for (let y = 0; y < h; y++) {
      const o = y * w
      const y1 = y + rr + 1,
        y0 = y - rr
      const b1 = (y1 >= h ? h - 1 : y1) * w,
        b0 = (y0 < 0 ? 0 : y0) * w
      for (let x = 0; x < w; x++) {
        a[o + x] = acc[x]! * k
        acc[x]! += t[b1 + x]! - t[b0 + x]!
      }
    }
  }
  if (scale === 1) return a
  const out = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const fy = Math.max(0, Math.min(h - 1.001, (y + 0.5) / scale - 0.5)),
      y0 = fy | 0,
      ty = fy - y0
    for (let x = 0; x < width; x++) {
      const fx = Math.max(0, Math.min(w - 1.001, (x + 0.5) / scale - 0.5)),
        x0 = fx | 0,
        tx = fx - x0
      const i = y0 * w + x0
      const p = a[i]! + (a[i + 1]! - a[i]!) * tx,
        q = y0 + 1 < h ? a[i + w]! + (a[i + w + 1]! - a[i + w]!) * tx : p
      out[y * width + x] = p + (q - p) * ty
    }
  }
  return out
}

/** blur of interleaved Uint8ClampedArray at 1/f resolution (integer f), clamped edges, bilinear back up */
export function blurPicture(
  src: Uint8ClampedArray,
  width: number,
  height: number,
  factor: number,
  passes = 2,
): Uint8ClampedArray {
  const f = Math.max(2, Math.round(factor)),
    w = Math.ceil(width / f),
    h = Math.ceil(height / f)
  let a = new Float32Array(w * h * 3),
    t = new Float32Array(w * h * 3)
  for (let y = 0; y < h; y++) {
    const ye = Math.min(height, y * f + f)
    for (let x = 0; x < w; x++) {
      const xe = Math.min(width, x * f + f)
      let r = 0,
        g = 0,
        b = 0,
        n = 0
      for (let yy = y * f; yy < ye; yy++) {
        let j = (yy * width + x * f) * 4
        for (let xx = x * f; xx < xe; xx++, j += 4) {
          r += src[j]!
          g += src[j + 1]!
          b += src[j + 2]!
          n++
        }
      }
      const k = (y * w + x) * 3
      a[k] = r / n
      a[k + 1] = g / n
      a[k + 2] = b / n
    }
  }
  for (let p = 0; p < passes; p++) {
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const k = (y * w + x) * 3,
          l = x ? k - 3 : k,
          r = x < w - 1 ? k + 3 : k
        for (let c = 0; c < 3; c++) t[k + c] = (a[l + c]! + 2 * a[k + c]! + a[r + c]!) * 0.25
      }
    const R = w * 3
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const k = (y * w + x) * 3,
          u = y ? k - R : k,
          v = y < h - 1 ? k + R : k
        for (let c = 0; c < 3; c++) a[k + c] = (t[u + c]! + 2 * t[k + c]! + t[v + c]!) * 0.25
      }
  }
  const out = new Uint8ClampedArray(width * height * 4)
  const X0 = new Int32Array(width),
    TX = new Float32Array(width)
  for (let x = 0; x < width; x++) {
    const fx = Math.max(0, Math.min(w - 1.001, (x + 0.5) / f - 0.5))
    X0[x] = (fx | 0) * 3
    TX[x] = fx - (fx | 0)
  }
  for (let y = 0; y < height; y++) {
    const fy = Math.max(0, Math.min(h - 1.001, (y + 0.5) / f - 0.5)),
      y0 = fy | 0,
      ty = fy - y0
    const r0 = y0 * w * 3,
      r1 = Math.min(h - 1, y0 + 1) * w * 3
    for (let x = 0; x < width; x++) {
      const i0 = r0 + X0[x]!,
        i1 = r1 + X0[x]!,
        tx = TX[x]!,
        j = (y * width + x) * 4
      for (let c = 0; c < 3; c++) {
        const p = a[i0 + c]! + (a[i0 + 3 + c]! - a[i0 + c]!) * tx,
          q = a[i1 + c]! + (a[i1 + 3 + c]! - a[i1 + c]!) * tx
        out[j + c] = p + (q - p) * ty
      }
      out[j + 3] = 255
    }
  }
  return out
}
