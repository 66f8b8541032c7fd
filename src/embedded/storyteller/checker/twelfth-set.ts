import type { SaidAnswers } from './said-answers.ts'

/** Sixty more, the first that also ask who it is for and from whom; written before anything was mended for them. */
export const TWELFTH_SET: SaidAnswers = {
  favourites: [
    {
      to: ['Toñito', 'sobrino'],
      said: 'los trenes!! TODOS los trenes',
      right: ['de los trenes', 'de los trenes y de todos los trenes'],
    },
    {
      to: ['Doña Chayo', 'suegra'],
      said: 'sus telenovelas de las 4, no se le puede hablar',
      right: [
        'de sus telenovelas de las 4',
        'de sus telenovelas de las 4 «Sus telenovelas de las 4, no se le puede hablar»',
      ],
    },
    { to: ['Bruno', 'hijo'], said: 'me encanta el slime', right: ['del slime'] },
    {
      to: ['Pilar', 'madre'],
      said: 'pues mira, lo que más le gusta es salir a andar por el monte con el perro',
      right: ['de salir a andar por el monte con el perro'],
    },
    {
      to: ['Nico', 'mi novio'],
      said: 'jugar fifa y ganarme siempre',
      right: ['de jugar fifa', 'de jugar FIFA y de ganarle siempre a Clara'],
    },
    { to: ['Ofelia', 'abuelita'], said: 'platicar', right: ['de platicar'] },
    {
      to: ['Thiago', 'hijo'],
      said: 'dibujar, correr, los superheroes (sobre todo spiderman) y comer pizza',
      right: [
        'de dibujar, de correr, de los superhéroes (sobre todo Spiderman) y de comer pizza',
        'de dibujar, de correr, de los superhéroes y de comer pizza «Dibujar, correr, los superhéroes (sobre todo Spiderman) y comer pizza»',
      ],
    },
    {
      to: ['Lucre', 'amiga'],
      said: 'que la dejen en paz con un libro',
      right: ['de que la dejen en paz con un libro'],
    },
    { to: ['Kira', 'mi perra'], said: 'su pelota roja q chilla', right: ['de su pelota roja que chilla'] },
    { to: ['Álvaro y Martín', 'mis hijos'], said: 'el Real Madrid, claro', right: ['del Real Madrid'] },
    {
      to: ['Josefina', 'tía'],
      said: 'antes le gustaba coser, ahora le encanta el tiktok',
      right: ['del tiktok', 'del TikTok «Antes le gustaba coser, ahora le encanta el TikTok»'],
    },
    {
      to: ['Emilia', 'hija'],
      said: '🦄🌈 los unicornios y el arcoíris 🌈',
      right: ['de los unicornios y del arcoíris'],
    },
    {
      to: ['Rogelio', 'papá'],
      said: 'No le gusta nada, bueno... las plantas',
      right: ['de las plantas', 'de las plantas «No le gusta nada, bueno… las plantas»'],
    },
  ],
  memories: [
    {
      to: ['Sara', 'hermana'],
      said: '¿Te acuerdas cuando nos perdimos en el metro y acabamos cenando churros?',
      right: [
        '¿Te acuerdas cuando nos perdimos en el metro y acabamos cenando churros?',
        '¿Te acuerdas de cuando nos perdimos en el metro y acabamos cenando churros?',
      ],
    },
    {
      to: ['Don Beto', 'abuelo'],
      said: 'fuimos a pescar. no pescamos nada. fue el mejor dia de mi vida.',
      right: ['Fuimos a pescar. No pescamos nada. Fue el mejor día de mi vida.'],
    },
    {
      to: ['Mateo', 'hijo'],
      said: 'cuando nacio a las 3:15 de la mañana y lloramos todos menos el',
      right: ['Cuando nació a las 3:15 de la mañana y lloramos todos menos él.'],
    },
    {
      to: ['Vale', 'prima'],
      said: 'boluda, la vez que nos echaron del boliche por reírnos',
      right: ['Boluda, la vez que nos echaron del boliche por reírnos.'],
    },
    {
      to: ['Gema', 'mamá'],
      said: 'el verano del 98 en casa de los abuelos, con olor a tomate',
      right: ['El verano del 98 en casa de los abuelos, con olor a tomate.'],
    },
    {
      to: ['Rocky', 'perro'],
      said: 'ME COMISTE LOS ZAPATOS DE LA BODA',
      right: ['¿Te acuerdas? Me comiste los zapatos de la boda.'],
    },
    {
      to: ['Señora Lupita', 'mi vecina'],
      said: 'usted me cuidó cuando estuve enferma y me llevó caldo tres semanas',
      right: [
        'Usted me cuidó cuando estuve enferma y me llevó caldo tres semanas.',
        '¿Se acuerda? Usted me cuidó cuando estuve enferma y me llevó caldo tres semanas.',
      ],
    },
    {
      to: ['Iker y Nahia', 'mis sobrinos'],
      said: 'os quedasteis dormidos en el coche abrazados',
      right: [
        'Os quedasteis dormidos en el coche abrazados.',
        '¿Os acordáis? Os quedasteis dormidos en el coche abrazados.',
      ],
    },
    {
      to: ['Fer', 'pareja'],
      said: 'nuestro primer viaje juntos a oaxaca, en un camion que se descompuso',
      right: ['Nuestro primer viaje juntos a Oaxaca, en un camión que se descompuso.'],
    },
    { to: ['Martina', 'hija'], said: 'me hiciste mamá', right: ['Me hiciste mamá.', '¿Te acuerdas? Me hiciste mamá.'] },
    {
      to: ['Profe Quique', 'maestro'],
      said: 'No me regañaste por no saber dividir, me explicaste otra vez con manzanas',
      right: [
        'No me regañaste por no saber dividir, me explicaste otra vez con manzanas.',
        '¿Te acuerdas? No me regañaste por no saber dividir, me explicaste otra vez con manzanas.',
      ],
    },
    { to: ['Abril', 'ahijada'], said: 'su bautizo, lloro todo el rato', right: ['Su bautizo, lloró todo el rato.'] },
    {
      to: ['Paco', 'compadre'],
      said: 'Una noche se nos ponchó la llanta en la carretera, sin señal, y en vez de enojarse sacó la guitarra. Cantamos hasta que amaneció. Nunca se lo he dicho, pero esa noche yo iba muy triste.',
      right: [
        'Una noche se nos ponchó la llanta en la carretera, sin señal, y en vez de enojarse sacó la guitarra. Cantamos hasta que amaneció. Nunca se lo he dicho, pero esa noche yo iba muy triste.',
      ],
    },
    {
      to: ['Nuria', 'amiga'],
      said: 'Quedar para un café y salir a las 5 de la mañana, jaja',
      right: [
        'Quedar para un café y salir a las 5 de la mañana, jaja.',
        'Quedar para un café y salir a las 5 de la mañana.',
      ],
    },
  ],
  admirations: [
    {
      to: ['Carmen', 'madre'],
      said: 'que siempre está, siempre',
      right: ['que siempre está, siempre'],
      toYou: ['que siempre estás, siempre'],
    },
    {
      to: ['Julián', 'hermano'],
      said: 'Admiro de él que no le tiene miedo al ridículo',
      right: ['que no le tiene miedo al ridículo'],
      toYou: ['que no le tienes miedo al ridículo'],
    },
    {
      to: ['Lola', 'abuela'],
      said: 'lo echada pa lante que es',
      right: ['lo echada pa lante que es'],
      toYou: ['lo echada pa lante que eres'],
    },
    {
      to: ['Santi', 'hijo'],
      said: 'comparte hasta su ultimo dulce y no espera nada a cambio',
      right: ['que comparte hasta su último dulce y no espera nada a cambio'],
      toYou: ['que compartes hasta tu último dulce y no esperas nada a cambio'],
    },
    {
      to: ['Marcos', 'jefe'],
      said: 'nunca grita. Y mira que le damos motivos!',
      right: ['que nunca grita', '«Nunca grita. ¡Y mira que le damos motivos!»'],
      toYou: ['que nunca gritas', null],
    },
    {
      to: ['Elvira', 'suegra'],
      said: 'Que con 80 años aprendió a nadar',
      right: ['que con 80 años aprendió a nadar'],
      toYou: ['que con 80 años aprendiste a nadar', null],
    },
    {
      to: ['Tomi', 'primo'],
      said: 'sos un crack, no te rendís nunca',
      right: ['que es un crack, no se rinde nunca'],
      toYou: ['que sos un crack, no te rendís nunca'],
    },
    {
      to: ['Alicia y Paula', 'hermanas'],
      said: 'su fuerza despues de lo de papa',
      right: ['su fuerza después de lo de papá'],
      toYou: ['su fuerza después de lo de papá'],
    },
    {
      to: ['Manolo', 'padre'],
      said: 'su paciencia, su sentido del humor y que jamás dice mentiras',
      right: ['su paciencia, su sentido del humor y que jamás dice mentiras'],
      toYou: ['tu paciencia, tu sentido del humor y que jamás dices mentiras'],
    },
    {
      to: ['Dani', 'pareja'],
      said: 'me hace reír hasta cuando no quiero',
      right: [
        'que hace reír a Clara hasta cuando no quiere',
        '«me hace reír hasta cuando no quiero», con esas palabras',
      ],
      toYou: ['que me haces reír hasta cuando no quiero'],
    },
    {
      to: ['Luz', 'hija'],
      said: 'La manera en que abraza a los árboles',
      right: ['la manera en que abraza a los árboles'],
      toYou: ['la manera en que abrazas a los árboles'],
    },
    { to: ['Rafa', 'amigo'], said: 'Su loyalty', right: ['su loyalty'], toYou: ['tu loyalty'] },
  ],
  traits: [
    {
      to: ['Julieta', 'hija'],
      said: 'odia el brócoli con toda su alma',
      right: ['Julieta odia el brócoli con toda su alma'],
    },
    {
      to: ['Pepe', 'tío'],
      said: 'Siempre llega tarde, pero tardísimo',
      right: ['Pepe siempre llega tarde, pero tardísimo'],
    },
    { to: ['Camila', 'amiga'], said: 'eres más terca q una mula', right: ['Camila es más terca que una mula'] },
    { to: ['Enzo', 'sobrino'], said: 'zurdo y distraído', right: ['Enzo es zurdo y distraído'] },
    {
      to: ['Teresa', 'abuela'],
      said: 'tiene 12 gatos y les habla en francés',
      right: ['Teresa tiene 12 gatos y les habla en francés'],
    },
    {
      to: ['Gonzalo', 'marido'],
      said: 'cuando se pone nervioso se rasca la nariz',
      right: ['cuando se pone nervioso, Gonzalo se rasca la nariz'],
    },
    { to: ['Luna', 'gata'], said: 'NO SOPORTA LAS PUERTAS CERRADAS', right: ['Luna no soporta las puertas cerradas'] },
    { to: ['Leti', 'comadre'], said: 'habla hasta por los codos!! jajaja', right: ['Leti habla hasta por los codos'] },
    {
      to: ['Hugo', 'hijo'],
      said: 'un lunar en forma de corazón en el hombro',
      right: ['Hugo tiene un lunar en forma de corazón en el hombro'],
    },
    {
      to: ['Irene', 'profesora'],
      said: 'de joven fue campeona de ajedrez',
      right: ['Irene de joven fue campeona de ajedrez', 'de joven, Irene fue campeona de ajedrez'],
    },
    {
      to: ['Óscar y Noa', 'hijos'],
      said: 'se pelean por la ventana del coche',
      right: ['Óscar y Noa se pelean por la ventana del coche'],
    },
    {
      to: ['Ximena', 'hermana menor'],
      said: '"ahorita voy" es su frase favorita',
      right: ['Ximena tiene algo que, en palabras de Clara, es así: «“ahorita voy” es su frase favorita»'],
    },
  ],
  people: [
    {
      to: ['lupita', 'mi abue'],
      from: 'tu nieta la Jose',
      right: { name: ['Lupita'], role: ['grandparent'], age: ['elder'], from: ['Jose, su nieta', 'su nieta la Jose'] },
    },
    {
      to: ['JUAN PABLO', 'hijo de mi mejor amiga'],
      from: 'Tía Caro',
      right: { name: ['Juan Pablo'], role: ['nephew', 'other'], age: ['small'], from: ['Caro, su tía', 'la tía Caro'] },
    },
    {
      to: ['Señor Bigotes', 'el gato de mi hermana'],
      from: 'Andrés',
      right: { name: ['Señor Bigotes', 'el señor Bigotes'], role: ['pet'], age: ['small', 'adult'], from: ['Andrés'] },
    },
    {
      to: ['Mtra. Alejandra', 'mi maestra de segundo'],
      from: 'los niños de 2°B',
      right: {
        name: ['Mtra. Alejandra', 'la maestra Alejandra'],
        role: ['teacher'],
        age: ['adult'],
        from: ['los niños de 2°B'],
      },
    },
    {
      to: ['Tere & Nacho', 'mis papás'],
      from: 'Rodri',
      right: { name: ['Tere y Nacho'], role: ['parent'], age: ['adult'], from: ['Rodri, su hijo', 'Rodri'] },
    },
    {
      to: ['Mi amor (Jorge)', 'esposo'],
      from: 'Bea',
      right: { name: ['Jorge'], role: ['partner'], age: ['adult'], from: ['Bea'] },
    },
    {
      to: ['Emma', 'bebé de 8 meses, mi nieta'],
      from: 'La abuela Nena',
      right: { name: ['Emma'], role: ['grandchild'], age: ['small'], from: ['La abuela Nena', 'la abuela Nena'] },
    },
    {
      to: ['Ma. Fernanda', 'hermana mayor'],
      from: 'Pollo',
      right: { name: ['Ma. Fernanda', 'María Fernanda'], role: ['sibling'], age: ['adult'], from: ['Pollo'] },
    },
    {
      to: ['sofi', 'compañera de la uni'],
      from: 'TUS AMIGAS Mar y Ale',
      right: {
        name: ['Sofi'],
        role: ['friend', 'colleague'],
        age: ['adult'],
        from: ['Mar y Ale, sus amigas', 'sus amigas Mar y Ale'],
      },
    },
  ],
}
