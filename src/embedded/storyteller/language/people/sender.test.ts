import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { readRecipient } from './person.ts'
import { readSender } from './sender.ts'

beforeAll(loadDictionary)

it.each([
  // whose name stands first surely, and behind it none
  ['Camila Roldán', 'Camila', 'Camila Roldán'],
  ['Lucas Urbina', 'Lucas', 'Lucas Urbina'],
  ['Sofía Huidobro', 'Sofía', 'Sofía Huidobro'],
  ['Ana Avilés', 'Ana', 'Ana Avilés'],
  ['Jorge Arrieta Soto', 'Jorge', 'Jorge Arrieta Soto'],
  ['Natalia Cisnales', 'Natalia', 'Natalia Cisnales'],
  ["Paula D'Alessio", 'Paula', "Paula D'Alessio"],
  ['Bruno Ponzetti', 'Bruno', 'Bruno Ponzetti'],
  ['Rosa Mercedes', 'Rosa Mercedes', 'Rosa Mercedes'],
  ['Carmen Dolores', 'Carmen Dolores', 'Carmen Dolores'],
  ['Fam. Peralta Luna', 'la familia Peralta Luna', 'Familia Peralta Luna'],
  ['fam soto', 'la familia Soto', 'Familia Soto'],
  ['los de logistica', 'los de logística', 'Los de logística'],
  ['las de administracion', 'las de administración', 'Las de administración'],
  ['los pibes del futbol', 'los pibes del fútbol', 'Los pibes del fútbol'],
  ['los de cocina turno tarde', 'los de cocina del turno tarde', 'Los de cocina turno tarde'],
  ['Los tíos de Sam', 'sus tíos', 'Los tíos de Sam'],
  ['La mamá de Sam', 'su mamá', 'La mamá de Sam'],
  ['La mamá de Vale', 'la mamá de Vale', 'La mamá de Vale'],
  // two given names, and what may be one
  ['Ana Itxaso', 'Ana Itxaso', 'Ana Itxaso'],
  ['Yolanda Txaro', 'Yolanda Txaro', 'Yolanda Txaro'],
  ['Luis Jonatán', 'Luis Jonatán', 'Luis Jonatán'],
  ['Juan Ezra', 'Juan Ezra', 'Juan Ezra'],
  ['Carlos Akira', 'Carlos Akira', 'Carlos Akira'],
  ['Ana Rosarito', 'Ana Rosarito', 'Ana Rosarito'],
  ['Ana Brito', 'Ana', 'Ana Brito'],
  ['Luis Balcarán', 'Luis', 'Luis Balcarán'],
  ['Rosa Elena', 'Rosa Elena', 'Rosa Elena'],
  ['Ana Paz', 'Ana Paz', 'Ana Paz'],
  ['Luz Dary', 'Luz Dary', 'Luz Dary'],
  ['Juan Camilo', 'Juan Camilo', 'Juan Camilo'],
  ['María Refugio', 'María Refugio', 'María Refugio'],
  ['María Luján', 'María Luján', 'María Luján'],
  ['José María', 'José María', 'José María'],
  ['Panadería Roldán', 'la gente de la panadería Roldán', 'Panadería Roldán'],
  ['los de ventas', 'los de ventas', 'Los de ventas'],
  ['los de Belgrano', 'los de Belgrano', 'Los de Belgrano'],
])('who signs «%s» is told of as %s', (signed, name, signature) => {
  const s = readSender(signed, readRecipient('Sam', 'nuestra amiga', 'f'), 'nuestra amiga')
  expect([s.name, s.signature]).toEqual([name, signature])
})

it.each([
  ['Tu sobrina consentida, Inés', 'Inés', 'Inés, su sobrina consentida'],
  ['Tu hijo mayor, Juan Pablo', 'Juan Pablo', 'Juan Pablo, su hijo mayor'],
  ['Tu nueva nuera Karla', 'Karla', 'Karla, su nueva nuera'],
  ['Tu adorada bisnieta Renata', 'Renata', 'Renata, su adorada bisnieta'],
  ['Tu hermana de otra madre Vale', 'Vale', 'Vale, su hermana de otra madre'],
  ['Tu amor, Beto', 'Beto', 'Beto, su amor'],
  // two people
  ['Tu nieta Ema, Joaquín', 'su nieta Ema y Joaquín', 'su nieta Ema y Joaquín'],
  ['Tu prima, Rodrigo', 'su prima y Rodrigo', 'su prima y Rodrigo'],
  ['Tu papá, Lucía', 'su papá y Lucía', 'su papá y Lucía'],
  // an elder, whatever stands before
  ['Tu otra abuela Chela', 'su otra abuela Chela', 'su otra abuela Chela'],
  ['Tu querida vieja maestra Irma', 'su querida vieja maestra Irma', 'su querida vieja maestra Irma'],
  ['Tu segundo papá Nando', 'su segundo papá Nando', 'su segundo papá Nando'],
])('of «%s» the story tells as of %s', (signed, name, full) => {
  const s = readSender(signed, readRecipient('Sam', 'mi amiga', 'f'), 'mi amiga')
  expect([s.name, s.full]).toEqual([name, full])
})

