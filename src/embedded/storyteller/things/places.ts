import { bare } from '../language/grammar/text.ts'
import { sectionsOf } from './sections.ts'

/** A kind of place by its noun, without accents, then what is so there at every hour, in all weathers and on any day. */
const KINDS = sectionsOf(String.raw`
playa(?! de estacionamiento)|mar(?= |$)|malecon|espigon|bahia|costa(?= |$)
  El mar iba y venía, y cada ola llegaba con su ruido.
  El viento venía de muy lejos, sin nada que lo parara.
acuario
  La luz era azul y se movía en las paredes.
  Del otro lado del vidrio pasaban los peces, sin prisa.
  Las burbujas subían de una en una, sin empujarse.
alberca|piscina|pileta|pile(?= |$)
  El agua se movía, y la luz se movía con el agua.
(?:orilla del )?rio(?= |$)|arroyo
  El agua pasaba hablando sola.
  Olía a piedra mojada.
cascada
  El agua caía con todo su ruido.
lago|laguna|presa(?= |$)|muelle
  El agua llegaba a la orilla en olitas chiquitas.
hospital|clinica|paritorio|maternidad|sanatorio|pasillo del hospital
  El pasillo era largo y olía a limpio.
  Se oían ruedas y pasos.
estadio|bombonera|tribuna|grada
  Las gradas daban la vuelta completa, como un plato hondo.
cancha|campo de (?:futbol|juego)
  Las rayas del suelo decían hasta dónde.
montan|cerro|sierra|volcan|monte(?= |$)|cima|mirador
  El aire era de los que se respiran hasta el fondo.
bosque|selva
  Los árboles tapaban la mitad del cielo.
  Olía a hojas y a corteza.
parque(?! (?:de diversiones|acuatico))|alameda
  Los árboles movían las hojas.
teatro|cine|auditorio
  Las butacas miraban todas para el mismo lado.
museo|exposicion
  Las salas se seguían unas a otras, como vagones.
zoo
  Se oían animales que no se veían.
  Olía a paja y a animal grande.
escuela|colegio|cole(?= |$)|kinder|prepa(?= |$)|patio (?:de la |del )(?:escuela|colegio|cole|kinder)
  En la pared, un timbre esperaba su hora.
aeropuerto
  Se oían ruedas de maletas y una voz que anunciaba ciudades.
  Detrás de los vidrios, los aviones esperaban sin moverse.
estacion(?!amiento| de servicio)|central|terminal|anden
  Unos llegaban y otros se iban, todos con bultos.
mercado|tianguis
  Cada rincón olía a otra cosa.
  Se oían precios por todas partes.
panaderia
  Olía a pan.
iglesia|catedral|parroquia|templo|capilla
  Cada paso tenía su eco.
biblioteca|libreria
  Olía a papel.
  Los lomos, de pie, esperaban a que los leyeran.
campo|rancho|finca|granja|huert|milpa|chacra
  Olía a tierra y a pasto.
avion
  Por la ventanilla, las nubes parecían suelo.
restaurante?|fonda|taqueria|pizzeria|tacos
  Olía a comida.
cafeteria|cafe(?= |$)
  Olía a café.
casa|departamento|depa(?= |$)
  Olía a esa casa, que no huele como ninguna.
`).map(([nouns, air]) => ({ nouns: new RegExp(nouns, 'u'), air }))

/** What is true of `place`, as a memory names it ('el acuario', 'Oaxaca'); nothing where no such place is known. */
export function airOf(place: string | null): readonly string[] {
  const key = bare(place ?? '').replace(/^(?:el|la|los|las) /, '')
  const known =
    // 'el parque de la iglesia' is a park
    KINDS.find(({ nouns }) => key.search(nouns) === 0) ?? KINDS.find(({ nouns }) => key[key.search(nouns) - 1] === ' ')
  return known?.air ?? []
}
