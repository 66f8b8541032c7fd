/** Sea, river, pool, rain and snow. How such a section is written says `happenings.ts`. */
export const WATER = String.raw`
acuario\b
  = @ pegaron la nariz al vidrio.
castillos? (?:de|en la) arena
  < Un puñado de arena, otro puñado y una palmada encima.
  = @ tenían arena hasta en los codos.
  ! Pum, pum, otra torre.
(?:pesca(?:r|ndo|mos|bamos)|de pesca)\b(?! (?:un|una) (?:resfri|grip))
  < El hilo entraba en el agua y desaparecía.
  = @ miraban el mismo pedazo de agua.
(?:globos|bombas|bombitas|bombuchas) de agua
  < El agua reventaba, ¡chaf!, y escurría.
  ! ¡Chaf! ¡Chaf!
(?:ban(?:amos|o|aron|aste|aba|aban)|met(?:i|imos|io|ieron|iste)) (?:\w+ ){0,2}en (?:la|una) fuente
  El agua salpicaba alrededor.
  ! ¡Chaf, chaf!
nad(?:ar|amos|aste|abamos|ando|aba)\b
  < El agua se abría delante y se cerraba detrás.
  = @ chapoteaban, y el agua les salpicaba la cara.
  ! ¡Chaf, chaf!
chapuzon|nos metimos (?:\w+ )?(?:al|en el|a la|en la) (?:mar|agua|rio|lago|laguna|presa|alberca|piscina|pileta|poza)
  < El agua entraba primero por los pies.
  = @ chapoteaban, y el agua les salpicaba la cara.
  ! ¡Chaf, chaf!
(?:a la|en la|la|una) playa\b
  < Olía a sal, y la espuma borraba una raya y dibujaba otra.
  En los labios quedaba un poco de sal.
  = @ dejaron huellas en la arena, y el mar se las fue llevando.
  ! Shhh, hacía el mar.
(?:al|el|en el|del) mar\b
  < El mar iba y venía, y cada ola llegaba con su ruido.
  En los labios quedaba un poco de sal.
  = @ miraron hasta donde se acababa el agua.
  ! Shhh, hacía el mar.
cascada
  < El agua caía con todo su ruido.
(?<=(?:al|el|del|un) )rio\b|arroyo
  < El agua pasaba hablando sola.
(?:al|el|un) lago\b|(?:la|una) laguna|(?:la|una) presa\b
  < El agua llegaba a la orilla en olitas chiquitas.
nos (?:agarro|pillo|cayo|pesco|sorprendio) (?:el|la|un|una) (?:\w+ )?(?:aguacero|lluvia|diluvio|tormenta|chaparron)
  < Llovía, y el agua sonaba en todo lo que tocaba.
  = @ olían a lluvia.
  ! Plin, plin, plin, hacía el agua.
(?:en|de) (?:la |una |el |un )?(?:lancha|canoa|kayak|trajinera|barca|barco|bote)\b(?! de (?:papel|juguete))
  < El agua golpeaba por abajo, y el suelo se mecía.
  = @ se mecían con el agua.
empapad[oa]s?|(?:me|se|te|nos) (?:moj|empap)(?:e|o|aste|amos|aron)\b(?! (?:el|la|los|las) )
  El agua escurría, gota tras gota.
  ! Chof, chof.
llov(?:ia|io|iendo)\b|aguacero|diluvio|chaparron|(?:la|una|de|bajo) lluvia\b(?! de)|(?:la|una|habia) tormenta\b(?! de)
  < Llovía, y el agua sonaba en todo lo que tocaba.
  ! Plin, plin, plin, hacía el agua.
nev(?:aba|o|ando)\b|nevada
  < La nieve caía sin hacer ruido.
(?:en|a|por) la nieve\b(?! de)|munecos? de nieve|(?:conoc\w+|ver|vio|vimos|tocar|toco|pisar|piso) (?:la )?nieve\b(?! de)
  < La nieve crujía bajo los pies.
  = @ tocaron la nieve con un dedo, y luego con la mano entera.
(?:vimos|vio|viendo) (?:\w+ )?(?:ballenas?|delfin(?:es)?)\b
  < Un lomo salía del agua y volvía a entrar.
`