it.each([
  ['mi papá con quien pescaba', 'mi papá'],
  ['mi padre querido', 'mi padre'],
  ['mi papá Julio', 'mi papá'],
  ['mi abuelo paterno', 'mi abuelo'],
  ['mi padre espiritual', 'Julio'],
  ['mi padre confesor', 'Julio'],
  ['nuestro padre superior', 'Julio'],
  ['mi papá suegro', 'Julio'],
  ['mi abuelo político', 'Julio'],
])('«%s» is called %s', (relation, called) => {
  expect(readSender('Ana', readRecipient('Julio', relation, 'm'), relation).calls).toBe(called)
})

it.each([
  ['Ana y Luis', 'mi abuela', 'nuestra abuela'],
  ['Ana y Luis', 'nuestra abuela', 'nuestra abuela'],
  ['Tus nietos', 'mi abuela', 'nuestra abuela'],
])('of %s, «%s» is called %s', (signed, relation, called) => {
  expect(readSender(signed, readRecipient('Julia', relation, 'f'), relation).calls).toBe(called)
})

it.each([
  // whose comadre she is, and not the baby's
  ['tu comadre la Pame', 'hija recién nacida de mi comadre', 'la Pame'],
  ['Tu compadre Nelson', 'la hija recién nacida de mi compadre', 'Nelson'],
  ['Tu compadre Nelson', 'mi compadre', 'Nelson, su compadre'],
  ['Tu vecina Marta', 'la bebé de mi vecina', 'Marta, su vecina'],
])('«%s», to «%s», is %s', (signed, relation, full) => {
  const given = /beb|hij/u.test(relation) ? { age: { band: 'bebe' as const, years: null, sure: 1 } } : {}
  expect(readSender(signed, readRecipient('Sam', relation, null, given), relation).full).toBe(full)
})

it.each([
  ['Ana', 'amiga de toda la vida', 'Ana, su amiga de toda la vida'],
  ['Luis', 'mi amigo de la infancia', 'Luis, su amigo de la infancia'],
  ['Ana', 'mi amiga de la oficina', 'Ana, su amiga'],
  ['Ana', 'mi mejor amiga de toda la vida', 'Ana, su mejor amiga'],
  ['Paulina', 'mi tía abuela', 'Paulina, su sobrina nieta'],
  ['Carmen', 'mi sobrino nieto', 'Carmen, su tía abuela'],
  ['Sofía', 'mi bisabuela', 'Sofía, su bisnieta'],
  ['Carlos', 'mi tía', 'Carlos, su sobrino'],
  ['Álex', 'mi marido', 'Álex'],
  ['Álex', 'mi pareja', 'Álex, su pareja'],
])('%s, who gives it to «%s», is %s', (signed, relation, full) => {
  expect(readSender(signed, readRecipient('Sam', relation, null), relation).full).toBe(full)
})

it.each([
  ['Mamás y papás de 2do B', 'las mamás y los papás de 2.º B'],
  ['Papás y mamás de 2do B', 'los papás y las mamás de 2.º B'],
  ['Mamás y papás', 'las mamás y los papás'],
  ['Apoderados y niños del kínder', 'los apoderados y los niños del kínder'],
  ['Salita Verde', 'la salita Verde'],
  // those of whom it is for, and people
  ['Abuelos y tíos', 'sus abuelos y tíos'],
  ['Papás y abuelos', 'sus papás y abuelos'],
  ['Mamá y papá', 'su mamá y su papá'],
  ['Tía y tío', 'su tía y su tío'],
  ['Mamá y hermanas', 'su mamá y sus hermanas'],
  ['Madrina y padrino', 'su madrina y su padrino'],
  ['Padres y amigos', 'sus padres y amigos'],
  ['Papás y vecinos', 'sus papás y vecinos'],
  ['Papás y alumnos', 'los papás y los alumnos'],
  // who may be one
  ['Tía y madrina', 'la tía y madrina'],
  ['Padrino y tío', 'el padrino y tío'],
])('«%s», who are several, are %s', (signed, name) => {
  const s = readSender(signed, readRecipient('Sam', 'mi profesora'), 'mi profesora')
  expect([s.name, s.several]).toEqual([name, true])
})

