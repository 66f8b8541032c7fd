import type { Family } from './family.ts'

/** Acts of those who can be relied on: the truth, a promise, a clear head, a good explanation. */
export const STRAIGHT: readonly Family[] = [
  {
    id: 'honesty',
    is: /honest[oa]s?|honestidad|sincer[oa]s?|sinceridad|franc[oa]s?|franqueza|transparentes?|transparencia/,
    does: /(?:siempre )?(?:dice|dices|dicen|habla con) (?:siempre )?la verdad(?: .*)?|(?:siempre )?dice(?:s|n)? (?:siempre )?(?:todo )?lo que (?:piensa|cree|opina)(?:s|n)?(?: (?:de frente|a la cara|en la cara|sin .+|con .+|aunque .+|siempre|pero sin .+))?|(?:nunca|jamas|no) (?:miente|mientes|mienten|dice mentiras|sabe mentir)(?: .*)?/,
    acts: [
      '& preguntó si había hecho bien en callar lo suyo tanto tiempo. «No», [contestó] @, sin rodeos. «Pero en contarlo, sí». & preguntó si lo decía por quedar bien. @ no [apartó] los ojos: lo [decía] porque era verdad, lo primero y lo segundo.',
      '& quiso oír que no pasaba nada. @ no [mintió]. «Sí pasa», [dijo], mirando a los ojos. «Pero con ayuda se puede, y eso también es verdad». & dijo que nunca le habían hablado así de claro.',
      '& preguntó si se le notaba mucho la tristeza. «Muchísimo», [contestó] @, sin rodeos. «Y también se nota que ya se va a pasar». & se rio, porque lo primero era cierto, y a lo mejor lo segundo.',
      '& preguntó qué tal lo había contado, y pidió una respuesta bonita. @ [miró] a los ojos. «Muy tarde», [dijo], «y muy bien: no sobraba ni una palabra». Lo primero dolió un momento. Lo segundo, & lo pidió otra vez.',
    ],
    small: ['& preguntó si daba miedo. «Un poquito», [dijo] @, porque era verdad. «Y ya casi pasa». & respiró.'],
  },
  {
    id: 'integrity',
    is: /honrad[oa]s?|honradez|integr[oa]s?|integridad|rect[oa]s?|rectitud|derech[oa]s?/,
    acts: [
      '& hablaba y no vio que se le caían unas monedas. No lo vio nadie más. @ las [levantó], las [contó] dos veces, para que no faltara ninguna, y se las [puso] en la mano.',
      '& buscó un pañuelo, y al suelo cayó una moneda. Nadie se habría enterado. @ la [siguió] hasta donde paró y la [devolvió]. & preguntó por qué. «Porque no {era mía|era nuestra}», [dijo] @, y ya.',
      '& pensó en un atajo: decir una mentirita, y ya. «Por lo derecho se tarda más», [dijo] @, «pero luego no hay que acordarse de nada». [Fue] por lo derecho, y & detrás, con un peso menos.',
    ],
    small: ['A & se le cayó una moneda. Nadie la vio. @ sí. La [levantó] y se la [dio].'],
  },
  {
    id: 'humility',
    is: /humildes?|humildad|sencill[oa]s?|sencillez|modest[oa]s?|modestia/,
    does: /(?:no|nunca) (?:l[oa] (?:anda|va) (?:diciendo|presumiendo|contando)|(?:anda|va) (?:presumiendo|(?:diciendo|contando|presumiendo)lo))(?: .*)?|(?:nunca|jamas|no) (?:presume|presumes|presumen|alardea|se cree mas que (?:nadie|los demas)|se siente mas que nadie)(?: (?:de nada|nada|nunca|aunque .+))?/,
    acts: [
      '& quiso darle a @ el mejor lugar. @ [dio] las gracias, se lo [dejó] a & y [se puso] atrás, donde nadie miraba. «Desde aquí se ve mejor», [dijo].',
      '& quiso que le aplaudieran a @ delante de todos. @ [negó] con la cabeza, [bajó] la mirada y [fue] nombrando a quienes habían ayudado, uno por uno. A su propio nombre no [llegó]. Lo tuvo que decir &.',
      '& dijo que nadie le había entendido así. @ [negó] con la cabeza: lo difícil lo había hecho &, que lo había contado. Y no [dejó] que se hablara de otra cosa.',
      '& preguntó a quién había que darle las gracias. @ [miró] para los lados, como si también [buscara], y [empezó] a aplaudir a &. & sí sabía a quién dárselas.',
    ],
    small: ['«¡Bravo!», le dijo & a @. «Fue entre todos», [dijo] @, y [aplaudió] a los demás.'],
  },
  {
    id: 'keeping promises',
    is: /palabra|hombre de palabra|mujer de palabra|cumplid[oa]s?|responsables?|responsabilidad|formal(?:es)?/,
    does: /(?:siempre )?cumple(?:s|n)? (?:siempre )?(?:todo )?(?:lo que (?:promete|dice)n?|su palabra|sus promesas)|lo que promete(?:s|n)? lo cumple(?:s|n)?/,
    acts: [
      '& cerró los ojos y pidió una sola cosa: que nadie se fuera. «Prometido», [dijo] @. Y no [se fue], ni cuando ya [le] ganaban los bostezos. & abrió un ojo, para ver quién quedaba. [Quedaba] @.',
      '@ le [prometió] un cuento a &, que no lo creyó. Pero enseguida @ [se puso] enfrente y lo [contó] entero, sin saltarse nada. «Lo prometido», [dijo], y & ya creía en las promesas.',
      '& dijo que al otro día no se iba a acordar nadie. @ [prometió] acordarse y lo [apuntó] en la palma de la mano, con letra grande. A cada rato la [abría], para que & viera que ahí seguía.',
    ],
    small: [
      '«Un cuento», [prometió] @. & no lo creyó. Y @ lo [contó], del principio al fin. «Lo prometido».',
      '& le encargó su flor a @. @ la [cuidó] mucho, mucho, y se la [devolvió] enterita.',
    ],
  },
  {
    id: 'punctuality',
    is: /puntual(?:es)?|puntualidad(?: inglesa)?/,
    acts: [
      '& pidió contar a solas hasta cien, y luego compañía. @ [contó] también. Ni en el noventa y nueve ni en el ciento uno: en el cien [estaba] a su lado. & respiró, porque había quien no fallaba.',
      '@ [quedó] en volver antes de que se acabara una canción. & la empezó, y la cantó despacio, por si acaso. No hizo falta: ahí [estaba] ya @, y faltaba todavía el final.',
    ],
    small: ['& contó: uno, dos, tres. ¡Y ahí [estaba] @! Ni antes ni después.'],
  },
  {
    id: 'discretion',
    is: /discret[oa]s?|discrecion/,
    does: /(?:siempre |sabe )?guarda(?:r|s|n)? (?:siempre )?(?:mis |los |todos mis |un |mis )?secretos?(?: .*)?/,
    acts: [
      '& tenía un secreto muy grande y no sabía a quién contárselo. @ [oyó] el secreto, [se cerró] la boca con una llave de mentira y [se guardó] la llave. De ahí no salió nunca, y a & le pesó la mitad.',
      '& le confió a @ lo suyo y se arrepintió al momento. «¿Y esa cara?», preguntó un curioso. «De nada», [contestó] @. Y & supo que su secreto estaba en buenas manos.',
      '& lo había dicho demasiado fuerte, y podía oírlo cualquiera. @ [tosió], [preguntó] en voz alta por una nube muy rara y no [dijo] nunca una palabra de lo otro. & pudo secarse la cara.',
    ],
    small: ['& le contó un secreto a @. @ [se cerró] la boca con una llave de mentira. Clic. Y no lo [dijo] nunca.'],
  },
  {
    id: 'authenticity',
    whole: /\bno esta(?:s|n|ba)? ni ahi con lo que (?:digan|dicen|piens|opin)/,
    is: /autentic[oa]s?|autenticidad|genuin[oa]s?|unic[oa]/,
    does: /(?:siempre )?(?:es )?(?:el|ella) mism[oa](?: siempre)?|(?:siempre )?defiende(?:s|n)? (?:siempre )?(?:lo que (?:piensa|cree|opina)n?|sus? (?:ideas?|opinion(?:es)?))(?: .*)?|(?:no|nunca|(?:muy )?poco|lo poco que) le importa (?:el que diran|lo que (?:l[oa]s? )?(?:digan|piensen|diga)(?: .*)?)|le (?:importa (?:un \w+|poco|nada|muy poco)|da (?:igual|lo mismo)) (?:el que diran|lo que (?:l[oa]s? )?(?:digan?|piensen?)(?: .*)?)|no esta ni ahi con lo que (?:digan|piensen)(?: .*)?|(?:no |nunca )?le (?:da|dio) (?:verguenza|pena|apuro) nada|no le da (?:ningun[oa] )?(?:verguenza|pena|apuro)(?: (?:de )?nada)?/,
    acts: [
      '& confesó que, para caer bien, se portaba siempre como los demás. @ lo [intentó] un minuto, con voz de radio y la espalda tiesa. Luego [se rio] y [habló] con su propia voz. & se rio también, ya con la suya.',
      '& temía que alguien se riera. «Que se ría», [dijo] @, y [dio] tres vueltas con los brazos abiertos, por puro gusto. Alguien se rio. @ [dio] otras tres, igual de a gusto. & probó con una.',
      '& hablaba bajito, para que nadie volteara. @ [soltó] su risa de siempre, que no era bajita, y no la [escondió] cuando voltearon. & soltó la suya, que llevaba años guardada.',
    ],
    small: [
      '& hablaba bajito, por vergüenza. «¡Hola!», [dijo] @, muy fuerte y con su propia voz. & también quiso: «¡Hola!».',
    ],
    pet: [
      'Había que portarse como los demás. @ lo [pensó], [dio] media vuelta y [se portó] a su manera. & se rio: así era mejor.',
    ],
    cradle: [
      '@ [hizo] un ruido que no [hacía] nadie más, y otra vez, muy fuerte. & hizo el suyo, que tampoco lo hacía nadie.',
    ],
  },
  {
    id: 'wisdom',
    is: /sabi[oa]s?|sabiduria|madur[oa]s?|madurez|(?:buenos |sus )?consejos|prudentes?|prudencia|sensat[oa]s?|sensatez/,
    does: /(?:siempre )?(?:me |nos )?da(?:s|n)? (?:siempre )?(?:muy )?(?:buenos|los mejores) consejos(?: .*)?/,
    acts: [
      '& no sabía si irse o quedarse. @ no le [dijo] qué hacer. [Pensó] un rato y [preguntó]: «¿Qué va a doler más dentro de un año: haberse ido o haberse quedado?». & lo pensó también, y ya lo sabía.',
      '& pidió un consejo. @ lo [pensó] un buen rato, que es como se piensan los consejos. «Primero se descansa», [dijo], «y luego se ve más chico». Y así fue.',
      '& preguntó qué se hace con una pena así. @ lo [pensó] con calma. «Contarla de día», [dijo], «porque de día se ve de qué tamaño es, y nunca contarla a solas». & vio que a solas no estaba.',
      '& quería que se le quitara ya. @ [tomó] una piedrita y se la [puso] en la mano. «Primero pesa, luego se calienta y luego ni se nota que está», [dijo]. & cerró el puño y esperó. Era verdad.',
    ],
  },
  {
    id: 'teaching',
    is: /buen[oa] maestr[oa]|(?:manera|forma|paciencia|amor|dedicacion|carino|vocacion) (?:de|para|con (?:el |la )?que|al) ensena(?:r|nos|rnos|rme)?(?: .*)?|vocacion de maestr[oa]|pedagogia/,
    does: /(?:siempre )?(?:me |nos |les? )?ensen(?:a|as|an|o|aron) (?:siempre )?(?:a (?:tod[oa]s|l[oa]s \w+|\w+r) )?(?:sin (?:retar|reganar|gritar|enojarse|desesperarse|presionar|cansarse)(?:me|nos|les?)?|con (?:much[oa] |tant[oa] )?(?:paciencia|amor|carino|calma|gusto|juegos|alegria))(?: .*)?/,
    acts: [
      'A & le temblaban las manos. @ le [enseñó] primero a respirar: una mano en el pecho, el aire adentro, contar hasta cuatro. [Contó] dos veces en voz alta, y la tercera [dejó] que contara &. Le salió sin ayuda.',
      '& hizo una pregunta, y enseguida se tapó la boca. «Es la mejor pregunta que {he oído|hemos oído} hoy», [contestó] @. [Tomó] dos piedritas, «esta es la pena, y esta, quien la carga», y lo [explicó] paso a paso. & movió la suya a otro lugar.',
      '@ [levantó] del suelo una hojita y le [enseñó] a & a leerle las rayas: esta es el camino, estas son las ramas. La tercera raya la [dejó] sin explicar. & la explicó sin ayuda, y mejor.',
    ],
    small: ['& no sabía. @ le [enseñó], despacito: así, y así, y así. Ahora &. ¡Así!'],
  },
  {
    id: 'intelligence',
    is: /espabilad[oa]s?|avispad[oa]s?|inteligentes?|inteligencia|list[oa]s?|brillantes?|astut[oa]s?|ingenios[oa]s?|ingenio/,
    does: /(?:lo )?(?:(?:es|era|son|eran) (?:(?:muy|tan|bien) )?|(?:muy|tan) )despiert[oa]s?(?: para su edad| que (?:es|era|son))?|es (?:muy )?pilas|(?:siempre )?(?:le )?(?:encuentra|busca|halla|tiene)n? (?:siempre )?(?:una |la )?solucion(?: (?:a|para) todo)?|(?:siempre )?(?:resuelve|soluciona)(?:n|s)? (?:siempre )?(?:todo|cualquier cosa|los problemas)(?: .*)?/,
    acts: [
      '& llevaba horas dándole vueltas a lo mismo. @ lo [pensó] del derecho y del revés. «¿Y si se empieza por el final?», [dijo]. & empezó por el final, y el principio salió solo.',
      '& dijo que aquello no tenía solución. «¿Y al revés?», [preguntó] @. «Lo que no se puede decir se dibuja; lo que no se puede cargar se reparte». [Fue] volteando así cada cosa, como calcetines. A la tercera, & dijo: «Esa sí se puede».',
      '& no sabía por cuál de tantas cosas empezar. @ lo [pensó] un momento. «Por la más chica», [dijo], «y ya quedan menos». & buscó la más chica y la hizo ahí mismo: era sonarse. Ya iba ganando.',
      '& dijo que era imposible. @ [ladeó] la cabeza. «¿Imposible de frente, o también de lado?», [preguntó], y [fue] a ver de lado. & oyó un «¡ajá!», y cuando llegó ya no era imposible.',
    ],
    small: ['& buscó y buscó su pañuelo. @ [pensó], [pensó]… «¡En la cabeza!», [dijo]. Y ahí estaba.'],
    pet: [
      '& no encontraba por dónde. @ [miró] para un lado, [miró] para el otro, [pensó] lo que se tarda en un bostezo y [echó] a andar. Era por ahí.',
    ],
  },
  {
    id: 'order',
    is: /ordenad[oa]s?|orden|organizad[oa]s?|organizacion/,
    acts: [
      '& no sabía por dónde empezar. @ [fue] contando con los dedos qué iba primero, qué iba después y qué podía esperar. A & se le pasó el susto con solo oírlo: cabía todo en una mano.',
      '& hablaba de todo a la vez. @ lo [separó] en tres: lo de hoy, lo de mañana y lo que no tiene remedio. Lo tercero lo [dejó] aparte. & repitió lo de hoy, que era muy poquito.',
      '& lo había contado todo revuelto. @ lo [repitió] en orden: primero lo que había pasado, luego lo que dolía y al final lo que hacía falta. «¿Así?», [preguntó]. & lo oyó como si fuera de alguien más, y le pareció más chico.',
      '@ le [acomodó] a & el cuello, el pelo y las mangas, en ese orden, y luego [preguntó] por la pena, por partes. & contestó por partes también. Cuando terminó, no había nada fuera de su lugar.',
    ],
    small: ['& tenía todo revuelto. @ lo [puso] en orden: esto aquí, esto allá. Ya.'],
  },
  {
    id: 'faith',
    is: /fe(?: en dios)?|devocion|creyentes?/,
    acts: [
      '& contó su pena y ya no supo qué más decir. @ [juntó] las manos, [cerró] los ojos y [rezó] bajito. Entre una palabra y otra se oía el nombre de &. Al terminar, la pena pesaba menos.',
      '& temía que nadie se acordara de lo suyo. «Hay quien no se olvida de nadie», [dijo] @, [miró] hacia arriba y [dio] las gracias por & como se dan por un regalo. & miró hacia arriba también.',
      '@ le [hizo] a & una cruz chiquita en la frente, con el pulgar, y no [dijo] para qué era. & se tocó la frente. «Ya se siente», dijo.',
      '& dijo que ya no esperaba nada. «Entonces {espero yo|esperamos nosotros}», [contestó] @, y [cerró] los ojos para pedir por &, con su nombre y su pena, en voz bajita. & oyó su nombre, y ya no se sintió tan lejos.',
    ],
  },
]
