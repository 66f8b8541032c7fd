/** Lower case without accents; `ñ` stays a letter of its own. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll('ñ', '\u0001').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('\u0001', 'ñ')
}

/** Words that end like a diminutive and are none. */
const WHOLE = new Set(
  `principito casita cuadrito pelota bonito mosquito circuito visita cita infinito requisito favorito favorita nieto nieta palomita
  tortita mariquita merito exito grito espiritu velita tortilla silla pastilla cepillo castillo anillo
  rodilla semilla orilla capilla martillo bombilla cuchillo amarillo amarilla mantequilla polilla pasillo
  sombrilla parrilla manzanilla ladrillo zapatilla ardilla rosquilla empanadilla bolsillo maravilla hebilla
  sencillo sencilla brillo vainilla quesadilla mejilla mascarilla taquilla guerrilla patilla barbilla
  pesadilla cosquilla villa pilla varita margarita señorita carrito cabrito chorizo plumita pepita
  bikini granito delito debito credito habito transito ejercito deposito proposito
  lomito picadito cascarita manita cuernito fajita calesita futbito fulbito pollito`.split(/\s+/),
)

/** Plurals and diminutives to one form: `gatitos`, `gatos` and `gato` are one word; `gata` is another. */
export function stem(word: string): string {
  let root = plain(word)
  if (root.length <= 3) return root
  root = root === 'dulces' ? 'dulce' : root.replace(/ces$/, 'z')
  if (/[^iu]s$/.test(root) && root.length > 4) root = root.slice(0, -1)
  // `flores` became `flore`: consonants that end Spanish singulars lose that `e` again, in singulars too.
  root = root.replace(/([lnrdjz])e$/, '$1')
  if (WHOLE.has(root)) return root
  return root
    .replace(/checit[oa]$/, 'che')
    .replace(/([a-zñ]{3,})ecit[oa]$/, '$1')
    .replace(/([nre])cit[oa]$/, '$1')
    .replace(/quit([oa])$/, 'c$1')
    .replace(/guit([oa])$/, 'g$1')
    .replace(/([a-zñ]{3,})it([oa])$/, '$1$2')
}
