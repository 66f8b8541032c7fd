import { describe, expect, it } from 'vitest'
import { thirdToSecond } from './conjugate.ts'
import { loadDictionary } from '../grammar/dictionary.ts'

await loadDictionary()

describe('what is said to them', () => {
  it.each([
    ['es muy terca, saca adelante a sus dos hijas', 'half of it'],
    ['fue la primera en todo, yo me escondía atrás', 'what the giver did'],
    ['trabajó treinta años y sus vecinos lo saludan', 'what others do to them'],
    ['nunca nos faltó nada', 'what was missing'],
    ['se ríe de todo y aun así es muy seria', 'the second half'],
    ['es muy fuerte y nunca la había visto rajarse', 'who was seen'],
    ['crió a tres hijos y nunca la vimos quejarse', 'the second half'],
    ['siembra rosas y cura caídas', 'the second half'],
    ['cocina, limpia y canta', 'the middle'],
    ['borda manteles, cura gatos y pinta', 'the middle'],
    ['nunca para, trabaja todos los días', 'the first half'],
  ])('is not «%s» with %s left behind', (said) => {
    expect(thirdToSecond(said, 'tú')).toBeNull()
  })

  it.each([
    ['mira todo, prueba todo', 'miras todo, pruebas todo'],
    ['borda, cocina y pinta', 'bordas, cocinas y pintas'],
    ['hornea pasteles y manda cartas', 'horneas pasteles y mandas cartas'],
    ['pregunta por mí y escucha', 'preguntas por mí y escuchas'],
    ['canta bajo y cena rico', 'cantas bajo y cenas rico'],
    // nouns
    ['tiene calma y marcha', 'tienes calma y marcha'],
    ['da consuelo, fuerza y ayuda', 'das consuelo, fuerza y ayuda'],
  ])('«%s»: a verb that is a noun elsewhere', (said, turned) => expect(thirdToSecond(said, 'tú')).toBe(turned))

  it('is turned where every word of it is', () => {
    expect(thirdToSecond('siempre llega temprano y nunca se queja', 'tú')).toBe(
      'siempre llegas temprano y nunca te quejas',
    )
  })
})
