import { describe, expect, test } from 'vitest'
import { cardProblems } from './simulated-card.ts'

const now = new Date('2026-11-21T12:00:00Z')
const good = { number: '4242 4242 4242 4242', expiry: '04 / 30', cvc: '123', name: 'Elena' }

describe('a card', () => {
  test.each(['4242424242424242', '4242-4242-4242-4242', '5555 5555 5555 4444', '378282246310005'])(
    '%s is good',
    (number) => {
      expect(cardProblems({ ...good, number }, now)).toBeNull()
    },
  )

  test.each(['4242 4242 4242 4241', '', '42', 'cuatro', '4242 4242 4242 4242 4242 4242', '4242x4242 4242 4242'])(
    'the number %j is not',
    (number) => {
      expect(cardProblems({ ...good, number }, now)).toEqual({ number: 'El número de la tarjeta no es válido' })
    },
  )

  test.each(['11/26', '11 / 2026', '1126', '1/27'])('%s has not expired', (expiry) => {
    expect(cardProblems({ ...good, expiry }, now)).toBeNull()
  })

  test.each(['10/26', '11/25', '13/30', '00/30', '', 'pronto', '04/3'])('%j has, or is no month', (expiry) => {
    expect(Object.keys(cardProblems({ ...good, expiry }, now) ?? {})).toEqual(['expiry'])
  })

  test('every field is looked at, and a bank may refuse all the same', () => {
    const nothing = cardProblems({ number: '', expiry: '', cvc: '', name: ' ' }, now)
    expect(Object.keys(nothing ?? {})).toEqual(['number', 'expiry', 'cvc', 'name'])
    expect(cardProblems({ ...good, number: '4000 0000 0000 0002' }, now)?.number).toContain('rechazó')
    expect(cardProblems({ ...good, number: '4000000000009995' }, now)?.number).toContain('fondos')
  })
})
