import type { Deed } from './deeds.ts'
import type { QualityClass } from '../language/quality-classes.ts'

/** One more deed for each kind of quality, written as those in `deeds.ts` are. */
export const FURTHER_DEEDS: Record<Exclude<QualityClass, 'other'>, Deed> = {
  patience: {
    plant: (o) => `Quien habla con ${o} mira el reloj mientras tanto`,
    act: (r, o) => [
      `${r.name} ${r.v('empezó')} a contar hasta mil, sin saltarse ningún número. ${r.n('Llevaba', 'Llevaban')} treinta y dos cuando algo crujió.`,
      `Era ${o}, que por primera vez tenía tiempo de pensarlo mejor.`,
    ],
  },
  persistence: {
    handy: true,
    plant: (o) => `A ${o} le han dicho adiós tantas veces que ya no escucha los saludos`,
    act: (r, o) => [
      `La primera vez no salió. La segunda salió peor. A la tercera, ${r.name} ${r.v('pidió')} un vaso de agua, se lo ${r.v('bebió')} y ${r.v('dijo')}: «A ver, otra».`,
      `No hizo falta la cuarta. Se ablandó ${o}, que nunca había visto a nadie quedarse.`,
    ],
  },
  courage: {
    plant: (o) => `Todo el mundo habla de ${o} en voz baja y desde lejos`,
    act: (r, o) => [
      `Cualquiera habría dado un paso atrás. Para quedarse en su sitio, a veces, ya hace falta mucho valor. ${r.name} ${r.v('hizo')} algo más difícil: ${r.v('dio')} un paso adelante.`,
      `Después del paso vino una palabra: «Hola». Y para los gritos, ${o} tenía respuesta; para un saludo, ninguna.`,
    ],
  },
  kindness: {
    plant: (o) => `A ${o} le preguntan de todo, menos cómo está`,
    act: (r, o) => [
      `${r.name} no ${r.v('traía')} ningún plan. ${r.n('Traía', 'Traían')} oídos. Se ${r.v('sentó')} cerca, ${r.v('hizo')} un hueco y ${r.v('esperó')} a que saliera lo que tuviera que salir.`,
      `Salió mucho. Salió durante un buen rato. Y cuando ${o} terminó de contarlo, ya no quedaba nada por lo que enojarse.`,
    ],
  },
  joy: {
    handy: true,
    plant: (o) => `Desde que está ahí ${o}, nadie silba por los alrededores`,
    act: (r, o) => [
      `${r.name} ${r.v('empezó')} a tararear, bajito, como se tararea al fregar los platos. Era una canción que se pega en cuanto se oye.`,
      `Al segundo estribillo se movía un pie. Al tercero, los dos. Los pies eran de ${o}.`,
    ],
  },
  strength: {
    plant: (o) => `Lo que pesa ${o} no lo ha levantado nunca nadie`,
    act: (r, o) => [
      `Parecía imposible, y lo era, de una sola vez. Así que ${r.name} lo ${r.v('hizo')} en cien veces pequeñas, sin soltar, descansando lo justo entre una y otra.`,
      `Al llegar a cien, ${o} ya no pesaba: ayudaba.`,
    ],
  },
  honesty: {
    plant: (o) => `Delante de ${o} todo el mundo dice que sí con la cabeza y que no con los pies`,
    act: (r, o) => [
      `${r.name} ${r.v('dijo')} lo que pensaba. Sin adornos, sin gritos y sin esconder la parte incómoda.`,
      `Se hizo un silencio de los de oír volar una mosca. «Por fin», se oyó entonces. Y lo había dicho ${o}.`,
    ],
  },
  mind: {
    plant: (o) => `Para arreglar lo de ${o} se han gastado ya tres manuales y un martillo`,
    act: (r, o) => [
      `${r.name} ${r.v('dejó')} los manuales en el suelo, ${r.v('dio')} una vuelta alrededor y se ${r.v('fijó')} en lo único que nadie miraba: la parte de abajo.`,
      `Ahí había un hilo suelto, chiquitísimo. Bastó con tirar de él. A ${o} se le deshizo el problema como un calcetín viejo.`,
    ],
  },
  tenderness: {
    plant: (o) => `A ${o} nadie le ha hecho nunca un hueco`,
    act: (r, o) => [
      `${r.name} no ${r.v('levantó')} la voz. ${r.n('Se hizo', 'Se hicieron')} a un lado, ${r.v('señaló')} el hueco que quedaba y ${r.v('esperó')}.`,
      `Costó un poco, pero hubo sitio de sobra. Y de tan cerca, ya se sabe, ${o} no asusta a nadie.`,
    ],
  },
  work: {
    handy: true,
    plant: (o) => `Lo de ${o} se ha dejado siempre para mañana`,
    act: (r, o) => [
      `${r.name} ${r.v('se remangó')}, ${r.v('hizo')} tres montones y ${r.v('empezó')} por el más feo. Cuando se acabó el feo, los otros dos ya daban menos miedo.`,
      `Al rato no quedaba nada por hacer, y ${o} no se podía creer aquel orden.`,
    ],
  },
  calm: {
    plant: (o) => `A ${o} se le pegan los nervios de todo el que pasa`,
    act: (r, o) => [
      `Cualquiera se habría puesto a dar vueltas. ${r.name} ${r.v('se sentó')}, ${r.v('respiró')} hasta diez y no ${r.v('se movió')} de allí.`,
      `Si los nervios se pegan, la calma también. A los diez, sin darse cuenta, ${o} respiraba al mismo compás.`,
    ],
  },
}

/** Whoever has just been born mends things without a step or a word, whatever they are admired for. */
export const CRADLE_DEEDS: Deed[] = [
  {
    plant: (o) => `A ${o} nadie le ha sonreído nunca porque sí`,
    act: (r, o) => [
      `${r.name} ${r.v('abrió')} mucho los ojos, como los abre quien acaba de llegar y encuentra el mundo muy bien hecho. Y ${r.v('miró')} hacia allí.`,
      `Después vino la sonrisa: sin motivo, sin prisa, enorme. Y a ${o} se le olvidó lo que iba a decir.`,
    ],
  },
  {
    plant: (o) => `Con ${o} nadie se ha quedado nunca en calma`,
    act: (r, o) => [
      `${r.name} no ${r.v('lloró')}. ${r.n('Hizo', 'Hicieron')} un ruidito de paloma, que en ese idioma quiere decir muchas cosas, y todas buenas.`,
      `Nadie le había dicho nunca nada parecido a ${o}. De la impresión, tuvo que sentarse.`,
    ],
  },
  {
    plant: (o) => `Hasta hoy, todo el mundo le ha cerrado la mano a ${o}`,
    act: (r, o) => [
      `Una mano pequeñísima se abrió como una flor y se quedó así, en el aire, esperando a que alguien le diera un dedo.`,
      `Entonces, con lo grande que era, ${o} descubrió que una mano tan pequeña también puede sujetar muy fuerte.`,
    ],
  },
]
