import { isPicture, type Prop } from './prop.ts'

/**
 * What everybody has in hand while they do it, by the infinitives, and what is done with it wherever a story has come to, as
 * in `uses.ts`: who likes to swim swims, and nobody is told how that is. Without a tool: with the thing itself.
 */
export const GEAR = `
correr=un par de tenis=@ se {puso|pusieron} ^ y {corrió|corrieron} hasta el fondo y de vuelta
afilar=una piedra de afilar
ordeñar=un balde de ordeñar
cocinar|preparar=una cuchara de palo=@ {revolvió|revolvieron} con ^ lo que había a mano, y alcanzó para todos
ser arquero|atajar=un par de guantes de arquero
ser arquera=un par de guantes de arquera
ser portero=un par de guantes de portero
ser portera=un par de guantes de portera
planchar=una plancha=@ {pasó|pasaron} ^ por lo más arrugado que había, y quedó liso
maquillar=un estuche de maquillaje=@ {abrió|abrieron} ^ y le {pintó|pintaron} la cara a quien estaba más cerca
hacer maquillaje=una caja de pinturas=@ {abrió|abrieron} ^ y le {pintó|pintaron} la cara a quien estaba más cerca
hacer uñas|pintar uñas=un esmalte=@ {destapó|destaparon} ^ y le {pintó|pintaron} las uñas a quien tenía la mano más cerca
nadar|hacer aquagym=un gorro de natación=@ se {puso|pusieron} ^ y {dio|dieron} diez brazadas, como si hubiera agua
remar=un remo=@ {tomó|tomaron} ^ y {remó|remaron} en el aire, de un lado y del otro
bucear=un par de aletas de buceo=@ se {puso|pusieron} ^ y {aguantó|aguantaron} la respiración, y hubo que contar hasta treinta
surfear|hacer surf=una tabla de surf=@ se {subió|subieron} a ^ con los brazos abiertos, como si viniera la ola
escalar=una cuerda de escalar
patinar=un par de patines
hacer skate|andar en skate=un skate=@ {dio|dieron} una vuelta en ^ y {terminó|terminaron} con un salto
hacer crossfit|levantar pesas|ir al gym|ir al gimnasio=un par de pesas=@ {levantó|levantaron} ^ diez veces, y la última fue la más difícil
hacer gimnasia=un par de zapatillas de gimnasia=@ se {puso|pusieron} ^ e {hizo|hicieron} la rutina completa, hasta el saludo
caminar|hacer senderismo|hacer trekking=un bastón de caminar=@ {abrió|abrieron} camino con ^, paso a paso, y los demás fueron detrás
boxear=un guante de box=@ se {puso|pusieron} ^ y {lanzó|lanzaron} tres golpes al aire, sin tocar a nadie
coser=un costurero
bordar=un bastidor
escribir=una libreta
pintar=un pincel
dibujar=un lápiz
corregir=una pluma roja=@ {corrigió|corrigieron} con ^ lo que estaba mal escrito, y no se {saltó|saltaron} ni un acento
reparar|arreglar=una caja de herramientas=@ {abrió|abrieron} ^ y {arregló|arreglaron} lo que andaba flojo, a la vista de todos
reparar|arreglar|restaurar==@ {dio|dieron} con lo que andaba flojo en ^, ~ {apretó|apretaron}, y a la primera se oyó: «$»
desarmar|desmontar==@ {desarmó|desarmaron} ^ pieza por pieza y ~ {volvió|volvieron} a armar, y no sobró ninguna
soldar=una careta de soldar=@ se {bajó|bajaron} ^ y {unió|unieron} dos piezas sueltas, y quedaron como una sola
tallar madera|hacer carpintería=un cepillo de carpintero=@ {pasó|pasaron} ^ por una tabla, y salió una viruta larga como un rizo
hacer cuentas=una hoja=@ {puso|pusieron} cada cosa en su celda de ^, y la suma cuadró a la primera
programar=una computadora=@ {escribió|escribieron} tres líneas en ^, y la pantalla hizo lo que se le pedía
plantar=una pala de jardín=@ {hizo|hicieron} un hueco con ^ y {sembró|sembraron} ahí una semilla
regar=una regadera=@ {regó|regaron} con ^ lo más seco que había, gota a gota
podar=una tijera de podar
hornear=una bandeja de horno
amasar|hacer repostería=un rodillo de cocina=@ {estiró|estiraron} una masa con ^, y hubo pan para todos
pescar=una caña de pescar=@ {lanzó|lanzaron} el anzuelo con ^ y {esperó|esperaron} sin moverse, hasta que algo picó
tomar fotos|fotografiar=una cámara de fotos
limpiar=un plumero=@ {pasó|pasaron} ^ por todos los rincones, y hasta la luz se vio más limpia
disfrazarse=un disfraz=@ se {puso|pusieron} ^, y hubo que adivinar quién era
dormir|dormirse=una cobija=@ se {acurrucó|acurrucaron} con ^ y {cerró|cerraron} los ojos
cantar=un micrófono
hacer yoga|hacer pilates=un tapete de=@ {extendió|extendieron} ^ en el suelo y {respiró|respiraron} hondo, y hubo quien respiró igual
practicar tiro con arco|practicar arquería=un arco=@ {tensó|tensaron} ^ y {soltó|soltaron} la cuerda, y la flecha dio en el centro de donde se esperaba
acampar=una lámpara de acampar=@ {encendió|encendieron} ^ y {contó|contaron} un cuento de miedo, y se juntaron todos alrededor
jugar a las escond\\p{L}+|jugar al escondite|jugar a la escondida=un pañuelo=@ se {tapó|taparon} los ojos con ^ y {contó|contaron} hasta veinte, y hubo que correr a esconderse
hacer nudos==@ {hizo|hicieron} un nudo en ^, y entre todos no hubo quien lo soltara
tejer en el telar==@ se {sentó|sentaron} ante ^ y {tejió|tejieron} una franja de tres colores, y hubo quien quiso pasar el hilo
sahumar==@ {encendió|encendieron} ^, y el olor llegó hasta quien estaba más lejos
practicar=un cinturón de=@ se {ató|ataron} ^ e {hizo|hicieron} sus movimientos uno por uno, sin un ruido
hacer punto|hacer ganchillo=una madeja de lana
peinar|hacer peinados|hacerse peinados=un peine=@ {peinó|peinaron} con ^ a quien estaba más cerca, sin un solo tirón`
  .trim()
  .split('\n')
  .map((row) => row.split('=') as [string, string, string?])
  .map(([verbs, tool, deed]) => ({ verb: new RegExp(`^(?:${verbs})(?= |$)`, 'u'), tool, deed }))

/** 'pintarle las uñas' is 'pintar uñas'. */
export const isDone = (infinitive: string, verb: RegExp) =>
  verb.test(infinitive) || verb.test(infinitive.replace(/^(\p{L}+[aei]r)(?:les?)? (?:el|la|l[oa]s) /u, '$1 '))

/** The line of what is done with it; null of a picture, and of what is only shown. */
export const doneHere = (prop: Prop): string | null =>
  prop.deed ??
  (prop.alive || isPicture(prop)
    ? null
    : (GEAR.find(
        ({ verb, tool, deed }) => deed && isDone(prop.together, verb) && `${prop.un} `.startsWith(tool && `${tool} `),
      )?.deed ?? null))
