import { AGE_WORDS, KIND_WORDS, OCCASION_WORDS } from '../../../../contract/choice-words.ts'
import { DEFAULT_VARIANT } from '../../../../contract/brief-fields.ts'
import type { ReadingKey } from '../../../../contract/readings.ts'
import type { Brief } from '../../../../engine.ts'
import { describeCoat, describeLook } from './looks.ts'
import { asData } from './data.ts'

/** All that a story is told from, as data. */
export function briefData(brief: Brief): string {
  return asData('datos', {
    recibe: brief.recipientName,
    regala: brief.senderName,
    quien_recibe_es_para_quien_regala: brief.recipientRelation,
    ...given('genero_de_quien_recibe', genderWord(brief.recipientGender)),
    ...given('edad_de_quien_recibe', brief.recipientAge && AGE_WORDS[brief.recipientAge]),
    ...given('quien_recibe_es', brief.recipientKind && KIND_WORDS[brief.recipientKind]),
    ...given('genero_de_quien_regala', genderWord(brief.senderGender)),
    ...given('motivo', brief.occasion && OCCASION_WORDS[brief.occasion]),
    ...given('cosa_favorita', brief.favoriteThing),
    ...given('recuerdo_especial', brief.specialMemory),
    ...given('lo_que_se_admira', brief.admiration),
    ...given('detalle_extra', brief.extraTrait),
    ...given('confirmado_por_quien_regala', confirmed(brief)),
    ...given('que_no_aparezca', brief.unwanted),
    ...given('aspecto_de_quien_recibe', brief.recipientLook && describeLook(brief.recipientLook, { clothes: true })),
    ...given('pelaje_de_quien_recibe', brief.recipientCoat && describeCoat(brief.recipientCoat)),
    ...given('aspecto_de_quien_regala', brief.senderLook && describeLook(brief.senderLook, { clothes: true })),
  })
}

/** What is asked of this very story: its Spanish, and what age, number and occasion ask of the telling. */
export function briefManner(brief: Brief): string {
  const manner = [
    SPANISH[brief.variant ?? DEFAULT_VARIANT],
    brief.recipientAge && REGISTER[brief.recipientAge],
    brief.recipientKind && KINDS[brief.recipientKind],
    brief.occasion && OCCASIONS[brief.occasion],
    !(brief.favoriteThing && brief.specialMemory && brief.admiration) &&
      'De lo que no viene en los datos no afirmes nada: el cuento se apoya en lo demás, sin inventar recuerdos ni gustos.',
    brief.unwanted &&
      'Quien regala pide que "que_no_aparezca" no esté en el cuento: ni lo nombres ni lo insinúes, tampoco en las escenas ni en las ilustraciones, y no digas que lo pidió.',
    brief.readings &&
      'Lo que está en "confirmado_por_quien_regala" manda sobre las respuestas de las que salió: úsalo con ese sentido. Lo que allí vale null, no lo menciones ni lo insinúes.',
  ]
  return `Para este cuento:\n- ${manner.filter(Boolean).join('\n- ')}`
}

export function genderWord(gender: 'f' | 'm' | undefined): string | undefined {
  return gender && { f: 'femenino', m: 'masculino' }[gender]
}

function given<Value>(name: string, value: Value | undefined | ''): Record<string, Value> {
  return value ? { [name]: value } : {}
}

function confirmed({ readings }: Brief): Record<string, string | null> | undefined {
  const said = Object.entries(readings ?? {}).flatMap(([key, words]) =>
    words === undefined ? [] : [[READING_NAMES[key as ReadingKey], words] as const],
  )
  return said.length > 0 ? Object.fromEntries(said) : undefined
}

const READING_NAMES: Record<ReadingKey, string> = {
  relation: 'relacion',
  age: 'edad',
  gender: 'genero',
  kind: 'quien_es',
  senderGender: 'genero_de_quien_regala',
  occasion: 'motivo',
  favorite: 'cosa_favorita',
  memory: 'recuerdo',
  memoryPlace: 'lugar_del_recuerdo',
  memorySaid: 'palabras_dichas_en_el_recuerdo',
  admiration: 'lo_que_se_admira',
  trait: 'detalle_extra',
}

