import type { Chapter } from '../../src/engine.ts'
import { allowance } from '../../src/embedded/storyteller/kit/compose.ts'
import { owned } from '../../src/embedded/storyteller/called-in-full.ts'
import type { Kit } from '../../src/embedded/storyteller/kit/kit.ts'
import { bare, countWords, splitSentences } from '../../src/embedded/storyteller/language/grammar/text.ts'
import type { Plot } from '../../src/embedded/storyteller/plots/plot.ts'

/** Our own words in a chapter for whoever is a baby or up to four years old, the giver's answers apart. */
const TINY = { min: 30, max: 85 }

const wordsOf = (text: string) =>
  bare(text)
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .replace(/ +/g, ' ')

/** Says the thing by its noun: 'el camión de bomberos' → 'camion'. */
const nounOf = (el: string) => wordsOf(el).split(' ')[1]!

/** Of a chapter, how many words are the giver's or the occasion's. */
function wordsOfAnswers(key: string, { fav, memory, quality, trait, occasion }: Kit): number {
  return [
    fav.all,
    // who tells it is named after its first sentence
    ...splitSentences(memory.note),
    ...splitSentences(trait?.toYou ?? trait?.said ?? ''),
    [quality.toYou, quality.told].find((said) => said && key.includes(wordsOf(said).trim())),
    fav.isPlain ? null : fav.typed,
    occasion?.opening,
    occasion?.closing,
  ]
    .map((said) => wordsOf(said ?? '').trim())
    .filter((said) => said !== '' && key.includes(said))
    .reduce((sum, said) => sum + countWords(said), 0)
}

/** What every plot owes to a brief and can be proved; none where it is kept. `story` is told of `kit` by `plot`. */
export function checkPlot(plot: Plot, { kit, chapters }: { kit: Kit; chapters: Chapter[] }): string[] {
  const { star, second, keep, isTiny } = plot.stage(kit)
  const texts = chapters.map(({ paragraphs }) => paragraphs.join('\n'))
  const keys = texts.map(wordsOf)
  const inChapters = (noun: string) => keys.flatMap((key, i) => (key.includes(noun) ? [i + 1] : []))
  const found: string[] = []
  const owe = (isKept: boolean, what: string) => void (isKept || found.push(`${plot.id}: ${what}`))

  // what is eaten, drunk or heard is told by its own name: 'compartió churros'
  const user = kit.inMemory ? kit.s.name : kit.r.name
  const [, own = 'canción'] = /^una? \p{L}+ (?:de|con) (?:(?:la|el|l[oa]s) )?“?(\p{L}+)/u.exec(star.un) ?? []
  const told = [star.near, star.helps[0]]
    .map((said) => wordsOf(said.split(user).at(-1)!).trim())
    .filter((said) => said.includes(wordsOf(own).trim()))
  const onStage = keys.flatMap((key, i) =>
    [nounOf(star.el), ...told].some((said) => key.includes(said)) ? [i + 1] : [],
  )
  owe(onStage.length >= 3 && onStage.includes(4), `${star.el} is on stage in ${onStage.join(', ')}`)
  const [lives, thing] = [plot.memoryChapter ?? 3, nounOf(keep.el)]
  const other = second && nounOf(second.el)
  const met = other ? inChapters(other) : []
  owe(met[0] !== 4 || texts[3]!.includes(second!.un), `${second?.el} helps and was never met`)
  // what the memory does not name has no other of its name before it is found
  const isNew =
    (keep.isWritten || keep.made) &&
    !` ${wordsOf([kit.memory.told, kit.fav.all, kit.fav.typed, kit.trait?.said, star.un, second?.un, kit.r.name, kit.s.full].join(' '))} `.includes(
      ` ${thing} `,
    )
  const before = keys.findIndex((key) => new RegExp(` (?:el|la) ${thing} `, 'u').test(key)) + 1
  owe(!isNew || before === 0 || before >= lives, `${keep.el} is the plot's own in chapter ${before}`)
  owe(keys[lives - 1]!.includes(thing), `${keep.el} is not in the memory`)
  owe(keys[3]!.includes(thing), `${keep.el} is not in chapter 4`)
  owe(wordsOf(chapters[4]!.paragraphs.slice(-2).join(' ')).includes(thing), `${keep.el} is not the last image`)
  // 'la mamá y el papá de Agustina', before she was named; 'el papá de la profe'
  const whose = [kit.r.name, kit.r.name.replace(/ \p{Lu}\p{L}+$/u, '')]
  const givers = [kit.s.name, ...whose.map((name) => owned(kit.s.name, name) ?? kit.s.name)].map((name) =>
    wordsOf(name).trim(),
  )
  owe(
    givers.some((name) => inChapters(name).includes(1)),
    'the giver is not there from the beginning',
  )
  const praise = [kit.quality.toYou, kit.quality.told, kit.quality.toYou?.replace(/^que /u, '')].map((said) =>
    wordsOf(said ?? '').trim(),
  )
  owe(
    // what is left out is said where nobody hears
    kit.leftOut.has('admiration')
      ? keys[4]!.includes('lo que mas admir')
      : praise.some((said) => said !== '' && keys[4]!.includes(said)),
    'the praise is not spoken near the end',
  )
  for (const [i, text] of texts.entries()) {
    const count = countWords(text) - (isTiny ? wordsOfAnswers(keys[i]!, kit) : 0)
    const { min, max } = isTiny ? TINY : { min: kit.limits.min, max: allowance(text, kit.quotes, kit.limits) }
    owe(count >= min && count <= max, `${count} words in chapter ${i + 1}, not ${min} to ${max}`)
  }
  for (const { scene, number } of chapters)
    owe(
      /, (?:desde|a través|por) /u.test(scene.place) && /,/u.test(scene.time),
      `scene ${number} lacks a view or its weather`,
    )
  return found
}
