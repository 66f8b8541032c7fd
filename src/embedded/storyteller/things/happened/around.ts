/** Around whatever is done: the hour, the weather, light, laughter, sleep. How such a section is written says `happenings.ts`. */
export const AROUND = String.raw`
(?:noche|manana|madrugada) de helada|frio (?:barbaro|horrible|tremendo|polar)|bajo cero
  < El aliento salía en nubecitas.
(?:las|a las) (?:2|3|4|dos|tres|cuatro) (?:de la manana|de la madrugada|am)\b|3 ?am\b|de madrugada\b
  < Afuera todavía era de noche.
  < Los pasos sonaban más que de día.
(?:al|el|ver|vimos|viendo) amanecer\b
  < Apenas empezaba a clarear.
  < Primero se veía una raya de luz, y luego todo lo demás.
(?:el|ver|vimos|un) atardecer\b|puesta de sol
  < El cielo cambiaba de color cada minuto.
  < Las sombras se hacían larguísimas.
empapad[oa]s?|(?:me|se|te|nos) (?:moj|empap)(?:e|o|aste|amos|aron)\b(?! (?:el|la|los|las) )
  El agua escurría, gota tras gota.
  ! Chof, chof.
llov(?:ia|io|iendo|er)\b|aguacero|diluvio|chaparron|(?:la|una|de|bajo) lluvia\b(?! de)|(?:la|una|habia) tormenta\b(?! de)|(?:un|el) temporal\b
  < Cada gota hacía su círculo en el suelo.
  < El agua sonaba en todo lo que tocaba.
  ! Plin, plin, plin, hacía el agua.
llovizna\b
  < Las gotas eran tan chiquitas que no hacían ruido.
nev(?:aba|o|ando)\b|nevada
  < La nieve caía sin hacer ruido.
  < Primero se puso blanco lo de arriba, y luego todo.
(?:con|sac\w+|prend\w+|encend\w+|a la luz de) (?:las |unas |una |la |dos |tres |cuatro )?velas?\b|linterna
  < Las sombras se hacían grandes y se hacían chiquitas.
  < La luz llegaba hasta aquí, y lo demás se adivinaba.
(?:lamparas|luces|linternas|focos|faros) (?:de(?: los|l)|apunt\w+|encendid\w+)
  < La luz venía de un lado, y las sombras se hacían largas.
(?:nos|se|me|te) (?:reimos|reiamos|rieron|reir\w*)\b(?! de )|ataque de risa|muert[oa]s? de (?:la )?risa|de tanto reir|por reir(?:nos|se)
  < La risa empezaba bajito, por la nariz.
  < Luego sacudía los hombros, y no había modo de pararla.
  ! ¡Ja, ja, ja!
carcaj\w+
  < La risa sacudía los hombros, y no había modo de pararla.
  ! ¡Ja, ja, ja!
se rio\b(?! de mi)
  ! ¡Ja, ja, ja!
(?:(?:qued(?:o|aste|amos|aba|aron)|estaba) (?:\w+ )?dormid[oa]s?|durmi(?:o|eron|endo)\b|dorm(?:imos|iamos)\b|siesta\b)(?!.*(?:nadie|no) (?:durmi|dorm))
  < El sueño llegaba de puntitas.
  < Primero un bostezo, y luego otro más largo.
  ! Shhh. Shhh.
abraz(?:o|amos|aste|aron|ad[oa]s(?! a (?:la|su|mi|un)))\b
  < Los brazos daban la vuelta entera.
  Tan cerca se sentía hasta la respiración.
platic(?:amos|ando|abamos)\b|convers(?:amos|abamos|ando)|charl(?:amos|abamos|ando|as)\b|habl(?:amos|abamos|ando) (?:hasta|toda|por horas|horas)|horas (?:\w+ )?hablando|hablando horas
  < Las palabras iban y venían.
  < Una cosa llevaba a otra, y esa, a la siguiente.
biblioteca\b
  < En el silencio, hasta una silla hacía ruido.
  < Shhh, se oía.
(?:al|en el|por el) museo\b
  < Los pasos sonaban más que en la calle.
  < Había cosas que no se podían tocar.
(?:cola|fila)\b(?<=(?:hicimos|hacer|haciendo|hizo|en) (?:la |una )?(?:cola|fila))
  < Un pasito, y a esperar. Otro pasito.
  < Delante había siempre una espalda.
(?:corr(?:imos|ia|iamos|ian)|corriendo)\b
  < Los pasos sonaban cada vez más seguidos.
  < El suelo pasaba rápido por debajo.
`
