import { encode } from 'uqr'

/** Modules of white around it; scanners need them. */
const BORDER = 3
/** How far rows reach into each other, in modules: without it a viewer shows hairlines between them. */
const OVERLAP = 0.02

/** A QR code as SVG, black on white. */
export function drawQrCode(text: string): string {
  const { size, data } = encode(text, { ecc: 'M', border: BORDER })
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((on) => (on ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v${1 + OVERLAP}h-${length}z`),
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
    `<path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path fill="#000" d="${runs.join('')}"/></svg>`
  )
}
