import { infinitivesOf } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { nounGender } from '../grammar/gender.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { TABLE } from '../grammar/paradigms.ts'
import { pluralForm, thirdForm } from '../grammar/verb-forms.ts'
import { contract } from '../grammar/text.ts'
import { lowerFirst } from '../spelling/tidy.ts'

/** Answers that say what is liked in another way than as things and doings, put as those. */

/** 'Es arquera del club' → 'ser arquera del club', 'creo que le gusta el ventilador' → 'el ventilador', 'las vacas. Todas las vacas' → 'todas las vacas'. */
export const asPlainLikings = (answer: string): string =>
  ofWhatTheyAre(onceOnly(withoutDoubtBefore(answer)))
    .replace(NOTHING, '')
    .replace(AGE, '')
    .replace(LIKED_TOO, '$1 ')
    .replace(LIMITED, ', pero ')

/** 'dormir, tiene 3 semanas': how old somebody is, nobody likes. */
const AGE =
  /(?:^|[\s.,;(]+)(?:(?:(?:ja|je|ji){2,}[a-z]*|pues|apenas|ya|s[oó]lo|porque|y|que)[\s,]+)*tiene (?:como |casi |apenas )?(?:\d+|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:d[ií]as?|semanas?|mes(?:es)?|añit?os?)(?: y medio)?\)?(?=\s*(?:[.,;!]|$))/giu

/** 'nada en especial, el mar', 'el mole y nada de pescado': none, beside what is liked. */
const NOTHING =
  /^\s*nada (?:de [A-Za-zÀ-ỹ]+|en (?:especial|particular|concreto))[,.;]\s*|(?:,| y| pero) nada (?:de [A-Za-zÀ-ỹ]+|en (?:especial|particular|concreto))(?=\s*(?:[,.;]|$))/giu

/** 'ser bailarina y le gustan los alfajores' */
const LIKED_TOO =
  /(?<=[A-Za-zÀ-ỹ])(,| [ye]) (?:también )?l[ea]s? (?:gusta|encanta|fascina)n? (?:mucho |también )?(?=(?:el|la|l[oa]s|sus?|[A-Za-zÀ-ỹ]+[aei]r)(?![A-Za-zÀ-ỹ]))/giu
/** 'los coches pero solo los rojos' */
const LIMITED =
  /(?<=[A-Za-zÀ-ỹ]) pero (?=(?:s[oó]lo|nom[aá]s|nada m[aá]s|[uú]nicamente|el|la|l[oa]s|no)(?![A-Za-zÀ-ỹ]))/giu

const GUESSED =
  /^(.*?)(?:^|(?<=[\s.,;…]))(?:pero )?(?:a lo mejor |quizás? |tal vez )?(?:yo )?(?:cre(?:o|emos)|(?:me |nos )?parece|pareciera|pienso|pensamos|supongo|suponemos|sospecho|sospechamos|dir[ií]a|jurar[ií]a|se nota|se ve) que (?:s[ií] |ya |lo que (?:m[aá]s )?)?(?:l[ea]s? )?(?:gusta|encanta|fascina|llama la atenci[oó]n|entretiene|tranquiliza|calma)n?(?: (?:es|son))? (?=(?:el|la|l[oa]s|sus?|un|una|que|cuando|[A-Za-zÀ-ỹ]+[aeií]r)(?![A-Za-zÀ-ỹ]))/isu

/** 'se duerme con el ruido del tren', 'lo que más la calma es la lluvia': of whoever likes nothing yet. */
const CALMED =
  /^(.*?)(?:^|(?<=[\s.,;…]))(?:(?:pero|aunque|y|eso s[ií]),? )?(?:(?:ya |solo |sólo |s[ií] )?se (?:calma|tranquiliza|duerme|relaja|arrulla|serena|calla|r[ií]e|queda (?:dormid[oa]|quiet[oa]|tranquil[oa]))(?: mucho| siempre| s[oó]lo)? con (?:(?:solo |sólo )?(?:oír|escuchar|ver) )?|lo (?:único )?que (?:m[aá]s )?l[ao] (?:calma|tranquiliza|duerme|relaja|arrulla) (?:es|son) )(?=(?:el|la|l[oa]s|sus?|una?) [A-Za-zÀ-ỹ])/isu