it.each([
  ['Nico, papá de Sam', 'mi hijo', 'su papá'],
  ['Nico, tu papá', 'mi hijo', 'su papá'],
  ['Rosa, tu abuela', 'mi nieto', 'la abuela Rosa'],
  ['Flor, tía de Sam', 'mi sobrino', 'la tía Flor'],
  // of another, of a dog, and no kin of an older generation
  ['Nico, papá de Leo', 'mi sobrino', 'Nico'],
  ['Nico, papá de Sam', 'mi perro', 'Nico'],
  // whose own child has the same name
  ['Laura, mamá de Sam', 'entrenador de mi hijo', 'Laura'],
  ['Laura, mamá de Sam', 'maestra', 'Laura'],
  ['Laura, mamá de Sam', 'amiga de mi hija', 'Laura'],
  ['Ana, abuela de Sam', 'mi yerno', 'Ana'],
  ['Rosa, amiga de Sam', 'mi amigo', 'Rosa'],
])('«%s», who gives it to %s, is called %s', (signed, relation, name) => {
  const s = readSender(signed, readRecipient('Sam', relation), relation)
  expect([s.name, s.signature]).toEqual([name, signed])
})

it.each([
  ['compañera de trabajo', 'su compañero de trabajo'],
  ['mi compañero de piso', 'su compañero de piso'],
  ['compañera', 'su compañero'],
  ['compañera de clase de mi hija', 'su compañero'],
  ['compañero de trabajo de mi esposo', 'su compañero'],
])('who gives it to «%s» is %s', (relation, kin) => {
  expect(readSender('Óscar', readRecipient('Maite', relation), relation).kin).toBe(kin)
})

it.each([
  ['Juan Ignacio Bertolotti', 'Juan Ignacio'],
  ['Juan Carlos Zubkow', 'Juan Carlos'],
  ['María José Itziar', 'María José Itziar'],
  ['Juan Pablo Segundo', 'Juan Pablo Segundo'],
])('of «%s» the given names are told: %s', (signed, name) => {
  expect(readSender(signed, readRecipient('Aldo', 'abuelo'), 'abuelo').name).toBe(name)
})

it.each([
  ['Els tiets', 'los tiets', true, 'los tiets'],
  ['Els avis (Roser i Pere)', 'Roser y Pere', true, 'Roser y Pere'],
  ['Les teves cosines', 'sus primas', true, 'sus primas'],
  ['Os avós de Monforte', 'los avós de Monforte', true, 'los avós de Monforte'],
  ['I nonni', 'los nonni', true, 'los nonni'],
  ['Aita eta ama', 'Aita y ama', true, 'Aita y ama'],
  ['Los 12 nietos Barría', 'los doce nietos Barría', true, 'los doce nietos Barría'],
  ['Mom and Dad', 'Mom y Dad', true, 'Mom y Dad'],
  ['Papás de 2.º A, firma Nelly', 'Nelly', false, 'Nelly, en nombre de los papás de 2.º A'],
  ['los vecinos (firma Omar)', 'Omar', false, 'Omar, en nombre de los vecinos'],
  ['Doña Irma y familia', 'doña Irma y su familia', true, 'doña Irma y su familia'],
  ['Tu nuera Vilma y Saúl', 'Vilma y Saúl', true, 'su nuera Vilma y Saúl'],
  ['Vuestra nuera Vilma y Saúl', 'Vilma y Saúl', true, 'su nuera Vilma y Saúl'],
  ['Elsa, la monitora del comedor', 'Elsa', false, 'Elsa, la monitora del comedor'],
  ['Elsa, la señora del quiosco', 'Elsa', false, 'Elsa, la señora del quiosco'],
  // no tongue but ours, one who signs, two who are two
  ['Os queremos, Bea y Raúl', 'Os queremos, Bea y Raúl', true, 'Os queremos, Bea y Raúl'],
  ['Amigos y familia', 'los amigos y familia', true, 'los amigos y familia'],
  ['As de Oros', 'As de Oros', false, 'As de Oros'],
  ['Ana, la gente del taller', 'Ana, la gente del taller', true, 'Ana, la gente del taller'],
  ['Rosa, el abuelo', 'Rosa y el abuelo', true, 'Rosa y el abuelo'],
  ['Leslie', 'Leslie', false, 'Leslie'],
  ['Tu abuela Rosa y Luis', 'su abuela Rosa y Luis', true, 'su abuela Rosa y Luis'],
])('who signs «%s» is %s, and %s that they are several', (signed, name, several, full) => {
  const s = readSender(signed, readRecipient('Sam', 'mi vecino de arriba', 'm'), 'mi vecino de arriba')
  expect([s.name, s.several, s.full]).toEqual([name, several, full])
})

it.each([
  ['tu chinita', 'mi marido', 'su esposa'],
  ['tu negra', 'mi señora', 'su esposa'],
  ['tu osito', 'mi novia', 'su novio'],
  ['tu compañera', 'mi novio', 'su compañera'],
])('«%s» is to nobody else what «%s» is called', (signed, relation, name) =>
  expect(readSender(signed, readRecipient('Sam', relation, null), relation).name).toBe(name),
)

it.each(['Mom and Dad', 'Els avis', 'Irma y familia', 'Tu hija Vilma y Saúl'])(
  '«%s» is signed as it was typed',
  (signed) => expect(readSender(signed, readRecipient('Sam', 'mi mamá', 'f'), 'mi mamá').signature).toBe(signed),
)
