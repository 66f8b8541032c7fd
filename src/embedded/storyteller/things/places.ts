import { bare } from '../language/text.ts'
import { sectionsOf } from './sections.ts'

/** What is seen, heard and smelt at a kind of place at every hour and in all weathers. */
type Place = {
  air: readonly string[]
  /** What comes from there, for a moment, into another place. */
  lingers: string | null
}

/**
 * A kind of place by its noun, without accents, then what is true there; after '>' what comes from there into another
 * place.
 */
const KINDS = sectionsOf(String.raw`
playa|mar(?= |$)|malecon|espigon|bahia|costa(?= |$)
  El mar respiraba despacio, como alguien que duerme cerca.
  > De pronto, más de uno traía arena en los zapatos.
acuario
  La luz era azul y se movía en las paredes.
  Del otro lado del vidrio pasaban sombras enormes.
  Las burbujas subían de una en una, sin empujarse.
  Se hablaba bajito, como debajo del agua.
  > Por un momento hubo reflejos de agua en todas las paredes.
alberca|piscina|pileta|pile(?= |$)
  Se oía chapotear.
  El agua hacía dibujos de luz en todo lo que tenía cerca.
  Olía a cloro y a toalla.
  El borde estaba resbaloso y lleno de huellas.
  > En el suelo apareció una huella mojada, y luego otra.
(?:orilla del )?rio(?= |$)|arroyo|cascada
  El agua pasaba hablando sola.
  Olía a piedra mojada.
  Una hoja bajaba por la corriente, muy derecha.
  Las piedras del fondo parecían moverse.
  > Se oyó agua correr, y por ahí no corría ninguna.
lago|laguna|presa(?= |$)|muelle
  El agua tenía otro cielo adentro.
  Algo saltó en medio del agua, y quedaron los círculos.
  Olía a orilla: a lodo, a hierba y a madera mojada.
  Las voces de la otra orilla llegaban como si estuvieran cerca.
hospital|clinica|paritorio|maternidad|sanatorio|sala de espera|pasillo del hospital
  El pasillo era largo y blanco.
  En alguna parte, una puerta se cerró sin ruido.
  Olía a jabón y a café de máquina.
  Las sillas, en fila, parecían esperar también.
  Unas ruedas pasaron despacio y se alejaron.
  > Por un momento todos caminaron de puntillas, sin saber por qué.
estadio|bombonera|tribuna|grada
  Las gradas retumbaban como un tambor.
  Un vendedor pasaba gritando entre las filas.
  El pasto, desde arriba, era de un verde que no hay en otra parte.
  Todo el mundo se levantaba al mismo tiempo y se sentaba cuando podía.
  > A lo lejos, quién sabe dónde, se oyó rugir una tribuna.
cancha|campo de (?:futbol|juego)|gimnasio|pista
  Las rayas del suelo decían hasta dónde.
  Se oían rebotes, y entre rebote y rebote, nombres.
  Los gritos sonaban más grandes que quienes los daban.
  Había botellas de agua en fila, y chaquetas en montón.
cocina
  Había ruido de tapas y cucharas, que es el ruido de las cocinas contentas.
  Olía a lo que se estaba haciendo, y se estaba haciendo bien.
  Una tapa bailaba encima de su olla.
  Había un banco de más, porque en las cocinas siempre llega alguien.
  > A todos, al mismo tiempo, les dio hambre de esa cocina.
montan|cerro|sierra|volcan|monte(?= |$)|cima|mirador
  Abajo, muy abajo, las casas parecían migas.
  El aire era de los que se respiran hasta el fondo.
  Una piedra rodó, y tardó mucho en dejar de oírse.
  El viento llegaba de lejos, sin nada que lo parara.
  > El aire se puso fino y limpio, como allá arriba.
bosque|selva
  Los árboles tapaban la mitad del cielo.
  Olía a hojas y a corteza.
  Las ramas secas avisaban de cada paso.
  La luz bajaba en pedacitos.
  > La sombra de un árbol que ahí no estaba se movió en el suelo.
parque|jardin(?!era)|plaza|zocalo|alameda
  Un árbol movía las hojas, como quien saluda.
  Las palomas caminaban como si tuvieran prisa.
  Una banca tenía la pintura gastada, de tanto acompañar.
  Se oía algo rechinar: un columpio, o una reja.
  > Una hoja de árbol cayó donde no había árboles.
feria|kermes|rueda de la fortuna
  Sonaban tres músicas al mismo tiempo.
  Había luces que se encendían de una en una.
  Olía a azúcar tostada.
  Todo daba vueltas, unas cosas más despacio que otras.
  > Parpadearon unas luces que nadie había puesto.
teatro|cine|auditorio|escenario
  Las butacas rechinaban, cada una en su tono.
  Se apagó una luz, luego otra, y todo el mundo se acomodó.
  En lo oscuro crujía un papel de dulce.
  Alguien pedía silencio, y alguien se reía de que lo pidieran.
museo|exposicion
  Los pasos sonaban más que en la calle.
  Había letreros que pedían no tocar, y muchas ganas de tocar.
  En un rincón había una silla, para quien cuida.
  Las salas se seguían unas a otras, como vagones.
zoo
  Se oían animales que no se veían.
  Todo el mundo señalaba algo con el dedo.
  Olía a paja y a animal grande.
  Los letreros decían quién vivía dónde. No siempre estaba.
escuela|colegio|cole(?= |$)|kinder|prepa(?= |$)|universidad|instituto|insti(?= |$)|facultad|salon de clases|aula|patio (?:de la |del )(?:escuela|colegio|cole|kinder)
  Sonaban pasos en el pasillo.
  En alguna pared había un reloj al que todos miraban.
  Olía a lápiz recién afilado.
  Un timbre acababa de sonar, o estaba por sonar.
aeropuerto
  Se oían ruedas de maletas y una voz que anunciaba ciudades.
  Todo el mundo miraba para arriba, a ver qué decía.
  Los abrazos duraban distinto, según la puerta.
  Detrás de los vidrios, los aviones esperaban sin moverse.
  > Una voz, muy lejos, anunció una salida.
estacion(?!amiento)|central|terminal|anden
  Una voz anunciaba salidas, y no se le entendía ninguna.
  Unos llegaban y otros se iban, todos con bultos.
  Un reloj grande iba por delante de los demás.
  Las bancas tenían la forma de la espera.
mercado|tianguis|feria del libro
  Todo el mundo ofrecía algo a voces.
  Había un pasillo para cada olor.
  Las básculas subían y bajaban, como si saludaran.
  Los puestos tenían techos de colores.
tienda|panaderia|farmacia|almacen|bodeguita
  Detrás del mostrador, los estantes llegaban hasta el techo.
  Cada cosa tenía su lugar, y alguien sabía cuál.
  Quien entraba daba los buenos días.
iglesia|catedral|parroquia|templo|capilla
  Los pasos sonaban a piedra.
  Se hablaba bajito, sin que nadie lo pidiera.
  Olía a cera y a flores.
  La luz bajaba desde muy arriba.
biblioteca|libreria
  Olía a papel.
  El silencio era de los que acompañan.
  Alguien dio vuelta a una página, y se oyó en toda la sala.
  Los lomos, de pie, esperaban a que los leyeran.
oficina|sala de juntas|despacho|redaccion
  En el techo zumbaba una luz.
  Olía a café recalentado.
  Una impresora hablaba sola en el fondo.
  Había papelitos de colores pegados en todas partes.
taller|bodega|fabrica|garaje|cochera|laboratorio
  Cada cosa tenía su ruido, y ese lugar los tenía todos.
  Las herramientas colgaban, cada una con su sombra.
  El polvo flotaba en la luz, sin prisa.
  Había cajas con letreros escritos a mano.
campo|rancho|finca|quinta|granja|huert|milpa|chacra
  El cielo empezaba muy abajo.
  Se oía todo lo que en la ciudad no se oye.
  Olía a tierra y a hierba.
  Un perro ladraba lejos, y otro le contestaba más lejos.
carretera|autopista|ruta(?= |$)|camino
  Las rayas del suelo pasaban de una en una.
  Los postes se iban quedando atrás, sin despedirse.
  Cada tanto, un letrero decía cuánto faltaba.
  Delante había curva, y detrás de la curva, otra.
avion
  Por la ventanilla, las nubes parecían suelo.
  Un zumbido parejo lo envolvía todo.
  Los asientos miraban todos para el mismo lado.
  Una lucecita pedía no levantarse todavía.
restaurante?|fonda|cafeteria|cafe(?= |$)|bar(?= |$)|taqueria|pizzeria|heladeria|tacos
  Los platos iban y venían por encima de las cabezas.
  En cada mesa se hablaba de otra cosa.
  Una cucharita tintineó en un vaso.
  Olía a lo que habían pedido los demás, que siempre parece mejor.
cuarto|dormitorio|recamara|habitacion|pieza(?= |$)
  La luz del pasillo entraba por debajo de la puerta.
  La almohada guardaba el hueco de una cabeza.
  Las sombras del techo tenían forma de cosas.
  La puerta estaba entornada, como siempre.
patio|terraza|azotea|balcon|porche
  Se veía un buen pedazo de cielo.
  Las macetas se apretaban contra la pared.
  Del otro lado de la barda se oía otra casa.
  Un tendedero cruzaba el aire, con sus pinzas.
calle|esquina|banqueta|barrio|cuadra|callejon
  Una cortina se movió en una ventana.
  Los pasos hacían eco entre las paredes.
  De alguna puerta salía olor a comida.
  Pasó alguien silbando y dio vuelta en la esquina.
pueblo|aldea
  Todas las calles iban a dar al mismo sitio.
  Una campana contaba la hora sin prisa.
  De cada ventana salía un olor distinto.
  Todo quedaba cerca, hasta lo que quedaba lejos.
casa|departamento|depa(?= |$)|sala(?= |$)|comedor|living
  Cada puerta rechinaba a su manera.
  Olía a esa casa, que no huele como ninguna.
  En alguna parte caía una gota, y luego otra.
  Una escoba descansaba detrás de una puerta.
`).map(([nouns, lines]) => ({
  nouns: new RegExp(nouns, 'u'),
  air: lines.filter((line) => !line.startsWith('> ')),
  lingers: lines.find((line) => line.startsWith('> '))?.slice(2) ?? null,
}))

/** What is true of `place`, as a memory names it ('la cocina', 'Oaxaca'); nothing where no such place is known. */
export function airOf(place: string | null): Place {
  const key = bare(place ?? '').replace(/^(?:el|la|los|las) /, '')
  const known =
    // 'el parque de la iglesia' is a park
    KINDS.find(({ nouns }) => key.search(nouns) === 0) ?? KINDS.find(({ nouns }) => key[key.search(nouns) - 1] === ' ')
  if (known) return known
  return { air: [], lingers: null }
}
