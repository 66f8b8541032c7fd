/** Grammatical gender from a given name or a relation, without a dictionary: for the form and for the storyteller. */
export type Gender = 'f' | 'm'

/** Feminine names that their ending does not tell. */
const FEMALE = new Set(
  `abigail abril aimee aleli amelie amparo annie araceli ashley aylin belen beatriz betty caridad carmen carolin catherine
  charlotte chayo chayito chloe citlali citlalli concepcion conchi consuelo deisy denisse dolores doris edith elizabeth emily encarnacion
  ester esther estibaliz evelyn fatima fe flor gisel gladys grace guiomar hannah heidi iliana ines ingrid inmaculada irene iris isabel itzel ivonne
  jacqueline janet jazmin jennifer judith karen kimberly leonor libertad lilian lily lisbet liz loreto lourdes luz mabel magali
  maite maribel maricarmen maricruz marion marisol maritere marlen mar mariam meche mercedes merche mery michelle milagros miriam monserrat montserrat
  nancy naomi natividad nayeli nicole nieves nikte nohemi noemi noelle paz pili pilar raquel rachel rebeca remedios rocio rosario rosi rosy ruth salome
  samanta scarlett sharon shirley sofi sol soledad socorro sophie stephanie susy tere tete tiare vicky vivian wendy ximena xochitl yamile
  mariel marisel anabel anabell yamilet yamileth mayerlin yuleisy yurleidys nairobi mirel marisabel mariangel yusmari flor nury mery damaris noris belkis marbelis yubisay yulimar yolimar keylin xiomy yareli yaretzi yazmin yesenia yolotl zoe mami mama yaya nana lupe lucy mary nelly nelly paty pati chio chelo lulu mimi fani betsabe
  yaneth yanet janeth maye marlene dulce sole leidy lady yurany leire nerea maider ainhoa sagrario lucero esperanza piedad asuncion visitacion majo mafer caro vero charo loli mari pepi yoli inma bego montse ceci marijo maru rosalin ariadne penelope danae noor cony conny yesi yessi yuli yuly dayana lety leti meli moni naty pame tati vivi yami yani zule jade maggie sarai nahomi ruby marjorie beth meg jo anahi pao cote irati yanelis yanet silvina mayte yusmary mirna margo mariajo`.split(
    /\s+/,
  ),
)

/** Masculine names that their ending does not tell. */
const MALE = new Set(
  `luca nicola jhon jairo jhonny johnny yeison jeison wilmer duvan stiven elkin jader jimmy freddy fredy edwin darwin franklin braulio eliecer josue jose jorge felipe enrique vicente jaime dante rene josema bautista borja garcia elias isaias jeremias
  mathias matias tobias lucas nicolas tomas andres jesus carlos marcos luis moises ulises juanma juanpa juanca juanfra juanjo chema pepe papa papi rafa beto nacho
  simba luka abel abraham adan adrian agustin alan alejandro alfonso angel alvin aaron axel benjamin bryan brayan caleb cesar christian cristian
  cristobal damian daniel david diego dilan dylan edgar eduardo efrain efren elian eliel emmanuel emanuel erick eric erik esteban ethan eugenio ezequiel fabian felix
  duber yerson ferney arley yorman maikel jefferson anderson deiby deivid yeferson yulian elvis fermin fidel fran froilan gael gabriel gaspar german gibran gonzalo hector henry hernan hugo ian ignacio iker isaac ismael israel ivan izan jacob javier
  jean joan joaquin joel john jonathan jordi juan julian justin kevin kike leo leon liam lionel manuel mario martin mateo matthew maximilian max miguel mikel miguelangel
  milan nahuel nathan neymar nil oliver omar oscar otto owen pascual paul pol quique ramon raul ricardo rodrigo roger roman ruben salvador samuel santi santiago
  saul sebastian sergio simon teo thiago tristan uriel valentin victor vladimir walter william wilson xavier yahir yeray yonatan zinedine inaki inigo benat andoni josu julen markel aritz ander oier imanol asier aitor unai jon xabi gorka eneko
  beltran luisito juanito chuy memo lalo toño tono neto poncho pancho kiko paquito josep marc arnau oriol bernat biel enric guillem edu nando tito chente bonifacio esau
  baltasar melchor crispin serafin benito hassan omar amir ahmed mohamed yusuf karim noel abner eder elmer hiram tadeo hermes aristoteles socrates gonza seba rama facu bauti chava benja brandon yerik jafet estuardo adal tavo chepe cheo fercho yeyo toby tobi wicho joshua ezra`.split(
    /\s+/,
  ),
)

