import { finiteForm } from '../../src/embedded/storyteller/language/grammar/finite.ts'

const CLITICS = '(?:(?:no|nunca|ya|siempre|se|le|les|lo|la|los|las|me|te|nos) )*'

/** What of a text tells of them as living: whatever they do today. «La canción de Toño no está escrita» tells of the song. */
export function toldAsLiving(text: string, name: string): string[] {
  const who = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const doing = new RegExp(
    `(?<!(?<!\\p{L})(?:[Aa]|[Cc]on|[Dd]e|[Ee]n|[Pp]ara|[Pp]or|[Ss]in) )(?<!\\p{L})${who} ${CLITICS}(\\p{L}+)`,
    'gu',
  )
  return [...text.matchAll(doing)].flatMap(([found, verb]) => {
    const form = finiteForm(verb!.toLowerCase())
    return form?.tense === 'present' && form.person === 3 ? [found] : []
  })
}
