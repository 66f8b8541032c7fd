import { ofTheirKind } from '../language/people/animals.ts'
import { isUnsteady, withoutSteps } from '../language/people/body.ts'
import type { Brief } from '../../../engine.ts'
import { isExpecting } from './expecting.ts'
import { LIMITS } from './limits.ts'
import type { Kit } from './kit.ts'
import { heartOf } from '../language/memory/memory-heart.ts'
import { countryOf } from '../language/countries/country-of.ts'
import { addressed } from '../language/people/address.ts'
import { isApart } from '../language/people/apart.ts'
import { isKinWord } from '../language/people/names.ts'
import { isSmallest } from '../language/people/person.ts'
import { tieTold } from '../language/people/tie.ts'
import { care, isCareful } from '../language/spelling/accent-model.ts'
import { withoutSplices } from '../language/turned/splices.ts'
import { milestoneTold } from '../occasions/milestones.ts'
import { occasionOf, waitedFor } from '../occasions/occasion.ts'
import { retires, tellsOfADay } from '../language/people/occasion-words.ts'
import { lastLineIn } from '../language/left-out/promised.ts'
import { butApart } from '../language/spelling/run-ons.ts'
import { isSure } from '../language/sureness.ts'
import { withNumbersInWords } from '../language/grammar/numbers.ts'
import { contract, isLong, upperFirst, withoutEnd } from '../language/grammar/text.ts'
import { lowerFirst } from '../language/spelling/tidy.ts'
import { holds, unwantedInStory } from '../language/left-out/unwanted.ts'
import { isDoubted, isInMemory, readBrief } from './reading.ts'
import { rememberedQuality } from './remembered.ts'
import { traitToThem } from '../language/trait/to-them.ts'
import { traitOfOld } from '../language/trait/trait.ts'
import { choicesFrom } from './seeded.ts'

/** Typed in haste, it is told in the sentences of which a comma made one. */
export const memoryParted = (note: string, { specialMemory }: Brief): string =>
  isCareful(care(specialMemory)) ? butApart(note) : withoutSplices(note, '. ', true)

