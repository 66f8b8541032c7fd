import type { Advice } from '../../../contract/readings.ts'
import type { Brief } from '../../../engine.ts'
import { isElle } from '../language/people/gender-hint.ts'
import { readRelation, type Role } from '../language/people/relations.ts'
import { bare } from '../language/grammar/text.ts'
import { adviceOnPeople } from './advice-people.ts'
import { onPraise } from './advice-praise.ts'

/** 'murió en abril, el cuento es para su hija': of whom it tells is not who will hear it. */
function onHearer({ recipientRelation, occasion }: Brief): Advice[] {
  return occasion === 'en-recuerdo' && HEARER.test(recipientRelation)
    ? [
        {
          field: 'recipientRelation',
          kind: 'note',
          why: 'Si quieres que se lo diga a quien lo recibe, ¿cómo se llama? Ponlo en el nombre.',
        },
      ]
    : []
}

const HEARER =
  /(?<![A-Za-zÀ-ỹ])(?:(?:el (?:cuento|libro) |este (?:cuento|libro) )?es para|se l[oa] (?:damos|doy|regal[A-Za-zÀ-ỹ]+) a|para (?:que lo lea|leer(?:lo)? con)) (?:su|sus|mi|mis|nuestr[oa]s?|la|el|l[oa]s) [A-Za-zÀ-ỹ]+/iu

/** What would make a book more theirs where nothing in it is wrong. */
export function furtherAdvice(brief: Brief): Advice[] {
  return [
    ...adviceOnPeople(brief),
    ...onSigners(brief),
    ...onShortPraise(brief),
    ...onPraise(brief),
    ...onHearer(brief),
    ...onFarewell(brief),
    ...onEnglish(brief),
    ...onElle(brief),
    ...onGiftBringers(brief),
    ...onTeasing(brief),
    ...onSmoking(brief),
    ...onWeddingThatWasNot(brief),
  ]
}

const answersOf = ({ favoriteThing, specialMemory, admiration, extraTrait }: Brief) =>
  [favoriteThing, specialMemory, admiration, extraTrait].join('. ')

/** 'los del depa 7': where they live, and not who they are. */
function onSigners({ senderName }: Brief): Advice[] {
  return FLAT_ONLY.test(senderName.trim())
    ? [{ field: 'senderName', kind: 'name', why: 'Si quieren, pongan sus nombres: así la portada dirá quiénes son.' }]
    : []
}

const FLAT_ONLY = /^l[oa]s del? (?:[A-Za-zÀ-ỹ]+ )?\d+[A-Za-zÀ-ỹ]?$/iu

/** 'me cuida': true, and of anybody. */
function onShortPraise({ admiration }: Brief): Advice[] {
  return /^\s*(?:(?:que|q) )?(?:me|nos) [A-Za-zÀ-ỹ]+[\s.!]*$/iu.test(admiration)
    ? [
        {
          field: 'admiration',
          kind: 'nothing-said',
          why: 'Con un ejemplo de cuándo lo hizo, sonará solo a quien lo recibe.',
        },
      ]
    : []
}

/** Who leaves decides how a farewell ends. */
function onFarewell(brief: Brief): Advice[] {
  const { role } = readRelation(brief.recipientRelation)
  const isTold = LEAVES.test(`${brief.recipientRelation}. ${answersOf(brief)}`)
  const isClass = /(?<![A-Za-zÀ-ỹ])(?:grupo|clase|sal[oó]n|aula|alumn[A-Za-zÀ-ỹ]+)(?![A-Za-zÀ-ỹ])/iu.test(
    brief.recipientRelation,
  )
  return brief.occasion === 'despedida' && !isTold && (isClass || PARTED.has(role))
    ? [
        {
          field: 'specialMemory',
          kind: 'note',
          why: 'Di quién se va, la maestra o los alumnos: así la despedida será la suya.',
        },
      ]
    : []
}

const PARTED: ReadonlySet<Role> = new Set(['teacher', 'student'])
const LEAVES =
  /(?<![A-Za-zÀ-ỹ])(?:jubil|mud|se va|se van|nos vamos|me voy|se march|se cambi|traslad|renunci|viaj[ae] a|se gradu|egres)/iu

/** Two English words or more in Spanish answers. */
function onEnglish(brief: Brief): Advice[] {
  const found = bare(answersOf(brief)).match(ENGLISH) ?? []
  const field = (['favoriteThing', 'specialMemory', 'admiration', 'extraTrait'] as const).find((key) =>
    ENGLISH_WORD.test(bare(brief[key])),
  )
  return field && new Set(found).size > 1
    ? [{ field, kind: 'other-language', why: 'Hay palabras en inglés: se imprimen tal cual, como las dicen ustedes.' }]
    : []
}

