const EXTENSIONS = ['avif', 'webp'] as const
const WIDTHS = [320, 640, 960]

/** Where a picture lies as it was drawn for paper, if it was. */
export function paperKey(fileKey: string): string {
  return fileKey.replace(/\.jpg$/, '-paper.jpg')
}

/** Where a picture lies `width` pixels wide, if anybody asked for it. */
export function smallerKey(fileKey: string, width: number, extension: (typeof EXTENSIONS)[number]): string {
  return `${fileKey.replace(/\.jpg$/, '')}-w${width}.${extension}`
}

/** A discarded file with all that may lie beside it and goes with it: of a picture, its other sizes. */
export function withSizes(key: string): string[] {
  if (!key.startsWith('pictures/') || !key.endsWith('.jpg')) return [key]
  return [
    key,
    paperKey(key),
    ...WIDTHS.flatMap((width) => EXTENSIONS.map((extension) => smallerKey(key, width, extension))),
  ]
}
