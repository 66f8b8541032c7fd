import { known } from './dictionary.ts'

/** Towns and countries that the dictionary does not list, or lists as another word too: those only after a preposition. */
export const PLACES =
  /(?<!\p{L})(?:barrancas? del cobre|oaxaca|chiapas|veracruz|acapulco|cancún|cancun|yucatán|yucatan|tijuana|monterrey|guanajuato|culiacán|culiacan|hermosillo|saltillo|torreón|torreon|mérida|michoacán|michoacan|querétaro|queretaro|puebla|tlaxcala|zacatecas|jalisco|tulum|cozumel|mazatlán|mazatlan|vallarta|xochimilco|coyoacán|coyoacan|teotihuacán|bogotá|bogota|medellín|medellin|cali|barranquilla|quito|guayaquil|lima|cusco|cuzco|arequipa|bariloche|mendoza|rosario|córdoba|cordoba|salta|jujuy|tucumán|tucuman|ushuaia|patagonia|iguazú|iguazu|montevideo|valparaíso|valparaiso|santiago|atacama|caracas|maracaibo|managua|tegucigalpa|méxico|mexico|perú|peru|panamá|panama|canadá|canada|japón|japon|londres|parís|paris|roma|berlín|lisboa|nápoles|florencia|ámsterdam|amsterdam|praga|viena|tokio|california|texas|miami|chicago|disneyland|granada|málaga|malaga|cádiz|cadiz|valencia|alicante|murcia|soria|ibiza|menorca|lanzarote|galicia|chile|la paz|asunción|la plata|toluca|chapultepec|cuernavaca|pachuca|morelia|xalapa|campeche|villahermosa|tepoztlán|tepoztlan|pátzcuaro|patzcuaro|chapala|mardel|pichilemu|pucón|pucon|temuco|chiloé|chiloe|neuquén|neuquen|cartagena|pereira|manizales|iquitos|piura|puno|trujillo|huaraz|atocha|oviedo|salamanca|zaragoza|pamplona|donostia|gijón|gijon|paraná|parana|cosquín|cosquin|tandil|necochea|miramar|trelew|pinamar|ibagué|ibague|bucaramanga|villavicencio|cúcuta|cucuta|popayán|popayan|zipaquirá|antofagasta|iquique|arica|ayacucho|tacna|chiclayo|cajamarca|durango|chihuahua|sonora|sinaloa|nayarit|colima|tabasco|tampico|irapuato|celaya|texcoco|iztapalapa|tepito|huasca|guadalajara|mazamitla|cotopaxi|chimborazo|aconcagua|popocatépetl|popocatepetl|camagüey|varadero|matanzas|buenaventura|montería|monteria|huancayo|cancha rayada|chamartín|chamartin|irún|irun|maracay|la guaira|surquillo|tepatitlán|tepatitlan|estadio azteca|azteca(?<=(?:al|del) azteca)|chivas(?<=(?:las|contra|al?) chivas)|xelajú|xelaju|quetzaltenango|atitlán|atitlan|panajachel|chichicastenango|antigua guatemala|tikal|cobán|coban|chiquimula|escuintla|huehuetenango|livingston|puerto barrios|cabimas|ciudad bolívar|barquisimeto|cumaná|cumana|maturín|maturin|punto fijo|margarita(?<=(?:isla|a|en) (?:de )?margarita)|los roques|choroní|choroni|canaima|ambato|riobamba|latacunga|ibarra|otavalo|montañita(?<=(?:a|en) montañita)|baños de agua santa|galápagos|galapagos|uruapan|tlacotepec|ecatepec|nezahualcóyotl|nezahualcoyotl|iztacalco|tláhuac|tlahuac|periférico(?<=(?:en|por|del|el) periférico)|periferico|bahía blanca|bahia blanca|río cuarto|rio cuarto|rosario de la frontera|luján|lujan|concepción(?<=(?:a|en) concepción)|concepcion|valdivia|puerto montt|chillán|chillan|curicó|curico|rancagua|talca|osorno|pucallpa|tarapoto|juliaca|huánuco|huanuco|huancavelica|abancay|chimbote|máncora|mancora|guatapé|jericó|salento|filandia|girardot|sogamoso|tunja|duitama|riohacha|valledupar|sincelejo|neiva|cuenca|loja|machala|amatitlán|amatitlan|tacuarembó|tacuarembo|paysandú|paysandu|quellón|quellon|aysén|aysen|copiapó|copiapo|maipú|maipu|potosí|potosi|boyacá|boyaca|itagüí|quibdó|quibdo|facatativá|facatativa|fusagasugá|fusagasuga|chascomús|chascomus|olavarría|olavarria|celestún|celestun|apatzingán|apatzingan|tehuacán|tehuacan|holguín|holguin|chiriquí|chiriqui|zihuatanejo|san cristóbal de las casas|portales(?<=(?:mercado|metro) (?:de )?portales))(?!\p{L})/giu

