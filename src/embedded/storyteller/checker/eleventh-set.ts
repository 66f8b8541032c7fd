import type { SaidAnswers } from './said-answers.ts'

/** Sixty more, written after the tenth set's first run and before anything was mended for it. */
export const ELEVENTH_SET: SaidAnswers = {
  favourites: [
    {
      to: ['Renata', 'hija'],
      said: 'coleccionar conchitas y piedras de rio',
      right: ['de coleccionar conchitas y piedras de río'],
    },
    { to: ['Abelardo', 'abuelo'], said: 'el béisbol por la radio', right: ['del béisbol por la radio'] },
    {
      to: ['Titi', 'tía'],
      said: 'ir a bailar los jueves con sus amigas de toda la vida',
      right: ['de ir a bailar los jueves con sus amigas de toda la vida'],
    },
    {
      to: ['Milo', 'hijo'],
      said: 'los tiburones, los volcanes y el color verde',
      right: ['de los tiburones, de los volcanes y del color verde'],
    },
    { to: ['Samanta', 'amiga'], said: 'le encanta el karaoke', right: ['del karaoke'] },
    { to: ['Gastón', 'cuñado'], said: 'el asado con amigos', right: ['del asado con amigos'] },
    { to: ['Nube', 'mi gata'], said: 'Mirar pájaros por la ventana', right: ['de mirar pájaros por la ventana'] },
    { to: ['Rebeca', 'jefa'], said: 'EL ORDEN Y LAS LISTAS', right: ['del orden y de las listas'] },
    { to: ['Izan', 'sobrino'], said: 'saltar en la cama elástica!!!', right: ['de saltar en la cama elástica'] },
    { to: ['Violeta y Lucas', 'nietos'], said: 'hacer pasteles de lodo', right: ['de hacer pasteles de lodo'] },
    {
      to: ['Ramiro', 'esposo'],
      said: 'mmm... el silencio de la mañana y su café',
      right: ['del silencio de la mañana y de su café'],
    },
    { to: ['Catalina', 'abuela'], said: 'las flores de su balcón', right: ['de las flores de su balcón'] },
    { to: ['Ciro', 'ahijado'], said: 'los autitos', right: ['de los autitos'] },
    { to: ['Macarena', 'hermana'], said: 'la playa en invierno', right: ['de la playa en invierno'] },
    {
      to: ['Toñi', 'madre'],
      said: 'leernos cuentos antes de dormir',
      right: ['de los libros «Leernos cuentos antes de dormir»'],
    },
  ],
  memories: [
    {
      to: ['Renata', 'hija'],
      said: 'la tarde en que hicimos volar tu cometa por fin',
      right: ['¿Te acuerdas de la tarde en que hicimos volar tu cometa por fin?'],
    },
    {
      to: ['Abelardo', 'abuelo'],
      said: 'me llevaba en su bicicleta a la escuela, los dos cantando',
      right: ['Me llevaba en su bicicleta a la escuela, los dos cantando.'],
    },
    {
      to: ['Titi', 'tía'],
      said: 'cuando me prestaste tus zapatos rojos para mi primera fiesta',
      right: ['¿Te acuerdas de cuando me prestaste tus zapatos rojos para mi primera fiesta?'],
    },
    {
      to: ['Milo', 'hijo'],
      said: 'Se escondió tan bien que lo buscamos una hora. Estaba dormido en el cesto.',
      right: ['Se escondió tan bien que lo buscamos una hora. Estaba dormido en el cesto.'],
    },
    {
      to: ['Samanta', 'amiga'],
      said: 'te conoci en el baño de un bar y ya no nos separamos',
      right: ['¿Te acuerdas? Te conocí en el baño de un bar y ya no nos separamos.'],
    },
    { to: ['Gastón', 'cuñado'], said: 'el penal que erraste', right: ['¿Te acuerdas del penal que erraste?'] },
    {
      to: ['Nube', 'mi gata'],
      said: 'trajo un raton de regalo a mi almohada',
      right: ['Trajo un ratón de regalo a mi almohada.'],
    },
    {
      to: ['Rebeca', 'jefa'],
      said: 'cuando usted bailó cumbia en la posada',
      right: ['¿Se acuerda de cuando usted bailó cumbia en la posada?'],
    },
    {
      to: ['Izan', 'sobrino'],
      said: 'montamos una tienda de campaña en el salón y contamos historias de miedo',
      right: ['¿Te acuerdas? Montamos una tienda de campaña en el salón y contamos historias de miedo.'],
    },
    {
      to: ['Violeta y Lucas', 'nietos'],
      said: 'el día que me hicieron una fiesta sorpresa con galletas rotas',
      right: [
        '¿Se acuerdan del día que me hicieron una fiesta sorpresa con galletas rotas?',
        'El día que me hicieron una fiesta sorpresa con galletas rotas.',
      ],
    },
    {
      to: ['Ramiro', 'esposo'],
      said: 'nuestra luna de miel en un hotel sin agua caliente',
      right: ['¿Te acuerdas de nuestra luna de miel en un hotel sin agua caliente?'],
    },
    {
      to: ['Catalina', 'abuela'],
      said: 'el olor de su cocina los domingos',
      right: ['El olor de su cocina los domingos.'],
    },
    {
      to: ['Ciro', 'ahijado'],
      said: 'su primera carcajada fue con mi perro',
      right: ['Su primera carcajada fue con mi perro.'],
    },
    {
      to: ['Macarena', 'hermana'],
      said: '¡¡cuando nos castigaron por pintar al gato!!',
      right: ['¡Cuando nos castigaron por pintar al gato!'],
    },
    {
      to: ['Toñi', 'madre'],
      said: 'me curabas las rodillas con un beso y un "sana, sana"',
      right: ['¿Te acuerdas? Me curabas las rodillas con un beso y un “sana, sana”.'],
    },
  ],
  admirations: [
    {
      to: ['Renata', 'hija'],
      said: 'su seguridad al hablar delante de todos',
      right: ['su seguridad al hablar delante de todos'],
      toYou: ['tu seguridad al hablar delante de todos'],
    },
    {
      to: ['Abelardo', 'abuelo'],
      said: 'nunca se olvida de un cumpleaños',
      right: ['que nunca se olvida de un cumpleaños'],
      toYou: ['que nunca te olvidas de un cumpleaños'],
    },
    {
      to: ['Titi', 'tía'],
      said: 'Vive la vida a su manera',
      right: ['que vive la vida a su manera'],
      toYou: ['que vives la vida a tu manera'],
    },
    {
      to: ['Milo', 'hijo'],
      said: 'pide perdon aunque le cueste',
      right: ['que pide perdón aunque le cueste'],
      toYou: ['que pides perdón aunque te cueste', null],
    },
    {
      to: ['Samanta', 'amiga'],
      said: 'tu honestidad brutal',
      right: ['su honestidad brutal'],
      toYou: ['tu honestidad brutal'],
    },
    {
      to: ['Gastón', 'cuñado'],
      said: 'buen tipo, laburador y de palabra',
      right: ['que es buen tipo, laburador y de palabra'],
      toYou: ['que eres buen tipo, laburador y de palabra'],
    },
    {
      to: ['Nube', 'mi gata'],
      said: 'que hace lo que le da la gana',
      right: ['que hace lo que le da la gana'],
      toYou: ['que haces lo que te da la gana', null],
    },
    {
      to: ['Rebeca', 'jefa'],
      said: 'usted confía en nosotros aunque nos equivoquemos',
      right: ['«usted confía en nosotros aunque nos equivoquemos», con esas palabras'],
      toYou: ['que confía en nosotros aunque nos equivoquemos'],
    },
    {
      to: ['Izan', 'sobrino'],
      said: 'es un trasto pero tiene un corazon de oro',
      right: ['que es un trasto pero tiene un corazón de oro'],
      toYou: ['que eres un trasto pero tienes un corazón de oro'],
    },
    {
      to: ['Violeta y Lucas', 'nietos'],
      said: 'Su alegría contagiosa ✨',
      right: ['su alegría contagiosa'],
      toYou: ['su alegría contagiosa'],
    },
    {
      to: ['Ramiro', 'esposo'],
      said: 'me cuida cuando estoy enferma y me hace sopa',
      right: ['«me cuida cuando estoy enferma y me hace sopa», con esas palabras'],
      toYou: ['que me cuidas cuando estoy enferma y me haces sopa'],
    },
    {
      to: ['Catalina', 'abuela'],
      said: 'la serenidad con la que afronta todo',
      right: ['la serenidad con la que afronta todo'],
      toYou: ['la serenidad con la que afrontas todo'],
    },
    {
      to: ['Ciro', 'ahijado'],
      said: 'observador, risueño, valiente',
      right: ['que es observador, risueño y valiente', 'que es observador, risueño, valiente'],
      toYou: ['que eres observador, risueño y valiente', 'que eres observador, risueño, valiente'],
    },
    {
      to: ['Macarena', 'hermana'],
      said: 'que no te importa lo que digan',
      right: ['que no le importa lo que digan'],
      toYou: ['que no te importa lo que digan'],
    },
    {
      to: ['Toñi', 'madre'],
      said: 'jamás se rindió, ni en los peores momentos',
      right: ['que jamás se rindió, ni en los peores momentos'],
      toYou: ['que jamás te rendiste, ni en los peores momentos'],
    },
  ],
  traits: [
    { to: ['Renata', 'hija'], said: 'se duerme en cualquier parte', right: ['Renata se duerme en cualquier parte'] },
    { to: ['Abelardo', 'abuelo'], said: 'usa tirantes', right: ['Abelardo usa tirantes'] },
    { to: ['Titi', 'tía'], said: 'carcajada de bruja', right: ['Titi tiene carcajada de bruja'] },
    { to: ['Milo', 'hijo'], said: 'le huelen los pies, mucho', right: ['a Milo le huelen los pies, mucho'] },
    {
      to: ['Samanta', 'amiga'],
      said: 'siempre pide postre aunque diga que no quiere',
      right: ['Samanta siempre pide postre aunque diga que no quiere'],
    },
    {
      to: ['Gastón', 'cuñado'],
      said: 'hincha de Boca hasta la muerte',
      right: ['Gastón es hincha de Boca hasta la muerte'],
    },
    { to: ['Nube', 'mi gata'], said: 'ojos color miel', right: ['Nube tiene ojos color miel'] },
    { to: ['Rebeca', 'jefa'], said: 'no se quita los tacones', right: ['Rebeca no se quita los tacones'] },
    { to: ['Izan', 'sobrino'], said: 'Hiperactivo', right: ['Izan es hiperactivo'] },
    { to: ['Violeta y Lucas', 'nietos'], said: 'no paran de hablar', right: ['Violeta y Lucas no paran de hablar'] },
    {
      to: ['Ramiro', 'esposo'],
      said: 'tiene alergia al polvo y estornuda 7 veces seguidas',
      right: ['Ramiro tiene alergia al polvo y estornuda 7 veces seguidas'],
    },
    {
      to: ['Catalina', 'abuela'],
      said: 'se le empañan los lentes cuando cocina',
      right: ['a Catalina se le empañan los lentes cuando cocina'],
    },
    { to: ['Ciro', 'ahijado'], said: 'chupete azul a toda hora', right: ['Ciro tiene un chupete azul a toda hora'] },
    {
      to: ['Macarena', 'hermana'],
      said: 'eres un desastre con el dinero',
      right: ['Macarena es un desastre con el dinero'],
    },
    { to: ['Toñi', 'madre'], said: 'habla por teléfono gritando', right: ['Toñi habla por teléfono gritando'] },
  ],
}