/** Reads a brief: what every arc is told from. */
export function kitFor(brief: Brief, seed: string): Kit {
  const { senderName, recipientName, recipientRelation } = brief
  // who it is for, never what was answered: an answer changes what it says and leaves the other beats as they were
  const choices = choicesFrom([seed, senderName, recipientName, recipientRelation].join('\n'))
  const reading = readBrief(brief)
  const { answers, r, s, address, fav } = reading
  const unwanted = unwantedOf(brief, r.name, s.name)
  const heart = heartOf(reading.memory.note, unwanted)
  const note = memoryParted(heart, brief)
  const told = answers.memory.isLeftOut ? reading.memory.told : lowerFirst(withoutEnd(note))
  const memory = { ...reading.memory, note, told }
  const inMemory = isInMemory(reading)
  const admired = inMemory ? rememberedQuality(reading.quality) : reading.quality
  // said aloud, in sentences as one speaks them
  const quality = { ...admired, told: withoutSplices(admired.told) }
  const trait = !reading.trait
    ? null
    : inMemory
      ? traitOfOld(reading.trait)
      : {
          ...reading.trait,
          toYou: r.several || r.role === 'pet' ? null : traitToThem(reading.trait.said, address),
        }
  const forSmallest = isSmallest(r) && !inMemory
  const all = [recipientRelation, brief.specialMemory, brief.admiration, brief.extraTrait].join('. ')
  // nobody says that there was no reason where one was told
  const isUnnamed = reading.occasion === 'porque-si' && tellsOfADay(recipientRelation)
  const occasion =
    inMemory || isUnnamed
      ? null
      : isSure(reading.unborn)
        ? waitedFor(r)
        : withReason(
            occasionOf(reading.occasion, r, forSmallest, choices('occasion'), unwanted),
            reading,
            choices('milestone'),
          )
  const tie = tieOf(reading, inMemory)
  const unsteady =
    !inMemory && isUnsteady([recipientRelation, brief.admiration, brief.extraTrait].join('. '), brief.specialMemory)
  const drawing = (part: string): Pick<Kit, 'pick'> => {
    const choose = choices(part)
    return {
      pick: (...options) =>
        choose(ofTheirKind(unsteady ? withoutSteps(options) : options, r.role === 'pet' ? r.species : null)),
    }
  }
  const kit: Kit = {
    r,
    s,
    fav,
    quality,
    memory,
    trait,
    address,
    occasion,
    limits: forSmallest ? LIMITS.smallest : LIMITS.usual,
    inMemory,
    unlived: inMemory && isUnlived(brief),
    newborn: r.baby && (reading.occasion === 'nacimiento' || NEWBORN.test(all)),
    sober: reading.occasion === 'nacimiento' || isExpecting(brief) || r.baby || r.age === 'small' || r.age === 'older',
    said: all,
    hushed: HUSHED.test(all),
    sightless: SIGHTLESS.test(all),
    unsteady,
    quiet: QUIET.test(all),
    forgetful: FORGETFUL.test(all),
    mayHaveDied: !inMemory && isDoubted(reading) && brief.readings?.occasion === undefined,
    unwanted,
    country: countryOf(
      [brief.recipientRelation, brief.favoriteThing, brief.specialMemory, brief.admiration, brief.extraTrait],
      brief.variant,
    ),
    apart: isApart([recipientRelation, senderName], [brief.specialMemory, brief.admiration, brief.extraTrait]),
    hopeless: asksForNoHope(brief),
    ailing: AILING.test(all),
    readTo: reading.readTo && contract(readerOf(reading.readTo, { r, s })),
    tie,
    lastLine: lastLineIn([brief.recipientRelation, brief.specialMemory, brief.admiration, brief.extraTrait]),
    leftOut: new Set(FIELDS.filter((field) => answers[field].isLeftOut)),
    ...drawing('story'),
    at: (part) => ({ ...kit, ...drawing(part) }),
    when: (condition, beat, otherwise = null) => (condition ? beat : otherwise),
    soft: (...paragraphs) => ({ soft: paragraphs }),
    opt: (...paragraphs) => ({ optional: paragraphs }),
    you: (...forms) => addressed(address, ...forms),
    yours: (text) =>
      address === 'tú' || address === 'vos' ? text.replace(/(?<![A-Za-zÀ-ỹ])su(?=s?\s)/gu, 'tu') : text,
    quotes: [
      { text: withoutStop(memory.note), share: forSmallest ? 0 : 36 },
      // said aloud, beside who says it and to whom
      { text: withoutStop(quality.told), share: forSmallest ? 0 : -12 },
      ...[quality.toYou, trait?.toYou, trait?.said]
        .filter((text) => !!text)
        .map((text) => ({ text: withoutStop(text!), share: forSmallest || isLong(text!, 14) ? 0 : 12 })),
      ...(tie ? [{ text: tie, share: 0 }] : []),
      ...(fav.isPlain ? [] : [{ text: fav.typed, share: 0 }]),
      ...(forSmallest && fav.isPlain ? [{ text: fav.all, share: 0 }] : []),
      ...(occasion ? [occasion.opening, occasion.closing ?? ''] : []).map((text) => ({
        text,
        share: 0,
      })),
    ],
  }
  return kit
}

/** 'Esta es la historia de Aitor, vecino de Nerea.'; none where the story says beside the giver's name what they are, but of what kind an animal is. */
function tieOf(reading: ReturnType<typeof readBrief>, inMemory: boolean): string | null {
  const { r, s, relation } = reading
  const isKin = s.name.split(' ').some((word) => isKinWord(word) && word !== 'familia')
  const isSaid = s.kin !== null || s.full !== s.name || /^sus? /u.test(s.name) || isKin
  if ((isSaid && r.role !== 'pet') || (!inMemory && isDoubted(reading))) return null
  return tieTold(relation, r, s)
}

