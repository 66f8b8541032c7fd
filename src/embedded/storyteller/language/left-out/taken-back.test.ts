import { expect, test } from 'vitest'
import { withoutTakenBack } from './taken-back.ts'

test.each([
  ['al principio no lo quería la verdad pero salió más bueno que mis hijos jaja eso no lo pongan', ''],
  ['la pandemia los tres en la sala, ya estábamos solos sin su papá pero eso no va', 'la pandemia los tres en la sala'],
  ['que es recto y a mi hijo le consiguió trabajo pero eso es entre nosotros', 'que es recto'],
  ['visita a los presos, también visitó a mi esposo (no poner eso)', 'visita a los presos'],
  ['visita a los presos. También visitó a mi esposo y a mi hermano, no pongan eso porfa', 'visita a los presos'],
  [
    'es trabajadora. nunca fue al colegio pero sabe las cuentas (no poner lo del colegio)',
    'es trabajadora. sabe las cuentas',
  ],
  ['son cuadrados pero pagan bien, noo eso no. que son buena onda', 'que son buena onda'],
  ['está en terapia de lenguaje no pongan eso', ''],
  ['siempre está. me prestó guita y nunca me la reclamó (no lo pongas jaja)', 'siempre está'],
  ['dejó a los suyos en el sur por criarnos, eso igual me da pena, no sé si ponerlo', ''],
  ['salió adelante después de lo que le pasó, ustedes nomás pongan que es un guerrero', 'que es un guerrero'],
  ['quemé los fideos dos veces y les encantó. los viejos no saben', ''],
  [
    'nunca se raja aunque lo molesten, (entre nos, batallo con él, reprobó mate, pero eso no va)',
    'nunca se raja aunque lo molesten',
  ],
  ['cuando me separé del Rodrigo (no lo nombren plis) se vino a mi casa', 'se vino a mi casa'],
  [
    'me cantaba bajito. ah y nuestro papá nos regañó... no, eso quítenlo porfa, que no salga mi papá',
    'me cantaba bajito',
  ],
  [
    'le encanta el café de olla y coleccionar tazas, ya no tiene tazas, mejor no pongan lo de las tazas',
    'le encanta el café de olla',
  ],
  ['canta en la regadera, le pagan poco, eso mejor no lo digan porfa', 'canta en la regadera'],
  ['se separó y está bajoneada, él se llevó hasta el hervidor. obvio no pongan eso, que sea algo lindo no más', ''],
  [
    'se ha cambiado de cole y lo está pasando mal, come solo. no quiero que ponga eso en el cuento pero que le anime. ah y lleva gafas rojas',
    'lleva gafas rojas',
  ],
  [
    'silba al cocinar. Lo echaron del trabajo y anda triste. Eso no quiero que salga, que sea alegre.',
    'silba al cocinar',
  ],
  ['dibuja en las servilletas. Repitió el año. Prefiero que no se mencione eso', 'dibuja en las servilletas'],
  ['es muy valiente. tartamudea un poco, no pongan eso porque le da pena', 'es muy valiente'],
])('what is taken back goes with the words that take it back: %s', (said, rest) => {
  expect(withoutTakenBack(said)).toBe(rest)
})

test.each([
  ['los tulipanes y dormir conmigo jaja no eso no', 'los tulipanes'],
  ['el fútbol, las motos y copiar, eso no', 'el fútbol, las motos'],
])('of things that are liked, the last: %s', (said, rest) => {
  expect(withoutTakenBack(said, { list: true })).toBe(rest)
})

test.each([
  'eso no se olvida y eso no es poco',
  'siempre dice «eso no» y se ríe',
  'decía eso no, y había que volver a empezar',
  'me enseñó que eso no',
  'no pone eso en duda nadie',
  'se partió el mentón y lo primero que dijo fue no le digas a mamá. al otro día estaba ahí de vuelta',
  'no quiero que pongan esa cara cuando lo lea',
  'dice que mejor que salga el sol',
  'a mi abuela no le digas eso, que se enoja',
  'sus papás no saben nadar',
  'ella no sabe perder',
  'se sabe los precios y no lo pongas a prueba',
])('what takes nothing back stays: %s', (said) => {
  expect(withoutTakenBack(said)).toBe(said)
})
