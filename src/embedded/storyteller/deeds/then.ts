/**
 * What is done of a second quality, right after a deed of the first: '…y & levantó la cabeza. Luego, @ [partió] en dos…'.
 * Shorter than an act, since `o` has complained already; its marks are those of an act. Of a family that is not here one
 * deed is told alone.
 */
export const THEN: Readonly<Record<string, string>> = {
  accepting: '@ [miró] a & de pies a cabeza y no [quiso] cambiarle ni un botón. «Así», [dijo].',
  apologising: '@ [interrumpió] a & sin querer. «Perdón», [dijo] enseguida, sin pretextos, y [oyó] lo que faltaba.',
  asking: '@ le [preguntó] a & lo que no [entendía], sin ninguna vergüenza, y otra vez, hasta entenderlo.',
  authenticity: '@ [soltó] su propia risa, que no era bajita, y no la [escondió]. & soltó la suya.',
  'believing in others': '@ [miró] a & como se mira a quien todo lo puede. «Sí se puede», [dijo]. Y & lo intentó.',
  bravery: '@ [dio] el primer paso, el que nadie se atrevía a dar, y desde ahí le [tendió] la mano a &.',
  calm: '@ [respiró] despacio, una vez y otra, hasta que & respiró igual.',
  caring: '@ le [tocó] las manos a &, por si tenía frío, y se las [frotó] hasta que entraron en calor.',
  courtesy: '@ le [dio] las gracias a & por la confianza y [pidió] permiso antes de preguntar más.',
  curiosity:
    '@ [quiso] saberlo todo: desde cuándo, por qué y qué había antes. & terminó contestando con las dos manos.',
  dancing: '@ [tendió] la mano, y & bailó tres vueltas sin saber que sabía.',
  defending:
    '@ [oyó] que alguien se burlaba de & y [se puso] en medio. «De & no se ríe nadie», [dijo]. Y nadie se rio más.',
  elegance: '@ [se quitó] el pañuelo y le [hizo] a & un lazo perfecto, de un solo giro.',
  empathy: '@ le [vio] los ojos a &. «Con razón pesa», [dijo], y & ya no tuvo que explicarlo.',
  'explaining again':
    '@ lo [explicó] con un dibujo en el suelo, y otra vez, y otra, sin un suspiro, hasta que & dijo: «¡Ah!».',
  faith: '@ [cerró] los ojos y [rezó] bajito. Entre una palabra y otra se oía el nombre de &.',
  forgiving: '@ [sonrió] cuando & [le] dio sin querer un pisotón. «Ya pasó», [dijo], y ya había pasado.',
  friendship: '@ le [preguntó] a & de qué se reía y qué canción le gustaba, y a la tercera respuesta ya había amistad.',
  generosity: '@ [partió] en dos lo único que [traía] y le [dio] a & el pedazo grande.',
  gratitude: '@ le [dio] las gracias a & por haberlo contado, como se dan por un regalo.',
  'hard work': '@ [se arremangó] y no [paró] hasta que no quedó nada por hacer. & buscó por todas partes: nada.',
  'having time': '@ [dijo] que la prisa podía esperar y [se puso] a jugar con & a las adivinanzas.',
  helping: '@ [preguntó] qué más hacía falta y [puso] las dos manos, fuera lo que fuera. & ya no supo qué pedir.',
  honesty: '@ le [dijo] a & la verdad, mirando a los ojos: que no era fácil y que se podía. & creyó las dos cosas.',
  hugs: '@ [abrió] los brazos, así de grandes, y & se quedó ahí un buen rato.',
  humility: '@ no [quiso] aplausos. «Lo difícil lo hizo &», [dijo], y [aplaudió] antes que nadie.',
  imagination: '@ [dibujó] con el pie un círculo en el suelo y [dijo] que era un barco. Al minuto, & ya remaba.',
  integrity: '@ [vio] caer una moneda de & que nadie más vio, y se la [devolvió].',
  intelligence: '@ le [dio] la vuelta al problema de &. «¿Y si se empieza por el final?», [dijo]. Por el final salió.',
  joy: '@ [aplaudió], porque sí, y [movió] los pies hasta que & los movió también.',
  'keeping promises': '@ le [prometió] a & un cuento y lo [contó] entero, sin saltarse nada. «Lo prometido», [dijo].',
  kindness: '@ [se puso] junto a &, le [secó] la cara y no [pidió] nada a cambio, ni las gracias.',
  laughter: '@ [soltó] una carcajada de las que se pegan, y a & se le pegó.',
  'laughing at oneself': '@ [quiso] decir algo muy serio, [le] salió un gallo y [se rio] antes que nadie. & también.',
  learning: '@ le [pidió] a & una lección de lo que mejor supiera, y la [repitió] hasta decirla sin una falta.',
  'leaving nobody out': '@ [contó] cabezas, y no [empezó] nada hasta que & estuvo en medio.',
  listening: '@ [oyó] lo que & tenía que decir hasta la última palabra, sin interrumpir ni una vez.',
  loyalty: '@ [se quedó] al lado de &. Pasó un rato, pasó otro, y de ahí no [se movió].',
  'making laugh': '@ [imitó] a una gallina que busca sus lentes, con voz y todo, hasta que & soltó una carcajada.',
  music: '@ [tarareó] tres notas y le [dejó] la cuarta a &, que no aguantó y la puso.',
  noticing: '@ [señaló] en la ropa de & una motita de luz que nadie más había visto.',
  order: '@ [puso] en orden lo de &: primero lo de hoy, luego lo de mañana. Lo demás podía esperar.',
  patience: '@ [esperó] sin prisa a que & encontrara las palabras. & se equivocó, y @ [volvió] a esperar.',
  perseverance:
    '@ [quiso] soltar un nudo en el cordón de &, y no [pudo]. [Empezó] otra vez, y otra. El nudo se cansó primero.',
  'remembering names':
    '@ le [preguntó] su nombre a & una sola vez, y ya no se [le] olvidó: lo [dijo] con todas sus letras.',
  'seeing the good':
    '@ [buscó] entre tanto malo algo que estuviera bien, y lo [señaló]. Ahí estaba. & encontró otra cosa.',
  smile: '@ [sonrió] con toda la cara, y & tuvo que contestar igual.',
  strength: '@ [plantó] los pies y [dejó] que & se apoyara con todo su peso, sin moverse y sin una queja.',
  talent: '@ [dobló] un papel, sin prisa y hasta el último doblez, y en la mano de & se posó un pájaro.',
  teaching: '@ le [enseñó] a & a silbar: los labios así, el aire despacio. A la quinta salió una nota.',
  tenderness: '@ le [acomodó] el pelo a &, con cuidado, y le [dijo] bajito algo dulce. & sonrió.',
  'the same to all': '@ le [dio] la mano a & como se la [daba] a todo el mundo: entera y mirando a los ojos.',
  welcoming: '@ [se hizo] a un lado, [dio] dos palmadas en el hueco y [dijo]: «Aquí hay lugar para &».',
  wisdom: '@ lo [pensó] antes de aconsejar a &. «Primero se descansa», [dijo], «y luego se ve más chico». Y así fue.',
}