/** 'sus hijos' → 'los hijos de Gusti', 'mis papás' → 'los papás de Adriana' */
const readerOf = (whom: string, { r, s }: Pick<Kit, 'r' | 's'>) =>
  whom.replace(
    /^(sus|mis) (\p{L}+)$/u,
    (_, whose: string, kin: string) =>
      `${/[^o]as$/u.test(kin) ? 'las' : 'los'} ${kin} de ${whose === 'sus' ? r.name : s.name}`,
  )

/** The years that it is of are said where it is first told of; who retires says goodbye for that. */
function withReason(
  occasion: Kit['occasion'],
  { milestone, relation, occasion: day }: ReturnType<typeof readBrief>,
  choose: <T>(options: readonly T[]) => T,
): Kit['occasion'] {
  if (!occasion) return occasion
  const named = (text: string) =>
    day === 'despedida' && retires(relation) ? text.replace(/despedida/gu, 'jubilación') : text
  const years = milestone ? ` ${upperFirst(withNumbersInWords(milestoneTold(milestone, choose)))}` : ''
  return {
    ...occasion,
    opening: named(occasion.opening) + years,
    closing: occasion.closing && named(occasion.closing),
  }
}

/** 'recién nacida', 'acaba de nacer', 'tiene 12 días' */
const NEWBORN =
  /(?<![A-Za-zÀ-ỹ])(?:reci[eé]n nacid[oa]|acab[oaó](?:n|ba)? de nacer|(?:tiene|cumple|cumplió|lleva) (?:apenas |solo |ya )?(?:\d+|un[oa]s?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce) (?:d[ií]as?|semanas?))(?![A-Za-zÀ-ỹ])/iu

const AILING =
  /(?<![A-Za-zÀ-ỹ])(?:quimio[A-Za-zÀ-ỹ]*|c[aá]ncer|leucemia|tumor|tratamientos?|di[aá]lisis|paliativ[A-Za-zÀ-ỹ]+|terminal(?! de)|enferm(?:[oa]s?|edad[A-Za-zÀ-ỹ]*)|malit[oa]s?|delicad[oa] de salud|hospital[A-Za-zÀ-ỹ]*)(?![A-Za-zÀ-ỹ])/iu

/** 'no pongan a los papás juntos, que se ilusiona', 'prefiero que no vuelva'. */
const asksForNoHope = ({ specialMemory, admiration, extraTrait, favoriteThing, recipientRelation }: Brief): boolean =>
  /(?<![A-Za-zÀ-ỹ])(?:(?:no|ni|nunca) [^.;]{0,60}(?:junt[oa]s|vuelv[ae]n?|regres[ae]n?|reconcili|reviv|aparezca viv)[^.;]*|se (?:me |nos )?(?:ilusion|haga ilusiones|hace ilusiones)[A-Za-zÀ-ỹ]*)/iu.test(
    [specialMemory, admiration, extraTrait, favoriteThing, recipientRelation]
      .filter((one) =>
        /pon(?:g|er)|sal(?:ga|er)|cuento|libro|dibuj|prefer|prefier|quisi|quier|por favor|porfa|ilusi/iu.test(one),
      )
      .join('. '),
  )

const HUSHED =
  /(?<![A-Za-zÀ-ỹ])(?:sord(?:[oa]|it[oa])s?|señas|autis[A-Za-zÀ-ỹ]+|no oye|habla con las manos)(?![A-Za-zÀ-ỹ])|(?:por|con|molesta[A-Za-zÀ-ỹ]* |duele[A-Za-zÀ-ỹ]* |asusta[A-Za-zÀ-ỹ]* )(?: ?el| ?los)? ruidos?(?![A-Za-zÀ-ỹ])/iu