/** Says that nobody knows yet, and why. */
const UNKNOWN =
  /(?<![A-Za-zÀ-ỹ])(?:no (?:lo )?(?:s[eé]|sabemos|se sabe|sabr[ií]a)[^.,;…]*|(?:es|est[aá]) (?:muy |tan |bien )?(?:chi[A-Za-zÀ-ỹ]+|peque[A-Za-zÀ-ỹ]+|beb[eé]|recién nacid[oa])|tiene [A-Za-zÀ-ỹ\d]+ (?:d[ií]as?|semanas?|mes(?:es)?|horas?)(?: de nacid[oa])?|por ahora|la verdad|ya que|nada|ningun[oa]|po|si|porque|pero|pues|bueno|ay|uy|mmm+|(?:ja)+|ahorita|apenas|todav[ií]a|a[uú]n)(?![A-Za-zÀ-ỹ])/giu

const withoutDoubtBefore = (answer: string) => {
  const [led, before = ''] = GUESSED.exec(answer) ?? CALMED.exec(answer) ?? []
  return led !== undefined && !/[\p{L}\d]/u.test(before.replace(UNKNOWN, '')) ? answer.slice(led.length) : answer
}

/** 'los perros. Los perros grandes': the same noun again says which, and names no second liking. */
const onceOnly = (answer: string) =>
  answer.replace(
    /^\s*(?:el|la|l[oa]s|sus?) ([A-Za-zÀ-ỹ]+)\s*[.,;:!]+\s+(?:y |pero )?((?:tod[oa]s? )?(?:el|la|l[oa]s|sus?) \1(?![A-Za-zÀ-ỹ]).*)$/isu,
    '$2',
  )

/** Players by their place on a field, and who does an art: 'capitana', 'líbero', 'bailarina'. */
const ROLE =
  /^(?:arquer[oa]|porter[oa]|guardameta|golero|delanter[oa]|defensa|lateral|zaguer[oa]|mediocampista|volante|extremo|enganche|l[ií]bero|p[ií]vot|alero|base|armador[a]?|colocador[a]?|rematador[a]?|lanzador[a]?|pitcher|catcher|c[aá]tcher|bateador[a]?|receptor[a]?|short ?stop|capit[aá]n|capitana|bailar[ií]n|bailarina|cantante|actor|actriz|scout|porrista|[aá]rbitr[oa]|mag[oa]|payas[oa]|pintor[a]?|escultor[a]?|escritor[a]?|jinete|amazona|bomber[oa] voluntari[oa]|voluntari[oa]|maestr[oa]|profesor[a]?|instructor[a]?|monitor[a]?|catequista|dj|nadador[a]?|corredor[a]?|patinador[a]?|boxeador[a]?|atleta|gimnasta|karateka|[A-Za-zÀ-ỹ]*(?:ol|en|cl|an|in|arr|er|aj|rf)ista)$/iu
/** Whoever does or plays something: before what it is. */
const DOER = /^\p{L}{2,}(?:ista|[aei]dor[a]?|ante)$/u
/** Said of how somebody is, or of how much they like something. */
const NO_ROLE =
  /^(?:fan|amante|seguidor|admirador|consumidor|conocedor|devorador|trabajador|soñador|hablador|optimista|pesimista|perfeccionista|encantador|luchador(?!a? de )|importante|elegante|constante|gigante|ayudante|bastante|durante|delante|adelante)/iu

/** 'Es arquera de fútbol', 'es guitarrista en una banda', 'juega de base en el barrio': what they do is what they like. */
const ofWhatTheyAre = (answer: string) =>
  answer.replace(
    /^(\s*(?:(?:él|ella|\p{Lu}[A-Za-zÀ-ỹ]+) )?)(?:es|era) (?:(?:el|la|un|una) )?([A-Za-zÀ-ỹ]+(?: stop| voluntari[oa])?)(?=$|\s*[.,;]| (?:y|de|del|en) )( (?:de|del|en) )?/iu,
    (all, lead: string, role: string, joint: string = '') =>
      ROLE.test(role) || (joint !== '' && DOER.test(role) && !NO_ROLE.test(role))
        ? `ser ${lowerFirst(role)}${joint}`
        : all,
  )

