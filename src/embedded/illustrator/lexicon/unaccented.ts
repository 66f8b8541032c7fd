/** Lower case without any mark: «Ñandú» is `nandu`. */
export function unaccented(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}
