import { beforeAll, expect, it } from 'vitest'
import type { Brief } from '../../engine.ts'
import { kitFor } from './kit/read-brief.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { readAnswers } from './understanding.ts'
import { inWords, PLAIN } from '../../../test/storyteller/briefs.ts'

beforeAll(loadDictionary)

const who = (brief: Partial<Brief>) => inWords(readAnswers({ ...PLAIN, ...brief }).sentences[0]!)

/** Relations as customers write them, each with the one sentence that is read back of it. */
it.each([
  ['mi marido, se jubila después de 30 años manejando el tranvía', 'Berto es tu marido.'],
  ['compañero, se pensiona después de 32 años', 'Berto es tu compañero.'],
  ['el portero, cumple 20 años con nosotros', 'Berto es el portero.'],
  ['colaborador, 25 años en la empresa', 'Berto es tu colaborador.'],
  ['papá. no nos hablamos 6 años, ahora sí', 'Berto es tu papá.'],
  ['Tío, hermano de mi mamá. Me crió desde los 4', 'Berto es tu tío, hermano de tu mamá.'],
  ['mi compadre y amigo desde la secundaria', 'Berto es tu compadre y amigo desde la secundaria.'],
  ['compi de oficina, se va de baja paternal', 'Berto es tu compi de oficina.'],
  ['mi hijo cumple 15 el mes que viene', 'Berto es tu hijo y cumple quince años.'],
  ['hijo tiene 16', 'Berto es tu hijo y tiene 16 años.'],
  ['nuestro padre 70 tacos', 'Berto es su padre y tiene 70 años.'],
  ['mi padre, 84, ya no oye bien', 'Berto es tu padre y tiene 84 años.'],
  ['es mi hermano gemelo, cumplimos 30 en mayo', 'Berto es tu hermano gemelo y tiene 30 años.'],
  ['mi esposo. Este 3 de mayo cumplimos diez años', 'Berto es tu esposo.'],
  ['nuestro jefe ya se jubila este viernes (URGE)', 'Berto es su jefe.'],
  ['mi mejor amigo se va a vivir a Lima', 'Berto es tu mejor amigo.'],
  ['Our son, queremos que no pierda el español', 'Berto es tu hijo.'],
  ['Es el abuelo de nuestros hijos, mi papá, que en paz descanse', 'Berto era tu papá.'],
  ['El meu avi, mi abuelo. Vivió hasta los 97', 'Berto era tu abuelo.'],
  ['mi bebé, vivió 11 días. Es para sus hermanos', 'Berto era tu bebé.'],
  ['mi difunto marido, para mis nietos que no lo conocieron', 'Berto era tu difunto marido.'],
  ['mi ex pero seguimos siendo amigos, papá de mi hijo', 'Berto es tu ex.'],
  ['abuelo materno', 'Berto es tu abuelo materno.'],
  ['mi sobrino de 15, vive conmigo desde los 9', 'Berto es tu sobrino y tiene quince años.'],
  ['nuestro hijo, cumple 3 añitos el sabado', 'Berto es su hijo y cumple tres años.'],
  ['nuestra abuelita, 84 años', 'Berto es su abuelita y tiene 84 años.'],
  ['mi mamá, 70 recién cumplidos', 'Berto es tu mamá y tiene 70 años.'],
  ['mi hermana, casi 40', 'Berto es tu hermana y tiene 40 años.'],
  ['hijo (8)', 'Berto es tu hijo y tiene ocho años.'],
  ['mi hijo de 10 y medio', 'Berto es tu hijo y tiene diez años.'],
  ['mi sobrinito 6 añotes', 'Berto es tu sobrinito y tiene seis años.'],
  ['mi tía, jubilada de 68', 'Berto es tu tía y tiene 68 años.'],
  ['compañera de la oficina que se nos va a Querétaro, 12 años con nosotros', 'Berto es tu compañera de la oficina.'],
  ['mi jefe que se nos jubila', 'Berto es tu jefe.'],
  ['profe de mi hijo que este año se retira', 'Berto es el profe de tu hijo.'],
  ['mi vecino que siempre nos ayuda con todo', 'Berto es tu vecino que siempre los ayuda con todo.'],
  ['es mi primo', 'Berto es tu primo.'],
  ['mi primo que ya murió', 'Berto era tu primo.'],
  ['profesor de judo de mi hija', 'Berto es el profesor de judo de tu hija.'],
  ['mi vecino con autismo', 'Berto es tu vecino.'],
  ['el señor que cuido a mi tía', 'Berto es el señor que cuidó a tu tía.'],
  ['mi amigo que vive en Lima y que no veo desde 2019', 'Berto es tu amigo.'],
  ['my nieto', 'Berto es tu nieto.'],
  ['el niño que cuide 10 años', 'Berto es el niño que cuidaste.'],
  ['mijo', 'Berto es tu hijo.'],
  ['mi amigo desde hace treinta y dos años', 'Berto es tu amigo desde hace treinta y dos años.'],
  ['mi socio desde hace más de cuarenta años', 'Berto es tu socio desde hace más de cuarenta años.'],
  ['mi hijo de treinta y dos años', 'Berto es tu hijo y tiene 32 años.'],
  ['my student', 'Berto es tu estudiante.'],
  ['our sobrino mayor', 'Berto es tu sobrino mayor.'],
])('%s', (recipientRelation, said) => {
  const told = who({ recipientName: 'Berto', recipientRelation })
  expect(told.replace(/ \(hablamos de él\)/u, '')).toBe(said)
})

