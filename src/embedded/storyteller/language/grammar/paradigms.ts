/** Finite forms that cannot be read from the dictionary or from their ending. */

export type Tense = 'present' | 'preterite' | 'imperfect' | 'other'

export type Finite = {
  infinitive: string
  person: 1 | 2 | 3
  plural: boolean
  tense: Tense
  /** Set where the form itself tells how the sender addresses the recipient. */
  address?: 'vos' | 'vosotros'
}

type Row = [infinitive: string, person: 1 | 2 | 3, plural: boolean, tense: Tense, forms: string]

/** Verbs whose paradigm the dictionary lists as bare forms, and forms that an ending would mislead. */
const ROWS: Row[] = [
  ['ser', 1, false, 'present', 'soy'],
  ['ser', 1, false, 'preterite', 'fui'],
  ['ser', 1, true, 'present', 'somos'],
  ['ser', 1, true, 'preterite', 'fuimos'],
  ['ser', 1, true, 'imperfect', 'éramos'],
  ['ser', 2, false, 'present', 'eres'],
  ['ser', 2, false, 'preterite', 'fuiste'],
  ['ser', 2, false, 'imperfect', 'eras'],
  ['ser', 3, false, 'present', 'es'],
  ['ser', 3, false, 'preterite', 'fue'],
  ['ser', 3, false, 'imperfect', 'era'],
  ['ser', 1, true, 'present', 'seamos'],
  ['ser', 3, false, 'other', 'sea será sería fuera'],
  ['ser', 3, true, 'present', 'son'],
  ['ser', 3, true, 'preterite', 'fueron'],
  ['ser', 3, true, 'imperfect', 'eran'],
  ['ir', 1, false, 'present', 'voy'],
  ['ir', 1, true, 'present', 'vamos'],
  ['ir', 1, true, 'imperfect', 'íbamos'],
  ['ir', 2, false, 'present', 'vas'],
  ['ir', 2, false, 'imperfect', 'ibas'],
  ['ir', 3, false, 'present', 'va'],
  ['ir', 3, false, 'imperfect', 'iba'],
  ['ir', 1, true, 'present', 'vayamos'],
  ['ir', 3, false, 'other', 'vaya'],
  ['ir', 3, true, 'present', 'van'],
  ['ir', 3, true, 'imperfect', 'iban'],
  ['haber', 1, false, 'present', 'he'],
  ['haber', 1, true, 'present', 'hemos'],
  ['haber', 2, false, 'present', 'has'],
  ['haber', 3, false, 'present', 'ha hay'],
  ['haber', 3, false, 'other', 'haya hubiera hubiese'],
  ['haber', 3, false, 'imperfect', 'había'],
  ['haber', 3, true, 'imperfect', 'habían'],
  ['haber', 1, true, 'imperfect', 'habíamos'],
  ['haber', 3, false, 'preterite', 'hubo'],
  ['haber', 3, true, 'present', 'han'],
  ['estar', 1, false, 'present', 'estoy'],
  ['estar', 1, false, 'preterite', 'estuve'],
  ['estar', 1, true, 'present', 'estamos'],
  ['estar', 1, true, 'preterite', 'estuvimos'],
  ['estar', 2, false, 'present', 'estás'],
  ['estar', 2, false, 'preterite', 'estuviste'],
  ['estar', 2, false, 'imperfect', 'estabas'],
  ['estar', 3, false, 'present', 'está'],
  ['estar', 3, false, 'preterite', 'estuvo'],
  ['estar', 3, false, 'imperfect', 'estaba'],
  ['estar', 3, false, 'other', 'esté'],
  ['estar', 3, true, 'present', 'están'],
  ['estar', 3, true, 'preterite', 'estuvieron'],
  ['estar', 3, true, 'imperfect', 'estaban'],
  ['dar', 1, false, 'present', 'doy'],
  ['dar', 1, false, 'preterite', 'di'],
  ['dar', 1, true, 'present', 'damos'],
  ['dar', 1, true, 'preterite', 'dimos'],
  ['dar', 2, false, 'present', 'das'],
  ['dar', 2, false, 'preterite', 'diste'],
  ['dar', 2, false, 'imperfect', 'dabas'],
  ['dar', 3, false, 'present', 'da'],
  ['dar', 3, false, 'preterite', 'dio'],
  ['dar', 3, false, 'imperfect', 'daba'],
  ['dar', 3, false, 'other', 'dé'],
  ['dar', 3, true, 'present', 'dan'],
  ['dar', 3, true, 'preterite', 'dieron'],
  ['dar', 3, true, 'imperfect', 'daban'],
  ['ver', 1, false, 'preterite', 'vi'],
  ['ver', 1, true, 'preterite', 'vimos'],
  ['ver', 2, false, 'present', 'ves'],
  ['ver', 2, false, 'preterite', 'viste'],
  ['ver', 3, false, 'present', 've'],
  ['ver', 3, false, 'preterite', 'vio'],
  ['ver', 3, true, 'present', 'ven'],
  ['ver', 3, true, 'preterite', 'vieron'],
  ['saber', 1, false, 'present', 'sé'],
  ['jugar', 3, false, 'present', 'juega'],
  ['jugar', 2, false, 'present', 'juegas'],
  ['jugar', 3, true, 'present', 'juegan'],
  ['jugar', 3, false, 'preterite', 'jugó'],
  ['jugar', 1, true, 'present', 'juguemos'],
  ['jugar', 1, true, 'imperfect', 'jugábamos'],
  ['jugar', 1, true, 'preterite', 'jugamos'],
  ['jugar', 3, false, 'imperfect', 'jugaba'],
  ['jugar', 3, true, 'preterite', 'jugaron'],
  ['jugar', 2, false, 'preterite', 'jugaste'],
  ['jugar', 2, false, 'imperfect', 'jugabas'],
  ['andar', 1, false, 'present', 'ando'],
  ['andar', 1, true, 'present', 'andamos'],
  ['andar', 3, false, 'present', 'anda'],
  ['andar', 2, false, 'present', 'andas'],
  ['andar', 3, true, 'present', 'andan'],
  ['andar', 3, false, 'imperfect', 'andaba'],
  ['andar', 2, false, 'imperfect', 'andabas'],
  ['ser', 2, false, 'other', 'seas'],
  ['estar', 2, false, 'other', 'estés'],
  ['haber', 2, false, 'other', 'hayas'],
  ['ir', 2, false, 'other', 'vayas'],
  ['poder', 1, false, 'present', 'puedo'],
  ['poder', 3, false, 'present', 'puede'],
  ['poder', 1, true, 'present', 'podemos'],
  ['poder', 2, false, 'present', 'puedes'],
  ['poder', 3, true, 'present', 'pueden'],
  ['poder', 3, false, 'imperfect', 'podía'],
  ['poder', 3, false, 'other', 'pueda'],
  ['oler', 3, false, 'present', 'huele'],
  ['oler', 2, false, 'present', 'hueles'],
  ['oler', 3, true, 'present', 'huelen'],
  ['reír', 3, false, 'preterite', 'rio'],
  ['criar', 3, false, 'preterite', 'crio'],
  ['guiar', 3, false, 'preterite', 'guio'],
]

