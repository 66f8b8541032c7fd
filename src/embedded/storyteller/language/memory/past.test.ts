import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { inThePast, pastAtHead } from './past.ts'

beforeAll(loadDictionary)

it.each([
  ['no dejaron hacer sancocho y tocó comer lentejas', 'no dejaron hacer sancocho y tocó comer lentejas'],
  ['me prestó la moto y choque la reja', 'me prestó la moto y choqué la reja'],
  ['se puso el casco y camino despacio por la acera', 'se puso el casco y caminó despacio por la acera'],
  ['cosió otro porque el que compramos llego roto', 'cosió otro porque el que compramos llegó roto'],
  ['dijo que cocinaba y dejo sin gas a la cuadra', 'dijo que cocinaba y dejó sin gas a la cuadra'],
  ['el día que en el patio armo una casita y durmió ahí', 'el día que en el patio armó una casita y durmió ahí'],
  ['cuando me regalo la bici', 'cuando me regaló la bici'],
  ['nos llevo al mar y no lloro nada', 'nos llevó al mar y no lloró nada'],
  ['el día de las carreras llevo un burro y ganó', 'el día de las carreras llevó un burro y ganó'],
  ['se rompieron los platos y los pego con cola', 'se rompieron los platos y los pegó con cola'],
  [
    'me dio un beso y le hablo a mi suegra y después me cantó',
    'me dio un beso y le habló a mi suegra y después me cantó',
  ],
  ['le hice una mesa y la pinto de verde y ahora come ahí', 'le hice una mesa y la pintó de verde y ahora come ahí'],
  ['en la feria saco un oso y no lo soltó', 'en la feria sacó un oso y no lo soltó'],
  ['se voló la carpa y mamá freno y corrió', 'se voló la carpa y mamá frenó y corrió'],
  ['hizo una fiesta y el cura bailo', 'hizo una fiesta y el cura bailó'],
  ['en su primer concurso el burro se paró', 'en su primer concurso el burro se paró'],
  [
    'me tejió un gorro y lo termino de noche y todavía lo uso',
    'me tejió un gorro y lo terminó de noche y todavía lo uso',
  ],
  ['el primer verano que pase en su casa aprendí a nadar', 'el primer verano que pasé en su casa aprendí a nadar'],
  ['la Navidad que pase con ellos será la mejor', 'la Navidad que pase con ellos será la mejor'],
  ['las vacaciones que pase con ellos fueron las mejores', 'las vacaciones que pasé con ellos fueron las mejores'],
  ['el día que me gradue gritó mi nombre', 'el día que me gradué gritó mi nombre'],
  ['cuando me casé el toco la guitarra', 'cuando me casé él tocó la guitarra'],
  ['se atoró la camioneta el bajo, empujó y me sacó', 'se atoró la camioneta él bajó, empujó y me sacó'],
  ['puso la mesa y el vino, la pizza y el pan', 'puso la mesa y el vino, la pizza y el pan'],
  ['choco la moto y llegó cantando', 'chocó la moto y llegó cantando'],
  ['se subió al escenario y no paro de reír', 'se subió al escenario y no paró de reír'],
  ['se subió al escenario y no paro de reírme', 'se subió al escenario y no paro de reírme'],
  ['me dio un beso y le hablo todavía', 'me dio un beso y le hablo todavía'],
  ['yo las riego y la de mi mamá la guardo con su moño', 'yo las riego y la de mi mamá la guardo con su moño'],
  ['cuando llego a casa siempre me espera', 'cuando llego a casa siempre me espera'],
  ['yo me enojo y le grito', 'yo me enojo y le grito'],
  ['le cante una nana', 'le canté una nana'],
  ['la tarde en que volamos', 'la tarde en que volamos'],
  ['le tocó el timbre y lo dejo subir', 'le tocó el timbre y lo dejó subir'],
  ['me prestó su rana, así dejo de llorar', 'me prestó su rana, así dejó de llorar'],
  [
    'le prestaba su rana para que lo cuidara, así dejo de llorar',
    'le prestaba su rana para que lo cuidara, así dejó de llorar',
  ],
  ['la vez que llegue empapada y me prestó su saco', 'la vez que llegué empapada y me prestó su saco'],
  ['el día que llegue tarde y se le cayó el pastel', 'el día que llegué tarde y se le cayó el pastel'],
  ['me dijo que cuando llegue me abrazaría', 'me dijo que cuando llegue me abrazaría'],
  ['me compró un reloj para cuando llegue tarde', 'me compró un reloj para cuando llegue tarde'],
  ['siempre tiene un plato para quien llegue', 'siempre tiene un plato para quien llegue'],
  ['lo visito y lo dejo dormir', 'lo visito y lo dejo dormir'],
  ['se perdió su globo y lloro y un señor le dio otro', 'se perdió su globo y lloró y un señor le dio otro'],
  ['exploto antes de tiempo y le cayó encima', 'explotó antes de tiempo y le cayó encima'],
  ['hicimos pan y quedo harina en el techo', 'hicimos pan y quedó harina en el techo'],
  ['la encontré y me la lleve en la bolsa', 'la encontré y me la llevé en la bolsa'],
  ['cuando cumplió 5 le compre un pez', 'cuando cumplió 5 le compré un pez'],
  ['me tope con él y me cambio la vida', 'me topé con él y me cambió la vida'],
  ['no alcanzo a ver el campeonato, fue después', 'no alcanzó a ver el campeonato, fue después'],
  ['nos quedamos hasta las tres y mando pedir mariachi', 'nos quedamos hasta las tres y mandó pedir mariachi'],
  ['no quiso subirse y me lleno las bolsas', 'no quiso subirse y me llenó las bolsas'],
  ['me llevó al cine y me lleno de orgullo', 'me llevó al cine y me lleno de orgullo'],
  ['yo le enseñé el ajedrez y a los tres meses me gano', 'yo le enseñé el ajedrez y a los tres meses me ganó'],
  ['contestaba con dibujos y en mayo levanto la mano', 'contestaba con dibujos y en mayo levantó la mano'],
  ['mato una araña por mí', 'mató una araña por mí'],
  [
    'el primer día de kínder lloro agarrada de la reja y yo la abracé',
    'el primer día de kínder lloró agarrada de la reja y yo la abracé',
  ],
  ['la primera Navidad que pase con ellos yo quise cocinar', 'la primera Navidad que pasé con ellos yo quise cocinar'],
  ['la primera vez que cocinó sola quemo el arroz', 'la primera vez que cocinó sola quemó el arroz'],
  ['hubo risas, llanto y abrazos a todos', 'hubo risas, llanto y abrazos a todos'],
  ['cuando paso por esa calle me acuerdo y me dio risa', 'cuando paso por esa calle me acuerdo y me dio risa'],
  // a noun, what still is, what may be wished, another verb
  ['vino con el patín en la mano', 'vino con el patín en la mano'],
  ['me enseñó a tejer y todavía tejo bufandas', 'me enseñó a tejer y todavía tejo bufandas'],
  ['me llevó al mar y todavía le canto esa canción', 'me llevó al mar y todavía le canto esa canción'],
  ['me pidió que le compre un pez', 'me pidió que le compre un pez'],
  ['llegó corriendo y salgo yo', 'llegó corriendo y salgo yo'],
  ['comimos pan y guiso de pollo', 'comimos pan y guiso de pollo'],
  ['le corté el pelo a su hijo', 'le corté el pelo a su hijo'],
])('a memory is told in the past: %s', (said, told) => {
  expect(inThePast(said)).toBe(told)
})