/** 'ver casas que no podemos pagar' → 'ver casas que no pueden pagar': both do it; null where the form is not sure. */
export function ofBoth(liked: string): string | null {
  let isSure = true
  const told = liked.replace(WE_DO, (all, lead: string, verb: string) => {
    const third = theyDo(verb.toLowerCase())
    isSure &&= third !== null
    return third === null ? all : lead.replace(/ nos $/u, ' se ') + third
  })
  return isSure ? told : null
}

const WE_DO =
  /(?<![A-Za-zÀ-ỹ])((?:que|donde|cuando|como|a los que|a las que|con los que|con las que) (?:(?:no|nunca|siempre|casi|ya|jam[aá]s|todav[ií]a|l[oa]s?|nos|tod[oa]s) )*)([A-Za-zÀ-ỹ]+mos)(?![A-Za-zÀ-ỹ])/giu

/** 'los gatos que les pone nombre' → 'los gatos a los que les pone nombre': who gets it is the thing itself. */
export const withReceiver = (liked: string): string =>
  liked.replace(RECEIVER, (all, lead: string, noun: string, many: string, tail: string) => {
    if (nounGender(noun.toLowerCase()) !== (/^la/iu.test(lead) ? 'f' : 'm') && !/^sus/iu.test(lead)) return all
    const isF = nounGender(noun.toLowerCase()) === 'f'
    return `${lead} ${noun}${many} a ${isF ? 'las' : 'los'} que les ${tail}`
  })
/** Of several, to whom one alone does it; 'que les cuenta a sus nietos' is for others. */
const RECEIVER =
  /(?<![A-Za-zÀ-ỹ])(l[oa]s|sus) (?!(?:canci|copl|vers|boler|himn|salm|rosari|oraci|rezo|rancher|tang|vals|villanc|melod|tonad|poem|cosa|palabr|idioma|cuent|histori|corrid|arrull|nana)[A-Za-zÀ-ỹ]*)([A-Za-zÀ-ỹ]+s)((?: (?:de(?:l| la| l[oa]s| su)?|en(?: la| el)?) [A-Za-zÀ-ỹ]+| [A-Za-zÀ-ỹ]+s)?),? que les (?=((?:pone|puso|ponía|inventa|da) (?:un )?(?:nombres?|apellidos?|apodos?|motes?|sobrenombres?)|(?:habla|hablaba|platica|conversa|canta|cantaba|silba|chifla|reza)(?! a )|hace (?:ropa|ropita|vestidos|casitas|gorritos)|da (?:de comer|besos|las buenas noches|los buenos días))(?![A-Za-zÀ-ỹ])(?! (?:[A-Za-zÀ-ỹ]+ )?a (?:sus|l[oa]s|mis?|su|el|la|nosotr|ell)))\4/giu

/** 'podemos' → 'pueden', where the dictionary has both as forms of one verb. */
function theyDo(we: string): string | null {
  const form = finiteForm(we)
  if (!form || form.person !== 1 || !form.plural) return null
  if (form.tense === 'imperfect') return we.replace(/ábamos$/u, 'aban').replace(/íamos$/u, 'ían')
  const listed = [...TABLE].find(
    ([, one]) => one.infinitive === form.infinitive && one.person === 3 && one.plural && one.tense === 'present',
  )?.[0]
  if (listed && form.tense === 'present') return listed
  // 'hicimos' is over, and 'quedemos' is wished
  const own = form.infinitive.slice(0, -1).replace(/í$/u, 'i')
  if (we.replace(/í(?=mos$)/u, 'i') !== `${own}mos`) return null
  const third = thirdForm(we, { ...form, person: 2, plural: false, tense: 'present', address: 'vos' })
  return third && isOfVerb(third, form.infinitive) ? pluralForm(third) : null
}

