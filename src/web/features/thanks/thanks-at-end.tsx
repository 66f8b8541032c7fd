import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Of the heading above the form, on the page behind the book. */
export const THANKS_HEADING = 'gracias'

/** After the book's last page. */
export function ThanksAtEnd({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="main" onClick={onPress}>
      <Icon name="heart" /> Dar las gracias
    </Button>
  )
}

export function goToThanks(): void {
  const heading = document.getElementById(THANKS_HEADING)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}
