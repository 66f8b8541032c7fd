import { ApiError } from '../../send.ts'

/** What to tell whoever asked for the book: the server could not make it, or it could not be fetched. */
export function downloadProblem(error: unknown): { title: string; description: string } {
  return error instanceof ApiError
    ? { title: 'Error al descargar', description: 'Hubo un problema al generar el PDF. Inténtalo de nuevo.' }
    : { title: 'Error', description: 'No se pudo descargar el PDF' }
}
