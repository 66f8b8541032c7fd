import { MESSAGES } from '../../../contract/messages.ts'
import { ApiError, explain } from '../../send.ts'

/** Asked too often, too many at once, or too early: what the server says of it helps. */
const WAITS = new Set([409, 429, 503])

/** The message for a failed download: the server could not make the book, or it could not be fetched. */
export function downloadProblem(error: unknown): { title: string; description: string } {
  // The server knows when it may go better: the button stays, and says so.
  if (error instanceof ApiError && WAITS.has(error.status))
    return { title: 'Un momento', description: explain(error, MESSAGES.unavailable) }
  return error instanceof ApiError
    ? { title: 'Error al descargar', description: 'Hubo un problema al generar el PDF. Inténtalo de nuevo.' }
    : { title: 'Error', description: 'No se pudo descargar el PDF' }
}
