import type { SaidAnswers } from './said-answers.ts'

/** Sixty more, written after the rules were mended for the third set and before they were run on these. */
export const FOURTH_SET: SaidAnswers = {
  favourites: [
    { to: ['Alma', 'mi nieta'], said: 'LOS CABALLOS!!!!', right: ['de los caballos'] },
    {
      to: ['Joel', 'hijo'],
      said: 'Le encantan los camiones de bomberos y las sirenas',
      right: ['de los camiones de bomberos y de las sirenas'],
    },
    {
      to: ['Pilar', 'mamá'],
      said: 'coser en su máquina vieja escuchando la radio',
      right: ['de coser en su máquina vieja escuchando la radio'],
    },
    { to: ['Chema', 'amigo'], said: 'las maquetas d trenes', right: ['de las maquetas de trenes'] },
    {
      to: ['Lucas y Emma', 'mis sobrinos'],
      said: 'les gusta hacer pijamadas y contar cuentos de miedo',
      right: ['de hacer pijamadas y de contar cuentos de miedo'],
    },
    { to: ['Kira', 'perrita'], said: 'su pelota naranja', right: ['de su pelota naranja'] },
    { to: ['Federico', 'tío'], said: 'el asado de los domingos', right: ['del asado de los domingos'] },
    {
      to: ['Nuria', 'hermana'],
      said: 'los musicales de Broadway, el queso y dormir la siesta',
      right: ['de los musicales de Broadway, del queso y de dormir la siesta'],
    },
    { to: ['Adri', 'hijo'], said: 'spiderman', right: ['de Spiderman'] },
    { to: ['Isabel', 'abuela'], said: 'Hacer crucigramas...', right: ['de hacer crucigramas'] },
    {
      to: ['Memo', 'compadre'],
      said: 'es bien fan de los Tigres y de las carnitas',
      right: ['de los Tigres y de las carnitas'],
    },
    {
      to: ['Cata', 'mejor amiga'],
      said: 'vos sabés, el helado de dulce de leche',
      right: ['del helado de dulce de leche'],
    },
    {
      to: ['Teo', 'ahijado'],
      said: '- los imanes\n- las linternas\n- los mapas',
      right: ['de los imanes, de las linternas y de los mapas'],
    },
    { to: ['Berta', 'vecina'], said: 'sus 3 gatos', right: ['de sus 3 gatos'] },
    { to: ['Rubén', 'novio'], said: 'que lo dejen dormir hasta tarde', right: ['de que lo dejen dormir hasta tarde'] },
  ],
  memories: [
    {
      to: ['Joel', 'hijo'],
      said: 'Cuando te quedaste dormido encima del pastel',
      right: ['¿Te acuerdas de cuando te quedaste dormido encima del pastel?'],
    },
    {
      to: ['Pilar', 'mamá'],
      said: 'cuando mi mamá se disfrazó de pirata para mi cumple',
      right: ['Cuando mi mamá se disfrazó de pirata para mi cumple.'],
    },
    {
      to: ['Chema', 'amigo'],
      said: 'el concierto bajo la lluvia en el que perdimos los zapatos',
      right: ['¿Te acuerdas del concierto bajo la lluvia en el que perdimos los zapatos?'],
    },
    {
      to: ['Lucas y Emma', 'mis sobrinos'],
      said: 'cuando se perdieron en el súper y los llamaron por el altavoz',
      right: ['Cuando se perdieron en el súper y los llamaron por el altavoz.'],
    },
    {
      to: ['Kira', 'perrita'],
      said: 'Llegó flaquita y llena de pulgas. Ahora es la reina de la casa.',
      right: ['Llegó flaquita y llena de pulgas. Ahora es la reina de la casa.'],
    },
    {
      to: ['Federico', 'tío'],
      said: 'usted nos llevaba al río en la caja de la camioneta',
      right: ['¿Se acuerda? Usted nos llevaba al río en la caja de la camioneta.'],
    },
    {
      to: ['Nuria', 'hermana'],
      said: 'nuestra cabaña de sábanas',
      right: ['¿Te acuerdas de nuestra cabaña de sábanas?'],
    },
    {
      to: ['Adri', 'hijo'],
      said: 'el parto, 30 horas, y luego su carita',
      right: ['El parto, 30 horas, y luego su carita.'],
    },
    {
      to: ['Isabel', 'abuela'],
      said: 'su olor a jabón cuando me abrazaba',
      right: ['Su olor a jabón cuando me abrazaba.'],
    },
    {
      to: ['Memo', 'compadre'],
      said: 'la vez q nos quedamos sin frenos bajando a Acapulco y rezamos hasta en inglés',
      right: ['¿Te acuerdas de la vez que nos quedamos sin frenos bajando a Acapulco y rezamos hasta en inglés?'],
    },
    {
      to: ['Cata', 'mejor amiga'],
      said: 'te acordás cuando nos echaron del colegio por reírnos?',
      right: ['¿Te acordás de cuando nos echaron del colegio por reírnos?'],
    },
    {
      to: ['Teo', 'ahijado'],
      said: 'su bautizo, que llovió a cántaros',
      right: ['Su bautizo, que llovió a cántaros.'],
    },
    {
      to: ['Berta', 'vecina'],
      said: 'me trajo sopa cuando estuve enferma',
      right: ['Me trajo sopa cuando estuve enferma.'],
    },
    { to: ['Rubén', 'novio'], said: '14/02/2020', right: ['14/02/2020.'] },
    {
      to: ['Marga y Toni', 'padres'],
      said: 'cuando me vinisteis a buscar a las 4 de la mañana sin preguntar nada',
      right: ['¿Os acordáis de cuando me vinisteis a buscar a las 4 de la mañana sin preguntar nada?'],
    },
  ],
  admirations: [
    {
      to: ['Alma', 'mi nieta'],
      said: 'Su curiosidad por todo',
      right: ['su curiosidad por todo'],
      toYou: ['tu curiosidad por todo'],
    },
    {
      to: ['Joel', 'hijo'],
      said: 'es sensible y no le da vergüenza llorar',
      right: ['que es sensible y no le da vergüenza llorar'],
      toYou: ['que eres sensible y no te da vergüenza llorar', null],
    },
    {
      to: ['Pilar', 'mamá'],
      said: 'que siempre ha trabajado duro para darnos lo mejor',
      right: ['«que siempre ha trabajado duro para darnos lo mejor», con esas palabras'],
      toYou: ['que siempre has trabajado duro para darnos lo mejor'],
    },
    { to: ['Chema', 'amigo'], said: 'la lealtad', right: ['su lealtad'], toYou: ['tu lealtad'] },
    {
      to: ['Lucas y Emma', 'mis sobrinos'],
      said: 'comparten todo',
      right: ['que comparten todo'],
      toYou: ['que comparten todo'],
    },
    {
      to: ['Kira', 'perrita'],
      said: 'su fidelidad, nunca me deja sola',
      right: ['«su fidelidad, nunca me deja sola», con esas palabras'],
      toYou: ['tu fidelidad, nunca me dejas sola', null],
    },
    {
      to: ['Federico', 'tío'],
      said: 'usted siempre tiene tiempo para los demás',
      right: ['que siempre tiene tiempo para los demás'],
      toYou: ['que siempre tiene tiempo para los demás'],
    },
    {
      to: ['Nuria', 'hermana'],
      said: 'guapa, lista y mandona',
      right: ['que es guapa, lista y mandona'],
      toYou: ['que eres guapa, lista y mandona'],
    },
    {
      to: ['Adri', 'hijo'],
      said: 'cómo defiende a su hermana pequeña',
      right: ['cómo defiende a su hermana pequeña'],
      toYou: ['cómo defiendes a tu hermana pequeña'],
    },
    {
      to: ['Isabel', 'abuela'],
      said: 'nunca pierde la sonrisa ni la fe',
      right: ['que nunca pierde la sonrisa ni la fe'],
      toYou: ['que nunca pierdes la sonrisa ni la fe'],
    },
    {
      to: ['Memo', 'compadre'],
      said: 'es bien derecho y cumplidor',
      right: ['que es bien derecho y cumplidor'],
      toYou: ['que eres bien derecho y cumplidor'],
    },
    {
      to: ['Cata', 'mejor amiga'],
      said: 'tenés la risa más linda del mundo y no lo sabés',
      right: ['que tiene la risa más linda del mundo y no lo sabe'],
      toYou: ['que tenés la risa más linda del mundo y no lo sabés'],
    },
    {
      to: ['Teo', 'ahijado'],
      said: 'pregunta y pregunta hasta que entiende',
      right: ['que pregunta y pregunta hasta que entiende'],
      toYou: ['que preguntas y preguntas hasta que entiendes', null],
    },
    {
      to: ['Berta', 'vecina'],
      said: 'su generosidad sin límites (y sus croquetas)',
      right: ['su generosidad sin límites (y sus croquetas)'],
      toYou: ['tu generosidad sin límites (y tus croquetas)'],
    },
    {
      to: ['Marga y Toni', 'padres'],
      said: 'llevan 50 años juntos y todavía se toman de la mano',
      right: ['que llevan 50 años juntos y todavía se toman de la mano'],
      toYou: ['que llevan 50 años juntos y todavía se toman de la mano'],
    },
  ],
  traits: [
    {
      to: ['Alma', 'mi nieta'],
      said: 'tiene una imaginación desbordante',
      right: ['Alma tiene una imaginación desbordante'],
    },
    { to: ['Joel', 'hijo'], said: 'es muy cosquilloso', right: ['Joel es muy cosquilloso'] },
    {
      to: ['Pilar', 'mamá'],
      said: 'siempre dice que ya va y nunca va',
      right: ['Pilar siempre dice que ya va y nunca va'],
    },
    { to: ['Chema', 'amigo'], said: 'barbudo y calvo', right: ['Chema es barbudo y calvo'] },
    {
      to: ['Lucas y Emma', 'mis sobrinos'],
      said: 'se pelean por la ventana del coche',
      right: ['Lucas y Emma se pelean por la ventana del coche'],
    },
    { to: ['Kira', 'perrita'], said: 'roba calcetines y los esconde', right: ['Kira roba calcetines y los esconde'] },
    {
      to: ['Federico', 'tío'],
      said: 'no se quita el sombrero ni para dormir',
      right: ['Federico no se quita el sombrero ni para dormir'],
    },
    { to: ['Nuria', 'hermana'], said: 'le huelen los pies jaja', right: ['a Nuria le huelen los pies'] },
    { to: ['Adri', 'hijo'], said: 'celíaco', right: ['Adri es celíaco'] },
    { to: ['Isabel', 'abuela'], said: 'guarda caramelos en el bolso', right: ['Isabel guarda caramelos en el bolso'] },
    { to: ['Memo', 'compadre'], said: 'le va al Atlas', right: ['Memo le va al Atlas'] },
    {
      to: ['Cata', 'mejor amiga'],
      said: 'hablás más rápido que un relator de fútbol',
      right: ['Cata habla más rápido que un relator de fútbol'],
    },
    {
      to: ['Teo', 'ahijado'],
      said: 'acaba de perder su primer diente',
      right: ['Teo acaba de perder su primer diente'],
    },
    {
      to: ['Berta', 'vecina'],
      said: 'los rulos y la bata de flores',
      right: ['quien conoce a Berta no olvida sus rulos y la bata de flores'],
    },
    { to: ['Rubén', 'novio'], said: 'cuando se pone nervioso, silba', right: ['cuando se pone nervioso, Rubén silba'] },
  ],
}
