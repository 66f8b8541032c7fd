import type { SaidAnswers } from './said-answers.ts'

/** Sixty more, written after the rules were mended for the sixth set and before they were run on these. */
export const SEVENTH_SET: SaidAnswers = {
  favourites: [
    { to: ['Abril', 'hija'], said: 'los ponis y las purpurinas', right: ['de los ponis y de las purpurinas'] },
    { to: ['Quique', 'tío'], said: 'le gusta mucho pescar con mosca', right: ['de pescar con mosca'] },
    {
      to: ['Nieves', 'yaya'],
      said: 'hacer punto viendo el telediario',
      right: ['de hacer punto viendo el telediario'],
    },
    { to: ['Lautaro', 'hijo'], said: 'River y los alfajores', right: ['de River y de los alfajores'] },
    { to: ['Sol y Luna', 'mis gatas'], said: 'perseguir bolitas de papel', right: ['de perseguir bolitas de papel'] },
    { to: ['Martín', 'esposo'], said: 'EL JAZZ', right: ['del jazz'] },
    { to: ['Yoli', 'vecina'], said: 'el bingo de los jueves!!', right: ['del bingo de los jueves'] },
    { to: ['Hugo', 'ahijado'], said: 'los superhéroes, en especial Batman', right: ['de los superhéroes y de Batman'] },
    {
      to: ['Inma', 'compañera'],
      said: 'organizar viajes y hacer listas de todo',
      right: ['de organizar viajes y de hacer listas de todo'],
    },
    {
      to: ['Tadeo', 'nieto'],
      said: 'me encanta verlo jugar con trenes',
      right: ['de jugar con trenes', 'de los trenes «Me encanta verlo jugar con trenes»'],
    },
    { to: ['Celia', 'novia'], said: 'el cine mudo', right: ['del cine mudo'] },
    { to: ['Rita', 'perrita'], said: 'su manta vieja', right: ['de su manta vieja'] },
    { to: ['Nacho', 'amigo'], said: 'correr x el parque', right: ['de correr por el parque'] },
    { to: ['Elvira', 'maestra'], said: 'la poesía de Machado', right: ['de la poesía de Machado'] },
    { to: ['Noel', 'sobrino'], said: 'las pizzas y los videojuegos', right: ['de las pizzas y de los videojuegos'] },
  ],
  memories: [
    {
      to: ['Abril', 'hija'],
      said: 'cuando plantamos un girasol y creció más que tú',
      right: ['¿Te acuerdas de cuando plantamos un girasol y creció más que tú?'],
    },
    {
      to: ['Quique', 'tío'],
      said: 'nos llevó a ver el mar por primera vez',
      right: ['Nos llevó a ver el mar por primera vez.'],
    },
    {
      to: ['Nieves', 'yaya'],
      said: 'las meriendas de pan con chocolate',
      right: ['Las meriendas de pan con chocolate.'],
    },
    {
      to: ['Lautaro', 'hijo'],
      said: 'tu primer gol, corriste a abrazarme',
      right: [
        '¿Te acuerdas? Tu primer gol, corriste a abrazarme.',
        'Tu primer gol, corriste a abrazarme.',
        '¿Te acuerdas de tu primer gol? Corriste a abrazarme.',
      ],
    },
    {
      to: ['Sol y Luna', 'mis gatas'],
      said: 'durmieron encima de mí cuando estuve enferma',
      right: ['Durmieron encima de mí cuando estuve enferma.'],
    },
    {
      to: ['Martín', 'esposo'],
      said: 'el baile en la cocina el día de la mudanza',
      right: [
        'El baile en la cocina el día de la mudanza.',
        '¿Te acuerdas del baile en la cocina el día de la mudanza?',
      ],
    },
    {
      to: ['Yoli', 'vecina'],
      said: 'usted me cuidó al niño toda una noche',
      right: ['¿Se acuerda? Usted me cuidó al niño toda una noche.'],
    },
    { to: ['Hugo', 'ahijado'], said: 'su cara al ver el mar', right: ['Su cara al ver el mar.'] },
    {
      to: ['Inma', 'compañera'],
      said: 'el viaje a Lisboa en que perdimos las maletas',
      right: ['¿Te acuerdas del viaje a Lisboa en que perdimos las maletas?'],
    },
    {
      to: ['Tadeo', 'nieto'],
      said: 'CUANDO ME DIJO ABU POR PRIMERA VEZ',
      right: ['Cuando me dijo abu por primera vez.'],
    },
    {
      to: ['Celia', 'novia'],
      said: 'te vi en la biblioteca y se me cayeron los libros',
      right: ['¿Te acuerdas? Te vi en la biblioteca y se me cayeron los libros.'],
    },
    { to: ['Rita', 'perrita'], said: 'el primer día que durmió en casa', right: ['El primer día que durmió en casa.'] },
    {
      to: ['Nacho', 'amigo'],
      said: 'vos y yo cantando Charly en el auto',
      right: ['Vos y yo cantando Charly en el auto.', '¿Te acordás? Vos y yo cantando Charly en el auto.'],
    },
    { to: ['Elvira', 'maestra'], said: 'Me dijo: "tú puedes". Y pude.', right: ['Me dijo: “tú puedes”. Y pude.'] },
    {
      to: ['Noel', 'sobrino'],
      said: 'la pelea de almohadas más larga del mundo',
      right: [
        'La pelea de almohadas más larga del mundo.',
        '¿Te acuerdas de la pelea de almohadas más larga del mundo?',
      ],
    },
  ],
  admirations: [
    {
      to: ['Abril', 'hija'],
      said: 'comparte sin que se lo pidan',
      right: ['que comparte sin que se lo pidan'],
      toYou: ['que compartes sin que te lo pidan'],
    },
    {
      to: ['Quique', 'tío'],
      said: 'bromista y de gran corazón',
      right: ['que es bromista y de gran corazón'],
      toYou: ['que eres bromista y de gran corazón'],
    },
    {
      to: ['Nieves', 'yaya'],
      said: 'siempre tiene un plato de más',
      right: ['que siempre tiene un plato de más'],
      toYou: ['que siempre tienes un plato de más'],
    },
    {
      to: ['Lautaro', 'hijo'],
      said: 'no te rendís nunca',
      right: ['que no se rinde nunca'],
      toYou: ['que no te rendís nunca'],
    },
    {
      to: ['Sol y Luna', 'mis gatas'],
      said: 'lo independientes que son',
      right: ['lo independientes que son'],
      toYou: ['lo independientes que son'],
    },
    {
      to: ['Martín', 'esposo'],
      said: 'tu calma cuando todo se cae',
      right: ['su calma cuando todo se cae'],
      toYou: ['tu calma cuando todo se cae'],
    },
    {
      to: ['Yoli', 'vecina'],
      said: 'es servicial',
      right: ['que es servicial', 'su espíritu servicial'],
      toYou: ['que eres servicial', 'que es servicial'],
    },
    {
      to: ['Hugo', 'ahijado'],
      said: 'la curiosidad',
      right: ['su curiosidad', 'la curiosidad'],
      toYou: ['tu curiosidad', 'la curiosidad'],
    },
    {
      to: ['Inma', 'compañera'],
      said: 'dice las cosas a la cara',
      right: ['que dice las cosas a la cara'],
      toYou: ['que dices las cosas a la cara'],
    },
    {
      to: ['Tadeo', 'nieto'],
      said: 'su risa que contagia',
      right: ['su risa que contagia'],
      toYou: ['tu risa que contagia'],
    },
    {
      to: ['Celia', 'novia'],
      said: 'que crees en mí',
      right: ['«que crees en mí», con esas palabras', '«crees en mí», con esas palabras', 'que cree en Clara'],
      toYou: ['que crees en mí'],
    },
    { to: ['Rita', 'perrita'], said: 'su lealtad', right: ['su lealtad'], toYou: ['tu lealtad'] },
    { to: ['Nacho', 'amigo'], said: 'sos de fierro', right: ['que es de fierro'], toYou: ['que sos de fierro'] },
    {
      to: ['Elvira', 'maestra'],
      said: 'nunca se cansa de explicar',
      right: ['que nunca se cansa de explicar'],
      toYou: ['que nunca te cansas de explicar'],
    },
    {
      to: ['Noel', 'sobrino'],
      said: 'es muy listo y muy noble',
      right: ['que es muy listo y muy noble'],
      toYou: ['que eres muy listo y muy noble'],
    },
  ],
  traits: [
    { to: ['Abril', 'hija'], said: 'lleva siempre dos trenzas', right: ['Abril lleva siempre dos trenzas'] },
    { to: ['Quique', 'tío'], said: 'calvo y feliz', right: ['Quique es calvo y feliz'] },
    {
      to: ['Nieves', 'yaya'],
      said: 'mezcla el español con el gallego',
      right: ['Nieves mezcla el español con el gallego'],
    },
    { to: ['Lautaro', 'hijo'], said: 'se despierta cantando', right: ['Lautaro se despierta cantando'] },
    { to: ['Sol y Luna', 'mis gatas'], said: 'duermen hechas una bola', right: ['Sol y Luna duermen hechas una bola'] },
    { to: ['Martín', 'esposo'], said: 'roncas como un oso', right: ['Martín ronca como un oso'] },
    {
      to: ['Yoli', 'vecina'],
      said: 'el delantal de cuadros',
      right: ['quien conoce a Yoli no olvida su delantal de cuadros'],
    },
    { to: ['Hugo', 'ahijado'], said: 'le cuesta estarse quieto', right: ['a Hugo le cuesta estarse quieto'] },
    { to: ['Inma', 'compañera'], said: 'toma notas de todo', right: ['Inma toma notas de todo'] },
    { to: ['Tadeo', 'nieto'], said: 'dos remolinos en el pelo', right: ['Tadeo tiene dos remolinos en el pelo'] },
    {
      to: ['Celia', 'novia'],
      said: 'siempre con frío',
      right: ['Celia va siempre con frío', 'Celia va por la vida siempre con frío'],
    },
    { to: ['Rita', 'perrita'], said: 'cojita', right: ['Rita es cojita'] },
    { to: ['Nacho', 'amigo'], said: 'no come nada sin picante', right: ['Nacho no come nada sin picante'] },
    {
      to: ['Elvira', 'maestra'],
      said: 'usa tacones hasta en el recreo',
      right: ['Elvira usa tacones hasta en el recreo'],
    },
    { to: ['Noel', 'sobrino'], said: 'tiene memoria de elefante', right: ['Noel tiene memoria de elefante'] },
  ],
}