/** The name's box as customers fill it. */
it.each([
  ['Don Joaquín, mi papá', 'Era mi papá. Falleció en marzo', 'Don Joaquín era tu papá.'],
  ['Nuestra hija Sharon', 'hija', 'Sharon es tu hija.'],
  ['Andrea mi jefa', 'mi jefa', 'Andrea es tu jefa.'],
  ['mi gorda (se llama Paola)', 'amiga', 'Paola es tu amiga.'],
  ['Alonsito, ay perdón Alonso ya no le gusta', 'mi hermanito', 'Alonso es tu hermanito.'],
  ['Bauti, Oli y Ramita (Ramiro)', 'mis nietos 9, 6 y 2', 'Bauti, Oli y Ramita son tus nietos y tienen nueve, seis y dos años.'],
  ['Don Chuy (Jesús)', 'papá', 'Don Chuy es tu papá.'],
  ['Papá Chuy (Jesús Alvarado)', 'mi papá', 'El cuento es para tu papá Chuy.'],
  ['Ramiro alias el Chato', 'mi tío', 'El Chato es tu tío.'],
  ['mi catira Oriana', 'prima', 'Oriana es tu prima.'],
  ['mi parcero Wilmer', 'amigo', 'Wilmer es tu amigo.'],
  ['nuestra Lola, la peque', 'mi hija', 'Lola es tu hija.'],
  ['mi roomie Dany', 'roomie', 'Dany es tu roomie.'],
  ['mi suegro, don Hernando', 'suegro', 'Don Hernando es tu suegro.'],
  ['mis papás Rosa y Elías', 'papás', 'Rosa y Elías son tus papás.'],
  ['mi suegrita Chole', 'suegra', 'Chole es tu suegra.'],
  ['Milagros mi flaca', 'mi novia', 'Milagros es tu novia.'],
  ['el Gordo, mi hermano', 'hermano', 'El Gordo es tu hermano.'],
  ['Sergio (12)', 'sobrino', 'Sergio es tu sobrino y tiene doce años.'],
  ['Jefe Liliana', 'Nuestra jefe de enfermeras', 'La jefe Liliana es su jefe de enfermeras.'],
  ['mi padre, Julián', 'mi padre, se jubila en junio', 'Julián es tu padre.'],
  ['Mi abuela, Rosa', 'abuela', 'El cuento es para tu abuela Rosa.'],
  ['mi mejor amiga, Sofi', 'amiga', 'Sofi es tu amiga.'],
  ['Sofi, mi mejor amiga', 'amiga', 'Sofi es tu amiga.'],
  ['papá, Ramón', 'mi papá', 'Ramón es tu papá.'],
  ['Toño, el de la tienda', 'amigo', 'Toño es tu amigo.'],
  ['Luz, de 8 años', 'sobrina', 'Luz es tu sobrina y tiene ocho años.'],
  ['mi perro, Max', 'perro', 'Max es tu perro.'],
  ['mis hijos, Ana y Leo', 'hijos', 'Ana y Leo son tus hijos.'],
  ['Ana, Luis', 'mis sobrinos', 'Ana, Luis son tus sobrinos.'],
  ['Lorena, Luis', 'mis primos', 'Lorena, Luis son tus primos.'],
  ['Mamá, Papá', 'mis papás', 'Mamá, Papá son tus papás.'],
  ['MIS PAPAS', 'SON MIS PAPAS CUMPLEN 50 AÑOS DE CASADOS', 'El cuento es para tus papás.'],
])('%s, %s', (recipientName, recipientRelation, said) => expect(who({ recipientName, recipientRelation })).toBe(said)) // oxfmt-ignore

