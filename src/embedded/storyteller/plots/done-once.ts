import type { Kit } from '../kit/kit.ts'
import { infinitiveIn, partsOf } from '../things/staged.ts'

/** What needs no place, no hour and nobody else: wherever a story has come to, it can be done for a while. */
const ANYWHERE =
  /^(?:bailar|cantar|dibujar|pintar|colorear|leer|tejer|bordar|coser|contar (?:cuentos|chistes|historias)|tocar|silbar|chiflar|aplaudir|rapear|recitar|platicar|charlar|conversar|chismear|armar (?!l[oa]s? )|hacer (?:caras|muecas|preguntas|trampa|slime|pulseras)|perseguir su cola)(?= |$)/u

/** What an animal does with what is there. */
const OF_ANIMALS =
  /^(?:ladrar|maullar|aullar|gruñir|perseguir|corretear|olfatear|oler|morder|mordisquear|lamer|rascar|arañar|empujar|robar|tirar|enterrar|esconder|acechar|espiar|cazar|cuidar|saludar|jugar con|correr (?:detrás de|tras))(?:l[aeo]s?|se)?(?= )/u

/** Where, when and for whom it is done else: 'en las fiestas del pueblo', 'con su abuela'. */
const ELSEWHERE = / (?:en|por|desde|mientras|hasta|todo|toda|tod[oa]s|con (?:su|sus|la|las|los|el)|a las) .*$/u

/** 'cantarle bajito' → 'cantó bajito': what is done to them. */
const TO_THEM = /^(\p{L}+)ar(les?) ?(.*)$/u

/** What they like to do, done by them once, by an animal to the `star`; what they like to have done to them, by the giver. Null where none can be done anywhere. */
export function doneOnce({ fav, r, s, inMemory, leftOut, pick }: Kit, star: string): string | null {
  const doings = leftOut.has('favourite') || inMemory || r.several ? [] : partsOf(fav).map(infinitiveIn)
  const [, sung = '', , how = ''] = doings.map((doing) => TO_THEM.exec(doing ?? '')).find(Boolean) ?? []
  const [own] = [
    ...doings.filter((doing) => doing !== null && ANYWHERE.test(doing)),
    /(?<!\p{L})chismes?(?!\p{L})/u.test(fav.all) ? 'contar un chisme' : null,
  ]
  const noun = / (\p{L}{3,})/u.exec(star)?.[1]
  const deed =
    r.role === 'pet' && noun
      ? doings.find(
          (doing) =>
            doing && OF_ANIMALS.test(doing) && new RegExp(`(?<!\\p{L})${noun}(?:e?s)?(?!\\p{L})`, 'u').test(doing),
        )
      : null
  const does = deed ?? own?.replace(ELSEWHERE, '')
  const told = pick(
    `Entre una cosa y otra, ${r.name} ${r.v('se puso')} a ${does}.`,
    `Y ${r.name}, de puro gusto, ${r.v('se puso')} a ${does}.`,
    `A ${r.name} ${r.le} dieron ganas, y ${r.v('se puso')} a ${does}.`,
  )
  if (/^(?:cant|rasc|sopl|arrull)$/u.test(sung))
    return `${s.name} ${s.v(`${r.le} ${sung}ó`)} ${how} a ${r.name}.`.replace('  ', ' ')
  return does && (r.role !== 'pet' || deed || does.startsWith('perseguir')) ? told : null
}
