import type { ActionId, PlaceId, Time, Weather } from '../scene/scene.ts'
import type { Expression } from '../scene/expressions.ts'
import { ACTION_RULES } from './action-rules.ts'
import { findDeeds } from './deeds.ts'
import { MOOD_RULES } from './mood-rules.ts'
import { PLACE_RULES, TIME_RULES, WEATHER_RULES } from './place-rules.ts'
import { findPursuits } from './pursuits.ts'
import type { Rule } from './rules.ts'
import { literally } from './sense.ts'
import { plain } from './stem.ts'
import { inThirdPerson } from './verbs.ts'

/** What a text says about one side of a scene. */
export type Found<T> = {
  value: T
  /** What the text says for it. */
  words: string
  /** 0 to 1. */
  confidence: number
}

/** Where the text is set: the surest word wins, of equally sure ones the first in the text. */
export function findPlace(text: string): Found<PlaceId> | null {
  return surest(PLACE_RULES, text.replace(VIEW, ' '))
}

export function findTime(text: string): Found<Time> | null {
  return surest(TIME_RULES, text)
}

export function findWeather(text: string): Found<Weather> | null {
  return surest(WEATHER_RULES, text)
}

/** What the face of somebody shows of whom the text tells. */
export function findMood(text: string): Found<Expression> | null {
  return surestOf(
    hitsOf(
      MOOD_RULES,
      plain(text).replace(NOT_DONE, (said) => (NOT_FELT.test(said) ? 'no' : said)),
    ),
  )
}

/** «No llora», «no se asusta»: another face; «no se rinde» and «no lo puede creer» are faces of their own. */
const NOT_FELT = /(?:llor|asust|enfad|enoj|trist|rie|tiembl|dud)[a-zñ]*$/

/** What the people do together. */
export function findAction(text: string): Found<ActionId> | null {
  const told = text.replace(MEANWHILE, '')
  const said = literally(told).replace(NOT_DONE, 'no')
  const another = literally(inThirdPerson(told)).replace(NOT_DONE, 'no')
  // «Las meriendas» are eaten like one.
  const one = said.replace(/(?<=[a-zñ]{4}[aeo])s\b/g, '')
  const hits = [said, another, one].flatMap((version) => hitsOf(ACTION_RULES, version))
  return surestOf([...hits, ...findPursuits(said), ...findDeeds(said), ...hitsOf(FEARS, plain(told))])
}

/** Who was afraid was not left alone; that fear is no wish to be drawn is for the things to know. */
const FEARS: readonly Rule<ActionId>[] = [['comfort', /\b(?:tenia(?:s|n|mos)?|tuv[a-zñ]+) (?:mucho )?miedo\b/, 0.58]]

/** «No duerma», «no me canso»: that is not done. Who does not stop dancing dances. */
const NOT_DONE =
  /\bno (?:(?:me|te|se|nos|le|les|lo|la|los|las) )*(?!par|dej|ces|solo|pud|pod|pued|hac|habi|hay|hubo)[a-zñ]+/g

/** What goes on besides is not what is done. */
const MEANWHILE = /(?<=[A-Za-zÀ-ỹ]+ [A-Za-zÀ-ỹ]+ [A-Za-zÀ-ỹ]+ )mientras [^,.;:]*/giu

/** What is seen through a window is not where one is. */
const VIEW =
  /ventan[A-Za-zÀ-ỹ]*(?: abiert[A-Za-zÀ-ỹ]+)? (?:sobre|al|a|hacia|que dan? a|con vistas a)(?: la| el| los| las| un| una)? [A-Za-zÀ-ỹ]+/giu

type Hit<T> = Found<T> & { at: number }

function surest<T>(rules: readonly Rule<T>[], text: string): Found<T> | null {
  return surestOf(hitsOf(rules, literally(text)))
}

function hitsOf<T>(rules: readonly Rule<T>[], said: string): Hit<T>[] {
  return rules.flatMap(([value, pattern, confidence]) => {
    const match = pattern.exec(said)
    return match ? [{ value, words: match[0].trim(), confidence, at: match.index }] : []
  })
}

function surestOf<T>(hits: readonly Hit<T>[]): Found<T> | null {
  const best = hits.toSorted((a, b) => b.confidence - a.confidence || a.at - b.at)[0]
  return best ? { value: best.value, words: best.words, confidence: best.confidence } : null
}