it('a word within a word tells no age, and a trait that tells one does', () => {
  expect(who({ recipientRelation: 'mamá', extraTrait: 'regatea hasta en el banco' })).toBe('Berta es tu mamá.')
  expect(who({ extraTrait: '6 años cumple el 3' })).toContain('seis años')
})

it('a birthday among the habits tells age and occasion, and nothing asks whether a tata is she', () => {
  const { sentences } = readAnswers({ ...PLAIN, recipientRelation: 'mi ahijada', extraTrait: 'cumple 6 el sábado' })
  const told = sentences.map(inWords).join('')
  expect(told).toMatch(/tiene seis años.*Es un regalo de cumpleaños/)
  const { asks } = readAnswers({
    ...PLAIN,
    recipientName: 'mi tata Lucho',
    recipientRelation: 'abuelo, falleció en mayo',
  })
  expect(asks.map(({ key }) => key)).not.toContain('gender')
})

it('which of two likes which is asked where its giver is not sure', () => {
  const said = {
    recipientName: 'Ana y Leo',
    recipientRelation: 'mis sobrinos',
    favoriteThing: 'a Ana el mar y a Leo el tren o al revés no me acuerdo',
  }
  expect(readAnswers({ ...PLAIN, ...said }).asks.find(({ key }) => key === 'favorite')?.question).toMatch(/al revés/)
})

const heard = (brief: Partial<Brief>) => {
  const { sentences, asks } = readAnswers({ ...PLAIN, ...brief })
  const told = sentences.map(inWords)
  return [told.some((said) => /en recuerdo/.test(said)), asks.some(({ question }) => /en recuerdo/.test(question))]
}

/** Told in memory, and asked about. */
it.each([
  [{ recipientName: 'mi profe Jaime (QEPD)', recipientRelation: 'el profe de música' }, true, false],
  [{ recipientName: 'Lola †', recipientRelation: 'mi abuela' }, true, false],
  [{ admiration: 'cuando se me murió Hugo durmió en mi casa dos meses' }, false, false],
  [{ admiration: 'murió Hugo y ella siguió cantando' }, false, false],
  [
    { recipientName: 'Rocky y la Canela', recipientRelation: 'mis perritos, la Canela ya está en el cielo' },
    false,
    true,
  ],
  [{ recipientName: 'Hugo', specialMemory: 'el día que se nos murió Hugo cantamos en el patio' }, true, true],
] as const)('%o is told in memory: %s, asked: %s', (brief, told, asked) => {
  expect(heard(brief)).toEqual([told, asked])
})

it('a name is called without what is said of the dead', () => {
  expect(kitFor({ ...PLAIN, recipientName: 'Jaime (QEPD)', recipientRelation: 'mi tío' }, 'a').r.name).toBe('Jaime')
})

