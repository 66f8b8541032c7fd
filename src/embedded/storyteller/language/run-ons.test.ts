import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from './dictionary.ts'
import { partedByCommas } from './run-ons.ts'

beforeAll(loadDictionary)

it.each([
  ['saluda a todo mundo no le tiene pena a nadie', 'saluda a todo mundo, no le tiene pena a nadie'],
  ['es muy curiosa pregunta todo', 'es muy curiosa, pregunta todo'],
  ['COMPARTEN TODO SE DEFIENDEN', 'comparten todo, se defienden'],
])('«%s» is parted', (said, parted) => expect(partedByCommas(said)).toBe(parted))

it.each([
  'que nunca deja que un mal rato se quede',
  'es juicioso que manda platica a la mamá',
  'nunca se ha burlado de ninguna pregunta',
  'tiene un corazon q no le cabe',
  'se enfada pero enseguida pide perdón',
  'llevan 50 años juntos y todavía se toman de la mano',
  'su risa y su paciencia',
])('«%s» stays as it is', (said) => expect(partedByCommas(said)).toBe(said))
