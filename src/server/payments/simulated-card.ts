import type { Card, CardProblems } from '../../contract/simulated-checkout.ts'

/** Numbers that are refused although they are well formed, as at the real provider's. */
const REFUSED: Record<string, string> = {
  '4000000000000002': 'Tu banco rechazó la tarjeta. Prueba con otra',
  '4000000000009995': 'La tarjeta no tiene fondos suficientes. Prueba con otra',
}

/** Null where the card is good for paying. */
export function cardProblems(card: Card, now: Date): CardProblems | null {
  const number = card.number.replaceAll(/[\s-]/g, '')
  const problems: CardProblems = {}
  if (!/^\d{13,19}$/.test(number) || !passesLuhn(number)) problems.number = 'El número de la tarjeta no es válido'
  const expiry = expiryProblem(card.expiry, now)
  if (expiry) problems.expiry = expiry
  if (!/^\d{3,4}$/.test(card.cvc.trim())) problems.cvc = 'El código son 3 o 4 cifras'
  if (card.name.trim() === '') problems.name = 'Escribe el nombre que lleva la tarjeta'
  if (Object.keys(problems).length > 0) return problems
  const refusal = REFUSED[number]
  return refusal ? { number: refusal } : null
}

function expiryProblem(text: string, now: Date): string | null {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(text) ?? []
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return 'Escribe mes y año, por ejemplo 04 / 30'
  const fullYear = year.length === 2 ? 2_000 + Number(year) : Number(year)
  // Good until the last day of its month, anywhere on Earth.
  return Date.UTC(fullYear, Number(month), 2) <= now.getTime() ? 'La tarjeta ya venció' : null
}

/** The check digit of ISO/IEC 7812-1, annex B. */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0
}
