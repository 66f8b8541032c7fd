/** What is cooked, eaten and drunk; `$` is the word itself. How such a section is written says `happenings.ts`. */
export const TABLE = String.raw`
se (?:nos |me |le |les )?(?:quemo|quemaron) (?:tod[oa]s?|(?:el|la|los|las) (?:pavo|arroz|comida|cena|pastel|pan|torta|galletas|frijoles|sopa|pollo|carne|tortillas))
  < Olía a quemado.
amas(?:amos|ando|aba|abamos|o)\b|(?:hicimos|hacer|haciamos|hizo|hacia|hace|preparamos|haciendo) (?:\w+ )?(?:galletas|pan|pasteles|pastel|pizzas?|empanadas|tortillas|noquis|bizcocho|tarta|torta|tamales|hallacas|arepas|strudel)\b(?! (?:fritas|de (?:patata|papas?)))
  < La masa se pegaba un poco en los dedos.
  = @ tenían los dedos llenos de masa.
  ! Plas, plas, hacía la masa.
(?:hicimos|hacer|haciamos|hizo|hacia|preparamos|haciendo) (?:\w+ )?(?:croquetas|bunuelos|churros|tortas fritas|milanesas|sopaipillas|hot ?cakes|panqueques|pancakes|crepas)\b
  < En la sartén algo chisporroteaba.
(?:hicimos|hacer|haciamos|hizo|hacia|preparamos|haciendo) (?:\w+ )?(?:sopa|mole|caldo|pozole|guiso|ajiaco|sancocho|locro|lentejas|frijoles|mermelada)\b
  < La olla hacía chup, chup.
  ! Chup, chup, hacía la olla.
cocin(?:amos|abamos|ando|aba)\b
  < Olía a lo que se estaba cocinando.
carne asada|parrillada|(?:el|los|un|hac\w+|hizo) asados?\b|asador\b
  < Olía a humo, y algo chirriaba sobre el fuego.
  = @ olían a humo.
sopl(?:aste|o|amos|aron|ar|aba) (?:las|sus) (?:\w+ )?vel
  < Olía a velitas recién apagadas.
  ! ¡Fuuu!
helados?\b|nieves\b|nieve de \w+
  < Lo frío se derretía, gota por gota.
  = @ tenían la lengua fría.
(?:tom\w+|hac\w+|hizo|hicimos|prepar\w+|serv\w+|sirvi\w+|invit\w+|ceb\w+) (?:el |un |su |unos |de )?(?:cafe|cafecito|chocolate caliente|mates?|atole)\b(?! (?:helado|frio))
  < El calorcito llegaba hasta las manos.
(?<=(?:^| )(?:com(?:e|er|i|ia|ian|io|imos|iamos|iendo|iste|pr\w+)|cen\w+|desayun\w+|prepar\w+|trajo|traia|hizo|hacia|hicimos|sirv\w+|serv\w+|invit\w+|merend\w+)(?: \w+){0,4} )(?:anticuchos|pollo a la brasa|pizzas?|tacos|caldo|sopa|pozole|tamales|empanadas|trucha|churros|galletas|pan|bunuelos|hot cakes|chilaquiles|chocolate|palomitas|arroz|elotes|panqueques|asado|arepas|cocido|lentejas|tortas|milanesas)\b
  < Olía a $.
se comio (?:el|la|los|las|un|una|todo|toda)
  ! ¡Ñam, ñam!
brind(?:amos|aron)\b(?! (?:su|un|una|apoyo))
  < Los vasos se juntaron en el aire.
`