/** 'un viaje a oaxaca', 'en puebla' → their capital; 'oaxaca' alone too, where it is no other word. */
export function placed(name: string, at: number, text: string): string {
  if (name !== name.toLowerCase()) {
    const written = PLACE_ACCENTS[name.toLowerCase()]
    return written ? name.charAt(0) + written.slice(1) : name
  }
  const led = /(?<!\p{L})(?:al?|en|desde|hasta|por|hacia|del?|para|contra|las)\s$/iu.test(text.slice(0, at))
  const sure = /(?<!\p{L})(?:a|en|desde|hasta|hacia)\s$/iu.test(text.slice(0, at))
  if (
    /^(?:chile|lima|rosario|salta|cuenca|granada|cali|soria|la paz|la plata)$/i.test(name) ? !sure : !led && known(name)
  )
    return name
  const spelt = PLACE_ACCENTS[name] ?? name
  return spelt.replace(/(?<=^|\s)(?!del? )\p{L}/gu, (letter) => letter.toUpperCase())
}

const PLACE_ACCENTS: Record<string, string> = {
  cancun: 'cancún', culiacan: 'culiacán', torreon: 'torreón', yucatan: 'yucatán', michoacan: 'michoacán', queretaro: 'querétaro', mazatlan: 'mazatlán', coyoacan: 'coyoacán', bogota: 'bogotá',
  medellin: 'medellín', cordoba: 'córdoba', tucuman: 'tucumán', iguazu: 'iguazú', valparaiso: 'valparaíso', paris: 'parís', amsterdam: 'ámsterdam',
  xelaju: 'xelajú', atitlan: 'atitlán', coban: 'cobán', cumana: 'cumaná', maturin: 'maturín', choroni: 'choroní', galapagos: 'galápagos', tlahuac: 'tláhuac', nezahualcoyotl: 'nezahualcóyotl', periferico: 'periférico', lujan: 'luján', concepcion: 'concepción', chillan: 'chillán', curico: 'curicó', huanuco: 'huánuco', mancora: 'máncora', irun: 'irún', popocatepetl: 'popocatépetl', monteria: 'montería', tepatitlan: 'tepatitlán',
  'bahia blanca': 'bahía blanca', 'rio cuarto': 'río cuarto',
  tacuarembo: 'tacuarembó', paysandu: 'paysandú', quellon: 'quellón', aysen: 'aysén', copiapo: 'copiapó', maipu: 'maipú', potosi: 'potosí', boyaca: 'boyacá', quibdo: 'quibdó', facatativa: 'facatativá', fusagasuga: 'fusagasugá', chascomus: 'chascomús', olavarria: 'olavarría', celestun: 'celestún', apatzingan: 'apatzingán', tehuacan: 'tehuacán', holguin: 'holguín', chiriqui: 'chiriquí',
  mexico: 'méxico', peru: 'perú', panama: 'panamá', canada: 'canadá', japon: 'japón', malaga: 'málaga', cadiz: 'cádiz', tepoztlan: 'tepoztlán', patzcuaro: 'pátzcuaro', pucon: 'pucón', chiloe: 'chiloé', neuquen: 'neuquén', gijon: 'gijón', parana: 'paraná', cosquin: 'cosquín', ibague: 'ibagué', cucuta: 'cúcuta', popayan: 'popayán',
} // oxfmt-ignore
