import { encode } from 'uqr'

/** Quiet zone in modules; scanners need it. */
const BORDER = 3

/** Drawn in the browser, since the text is a secret; black on white in both themes, so that scanners read it. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: BORDER })
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={className}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={dark.join('')} />
    </svg>
  )
}