/** Names that people of any gender carry. */
const EITHER = new Set(
  `alex ariel andy ale javi cris chris sam dani vale trini noa noah jordan guadalupe robin charlie pau toni sasha yuri eli gaby gabi
  fer anto lau fran agus cami pat kim angel ari jess mel nico sami steff yaz manu isa santos cruz rosario reyes cande andrea nikita dominique alexis trinidad
  guille andre yael sacha cleo juno noe flo joss`.split(/\s+/),
)

/** Feminine in Spanish, though many think otherwise. */
const MOSTLY_FEMALE = new Set(['andrea', 'guadalupe', 'rosario', 'isa', 'trini', 'trinidad'])

/** Lower case without accents. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
}

/** True of a name that people are given: «Ana», «Memo»; not of a word that only ends like one. */
export function isGivenName(name: string): boolean {
  const key = bare(name)
  return FEMALE.has(key) || MALE.has(key) || EITHER.has(key)
}

/** True of a name that women carry and men too, here or elsewhere: «Andrea», «Alex». */
export const isOfEitherGender = (name: string): boolean => EITHER.has(bare(name))

/** Gender of a given name; null where the name does not say. */
export function nameGender(name: string): Gender | null {
  const whole = bare(name).replace(/^(mi|tu|su)\s+/, '')
  if (
    /^(dona|tia|abuela|abuelita|mamama|mamina|nonna|mama|mami|sra|senora|yaya|nana|la|las|madrina|profesora|maestra|doctora|dra|seno|senorita|srta|titi|miss|familia|madre|hermana|sor|comadre|suegra|cunada|prima|vecina|jefa|licenciada|ingeniera|arquitecta)\b/.test(
      whole,
    )
  )
    return 'f'
  if (
    /^(don|tio|abuelo|abuelito|tata|nono|yayo|papapa|nonno|papa|papi|sr|senor|el|los|padrino|profesor|maestro|doctor|dr|padre|hermano|fray|compadre|suegro|cunado|primo|vecino|licenciado|ingeniero|arquitecto|mtro)\b/.test(
      whole,
    )
  )
    return 'm'
  const first =
    whole.replace(/^(abue|abu|profe|coach|chef|inge?|jefe|compa|compi|cuate)\.?\s+(?=\S)/, '').split(/[\s,-]+/)[0] ?? ''
  if (MOSTLY_FEMALE.has(first)) return 'f'
  if (EITHER.has(first)) return null
  if (MALE.has(first)) return 'm'
  if (FEMALE.has(first)) return 'f'
  if (first.length < 3 || !/^[a-zñ]+$/.test(first)) return null
  if (/(a|lyn|ette|belle)$/.test(first)) return 'f'
  if (/(o|os|ez|ardo|iel|ael)$/.test(first)) return 'm'
  return null
}

const FEMININE_RELATION =
  /^(mama|mami|madre|madr|ma|quinceanera|tia|titi|mujer|nuera|comadre|novia|nana|yaya|abue|senora|reina|princesa|jefecita|jefa|profesora|maestra|doctora|entrenadora|directora)$/
const MASCULINE_RELATION =
  /^(papa|papi|padre|pa|tio|marido|yerno|compadre|novio|tata|senor|rey|principe|profesor|entrenador|doctor|director|loro|pez|hamster|canario|huron|cuate|carnal)$/
