type Field = HTMLInputElement | HTMLTextAreaElement
type Typed = { name: string; value: string; focus: { start: number | null; end: number | null } | null }

/**
 * Puts the app in the place of a prerendered page without losing what was typed there meanwhile, nor what had the
 * focus, nor where the cursor stood. `draw` must have drawn when it returns.
 */
export function carryOver(page: HTMLElement, draw: () => void): void {
  const typed = fieldsOf(page).flatMap(noteTyped)
  const focused = document.activeElement
  draw()
  if (focused && !focused.isConnected) counterpart(page, focused)?.focus({ preventScroll: true })
  for (const { name, value, focus } of typed) {
    const field = fieldsOf(page).find((candidate) => candidate.name === name)
    if (!field) continue
    if (value !== '' && value !== field.value) typeAgain(field, value)
    if (!focus) continue
    field.focus({ preventScroll: true })
    if (focus.start !== null) field.setSelectionRange(focus.start, focus.end)
  }
}

/** What stands in the app for an element of the prerendered page: of the same kind, with the same words. */
function counterpart(page: HTMLElement, { tagName, textContent }: Element): HTMLElement | undefined {
  return [...page.querySelectorAll<HTMLElement>(tagName)].find((candidate) => candidate.textContent === textContent)
}

function fieldsOf(page: HTMLElement): Field[] {
  return [...page.querySelectorAll<Field>('input[name]:not([type]), textarea[name]')]
}

function noteTyped(field: Field): Typed[] {
  const { name, value, selectionStart: start, selectionEnd: end } = field
  const focus = field === document.activeElement ? { start, end } : null
  return value !== '' || focus ? [{ name, value, focus }] : []
}

/** Sets the value by the prototype's setter: React ignores events of values set through its own property. */
function typeAgain(field: Field, value: string): void {
  const prototype: Field =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
