/** What people build passwords of, beyond the list of the common ones: without accents, in small letters. */
const WEAK = `contrasena contrasenia password passw pass clave claves secreto secreta secretos acceso entrar usuario cuenta admin
  administrador administradora root sistema invitado prueba pruebas test temporal cambiame cambiar bienvenido bienvenida bienvenidos
  segura seguro seguridad facil nueva nuevo numero correo gmail hotmail internet facebook instagram whatsapp google
  hola holahola buenosdias amor amores amorcito corazon vida cielo teamo tequiero teadoro teextrano besos beso novio novia
  siempre mama papa mami papi mamita papito madre padre familia hijo hija hijos hermano hermana abuela abuelo bebe nene nena
  princesa princeso reina rey angel angelito gatito gatita perrito perrita mariposa estrella sol luna flor osito dragon tigre leon
  futbol america chivas pumas cruzazul tigres rayados boca river barcelona barsa realmadrid madrid messi ronaldo campeon
  mexico argentina colombia espana peru chile venezuela ecuador guadalajara monterrey bogota lima caracas sevilla viva
  dios jesus cristo maria jose juan carlos luis daniel david alejandro alejandra andrea sofia valentina camila diego jorge miguel
  guadalupe fernando fernanda gabriel gabriela roberto ricardo antonio manuel pedro pablo laura lucia ana elena carmen rosa
  navidad feliz felicidad feliznavidad cumpleanos verano invierno enero febrero marzo abril mayo junio julio agosto septiembre
  octubre noviembre diciembre lunes martes miercoles jueves viernes sabado domingo
  qwerty qwertyuiop asdf asdfg zxcv abc abcd iloveyou love welcome letmein monkey master superman batman pokemon minecraft`

/** Words that carry no weight of their own between others. */
const GLUE = `a al con de del e el en es eres la las lo los me mi mis mucho muy no o para por que se si su te tu tus un una y yo`

const words = (text: string) => new Set(text.trim().split(/\s+/))

export const WEAK_WORDS: ReadonlySet<string> = words(WEAK)
export const GLUE_WORDS: ReadonlySet<string> = words(GLUE)
