import type { Named } from './named.ts'
import type { NounClass } from './nouns.ts'
import type { Prop } from './prop.ts'

/** What is said of a thing holds on the stage: 'ponchada' bounces no more. */

/** What no longer does what its kind does, by its adjective. */
const BROKEN =
  /(?<![A-Za-zÀ-ỹ])(?:(?:medio |toda? |muy )?(?:rot|quebrad|descompuest|averiad|estropead|malograd|dañad|fundid|desinflad|ponchad|pinchad|reventad|agujeread|apagad|parad|atorad|trabad|atascad|partid|destartalad|inservible|manc|coj|tuert|cieg|sord|mud|desafinad|deshojad)(?:[oa]s?|s)?|descargad[oa]s?)(?![A-Za-zÀ-ỹ])/u

/** Of a beast, what makes it slow. */
const SLOW =
  /(?<![A-Za-zÀ-ỹ])(?:viej(?:ecit|it)?[oa]s?|ancian[oa]s?|coj[oa]s?|perezos[oa]s?|de (?:una|dos|tres) patas?)(?![A-Za-zÀ-ỹ])/u

/** 'sin ruedas', 'sin un ojo'; 'sin parar' is no lack. */
const LACKS =
  /(?<![A-Za-zÀ-ỹ])sin (?:(?:la|el|l[oa]s|una?|ningun[oa]?|sus?) )?(?!\p{L}+[aei]r(?![A-Za-zÀ-ỹ])|prisa|miedo|permiso)[A-Za-zÀ-ỹ]+/u

/** 'que ya no arranca' */
const NO_MORE =
  /(?<![A-Za-zÀ-ỹ])(?:que|aunque|pero) ((?:(?:ya|casi) )?no (?:le |se |les )?(?!(?:suelt|dej|prest|compart|permit|larg|abandon|pierd|olvid|falt)\p{Ll}+(?! de \p{L}+r(?![A-Za-zÀ-ỹ])))\p{Ll}+(?: bien)?)(?![A-Za-zÀ-ỹ])/u

/** 'su bici, está rota', 'tiene una llanta ponchada', 'ya no anda': what is said right after its name. */
const SAID_AFTER =
  /^[,;.:]? *(?:que |aunque |pero |y )*(?:(est[áa]|quedó|anda) |(?:tiene|trae) |(?=(?:ya |casi )?no (?:prende|enciende|arranca|anda|camina|funciona|sirve|suena|jala|rueda|vuela|bota|rebota|gira|carga|ladra|maúlla|habla|canta|ve|oye)n?(?![A-Za-zÀ-ỹ])))([^,;.]+)/u

/** What can lack a part of itself: of a dish it is how one likes it. */
const MADE_OF_PARTS = /^(?:animal|wheels|rail|boat|air|instrument|ball|machine|light|tool|toy|tech|radio|collection)$/u

/** It no longer does what its kind does. */
function isWithered({ own }: Named, { part, kind, said }: Said): boolean {
  if (kind !== null && !MADE_OF_PARTS.test(kind)) return false
  const at = said.indexOf(own)
  const [, , after = ''] = SAID_AFTER.exec(at < 0 ? '' : said.slice(at + own.length)) ?? []
  return (
    /^(?:(?:ya|casi) )?no \p{Ll}/u.test(after) ||
    BROKEN.test(after) ||
    NO_MORE.test(part) ||
    [BROKEN, LACKS, kind === 'animal' ? SLOW : null].some((test) => test?.test(own))
  )
}

/** What is taken of a thing for what is done with it however it is. */
const ANYHOW = /^(?:jugar|cuidar|dar de comer|buscar|estar|pasear|abrazar)(?:[^\p{L}]|$)/u

type Said = {
  named: Named
  part: string
  /** All of the answer. */
  said: string
  kind: NounClass | null
  /** Its giver says what is done with it. */
  isAsked: boolean
}

/** The thing as it is said to be: what its kind does and it does not is not told of it. */
export function asItIs(prop: Prop, said: Said): Prop {
  const { named, isAsked } = said
  if (prop.isStandIn || prop.isTool) return prop
  // 'los asados, aunque no come carne'
  if (
    /(?<![A-Za-zÀ-ỹ])no (?:l[oa]s? )?(?:come|prueba|toma|bebe)n?(?![A-Za-zÀ-ỹ])/u.test(said.said) &&
    /^(?:comer|tomar|beber)/u.test(prop.together)
  )
    return { ...prop, together: '' }
  // 'su unicornio': there is one, and nobody plays at being it
  const together =
    !isAsked && /^sus? /u.test(said.part) && prop.alive
      ? prop.together.replace(/^jugar al? .*$/u, `jugar con ${named.all}`)
      : prop.together
  if (!isWithered(named, said)) return { ...prop, together }
  return {
    ...prop,
    un: named.one,
    el: prop.el.split(' ')[1] === named.head ? prop.el : named.the,
    sound: prop.alive ? 'psst' : 'toc',
    isStill: true,
    together: together === '' || isAsked || ANYHOW.test(together) ? together : `pasar un buen rato con ${named.all}`,
  }
}
