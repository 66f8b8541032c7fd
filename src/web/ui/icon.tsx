import { clsx } from 'clsx'

/** Icons on a 24-unit grid, all with one round stroke. */
const PATHS = {
  next: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  check: 'M4.5 12.5l5 5L20 6.5',
  close: 'M6 6l12 12M18 6L6 18',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M6 11H4.5v9.5h15V11H18',
  mail: 'M3.5 5h17v14h-17zM3.5 6.5l8.5 7 8.5-7',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7v5.3l3.5 2',
  bin: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5',
  noPlace:
    'M17.6 14.4A9.5 9.5 0 0 0 19 9.500a7 7 0 0 0-11.5-5.300M5.6 7A7 7 0 0 0 5 9.500C5 14.8 12 21 12 21s1.8-1.6 3.5-3.800M4 4l16 16',
  lock: 'M7 10.500h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM8 10.500v-3a4 4 0 0 1 8 0v3M12 14.500v2',
  idea: 'M9 17.500h6M10 20.500h4M8.5 14.500a6 6 0 1 1 7 0c-.7.6-1 1.5-1 3h-5c0-1.5-.3-2.4-1-3z',
  brush:
    'M20.5 3.500c-5 2-9 6-10.5 9.500l2 2c3.5-1.5 7.5-6 8.5-11.500zM9.5 13.500c-3 0-3.5 2.5-4 4.5-.3 1-1 1.8-2 2 4 1.5 8 .5 8-3.5',
  camera: 'M4 7.500h3.500L9 5h6l1.5 2.500H20v11.500H4zM12 9.500a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
  pencil: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  heart: 'M12 20s-8-4.8-8-10.500A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.500C20 15.2 12 20 12 20z',
  lamp: 'M9 4h6l3 8H6zM12 12v7M8 20h8M15.5 12v3',
  book: 'M12 6.500C9.5 4.8 6.5 4.3 3.5 4.800v13.500c3-.5 6 0 8.5 1.7 2.5-1.7 5.5-2.2 8.5-1.700V4.800c-3-.5-6 0-8.5 1.700zM12 6.500V20',
  warning: 'M12 4l9 16H3zM12 10v5M12 17.500v.1',
  play: 'M7 4.500l12 7.5-12 7.500z',
  pause: 'M8 5v14M16 5v14',
  voice: 'M4 9.500v5h3.500L12 19V5L7.5 9.500zM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a7.800 7.800 0 0 1 0 11',
  microphone: 'M12 3.500a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0v-5a3 3 0 0 1 3-3zM6 11.500a6 6 0 0 0 12 0M12 17.500V21',
  expand: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  shrink: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
} as const

export type IconName = keyof typeof PATHS
export const ICON_NAMES = Object.keys(PATHS) as IconName[]

/** Always beside words or inside a control with a name of its own: hidden from assistive technology. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={clsx('size-[1.25em] flex-none', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
