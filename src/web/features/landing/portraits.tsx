/** Drawings of the two invented people of the sample story; no photograph of a real person is used. */
export function MotherPortrait() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      <rect width="120" height="120" fill="oklch(.83 .07 215)" />
      <path d="M0 84c30-14 60 4 120-12v48H0z" fill="oklch(.72 .1 145)" />
      <path d="M83 30c18 2 25 18 18 36-3 8-2 14 3 20-12 2-20-4-21-16z" fill="oklch(.36 .06 50)" />
      <path d="M26 120c2-22 14-32 34-32s32 10 34 32z" fill="oklch(.63 .18 40)" />
      <g fill="oklch(.96 .03 80)">
        <circle cx="42" cy="104" r="2.6" />
        <circle cx="56" cy="112" r="2.6" />
        <circle cx="70" cy="103" r="2.6" />
        <circle cx="82" cy="113" r="2.6" />
        <circle cx="36" cy="116" r="2.6" />
      </g>
      <path d="M50 78h20v14c-6 6-14 6-20 0z" fill="oklch(.74 .075 55)" />
      <ellipse cx="60" cy="57" rx="26" ry="28" fill="oklch(.81 .07 60)" />
      <path
        d="M34 60c-4-26 8-40 28-40 18 0 28 14 24 38-2-12-8-19-16-22-10 6-24 8-31 7-3 4-5 10-5 17z"
        fill="oklch(.4 .07 52)"
      />
      <g fill="oklch(.3 .04 40)">
        <circle cx="50" cy="60" r="2.6" />
        <circle cx="71" cy="60" r="2.6" />
      </g>
      <g fill="none" stroke="oklch(.3 .04 40)" strokeWidth="2" strokeLinecap="round">
        <circle cx="50" cy="60" r="8.5" />
        <circle cx="71" cy="60" r="8.5" />
        <path d="M58.5 59c1.5-1.5 2.5-1.5 4 0M51 74c6 5 13 5 19 0" />
      </g>
      <g fill="oklch(.7 .14 25 / .45)">
        <circle cx="42" cy="69" r="4.5" />
        <circle cx="79" cy="69" r="4.5" />
      </g>
    </svg>
  )
}

export function ChildPortrait() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      <rect width="120" height="120" fill="oklch(.88 .1 88)" />
      <circle cx="96" cy="26" r="14" fill="oklch(.96 .06 95)" />
      <path d="M0 90c40-12 70 6 120-6v36H0z" fill="oklch(.68 .12 150)" />
      <path d="M28 120c1-20 13-30 32-30s31 10 32 30z" fill="oklch(.56 .14 150)" />
      <path d="M44 92c4 10 28 10 32 0l-4-4H48z" fill="oklch(.47 .13 150)" />
      <path d="M51 80h18v12c-5 5-13 5-18 0z" fill="oklch(.44 .065 50)" />
      <g fill="oklch(.24 .025 40)">
        <circle cx="40" cy="40" r="12" />
        <circle cx="52" cy="31" r="13" />
        <circle cx="68" cy="31" r="13" />
        <circle cx="80" cy="40" r="12" />
        <circle cx="35" cy="53" r="9" />
        <circle cx="85" cy="53" r="9" />
      </g>
      <circle cx="35.5" cy="63" r="5" fill="oklch(.46 .065 50)" />
      <circle cx="84.5" cy="63" r="5" fill="oklch(.46 .065 50)" />
      <ellipse cx="60" cy="61" rx="24" ry="25" fill="oklch(.5 .07 52)" />
      <path d="M37 56c2-14 10-20 23-20s21 6 23 20c-6-8-13-10-23-10s-17 2-23 10z" fill="oklch(.24 .025 40)" />
      <g fill="oklch(.2 .02 40)">
        <circle cx="51" cy="63" r="3" />
        <circle cx="69" cy="63" r="3" />
      </g>
      <g fill="oklch(.98 .01 90)">
        <circle cx="52" cy="62" r="1" />
        <circle cx="70" cy="62" r="1" />
      </g>
      <path d="M51 73c5 7 13 7 18 0z" fill="oklch(.97 .01 90)" />
      <g fill="oklch(.6 .12 30 / .5)">
        <circle cx="43" cy="71" r="4" />
        <circle cx="77" cy="71" r="4" />
      </g>
    </svg>
  )
}
