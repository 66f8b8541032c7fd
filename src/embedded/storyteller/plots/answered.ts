import { saidOfHabit } from '../deeds/gags.ts'
import type { Beat, Kit } from '../kit/kit.ts'
import { splitSentences, words } from '../language/grammar/text.ts'
import { firstFinite } from '../language/grammar/verbs.ts'
import { isSmallest } from '../language/people/person.ts'
import { lowerFirst } from '../language/spelling/tidy.ts'

/** What the recipient says to what is said of them; of a beast, a baby or somebody missed nothing is told. */

/** Right after their trait was told: in the words of their habit where it has some, else without saying that it is so or not. */
export function answerToTrait(kit: Kit): Beat {
  const { r, trait, pick, soft } = kit
  if (!trait || r.role === 'pet' || kit.inMemory || (r.baby && kit.newborn)) return null
  if (r.baby) return soft(pick(`Y ${r.name} bostezó.`, `—¡Agú! —dijo ${r.name}.`))
  if (TENDER.test(trait.said)) return null
  if (SILENT.test(trait.said)) return soft(`${r.name} ${r.v('sonrió')}, y nada más.`)
  const own = DENIED.test(trait.said) ? 'Eso no es cierto' : saidOfHabit(trait, r)
  if (own !== null) return soft(spoken(own, `${r.v(own.endsWith('?') ? 'preguntó' : 'dijo')} ${r.name}`))
  if (isSmallest(r))
    return soft(pick(`—¡Sí! —${r.v('dijo')} ${r.name}.`, `—¡${r.spoken('Yo', 'Sí')}! —${r.v('dijo')} ${r.name}.`))
  return soft(
    pick(
      ...(isDoing(trait.said)
        ? [
            `—Lo ${r.spoken('confieso', 'confesamos')} —${r.v('dijo')} ${r.name}.`,
            `—Alguna costumbre hay que tener —${r.v('dijo')} ${r.name}.`,
            `—Depende del día —${r.v('dijo')} ${r.name}.`,
          ]
        : []),
      `—¿Tanto se nota? —${r.v('preguntó')} ${r.name}.`,
      `—No es para tanto —${r.v('dijo')} ${r.name}.`,
      `—Es verdad —${r.v('dijo')} ${r.name}.`,
      `—Eso ya lo sabe todo el mundo —${r.v('dijo')} ${r.name}.`,
      `—¿Y qué tiene eso de raro? —${r.v('preguntó')} ${r.name}.`,
    ),
  )
}

/** 'es zurda', 'tiene pecas': how one is, and not what one does. */
const isDoing = (said: string) =>
  !/^(?:ser|estar|tener|haber|soportar|poder|saber|querer|gustar|parecer)$/u.test(
    firstFinite(words(lowerFirst(said)))?.infinitive ?? 'ser',
  )

/** What nobody makes light of. */
const TENDER =
  /(?<![A-Za-zÀ-ỹ])(?:m[uo]r(?:ió|ir|ieron)|falleci|extrañ|llor|enferm|hospital|dolor|duele|trist|miedo|pánico|fobia|sol(?:edad|ito|ita)(?![A-Za-zÀ-ỹ])|discapac|silla de ruedas|autis|síndrome|alerg|diab[eé]t|cieg|sord|terapia|medicin|pastillas (?!de menta))/iu
/** 'se muerde las uñas y dice que no' */
const DENIED =
  /(?<![A-Za-zÀ-ỹ])(?:(?:dice|jura|asegura|insiste en)n? que (?:no|él no|ella no)|lo niegan?)(?![A-Za-zÀ-ỹ])(?! (?:hay|importa|pasa))/iu
/** Of whom it is told that they say nothing. */
const SILENT =
  /(?<![A-Za-zÀ-ỹ])(?:(?:no|nunca|casi no) hablan?(?! (?:mal|de|con|inglés|españ))|hablan? poco|callad[oa]s?|tímid[oa]s?|mud[oa]s?|señas)(?![A-Za-zÀ-ỹ])/iu

function spoken(said: string, tag: string): string {
  const [first = '', ...more] = splitSentences(said)
  return more.length > 0 ? `—${first.replace(/\.$/u, '')} —${tag}—. ${more.join(' ')}.` : `—${said} —${tag}.`
}

/** Right after what is admired in them was said before them. */
export function answerToPraise({ r, pick, soft, ...kit }: Kit): Beat {
  if (r.role === 'pet' || r.baby || kit.inMemory || kit.leftOut.has('admiration')) return null
  if (isSmallest(r)) return soft(`—¡Otra vez! —${r.v('pidió')} ${r.name}.`)
  const [me, know] = [r.spoken('me', 'nos'), r.spoken('sé', 'sabemos')]
  const keep = r.spoken('guardo', 'guardamos')
  return soft(
    pick(
      `—¿De verdad? —${r.v('preguntó')} ${r.name}.`,
      `—¿Todo eso? —${r.v('preguntó')} ${r.name}.`,
      `—¿Se puede oír otra vez? —${r.v('preguntó')} ${r.name}.`,
      `—Eso ${me} lo ${keep} —${r.v('dijo')} ${r.name}, bajito.`,
      `—Eso no se ${me} olvida —${r.v('dijo')} ${r.name}.`,
      `—No ${know} qué decir —${r.v('dijo')} ${r.name}.`,
      `—Nadie ${me} lo había dicho así —${r.v('dijo')} ${r.name}.`,
      `—Gracias —${r.v('dijo')} ${r.name} después de un rato.`,
    ),
  )
}
