import { beforeAll, expect, it } from 'vitest'
import { accentsInContext } from './spelling/accents.ts'
import { loadDictionary } from './grammar/dictionary.ts'
import { cleanName, lowerCommonWords } from './people/names.ts'
import { sentences, tidy } from './spelling/tidy.ts'
import { withoutVocative } from './people/vocative.ts'

beforeAll(loadDictionary)

it.each([
  ['siempre esta ahi', 'siempre está ahí'],
  ['lo subieron al camión y no hablo en todo el camino', 'lo subieron al camión y no habló en todo el camino'],
  ['me subieron al camión y no hablo de eso', 'me subieron al camión y no hablo de eso'],
  ['uno lo llama y ahi esta', 'uno lo llama y ahí está'],
  ['lo abrazan en publico', 'lo abrazan en público'],
  ['saco su carrera trabajando', 'sacó su carrera trabajando'],
  ['nunca se raja trabajo 40 años', 'nunca se raja trabajó 40 años'],
  ['mi trabajo 40 años después', 'mi trabajo 40 años después'],
  ['desarmo mi radio para ver como era y la volvió a armar', 'desarmó mi radio para ver cómo era y la volvió a armar'],
  ['me hizo una mesa, tardo 6 meses', 'me hizo una mesa, tardó 6 meses'],
  ['jugaban a ver quien ganaba', 'jugaban a ver quién ganaba'],
  ['esta casa es suya', 'esta casa es suya'],
  ['se quedo dormida', 'se quedó dormida'],
  ['eres autentica', 'eres auténtica'],
  ['durmio con el', 'durmió con él'],
  ['durmio con el una semana', 'durmió con él una semana'],
  ['con el un dia, y con el dos de oros', 'con él un día, y con el dos de oros'],
  ['el hacia de cenar', 'él hacía de cenar'],
  ['corrió el hacia la puerta', 'corrió él hacia la puerta'],
  ['el lee mucho y el sube y baja', 'él lee mucho y el sube y baja'],
  ['en tu cumple y en el cumple de Ana', 'en tu cumple y en el cumple de Ana'],
  ['tu lee, yo acabo', 'tú lee, yo acabo'],
  ['tu canta es tu clase', 'tu canta es tu clase'],
  ['nunca la e visto rajarse', 'nunca la he visto rajarse'],
  ['e ido a verlo', 'he ido a verlo'],
  ['siempre alegre e ilusionado', 'siempre alegre e ilusionado'],
  ['la cicla en la ciclovia', 'la cicla en la ciclovía'],
  ['durmio con el perro', 'durmió con el perro'],
  ['bebe café', 'bebe café'],
  ['como un bebe', 'como un bebé'],
  ['ya camina solito', 'ya camina solito'],
  ['la vecina lo dejo entrar y ella lo cargo', 'la vecina lo dejó entrar y ella lo cargó'],
  ['cuando se enfermo, el aprendio a guisar', 'cuando se enfermó, él aprendió a guisar'],
  ['el dominó de los lunes', 'el dominó de los lunes'],
  ['pan sin cascara', 'pan sin cáscara'],
  ['el balon y el cucharon', 'el balón y el cucharón'],
  ['siempre nos peliamos por eso', 'siempre nos peleamos por eso'],
  ['a ella pintar y a el las motos', 'a ella pintar y a él las motos'],
  ['se le callo la muela', 'se le cayó la muela'],
  ['silva boleros en la ducha', 'silba boleros en la ducha'],
  ['SE FUE SOLITA', 'se fue solita'],
  ['vio el concurso en la tele', 'vio el concurso en la tele'],
  ['el Nando y la lancha a Amatitlan', 'el Nando y la lancha a Amatitlán'],
  ['desde San Cristobal', 'desde San Cristóbal'],
  ['pregunta por que a todo', 'pregunta por qué a todo'],
  ['el lunes me llamo por teléfono', 'el lunes me llamó por teléfono'],
  ['me llamo Yolanda', 'me llamo Yolanda'],
  ['la afinó de oído y yo tarde un año', 'la afinó de oído y yo tardé un año'],
  ['me cerro la puerta', 'me cerró la puerta'],
  ['le dijo al publico', 'le dijo al público'],
  ['el cerro de la silla', 'el cerro de la silla'],
  ['aunque renegue siempre ayuda', 'aunque renegue siempre ayuda'],
  ['se lo tomó todo el solo', 'se lo tomó todo él solo'],
  ['tocó el solo de guitarra', 'tocó el solo de guitarra'],
  ['sus papas son Ana y Beto', 'sus papás son Ana y Beto'],
  ['sus papas son buenísimas', 'sus papas son buenísimas'],
  ['le dijo a los jueces que no', 'les dijo a los jueces que no'],
  ['le preguntó si conoció a los dinosaurios', 'le preguntó si conoció a los dinosaurios'],
  ['le dio de comer a las gallinas', 'les dio de comer a las gallinas'],
  ['le hizo fiesta a los quince años', 'le hizo fiesta a los quince años'],
  ["pregunta '¿y por qué no?' a todos", 'pregunta “¿y por qué no?” a todos'],
  ['dice ato a todo, al gato al zapato y al abuelo', 'dice ato a todo: al gato, al zapato y al abuelo'],
  ['la cambio el solo viendo un video', 'la cambió él solo viendo un video'],
  ['lo canto el solo de guitarra', 'lo canto el solo de guitarra'],
  ['luego el tambien hizo su examen', 'luego él también hizo su examen'],
  ['él se bajo del burro', 'él se bajó del burro'],
  ['cuando el frío llegó', 'cuando el frío llegó'],
  ['el cocina y ella lava', 'él cocina y ella lava'],
  ['el guía y la señora', 'el guía y la señora'],
  ['me preguntó si sabia nadar', 'me preguntó si sabía nadar'],
  ['nos peinaba el para la escuela', 'nos peinaba él para la escuela'],
  ['y el quedo contento', 'y él quedó contento'],
  ['se fueron todos y el brindo con agua', 'se fueron todos y él brindó con agua'],
  ['esa noche ella canto y yo llore', 'esa noche ella cantó y yo lloré'],
  ['el canto de los pájaros', 'el canto de los pájaros'],
  ['Ella barre. El siempre se escapa', 'Ella barre. Él siempre se escapa'],
  ['El no de mi papá', 'El no de mi papá'],
  ['la maleta de ella la cargo a diario', 'la maleta de ella la cargo a diario'],
  ['mi papa parqueo en la loma', 'mi papá parqueó en la loma'],
  ['le fue explicando donde vivía', 'le fue explicando dónde vivía'],
  ['explicándole donde estaba el diente', 'explicándole dónde estaba el diente'],
  ['el bebé se llama yeferson david', 'el bebé se llama Yeferson David'],
  ['la canción se llama amor eterno', 'la canción se llama amor eterno'],
  ['parados en el periferico, camino a atitlan', 'parados en el Periférico, camino a Atitlán'],
  ['una sodería frente al paysandu de la esquina', 'una sodería frente al Paysandú de la esquina'],
  ['la chocolateria del micropodologo y el panzon', 'la chocolatería del micropodólogo y el panzón'],
  ['habla guarani y toca el triangulo en la procesion', 'habla guaraní y toca el triángulo en la procesión'],
  ['el termino llorando', 'él terminó llorando'],
  ['y resulta que la abuela llego temprano', 'y resulta que la abuela llegó temprano'],
  ['tomo mi carta rota, la pegó con engrudo', 'tomó mi carta rota, la pegó con engrudo'],
  ['así dice el que se quieren', 'así dice él que se quieren'],
  ['así dice el que más sabe', 'así dice el que más sabe'],
  ['con la abuela llego temprano', 'con la abuela llego temprano'],
  ['como diez min en cdmx, tmb una hr en gdl', 'como diez minutos en CDMX, también una hora en Guadalajara'],
  ['un pastel que era pal jefe', 'un pastel que era para el jefe'],
  ['ayuda a todos aunque este chiquita', 'ayuda a todos aunque esté chiquita'],
  [
    'aunque este cansado y triste sale, aunque este viejo no',
    'aunque esté cansado y triste sale, aunque este viejo no',
  ],
  ['haciendo fila en la notaria', 'haciendo fila en la notaría'],
  ['se rió, y el río se oía', 'se rio, y el río se oía'],
])('%s is spelt %s', (said, spelt) => {
  expect(tidy(said)).toBe(spelt)
})

