import { known } from './dictionary.ts'

/** Towns and countries that the dictionary does not list, or lists as another word too: those only after a preposition. */
export const PLACES =
  /(?<!\p{L})(?:oaxaca|chiapas|veracruz|acapulco|cancún|cancun|yucatán|yucatan|tijuana|monterrey|guanajuato|culiacán|culiacan|hermosillo|saltillo|torreón|torreon|mérida|michoacán|michoacan|querétaro|queretaro|puebla|tlaxcala|zacatecas|jalisco|tulum|cozumel|mazatlán|mazatlan|vallarta|xochimilco|coyoacán|coyoacan|teotihuacán|bogotá|bogota|medellín|medellin|cali|barranquilla|quito|guayaquil|lima|cusco|cuzco|arequipa|bariloche|mendoza|rosario|córdoba|cordoba|salta|jujuy|tucumán|tucuman|ushuaia|patagonia|iguazú|iguazu|montevideo|valparaíso|valparaiso|santiago|atacama|caracas|maracaibo|managua|tegucigalpa|méxico|mexico|perú|peru|panamá|panama|canadá|canada|japón|japon|londres|parís|paris|roma|berlín|lisboa|nápoles|florencia|ámsterdam|amsterdam|praga|viena|tokio|california|texas|miami|chicago|disneyland|granada|málaga|malaga|cádiz|cadiz|valencia|alicante|murcia|soria|ibiza|menorca|lanzarote|galicia|chile|la paz|asunción|la plata|toluca|chapultepec|cuernavaca|pachuca|morelia|xalapa|campeche|villahermosa|tepoztlán|tepoztlan|pátzcuaro|patzcuaro|chapala|mardel|pichilemu|pucón|pucon|temuco|chiloé|chiloe|neuquén|neuquen|cartagena|pereira|manizales|iquitos|piura|puno|trujillo|huaraz|atocha|oviedo|salamanca|zaragoza|pamplona|donostia|gijón|gijon|paraná|parana|cosquín|cosquin|tandil|necochea|miramar|trelew|pinamar|ibagué|ibague|bucaramanga|villavicencio|cúcuta|cucuta|popayán|popayan|zipaquirá|antofagasta|iquique|arica|ayacucho|tacna|chiclayo|cajamarca|durango|chihuahua|sonora|sinaloa|nayarit|colima|tabasco|tampico|irapuato|celaya|texcoco|iztapalapa|tepito|huasca|guadalajara|mazamitla|cotopaxi|chimborazo|aconcagua|popocatépetl|popocatepetl|camagüey|varadero|matanzas|buenaventura|montería|monteria|huancayo|cancha rayada|chamartín|chamartin|irún|irun|maracay|la guaira|surquillo|tepatitlán|tepatitlan|estadio azteca|azteca(?<=(?:al|del) azteca)|chivas(?<=(?:las|contra|al?) chivas)|portales(?<=(?:mercado|metro) (?:de )?portales))(?!\p{L})/giu

/** 'un viaje a oaxaca', 'en puebla' → their capital; 'oaxaca' alone too, where it is no other word. */
export function placed(name: string, at: number, text: string): string {
  if (name !== name.toLowerCase()) {
    const written = PLACE_ACCENTS[name.toLowerCase()]
    return written ? name.charAt(0) + written.slice(1) : name
  }
  const led = /(?<!\p{L})(?:al?|en|desde|hasta|por|hacia|del?|para|contra|las)\s$/iu.test(text.slice(0, at))
  const sure = /(?<!\p{L})(?:a|en|desde|hasta|hacia)\s$/iu.test(text.slice(0, at))
  if (/^(?:chile|lima|rosario|salta|granada|cali|soria|la paz|la plata)$/i.test(name) ? !sure : !led && known(name))
    return name
  const spelt = PLACE_ACCENTS[name] ?? name
  return spelt.replace(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
}

const PLACE_ACCENTS: Record<string, string> = {
  cancun: 'cancún', culiacan: 'culiacán', torreon: 'torreón', yucatan: 'yucatán', michoacan: 'michoacán', queretaro: 'querétaro', mazatlan: 'mazatlán', coyoacan: 'coyoacán', bogota: 'bogotá',
  medellin: 'medellín', cordoba: 'córdoba', tucuman: 'tucumán', iguazu: 'iguazú', valparaiso: 'valparaíso', paris: 'parís', amsterdam: 'ámsterdam',
  mexico: 'méxico', peru: 'perú', panama: 'panamá', canada: 'canadá', japon: 'japón', malaga: 'málaga', cadiz: 'cádiz', tepoztlan: 'tepoztlán', patzcuaro: 'pátzcuaro', pucon: 'pucón', chiloe: 'chiloé', neuquen: 'neuquén', gijon: 'gijón', parana: 'paraná', cosquin: 'cosquín', ibague: 'ibagué', cucuta: 'cúcuta', popayan: 'popayán',
} // oxfmt-ignore
