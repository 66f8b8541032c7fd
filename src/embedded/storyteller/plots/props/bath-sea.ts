/** What the tub turns into: waves, an island and who lives there. */
export const ISLANDS = [
  {
    un: 'una isla de espuma',
    el: 'la isla de espuma',
    who: { un: 'un cangrejo con burbujas en los bigotes', el: 'el cangrejo' },
  },
  { un: 'una isla de jabón', el: 'la isla de jabón', who: { un: 'una foca muy resbalosa', el: 'la foca' } },
  {
    un: 'una isla de esponja',
    el: 'la isla de esponja',
    who: { un: 'un pelícano con gorra de baño', el: 'el pelícano' },
  },
]

/** Who goes round and round at the plug, and is afraid: they have hands, for whoever takes one. */
export const WHIRLED = [
  { un: 'un pulpito de ocho miedos', o: 'el pulpito' },
  { un: 'un marinerito de papel', o: 'el marinerito' },
  { un: 'una sirenita muy chiquita', o: 'la sirenita' },
  { un: 'una ranita que no sabía nadar', o: 'la ranita' },
]

/** What the waves say, all through. */
export const WAVES = ['Chap, chap, y una ola', 'Glu, glu, y otra ola', 'Shh, shh, hacía el mar']
