import type { SaidAnswers } from './said-answers.ts'

/** Sixty more, written after the rules were mended for the fifth set and before they were run on these. */
export const SIXTH_SET: SaidAnswers = {
  favourites: [
    { to: ['Bianca', 'hija'], said: 'las sirenas y los glitters', right: ['de las sirenas y de los glitters'] },
    { to: ['Ramiro', 'papá'], said: 'ir a la cancha los domingos', right: ['de ir a la cancha los domingos'] },
    { to: ['Chela', 'abuela'], said: 'sus nietos!!!!', right: ['de sus nietos'] },
    { to: ['Nico y Tobi', 'mis sobrinos'], said: 'jugar a los detectives', right: ['de jugar a los detectives'] },
    { to: ['Pelusa', 'mi coneja'], said: 'las zanahorias tiernas', right: ['de las zanahorias tiernas'] },
    {
      to: ['Alondra', 'prima'],
      said: 'le fascina el K-pop y la comida coreana',
      right: ['del K-pop y de la comida coreana'],
    },
    { to: ['Jacobo', 'jefe'], said: 'el golf, el vino y madrugar', right: ['del golf, del vino y de madrugar'] },
    { to: ['Ona', 'sobrina de 4 años'], said: 'pintarse las uñas', right: ['de pintarse las uñas'] },
    { to: ['Sebas', 'novio'], said: 'a él le encanta cocinar para todos', right: ['de cocinar para todos'] },
    { to: ['Mirta', 'suegra'], said: 'Las telenovelas turcas', right: ['de las telenovelas turcas'] },
    { to: ['Iago', 'alumno'], said: 'los cómics de Spiderman', right: ['de los cómics de Spiderman'] },
    { to: ['Vicky', 'amiga'], said: 'tomar el sol con un buen libro', right: ['de tomar el sol con un buen libro'] },
    { to: ['Rolo', 'cuñado'], said: 'su vocho amarillo', right: ['de su vocho amarillo'] },
    { to: ['Edna', 'maestra'], said: 'enseñar a leer', right: ['de enseñar a leer'] },
    {
      to: ['Gus', 'hijo'],
      said: 'los bichos, el barro y las escaleras mecánicas',
      right: ['de los bichos, del barro y de las escaleras mecánicas'],
    },
  ],
  memories: [
    {
      to: ['Bianca', 'hija'],
      said: 'cuando cantaste en el festival y te olvidaste la letra',
      right: ['¿Te acuerdas de cuando cantaste en el festival y te olvidaste la letra?'],
    },
    {
      to: ['Ramiro', 'papá'],
      said: 'me enseñó a andar en bici en la plaza y me soltó sin avisar',
      right: ['Me enseñó a andar en bici en la plaza y me soltó sin avisar.'],
    },
    {
      to: ['Chela', 'abuela'],
      said: 'los veranos en su casa con el ventilador prendido',
      right: ['Los veranos en su casa con el ventilador prendido.'],
    },
    {
      to: ['Nico y Tobi', 'mis sobrinos'],
      said: 'cuando se disfrazaron de mí',
      right: ['Cuando se disfrazaron de mí.'],
    },
    {
      to: ['Pelusa', 'mi coneja'],
      said: 'el día que llegaste en una caja con agujeritos',
      right: ['¿Te acuerdas del día que llegaste en una caja con agujeritos?'],
    },
    {
      to: ['Alondra', 'prima'],
      said: 'dormir en la azotea contando aviones',
      right: ['Dormir en la azotea contando aviones.'],
    },
    {
      to: ['Jacobo', 'jefe'],
      said: 'cuando me dio la oportunidad sin conocerme',
      right: ['Cuando me dio la oportunidad sin conocerme.'],
    },
    { to: ['Ona', 'sobrina de 4 años'], said: 'dijo "tata" antes que mamá', right: ['Dijo “tata” antes que mamá.'] },
    {
      to: ['Sebas', 'novio'],
      said: 'la primera vez que te vi llevabas una camisa horrible',
      right: [
        '¿Te acuerdas de la primera vez que te vi? Llevabas una camisa horrible.',
        '¿Te acuerdas? La primera vez que te vi llevabas una camisa horrible.',
      ],
    },
    {
      to: ['Mirta', 'suegra'],
      said: 'usted bailó conmigo en mi boda',
      right: ['¿Se acuerda? Usted bailó conmigo en mi boda.'],
    },
    { to: ['Iago', 'alumno'], said: 'su exposición sobre los pulpos', right: ['Su exposición sobre los pulpos.'] },
    {
      to: ['Vicky', 'amiga'],
      said: 'nuestras charlas en la escalera del portal',
      right: ['¿Te acuerdas de nuestras charlas en la escalera del portal?'],
    },
    {
      to: ['Rolo', 'cuñado'],
      said: 'el choque del vocho, ¡casi nos matamos de la risa!',
      right: ['El choque del vocho, ¡casi nos matamos de la risa!'],
    },
    {
      to: ['Edna', 'maestra'],
      said: 'nos leía cuentos después del recreo con las luces apagadas',
      right: ['Nos leía cuentos después del recreo con las luces apagadas.'],
    },
    { to: ['Gus', 'hijo'], said: 'metió la tortuga en el lavaplatos', right: ['Metió la tortuga en el lavaplatos.'] },
  ],
  admirations: [
    {
      to: ['Bianca', 'hija'],
      said: 'es valiente aunque sea chiquita',
      right: ['que es valiente aunque sea chiquita'],
      toYou: ['que eres valiente aunque seas chiquita'],
    },
    {
      to: ['Ramiro', 'papá'],
      said: 'nunca nos falló',
      right: ['«nunca nos falló», con esas palabras'],
      toYou: ['que nunca nos fallaste'],
    },
    {
      to: ['Chela', 'abuela'],
      said: 'lo guerrera que ha sido siempre',
      right: ['lo guerrera que ha sido siempre'],
      toYou: ['lo guerrera que has sido siempre'],
    },
    {
      to: ['Nico y Tobi', 'mis sobrinos'],
      said: 'se defienden entre ellos',
      right: ['que se defienden entre ellos'],
      toYou: ['que se defienden entre ellos'],
    },
    {
      to: ['Pelusa', 'mi coneja'],
      said: 'lo suavecita y valiente que es',
      right: ['lo suavecita y valiente que es'],
      toYou: ['lo suavecita y valiente que eres'],
    },
    { to: ['Alondra', 'prima'], said: 'su seguridad', right: ['su seguridad'], toYou: ['tu seguridad'] },
    {
      to: ['Jacobo', 'jefe'],
      said: 'exigente, claro y humano',
      right: ['que es exigente, claro y humano'],
      toYou: ['que eres exigente, claro y humano'],
    },
    {
      to: ['Ona', 'sobrina de 4 años'],
      said: 'abraza fuerte fuerte',
      right: ['que abraza fuerte fuerte'],
      toYou: ['que abrazas fuerte fuerte'],
    },
    {
      to: ['Sebas', 'novio'],
      said: 'me escuchas sin mirar el celular',
      right: ['que escucha a Clara sin mirar el celular'],
      toYou: ['que me escuchas sin mirar el celular'],
    },
    {
      to: ['Mirta', 'suegra'],
      said: 'que usted nunca pierde la compostura',
      right: ['que nunca pierde la compostura'],
      toYou: ['que nunca pierde la compostura'],
    },
    {
      to: ['Iago', 'alumno'],
      said: 'no tiene miedo a equivocarse',
      right: ['que no tiene miedo a equivocarse'],
      toYou: ['que no tienes miedo a equivocarte'],
    },
    {
      to: ['Vicky', 'amiga'],
      said: 'vos hacés que todo sea más fácil',
      right: ['que hace que todo sea más fácil'],
      toYou: ['que hacés que todo sea más fácil'],
    },
    {
      to: ['Rolo', 'cuñado'],
      said: 'buenísima gente',
      right: ['que es buenísima gente'],
      toYou: ['que eres buenísima gente'],
    },
    { to: ['Edna', 'maestra'], said: 'su vocación!', right: ['su vocación'], toYou: ['tu vocación'] },
    {
      to: ['Gus', 'hijo'],
      said: 'su imaginación sin límites y que siempre comparte',
      right: ['su imaginación sin límites y que siempre comparte'],
      toYou: ['tu imaginación sin límites y que siempre compartes'],
    },
  ],
  traits: [
    {
      to: ['Bianca', 'hija'],
      said: 'cambia las letras de las canciones',
      right: ['Bianca cambia las letras de las canciones'],
    },
    {
      to: ['Ramiro', 'papá'],
      said: 'hace el mejor asado del barrio',
      right: ['Ramiro hace el mejor asado del barrio'],
    },
    {
      to: ['Chela', 'abuela'],
      said: 'no oye bien y contesta otra cosa',
      right: ['Chela no oye bien y contesta otra cosa'],
    },
    {
      to: ['Nico y Tobi', 'mis sobrinos'],
      said: 'tienen un idioma secreto',
      right: ['Nico y Tobi tienen un idioma secreto'],
    },
    { to: ['Pelusa', 'mi coneja'], said: 'orejas caídas', right: ['Pelusa tiene orejas caídas'] },
    { to: ['Alondra', 'prima'], said: 'tatuada hasta el cuello', right: ['Alondra es tatuada hasta el cuello'] },
    { to: ['Jacobo', 'jefe'], said: 'siempre trae la misma taza', right: ['Jacobo siempre trae la misma taza'] },
    {
      to: ['Ona', 'sobrina de 4 años'],
      said: 'dice "pelícano" a las películas',
      right: ['Ona dice “pelícano” a las películas'],
    },
    {
      to: ['Sebas', 'novio'],
      said: 'es muy alto y se pega con las lámparas',
      right: ['Sebas es muy alto y se pega con las lámparas'],
    },
    { to: ['Mirta', 'suegra'], said: 'le pone canela a todo', right: ['Mirta le pone canela a todo'] },
    { to: ['Iago', 'alumno'], said: 'despistadillo', right: ['Iago es despistadillo'] },
    {
      to: ['Vicky', 'amiga'],
      said: 'su carcajada de bruja',
      right: ['quien conoce a Vicky no olvida su carcajada de bruja'],
    },
    { to: ['Rolo', 'cuñado'], said: 'bigote de morsa', right: ['Rolo tiene bigote de morsa'] },
    { to: ['Edna', 'maestra'], said: 'tiza en el pelo', right: ['Edna tiene tiza en el pelo'] },
    {
      to: ['Gus', 'hijo'],
      said: 'se quita los zapatos en todas partes',
      right: ['Gus se quita los zapatos en todas partes'],
    },
  ],
}
