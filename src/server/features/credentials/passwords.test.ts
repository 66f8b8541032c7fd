import { expect, test } from 'vitest'
import { MESSAGES } from '../../../contract/messages.ts'
import { passwordProblem } from './passwords.ts'

const OWN = ['Wenceslao', 'wence.barragan', 'Cuentos Mágicos']

const COMMON =
  `contraseña123 Contraseña2024! c0ntr4s3ñ4 c0ntr4s3ñ4123 ¡¡contraseña!! contraseñaaaa contrasena.1 CONTRASEÑA99
  micontraseña1 contraseñasegura contraseñacontraseña micontraseñasecreta password1234 p4ssw0rd2025 P@$$w0rd!! passsswwword
  claveclave12 laclave12345 teamo123456 tequieromucho teamomiamor hola123456 holahola2023 qwerty123456 qwertyuiop asdfghjklñ
  ñlkjhgfdsa 1qaz2wsx3edc zxcvbnm12345 1234567890 0987654321 abcdefghij abcd1234567 1122334455 aaaaaaaaaab 12345678901
  princesa2024 Elefante1990 murci3lago77 estr3llas!! tortuga.tortuga 2024mexico! viva.mexico.2024 realmadrid10 barcelona1899
  dragon-dragon ***secreto*** administrador1 bienvenido2025 mariposa123456 11111aaaaa 19901990199 55551234567`
    .trim()
    .split(/\s+/)

const OF_THEIR_OWN =
  `wenceslao12 W3nc3sl40!! wence.barragan1 barragan2024 oalsecnew77 CuentosMagicos1 cu3nt0s-m4g1c0s magicos12345`
    .trim()
    .split(/\s+/)

const FINE =
  `la tortuga canta bajito|un elefante muy tranquilo|otra frase muy tranquila|correcto caballo batería grapa|ñandú con bufanda roja
  |caldero lluvia tinta farol|Mi abuela plancha nubes|tres gatos leen a Borges|pan.queso.llave.lunes|viernes-trompeta-hielo
  |x7#kQ9!pL2|8h4#9k2!5$|Zt4.vRq8-wN|gK2$mX9@bT|7f3k9q2x1z|aB3dE9fGh1Kz|r2d2yc3pobailan|Uy!QueFrioHace77|quéfríohaceaquí|LlueveSobreMadrid y yo sin paraguas
  |el perro de Marta ladra|cinco limones en marzo|tejado azul con goteras|ruido de sartenes viejas|zapatos nuevos apretados|bicicleta sin frenos cuesta abajo
  |xochimilco trajineras domingo|guacamole sin aguacate|mi tren sale tarde|volcán dormido tose|nadie riega el cactus|Wenceslao y la cometa
  |cuentos que nadie contó|sopa de letras fría|brújula rota del pirata|ochenta y tres palomas|taza desportillada gris|nieve en el desierto
  |kXvwPzRtYbNm|4Kw-pT7-zQ9|dientes de león al viento|manzana trompo violín|el faro y la foca|jirafa miope busca gafas`
    .split('|')
    .map((line) => line.trim())

test.each(COMMON)('%s is made of what everybody takes', (password) => {
  expect(password.length).toBeGreaterThanOrEqual(10)
  expect([MESSAGES.passwordCommon, MESSAGES.passwordBreached]).toContain(passwordProblem(password, OWN))
})

test.each(OF_THEIR_OWN)('%s is made of a name that is known', (password) => {
  expect(passwordProblem(password, OWN)).toBe(MESSAGES.passwordOwnWord)
})

test.each(FINE)('%s is fine', (password) => {
  expect(passwordProblem(password, OWN)).toBeNull()
})

test('there are enough of each', () => {
  expect(COMMON.length + OF_THEIR_OWN.length).toBeGreaterThanOrEqual(40)
  expect(FINE.length).toBeGreaterThanOrEqual(40)
})

test('length is asked first, and a very long one takes no time', () => {
  expect(passwordProblem('corta')).toBe(MESSAGES.passwordShort)
  expect(passwordProblem('a1'.repeat(65))).toBe(MESSAGES.passwordLong)
  expect(passwordProblem('1!'.repeat(64))).toBe(MESSAGES.passwordCommon)
})
