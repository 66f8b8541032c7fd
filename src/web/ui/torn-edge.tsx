import { clsx } from 'clsx'

type Paper = 'maize' | 'endpaper' | 'paper' | 'cloth-red' | 'well'

const WAVES = [
  'M0 42c90-26 190-30 320-8s250 30 400 4 260-34 400-12 220 22 320 0v80H0z',
  'M0 66c130-20 240-18 380 0s260 18 420-6 300-18 420 0 160 12 220 4v50H0z',
  'M0 82c100 14 240 8 380-4s300-10 460 4 300 12 420-2 140-8 180-2v36H0z',
]

/** Three torn layers of paper between two sections; the last one is the colour of what follows. */
export function TornEdge({ papers, className }: { papers: readonly [Paper, Paper, Paper]; className?: string }) {
  return (
    <svg
      className={clsx('pointer-events-none relative z-[2] block h-[clamp(44px,7vw,104px)] w-full', className)}
      viewBox="0 0 1440 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {WAVES.map((wave, index) => (
        <path
          key={wave}
          d={wave}
          fill={`var(--${papers[index]})`}
          className="[filter:drop-shadow(0_-2px_2px_oklch(0.2_0.04_190/0.22))]"
        />
      ))}
    </svg>
  )
}
