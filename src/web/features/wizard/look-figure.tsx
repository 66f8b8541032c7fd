import type { Look } from '../../../contract/looks.ts'

/** A small head-and-shoulders drawing of a look, so that the sender sees at once what each choice does. */
export function LookFigure({ look, className }: { look: Look; className?: string }) {
  const deep = { fill: 'oklch(0 0 0 / .14)' }
  return (
    <svg viewBox="0 0 120 132" className={className} aria-hidden="true">
      <HairBehind look={look} />
      <path d="M14 132c2-26 20-36 46-36s44 10 46 36z" fill={look.clothes} />
      <path d="M48 84h24v16c-6 7-18 7-24 0z" fill={look.skin} />
      <path d="M48 88c8 7 16 7 24 0v5c-7 6-17 6-24 0z" {...deep} />
      <ellipse cx="31" cy="62" rx="6" ry="8" fill={look.skin} />
      <ellipse cx="89" cy="62" rx="6" ry="8" fill={look.skin} />
      <path d="M31 56c0-26 12-38 29-38s29 12 29 38c0 22-12 36-29 36S31 78 31 56z" fill={look.skin} />
      <Beard look={look} />
      <circle cx="48" cy="60" r="3.4" fill="#20201d" />
      <circle cx="72" cy="60" r="3.4" fill="#20201d" />
      <path
        d="M42 52q6-4 11-1M67 51q6-3 11 1"
        fill="none"
        stroke="#20201d"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".7"
      />
      <path d="M60 62q3 7-2 8" fill="none" stroke="oklch(0 0 0 / .35)" strokeWidth="2" strokeLinecap="round" />
      <path d="M51 77q9 7 18 0" fill="none" stroke="#7d2b25" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="41" cy="70" r="5" fill="oklch(.65 .18 25 / .28)" />
      <circle cx="79" cy="70" r="5" fill="oklch(.65 .18 25 / .28)" />
      <HairInFront look={look} />
      {look.glasses && (
        <g fill="oklch(1 0 0 / .25)" stroke="#2a2a2a" strokeWidth="2.4">
          <circle cx="48" cy="60" r="9.5" />
          <circle cx="72" cy="60" r="9.5" />
          <path d="M57.500 59q2.500-2 5 0M38.500 58l-7-2M81.500 58l7-2" fill="none" />
        </g>
      )}
    </svg>
  )
}

const FALL: Record<Look['hairLength'], number> = { corto: 66, medio: 88, largo: 116 }

/** What hangs behind the head, down to the length. */
function HairBehind({ look }: { look: Look }) {
  if (look.hairType === 'calvo') return null
  const end = FALL[look.hairLength]
  if (look.hairType === 'afro') {
    const radius = { corto: 38, medio: 45, largo: 52 }[look.hairLength]
    return <circle cx="60" cy={50} r={radius} fill={look.hair} />
  }
  const wave = look.hairType === 'liso' ? 0 : 7
  const path = `M25 56C22 24 38 10 60 10s38 14 35 46q${wave} ${(end - 56) / 4} 0 ${(end - 56) / 2}t0 ${(end - 56) / 2}q-35 10-70 0q${wave} -${(end - 56) / 4} 0 -${(end - 56) / 2}t0 -${(end - 56) / 2}z`
  return (
    <g fill={look.hair}>
      <path d={path} />
      {look.hairType === 'rizado' && <Curls end={end} />}
    </g>
  )
}

function Curls({ end }: { end: number }) {
  const rows = Math.ceil((end - 24) / 13)
  return Array.from({ length: rows * 2 }, (_, index) => {
    const left = index % 2 === 0
    const row = Math.floor(index / 2)
    return <circle key={index} cx={(left ? 26 : 94) + (row % 2 ? 2 : -2)} cy={28 + row * 13} r="9" />
  })
}

/** The fringe and the crown. */
function HairInFront({ look }: { look: Look }) {
  switch (look.hairType) {
    case 'calvo':
      return null
    case 'afro':
      return (
        <path
          d="M29 54c0-12 4-20 10-24 4 5 10 2 13-2 5 5 12 5 17 0 3 4 9 6 13 1 5 5 9 14 9 25 4-30-12-42-31-42S26 24 29 54z"
          fill={look.hair}
        />
      )
    case 'rizado':
      return (
        <g fill={look.hair}>
          {[36, 48, 60, 72, 84].map((x, index) => (
            <circle key={x} cx={x} cy={[34, 25, 22, 25, 34][index]} r="11" />
          ))}
        </g>
      )
    case 'ondulado':
      return (
        <path
          d="M29 56c-2-28 12-42 31-42s33 14 31 42c-3-8-6-12-8-18-8 3-12-3-17-6-8 10-24 8-29 8-4 5-6 9-8 16z"
          fill={look.hair}
        />
      )
    default:
      return (
        <path
          d="M29 56c-2-28 12-42 31-42s33 14 31 42c-3-8-5-14-6-20-14 0-32-2-42-10-3 10-10 16-14 30z"
          fill={look.hair}
        />
      )
  }
}

function Beard({ look }: { look: Look }) {
  const colour = look.hairType === 'calvo' ? look.hair : look.hair
  if (look.beard === 'bigote') return <path d="M46 76c6-7 22-7 28 0-8-2-20-2-28 0z" fill={colour} />
  if (look.beard === 'barba') {
    return <path d="M31 58c2 8 6 12 12 12 8-6 26-6 34 0 6 0 10-4 12-12 1 24-12 40-29 40S30 82 31 58z" fill={colour} />
  }
  return null
}
