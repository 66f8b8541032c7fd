import { ApiError } from '../../send.ts'

/** The message for a failed download: the server could not make the book, or it could not be fetched. */
export function downloadProblem(error: unknown): { title: string; description: string } {
  return error instanceof ApiError
    ? { title: 'Error al descargar', description: 'Hubo un problema al generar el PDF. Inténtalo de nuevo.' }
    : { title: 'Error', description: 'No se pudo descargar el PDF' }
}
