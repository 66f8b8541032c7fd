/** The landing page's words. Those that the product promises elsewhere too are kept short and true. */

export const FACTS = [
  '100% personalizado',
  'PDF de alta calidad',
  'Listo en unos 5 minutos',
  'Descarga inmediata',
  'Funciona en tu teléfono',
  'Solo 2 fotos',
]

export const STEPS = [
  { title: 'Dinos para quién', text: 'Su nombre, quién es para ti y cómo firmas tú.' },
  { title: 'Sube dos fotos', text: 'La tuya y la suya, de frente y con buena luz.' },
  { title: 'Cuenta un recuerdo', text: 'Tres preguntas cortas y el estilo de las ilustraciones.' },
  { title: 'Ábrelo', text: 'Lees el cuento entero. Si te gusta, el PDF es tuyo al momento.' },
]

export const QUESTIONS = [
  {
    question: '¿Puedo ver el cuento antes de pagar?',
    answer:
      'Sí, entero: texto e ilustraciones. Hasta la compra, el PDF lleva la marca «Muestra» en cada página y las imágenes van a menor resolución.',
  },
  {
    question: '¿Qué recibo exactamente?',
    answer:
      'Un PDF de cinco páginas en alta calidad, con portada y cinco capítulos ilustrados. Lo descargas al momento.',
  },
  {
    question: '¿Qué fotos funcionan mejor?',
    answer:
      'Una cara de frente, con luz de ventana y sin filtros. Valen JPG, PNG o WebP de hasta 10\u00a0MB. Si hay más gente en la foto, podrás recortarla.',
  },
  {
    question: '¿Sirve para personas adultas?',
    answer:
      'Claro. Se regalan cuentos a madres, abuelos, parejas y amigas. Tú escribes quién es para ti, y la historia se cuenta desde ahí.',
  },
  {
    question: '¿Y si cierro la página a medias?',
    answer:
      'No pasa nada. Tus respuestas se guardan en este navegador, el cuento sigue haciéndose y lo que compraste se queda guardado.',
  },
  {
    question: '¿Necesito crear una cuenta?',
    answer:
      'No. Puedes crear, leer y comprar sin registrarte. Con una cuenta, además, guardas tus cuentos y tus fotos.',
  },
]
