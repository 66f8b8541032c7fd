import { expect, test } from 'vitest'
import { MESSAGES } from '../../../contract/messages.ts'
import { ApiError } from '../../send.ts'
import { downloadProblem } from './download-problem.ts'

test('a book that could not be made and one that could not be fetched are told apart', () => {
  expect(downloadProblem(new ApiError(500, 'internal'))).toEqual({
    title: 'Error al descargar',
    description: 'Hubo un problema al generar el PDF. Inténtalo de nuevo.',
  })
  const full = JSON.stringify({ code: 'unavailable', message: 'Vuelve en un momento' })
  expect(downloadProblem(new ApiError(503, full))).toEqual({
    title: 'Un momento',
    description: 'Vuelve en un momento',
  })
  const early = JSON.stringify({ code: 'conflict', message: 'Faltan ilustraciones' })
  expect(downloadProblem(new ApiError(409, early))).toEqual({
    title: 'Un momento',
    description: 'Faltan ilustraciones',
  })
  expect(downloadProblem(new ApiError(503, ''))).toMatchObject({
    title: 'Un momento',
    description: MESSAGES.unavailable,
  })
  expect(downloadProblem(new TypeError('Failed to fetch'))).toEqual({
    title: 'Error',
    description: 'No se pudo descargar el PDF',
  })
})
