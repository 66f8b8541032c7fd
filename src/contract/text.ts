/** Scripts that the book's typefaces can set; everything else is refused in the form, never dropped. */
const SUPPORTED =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u

/** True where the text holds letters of a script that the book cannot set. */
export function hasUnsupportedText(text: string): boolean {
  return !SUPPORTED.test(text)
}
