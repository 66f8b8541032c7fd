/** Every Spanish text that both sides show or answer, to the letter. */

export const MESSAGES = {
  senderNameRequired: 'El nombre del remitente es requerido',
  recipientNameRequired: 'El nombre del destinatario es requerido',
  recipientRelationRequired: 'La relación es requerida',
  favoriteThingRequired: 'La cosa favorita es requerida',
  specialMemoryRequired: 'El recuerdo especial es requerido',
  admirationRequired: 'La admiración es requerida',
  styleUnknown: 'Elige uno de los diez estilos',

  photoRequired: 'Foto requerida',
  photoRelationRequired: 'Por favor indica de quién es la foto',
  photoTooLarge: 'La foto pesa demasiado: el máximo son 10\u00a0MB',
  photoTooManyPixels: 'La foto es demasiado grande: el máximo son 40\u00a0megapíxeles',
  photoUnsupported: 'Ese archivo no es una foto JPEG, PNG o WebP',
  photoDamaged: 'La foto está dañada o incompleta. Prueba con otra',
  photoTooSmall: 'La foto es demasiado pequeña: hacen falta al menos 64 píxeles de lado',
  photoTooLong: 'La foto es demasiado alargada: el lado largo puede medir como mucho ocho veces el corto',
  photoAnimated: 'Es una imagen animada. Sube una foto fija',
  photoHeic: 'Es una foto HEIC, el formato del iPhone. Guárdala como JPEG y súbela otra vez',
  printersBusy: 'Hay muchos libros esperando en la imprenta. El tuyo está guardado: vuelve a pedirlo en un momento',
  photosBusy: 'Están llegando muchas fotos a la vez. Inténtalo de nuevo en unos segundos',
  photoOne: 'Sube una sola foto cada vez',
  photoNotFound: 'No encontramos esa foto',
  combineIncomplete: 'Datos incompletos',

  storyNotFound: 'Historia no encontrada',
  bookDeleted: 'Este libro se borró: quien lo compró eliminó el cuento o su cuenta',
  pictureNotFound: 'No encontramos esa ilustración',
  illustrationsMissing: 'Al cuento le faltan ilustraciones. Cuando estén todas podrás descargar el PDF',
  editionNotBought: 'Esa edición se descarga después de comprar el cuento',
  photosNeeded: 'Hacen falta las fotos de las dos personas para ilustrar el cuento',
  /** Of one that was to come though nobody had asked for it: its place offers to draw it. */
  pictureGivenUp: 'Una ilustración no salió. Puedes pedirla en su capítulo',
  generationFailed: 'Hubo un problema al generar la historia',
  dailyStoriesSpent: 'Hoy ya has creado muchos cuentos. Mañana podrás seguir',
  dailyPicturesSpent: 'Hoy ya has pedido muchas ilustraciones. Mañana podrás seguir',
  budgetSpent: 'Hoy hemos creado todos los cuentos que podíamos. Vuelve mañana y lo terminamos contigo',
  pictureRefused: 'No pudimos dibujar esta escena. Prueba a describirla de otra manera o con otra foto',
  enginesBusy: 'Ahora mismo hay mucha gente creando cuentos. Inténtalo de nuevo dentro de un rato',
  storyBusy: 'El cuento todavía se está escribiendo. Espera un momento',

  proofNeeded: 'No pudimos comprobar que esta petición viene de una persona. Recarga la página e inténtalo de nuevo',
  proofWrong: 'La comprobación no es válida o ya se usó',

  chapterTitleRequired: 'El capítulo necesita un título',
  chapterTextRequired: 'El capítulo necesita al menos una frase',
  titleRequired: 'El cuento necesita un título',
  chapterChanged: 'Este capítulo cambió mientras lo editabas. Si guardas otra vez, queda tu versión',
  storyNotWritten: 'El cuento todavía se está escribiendo. Cuando esté entero podrás cambiarlo',
  pictureNotDrawn: 'Esta ilustración todavía no está dibujada',
  redrawsSpent: 'Ya pediste todas las ilustraciones nuevas de este cuento. Puedes elegir entre las que tienes',

  emailRequired: 'Por favor ingresa tu email para recibir el cuento',
  emailInvalid: 'Revisa tu email: parece que le falta algo',
  alreadyBought: 'Este cuento ya está comprado',
  paymentFailed: 'No se pudo iniciar el proceso de pago. Inténtalo de nuevo.',
  shareNotBought: 'Para compartir el cuento por email primero hay que comprarlo',
  shareEmailInvalid: 'Revisa el email de quien lo recibirá: parece que le falta algo',
  shareSoon: 'Muy pronto podrás compartir tus cuentos por email',

  identifierRequired: 'Escribe tu email o tu nombre de usuario',
  usernameInvalid: 'El nombre de usuario lleva entre 3 y 30 letras, números, puntos o guiones',
  usernameTaken: 'Ese nombre de usuario ya está en uso',
  emailTaken: 'No pudimos crear la cuenta con ese email. Si ya tienes una, ingresa o recupera tu contraseña',
  passwordRequired: 'Escribe tu contraseña',
  passwordShort: 'La contraseña necesita al menos 10 caracteres',
  passwordLong: 'La contraseña es demasiado larga',
  passwordOwnWord: 'Esa contraseña se parece demasiado a tu nombre, a tu email o a nuestro nombre: elige otra',
  passwordCommon:
    'Esa contraseña es fácil de adivinar: parte de palabras o teclas muy usadas. Prueba con una frase tuya de tres o cuatro palabras',
  passwordBreached: 'Esa contraseña salió a la luz en un robo de datos de otra página: elige otra',
  passwordWrong: 'La contraseña no es correcta',
  passwordNone: 'Tu cuenta entra con tu proveedor de acceso y todavía no tiene contraseña',
  emailSame: 'Ese ya es tu email',
  credentialsWrong: 'El email, el usuario o la contraseña no son correctos',
  codeRequired: 'Escribe el código',
  codeWrong: 'Ese código no es correcto o ya se usó. Espera al siguiente y prueba otra vez',
  backupCodeWrong: 'Ese código de respaldo no es correcto o ya se usó',
  codeTooLate: 'Pasó demasiado tiempo. Escribe otra vez tu contraseña',
  codesExhausted: 'Demasiados códigos equivocados. Escribe otra vez tu contraseña',
  codesLocked: 'Demasiados códigos equivocados. Espera un cuarto de hora y vuelve a probar',
  twoFactorOn: 'La verificación en dos pasos ya está activada',
  twoFactorOff: 'La verificación en dos pasos no está activada',
  linkExpired: 'El enlace ya no sirve: caducó o se usó antes. Pide uno nuevo',
  linkElsewhere: 'Abre ese enlace en el navegador donde ingresaste con tu cuenta',
  oidcUnavailable: 'No pudimos conectar con tu proveedor de acceso. Inténtalo de nuevo',
  oidcNoEmail: 'Tu proveedor de acceso no nos dio tu email, y sin él no podemos abrirte una cuenta',
  oidcEmailTaken:
    'Ya hay una cuenta con ese email. Ingresa con su contraseña; si no la recuerdas, pide un enlace para elegir otra',
  oidcDenied: 'No diste permiso en tu proveedor de acceso, así que no ingresaste. Puedes intentarlo otra vez',

  loginRequired: 'Debes iniciar sesión para acceder a esta sección',
  notFound: 'Lo sentimos, la página que buscas no existe.',
  invalidRequest: 'Revisa los datos: algo no está bien',
  malformedJson: 'No pudimos leer los datos enviados',
  unkeepable: 'Hay un carácter invisible que no podemos guardar. Bórralo o escribe el texto de nuevo',
  uploadTorn: 'El archivo no llegó entero. Inténtalo de nuevo',
  bodyTooLarge: 'Los datos enviados son demasiado grandes',
  unsupportedMediaType: 'No sabemos leer ese tipo de datos',
  crossSite: 'Esta acción solo puede hacerse desde nuestra página',
  tooManyStreams: 'Tienes este cuento abierto en demasiadas ventanas. Cierra alguna y seguimos aquí',
  tooManyRequests: 'Demasiados intentos seguidos. Espera un poco y vuelve a probar',
  internal: 'Algo falló de nuestro lado. Inténtalo de nuevo en un momento',
  unavailable: 'El servicio no está disponible ahora mismo. Inténtalo de nuevo en un momento',
} as const

export const unsupportedText = 'Por ahora solo podemos imprimir letras latinas, griegas, cirílicas, hebreas y árabes'

/** Tells that a story waits for an engine, continues by itself, and about when. `waitMs` in milliseconds. */
export function postponedMessage(waitMs: number): string {
  return `Hay mucha gente creando cuentos. El tuyo está guardado y seguirá solo ${inAbout(waitMs)}. Puedes cerrar esta página y volver luego`
}

function inAbout(waitMs: number): string {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
  if (minutes === 1) return 'en un minuto'
  if (minutes < 90) return `en unos ${minutes} minutos`
  const hours = Math.ceil(minutes / 60)
  return hours < 24 ? `en unas ${hours} horas` : 'mañana'
}

export function tooLong(max: number): string {
  return `Es demasiado largo: el máximo son ${max.toLocaleString('es-MX')} caracteres`
}
