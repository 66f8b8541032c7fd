/** Who judges: `thing` is what is always on the bench, `alone` is said in tears. */
export const JUDGES = [
  {
    un: 'una jueza con la peluca de lado',
    o: 'la jueza',
    thing: 'una peluca blanca',
    alone: 'Llevo años queriendo invitar a alguien a cenar, y nunca empiezo',
  },
  {
    un: 'un juez de toga muy planchada',
    o: 'el juez',
    thing: 'una toga negra',
    alone: 'Tengo una carta empezada desde hace años, y no pasa del «Hola»',
  },
  {
    un: 'una magistrada con pantuflas',
    o: 'la magistrada',
    thing: 'un mazo de madera',
    alone: 'Los domingos quiero llamar a alguien, y nunca me decido',
  },
]

/** Who writes it down, and has always sat beside the judge. */
export const CLERKS = [{ o: 'el secretario' }, { o: 'la secretaria' }, { o: 'el ujier' }]

/** Who saw it: `says` follows 'dijo'. */
export const WITNESSES = [
  {
    un: 'la vecina de arriba, con el pelo a medio peinar',
    says: 'que esas dos risas se oían desde la calle, y que daban ganas de ir a ver',
  },
  { un: 'el señor de la tienda', says: 'que desde su mostrador los oía reírse antes de verlos' },
  { un: 'una taxista de la esquina', says: 'que se despedían cuatro veces antes de cerrar la puerta' },
  { un: 'el muchacho de las flores', says: 'que siempre compraban lo mismo a la misma hora, sin ponerse de acuerdo' },
]
