import { useEffect, useRef } from 'react'

/** Below this, nothing is heard: in decibels of full scale. */
const FLOOR_DB = -50

/** How loud the microphone hears, from moment to moment. */
export function LevelMeter({ level }: { level: () => number }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let frame = requestAnimationFrame(draw)
    function draw(): void {
      const share = 1 - Math.max(FLOOR_DB, 20 * Math.log10(Math.max(level(), 1e-6))) / FLOOR_DB
      if (bar.current) bar.current.style.scale = `${share.toFixed(3)} 1`
      frame = requestAnimationFrame(draw)
    }
    return () => cancelAnimationFrame(frame)
  }, [level])
  return (
    <div className="h-4 overflow-clip rounded-seal bg-well inset-ring-1 inset-ring-edge" aria-hidden="true">
      <div ref={bar} className="h-full origin-left bg-thread forced-colors:bg-[Highlight]" />
    </div>
  )
}
