import type { SaidAnswers } from './said-answers.ts'

/** Sixty more, written after the mends for the seventeenth set and before anything was mended for these. */
export const EIGHTEENTH_SET: SaidAnswers = {
  favourites: [
    {
      to: ['Mila', 'hija'],
      said: 'las sirenas y su piscina inflable',
      right: ['de las sirenas y de su piscina inflable'],
    },
    {
      to: ['Cosme', 'abuelo'],
      said: 'contar historias de cuando fue torero',
      right: ['de contar historias de cuando fue torero'],
    },
    {
      to: ['Tefi', 'hermana'],
      said: 'me roba la ropa, esa es su cosa favorita jaja',
      right: ['de lo que más quiere «Me roba la ropa, esa es su cosa favorita»'],
    },
    { to: ['Nando', 'esposo'], said: 'EL VINILO', right: ['del vinilo'] },
    {
      to: ['Pingo', 'perro'],
      said: 'la pelota. La pelota. ¿Dije la pelota?',
      right: ['de la pelota «La pelota. La pelota. ¿Dije la pelota?»'],
    },
    { to: ['Arlet', 'ahijada'], said: 'disfrazarse de lo que sea', right: ['de disfrazarse de lo que sea'] },
    {
      to: ['Quico', 'compañero'],
      said: 'hablar de política en el almuerzo',
      right: ['de hablar de política en el almuerzo'],
    },
    {
      to: ['Remedios', 'suegra'],
      said: 'los cotilleos, la manzanilla y sus tres nietos',
      right: ['de los cotilleos, de la manzanilla y de sus tres nietos'],
    },
    { to: ['Yago y Uxía', 'sobrinos'], said: 'les vuelve locos el mar', right: ['del mar'] },
    { to: ['Andrea', 'amiga'], said: 'todo lo que lleve chocolate', right: ['de todo lo que lleve chocolate'] },
    {
      to: ['Toño', 'papá'],
      said: 'su vocho del 72. lo cuida mas q a nosotros',
      right: ['de su vocho del 72 «Su vocho del 72. Lo cuida más que a nosotros»'],
    },
    {
      to: ['Gala', 'sobrina'],
      said: 'ninguna cosa, le gusta la gente',
      right: ['de la gente', 'de lo que más quiere «Ninguna cosa, le gusta la gente»'],
    },
    { to: ['Lisa', 'coach'], said: 'el running y el mate cocido', right: ['del running y del mate cocido'] },
  ],
  memories: [
    {
      to: ['Mila', 'hija'],
      said: 'naciste con los ojos abiertos como si nos conocieras',
      right: ['¿Te acuerdas? Naciste con los ojos abiertos como si nos conocieras.'],
    },
    {
      to: ['Cosme', 'abuelo'],
      said: 'me subia a la mula y me decia agarrate fuerte',
      right: ['Me subía a la mula y me decía agárrate fuerte.'],
    },
    {
      to: ['Tefi', 'hermana'],
      said: 'la cara de mamá cuando vio los rizos que te hice con el tenedor',
      right: ['¿Te acuerdas de la cara de mamá cuando vio los rizos que te hice con el tenedor?'],
    },
    {
      to: ['Nando', 'esposo'],
      said: 'en Lisboa bajo la lluvia, con un solo paraguas y dos pasteles de nata',
      right: ['En Lisboa bajo la lluvia, con un solo paraguas y dos pasteles de nata.'],
    },
    {
      to: ['Pingo', 'perro'],
      said: 'cuando te comiste mi tarea (de verdad)',
      right: ['¿Te acuerdas de cuando te comiste mi tarea (de verdad)?'],
    },
    {
      to: ['Arlet', 'ahijada'],
      said: 'se quedo dormida en mi pecho la primera vez q la cargue',
      right: ['Se quedó dormida en mi pecho la primera vez que la cargué.'],
    },
    {
      to: ['Quico', 'compañero'],
      said: 'el día que cantaste bingo en plena reunión',
      right: ['¿Te acuerdas del día que cantaste bingo en plena reunión?'],
    },
    {
      to: ['Remedios', 'suegra'],
      said: 'Me enseñó su receta de croquetas y me hizo jurar silencio',
      right: ['Me enseñó su receta de croquetas y me hizo jurar silencio.'],
    },
    {
      to: ['Yago y Uxía', 'sobrinos'],
      said: 'construisteis un castillo y llorasteis cuando subió la marea',
      right: ['¿Os acordáis? Construisteis un castillo y llorasteis cuando subió la marea.'],
    },
    {
      to: ['Andrea', 'amiga'],
      said: 'tu llamada a las 4 am: "ábreme, estoy abajo"',
      right: ['Tu llamada a las 4 am: “ábreme, estoy abajo”.'],
    },
    {
      to: ['Toño', 'papá'],
      said: 'ibamos al estadio y siempre compraba dos tortas, una para cada mano',
      right: ['Íbamos al estadio y siempre compraba dos tortas, una para cada mano.'],
    },
    { to: ['Gala', 'sobrina'], said: 'su primer concierto', right: ['Su primer concierto.'] },
    {
      to: ['Lisa', 'coach'],
      said: 'crucé la meta última y usted fue la única que se quedó a esperarme',
      right: ['¿Se acuerda? Crucé la meta última y usted fue la única que se quedó a esperarme.'],
    },
    {
      to: ['Iván', 'hermano'],
      said: 'Papá se fue en marzo. En abril aprendiste a cocinar para que mamá no llorara sola. Tenías doce años.',
      right: ['Papá se fue en marzo. En abril aprendiste a cocinar para que mamá no llorara sola. Tenías doce años.'],
    },
  ],
  admirations: [
    {
      to: ['Mila', 'hija'],
      said: 'su manera de decir que no',
      right: ['su manera de decir que no'],
      toYou: ['tu manera de decir que no'],
    },
    {
      to: ['Cosme', 'abuelo'],
      said: 'no le debe nada a nadie',
      right: ['que no le debe nada a nadie'],
      toYou: ['que no le debes nada a nadie'],
    },
    {
      to: ['Tefi', 'hermana'],
      said: 'eres un desastre maravilloso',
      right: ['que es un desastre maravilloso'],
      toYou: ['que eres un desastre maravilloso'],
    },
    {
      to: ['Nando', 'esposo'],
      said: 'su paciencia d santo',
      right: ['su paciencia de santo'],
      toYou: ['tu paciencia de santo'],
    },
    {
      to: ['Pingo', 'perro'],
      said: 'que me espera aunque tarde',
      right: ['que espera a Clara aunque tarde'],
      toYou: ['que me esperas aunque tarde'],
    },
    {
      to: ['Arlet', 'ahijada'],
      said: 'generosidad, alegría, ternura',
      right: ['su generosidad, su alegría y su ternura', 'su generosidad, alegría, ternura'],
      toYou: ['tu generosidad, tu alegría y tu ternura', 'tu generosidad, alegría, ternura'],
    },
    {
      to: ['Quico', 'compañero'],
      said: 'siempre deja hablar a los demás antes que él',
      right: [
        'que siempre deja hablar a los demás antes que él',
        '«siempre deja hablar a los demás antes que él», con esas palabras',
      ],
      toYou: [null],
    },
    {
      to: ['Remedios', 'suegra'],
      said: 'ha criado a cinco y le quedan fuerzas para bailar',
      right: ['que ha criado a cinco y le quedan fuerzas para bailar'],
      toYou: ['que has criado a cinco y te quedan fuerzas para bailar', null],
    },
    {
      to: ['Yago y Uxía', 'sobrinos'],
      said: 'se defienden siempre aunque se peleen',
      right: ['que se defienden siempre aunque se peleen'],
      toYou: ['que se defienden siempre aunque se peleen'],
    },
    {
      to: ['Andrea', 'amiga'],
      said: 'Que dejó un trabajo de oficina para poner una florería',
      right: ['que dejó un trabajo de oficina para poner una florería'],
      toYou: ['que dejaste un trabajo de oficina para poner una florería'],
    },
    { to: ['Toño', 'papá'], said: 'su fe en mi', right: ['«su fe en mí», con esas palabras'], toYou: ['tu fe en mí'] },
    {
      to: ['Lisa', 'coach'],
      said: 'exigente, clara y cercana',
      right: ['que es exigente, clara y cercana'],
      toYou: ['que eres exigente, clara y cercana'],
    },
  ],
  traits: [
    { to: ['Mila', 'hija'], said: 'usa el paraguas dentro de casa', right: ['Mila usa el paraguas dentro de casa'] },
    {
      to: ['Cosme', 'abuelo'],
      said: 'dentadura postiza q se quita pa asustarnos',
      right: [
        'Cosme tiene dentadura postiza que se quita pa asustarnos',
        'Cosme tiene algo que, en palabras de Clara, es así: «dentadura postiza que se quita pa asustarnos»',
      ],
    },
    { to: ['Tefi', 'hermana'], said: 'debe dinero a medio barrio', right: ['Tefi debe dinero a medio barrio'] },
    {
      to: ['Nando', 'esposo'],
      said: 'ordenadísimo con los discos y caótico con lo demás',
      right: ['Nando es ordenadísimo con los discos y caótico con lo demás'],
    },
    { to: ['Pingo', 'perro'], said: 'tres patas y cero complejos', right: ['Pingo tiene tres patas y cero complejos'] },
    {
      to: ['Arlet', 'ahijada'],
      said: 'se chupa el dedo cuando cree que nadie la ve',
      right: ['Arlet se chupa el dedo cuando cree que nadie la ve'],
    },
    {
      to: ['Quico', 'compañero'],
      said: 'tupper de lentejas todos los lunes',
      right: ['Quico tiene algo que, en palabras de Clara, es así: «tupper de lentejas todos los lunes»'],
    },
    {
      to: ['Remedios', 'suegra'],
      said: 'le sientan fatal los aviones',
      right: ['a Remedios le sientan fatal los aviones'],
    },
    {
      to: ['Yago y Uxía', 'sobrinos'],
      said: 'mellizos pero no se parecen en nada',
      right: [
        'Yago y Uxía son mellizos pero no se parecen en nada',
        'Yago y Uxía tienen algo que, en palabras de Clara, es así: «mellizos pero no se parecen en nada»',
      ],
    },
    {
      to: ['Andrea', 'amiga'],
      said: 'no distingue la izquierda de la derecha',
      right: ['Andrea no distingue la izquierda de la derecha'],
    },
    {
      to: ['Toño', 'papá'],
      said: 'le sudan las manos cuando juega México',
      right: ['a Toño le sudan las manos cuando juega México'],
    },
    {
      to: ['Gala', 'sobrina'],
      said: 'Llora con los anuncios de pañales!!!',
      right: ['Gala llora con los anuncios de pañales'],
    },
  ],
  people: [
    {
      to: ['Mila', 'mi bebota de 2'],
      from: 'papi Lucho',
      right: { name: ['Mila'], role: ['child', 'other'], age: ['small'], from: ['Papi Lucho'] },
    },
    {
      to: ['Don Cosme', 'abuelo de Galicia'],
      from: 'Antía y Brais',
      right: { name: ['don Cosme'], role: ['grandparent'], age: ['elder'], from: ['Antía y Brais'] },
    },
    {
      to: ['Tefi', 'hermana del medio'],
      from: 'tu sister',
      right: { name: ['Tefi'], role: ['sibling'], age: ['adult'], from: ['su sister'] },
    },
    {
      to: ['Nando', 'maridito'],
      from: 'Chus',
      right: { name: ['Nando'], role: ['partner'], age: ['adult'], from: ['Chus'] },
    },
    {
      to: ['PINGO', 'perro callejero que adoptamos'],
      from: 'los López',
      right: { name: ['Pingo'], role: ['pet'], age: ['adult'], from: ['los López'] },
    },
    {
      to: ['Sr. Quico Prat', 'compañero de oficina'],
      from: 'Montse',
      right: { name: ['el señor Quico Prat'], role: ['colleague'], age: ['adult'], from: ['Montse, su compañera'] },
    },
    {
      to: ['Yago e Uxía', 'sobriños'],
      from: 'Tío Xan',
      right: { name: ['Yago y Uxía', 'Yago e Uxía'], role: ['nephew'], age: ['small'], from: ['el tío Xan'] },
    },
    {
      to: ['Gala', 'la hija de mi prima, como una sobrina'],
      from: 'Ju',
      right: { name: ['Gala'], role: ['other'], age: ['small'], from: ['Ju'] },
    },
    {
      to: ['Coach Lisa', 'entrenadora'],
      from: 'Las Leonas',
      right: {
        name: ['Coach Lisa', 'la coach Lisa'],
        role: ['teacher'],
        age: ['adult'],
        from: ['las Leonas', 'las leonas'],
      },
    },
  ],
}
