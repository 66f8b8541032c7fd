/** What a plot's own people say and see of the day: in the first chapter, and in the last. They name no place and no hour. */
type InScene = readonly [first: readonly string[], last: readonly string[]]

export const IN_SCENE: Readonly<Record<string, InScene>> = {
  cumpleanos: [
    [
      'Nadie decía la palabra «cumpleaños». Se notaba muchísimo que nadie la decía.',
      '—¿Y para cuándo es el cumpleaños? —preguntó alguien. —Sh —le contestaron—. Ya casi.',
      'Alguien tarareaba las mañanitas sin darse cuenta, y los demás tosían para taparlo.',
      'Todo olía un poquito a pastel, y nadie supo decir de dónde venía.',
    ],
    [
      'Se pidió un deseo, aunque todavía no hubiera pastel. Se cumplió por adelantado.',
      'Cumplir años así, dijo alguien, debería hacerse todos los meses.',
      'Y se cantó, claro. Fuera de tono y con muchas ganas, que es como se cantan los cumpleaños.',
      'Alguien propuso soplar algo, para ir practicando. Con tanto aire, se pidieron dos deseos.',
    ],
  ],
  navidad: [
    [
      'Alguien silbaba un villancico a medias. La otra mitad se la sabía todo el mundo.',
      'En alguna ventana parpadeaban unas luces de colores. Hasta lo más serio tenía un poco de Navidad.',
    ],
    [
      '—Feliz Navidad —se dijeron al despedirse, aunque faltaran días. Nadie lo corrigió.',
      'Con tantas luces, parecía que la Navidad se hubiera asomado a ver.',
    ],
  ],
  reyes: [
    [
      'Alguien miraba al cielo a cada rato, por si los camellos ya venían cerca.',
      '—Unos días más de portarse bien —dijo alguien, por lo de los Reyes.',
    ],
    [
      'De lejos llegó un cascabel. O era un camello, o era el viento con ganas de serlo.',
      'Esa noche, por si acaso, todo el mundo dejó los zapatos a la vista.',
    ],
  ],
  madre: [
    [
      'Olía a flores escondidas. Se acercaba el Día de la Madre, y un olor no hay cómo esconderlo.',
      'Alguien traía algo detrás de la espalda desde hacía rato. Era por lo del Día de la Madre.',
    ],
    [
      'Ese Día de la Madre, las flores fueron lo de menos.',
      'Y que nadie lavara los platos: era por el Día de la Madre.',
      'Alguien dijo «feliz Día de la Madre», y se quebró un poquito la voz. No hizo falta repetirlo.',
      '—Para el Día de la Madre no hace falta nada más —dijo alguien. Y aun así hubo más.',
    ],
  ],
  padre: [
    [
      'Alguien practicaba en voz baja «feliz Día del Padre». Le salía cada vez mejor.',
      'En el bolsillo de alguien crujía un papel doblado en ocho. Era para el Día del Padre.',
    ],
    [
      'Ese Día del Padre sobró hasta la corbata.',
      '«Feliz Día del Padre», se oyó, y hubo palmadas de las que suenan.',
      'El abrazo del Día del Padre duró más de lo acostumbrado. Nadie llevó la cuenta.',
      'Hubo además un papel doblado en ocho, de los del Día del Padre. Decía lo mismo que todos estaban pensando.',
    ],
  ],
  aniversario: [
    [
      'Por esas fechas, todos los años, hasta el calendario se pone de buen humor. Es por el aniversario.',
      'Alguien había contado los años con los dedos, y ya iba por los del pie.',
    ],
    [
      'Se brindó por los años que ya fueron, y todavía quedó copa para los que siguen.',
      'Otro año, y el mismo susto en el pecho. De los buenos.',
      '—¿Otro aniversario? —Los que hagan falta.',
      'De tanto aniversario, alguien perdió la cuenta, y se decidió empezar a contar otra vez desde hoy.',
    ],
  ],
  nacimiento: [
    [
      'Todo el mundo hablaba en voz baja, como se habla cuando acaba de llegar alguien.',
      'Alguien contaba con los dedos cuántas horas llevaba sin dormir, y se reía.',
    ],
    [
      'Y en alguna parte, alguien muy nuevo bostezó con toda la boca.',
      'Había en el aire algo recién estrenado. Se notaba en las voces.',
    ],
  ],
  graduacion: [
    [
      '—Y pronto, la graduación —dijo alguien, con la voz llena de orgullo.',
      'Alguien ensayaba cómo se lanza un birrete. Iba por el séptimo intento.',
    ],
    ['De querer a alguien no dan diploma. Deberían.', 'Quien se gradúa así necesita una pared más grande.'],
  ],
  despedida: [
    [
      'Nadie hablaba de la despedida. Se hablaba más despacio, nada más.',
      'Alguien dijo «cuando ya no estemos todos», y enseguida cambió de tema.',
    ],
    [
      'Las despedidas así no se acaban en la puerta.',
      'Se abrazaron como quien cuenta los botones de un abrigo: despacio y sin saltarse ninguno.',
    ],
  ],
}
