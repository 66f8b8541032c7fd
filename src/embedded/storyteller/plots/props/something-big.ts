/** What is built, of what, and what it is for. */
export const WORKS = [
  {
    un: 'una balsa',
    el: 'la balsa',
    of: 'cuatro tablas, una puerta vieja y una sábana',
    hole: 'en la punta del mástil',
    first: 'se hundió en la fuente',
    flies: 'flotó en la fuente de la plaza, con la sábana bien inflada',
    place: 'un patio con cubetas y tablas',
  },
  {
    un: 'un globo',
    el: 'el globo',
    of: 'tres cortinas, una canasta y mucho hilo',
    hole: 'en el borde de la canasta',
    first: 'subió un palmo, suspiró y volvió a bajar',
    flies: 'subió despacito por encima de los techos, con todos dentro',
    place: 'una azotea con ropa tendida',
  },
  {
    un: 'un puente',
    el: 'el puente',
    of: 'once sillas, dos escaleras y una cuerda de tender',
    hole: 'en la mitad',
    first: 'se dobló por la mitad',
    flies: 'llegó de lado a lado de la calle, y aguantó a todos',
    place: 'una calle con sillas apiladas',
  },
  {
    un: 'un teatro',
    el: 'el teatro',
    of: 'una mesa patas arriba, dos lámparas y un mantel',
    hole: 'en lo más alto del telón',
    first: 'se cayó en el primer aplauso',
    flies: 'se abrió de par en par, y cupo la cuadra entera',
    place: 'un patio con lámparas y un mantel colgado',
  },
]

/** Who comes to say that it cannot be done. */
export const DOUBTERS = [
  { un: 'el vecino del tres, que medía todo', o: 'el vecino del tres' },
  { un: 'la señora del paraguas, que nunca lo abría', o: 'la señora del paraguas' },
  { un: 'un inspector sin nada que inspeccionar', o: 'el inspector' },
]
