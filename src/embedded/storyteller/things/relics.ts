import { bare } from '../language/text.ts'

/** What stays of a day whose things no hand keeps, and two ways in which it brings that day back: predicates for its `el`. */
type Relic = { un: string; wakes: readonly [string, string] }

/** Words of a memory without accents, each whole; what was left of it; how it wakes. */
const TABLE = `
tren|trenes|trenecito|vagon|metro|tranvia / un boleto de tren / hizo clac, como cuando lo picaron / tembló un poco, como tiembla todo cuando pasa un tren
bondi|colectivo|micro|autobus|bus|transmilenio|combi / un boleto muy doblado / hizo clac, como al subir / traía todavía el calor de aquel asiento
avion|aeropuerto|vuelo / una etiqueta de maleta / se agitó como si hubiera viento de pista / zumbó bajito, como zumba un avión de lejos
carro|coche|auto|camion|camioneta|troca|llanta|nafta|gasolina|carretera / una tuerca / rodó en redondo y se quedó de pie / sonó a camino, con piedras y todo
burros?|burrito|caballos?|yegua|mula / una herradura / dio un paso, clop, y luego otro / sonó a cascos, sin ninguna prisa
vacas?|cabras?|ovejas?|corderos?|borregos? / un cencerro / sonó una vez, como llamando a los suyos / se movió solo, y olió a campo
gallinas?|palomas?|patos?|pajar\\w+|loros?|gallos? / una pluma / subió, dio una vuelta y bajó / se esponjó, como antes de echar a volar
perros?|perrit[oa]|cachorr[oa] / una correa / dio un tirón, como cuando alguien quiere salir / tintineó, y por poco se oye un ladrido
gatos?|gatit[oa] / un cascabel / rodó despacio y se detuvo donde quiso / sonó dos veces, como cuando viene alguien
mar|playa|olas|bahia|cala / una concha / sonó a mar, muy hondo / dejó caer un hilo de arena
rio|lago|laguna|arroyo|pescar|pesco|pesca / una piedra de agua / se puso oscura y brillante, como recién sacada / sonó a agua que pasa
nadar|alberca|pileta|piscina / un silbato / pitó, y se oyó un chapuzón / soltó una gota, luego otra
cerros?|montana|paramo|volcan|sierra|escalones / una piedra gris / pesó lo que pesa una cumbre, y se sostuvo / soltó un poco de polvo de allá arriba
bosque|parque|campo|finca|rancho|monte|pasto|trajinera / una hoja seca / crujió como crujía aquel suelo / se puso verde un instante, por las orillas
plantaba|planto|sembr\\w+|regar|almendro|arbol|helecho|jardin|huerto / una semilla / se abrió un poquito, por la mitad / echó un hilo verde
bici|bicicleta|cicla|rueditas|patineta|patines / un timbre de bici / sonó rin, y todos se hicieron a un lado / dio la vuelta solo, como bajando una cuesta
partido de futbol|el partido|la final|gol(?:es)?|penal|futbol / un silbato / pitó como para empezar otra vez / sonó corto y claro, y se oyó una porra
lavadora|lavanderia|centrifugado / un calcetín / dio una vuelta y luego otra / salió tibio, como recién lavado
elevador|ascensor / un botón dorado / se encendió y dijo ding / bajó y volvió a subir
serenata|boleros?|cant[oa]\\w*|cancion\\w*|banda|karaoke / un cancionero / se abrió en la página que todos se sabían / dio el tono, bajito
bail\\w+ / un disco / dio una vuelta, y se oyó la pieza / marcó el compás, tac, tac
llov\\w+|lluvia|aguacero|garua|diluvi\\w+ / un paraguas / se abrió de golpe, y sonó a lluvia / soltó tres gotas de aquel día
nev\\w+|nieve|granizo / un guante / se cerró despacio, como quien aprieta una mano / soltó un poco de escarcha
apagon|se fue la luz|sin luz / una vela / se encendió sola / hizo una sombra grande en la pared, y nadie se asustó
acamp\\w+|campamento|carpa / una linterna / alumbró un círculo en el que cabían todos / parpadeó dos veces, que era la señal
feria|circo / un boleto de feria / giró en el aire, y se oyó un organillo / brilló de tres colores
sidra|ano nuevo|nochevieja|brind\\w+|uvas / un corcho / saltó, paf, hasta el techo / rodó hasta quedar en medio de todos
navidad|nochebuena / una estrella de cartón / dio vueltas sobre sí misma, y brilló / se encendió por las cinco puntas
boda|nos casamos|bautizo|bautismo|comunion / una cinta blanca / se desató sola / se enredó en las manos de todos
mole|tortillas?|noquis|sancocho|bunuelos?|tamales?|caldo|sopa|arroz|croquetas|natilla|galletas|galletitas|cocin\\w+|hornea\\w+|brownies|gelatinas?|tallarines|empanadas?|arepas?|sarten|comal|postre|asado|choripan|ceviche|anticuchos? / una cuchara de palo / soltó el olor de aquella cocina / golpeó dos veces la mesa, que es como se llama a comer
helados?|paletas?|palmeras|pan|pastel|tarta|torta|cemitas?|bocadillo|quesadillas?|papas / una bolsita de papel / crujió, y olió a recién hecho / se abrió como cuando se reparte
cafe|cafecito|tinto|mate|aguapanela / una taza / echó un hilo de humo / se entibió sola, como recién servida
salon|escuela|colegio|examen|cole|secu|prepa|uni / un lápiz mordido / subrayó algo en el aire / rodó hasta quien lo necesitaba
oficina|turno|guardia|servidor|facturas / un clip / se enganchó solo a lo que seguía / dio un saltito y se quedó de pie
nacio|naci|recien nacid[oa]|su dedo|el dedo / una pulsera de hilo / se apretó un poquito, como un dedo chico / dio una vuelta sobre sí misma
desfile / un banderín / ondeó, y no soplaba nadie / se desenrolló entero, como en los desfiles
teatro|obra|funcion|cine|concierto|escenario / un programa doblado / se abrió en la página de siempre / crujió como cuando se apagan las luces
cama|siesta / una sábana doblada / se desdobló sola, y olía a limpio / hizo una carpa en la que cabían todos
`
const ROWS = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [said = '', un = '', first = '', second = ''] = row.split(' / ')
    return { test: new RegExp(`(?<![a-z])(?:${said})(?![a-z])`, 'u'), un, wakes: [first, second] as const }
  })
const NOT = /(?:^| )(?:no|ni|sin|nunca|como|parecia) (?:\w+ )?$/u

/** Of the first thing or doing that `memory` names and that leaves something behind; null where none does. */
export function relicOf(memory: string): Relic | null {
  const key = bare(memory)
  return (
    ROWS.map((row) => ({ ...row, at: key.search(row.test) }))
      .filter(({ at }) => at >= 0 && !NOT.test(key.slice(0, at)))
      .sort((a, b) => a.at - b.at)[0] ?? null
  )
}
