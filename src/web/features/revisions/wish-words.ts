import type { PictureVersion } from '../../../contract/changes.ts'

const LIST = new Intl.ListFormat('es', { type: 'conjunction' })

/**
 * What came of a picture that was asked for, as the page says it: «De noche, sí. Montar una tortuga todavía no sé
 * dibujarlo. Me faltó dibujar un letrero.»
 */
export function wishWords({ outcome, undrawn = [] }: Pick<PictureVersion, 'outcome' | 'undrawn'>): string {
  const { shown, missing } = outcome ?? { shown: [], missing: [] }
  return [
    shown.length > 0 ? `${sentence(LIST.format(shown))}, sí.` : '',
    missing.length > 0 ? `${sentence(LIST.format(missing))} todavía no sé dibujarlo.` : '',
    shown.length === 0 && missing.length > 0 ? 'Este intento no cuenta.' : '',
    undrawn.length > 0 ? `Me faltó dibujar ${LIST.format(undrawn)}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const sentence = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)
