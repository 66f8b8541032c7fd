import { describe, expect, it } from 'vitest'
import { inVariant, VARIANT_NOUNS } from './variants.ts'

const none = new Set<string>()

describe('words of the country', () => {
  it('are two hundred and more, each in six variants', () => {
    expect(VARIANT_NOUNS.length).toBeGreaterThanOrEqual(237)
    expect(VARIANT_NOUNS.filter((row) => row.length !== 6)).toEqual([])
    const names = VARIANT_NOUNS.map(([first]) => first!.one)
    expect(new Set(names).size).toBe(names.length)
  })

  it.each([
    [
      'El refrigerador roncaba junto al clóset.',
      'La heladera roncaba junto al placard.',
      'La nevera roncaba junto al armario.',
    ],
    ['Subió al camión con un pastel.', 'Subió al colectivo con una torta.', 'Subió al autobús con una tarta.'],
    ['El elevador no tenía estampillas.', 'El ascensor no tenía estampillas.', 'El ascensor no tenía sellos.'],
    ['Un camión de bomberos rojo.', 'Un camión de bomberos rojo.', 'Un camión de bomberos rojo.'],
    ['La banca vieja crujía.', 'El banco viejo crujía.', 'El banco viejo crujía.'],
    ['Compró una torta y un jugo.', 'Compró un sánguche y un jugo.', 'Compró un bocadillo y un zumo.'],
    ['Perdió los lentes en la alberca.', 'Perdió los anteojos en la pileta.', 'Perdió las gafas en la piscina.'],
    [
      'Salió de la recámara con dos calcetines.',
      'Salió de la habitación con dos medias.',
      'Salió de la habitación con dos calcetines.',
    ],
    [
      'El foco del tercer piso, fundido.',
      'La lamparita del tercer piso, fundida.',
      'La bombilla del tercer piso, fundida.',
    ],
    ['Le ató la agujeta que traía suelta.', 'Le ató el cordón que traía suelto.', 'Le ató el cordón que traía suelto.'],
    [
      'El foco que seguía muy quieto y el tapete que estaba roto.',
      'La lamparita que seguía muy quieta y la alfombra que estaba rota.',
      'La bombilla que seguía muy quieta y la alfombra que estaba rota.',
    ],
    [
      'Los lentes que traía puestos, y los lentes que llevaban todos.',
      'Los anteojos que traía puestos, y los anteojos que llevaban todos.',
      'Las gafas que traía puestas, y las gafas que llevaban todos.',
    ],
    [
      'La agujeta que tenía otra punta, la banca que estaba lejos.',
      'El cordón que tenía otra punta, el banco que estaba lejos.',
      'El cordón que tenía otra punta, el banco que estaba lejos.',
    ],
    [
      'Una sola banca, la última banca y el primer foco.',
      'Un solo banco, el último banco y la primera lamparita.',
      'Un solo banco, el último banco y la primera bombilla.',
    ],
    ['Todavía faltaban las calificaciones.', 'Todavía faltaban las notas.', 'Todavía faltaban las notas.'],
    ['Dejó los lentes oscuros.', 'Dejó los anteojos oscuros.', 'Dejó las gafas oscuras.'],
    ['Se fue de puntitas, muy quedito.', 'Se fue en puntas de pie, muy bajito.', 'Se fue de puntillas, muy bajito.'],
    ['Se prendió la luz del elevador.', 'Se prendió la luz del ascensor.', 'Se encendió la luz del ascensor.'],
    [
      'El asiento de junto, y junto a ella.',
      'El asiento de al lado, y junto a ella.',
      'El asiento de al lado, y junto a ella.',
    ],
    ['El salón entero volteó.', 'La clase entera se dio vuelta.', 'La clase entera se giró.'],
    ['Una voz dulce jugaba tenis.', 'Una voz dulce jugaba tenis.', 'Una voz dulce jugaba tenis.'],
    ['Recárgate, y recarga la cabeza.', 'Apóyate, y apoya la cabeza.', 'Apóyate, y apoya la cabeza.'],
    [
      '—Ven —dijo. Le daba pena preguntar.',
      '—Vení —dijo. Le daba vergüenza preguntar.',
      '—Ven —dijo. Le daba vergüenza preguntar.',
    ],
    [
      'Los bancos se recorrieron un poquito.',
      'Los bancos se apretaron un poquito.',
      'Los bancos se apretaron un poquito.',
    ],
    [
      'Subió al último piso, y llegó al último.',
      'Subió al último piso, y llegó al final.',
      'Subió al último piso, y llegó al final.',
    ],
    ['Si traes una noticia, dura.', 'Si traes una noticia, dura.', 'Si traes una noticia, dura.'],
    ['«Se nos perdió un calcetín.»', '«Se nos perdió una media.»', '«Se nos perdió un calcetín.»'],
    [
      'Se había raspado la rodilla; dona su raspado.',
      'Se había raspado la rodilla; dona su granizado.',
      'Se había raspado la rodilla; dona su granizado.',
    ],
    [
      '—¡Mira! —dijo—. Olía a pasto recién cortado.',
      '—¡Mirá! —dijo—. Olía a pasto recién cortado.',
      '—¡Mira! —dijo—. Olía a hierba recién cortada.',
    ],
    [
      '—Disculpen —dijo. Afuera le acomodó el pelo.',
      '—Disculpen —dijo. Afuera le acomodó el pelo.',
      '—Perdonad —dijo. Fuera le colocó el pelo.',
    ],
    [
      'Lo tomó con cuidado. La tomó en serio. La tomó de la mano.',
      'Lo tomó con cuidado. La tomó en serio. La tomó de la mano.',
      'Lo cogió con cuidado. La tomó en serio. La tomó de la mano.',
    ],
    ['Desde allá arriba; más allá.', 'Desde allá arriba; más allá.', 'Desde allí arriba; más allá.'],
    ['—¡Miren! Siéntense. Mejor déjenlo.', '—¡Miren! Siéntense. Mejor déjenlo.', '—¡Mirad! Sentaos. Mejor dejadlo.'],
    [
      '—¡Miren nada más! Ahí afuera iba adelante.',
      '—¡Miren eso! Ahí afuera iba adelante.',
      '—¡Hay que ver! Ahí fuera iba delante.',
    ],
    ['Al otro día le dio un jalón.', 'Al otro día le dio un tirón.', 'Al día siguiente le dio un tirón.'],
    ['Contra el vidrio, panza arriba.', 'Contra el vidrio, panza arriba.', 'Contra el cristal, panza arriba.'],
    ['Le sonó la panza en el ropero.', 'Le sonó la panza en el ropero.', 'Le sonó la barriga en el armario.'],
    [
      'Compuso la correa. Compuso una canción.',
      'Arregló la correa. Compuso una canción.',
      'Arregló la correa. Compuso una canción.',
    ],
    ['El elevador se atoró.', 'El ascensor se trabó.', 'El ascensor se atascó.'],
    ['Vivía arriba de una panadería.', 'Vivía arriba de una panadería.', 'Vivía encima de una panadería.'],
    ['Dejó recado: «Duérmete, Noche».', 'Dejó mensaje: «Dormite, Noche».', 'Dejó recado: «Duérmete, Noche».'],
    ['Cuéntame de la gorra de baño.', 'Contame de la gorra de baño.', 'Cuéntame del gorro de baño.'],
    [
      'Un zorrillo cansado durmió en la casa de campaña.',
      'Un zorrino cansado durmió en la carpa.',
      'Una mofeta cansada durmió en la tienda de campaña.',
    ],
    ['Con la envoltura y la cartera.', 'Con el envoltorio y la billetera.', 'Con el envoltorio y la cartera.'],
    ['No hubo enojo ni nadie enojado.', 'No hubo enojo ni nadie enojado.', 'No hubo enfado ni nadie enfadado.'],
    [
      '«Se vale caerse». No se vale. Se vale de un palo.',
      '«Está permitido caerse». No vale. Se vale de un palo.',
      '«Está permitido caerse». No vale. Se vale de un palo.',
    ],
    [
      'La primera probada fue para alguien más.',
      'El primer bocado fue para alguien más.',
      'El primer bocado fue para alguien más.',
    ],
    ['Soplaron a la cuenta de tres.', 'Soplaron a la cuenta de tres.', 'Soplaron a la de tres.'],
    [
      'Empezó por «mal» y acabó por «ahí va».',
      'Empezó por «mal» y acabó por «ahí va».',
      'Empezó por «mal» y acabó por «tirando».',
    ],
    ['Hasta la barbilla, y luego nada.', 'Hasta la pera, y después nada.', 'Hasta la barbilla, y luego nada.'],
    [
      'Le hizo sitio en el sitio de siempre.',
      'Le hizo lugar en el sitio de siempre.',
      'Le hizo sitio en el sitio de siempre.',
    ],
    [
      '—Adiviné —dijo el esposo de Inés.',
      '—Adiviné —dijo el marido de Inés.',
      '—Lo he adivinado —dijo el marido de Inés.',
    ],
    [
      'Nadie adivinó. Los esposos, tomados de la mano.',
      'Nadie adivinó. Los esposos, tomados de la mano.',
      'Nadie adivinó. Los esposos, cogidos de la mano.',
    ],
    [
      'Se tomaron de la mano y se tomaron el té.',
      'Se tomaron de la mano y se tomaron el té.',
      'Se cogieron de la mano y se tomaron el té.',
    ],
    [
      '—Ya me cansé. Antes de lavar los platos se acomodó.',
      '—Ya me cansé. Antes de lavar los platos se acomodó.',
      '—Ya me he cansado. Antes de fregar los platos se colocó.',
    ],
    [
      'El día de mamá, en la misma banqueta.',
      'El día de mamá, en la misma vereda.',
      'El Día de la Madre, en la misma acera.',
    ],
    ['La cama de mamá. Un día, mamá.', 'La cama de mamá. Un día, mamá.', 'La cama de mamá. Un día, mamá.'],
  ])('%s', (mexico, argentina, spain) => {
    expect(inVariant(mexico, 'es-MX', none)).toBe(mexico)
    expect(inVariant(mexico, 'es-AR', none)).toBe(argentina)
    expect(inVariant(mexico, 'es-ES', none)).toBe(spain)
  })

  it('agree past «mismo»', () =>
    expect(inVariant('En la misma banqueta, la misma.', 'es-CO', none)).toBe('En el mismo andén, la misma.'))

  it('where no country is known say nothing that one country alone says', () =>
    expect(inVariant('Su esposa lo tomó. Se tomaron de la mano.', 'es', none)).toBe(
      'Su esposa lo tomó. Se tomaron de la mano.',
    ))

  it('leave what the giver wrote', () => {
    expect(inVariant('Decía: «mi carro rojo».', 'es-ES', new Set(['carro']))).toBe('Decía: «mi carro rojo».')
    expect(inVariant('Hablaban de carros.', 'es-ES', new Set(['carros']))).toBe('Hablaban de carros.')
  })

  it.each([
    ['Don Beto es el portero del edificio de Ana.', 'Don Beto es el portero del edificio de Ana.'],
    ['Saludó al portero y subió. Luego vio el partido.', 'Saludó al portero y subió. Luego vio el partido.'],
    ['El portero de la escuela paró el partido.', 'El portero de la escuela paró el partido.'],
    ['El portero atajó el penal.', 'El arquero atajó el penal.'],
    ['Unos guantes de portero.', 'Unos guantes de arquero.'],
    ['Jugaba de portero en la calle.', 'Jugaba de arquero en la calle.'],
  ])('calls a goalkeeper so only in sport: %s', (mexico, argentina) =>
    expect(inVariant(mexico, 'es-AR', none)).toBe(argentina),
  )
})
