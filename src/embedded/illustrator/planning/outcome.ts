import type { PictureRequest, WishOutcome } from '../../../engine.ts'
import { colourAfter, tokens } from '../lexicon/colour-words.ts'
import { nameOf } from '../lexicon/names.ts'
import { type Found, findAction, findMood, findPlace, findTime, findWeather } from '../lexicon/scene-words.ts'
import { findObject } from '../objects/catalogue.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { colourIn } from '../scene/situations.ts'
import { deedWords, PLACE_WORDS, TIME_WORDS, WEATHER_WORDS } from './alt-text.ts'
import { clausesOf, withoutClothes } from './clothes.ts'
import { moodsOf } from './moods.ts'
import { SURE } from './reading.ts'
import { namedIn } from './things.ts'
import { inIndicative, SINGULAR, UNWANTED, unwished } from './wish.ts'

/** One thing that a part of a wish asks for: whether the picture shows it, what it is called, the words that ask for it. */
type Claim = { met: boolean; called: string; words: string }

/**
 * What the painted picture shows of a wish, and what it does not. A part of the wish counts as shown only where every
 * word of it is understood and found in the picture; of the rest, what is there is named by itself.
 */
export function outcomeOf(
  request: PictureRequest,
  plan: ScenePlan,
  shown: ReadonlySet<string>,
): WishOutcome | undefined {
  const wish = request.redo?.wish
  if (!wish) return undefined
  const outcome: WishOutcome = { shown: [], missing: [] }
  for (const clause of clausesOf(wish).map((part) => part.trim())) {
    const claims = isNegative(clause) ? refusals(clause, plan, shown) : claimsOf(clause, request, plan, shown)
    const rest = unexplained(clause, claims, request)
    if (claims.length === 0 && rest.length === 0) continue
    if (claims.length > 0 && rest.length === 0 && claims.every(({ met }) => met))
      outcome.shown.push(bare(clause, request))
    else {
      outcome.shown.push(...claims.flatMap(({ met, called }) => (met && called ? [called] : [])))
      outcome.missing.push(bare(clause, request))
    }
  }
  return { shown: [...new Set(outcome.shown)], missing: [...new Set(outcome.missing)] }
}

const isNegative = (clause: string) => clause.match(UNWANTED) !== null

/** What is wanted gone: only what the story had put there can be said to have been taken out. */
function refusals(clause: string, plan: ScenePlan, shown: ReadonlySet<string>): Claim[] {
  const text = clause.replace(
    /^.*?(?<![A-Za-zÀ-ỹ])(?:sin|no|quita[A-Za-zÀ-ỹ]*|ning[uú]n[A-Za-zÀ-ỹ]*)(?:\s+haya)?(?![A-Za-zÀ-ỹ])/iu,
    '',
  )
  return [
    ...unwished({ seed: '', wish: withoutClothes(clause) }).map((object) => ({
      met: !shown.has(object) && (plan.wished?.without.includes(object) ?? false),
      called: '',
      words: text,
    })),
    ...found(findWeather, text).map(({ value, words }) => ({ met: plan.weather !== value, called: '', words })),
    ...found(findTime, text).map(({ value, words }) => ({ met: plan.time !== value, called: '', words })),
    ...worn(clause, plan).map((claim) => ({ ...claim, called: '' })),
  ]
}

function claimsOf(clause: string, request: PictureRequest, plan: ScenePlan, shown: ReadonlySet<string>): Claim[] {
  const text = `${clause}. ${inIndicative(clause)}`
  const things = namedIn(withoutClothes(clause), request)
  const deeds = found(findAction, text).map(({ value, words }) => ({
    met: plan.action === value && (value !== 'ride' || isRidden(things[0]?.object)),
    called: plan.action === value ? deedWords(plan, shown) : '',
    words: `${words} ${verbsOf(clause)}`,
  }))
  return [
    ...found(findTime, clause).map(({ value, words }) => claim(plan.time === value, TIME_WORDS[plan.time], words)),
    ...found(findWeather, clause).map(({ value, words }) =>
      claim(plan.weather === value, WEATHER_WORDS[plan.weather].replace(', ', ''), words),
    ),
    ...found(findPlace, clause).map(({ value, words }) =>
      claim(value === plan.place || (value === 'mountain' && plan.place === 'snow'), PLACE_WORDS[plan.place], words),
    ),
    // A thing may also be the name of what is done with it: only who says a deed is told that it is missing.
    ...deeds.filter(({ met }) => met || VERB.test(clause)),
    ...things.flatMap(({ object, words }) => thingClaims(clause, object, words, plan, shown)),
    ...worn(clause, plan),
    ...faces(clause, text, request, plan),
  ]
}

/** The face that a clause gives somebody of the two; animals have one face. */
function faces(clause: string, text: string, { brief }: PictureRequest, { moods, camera }: ScenePlan): Claim[] {
  const wished = Object.entries(moodsOf({ brief }, [text])).filter(([, mood]) => mood !== null)
  const met =
    camera !== 'behind' &&
    wished.length > 0 &&
    wished.every(([role, mood]) => moods[role === 'sender' ? 'sender' : 'recipient'] === mood)
  return found(findMood, text).map(({ words }) => claim(met, '', `${words} cara rostro gesto expresión`))
}

