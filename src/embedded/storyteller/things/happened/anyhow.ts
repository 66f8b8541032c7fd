/** What is learnt, built, mended, helped with, whatever it is: said only of a day of which no other table knows anything. How such a section is written says `happenings.ts`. */
export const ANYHOW = String.raw`
(?:arm|constru)(?:amos|abamos|imos|o|aron|aba|ia|ieron) (?:un|una|el|la|nuestr\w) (?!rompe|mochil|malet|valij|parrand|escandal|berrinch)
  < Un pedazo sostenía al otro.
  < Lo que se caía se volvía a parar.
(?:me|nos|la|lo|te) llev\w+ (?:\w+ ){0,2}(?:hasta|a (?:la|mi|su|tu) (?:casa|escuela|trabajo)|a casa)
  < Una esquina, y otra, y otra.
ayud(?:o|aste|aba|amos|aron|ar|e)\b
  < Cuatro manos hacían lo de dos.
`