it.each([
  ['nos teñimos el pelo y llore yo', 'nos teñimos el pelo y lloré yo'],
  ['el día que reprobamos y llore yo también', 'el día que reprobamos y lloré yo también'],
  ['para que no llore yo', 'para que no llore yo'],
  ['ojalá cante yo así', 'ojalá cante yo así'],
  ['que tú cantes y llore yo', 'que tú cantes y llore yo'],
  ['la última partida la gano él', 'la última partida la ganó él'],
  ['en el baile de grado ella me guardó el sitio', 'en el baile de grado ella me guardó el sitio'],
  ['es como ella', 'es como ella'],
  ['te cuidare yo', 'te cuidaré yo'],
  ['el aire de la sangre', 'el aire de la sangre'],
  ['siempre me cuidara', 'siempre me cuidará'],
  ['como si siempre me cuidara', 'como si siempre me cuidara'],
  ['sera mi héroe', 'será mi héroe'],
])('verbs take the accent that their subject asks for: %s', (said, spelt) => {
  expect(tidy(said)).toBe(spelt)
})

it.each([
  ['una lampara verde', 'una lámpara verde'],
  ['jugar al domino', 'jugar al dominó'],
  ['me preguntó que traía', 'me preguntó qué traía'],
  ['la camara vieja', 'la cámara vieja'],
  ['la practica todos los días', 'la practica todos los días'],
  ['la canto cada noche', 'la canto cada noche'],
  ['una noche guardo mi lugar', 'una noche guardó mi lugar'],
  ['se nos poncho la llanta', 'se nos ponchó la llanta'],
  ['se nos hizo tarde', 'se nos hizo tarde'],
  ['se le puso un poncho', 'se le puso un poncho'],
  ['se le cayo la caja', 'se le cayó la caja'],
  ['nadie supo cual era', 'nadie supo cuál era'],
  ['me salvo la vida', 'me salvó la vida'],
  ['me quede dormida en su hombro', 'me quedé dormida en su hombro'],
  ['que me quede dormida', 'que me quede dormida'],
  ['me hizo te', 'me hizo té'],
  ['una pancarta que decía CORAZON en rojo', 'una pancarta que decía CORAZON en rojo'],
  ['la pancarta de PAPEL', 'la pancarta de papel'],
  ['que nunca nos falto nada', 'que nunca nos faltó nada'],
  ['no lo invito nadie', 'no lo invitó nadie'],
  ['y Olga grito al verlo', 'y Olga gritó al verlo'],
  ['el sobrino y Olga', 'el sobrino y Olga'],
  ['nos contó la historia de como se perdió', 'nos contó la historia de cómo se perdió'],
  ['El nos esperaba afuera', 'Él nos esperaba afuera'],
  ['sin el no se habla', 'sin él no se habla'],
  ['sin el perro', 'sin el perro'],
  ['le va al america', 'le va al América'],
  ['se le salio un zapato', 'se le salió un zapato'],
  ['nadie lloro', 'nadie lloró'],
  ['cuando Coco cambio de jaula', 'cuando Coco cambió de jaula'],
  ['me enseño a silbar', 'me enseñó a silbar'],
  ['me llamo Inés', 'me llamo Inés'],
  ['me quedo un chichón', 'me quedó un chichón'],
  ['me quedo en casa', 'me quedo en casa'],
  ['saco adelante a sus nietos', 'sacó adelante a sus nietos'],
  ['salió de no se donde', 'salió de no sé dónde'],
  ['no se rinde', 'no se rinde'],
  ['sabe cuales vuelan', 'sabe cuáles vuelan'],
  ['se levanta el a las seis', 'se levanta él a las seis'],
  ['yo atorado y el feliz', 'yo atorado y él feliz'],
  ['no es difícil. si es difícil', 'no es difícil. sí es difícil'],
  ['si llueve, baila', 'si llueve, baila'],
  ['fue buenisimo', 'fue buenísimo'],
])('what the words around make certain: %s', (said, spelt) => {
  expect(tidy(said)).toBe(spelt)
})