/** What a clause wishes to be done. */
function verbsOf(clause: string): string {
  const ofOne = [...clause.matchAll(SINGULAR)].map((match) => match[2])
  return [...tokens(clause).filter((word) => INFLECTED.test(word)), ...ofOne].join(' ')
}

/** A verb by its ending, as wishes have it. */
const INFLECTED = /.{2}(?:an|en|ando|iendo|ar|er|ir)$/
const VERB =
  /[A-Za-zÀ-ỹ]{2,}(?:an|en|ando|iendo|ar|er|ir)(?:se|l[aeo]s?)?(?![A-Za-zÀ-ỹ])|que\s+[A-Za-zÀ-ỹ]+\s+[A-Za-zÀ-ỹ]+[ae](?![A-Za-zÀ-ỹ])/iu

const claim = (met: boolean, called: string, words: string): Claim => ({ met, called, words })

function thingClaims(
  clause: string,
  object: string,
  words: string,
  plan: ScenePlan,
  shown: ReadonlySet<string>,
): Claim[] {
  const colour = colourAfter(clause, words)
  const isThere = shown.has(object)
  return [
    claim(isThere, nameOf(object) ?? words, words),
    ...(isAboard(clause, words) && !(plan.action === 'ride' && isRidden(object)) ? [claim(false, '', '')] : []),
    ...(colour ? [claim(isThere && colourIn(plan, object) === colour.colour, '', colour.words)] : []),
  ]
}

/** «En un coche», «sobre un dragón»: who rides is drawn so; who sits inside of something is not. */
function isAboard(clause: string, words: string): boolean {
  const said = tokens(clause)
  const at = said.indexOf(tokens(words)[0] ?? '')
  return said.slice(Math.max(0, at - 2), at).some((word) => /^(?:en|sobre|dentro|encima)$/.test(word))
}

function isRidden(object: string | undefined): boolean {
  return object === undefined || (findObject(object)?.uses.includes('ridden') ?? false)
}

/** Of a near picture the legs lie outside. */
function worn(clause: string, { wished, camera }: ScenePlan): Claim[] {
  const near = camera === 'close' || camera === 'medium'
  return (wished?.clothes ?? []).flatMap(({ words, on }) =>
    isSaid(words, clause) ? [claim(on !== null && !(on === 'legs' && near), words, words)] : [],
  )
}

function isSaid(words: string, clause: string): boolean {
  const said = tokens(clause)
  return tokens(words).every((word) => said.includes(word))
}

function found<T>(find: (text: string) => Found<T> | null, text: string): Found<T>[] {
  const hit = find(text)
  return hit && hit.confidence >= SURE ? [hit] : []
}

/** Words that ask for nothing by themselves. */
const SILENT = new Set(
  `que con en un una unos unas el la los las lo de del al a y e o se le les me nos su sus mi mis tu tus es este esta esto sea
  sean esten estan haya hay salga salgan sale aparezca aparezcan vea vean ve quiero quisiera gustaria pon ponle ponga pongan
  puesto puesta puestos puestas anade añade agrega dibuja dibujale haz hazlo por favor mas muy bien tambien ahora mejor todo
  toda juntos juntas dos ambos ambas ellos ellas lleve lleven llevando lleva llevan vaya vayan tenga tengan como imagen
  ilustracion dibujo escena portada otro otra donde para sin no quita quitale quiten ningun ninguna color hacia haga ser`.split(
    /\s+/,
  ),
)

/** The words of a clause that nothing was made of. */
function unexplained(clause: string, claims: readonly Claim[], { brief }: PictureRequest): string[] {
  const known = new Set([
    ...SILENT,
    ...tokens(`${brief.senderName} ${brief.recipientName}`),
    ...tokens(brief.recipientRelation),
  ])
  const explained = claims.flatMap(({ words }) => tokens(words))
  return tokens(clause).filter(
    (word) => !known.has(word) && !explained.some((other) => other === word || isInflected(other, word)),
  )
}

/** «Abracen» and «abrazan» are one deed. */
function isInflected(one: string, other: string): boolean {
  return one.length > 4 && other.length > 4 && one.slice(0, 4) === other.slice(0, 4)
}

/** «Que sea de noche» as what was wished for: «de noche». */
function bare(clause: string, { brief }: PictureRequest): string {
  const said = clause
    .replace(
      /^(?:(?:me gustar[ií]a|quiero|quisiera|por favor|y|que)\s+)*(?:(?:sea|est[eé]n?|haya|salgan?|aparezcan?|se vean?|pon(?:le)?|a[nñ]ade|con)\s+)(?=\S)/iu,
      '',
    )
    .trim()
  const isName = `${brief.senderName} ${brief.recipientName}`.split(/\s+/).includes(said.split(/\s+/)[0] ?? '')
  return isName ? said : said.charAt(0).toLocaleLowerCase('es') + said.slice(1)
}
