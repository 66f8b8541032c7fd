/** Who believes that the animal is theirs: what they call it, and why. */
export const HOSTS = [
  {
    o: 'el panadero',
    place: 'la panadería',
    called: 'Bolillo',
    hails: 'y dejó en el suelo, como si se le cayera, una orilla de pan',
    why: 'porque donde se echa queda calientito',
  },
  {
    o: 'la maestra de piano',
    place: 'el salón de piano',
    called: 'Corchea',
    hails: 'y tocó una escala completa, con reverencia al final',
    why: 'porque entra a tiempo',
  },
  {
    o: 'el librero',
    place: 'la librería de viejo',
    called: 'Capítulo',
    hails: 'y movió tres enciclopedias para hacerle un hueco al sol',
    why: 'porque siempre aparece a la mitad de algo',
  },
  {
    o: 'la mensajera',
    place: 'la oficina de correos',
    called: 'Certificado',
    hails: 'y le puso un sello en el aire, que es como se saluda ahí',
    why: 'porque nunca se pierde',
  },
  {
    o: 'el barrendero',
    place: 'la plaza',
    called: 'Miércoles',
    hails: 'y barrió alrededor, con cuidado de no despeinarle la sombra',
    why: 'porque fue un miércoles cuando llegó',
  },
]

/** Whom nobody visits. */
export const LONELY = [
  {
    un: 'una señora que ponía dos tazas y usaba una',
    o: 'la señora',
    place: 'un balcón con una silla vacía',
  },
  {
    un: 'un niño recién llegado, que aún no conocía a nadie',
    o: 'el niño nuevo',
    place: 'un escalón lleno de cajas de mudanza',
  },
  { un: 'un vigilante que desayunaba a la hora de la cena', o: 'el vigilante', place: 'una caseta con una lámpara' },
]

/** Why the giver came back: after 'se le olvidaron'. */
export const FORGOTTEN = ['las llaves de la puerta', 'los lentes oscuros', 'los boletos del camión']
