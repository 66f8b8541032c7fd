/** What a picture says of itself before anything is decoded. */
export type Header = {
  format: 'jpeg' | 'png' | 'webp'
  /** Pixels as stored, before any turning upright. */
  width: number
  height: number
  isAnimated: boolean
  /** Passes over the whole picture that decoding takes: more than one in a progressive JPEG. */
  scans: number
  /** The picture without what could unfold while it is read: a PNG's compressed texts. */
  data: Uint8Array
}
