import type { Kit } from '../kit/kit.ts'
import { list } from '../language/grammar/text.ts'
import { sharedOf } from '../things/company.ts'
import { ANYWHERE, ELSEWHERE } from '../things/in-use.ts'
import { nounClassOf } from '../things/nouns.ts'
import { infinitiveIn, partsOf } from '../things/staged.ts'

/** What an animal does with what is there. */
const OF_ANIMALS =
  /^(?:ladrar|maullar|aullar|gruñir|perseguir|corretear|olfatear|oler|morder|mordisquear|lamer|rascar|arañar|empujar|robar|tirar|enterrar|esconder|acechar|espiar|cazar|cuidar|saludar|jugar con|correr (?:detrás de|tras))(?:l[aeo]s?|se)?(?= )/u

/** What two do for a while wherever they are, beside what each does alone. */
const OF_TWO = /^(?:jugar|hablar|reír|reírse|abrazarse)(?= |$)/u
/** Only being there. */
const BESIDE = /^(?:estar|pasar|quedar|acostar|acurrucar|sentar|dormir|descansar|ver)/u

/** 'leerle cuentos', 'cargarla': what is done to them, by the giver. */
const TO_THEM = /^(\p{L}+r)(l[aeo]s?)((?: .*)?)$/u
const DID: Readonly<Record<string, string>> = {
  cantar: 'cantó',
  silbar: 'silbó',
  tararear: 'tarareó',
  poner: 'puso',
  hacer: 'hizo',
  decir: 'dijo',
  rascar: 'rascó',
  soplar: 'sopló',
  arrullar: 'arrulló',
  leer: 'leyó',
  contar: 'contó',
  peinar: 'peinó',
  cargar: 'cargó',
  abrazar: 'abrazó',
  besar: 'besó',
  acariciar: 'acarició',
  apapachar: 'apapachó',
}

/** 'que le canten', 'que su abuela le cante' */
export const WISH = /(?:^|, | [ye] )que ((?:\p{L}+ ){0,3}?)l[aeo]s? /u

/**
 * What they like to do, done by them once, by an animal to the `star`; with the giver, by both; to them, by the giver.
 * Null where none can be done anywhere.
 */
export function doneOnce({ fav, r, s, inMemory, leftOut, pick }: Kit, star: string): string | null {
  const doings = leftOut.has('favourite') || inMemory || r.several ? [] : partsOf(fav).map(infinitiveIn)
  const [own] = [
    ...doings.filter((doing) => doing !== null && ANYWHERE.test(doing)),
    /(?<![A-Za-zÀ-ỹ])chismes?(?![A-Za-zÀ-ỹ])/u.test(fav.all) ? 'contar un chisme' : null,
  ]
  const noun = / (\p{L}{3,})/u.exec(star)?.[1]
  const deed =
    r.role === 'pet' && noun
      ? doings.find(
          (doing) =>
            doing &&
            OF_ANIMALS.test(doing) &&
            new RegExp(`(?<![A-Za-zÀ-ỹ])${noun}(?:e?s)?(?![A-Za-zÀ-ỹ])`, 'u').test(doing),
        )
      : null
  const does = deed ?? own?.replace(ELSEWHERE, '')
  const told = pick(
    `Un rato después, ${r.name} ${r.v('se puso')} a ${does}.`,
    `Y ${r.name}, de puro gusto, ${r.v('se puso')} a ${does}.`,
    `A ${r.name} ${r.le} dieron ganas, y ${r.v('se puso')} a ${does}.`,
  )
  const opening = pick('Un rato después,', 'Al rato,')
  // whoever has a beast is left behind in its adventures
  const byGiver = r.role === 'pet' ? null : doings.map((doing) => doneToThem(doing, { fav, r, s })).find(Boolean)
  if (byGiver) return `${opening} ${byGiver}`
  const shared = doings.map((doing) => doing && sharedOf(doing)).find(Boolean)
  if (shared && (shared.who === null || shared.who === s.name)) {
    const both = r.role === 'pet' ? null : doneByBoth(shared.alone)
    return both && `${opening} ${list([r.name, s.name])} ${both}.`
  }
  return does && (r.role !== 'pet' || deed || does.startsWith('perseguir')) ? told : null
}

/** What both do, as a predicate of two; null for what needs a place of its own. */
function doneByBoth(alone: string | null): string | null {
  if (alone === null || BESIDE.test(alone)) return 'pasaron un rato hombro con hombro, sin ninguna prisa'
  if (!(OF_TWO.test(alone) || ANYWHERE.test(alone))) return null
  const [, game] = /^jugar (?:al?|con) (?:(?:el|la|l[oa]s) )?(\p{L}+)/u.exec(alone) ?? []
  // no ball is kicked in a lift
  return `se pusieron a ${game && nounClassOf(game) !== 'game' ? 'jugar' : alone.replace(ELSEWHERE, '').replace(/^reírse/u, 'reír')}`
}

/** 'leerle cuentos antes de dormir' → 'Clara le leyó cuentos a Lía.' */
function doneToThem(doing: string | null, { fav, r, s }: Pick<Kit, 'fav' | 'r' | 's'>): string | null {
  const [, verb = '', clitic = '', rest = ''] = TO_THEM.exec(doing ?? '') ?? []
  const did = DID[verb]
  const what = rest.replace(/ (?:antes|después|en|por|hasta|mientras|cuando|cada|tod[oa]s?)(?![A-Za-zÀ-ỹ]).*$/u, '')
  // 'peinarla' of one who likes a doll, 'leerle cuentos a su hermano'
  if (!did || / a \p{L}/u.test(rest) || !WISH.test(fav.all)) return null
  const by = WISH.exec(fav.all)![1]!.trim()
  if (by !== '' && by !== s.name) return null
  const isTo = clitic.startsWith('le')
  // 'leerle' asks what
  if (isTo && what === '' && /^(?:leer|contar|rascar|soplar|poner|hacer|decir)$/u.test(verb)) return null
  return `${s.name} ${s.v(isTo ? `${r.le} ${did}` : did)}${what} a ${r.name}.`
}