const SIGHTLESS =
  /(?<![A-Za-zÀ-ỹ])(?:(?:ya )?(?:casi )?no ve(?: (?:bien|nada|casi|mucho))?(?=[\s]*(?:[,.;]|$| y ))|cieg[oa]|invidente|perdió la vista|no (?:sabe|sabía|aprendió a) leer|en braille)(?![A-Za-zÀ-ỹ])/iu

/** 'ya no se acuerda mucho', 'se le olvidan los nombres' */
const FORGETFUL =
  /(?<![A-Za-zÀ-ỹ])(?:(?:(?:ya )?(?:no|nunca)|casi no|apenas) (?:se )?(?:acuerda|recuerda|aprende|sabe) (?:ya |mucho |bien |muy bien )?(?:de )?(?:(?:l[oa]s|mi|su|el|ning[uú]n|nuestros) )?(?:nombres?|nada|nadie|nosotros|cosas|caras|quién)|(?<!(?:no|nunca|jamás) )se (?:le )?olvidan? (?:de )?(?:(?:los|mi|el|nuestros) )?(?:nombres?|todo|las cosas)|(?:confunde|cambia|equivoca) (?:los|el|nuestros) nombres?|olvidadiz[oa]|alzh[A-Za-zÀ-ỹ]+|perd(?:ió|iendo) la memoria)(?![A-Za-zÀ-ỹ])/iu

const QUIET =
  /(?<![A-Za-zÀ-ỹ])(?:(?:casi no|apenas) habla|no (?:puede |pudo )?habla(?:r)? (?:casi|mucho|bien)|habla (?:muy |bien |re )?(?:poc[oa]|poquit[oa])|(?:es|(?<!(?:era|fue) )(?:muy|tan|bien)) (?:re ?)?(?:callad|reservad|silencios)[oa]|(?:de|con) pocas palabras)(?![A-Za-zÀ-ỹ])/iu

/** 'nació dormido', 'no llegó a nacer', 'mi bebé, solo la tuve una noche' */
const isUnlived = ({ recipientName, recipientRelation, specialMemory, favoriteThing, admiration }: Brief) => {
  const who = `${recipientName}, ${recipientRelation}`
  const all = [who, specialMemory, favoriteThing, admiration].join('. ')
  return (
    /(?<![A-Za-zÀ-ỹ])naci[oó] (?:dormid[oa]|sin vida|muert[oa])|no (?:lleg[oó]|alcanz[oó]) a (?:nacer|respirar|llorar)|antes de nacer|(?<![A-Za-zÀ-ỹ])(?:nonat[oa]|abort[A-Za-zÀ-ỹ]+)/iu.test(
      all,
    ) ||
    (/beb[eé]|angelit[oa]|hij[oa]|niet[oa]/iu.test(who) &&
      /(?:viv[ií][oó]|estuvo|tuv(?:e|imos)|abrac[eé]|carg(?:u[eé]|amos))(?: [A-Za-zÀ-ỹ]+){0,4} (?:un[oa]s? (?:pocas )?(?:hora|horas|minutos?|noche|d[ií]a)|dos d[ií]as|\d+ (?:horas|minutos|d[ií]as))(?![A-Za-zÀ-ỹ])/iu.test(
        all,
      ))
  )
}

const FIELDS = ['favourite', 'memory', 'admiration', 'trait'] as const

/** Whoever the story is of or from is in it, whatever was asked. */
function unwantedOf(brief: Brief, ...people: string[]): RegExp | null {
  const { recipientRelation, favoriteThing, specialMemory, admiration, extraTrait } = brief
  const unwanted = unwantedInStory([recipientRelation, favoriteThing, specialMemory, admiration, extraTrait])
  return unwanted && people.some((name) => holds(unwanted, name)) ? null : unwanted
}

/** A full stop moves out of the quotation marks. */
const withoutStop = (text: string) => text.replace(/\.?(»?)$/, '$1')