/** Nothing is told in which a gender shows. */
function onElle(brief: Brief): Advice[] {
  return isElle(`${brief.recipientRelation}. ${answersOf(brief)}`)
    ? [{ field: 'recipientRelation', kind: 'note', why: 'El cuento usa frases que no dicen «él» ni «ella».' }]
    : []
}

/** Who plays Santa is told where children may read. */
function onGiftBringers(brief: Brief): Advice[] {
  return PLAYS.test(brief.specialMemory)
    ? [
        {
          field: 'specialMemory',
          kind: 'note',
          why: 'Si lo leerán niños, piensa si conviene decir quién traía los regalos.',
        },
      ]
    : []
}

const PLAYS =
  /(?<![A-Za-zÀ-ỹ])(?:haci[eé]ndose|haciendo|hac[ií]a|se hizo|disfraz[A-Za-zÀ-ỹ]+|se visti[oó]|vestid[oa]) (?:de |el |del? )*(?:pap[aá] noel|santa(?: claus| cl[oó]s)?|san nicol[aá]s|viejito pascuero|rey mago|reyes|rat[oó]n p[eé]rez)(?![A-Za-zÀ-ỹ])/iu

/** Whose merit it is, it is theirs to tell. */
function onSmoking(brief: Brief): Advice[] {
  const field = (['admiration', 'specialMemory', 'extraTrait'] as const).find((key) =>
    /(?<![A-Za-zÀ-ỹ])(?:dej[oó]|dejaste|ha dejado) (?:de fumar|el cigarr(?:o|illo)|el tabaco)(?![A-Za-zÀ-ỹ])/iu.test(
      brief[key],
    ),
  )
  return field ? [{ field, kind: 'note', why: 'Lo que dejó es suyo: imprímelo solo si le gusta contarlo.' }] : []
}

/** 'cuando me iba a casar con quien no debía': the giver's own, and read by whoever opens the book. */
function onWeddingThatWasNot(brief: Brief): Advice[] {
  const field = (['admiration', 'specialMemory', 'extraTrait'] as const).find((key) =>
    MARRIED_NOBODY.test(brief.readings ? '' : brief[key]),
  )
  return field
    ? [{ field, kind: 'note', why: 'Lo de aquella boda es muy tuyo: si prefieres que no salga, quítalo al revisar.' }]
    : []
}

const MARRIED_NOBODY =
  /(?<![A-Za-zÀ-ỹ])(?:(?:me|nos) (?:iba|iban|quer[ií]a|quer[ií]an) (?:a )?casar|(?:iba|estuve|estaba) (?:a (?:punto de )?|por )casarme|casi me cas[oóé]) con (?:quien no|otr[oa]|alguien|el que no|la que no|la persona equivocada|el equivocado|la equivocada)(?![A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])(?:cancel[eé]|se cancel[oó]|suspend[ií]) (?:mi|la|nuestra) boda(?![A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])(?:me dej(?:[oó]|aron) (?:plantad[oa]|vestid[oa]) (?:en el altar|el d[ií]a de (?:mi|la|nuestra) boda))(?![A-Za-zÀ-ỹ])/iu

/** One word that only teases would be said of them to strangers. */
function onTeasing({ extraTrait }: Brief): Advice[] {
  return /^\s*(?:(?:es|muy|bien|un|una|medio) )*(?:floj[oa]|vag[oa]|huev[oó]n|huevona|mandon[ao]|metiche|gord[oa]|egoísta|tacañ[oa]|codo|chismos[oa]|pesad[oa])(?:[\s.,!]*(?:ja[ja]*|jeje|pero buen[oa]))?[\s.!]*$/iu.test(
    extraTrait,
  )
    ? [
        {
          field: 'extraTrait',
          kind: 'note',
          why: 'Escrito puede sonar a regaño: cuenta mejor cómo se le nota, con cariño.',
          example: 'hace siesta hasta los lunes',
        },
      ]
    : []
}

const WORDS =
  '(?<![A-Za-zÀ-ỹ])(?:snow|squirrels?|bugs?|slime|hot ?dogs?|parking|bin|roller|coasters?|games?|party|birthday|truck|yard|homework|sleepover|backpack|cupcakes?|cookies|pancakes|soccer|cheerleader|coach|teacher|movie|movies|funny|quiet|sweet|smart|shopping|mall|lunch|road ?trip|daddy|mommy|grandma|grandpa)(?![A-Za-zÀ-ỹ])'
const ENGLISH = new RegExp(WORDS, 'giu')
const ENGLISH_WORD = new RegExp(WORDS, 'iu')
