/** What the body of whoever it is for can do, as far as it was told. */

const UNSTEADY =
  /(?<![A-Za-zÀ-ỹ])(?:(?:usa|lleva|anda|camina|va|con|su|un) (?:siempre )?(?:con )?(?:su |un |el )?(?:bast[oó]n(?! de mando)|andador(?:a)?|andadera|burrito ortop[eé]dico|muletas?)|silla de ruedas|(?:ya )?(?:casi )?no (?:puede |pudo |iba a |va a |vuelve a |volver[ií]a a )?camina(?:r|ba)?(?! (?:sol[oa]|sin))|(?:casi|apenas) (?:ya )?(?:no )?(?:puede )?camina(?:r)?|perdió (?:la|una|su) (?:pierna|movilidad)|le (?:amputaron|cortaron) (?:la|una) (?:pierna|pata)|parapl[eé]jic[oa]|hemipl[eé]jic[oa]|parálisis)(?![A-Za-zÀ-ỹ])/iu
/** A bride in a wheelchair is somebody else. */
const SOMEBODY_ELSES =
  /(?<![A-Za-zÀ-ỹ])(?:llev[óa]|empuj[óa]|cuid[óa]|ayud[óa]|pase[óa])(?:ba)? a [^.;]*?(?:en|con) (?:silla de ruedas|bast[oó]n|muletas|andador)/giu

/** The crutches of a remembered day were put away. */
export const isUnsteady = (said: string, memory = ''): boolean =>
  [said, memory.replace(/muletas?/giu, ' ')].some((one) => UNSTEADY.test(one.replace(SOMEBODY_ELSES, ' ')))

const STEPS =
  /(?<![A-Za-zÀ-ỹ])(?:bail[A-Za-zÀ-ỹ]+|gir(?:o|ó|aron)|brinc[A-Za-zÀ-ỹ]*|salt(?:o|ó|aron|ar|ando)|corr(?:er|ió|ieron|ía|ían|iendo)|se (?:agach|arrodill|inclin)[A-Za-zÀ-ỹ]+|agacharse|los pies|pasitos?|pasos?|vueltas? alrededor|se pus(?:o|ieron) delante|sub(?:ió|ieron|ir)|trep[A-Za-zÀ-ỹ]+|carg(?:ó|aron)|barri(?:ó|eron)|camin(?:ó|aron|ar|ando)|march[A-Za-zÀ-ỹ]+|reverencia|de pie|se levant(?:ó|aron))(?![A-Za-zÀ-ỹ])/iu

export const isOfSteps = (text: string): boolean => STEPS.test(text)

/** Of several wordings those in which nobody steps, climbs or bends; all of them where each does. */
export function withoutSteps<T>(options: readonly T[]): readonly T[] {
  const fit = options.filter((option) => typeof option !== 'string' || !isOfSteps(option))
  return fit.length > 0 ? fit : options
}