it('asks with accents', () => {
  expect(accentsInContext('¡que noche! ¿como olvidarla? ¡que vivan!')).toBe('¡qué noche! ¿cómo olvidarla? ¡que vivan!')
})

it.each([
  ['nunca te enfadas, tío', 'nunca te enfadas'],
  ['mamá, su paciencia', 'su paciencia'],
  ['su paciencia, Rosa', 'su paciencia'],
  ['quiere a su mamá', 'quiere a su mamá'],
])('whom %s is said to is no part of it', (said, left) => {
  expect(withoutVocative(said, 'Rosa')).toBe(left)
})

it.each([
  ['J. R. «Kike»', 'Kike'],
  ['Enrique (Kike) Ruiz', 'Kike'],
  ["María 'Coco' Pérez", 'Coco'],
  ["D'Angelo", "D'Angelo"],
  ['Rayo (Hugo)', 'Rayo'],
])('%s is called %s', (written, called) => {
  expect(cleanName(written)).toBe(called)
})

it.each([
  ['La Abuela Nena', 'la abuela Nena'],
  ['Tus Abuelos Pepe Y Nena', 'tus abuelos Pepe y Nena'],
  ['Tus Hijos Y Nietos', 'tus hijos y nietos'],
  ['Todos En La Oficina', 'todos en la oficina'],
])('%s is written %s inside a sentence', (written, inside) => {
  expect(lowerCommonWords(written)).toBe(inside)
})