/** Who signs, as the story calls them. */
it.each([
  ['Los primos Bianchi, somos once', 'los primos Bianchi'],
  ['De parte de toda la clase de 4B', 'toda la clase de 4B'],
  ['Con amor, tu hija Sol', 'Sol'],
  ['tu hermana pequeña, Bea', 'Bea'],
  ['tu nuera Karla', 'Karla'],
  ['tu compadre el Chepe', 'el Chepe'],
  ['tu hermano, el mediano', 'su hermano'],
  ['Equipo de Bodega: Karen, Nico, Don Hugo y la Jose', 'el equipo de Bodega'],
  ['Los pibes del Normal 3: Tano, Lucho y Seba', 'Tano, Lucho y Seba'],
  ['Wendy, from Queens', 'Wendy'],
  ['de parte de tus nietos', 'sus nietos'],
  ['El abuelo Nacho, desde Zacatecas', 'el abuelo Nacho'],
  ['Hijos de Paco', 'los hijos de Paco'],
  ['Mamás de 2do B', 'las mamás de 2.º B'],
  ['Rubén Darío', 'Rubén Darío'],
  ['María José', 'María José'],
  ['Hijos, nueras y nietos', 'sus hijos, nueras y nietos'],
  ['Sus hijos: Martha, Raúl y Toño', 'sus hijos Martha, Raúl y Toño'],
  ['peña los del bar Manolo', 'los del bar Manolo'],
  ['tu hermana la mas guapa', 'su hermana la más guapa'],
  ['el papi, Wilson', 'papi Wilson'],
  ['tu tia Meche, enfermera jubilada', 'su tía Meche'],
  ['Chelo, tu prima consentida', 'Chelo'],
  ['Tu engreida Fiorella', 'Fiorella'],
  ['su nieto consentido, Beto', 'Beto'],
  ['tu compañera de pupitre Luz', 'Luz'],
  ['los hijos', 'sus hijos'],
  ['Tus amigas del colegio: Fran, Cony y Pía', 'sus amigas del colegio Fran, Cony y Pía'],
  // whom one is told to respect, and what is no name
  ['tu mamita Rosa', 'su mamita Rosa'],
  ['tu tía consentida Nelly', 'su tía consentida Nelly'],
  ['tu profe Chelo', 'su profe Chelo'],
  ['tu amiga de Rosario', 'su amiga de Rosario'],
  ['abuela Nelly, abuelo Cacho', 'la abuela Nelly y el abuelo Cacho'],
])('«%s» is called «%s»', (senderName, name) => {
  expect(kitFor({ ...PLAIN, senderName }, 'a').s.name).toBe(name)
})

it.each([
  ['Tu engreida Fiorella', 'Fiorella, su engreída', 'Tu engreída Fiorella'],
  ['tu hija rocio', 'Rocío, su hija', 'Tu hija Rocío'],
  ['tu amorcito Beto', 'Beto, su pareja', 'Tu amorcito Beto'],
])('«%s» is «%s» once, and signs «%s»', (senderName, full, signature) => {
  expect(kitFor({ ...PLAIN, senderName, recipientRelation: 'mi pareja' }, 'a').s).toMatchObject({ full, signature })
})

/** What they call each other is nobody else's to say: the signature keeps it. */
it.each([
  ['tu gorda', 'mi esposo', 'su esposa'],
  ['Tu viejo', 'hijo, 13', 'su papá'],
  ['tu chaparrita', 'mi novio', 'su novia'],
  ['tu negra', 'mi pololo hace 11 años', 'su polola'],
  ['tu gordo', 'mi pareja', 'su pareja'],
  ['tu peor es nada', 'mi esposa', 'su pareja'],
  ['tu flaca Vero', 'mi marido', 'Vero'],
])('«%s» of «%s» is called «%s»', (senderName, recipientRelation, name) => {
  const { s } = kitFor({ ...PLAIN, senderName, recipientRelation }, 'a')
  expect([s.name, s.signature.toLowerCase()]).toEqual([name, senderName.toLowerCase()])
})

