/** Where most of the product's buyers have their mail. */
const DOMAINS = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'msn.com',
  'hotmail.es',
  'outlook.es',
  'yahoo.es',
  'yahoo.com.mx',
  'live.com.mx',
  'yahoo.com.ar',
  'hotmail.com.ar',
  'prodigy.net.mx',
]

/** The address that was probably meant (`ana@gmial.com`: `ana@gmail.com`), null where nothing looks mistyped. */
export function meantEmail(typed: string): string | null {
  const [name, domain, ...rest] = typed.trim().toLowerCase().split('@')
  if (!name || !domain || rest.length > 0 || DOMAINS.includes(domain)) return null
  const alike = DOMAINS.filter((known) => known[0] === domain[0])
  const meant = alike.find((known) => isOneSlip(domain, known)) ?? alike.find((known) => isOneSlipEach(domain, known))
  return meant ? `${typed.trim().slice(0, name.length)}@${meant}` : null
}

/** 'gmial.con': a slip before the dot, and one behind it. */
function isOneSlipEach(typed: string, meant: string): boolean {
  const [was, is] = [typed.indexOf('.'), meant.indexOf('.')]
  return was > 0 && isOneSlip(typed.slice(0, was), meant.slice(0, is)) && isOneSlip(typed.slice(was), meant.slice(is))
}

/** Whether one letter was left out, added, replaced or changed places with its neighbour. */
function isOneSlip(typed: string, meant: string): boolean {
  let same = 0
  while (same < meant.length && typed[same] === meant[same]) same++
  const [was, is] = [typed.slice(same), meant.slice(same)]
  return (
    was.slice(1) === is.slice(1) ||
    was.slice(1) === is ||
    was === is.slice(1) ||
    (was[0] === is[1] && was[1] === is[0] && was.slice(2) === is.slice(2))
  )
}