const SPANISH: Record<NonNullable<Brief['variant']>, string> = {
  'es-MX': 'Español de México, en las palabras y en los pronombres: "ustedes", nunca "vosotros" ni "vos".',
  'es-AR':
    'Español de Argentina, en las palabras y en los pronombres: voseo ("vos tenés", "mirá"), "ustedes", nunca "tú" ni "vosotros".',
  'es-CO': 'Español de Colombia, en las palabras y en los pronombres: "ustedes", nunca "vosotros" ni "vos".',
  'es-CL': 'Español de Chile, en las palabras y en los pronombres: "ustedes", nunca "vosotros" ni "vos".',
  'es-PE': 'Español de Perú, en las palabras y en los pronombres: "ustedes", nunca "vosotros" ni "vos".',
  'es-ES': 'Español de España, en las palabras y en los pronombres: "vosotros" entre quienes se tutean.',
}

const REGISTER: Record<NonNullable<Brief['recipientAge']>, string> = {
  bebe: 'Es para un bebé: frases muy cortas y sonoras, repeticiones, sin diálogos largos; de 90 a 100 palabras por capítulo. Lo leerá más adelante: que también emocione a quien lo lee en voz alta.',
  '2-4':
    'Tiene de 2 a 4 años: frases cortas, cosas que se ven y se tocan, un estribillo; de 90 a 110 palabras por capítulo.',
  '5-7': 'Tiene de 5 a 7 años: frases claras y una aventura sencilla; de 90 a 120 palabras por capítulo.',
  '8-11': 'Tiene de 8 a 11 años: aventura con un problema de verdad y humor; nada que suene a bebé.',
  '12-17':
    'Tiene de 12 a 17 años: trátale de tú a tú, con ironía amable; ni diminutivos ni moralejas, nada que le avergüence delante de sus amistades.',
  adulto: 'Es una persona adulta: la trama y los detalles son de su vida adulta, con un humor que también lo sea.',
  mayor: 'Es una persona mayor: con respeto y sin condescendencia, con tiempo para los detalles; ni frágil ni niña.',
}

const KINDS: Record<NonNullable<Brief['recipientKind']>, string> = {
  una: 'Quien recibe el regalo es una sola persona.',
  varias: 'Quienes reciben el regalo son varias personas: todas están en cada capítulo, con verbos en plural.',
  animal: 'Quien recibe el regalo es un animal: lo es en el cuento, no habla como una persona y se le quiere igual.',
}

const OCCASIONS: Record<NonNullable<Brief['occasion']>, string> = {
  cumpleanos: 'Se regala por su cumpleaños: que se note en el cuento, sin que todo trate de la fiesta.',
  navidad: 'Se regala por Navidad: que el cuento tenga esa luz, sin personajes con dueño.',
  reyes: 'Se regala por el Día de Reyes: que el cuento tenga esa ilusión; los Reyes no aparecen desenmascarados.',
  madre: 'Se regala por el Día de la Madre: el cuento lo celebra.',
  padre: 'Se regala por el Día del Padre: el cuento lo celebra.',
  aniversario: 'Se regala por un aniversario: el cuento celebra el tiempo compartido.',
  nacimiento: 'Se regala por un nacimiento: el cuento da la bienvenida.',
  graduacion: 'Se regala por una graduación: el cuento celebra lo logrado y lo que empieza.',
  despedida: 'Se regala en una despedida: el cuento dice hasta pronto con gratitud y sin drama.',
  'porque-si': 'Se regala porque sí, sin fecha ni fiesta.',
  'en-recuerdo':
    'Se regala en recuerdo de quien recibe el cuento, que ha muerto. Cuenta todo de esa persona en pasado y nunca como si viviera ahora. Trama muy suave: quien regala recorre lo que dejó (un lugar, un gesto, una frase suya) y termina en calma y gratitud. No expliques la muerte ni la conviertas en viaje, sueño o regreso; nada de sustos ni de humor a su costa. Aquí el gesto que lo cambia todo es de quien regala, con algo que aprendió de esa persona. En las escenas y en las ilustraciones las dos salen juntas solo cuando se cuenta algo de entonces.',
}

/** True where the book remembers somebody who has died; what was confirmed decides. */
export function isInMemory({ occasion, readings }: Pick<Brief, 'occasion' | 'readings'>): boolean {
  return (readings?.occasion === undefined ? occasion : readings.occasion) === 'en-recuerdo'
}