it.each([
  ['tu hermana pequeña, Bea', 'mi hermana', 'Bea, su hermana pequeña'],
  ['Juliana, en nombre de los doce nietos', 'mi abuela', 'Juliana, en nombre de los doce nietos'],
  ['Equipo de Bodega: Karen, Nico y Don Hugo', 'mi jefa', 'el equipo de Bodega, con Karen, Nico y don Hugo'],
  ['Los pibes del Normal 3: Tano, Lucho y Seba', 'amigo', 'Tano, Lucho y Seba, los pibes del Normal 3'],
  ['Lupita', 'mi comadre', 'Lupita, su comadre'],
  ['Yaretzi', 'mi hermana gemela', 'Yaretzi, su hermana gemela'],
  ['Brandon', 'mi padrastro pero pa mi es mi papa', 'Brandon, su hijo'],
  ['Marta', 'mi esposa', 'Marta, su esposa'],
  ['Fernanda, Luis Arturo y Toño', 'nuestro papá que cumple 70', 'Fernanda, Luis Arturo y Toño, sus hijos'],
  ['Alma y Rocío', 'nuestra abuela', 'Alma y Rocío, sus nietas'],
  // who else signs is no child of his
  ['Mamá y Toño', 'mi papá', 'Mamá y Toño'],
  ['Tus hijas Pilar y Cruz', 'nuestro papá', 'sus hijas Pilar y Cruz'],
  ['Fer y los niños', 'mi papá', 'Fer y los niños'],
  ['Fer y Luis', 'el papá de mi novia', 'Fer y Luis'],
])('«%s», of «%s», is «%s» once', (senderName, recipientRelation, full) => {
  expect(kitFor({ ...PLAIN, senderName, recipientRelation }, 'a').s.full).toBe(full)
})