const isOfVerb = (form: string, infinitive: string) =>
  finiteForm(form)?.infinitive === infinitive || infinitivesOf(form).includes(infinitive)

/** What is said of one thing, told with its name in place of its pronoun: 'lo lava los domingos', 'su taxi' → 'lava su taxi los domingos'; null where no one thing is surely meant. */
export function withItsName(said: string, things: readonly string[]): string | null {
  const [, lead = '', clitic = '', verb = '', rest = ''] =
    /^((?:(?:no|ya|siempre|nunca|casi|hasta|también) )*)(l[oa]s?|les?) ([A-Za-zÀ-ỹ]+)(.*)$/iu.exec(said) ?? []
  const [, has = '', many = ''] =
    /^((?:ya )?(?:tiene|junta|lleva|colecciona|guarda) (?:como |más de |unos |unas )?)(\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|cien|much[oa]s)$/iu.exec(
      said,
    ) ?? []
  const noun =
    things.length > 0 ? /^(?:l[oa]s|sus) ([A-Za-zÀ-ỹ]+s)(?![A-Za-zÀ-ỹ])/iu.exec(things.at(-1)!)?.[1] : undefined
  if (has && many) return noun ? `${has}${many} ${noun}` : null
  // 'duerme con él' → 'duerme con su gato'
  const [, whom = ''] = /(?<![A-Za-zÀ-ỹ])con (él|ella|ellos|ellas)(?![A-Za-zÀ-ỹ])/iu.exec(said) ?? []
  const beside = things.filter((thing) => agrees(thing, CLITICS[whom.toLowerCase()] ?? ''))
  const named = whom && beside.length === 1 ? said.replace(`con ${whom}`, `con ${lowerFirst(beside[0]!)}`) : said
  if (!clitic) return POINTS_BACK.test(named) ? null : named
  // 'les habla a las rosas': whom is said
  if (/^le/iu.test(clitic) && /^(?: [A-Za-zÀ-ỹ]+)? al?(?: |$)/iu.test(rest)) return said
  const meant = things.filter((thing) => agrees(thing, clitic.toLowerCase()))
  if (meant.length !== 1 || isInfinitive(meant[0]!.split(' ')[0]!) || POINTS_BACK.test(rest)) return null
  const form = finiteForm(verb.toLowerCase())
  const isDoing = form ? form.person === 3 : infinitivesOf(verb.toLowerCase()).length > 0 && /[ae]n?$/u.test(verb)
  if (!isDoing) return null
  const name = lowerFirst(meant[0]!)
  if (!/^le/iu.test(clitic)) return `${lead}${verb} ${name}${rest}`
  const object = contract(` a ${name}`)
  // 'le puso nombre a su moto', and 'les canta a sus plantas de noche'
  const given =
    /^ (?:(?:un|una|el|la|l[oa]s|sus?) )?\p{L}+$/u.test(rest) &&
    !/^ (?:siempre|mucho|diario|seguido|bajito)$/u.test(rest)
  return `${lead}${clitic} ${verb}${given ? rest + object : object + rest}`
}

const CLITICS: Readonly<Record<string, string>> = { él: 'lo', ella: 'la', ellos: 'los', ellas: 'las' }

const POINTS_BACK =
  /(?<![A-Za-zÀ-ỹ])(?:(?:se |me |nos )?l[oa]s (?![A-Za-zÀ-ỹ]+s(?![A-Za-zÀ-ỹ]))|(?:se|me|nos) l[oa] |lo |les? |adentro|dentro|encima|con (?:él|ella|ell[oa]s))/iu

/** 'su taxi' is «lo», 'las orquídeas' are «las» and «les». */
function agrees(thing: string, clitic: string): boolean {
  const [, article = '', noun = ''] = /^(el|la|l[oa]s|sus?) ([A-Za-zÀ-ỹ]+)/iu.exec(thing) ?? []
  const areMany = /s$/iu.test(article)
  if (areMany !== clitic.endsWith('s') || article === '') return false
  const isHers = /^la/iu.test(article) || (/^su/iu.test(article) && nounGender(noun) === 'f')
  return clitic.startsWith('le') || clitic.startsWith('la') === isHers
}
