/** What is learnt, built, mended, helped with, whatever it is: said only of a day of which no other table knows anything. How such a section is written says `happenings.ts`. */
export const ANYHOW = String.raw`
(?:arm|constru)(?:amos|abamos|imos|o|aron|aba|ia|ieron) (?:un|una|el|la|nuestr\w) (?!rompe)
  < Un pedazo sostenía al otro.
  < Lo que se caía se volvía a parar.
(?:arregl|compon|compus|repar)(?:amos|o|aron|ar|aste|imos|iste|ieron)\b(?! (?:\w+ )?(?:vallenato|cancion|corrido|bolero|cumbia|zamba|copla|huayno|ranchera|tonada|poema|himno|verso)s?\b)
  < Se movía una pieza, y nada.
  < Se movía otra, y quién sabe.
(?:ensen(?:o|e|amos|aste|aron|aba|abas|arle|arme)|aprendi(?:o|mos|ste|eron)?)\b(?! (?:un|una|el|la|los|las|su|mi|tu|que) )
  < Primero, despacio, para que se viera bien.
  < Después, a la vez.
  < Y después, una vez más.
(?:me|nos|la|lo|te) llev\w+ (?:\w+ ){0,2}(?:hasta|a (?:la|mi|su|tu) (?:casa|escuela|trabajo)|a casa)
  < Una esquina, y otra, y otra.
ayud(?:o|aste|aba|amos|aron|ar|e)\b
  < Cuatro manos hacían lo de dos.
`