/** Words that name a person in relation to another, by stem. */
const KIN =
  /^(hij|nen|chamac|niet|bisniet|sobrin|ahijad|herman|cunad|gemel|melliz|prim|alumn|abuel|bisabuel|suegr|companer|soci|maestr|espos|novi|polol|prometid|enamorad|perr|gat|conej|cachorr|amig|vecin|nin|chic|viej|madrin|padrin|enfermer|secretari|ti|tit|mism|querid|pequen|chiquit|nietecit|hijit|mamit|papit|abuelit|tiit|muchach|yegu|periquit|lor|hijastr|hermanastr|madrastr|padrastr|cuidador|discipul)/

/** Gender that a relation in free text tells («mi abuela Rosa», «hijo», «mejor amiga»); null where it does not. */
export function relationGender(relation: string): Gender | null {
  // 'bebé de nuestros amigos': whose they are tells nothing of them
  const [own = ''] = bare(relation).split(/ del? (?:mis?|nuestr[oa]s?|sus?|tus?|una?|l[ao]s?) /)
  for (const word of own.match(/[a-zñ]+/g) ?? []) {
    if (FEMININE_RELATION.test(word)) return 'f'
    if (MASCULINE_RELATION.test(word)) return 'm'
    if (!KIN.test(word)) continue
    if (/as?$/.test(word)) return 'f'
    if (/os?$/.test(word)) return 'm'
  }
  const [, her, his] = DETERMINED.exec(bare(relation)) ?? []
  return her ? 'f' : his ? 'm' : null
}

/** 'nuestra superiora', 'el dueño'; not 'una persona', 'el amor de mi vida'. */
const DETERMINED =
  /^(?:es )?(?:(?:la|nuestra|una) (?!persona|pareja|criatura|familia|visita|alma|alegria|vida|banda|peña|pena|clase|estrella|compania)([a-zñ]{3,}a)|(?:el|nuestro|un) (?!equipo|grupo|tesoro|cielo|cariño|carino|angelito|ser|nuestro|coro|mejor|curso)([a-zñ]{3,}o))(?![a-zñ])/

/** «mi padre, Julián», «Toño, el de la tienda»: one person, of whom two things are said. */
function isApposed(name: string): boolean {
  const [before = '', after = '', ...more] = name.split(/\s*,\s*/)
  if (more.length > 0 || /\s[ye&+]\s/i.test(name)) return false
  const isKin = (/^(mi|nuestr[oa]|el|la)\s/i.test(before) || !/\s/.test(before)) && ONE_KIN.test(bare(before))
  return (isKin && !ONE_KIN.test(bare(after))) || /^(mi|nuestr[oa]|el|la|de|que|su|una?)\s[^A-ZÁÉÍÓÚÑ]/.test(after)
}

/** A kinship in the singular, with its article or without. */
const ONE_KIN =
  /^(?:(?:mi|nuestr[oa]|el|la) )?(?:mejor )?(?:papa|mama|papi|mami|padre|madre|esposo|esposa|marido|mujer|jefe|jefa|profe|pareja|(?:hij|niet|bisniet|sobrin|ahijad|herman|prim|abuel|ti|suegr|cunad|novi|amig|vecin|companer|maestr|perr|gat|madrin|padrin|comadr|compadr)(?:it)?[oae])(?: (?:mayor|menor|favorit[oa]|del? alma))?$/

/** True where several people or animals receive the story: their gender is never asked. */
export function isSeveral(name: string, relation: string): boolean {
  // 'la niñera de mis hijos', 'la señora que cuida a los niños' is one
  const [head = ''] = bare(relation).split(/\s(?:de|del|que|pero)\s|[,.;(]/)
  const first = (head.match(/[a-zñ]+/g) ?? []).find((word) => KIN.test(word)) ?? ''
  return (
    /\s(y|e|&|\+)\s|,\s*\S/.test(isApposed(name) ? '' : name.trim()) ||
    /^(los|las)\s/i.test(name.trim()) ||
    /[aeo]s$/.test(first)
  )
}

/** True where neither relation nor name tells the recipient's grammatical gender, so that the form may ask. */
export function isGenderDoubtful(recipientName: string, recipientRelation: string): boolean {
  if (recipientName.trim() === '' || recipientRelation.trim() === '') return false
  if (isSeveral(recipientName, recipientRelation)) return false
  return relationGender(recipientRelation) === null && nameGender(recipientName) === null
}