it.each([
  ['el te con canela y el pan', 'el té con canela y el pan'],
  ['ella me enseñó a leer a mi con los letreros', 'ella me enseñó a leer a mí con los letreros'],
  ['y el lo frio en la sarten', 'y él lo frió en la sartén'],
  ['A el no le gusta el arroz', 'A él no le gusta el arroz'],
  ['y el dijo que había sido el gato', 'y él dijo que había sido el gato'],
  ['me subió al camión y toque el claxon', 'me subió al camión y toqué el claxon'],
  ['que me aguanto en las malas y no me soltó', 'que me aguantó en las malas y no me soltó'],
  [
    'sacó adelante la casa cuando quede sin trabajo y nunca me lo saco en cara',
    'sacó adelante la casa cuando quedé sin trabajo y nunca me lo sacó en cara',
  ],
  ['pidió que cante y toque el tambor', 'pidió que cante y toque el tambor'],
  ['me cuidó y me acuerdo siempre', 'me cuidó y me acuerdo siempre'],
  ['en el 8 me quede tirado', 'en el 8 me quedé tirado'],
  ['una vez el señor del camión lo dejo tocar la campana', 'una vez el señor del camión lo dejó tocar la campana'],
  ['Santi pregunto si podía ser un perro', 'Santi preguntó si podía ser un perro'],
  ['me puso a subir en bici, llegue muerto', 'me puso a subir en bici, llegué muerto'],
  ['nos la compro mi suegra', 'nos la compró mi suegra'],
  ['canta en ingles', 'canta en inglés'],
  ['las que somos mamas', 'las que somos mamás'],
  ['yo tejo y tú me llamas', 'yo tejo y tú me llamas'],
  ['por mi casa y por la tuya', 'por mi casa y por la tuya'],
])('%s has its accents by what stands beside it', (typed, spelt) => expect(tidy(typed)).toBe(spelt))