it.each([
  ['desde entonces le llevo flores todos los años', 'desde entonces le llevo flores todos los años'],
  ['quiere que me quede y le arme un barco', 'quiere que me quede y le arme un barco'],
  ['le arme un barco, me quede dormido y ella reía', 'le armé un barco, me quedé dormido y ella reía'],
  ['vino a cenar, llegue al postre', 'vino a cenar, llegué al postre'],
  ['cuando vino a verla practico mucho y ganó', 'cuando vino a verla practicó mucho y ganó'],
])('where the past is told, and only there: %s', (said, told) => {
  expect(inThePast(said)).toBe(told)
})

it('what is told beside a quotation in the present is no past', () => {
  const said = 'cuando le canto “pueblito” se la sabe toda y me aprieta la mano'
  expect(inThePast(said)).toBe(said)
})

it('who falls silent may tell it of today', () => {
  expect(inThePast('y me callo cuando ella habla')).toBe('y me callo cuando ella habla')
})

it.each([
  ['le dieron un trofeo y se lo llevo a mi papá, lo cargo todo el camino', 'le dieron un trofeo y se lo llevó a mi papá, lo cargó todo el camino'],
  ['el día que le saque las rueditas y arranco sola y no paraba, yo corriendo atrás', 'el día que le saqué las rueditas y arrancó sola y no paraba, yo corriendo atrás'],
  ['cada lunes se lo llevo a mi papá', 'cada lunes se lo llevo a mi papá'],
  ['yo se lo llevo a mi papá y él lo guarda', 'yo se lo llevo a mi papá y él lo guarda'],
])('of a day in the past all of it is: %s', (typed, told) => expect(inThePast(typed)).toBe(told)) // oxfmt-ignore

it.each([
  ['que junto tres años para su violín', 'que juntó tres años para su violín'],
  ['que no falto ni con fiebre', 'que no faltó ni con fiebre'],
  ['que llego sin saber leer', 'que llegó sin saber leer'],
  ['estudio de noche y crio a tres', 'estudió de noche y crio a tres'],
  ['que trabajo tan fino hace', 'que trabajo tan fino hace'],
  ['que admiro su calma', 'que admiro su calma'],
])('of whom is admired nobody says what they do themselves: %s', (said, told) => expect(pastAtHead(said)).toBe(told))