export const TABLE = new Map<string, Finite>()
for (const [infinitive, person, plural, tense, forms] of ROWS)
  for (const form of forms.split(' ')) TABLE.set(form, { infinitive, person, plural, tense })
for (const [form, infinitive, address] of [
  ['sos', 'ser', 'vos'],
  ['sois', 'ser', 'vosotros'],
  ['fuisteis', 'ser', 'vosotros'],
  ['erais', 'ser', 'vosotros'],
  ['vais', 'ir', 'vosotros'],
  ['ibais', 'ir', 'vosotros'],
  ['habéis', 'haber', 'vosotros'],
  ['estáis', 'estar', 'vosotros'],
  ['estuvisteis', 'estar', 'vosotros'],
  ['dais', 'dar', 'vosotros'],
  ['disteis', 'dar', 'vosotros'],
] as const)
  TABLE.set(form, {
    infinitive,
    person: 2,
    plural: address === 'vosotros',
    tense: form.endsWith('steis') ? 'preterite' : /^(erais|ibais)$/.test(form) ? 'imperfect' : 'present',
    address,
  })

/** Strong preterites: stem by infinitive; 'hizo' is the one whose consonant changes. */
export const STRONG: Record<string, string> = {
  hacer: 'hic', tener: 'tuv', decir: 'dij', querer: 'quis', poner: 'pus', venir: 'vin', poder: 'pud', saber: 'sup',
  traer: 'traj', estar: 'estuv', andar: 'anduv', caber: 'cup', conducir: 'conduj', deshacer: 'deshic', mantener: 'mantuv',
  proponer: 'propus', componer: 'compus', detener: 'detuv', sostener: 'sostuv', obtener: 'obtuv', traducir: 'traduj',
  suponer: 'supus', intervenir: 'intervin', contener: 'contuv', entretener: 'entretuv', distraer: 'distraj', atraer: 'atraj',
} // oxfmt-ignore

for (const [infinitive, stem] of Object.entries(STRONG)) {
  const third = stem.replace(/hic$/, 'hiz') + 'o'
  const put = (form: string, person: 1 | 2 | 3, plural = false) =>
    TABLE.set(form, { infinitive, person, plural, tense: 'preterite' })
  put(`${stem}e`, 1)
  put(`${stem}iste`, 2)
  put(third, 3)
  put(`${stem}imos`, 1, true)
  put(`${stem}${stem.endsWith('j') ? 'eron' : 'ieron'}`, 3, true)
}
