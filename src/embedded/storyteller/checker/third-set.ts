import type { SaidAnswers } from './said-answers.ts'

/**
 * Sixty odd answers with their right readings, written down before any rule was touched for them.
 * First run: see the folder's README.
 */
export const THIRD_SET: SaidAnswers = {
  favourites: [
    { to: ['Emma', 'hija'], said: '¡¡¡Los unicornios!!! 🦄🦄', right: ['de los unicornios'] },
    {
      to: ['Bruno', 'mi hijo'],
      said: 'le flipan los coches teledirigidos y montar legos',
      right: ['de los coches teledirigidos y de montar legos'],
    },
    {
      to: ['Martina y Lola', 'hijas'],
      said: 'las muñecas LOL, el slime y hacer TikToks',
      right: ['de las muñecas LOL, del slime y de hacer TikToks'],
    },
    {
      to: ['Beto', 'abuelo'],
      said: 'tomar mate con bizcochitos mirando el partido',
      right: ['de tomar mate con bizcochitos mirando el partido'],
    },
    {
      to: ['Rex', 'mi perro'],
      said: 'morder zapatos, sobre todo los míos',
      right: ['de morder zapatos «Morder zapatos, sobre todo los míos»'],
    },
    {
      to: ['Paloma', 'jefa'],
      said: 'las hojas de cálculo (es broma, los atardeceres)',
      right: ['de las hojas de cálculo «Las hojas de cálculo (es broma, los atardeceres)»'],
    },
    {
      to: ['Nico', 'sobrino'],
      said: '1. dinosaurios 2. volcanes 3. el espacio',
      right: ['de los dinosaurios, de los volcanes y del espacio'],
    },
    { to: ['Irene', 'amiga'], said: 'leer e ir de excursión', right: ['de leer y de ir de excursión'] },
    { to: ['Mamá', 'mi mamá'], said: 'no sé, creo que su jardín', right: ['de su jardín'] },
    {
      to: ['Gonzalo', 'esposo'],
      said: 'correr maratones y las series de Netflix',
      right: ['de correr maratones y de las series de Netflix'],
    },
    { to: ['Vale', 'amiga'], said: 'BTS y los doramas', right: ['de BTS y de los doramas'] },
    { to: ['Pau', 'novia'], said: 'ama los perros salchicha', right: ['de los perros salchicha'] },
    { to: ['Ramón', 'padre'], said: 'el Real Betis Balompié', right: ['del Real Betis Balompié'] },
    {
      to: ['Sofi', 'ahijada'],
      said: 'dibujar, q le cuenten cuentos y las estampitas',
      right: ['de dibujar, de que le cuenten cuentos y de las estampitas'],
    },
    {
      to: ['Nala', 'mi gatita'],
      said: 'el atún y tirar cosas de la mesa',
      right: ['del atún y de tirar cosas de la mesa'],
    },
  ],
  memories: [
    {
      to: ['Lucas', 'hijo'],
      said: 'El primer día de guardería, lloré yo más que él',
      right: ['El primer día de guardería, lloré yo más que él.'],
    },
    {
      to: ['Julián', 'hermano'],
      said: 'cuando le ganamos a los del barrio de al lado y vos atajaste el penal',
      right: ['¿Te acordás de cuando le ganamos a los del barrio de al lado y vos atajaste el penal?'],
    },
    {
      to: ['María y Andrés', 'hijos'],
      said: 'el verano que aprendisteis a nadar en la piscina de los abuelos',
      right: ['¿Os acordáis del verano que aprendisteis a nadar en la piscina de los abuelos?'],
    },
    {
      to: ['Tere', 'abuela'],
      said: 'me hacía trenzas mientras me contaba historias de su pueblo',
      right: ['Me hacía trenzas mientras me contaba historias de su pueblo.'],
    },
    {
      to: ['Toby', 'perro'],
      said: 'lo encontramos bajo la lluvia y ya no se quiso ir',
      right: ['Lo encontramos bajo la lluvia y ya no se quiso ir.'],
    },
    {
      to: ['Dra. Ruiz', 'mi doctora'],
      said: 'usted me dijo: «todo va a salir bien», y salió bien',
      right: ['Usted me dijo: ‘todo va a salir bien’, y salió bien.'],
    },
    {
      to: ['Fer', 'mi amiga Fer'],
      said: 'aquel concierto de Soda Stereo en el 97',
      right: ['¿Te acuerdas de aquel concierto de Soda Stereo en el 97?'],
    },
    {
      to: ['Inés', 'hija'],
      said: 'tu primer diente!!! lo guardo en una cajita',
      right: ['¡Tu primer diente! Lo guardo en una cajita.'],
    },
    {
      to: ['Pedro', 'mi esposo'],
      said: 'viajamos 12 hrs en bus p/ ver el eclipse y estaba nublado',
      right: ['¿Te acuerdas? Viajamos 12 horas en bus para ver el eclipse y estaba nublado.'],
    },
    {
      to: ['Elena', 'hermana'],
      said: 'no lo digas, pero cuando robamos las mandarinas del vecino',
      right: [
        'No lo digas, pero cuando robamos las mandarinas del vecino.',
        '¿Te acuerdas? No lo digas, pero cuando robamos las mandarinas del vecino.',
      ],
    },
    {
      to: ['Lía', 'nieta'],
      said: 'Que se durmió en mis brazos viendo Coco',
      right: ['Se durmió en mis brazos viendo Coco.'],
    },
    {
      to: ['Los chicos de 5.º A', 'mis alumnos'],
      said: 'la obra de teatro de fin de curso: se cayó el telón y siguieron actuando',
      right: ['La obra de teatro de fin de curso: se cayó el telón y siguieron actuando.'],
    },
    {
      to: ['Óscar', 'papá'],
      said: 'me acuerdo de que me llevabas a hombros por la feria',
      right: ['¿Te acuerdas? Me llevabas a hombros por la feria.'],
    },
    {
      to: ['Mica', 'compañera de trabajo'],
      said: 'Todas. Pero si tengo que elegir, la noche del inventario.',
      right: ['Todas. Pero si tengo que elegir, la noche del inventario.'],
    },
    {
      to: ['Gael', 'sobrino'],
      said: 'i remember cuando hicimos un fuerte con almohadas',
      right: [
        'I remember cuando hicimos un fuerte con almohadas.',
        '¿Te acuerdas de cuando hicimos un fuerte con almohadas?',
      ],
    },
  ],
  admirations: [
    {
      to: ['Sara', 'hija'],
      said: 'que es buena gente y un pelín cabezota',
      right: ['que es buena gente y un pelín cabezota'],
      toYou: ['que eres buena gente y un pelín cabezota'],
    },
    {
      to: ['Diego', 'hermano'],
      said: 'sos un crack, siempre tirás para adelante',
      right: ['que es un crack, siempre tira para adelante'],
      toYou: ['que sos un crack, siempre tirás para adelante'],
    },
    {
      to: ['Ana', 'mamá'],
      said: 'Nunca se olvida de preguntarme cómo me fue',
      right: ['«nunca se olvida de preguntarme cómo me fue», con esas palabras'],
      toYou: ['que nunca te olvidas de preguntarme cómo me fue'],
    },
    {
      to: ['Luis y Marta', 'padres'],
      said: 'lo mucho que se quieren',
      right: ['lo mucho que se quieren'],
      toYou: ['lo mucho que se quieren', null],
    },
    {
      to: ['Lara', 'nieta'],
      said: 'su energia!!! no para ni un segundo',
      right: ['«¡Su energía! No para ni un segundo»'],
      toYou: ['tu energía, que no paras ni un segundo', null],
    },
    {
      to: ['Hugo', 'compañero'],
      said: 'resuelve cualquier problema sin despeinarse',
      right: ['que resuelve cualquier problema sin despeinarse'],
      toYou: ['que resuelves cualquier problema sin despeinarte'],
    },
    {
      to: ['Carmen', 'abuela'],
      said: 'su fe, su humor y sus manos',
      right: ['su fe, su humor y sus manos'],
      toYou: ['tu fe, tu humor y tus manos'],
    },
    {
      to: ['Toby', 'mi perro'],
      said: 'me espera en la puerta todos los días',
      right: ['que espera a Clara en la puerta todos los días'],
      toYou: ['que me esperas en la puerta todos los días'],
    },
    {
      to: ['Marcos', 'sobrino'],
      said: 'no tiene pelos en la lengua',
      right: ['que no tiene pelos en la lengua'],
      toYou: ['que no tienes pelos en la lengua'],
    },
    {
      to: ['Profe Ana', 'maestra'],
      said: 'la vocación, la paciencia y el cariño con que enseña',
      right: ['la vocación, la paciencia y el cariño con que enseña'],
      toYou: ['la vocación, la paciencia y el cariño con que enseñas'],
    },
    {
      to: ['Vega', 'amiga'],
      said: 'Que ríes hasta cuando lloras',
      right: ['que ríe hasta cuando llora'],
      toYou: ['que ríes hasta cuando lloras'],
    },
    {
      to: ['Pablo', 'marido'],
      said: 'cocinas como nadie y encima friegas',
      right: ['que cocina como nadie y encima friega'],
      toYou: ['que cocinas como nadie y encima friegas'],
    },
    { to: ['Nina', 'bebé'], said: 'sus ojazos', right: ['sus ojazos'], toYou: ['tus ojazos'] },
    {
      to: ['Raquel', 'jefa'],
      said: 'es exigente pero justa',
      right: ['que es exigente pero justa'],
      toYou: ['que eres exigente pero justa'],
    },
    {
      to: ['Tavo', 'mi papá'],
      said: 'que a sus 70 años sigue aprendiendo',
      right: ['que a sus 70 años sigue aprendiendo'],
      toYou: ['que a tus 70 años sigues aprendiendo', null],
    },
  ],
  traits: [
    { to: ['Emma', 'hija'], said: 'tiene un montón de pecas', right: ['Emma tiene un montón de pecas'] },
    {
      to: ['Leo y Max', 'hijos gemelos'],
      said: 'nunca se separan de su manta',
      right: ['Leo y Max nunca se separan de su manta'],
    },
    {
      to: ['Chispa', 'gata'],
      said: 'maúlla cuando tiene hambre a las 5 de la mañana',
      right: ['Chispa maúlla cuando tiene hambre a las 5 de la mañana'],
    },
    {
      to: ['Paco', 'mi abuelo'],
      said: 'se le olvidan los nombres y nos llama a todos campeón',
      right: [
        'Paco tiene algo que, en palabras de Clara, es así: «se le olvidan los nombres y nos llama a todos campeón»',
      ],
    },
    {
      to: ['Julia', 'amiga'],
      said: 'siempre con los auriculares puestos',
      right: ['Julia va siempre con los auriculares puestos'],
    },
    { to: ['Iván', 'compañero'], said: 'friolero', right: ['Iván es friolero'] },
    { to: ['Olivia', 'hija'], said: 'zurda y orgullosa de serlo', right: ['Olivia es zurda y orgullosa de serlo'] },
    {
      to: ['Mateo', 'nieto'],
      said: "dice 'agüelita' en vez de abuelita",
      right: ["Mateo dice 'agüelita' en vez de abuelita", 'Mateo dice “agüelita” en vez de abuelita'],
    },
    {
      to: ['Tomás', 'esposo'],
      said: 'cuando se concentra saca la lengua',
      right: ['cuando se concentra, Tomás saca la lengua'],
    },
    {
      to: ['Luna', 'hermana'],
      said: 'tus hoyuelos cuando sonríes',
      right: ['quien conoce a Luna no olvida sus hoyuelos cuando sonríe'],
    },
    { to: ['Gabi', 'amiga'], said: 'es alérgica a las mañanas', right: ['Gabi es alérgica a las mañanas'] },
    {
      to: ['Rita', 'tía'],
      said: 'TIENE UNA RISA QUE SE OYE A 3 CUADRAS',
      right: ['Rita tiene una risa que se oye a 3 cuadras'],
    },
    { to: ['Álvaro', 'hijo'], said: 'no come nada verde', right: ['Álvaro no come nada verde'] },
    {
      to: ['Pipo', 'perro'],
      said: 'una oreja parada y la otra caída',
      right: ['Pipo tiene una oreja parada y la otra caída'],
    },
    { to: ['Dani', 'mi pareja'], said: 'se ríe de sus propios chistes', right: ['Dani se ríe de sus propios chistes'] },
  ],
}