/** Whom they are to who gives, and what is asked and advised of it: what the words say is not asked. */
it.each([
  [{ senderName: 'Iván y Mar', recipientName: 'Leire', recipientRelation: 'bebé de nuestros amigos', variant: 'es-ES', recipientAge: 'bebe' }, 'Leire es la bebé de vuestros amigos', []],
  [{ senderName: 'Gladys, mamá de Bryan, y el profe Julio', recipientName: 'Bryan', recipientRelation: 'mi hijo y mi alumno' }, 'Bryan es su hijo y su alumno', ['age']],
  [{ senderName: 'Nietos de la Doctores', recipientName: 'Abue Nacho', recipientRelation: 'nuestro abuelito' }, 'El abue Nacho es su abuelito.', []],
  [{ senderName: 'Ximena y los niños', recipientName: 'Sra. Ofe', recipientRelation: 'la señora que nos ayuda en casa' }, 'La señora Ofe es la señora que los ayuda en casa.', []],
  [{ senderName: 'Clara, mamá de Leo', recipientName: 'Miss Luz', recipientRelation: 'la maestra que cuida a mi hijo' }, 'La miss Luz es la maestra que cuida a tu hijo.', []],
  [{ senderName: 'Tere', recipientName: 'Lucero', recipientRelation: 'hija', recipientAge: 'adulto' }, 'Lucero es tu hija.', []],
  [{ senderName: 'Hna. Consuelo', recipientName: 'Madre Asunción', recipientRelation: 'nuestra superiora' }, 'Madre Asunción es su superiora.', []],
  [{ senderName: 'Nadia', recipientName: 'Benja y Facu', recipientRelation: 'mellizos, mis hijos', recipientAge: '5-7' }, 'Benja y Facu son tus mellizos y tienen entre 5 y 7 años.', []],
  [{ senderName: 'Toñita', recipientName: 'Hermano Efraín', recipientRelation: 'mi hermano' }, 'Efraín es tu hermano.', []],
  [{ senderName: 'Karla', recipientName: 'mi suegro Don Chuy', recipientRelation: 'mi suegro', recipientAge: 'mayor' }, 'Don Chuy es tu suegro.', []],
  [{ senderName: 'Karla', recipientName: 'Tía Doña Mary', recipientRelation: 'mi tía', recipientAge: 'mayor' }, 'Doña Mary es tu tía.', ['recipientName']],
  [{ senderName: 'Karla', recipientName: 'mi cuñada Pao', recipientRelation: 'mi cuñada', recipientAge: 'adulto' }, 'Pao es tu cuñada.', []],
  [{ senderName: 'Karla', recipientName: 'mi suegra querida', recipientRelation: 'mi suegra', recipientAge: 'mayor' }, 'La suegra querida es tu suegra.', []],
  [{ senderName: 'Ángel', recipientName: 'Lupita', recipientRelation: 'la niña que cuido' }, 'Lupita es la niña que cuidas.', ['age']],
  [{ senderName: 'Zulma', recipientName: 'Ingeniero Galvis', recipientRelation: 'jefe mío' }, 'El ingeniero Galvis es tu jefe.', []],
  [{ senderName: 'Brayan', recipientName: 'mi nena', recipientRelation: 'mi nena' }, 'El cuento es para tu nena.', ['relation', 'recipientName']],
  [{ senderName: 'Sofía', recipientName: 'Mi viejo querido', recipientRelation: 'padre' }, 'El viejo querido es tu padre.', ['recipientName']],
  [{ senderName: 'Luciana', recipientName: 'Graciela', recipientRelation: 'mi vieja', variant: 'es-AR' }, 'Graciela es tu mamá.', []],
  [{ senderName: 'Tu nieto', recipientName: 'Chela', recipientRelation: 'mi viejita' }, 'Chela es tu abuela.', []],
  [{ senderName: 'Tu marido', recipientName: 'Chela', recipientRelation: 'mi vieja', recipientAge: 'mayor' }, 'Chela es tu esposa.', []],
  [{ senderName: 'tu viejito', recipientName: 'Chela', recipientRelation: 'mi vieja', variant: 'es-AR' }, 'Chela es tu esposa.', []],
  [{ senderName: 'Tus hijos', recipientName: 'Chela', recipientRelation: 'mi vieja', occasion: 'aniversario' }, 'Chela es su mamá.', []],
  // of those who sign, not all are it, unless they say it themselves
  [{ senderName: 'Tus hijos Ana y Luis', recipientName: 'Julio', recipientRelation: 'papá' }, 'Julio es su papá.', []],
  [{ senderName: 'Julia, Pedro y los peques', recipientName: 'Rosa y Juan', recipientRelation: 'nuestros papás' }, 'Rosa y Juan son sus papás.', []],
  [{ senderName: 'Ana, Luis y los peques', recipientName: 'Chela', recipientRelation: 'mi mamá' }, 'Chela es su mamá.', []],
  [{ senderName: 'Ana y Luis', recipientName: 'Chela', recipientRelation: 'mi suegra', recipientAge: 'mayor' }, 'De Chela escribieron «Mi suegra».', []],
  [{ senderName: 'Ana y Luis', recipientName: 'Chela', recipientRelation: 'nuestra abuela', recipientAge: 'mayor' }, 'Chela es su abuela.', []],
  [{ senderName: 'Ana y Luis', recipientName: 'Chela', recipientRelation: 'mi hija', recipientAge: '5-7' }, 'Chela es su hija', []],
  // nothing is said of her before it was answered
  [{ senderName: 'Luis', recipientName: 'Chela', recipientRelation: 'mi vieja' }, 'Le gustan los faros.', ['relation']],
  [{ senderName: 'Andy', recipientName: 'Luchito', recipientRelation: 'mi novio?? o lo que sea' }, 'Luchito es alguien muy especial.', ['recipientRelation']],
  // the giver says what they are themselves
  [{ senderName: 'Rosita', recipientName: 'Bruno', recipientRelation: 'mi engreído (soy su nana)', recipientGender: 'm', recipientAge: '2-4' }, 'Bruno es tu engreído y tiene entre 2 y 4 años.', []],
  [{ senderName: 'Rosita', recipientName: 'Bruno', recipientRelation: 'mi hija', recipientGender: 'm', recipientAge: '2-4' }, 'Bruno es tu hija y tiene entre 2 y 4 años', ['gender']],
  [{ senderName: 'Papá', recipientName: 'Vale', recipientRelation: 'mi quinceañera' }, 'Vale es tu quinceañera y tiene entre 12 y 17 años.', []],
] as const)('%j', (brief, said, more) => {
  const { sentences, asks, advice } = readAnswers({ ...PLAIN, ...brief })
  expect(inWords(sentences[0]!).replace(/ \(hablamos de ella\)/u, '')).toContain(said)
  expect([...asks.map(({ key }) => key), ...advice.map(({ field }) => field)]).toEqual(more)
}) // oxfmt-ignore

it.each([
  ['Hermanos Luna', 'Papá Chente', 'papá', 'los hermanos Luna'],
  ['Adriana, mamá de Juanse', 'Miss Luz', 'profe de mi hijo', 'Adriana'],
  ['Luisa F.', 'Ramiro', 'mi amigo', 'Luisa'],
  ['Tito', 'Abuela Nené', 'abuela', 'Tito'],
])('%s to %s is told of as %s, %s', (senderName, recipientName, recipientRelation, told) => {
  expect(kitFor({ ...PLAIN, senderName, recipientName, recipientRelation }, '1').s.name).toBe(told)
})

