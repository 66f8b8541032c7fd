import type { SaidAnswers } from './said-answers.ts'

/** Sixty more, written after the rules were mended for the fourth set and before they were run on these. */
export const FIFTH_SET: SaidAnswers = {
  favourites: [
    { to: ['Renata', 'hija'], said: 'le encantan los hámsters!!', right: ['de los hámsters'] },
    { to: ['Guille', 'hermano'], said: 'Los Simpson', right: ['de Los Simpson', 'de los Simpson'] },
    {
      to: ['Aurora', 'abuela'],
      said: 'regar sus macetas y escuchar boleros',
      right: ['de regar sus macetas y de escuchar boleros'],
    },
    { to: ['Beltrán', 'nieto'], said: 'excavadoras', right: ['de las excavadoras'] },
    {
      to: ['Mar y Cielo', 'mis hijas'],
      said: 'disfrazarse de brujas y asustar al abuelo',
      right: ['de disfrazarse de brujas y de asustar al abuelo'],
    },
    {
      to: ['Coqui', 'mi cotorra'],
      said: 'las semillas de girasol y gritar cuando suena el timbre',
      right: ['de las semillas de girasol y de gritar cuando suena el timbre'],
    },
    { to: ['Ernesto', 'suegro'], said: 'es feliz con su taller', right: ['de su taller'] },
    {
      to: ['Silvia', 'amiga'],
      said: 'viajar, viajar y viajar!!! ✈️',
      right: ['de viajar, de viajar y de viajar', 'de viajar'],
    },
    {
      to: ['Ulises', 'novio'],
      said: 'los juegos de rol & la cerveza artesanal',
      right: ['de los juegos de rol y de la cerveza artesanal'],
    },
    { to: ['Rosario', 'mamá'], said: 'lo que más le gusta es estar con sus hijos', right: ['de estar con sus hijos'] },
    { to: ['Jairo', 'compañero'], said: 'el cafecito de las 11', right: ['del cafecito de las 11'] },
    { to: ['Lila', 'ahijada'], said: 'Elsa de Frozen y el color azul', right: ['de Elsa de Frozen y del color azul'] },
    { to: ['Mateu', 'hijo'], said: 'mola todo lo de piratas', right: ['de todo lo de piratas'] },
    { to: ['Greta', 'tía'], said: 'amasar pan los sábados', right: ['de amasar pan los sábados'] },
    {
      to: ['Dante', 'sobrino'],
      said: 'la magia, los trucos con cartas',
      right: ['de la magia y de los trucos con cartas'],
    },
  ],
  memories: [
    {
      to: ['Renata', 'hija'],
      said: 'cuando te pusiste mis tacones y diste un discurso',
      right: ['¿Te acuerdas de cuando te pusiste mis tacones y diste un discurso?'],
    },
    {
      to: ['Guille', 'hermano'],
      said: 'rompimos el jarrón de mamá y le echamos la culpa al gato',
      right: ['¿Te acuerdas? Rompimos el jarrón de mamá y le echamos la culpa al gato.'],
    },
    {
      to: ['Aurora', 'abuela'],
      said: 'sus manos haciendo empanadas conmigo',
      right: ['Sus manos haciendo empanadas conmigo.'],
    },
    {
      to: ['Beltrán', 'nieto'],
      said: 'El domingo que aprendió a silbar y no paró en todo el día',
      right: ['El domingo que aprendió a silbar y no paró en todo el día.'],
    },
    {
      to: ['Mar y Cielo', 'mis hijas'],
      said: 'cuando os escondisteis en el armario y os quedasteis dormidas',
      right: ['¿Os acordáis de cuando os escondisteis en el armario y os quedasteis dormidas?'],
    },
    {
      to: ['Coqui', 'mi cotorra'],
      said: 'dijo "hola guapo" delante del cura',
      right: ['Dijo “hola guapo” delante del cura.'],
    },
    {
      to: ['Ernesto', 'suegro'],
      said: 'Usted me recibió como a un hijo más desde el primer día',
      right: ['¿Se acuerda? Usted me recibió como a un hijo más desde el primer día.'],
    },
    {
      to: ['Silvia', 'amiga'],
      said: 'Lisboa 2015. El tranvía, las sardinas, tú llorando de risa.',
      right: ['Lisboa 2015. El tranvía, las sardinas, tú llorando de risa.'],
    },
    {
      to: ['Ulises', 'novio'],
      said: 'nuestro primer beso en la parada del 60',
      right: ['¿Te acuerdas de nuestro primer beso en la parada del 60?'],
    },
    {
      to: ['Rosario', 'mamá'],
      said: 'me despertabas cantando Las Mañanitas',
      right: ['¿Te acuerdas? Me despertabas cantando Las Mañanitas.'],
    },
    {
      to: ['Jairo', 'compañero'],
      said: 'el día del simulacro en que se quedó encerrado en el baño',
      right: ['El día del simulacro en que se quedó encerrado en el baño.'],
    },
    { to: ['Lila', 'ahijada'], said: 'la primera vez q la cargue', right: ['La primera vez que la cargué.'] },
    {
      to: ['Mateu', 'hijo'],
      said: 'tú y yo en la playa, de noche, buscando tortugas',
      right: ['Tú y yo en la playa, de noche, buscando tortugas.'],
    },
    {
      to: ['Greta', 'tía'],
      said: 'vos me cubrías cuando llegaba tarde del boliche',
      right: ['¿Te acordás? Vos me cubrías cuando llegaba tarde del boliche.'],
    },
    {
      to: ['Dante', 'sobrino'],
      said: 'se le escapó un pedo en misa y nadie pudo parar de reír',
      right: ['Se le escapó un pedo en misa y nadie pudo parar de reír.'],
    },
  ],
  admirations: [
    {
      to: ['Renata', 'hija'],
      said: 'no se calla ante las injusticias',
      right: ['que no se calla ante las injusticias'],
      toYou: ['que no te callas ante las injusticias'],
    },
    {
      to: ['Guille', 'hermano'],
      said: 'sos noble y laburador',
      right: ['que es noble y laburador'],
      toYou: ['que sos noble y laburador'],
    },
    {
      to: ['Aurora', 'abuela'],
      said: 'crió a siete hijos y nunca perdió la alegría',
      right: ['que crió a siete hijos y nunca perdió la alegría'],
      toYou: ['que criaste a siete hijos y nunca perdiste la alegría'],
    },
    {
      to: ['Beltrán', 'nieto'],
      said: 'lo observador que es',
      right: ['lo observador que es'],
      toYou: ['lo observador que eres'],
    },
    {
      to: ['Mar y Cielo', 'mis hijas'],
      said: 'cómo se quieren aunque se peleen',
      right: ['cómo se quieren aunque se peleen'],
      toYou: ['cómo se quieren aunque se peleen', null],
    },
    { to: ['Coqui', 'mi cotorra'], said: 'su desparpajo', right: ['su desparpajo'], toYou: ['tu desparpajo'] },
    {
      to: ['Ernesto', 'suegro'],
      said: 'hombre de palabra',
      right: ['que es hombre de palabra'],
      toYou: ['que es hombre de palabra', 'que eres hombre de palabra'],
    },
    {
      to: ['Silvia', 'amiga'],
      said: 'tu manera de ver el vaso medio lleno',
      right: ['su manera de ver el vaso medio lleno'],
      toYou: ['tu manera de ver el vaso medio lleno'],
    },
    {
      to: ['Ulises', 'novio'],
      said: 'que me hace sentir en casa',
      right: ['que hace sentir en casa a Clara', 'que hace sentir a Clara en casa'],
      toYou: ['que me haces sentir en casa'],
    },
    {
      to: ['Rosario', 'mamá'],
      said: 'TODO LO QUE HACE POR NOSOTROS',
      right: ['todo lo que hace por nosotros', '«todo lo que hace por nosotros», con esas palabras'],
      toYou: ['todo lo que haces por nosotros'],
    },
    {
      to: ['Jairo', 'compañero'],
      said: 'siempre dispuesto a echar una mano',
      right: ['que siempre está dispuesto a echar una mano'],
      toYou: ['que siempre estás dispuesto a echar una mano'],
    },
    {
      to: ['Lila', 'ahijada'],
      said: 'su manera de preguntar «¿y por qué?» a todo',
      right: ['su manera de preguntar ‘¿y por qué?’ a todo'],
      toYou: ['tu manera de preguntar ‘¿y por qué?’ a todo'],
    },
    {
      to: ['Mateu', 'hijo'],
      said: 'es cariñoso, terco y muy suyo',
      right: ['que es cariñoso, terco y muy suyo'],
      toYou: ['que eres cariñoso, terco y muy tuyo'],
    },
    { to: ['Greta', 'tía'], said: 'te animas a todo', right: ['que se anima a todo'], toYou: ['que te animas a todo'] },
    {
      to: ['Dante', 'sobrino'],
      said: 'tiene más paciencia que un santo',
      right: ['que tiene más paciencia que un santo'],
      toYou: ['que tienes más paciencia que un santo'],
    },
  ],
  traits: [
    { to: ['Renata', 'hija'], said: 'se muerde las trenzas', right: ['Renata se muerde las trenzas'] },
    { to: ['Guille', 'hermano'], said: 'fana de Boca', right: ['Guille es fana de Boca'] },
    {
      to: ['Aurora', 'abuela'],
      said: 'nos pellizca los cachetes',
      right: ['Aurora tiene algo que, en palabras de Clara, es así: «nos pellizca los cachetes»'],
    },
    { to: ['Beltrán', 'nieto'], said: 'rubio como el trigo', right: ['Beltrán es rubio como el trigo'] },
    {
      to: ['Mar y Cielo', 'mis hijas'],
      said: 'son gemelas pero no se parecen en nada',
      right: ['Mar y Cielo son gemelas pero no se parecen en nada'],
    },
    {
      to: ['Coqui', 'mi cotorra'],
      said: 'imita el timbre del teléfono',
      right: ['Coqui imita el timbre del teléfono'],
    },
    {
      to: ['Ernesto', 'suegro'],
      said: 'el bastón y la boina',
      right: ['quien conoce a Ernesto no olvida su bastón y la boina'],
    },
    { to: ['Silvia', 'amiga'], said: 'llega tarde hasta a su boda', right: ['Silvia llega tarde hasta a su boda'] },
    {
      to: ['Ulises', 'novio'],
      said: 'tiene cosquillas en todas partes',
      right: ['Ulises tiene cosquillas en todas partes'],
    },
    { to: ['Rosario', 'mamá'], said: 'si no toma café no habla', right: ['si no toma café, Rosario no habla'] },
    { to: ['Jairo', 'compañero'], said: 'costeño y bailarín', right: ['Jairo es costeño y bailarín'] },
    { to: ['Lila', 'ahijada'], said: 'no pronuncia la r', right: ['Lila no pronuncia la r'] },
    { to: ['Mateu', 'hijo'], said: 'aparato en los dientes', right: ['Mateu tiene aparato en los dientes'] },
    { to: ['Greta', 'tía'], said: 'se tiñe el pelo de colores', right: ['Greta se tiñe el pelo de colores'] },
    { to: ['Dante', 'sobrino'], said: 'le salen hoyuelos al reír', right: ['a Dante le salen hoyuelos al reír'] },
  ],
}
