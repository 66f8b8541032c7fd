import { nameGender } from '../../../contract/gender.ts'
import type { Kit } from '../kit/kit.ts'
import type { Favourite } from '../language/favourite/favourite.ts'
import { isTold } from '../language/favourite/favourite-telling.ts'
import { finiteForm } from '../language/grammar/finite.ts'
import { hasGenders, infinitivesOf, isNounForm } from '../language/grammar/dictionary.ts'
import { partsOfName } from '../language/people/person-names.ts'
import { isLong, upperFirst, words } from '../language/grammar/text.ts'

type Stage = {
  isTiny: boolean
  /** What is liked may do something itself. */
  isAlive: boolean
}

/** What is liked, each one's of whose it is, and then, as a sentence of its own, what is said of it besides. */
export function favouriteTold({ fav, r, s }: Kit, { isTiny, isAlive }: Stage): Favourite {
  const told = (things: string, said: string) => ({
    ...fav,
    all: `${things}. ${isAlive && !OF_SOMETHING.test(said) ? upperFirst(said) : saidOf(said, fav, r)}`,
  })
  if (fav.telling !== null) {
    if (r.several) return { ...fav, all: ofEach(fav.telling, partsOfName(r.name)) }
    const [things = '', said = ''] = partedAt(fav.telling)
    return said !== '' && subjectOf(said, fav) === 'theirs' ? told(things, said) : { ...fav, all: fav.telling }
  }
  if (fav.said === null || (isTiny && isLong(fav.said, 12))) return fav
  const said = done(fav.said).replace(
    /(?<!\p{L})(atrás|detrás|delante|enfrente|encima|cerca) m[ií][oa](?!\p{L})/giu,
    `$1 de ${s.name}`,
  )
  return isTold(said)
    ? told(fav.all, said)
    : { ...fav, all: `${fav.all}. ${upperFirst(s.name)} lo ${s.v('contaba')} así: «${upperFirst(said)}»` }
}

/** 'la prendemos y se ríe' → 'la prenden y se ríe': what is done with it, where the form is sure. */
const done = (said: string) =>
  said.replace(/^(l[ao]s? \p{L}+)mos(?!\p{L})/iu, (all, lead: string) =>
    infinitivesOf(`${lead.split(' ')[1]!}n`).length > 0 ? `${lead}n` : all,
  )

/** 'el karaoke, canta horrible', 'los ajolotes; tiene uno de peluche': before the first clause, and from there. */
function partedAt(telling: string): string[] {
  for (const { index, 0: stop } of telling.matchAll(/[,;] /gu))
    if (verbOf(telling.slice(index + stop.length))) return [telling.slice(0, index), telling.slice(index + stop.length)]
  return []
}

/** What may stand between who it is and what they do. */
const LEAD =
  /^(?:(?:siempre|nunca|no|ya|hasta|casi|también|todavía|ahora|a veces|de vez en cuando|desde \p{Ll}+) |l[aeo]s? |se |les? )*/iu

/** 'la baña cada domingo': done with it, so not by it. */
const OF_SOMETHING = /^(?:\p{L}+ )?l[oa]s? /iu

function verbOf(said: string) {
  const [, verb = ''] = /^(\p{L}+)/u.exec(said.slice(LEAD.exec(said)![0].length)) ?? []
  const low = verb.toLowerCase()
  const form = finiteForm(low)
  const lead = LEAD.exec(said)![0]
  const isNoun =
    (lead === '' && (isNounForm(low) || hasGenders(low)) && !DONE.test(said)) ||
    // 'no la cobija, la etiqueta'
    (/(?<!\p{L})l(?:a|[oa]s) $/iu.test(lead) && isNounForm(low))
  return form?.person === 3 && !isNoun ? form : null
}

/** Nouns too, and deeds by what follows them. */
const DONE =
  /^(?:es|era|va|iba|tiene|trae|canta|toca|juega|baila|lee) |^\p{L}+ (?:el|la|l[oa]s|un|una|sus?|en|por|al?|del?|con|hasta|tod[oa]s?|horrible|mal|bien|como|desde|muy)(?!\p{L})/iu

/** What things are and do of themselves. */
const OF_THINGS =
  /^(?:(?:siempre|nunca|no|ya) )*(?:(?:es|son|era|eran)(?! (?:(?:el|la|un|una|muy|bien|muy buen[oa]?) )?(?:fan|fanátic|porter|arquer|delanter|defensa|campe|capit|hincha|expert|mal[oa] |buen[oa] (?:para|en)|italian|\p{L}+ista(?!\p{L})))|está|están|estaba|suena|huele|queda|cuesta|viene|sale|pasa|dura|brilla|funciona|sirve|sabe|hay|se llama|se oye|se ve|se nota|se reconoce|les? (?:falta|gusta|encanta|fascina|cabe))n?(?!\p{L})/iu

/** 'tiene dos en la mesa' is theirs; 'es amarilla' is the thing's. */
function subjectOf(said: string, { items }: Favourite): 'theirs' | 'other' {
  const form = verbOf(said)
  return form && !form.plural && !(OF_THINGS.test(said) && items.some(({ kind }) => kind !== 'infinitive'))
    ? 'theirs'
    : 'other'
}

/** 'se las pone hasta con sol' → 'Antonella se las pone hasta con sol': who does it is named. */
function saidOf(said: string, fav: Favourite, r: Kit['r']): string {
  const form = verbOf(said)
  const isTheirs = r.plural ? form?.plural === true && !OF_THINGS.test(said) : subjectOf(said, fav) === 'theirs'
  if (!isTheirs) return upperFirst(said)
  const [, when = '', deed = said] = /^(a veces |de vez en cuando |desde \p{Ll}+ )?(.+)$/iu.exec(said) ?? []
  return upperFirst(`${when}${r.name} ${deed.replace(/, (?=no (?:l[aeo]s? |se )?\p{L}+)/u, ', y ')}`)
}

/** 'la pizza; a ella, los caballos; a él, los juegos' → 'a los dos, la pizza; a Ana, los caballos; a Luis, los juegos'. */
function ofEach(telling: string, names: readonly string[]): string {
  const genders = names.map((name) => nameGender(words(name)[0] ?? ''))
  // of two, who is not she is he
  const only = (gender: 'f' | 'm') =>
    genders.filter((each) => each === gender).length === 1
      ? names[genders.indexOf(gender)]
      : names.find((_, i) => names.length === 2 && genders[i] === null && genders[1 - i] !== gender && genders[1 - i])
  const [she, he] = [only('f'), only('m')]
  const count = ['dos', 'tres', 'cuatro'][names.length - 2]
  const named = telling
    .replace(/(^|; )a ella, /u, (all, stop: string) => (she ? `${stop}a ${she}, ` : all))
    .replace(/(^|; )a él, /u, (all, stop: string) => (he ? `${stop}a ${he}, ` : all))
  return count && /^(?!al? ).+; al? /u.test(named)
    ? `a ${genders.every((gender) => gender === 'f') ? 'las' : 'los'} ${count}, ${named}`
    : named
}
