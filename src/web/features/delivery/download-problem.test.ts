import { expect, test } from 'vitest'
import { ApiError } from '../../send.ts'
import { downloadProblem } from './download-problem.ts'

test('a book that could not be made and one that could not be fetched are told apart', () => {
  expect(downloadProblem(new ApiError(500, 'internal'))).toEqual({
    title: 'Error al descargar',
    description: 'Hubo un problema al generar el PDF. Inténtalo de nuevo.',
  })
  expect(downloadProblem(new TypeError('Failed to fetch'))).toEqual({
    title: 'Error',
    description: 'No se pudo descargar el PDF',
  })
})
