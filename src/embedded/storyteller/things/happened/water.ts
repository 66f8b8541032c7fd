/** Sea, river, pool, rain and snow. How such a section is written says `happenings.ts`. */
export const WATER = String.raw`
acuario\b
  < Un pez se acercaba, miraba y daba media vuelta.
  < Detrás venía otro, y luego otros diez.
  = @ pegaron la nariz al vidrio.
  ! Glu, glu.
castillos? (?:de|en la) arena
  < Un puñado de arena, otro puñado y una palmada encima.
  < La arena mojada se quedaba quieta; la seca se escurría.
  = @ tenían arena hasta en los codos.
  ! Pum, pum, otra torre.
(?:pesca(?:r|ndo|mos|bamos)|de pesca)\b(?! (?:un|una) (?:resfri|grip))
  < El anzuelo se hundía, plop.
  < El hilo entraba en el agua y desaparecía.
  < Y luego había que esperar, sin hacer ruido.
  = @ miraban el mismo pedazo de agua.
(?:globos|bombas|bombitas|bombuchas) de agua
  < Pesaban, temblaban y no había dónde agarrarlos.
  < El agua reventaba, ¡chaf!, y escurría.
  ! ¡Chaf! ¡Chaf!
(?:ban(?:amos|o|aron|aste|aba|aban)|met(?:i|imos|io|ieron|iste)) (?:\w+ ){0,2}en (?:la|una) fuente
  < Un pie adentro, y luego el otro.
  El agua salpicaba alrededor.
  ! ¡Chaf, chaf!
(?:aprend|ensen)\w+ (?:\w+ ){0,4}(?:nadar|flotar)
  < Lo primero era soltar el fondo.
  < Los pies[ de &] pateaban, y el agua saltaba.
  < Los brazos abrían el agua, y el agua se volvía a cerrar.
  = @ tenían agua hasta en las orejas.
  ! ¡Chaf, chaf!
nad(?:amos|aste|abamos|ando|aba)\b|a nadar\b
  < Los brazos abrían el agua, y el agua se volvía a cerrar.
  < La cara salía, tomaba aire y se escondía otra vez.
  = @ chapoteaban, y el agua les salpicaba la cara.
  ! ¡Chaf, chaf!
rem(?:amos|ar|aba|abamos|o|ando)\b
  < Los remos entraban en el agua y salían goteando.
  < La orilla se iba quedando atrás.
  = @ se mecían con el agua.
surf\w*|bodyboard
  < Los brazos remaban, y la tabla avanzaba.
  < La ola llegaba por debajo y levantaba la tabla.
buce(?:ar|amos|ando|o)\b|esnorquel\w*|(?:hac\w+|a|de) snorkel\w*|caretear
  < Debajo del agua no se oía más que la respiración.
  < Las burbujas subían de una en una.
chapuzon|nos metimos (?:\w+ )?(?:al|en el|a la|en la) (?:mar|agua|rio|lago|laguna|presa|alberca|piscina|pileta|poza)
  < El agua entraba primero por los pies.
  < Luego subía, fría, hasta las rodillas.
  = @ chapoteaban, y el agua les salpicaba la cara.
  ! ¡Chaf, chaf!
(?:a la|en la|la|una) playa\b(?! de estacionamiento)
  < Olía a sal.
  < La espuma borraba una raya y dibujaba otra.
  < Venía una ola grande, y luego tres chiquitas.
  < La arena se metía por todas partes.
  < El agua llegaba hasta un punto y se volvía.
  En los labios quedaba un poco de sal.
  = @ dejaron huellas en la arena, y el mar se las fue llevando.
  ! Shhh, hacía el mar.
(?:al|el|en el|del) mar\b
  < Primero se oía, y luego se veía.
  < El mar iba y venía, y cada ola llegaba con su ruido.
  < El agua nunca era dos veces del mismo color.
  En los labios quedaba un poco de sal.
  = @ miraron hasta donde se acababa el agua.
  ! Shhh, hacía el mar.
(?:busc|junt|recog)\w+ (?:\w+ )?(?:conchas|conchitas|caracoles|caracolas|piedras|piedritas)
  < Había que caminar mirando el suelo.
trampolin|clavad(?:o|os)\b
  < Desde arriba, el agua se veía más lejos.
  < Un paso, otro paso, y ya no había tabla.
  ! ¡Chaf!
pis\w+ (?:la )?arena
  < La arena se metía entre los dedos.
  < Cada paso se hundía un poquito.
cascada
  < El agua caía con todo su ruido.
  < Hasta el aire estaba mojado.
(?:tir|lanz|avent)\w+ piedr(?:as|itas) (?:al|a la|en el)
  < Una piedra, el brazo para atrás y ¡zas!
  < En el agua se abrían círculos, uno dentro de otro.
  ! Plop. Plop.
(?<=(?:al|el|del|un) )rio\b|arroyo
  < El agua pasaba hablando sola.
  < Las piedras del fondo se veían temblar.
(?:al|el|un) lago\b|(?:la|una) laguna|(?:la|una) presa\b
  < El agua llegaba a la orilla en olitas chiquitas.
nos (?:agarro|pillo|cayo|pesco|sorprendio) (?:el|la|un|una) (?:\w+ )?(?:aguacero|lluvia|diluvio|tormenta|chaparron)
  < Primero fue una gota, luego otra, y luego todas.
  < El agua sonaba en todo lo que tocaba.
  < Los zapatos hacían chof, chof.
  = @ olían a lluvia.
  ! Plin, plin, plin, hacía el agua.
(?:en|de) (?:la |una |el |un )?(?:lancha|canoa|kayak|trajinera|barca|barco|bote|balsa|velero|piragua)\b(?! de (?:papel|juguete))|volte\w+ (?:la|el) (?:lancha|canoa|kayak|barca|bote|balsa)
  < Al subir, el suelo se movía.
  < El agua golpeaba por abajo.
  < La orilla se iba quedando atrás.
  = @ se mecían con el agua.
charcos?\b
  < Un pie en el charco, ¡chaf!, y luego el otro.
  < Las gotas saltaban hasta las rodillas.
  ! ¡Chaf! ¡Chaf!
(?:muneco|munecos|mono|monos) de nieve|bolas? de nieve
  < Un puñado de nieve se apretaba, y ya era una bola.
  < Otro puñado, y la bola crecía.
  < Los dedos se ponían rojos.
  = @ tenían nieve hasta en las mangas.
  ! Crac, crac, hacía la nieve.
(?:en|a|por) la nieve\b(?! de)|(?:conoc\w+|ver|vio|vimos|tocar|toco|pisar|piso) (?:la )?nieve\b(?! de)
  < Todo lo que se veía era blanco.
  < La nieve crujía bajo los pies.
  < Un poquito en la mano, y ya era agua.
  = @ tocaron la nieve con un dedo, y luego con la mano entera.
  ! Crac, crac, hacía la nieve.
(?:vimos|vio|viendo) (?:\w+ )?(?:ballenas?|delfin(?:es)?)\b
  < Primero se oyó un soplido.
  < Un lomo salía del agua y volvía a entrar.
`