it.each([
  ['la mamá, Yuli', false],
  ['Ernesto, mecánico', false],
  ['Doña Berta, vecina', false],
  ['Iñaki, el aita', false],
  ['Zoe, Liam and baby Max', true],
  ['papá, mamá', true],
  ['toda la cuadra 9', true],
])('%s: several %s', (senderName, several) => expect(kitFor({ ...PLAIN, senderName }, '1').s.several).toBe(several))

it.each([
  ['Ariel', 'me quedé dormida en el bus y me tapó', 'f'],
  ['Ale', 'nos quedamos encerradas en el ascensor', 'f'],
  ['Dani', 'yo era bien tímido y me sacó a bailar', 'm'],
  ['Cris', 'me dejó prendida la luz', null],
  ['Mariel', 'me cargaba en un rebozo', 'f'],
])('%s says what they are: %s', (senderName, specialMemory, gender) =>
  expect(kitFor({ ...PLAIN, senderName, specialMemory }, '1').s.gender).toBe(gender),
)

it('who was made a godchild is no nephew', () => {
  const { s } = kitFor(
    { ...PLAIN, senderName: 'Alberto', recipientName: 'Cecilia', recipientRelation: 'mi madrina' },
    '1',
  )
  expect(s.kin).toBe('su ahijado')
})

it.each([
  ['la perdimos ocho meses y apareció en el altar', 'la paciencia', false],
  ['en la excursión la perdimos y estaba con los flamencos', 'no tiene miedo', false],
  ['jugaba en el patio. La perdimos en marzo', 'era leal', true],
])('«%s» tells of a death: %s, %s', (specialMemory, admiration, isTold) => {
  const { sentences } = readAnswers({ ...PLAIN, recipientRelation: 'mi tortuga', specialMemory, admiration })
  expect(sentences.map(inWords).join(' ').includes('en recuerdo')).toBe(isTold)
})

const back = (brief: Partial<Brief>) =>
  readAnswers({ ...PLAIN, ...brief })
    .sentences.map(inWords)
    .join(' ')

it('what is said of the giver’s «we», or quotes somebody, is read back as it was typed', () => {
  expect(back({ admiration: 'no dice te quiero pero te llena el tanque' })).toContain(
    '«no dice “te quiero” pero te llena el tanque»',
  )
  expect(back({ admiration: 'siempre nos sacaba las espinas' })).toContain('«siempre nos sacaba las espinas»')
})

it.each([
  ['Leo', 'nuestro hijo', 'bebe', 'Es un regalo por su nacimiento.'],
  ['Ada y Beto', 'amigos que van a tener un bebé', 'adulto', 'Es un regalo por un nacimiento.'],
  ['Ada', 'mi prima que va a ser mamá', undefined, 'Es un regalo por un nacimiento.'],
] as const)('%s, %s, is given a book at a birth: %4$s', (recipientName, recipientRelation, recipientAge, said) => {
  const order = { ...PLAIN, recipientName, recipientRelation, occasion: 'nacimiento', recipientAge } as const
  expect(readAnswers(order).sentences.map(inWords)).toContain(said)
})

it.each([
  ['andres felipe', 'fuimos al rio y se cayo', 'Andrés Felipe'],
  ['Lucia', 'fuimos al rio y se cayo', 'Lucía'],
  ['lucia y seba', 'fuimos al rio y se cayo', 'Lucía y Seba'],
  // some are called so, and of some nobody knows
  ['Lucia', 'Se cayó al río, salió riéndose y cruzó sola', 'Lucia'],
  ['Omar', 'fuimos al rio y se cayo', 'Omar'],
  ['Mónica Sofia', 'fuimos al rio y se cayo', 'Mónica Sofia'],
])('who signs «%s», and types «%s», is %s', (senderName, specialMemory, name) => {
  const said = readAnswers({ ...PLAIN, senderName, specialMemory }).sentences.map(inWords)
  expect(said.at(-1)).toMatch(new RegExp(`^Lo firman? como ${name}\\.$|^Lo firmas como ${name}\\.$`, 'u'))
})
