import { type PropRow, theOf, thing } from './prop.ts'

/**
 * What everybody knows it by: the words that name it, without accents; the thing, with what stands behind '~' only where
 * it enters; its sound; what is done with it.
 */
const TABLE = `
mates?(?= |$)(?<!las mates)|yerba / un mate / frrr / tomar mate
(?:su )?cafe(?:cito)?$|capuchin|espresso / una taza de café / glu / tomar un café
chocolate(?! (?:caliente|con churros|a la taza|de mesa))|cacao / un chocolate / crac / comer chocolate
cocinar|cocinero / una cuchara de palo / toc, toc / cocinar
biberon|mamila|mamadera|tetero / un biberón / glu, glu / tomar el biberón
robot / un robot / bip, bop / jugar con el robot
charco / un par de botas de lluvia / chap / saltar charcos
superheroe|batman / una capa de superhéroe / fush / jugar a los superhéroes
excel|hojas? de calculo / una hoja~ de cálculo / tac, tac / hacer cuentas
computadora|programar / una computadora / tac, tac / inventar algo en la computadora
fotograf|camara|fotos(?= |$) / una cámara / clic / tomar fotos
(?:f[uú]tbol |futbol )?americano(?= |$)|\\bnfl\\b / un balón~ de fútbol americano / zum / lanzarse unos pases con el balón
(?:micro)?(?:f[uú]tbol|futbol)(?! americano)(?! (?:de|con) (?:tap|chap|corchol))|soccer|\\bgoles\\b|penalt / una pelota / pum / patear un rato la pelota
beis|basebol|baseball|jonron|softbol / una pelota~ de béisbol / toc / ver un partido de béisbol
ciclis / una bicicleta / rin / andar en bicicleta
aquagym|aqua ?fitness|hidrogimnasia / un gorro de natación / chap / hacer aquagym
natacion / un gorro de natación / chap / nadar
bail|zumba|salsa(?= |$)(?! (?:mach|verde|roj|picant|borrach|mexican|valentin|ranch|tartar|bbq|de (?!la calle|los|cali)))|cumbia / un disco / tum / bailar
(?:el )?(?:rap|freestyle)(?= |$) / un micrófono / pum, chas / rapear un rato
(?:trovas|decimas|versos|coplas|rimas) (?:improvisad[oa]s|paisas|repentizad[oa]s)(?= |$)|trovas$|payadas?(?= |$)|improvisar (?:versos|trovas|decimas|coplas|rimas) / un cuaderno~ de versos / fras / improvisar versos
tej(?:er|ido)|croche|ganchillo / una madeja~ de lana / tic, tic / tejer
(?:pintar (?:con|en|las|sus) )?acuarel / una caja de acuarelas / plic / pintar con acuarelas
dibuj(?!(?:it)?os? animad) / un cuaderno~ lleno de dibujos / fras / dibujar
pintar(?!se|.* las unas)|colorear / una caja de colores / ras, ras / pintar
(?:contar )?(?:cuentos?|historias?) con titer / un títere / toc / hacer una función de títeres
(?:teatro|teatrill\\w+|obras?|funcion|funciones|shows?) (?:con|de) titer / un títere / toc / hacer una función de títeres
(?:teatro|obras?|funcion|funciones|shows?) (?:con|de) marionet / una marioneta / toc / hacer una función de marionetas
leer|libros?(?= |$)|lectura|poesia|novelas? (?:hist|poli|rom|negra|grafica|de (?:amor|terror|mister|aventur|detective)) / un libro / fras / leer
cantar|karaoke / un micrófono / la, la / cantar a todo pulmón
\\btelar(?:es)?(?= |$) / un telar~ de mano / tac, tac / tejer en el telar
\\bnudos?(?= |$)(?! en la garganta) / una cuerda~ llena de nudos / fiu / hacer nudos
sahumerio|incienso(?= |$) / un sahumerio / fsss / sahumar la casa
disfra(?:z|ces)(?= |$) / un disfraz / fuf / disfrazarse
radioaficion / una radio~ de aficionado / ssss / hablar por radio con quien conteste
viaj / una maleta / clac / salir de viaje
pesca(?!d)|pescar / una caña~ de pescar / plop / pescar
zapatos?(?= |$) / un zapato / tap / jugar con el zapato
cajas?(?: de carton| vacias?| grandes?)*$ / una caja / pum / jugar con la caja
huesos?(?= |$) / un hueso / ñam / roer un hueso
premios?(?= |$)|galletas? de perro / un plato~ de galletas de perro / ñam / comer galletas de perro
alpiste / un plato~ de alpiste / ñam / comer alpiste
slime / un slime / plop / jugar con el slime
agua$ / un balde~ de agua / chap / jugar con el agua
burbujas|espuma|pompas / una burbuja / plop / hacer burbujas
globos?(?= |$)(?! aerost| terr) / un globo / pof / jugar con los globos
chupon$ / un chupón / chup / dormirse con el chupón
chupete$ / un chupete / chup / dormirse con el chupete
(?:cobij\\w*|mantita|frazad\\w*|trapito)$ / una cobija / fuf / taparse con la cobija`

export const KNOWN: readonly PropRow[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [test = '', un = '', sound = '', together = ''] = row.split(' / ')
    return [new RegExp(test, 'u'), thing([un.replace('~', ''), theOf(un.split('~')[0]!), sound, together])]
  })
