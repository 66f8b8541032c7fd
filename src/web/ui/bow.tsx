/** A bow, in the text colour. */
export function Bow({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 170 92"
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M85 42C66 12 28 2 16 20s22 36 69 22zM85 42c19-30 57-40 69-22s-22 36-69 22z" />
      <path d="M85 42C72 56 58 70 46 88M85 42c13 14 27 28 39 46" />
      <circle cx="85" cy="42" r="7" fill="currentColor" stroke="none" />
    </svg>
  )
}
