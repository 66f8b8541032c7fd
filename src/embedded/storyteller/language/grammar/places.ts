import { known } from './dictionary.ts'

/** Towns and countries that the dictionary does not list, or lists as another word too: those only after a preposition. */
export const PLACES =
  /(?<![A-Za-zÀ-ỹ])(?:chile|cali|soria|monterrey|torreón|torreon|puebla|quito|lima|cuzco|rosario|córdoba|cordoba|salta|santiago|caracas|panamá|panama|japón|japon|parís|paris|roma|california|granada|málaga|malaga|valencia|alicante|murcia|la paz|asunción|la plata|campeche|puno|atocha|arica|chihuahua|sonora|colima|tabasco|huasca|varadero|matanzas|buenaventura|montería|monteria|la guaira|azteca(?<=(?:al|del) azteca)|chivas(?<=(?:las|contra|al?) chivas)|margarita(?<=(?:isla|a|en) (?:de )?margarita)|los roques|montañita(?<=(?:a|en) montañita)|galápagos|galapagos|periférico(?<=(?:en|por|del|el) periférico)|periferico|concepción(?<=(?:a|en) concepción)|concepcion|cuenca|linares(?<=en linares)|almagro(?<=en almagro)|elche|armenia|envigado|callao|ica|recoleta|potosí|potosi|argentina(?<=(?:a|en|de|por|contra|desde|hasta|para|gan[oó]|ganaba|perd[ií](?:o|ó|a)|perdía|jug[oó]|jugaba) argentina)|antigua(?=$|[.,;:!?)]| (?:y|o|a|al|con|sin|por|para|cuando|donde|que|se|nos|me|les?|l[oa]s?|el|una?|dos|tres|fue|guatemala|[A-Za-zÀ-ỹ]+[aei]mos)(?![A-Za-zÀ-ỹ]))|portales(?<=(?:mercado|metro) (?:de )?portales))(?![A-Za-zÀ-ỹ])/giu

/** 'un viaje a oaxaca', 'en puebla' → their capital; 'oaxaca' alone too, where it is no other word. */
export function placed(name: string, at: number, text: string): string {
  if (name !== name.toLowerCase()) {
    const written = PLACE_ACCENTS[name.toLowerCase()]
    return written ? name.charAt(0) + written.slice(1) : name
  }
  const led = /(?<![A-Za-zÀ-ỹ])(?:al?|en|desde|hasta|por|hacia|del?|para|contra|las)\s$/iu.test(text.slice(0, at))
  // 'se fue pa lima'
  const sure =
    /(?<![A-Za-zÀ-ỹ])(?:a|en|desde|hasta|hacia|(?:fu[eií]|fuimos|fueron|v[ie]n[oie]|vinieron|v[oa]y?|vamos|iba|ir(?:se|me)?|sali[oó]|salimos|viaj[A-Za-zÀ-ỹ]+|mud[A-Za-zÀ-ỹ]+|volv[A-Za-zÀ-ỹ]+) pa(?:ra)?)\s$/iu.test(
      text.slice(0, at),
    )
  if (name === 'argentina') return 'Argentina'
  if (
    /^(?:antigua|chile|lima|rosario|salta|cuenca|granada|cali|soria|la paz|la plata)$/i.test(name)
      ? !sure
      : !led && known(name)
  )
    return name
  const spelt = PLACE_ACCENTS[name] ?? name
  return spelt.replace(/(?<=^|\s)(?!del? )\p{L}/gu, (letter) => letter.toUpperCase())
}

const PLACE_ACCENTS: Record<string, string> = {
  torreon: 'torreón', cordoba: 'córdoba', paris: 'parís', galapagos: 'galápagos', periferico: 'periférico', concepcion: 'concepción', monteria: 'montería', potosi: 'potosí', panama: 'panamá', japon: 'japón', malaga: 'málaga',
} // oxfmt-ignore

/** 'fuimos a la finca de mi tío en la ceja', 'subir a patios': towns by the names of common things, where somebody lives or travels. */
export const alsoWords = (text: string): string =>
  [THERE, TOWN_WORDS].reduce((out, test) => out.replace(test, inCapitals), text)
const inCapitals = (name: string) => name.replace(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1))
/** 'una estación de servicio en dolores': a stop on a way. */
const STOPPED =
  '(?:estaci[oó]n(?: de servicio)?|terminal|hotel|hostal|peaje|ruta|camping|micro|bus|colectivo|par(?:amos|ó)|varad[oa]s|dorm[A-Za-zÀ-ỹ]+|baj[A-Za-zÀ-ỹ]+|qued[A-Za-zÀ-ỹ]+|viaj[A-Za-zÀ-ỹ]+|viv[ei][A-Za-zÀ-ỹ]*|naci[A-Za-zÀ-ỹ]*|casa|quinta|fuimos|llega[A-Za-zÀ-ỹ]*)'
const TOWN_WORDS = new RegExp(
  `(?<=(?<![A-Za-zÀ-ỹ])${STOPPED}(?: (?!(?:y|que|porque|cuando)(?![A-Za-zÀ-ỹ]))[A-Za-zÀ-ỹ]+){0,3} en )(?:dolores|mercedes|tigre|las toninas|tres arroyos)(?=$|[.,;!?)]| (?:nos|se|me|y|al?|con|por|cuando|una?|el|la|dos)(?![A-Za-zÀ-ỹ]))`,
  'gu',
)
const THERE =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:fuimos|fueron|viaj[A-Za-zÀ-ỹ]+|viv[ei][A-Za-zÀ-ỹ]*|naci[A-Za-zÀ-ỹ]*|finca|pueblo|paseo|vacaciones|llegamos|mud[aóé][A-Za-zÀ-ỹ]*)(?: (?!(?:y|que|porque|cuando)(?![A-Za-zÀ-ỹ]))[A-Za-zÀ-ỹ]+){0,6} (?:en|a|de|hasta) )(?:la ceja|la calera|la serena|los andes|las grutas|el calafate|el bolsón|la vega|el retiro|la unión)(?![A-Za-zÀ-ỹ])|(?<=(?<![A-Za-zÀ-ỹ])(?:sub|baj|lleg|escal)[A-Za-zÀ-ỹ]+ (?:a|hasta) )patios(?![A-Za-zÀ-ỹ])/gu
