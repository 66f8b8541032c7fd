import type { Kit } from '../kit/kit.ts'
import { list } from '../language/grammar/text.ts'
import { sharedOf } from '../things/company.ts'
import { infinitiveIn, partsOf } from '../things/staged.ts'

/** What needs no place, no hour and nobody else: wherever a story has come to, it can be done for a while. */
const ANYWHERE =
  /^(?:bailar|cantar|dibujar|pintar|colorear|leer|tejer|bordar|coser|contar (?:cuentos|chistes|historias)|tocar|silbar|chiflar|aplaudir|rapear|recitar|platicar|charlar|conversar|chismear|armar (?!l[oa]s? )|hacer (?:caras|muecas|preguntas|trampa|slime|pulseras)|perseguir su cola)(?= |$)/u

/** Where, when and for whom it is done else: 'en las fiestas del pueblo', 'con su abuela'. */
const ELSEWHERE = / (?:en|por|desde|mientras|hasta|todo|toda|tod[oa]s|con (?:su|sus|la|las|los|el)|a las) .*$/u

/** What two do for a while wherever they are, beside what each does alone. */
const OF_TWO = /^(?:jugar|caminar|pasear|hablar|reír|reírse|saltar|correr|abrazarse)(?= |$)/u
/** Only being there. */
const BESIDE = /^(?:estar|pasar|quedar|acostar|acurrucar|sentar|dormir|descansar|ver)/u

/** 'leerle cuentos', 'cargarla': what is done to them, by the giver. */
const TO_THEM = /^(\p{L}+r)(l[aeo]s?)((?: .*)?)$/u
const DID: Readonly<Record<string, string>> = {
  cantar: 'cantó',
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

/** What they like to do, done by them once; with the giver, by both; to them, by the giver. Null where none can be done anywhere. */
export function doneOnce({ fav, r, s, inMemory, leftOut, pick }: Kit): string | null {
  const doings = leftOut.has('favourite') || inMemory || r.several ? [] : partsOf(fav).map(infinitiveIn)
  const to = doings.flatMap((doing) => doneToThem(doing, { r, s }) ?? [])[0]
  const [own] = [
    ...doings.filter((doing) => doing !== null && ANYWHERE.test(doing)),
    /(?<!\p{L})chismes?(?!\p{L})/u.test(fav.all) ? 'contar un chisme' : null,
  ]
  const does = own?.replace(ELSEWHERE, '')
  const both = list([r.name, s.name])
  const told = pick(
    ['Entre una cosa y otra, @', `${r.name} ${r.v('se puso')}`],
    ['Y de puro gusto @', `${r.name} ${r.v('se puso')}`],
    [`A ${r.name} ${r.le} dieron ganas, y @`, r.v('se puso')],
  )
  if (to) return to
  const shared = doings.map((doing) => doing && sharedOf(doing)).find(Boolean)
  if (shared && (shared.who === null || shared.who === s.name)) {
    if (r.role !== 'pet' && shared.alone && (OF_TWO.test(shared.alone) || ANYWHERE.test(shared.alone)))
      return `${told[0].startsWith('A ') ? 'Entre una cosa y otra, @' : told[0]}`.replace(
        '@',
        `${both} se pusieron a ${shared.alone.replace(ELSEWHERE, '')}.`,
      )
    return shared.alone === null || BESIDE.test(shared.alone)
      ? pick(
          `${both} buscaron dónde sentarse un rato, hombro con hombro, y nadie tuvo que decir nada.`,
          `Hubo un rato sin nada que hacer, y ${both} lo pasaron muy juntos, sin ninguna prisa.`,
        ).replace('muy juntos', 'en el mismo lugar')
      : null
  }
  return does && (r.role !== 'pet' || does.startsWith('perseguir'))
    ? `${told[0].replace('@', told[1])} a ${does}.`
    : null
}

/** 'leerle cuentos antes de dormir' → 'Clara le leyó cuentos a Lía.' */
function doneToThem(doing: string | null, { r, s }: Pick<Kit, 'r' | 's'>): string | null {
  const [, verb = '', clitic = '', rest = ''] = TO_THEM.exec(doing ?? '') ?? []
  const did = DID[verb]
  const what = rest.replace(/ (?:antes|después|en|por|hasta|mientras|cuando|cada|tod[oa]s?)(?!\p{L}).*$/u, '')
  if (!did) return null
  const isTo = clitic.startsWith('le')
  // 'leerle' asks what
  if (isTo && what === '' && /^(?:leer|contar|rascar|soplar)$/u.test(verb)) return null
  return `${s.name} ${s.v(isTo ? `${r.le} ${did}` : did)}${what} a ${r.name}.`
}
