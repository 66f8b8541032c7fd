import type { PictureVersion } from '../../../contract/changes.ts'

const LIST = new Intl.ListFormat('es', { type: 'conjunction' })

/** What came of a wish, as the page says it: «De noche, sí. Montar una tortuga todavía no sé dibujarlo.» */
export function wishWords({ shown, missing }: NonNullable<PictureVersion['outcome']>): string {
  return [
    shown.length > 0 ? `${sentence(LIST.format(shown))}, sí.` : '',
    missing.length > 0 ? `${sentence(LIST.format(missing))} todavía no sé dibujarlo.` : '',
    shown.length === 0 && missing.length > 0 ? 'Este intento no cuenta.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const sentence = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)
