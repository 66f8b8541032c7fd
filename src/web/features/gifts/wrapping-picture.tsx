import type { Style } from '../../../contract/styles.ts'
import { Wrapping } from './wrapping.tsx'

/** The picture that messengers show beside a gift's link, 1200 by 630: the parcel on a cloth, and nothing of the story. */
export function WrappingPicture({ style }: { style: Style }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      <defs>
        <radialGradient id="cloth" cx=".42" cy=".4" r=".9">
          <stop offset="0" stopColor="#14625b" />
          <stop offset="1" stopColor="#042f2d" />
        </radialGradient>
        <pattern id="weave" width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 1h6M0 4h6" stroke="#000" strokeOpacity=".12" />
          <path d="M1 0v6M4 0v6" stroke="#fff" strokeOpacity=".05" />
        </pattern>
      </defs>
      <rect width="1200" height="630" fill="url(#cloth)" />
      <rect width="1200" height="630" fill="url(#weave)" />
      <g transform="translate(600 315) rotate(-7) scale(.98) translate(-304 -407)">
        <Wrapping style={style} />
        <g fill="none" stroke="#f4ead2" strokeWidth="2.500">
          <path d="M270 366C330 420 400 430 452 470" />
        </g>
        <g transform="translate(446 462) rotate(24)" filter="url(#parcel-lift)">
          <path d="M0 0L34-30H196V74H34L0 44z" transform="translate(-8 -22)" fill="#fdf6e3" />
          <circle cx="8" cy="0" r="6" fill="#0b4a46" />
          <path d="M106 34C78 14 84-6 98-6Q106-5 108 4Q110-5 119-6C134-6 138 14 106 34z" fill="#cc3329" />
        </g>
      </g>
    </svg>
  )
}
