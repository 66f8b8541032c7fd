/** Puts a text on the clipboard. Answers false where there is none, on an origin without TLS, or no permission. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
