/** What befell somebody whom an answer names in passing, and what somebody has left behind: theirs to tell. */

export const sign = (words: string) => new RegExp(`(?<![A-Za-zÀ-ỹ])(?:${words})(?![A-Za-zÀ-ỹ])`, 'iu')

/** 'que no trae lonche': what a child goes without. */
export const WANT =
  '(?:(?:a veces|casi|nunca|ya|ni|siempre) )*(?:no (?:lleva|trae|tiene)n?|(?:llega|va|viene|anda)n? sin|pasan? hambre)'

const LATELY =
  '(?:en (?:el )?(?:\\d{4}|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|hace (?:[A-Za-zÀ-ỹ]+|\\d+) (?:años?|meses|mes|semanas)|est[ea] [A-Za-zÀ-ỹ]+|el año pasado|(?:en|con|por) (?:la pandemia|el covid))'
/** 'enviudó en 2021'; 'quedó viuda muy joven' is how a life is told. */
export const WIDOWED = `(?:se )?(?:enviud[oó]|qued[oó] viud[oa]) ${LATELY}|desde que (?:enviud[oó]|(?:se )?qued[oó] viud[oa])`

const WORK =
  '(?:f[aá]brica|empresa|oficina|chamba|obra|planta|tienda|maquila|pega|trabajo|banco|empleo|taller|laburo|curro|hospital|hotel|restaurante)'
/** 'la habían echado del laburo' */
export const SENT_AWAY = `l[oa]s? (?:(?:hab[ií]an|han) (?:echado|corrido|despedido|botado|rajado)|acababan de (?:echar|correr|despedir|botar)|echaron|corrieron|despidieron|botaron) (?:de (?:la|su|una)|del?(?: su)?) ${WORK}`

export const OTHERS_AFFAIRS = [
  [
    'confidence',
    sign(
      `(?:quer[ií]an|quisieron|iban a|intentaron|pretend[ií]an) (?:sacar|correr|echar|botar|despedir) a (?:(?:mi|su|la|el|una?|nuestr[oa]) )?[A-Za-zÀ-ỹ]+(?: (?!por)[A-Za-zÀ-ỹ]+)?(?: del? (?:la |su |el )?[A-Za-zÀ-ỹ]+)? (?:embarazad|(?:estando|por (?:estar|haber|quedar|andar|faltar|embaraz|enferm|viej)|porque|cuando estaba))[A-Za-zÀ-ỹ]*[^,.;]*|(?:desde|porque|cuando) (?:que )?l[oa]s? despidieron(?=[\\s!]*(?:[,.;]|$))|l[oa]s? (?:(?:hab[ií]an|han) (?:echado|corrido|despedido|botado)|acababan de (?:echar|correr|despedir)) del? (?:la |su )?${WORK}`,
    ),
  ],
  ['bereaved', sign(WIDOWED)],
  [
    'separation',
    sign(
      'nos (?:[ií]bamos|vamos) a separar|nos hab[ií]amos separado(?! (?:del?|en|por|para) )|que nos separ[aá]bamos(?= ?(?:[,.;]|$))|(?:mis|sus|tus|nuestros) (?:pap[aá]s|padres|viejos) (?:ya )?se (?:est[aá]n|estaban|iban a|hab[ií]an) separa[A-Za-zÀ-ỹ]+|(?:pap[aá]|mam[aá]|padre|madre|abuel[oa]|espos[oa]|marido|mujer) se (?:nos |le |les )?fue con (?:la|el|su) (?:vecin|secretari|comadre|compadre|soci|amante|cuñad)[A-Za-zÀ-ỹ]*',
    ),
  ],
  [
    'loss',
    sign(
      '(?:muerte|p[eé]rdida) de (?:nuestr[oa]|mi|su|tu) (?:primer[oa]? |[uú]nic[oa] )?(?:beb[eé]|bebit[oa]|hij[oa]|hijit[oa]|niet[oa])|perdi(?:[oó]|eron) a su beb[eé](?! (?:en|entre|por) )|haber perdido (?:a )?(?:un|una|dos|tres|nuestr[oa]s?|su|mi|tu) (?:primer[oa]? )?(?:beb[eé]s?|hij[oa]s?)',
    ),
  ],
  [
    'diagnosis',
    sign(
      '(?:dej[oó]|dejaste|ha dejado) (?:el|la|los) (?:[A-Za-zÀ-ỹ]+ y (?:el|la) )?(?:vino|ron|pisco|mezcal|tequila|aguardiente|cerveza|chela|coca|mota)(?=[\\s!]*(?:[,.;]|$)| (?:hace|desde|por (?:nosotr|m[ií]|sus?|ell[oa]s?)|cuando (?:nac|supo|me|nos)|para siempre)[A-Za-zÀ-ỹ]*(?![A-Za-zÀ-ỹ]))|lleva (?:ya )?(?:limpi|sobri)[oa] (?:desde|hace|un|dos|tres|\\d)',
    ),
  ],
  ['money', sign('no (?:me |nos |les? )?(?:pasa|paga|da)(?:ba)?n? (?:la |ni (?:la )?)?(?:pensi[oó]n|manutenci[oó]n)')],
  ['violence', sign('(?:nos|me|le) rob[oó] (?:la casa|el terreno|la tierra|la herencia|los ahorros|el negocio)')],
] as const
