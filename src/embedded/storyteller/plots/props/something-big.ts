/** What is built, of what, and what it is for. */
export const WORKS = [
  {
    un: 'un carrusel',
    el: 'el carrusel',
    of: 'una sombrilla, seis sillas y la rueda de una bicicleta',
    hole: 'en la punta de la sombrilla',
    first: 'dio media vuelta y se acostó de lado',
    flies: 'dio la primera vuelta, y luego otras cien',
    place: 'un patio con sillas y una sombrilla',
  },
  {
    un: 'un globo',
    el: 'el globo',
    of: 'tres cortinas, una canasta y mucho hilo',
    hole: 'en el borde de la canasta',
    first: 'subió un poquito, suspiró y volvió a bajar',
    flies: 'subió despacito por encima de los techos, con todos dentro',
    place: 'una azotea con ropa tendida',
  },
  {
    un: 'un puente',
    el: 'el puente',
    of: 'once sillas, dos escaleras y una cuerda de tender',
    hole: 'en la mitad del puente',
    first: 'se dobló por la mitad',
    flies: 'llegó de lado a lado de la calle, y aguantó a todos',
    place: 'una calle con sillas apiladas',
  },
  {
    un: 'un teatro',
    el: 'el teatro',
    of: 'una mesa patas arriba, dos lámparas y un mantel',
    hole: 'en lo más alto del telón',
    first: 'se cayó al abrir el telón',
    flies: 'se abrió de par en par, y cupo la calle entera',
    place: 'un patio con lámparas y un mantel colgado',
  },
]

/** Who comes to say that it cannot be done. */
export const DOUBTERS = [
  { un: 'un cerrajero que lo medía todo', o: 'el cerrajero' },
  { un: 'una arquitecta con un paraguas que nunca abría', o: 'la arquitecta' },
  { un: 'un inspector sin nada que inspeccionar', o: 'el inspector' },
]
