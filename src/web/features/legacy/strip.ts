/** Cards in a row that scrolls sideways, with room for the seal of the one that is chosen. */
export const STRIP =
  'mx-[calc(-1*var(--gutter))] flex snap-x snap-proximity gap-[0.9rem] overflow-x-auto scroll-px-(--gutter) px-(--gutter) pt-[0.9rem] pb-[1.2rem] [scrollbar-color:var(--edge)_transparent] [scrollbar-width:thin] desk:-mx-[0.9rem] desk:px-[0.9rem]'
export const STRIP_CARD = 'flex-none snap-start text-(length:--text-small) wrap-anywhere'
export const STRIP_NAME = 'pt-2 pb-[0.65rem] font-display text-[1.08rem]/[1.12] font-semibold first-letter:uppercase'
