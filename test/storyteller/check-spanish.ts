import { bare } from '../../src/embedded/storyteller/language/grammar/text.ts'

const DOUBLED =
  /(?<!\p{L})(el|la|lo|los|las|un|una|mi|tu|su|sus|se|te|le|a|de|del|con|en|y|e|que|al|por|para) \1(?!\p{L})/giu
const DANGLING = /(?<!\p{L})(?:el|los|las|un|mi|mis|tu|tus|su|sus|de|del|al|con|en|y|e|que|para)(?=\s*[.;!?»”])/gu

type Checked = {
  text: string
  /** All that was typed into the form: what stands there is not our slip. */
  typed: string
  /** True for a word of Spanish, and for one of our own. */
  isWord: (word: string) => boolean
}

/** Function words said twice, determiners before a stop, and words that nobody has typed and no dictionary knows. */
export function slipsOf({ text, typed, isWord }: Checked): string[] {
  const given = bare(typed).replace(/[^\p{L}\p{N}]+/gu, ' ')
  const words = new Set(given.split(' '))
  const around = (at: number) => text.slice(Math.max(0, at - 30), at + 20)
  const own = (pattern: RegExp) =>
    [...text.matchAll(pattern)]
      .filter(({ 0: found, index }) => {
        const before = /\p{L}+\s+$/u.exec(text.slice(0, index))?.[0] ?? ''
        return !given.includes(bare(before + found).replace(/[^\p{L}\p{N}]+/gu, ' '))
      })
      .map(({ index }) => around(index))
  const unknown = [...text.matchAll(/(?<![\p{L}\p{M}])\p{Script=Latin}{3,}(?![\p{L}\p{M}])/gu)]
    .filter(({ 0: word }) => !words.has(bare(word)) && !isWord(word) && !isWord(word.toLowerCase()))
    .map(({ 0: word }) => word)
  return [...own(DOUBLED), ...own(DANGLING), ...unknown]
}