it.each([
  ['le hecha ganas', 'le echa ganas'],
  ['una torta hecha con ganas', 'una torta hecha con ganas'],
  ['la heche de menos', 'la eché de menos'],
  ['haber si gana', 'a ver si gana'],
  ['haber ganado', 'haber ganado'],
  ['voy ha verla', 'voy a verla'],
  ['ha sido bueno', 'ha sido bueno'],
  ['asia mucho frio', 'hacía mucho frío'],
  ['tubo miedo', 'tuvo miedo'],
  ['el tubo de la bici', 'el tubo de la bici'],
  ['se callo del columpio', 'se cayó del columpio'],
  ['se callo de pronto', 'se calló de pronto'],
  ['le duele el callo del pie', 'le duele el callo del pie'],
  ['aunque te de miedo', 'aunque te dé miedo'],
  ['me hizo un te de jengibre', 'me hizo un té de jengibre'],
  ['la foto que te de mi abuela', 'la foto que te de mi abuela'],
  ['sobretodo los lunes', 'sobre todo los lunes'],
  ['su sobretodo gris', 'su sobretodo gris'],
  ['valla que es lista', 'vaya que es lista'],
  ['salta la valla', 'salta la valla'],
  ['yo lo carge primero', 'yo lo cargué primero'],
  ['cuando la conosi en el baile', 'cuando la conocí en el baile'],
  ['el helado de maracuya', 'el helado de maracuyá'],
  ['comiendo un choripan', 'comiendo un choripán'],
  ['los tricerratops', 'los triceratops'],
  ['hasta aveces llora', 'hasta a veces llora'],
])('what is often misspelt is mended where nothing else can be meant: %s', (typed, spelt) =>
  expect(tidy(typed)).toBe(spelt),
)

it.each([
  ['el volcán manchó su blusa y ella en vez de molestarse con nosotros gritó erupción!! y todos aplaudieron', 'El volcán manchó su blusa y ella en vez de molestarse con nosotros gritó ¡erupción! y todos aplaudieron'],
  ['ganamos el torneo y nos subimos todos al camión de la escuela cantando y riendo!! luego pizza', 'Ganamos el torneo y nos subimos todos al camión de la escuela cantando y riendo. Luego pizza'],
  ['qué noche!', '¡Qué noche!'],
  ['correr, la avena, levantarse a las 5 de la mañana (por gusto!)', 'Correr, la avena, levantarse a las 5 de la mañana (¡por gusto!)'],
  ['cuando se cayó al lago con todo y zapatos y salió diciendo ya nos podemos ir?', 'Cuando se cayó al lago con todo y zapatos y salió diciendo ¿ya nos podemos ir?'],
])('a mark that was only closed opens where it was called, and never a whole memory: %s', (typed, spelt) =>
  expect(sentences(typed)).toBe(spelt)) // oxfmt-ignore

it.each([
  ['camino al kinder', 'camino al kínder'],
  ['afuera de la fabrica y nunca', 'afuera de la fábrica y nunca'],
  ['todo lo que decia servia', 'todo lo que decía servía'],
  ['cuando mis papas se separaron', 'cuando mis papás se separaron'],
  ['sus papas fritas', 'sus papas fritas'],
  ['nunca ha dicho que fue lo que hizo', 'nunca ha dicho qué fue lo que hizo'],
  ['el diente se lo trago con un alfajor', 'el diente se lo tragó con un alfajor'],
  ['nos hacia agua de jamaica', 'nos hacía agua de jamaica'],
  ['andar en Patineta', 'andar en patineta'],
  ['jugar con Luna', 'jugar con Luna'],
  ['termino la prepa y luego derecho', 'termino la prepa y luego Derecho'],
  ['siguio derecho', 'siguió derecho'],
  ['la máscara del santo', 'la máscara del Santo'],
])('nouns and names as a copy-editor spells them: %s', (typed, spelt) => expect(tidy(typed)).toBe(spelt))
