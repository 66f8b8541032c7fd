import { bare } from '../language/grammar/text.ts'
import type { Named } from './named.ts'
import type { NounClass } from './nouns.ts'
import type { Prop } from './prop.ts'

/** What is said of a thing holds on the stage: 'ponchada' bounces no more, and is what its scene is about. */

/** What no longer does what its kind does, by its adjective. */
const BROKEN =
  /(?<!\p{L})(?:(?:medio |toda? |muy )?(?:rot|quebrad|descompuest|averiad|estropead|malograd|dañad|fundid|desinflad|ponchad|pinchad|reventad|agujeread|apagad|parad|atorad|trabad|atascad|partid|destartalad|inservible|manc|coj|tuert|cieg|sord|mud|desafinad|deshojad)(?:[oa]s?|s)?|descargad[oa]s?)(?!\p{L})/u

/** Of a beast, what makes it slow. */
const SLOW =
  /(?<!\p{L})(?:viej(?:ecit|it)?[oa]s?|ancian[oa]s?|coj[oa]s?|perezos[oa]s?|de (?:una|dos|tres) patas?)(?!\p{L})/u

/** 'sin ruedas', 'sin un ojo'; 'sin parar' is no lack. */
const LACKS =
  /(?<!\p{L})sin (?:(?:la|el|l[oa]s|una?|ningun[oa]?|sus?) )?(?!\p{L}+[aei]r(?!\p{L})|prisa|miedo|permiso)\p{L}+/u

/** 'que ya no arranca' */
const NO_MORE = /(?<!\p{L})(?:que|aunque|pero) ((?:(?:ya|casi) )?no (?:le |se |les )?\p{Ll}+(?: bien)?)(?!\p{L})/u

/** 'su bici, está rota', 'tiene una llanta ponchada', 'ya no anda': what is said right after its name. */
const SAID_AFTER =
  /^[,;.:]? *(?:que |aunque |pero |y )*(?:(est[áa]|quedó|anda) |(?:tiene|trae) |(?=(?:ya |casi )?no (?:prende|enciende|arranca|anda|camina|funciona|sirve|suena|jala|rueda|vuela|bota|rebota|gira|carga|ladra|maúlla|habla|canta|ve|oye)n?(?!\p{L})))([^,;.]+)/u

/** What can lack a part of itself: of a dish it is how one likes it. */
const MADE_OF_PARTS: ReadonlySet<NounClass> = new Set([
  'animal',
  'wheels',
  'rail',
  'boat',
  'air',
  'instrument',
  'ball',
  'machine',
  'light',
  'tool',
  'toy',
  'tech',
  'radio',
  'collection',
])

/** Whether a thing of `part` no longer does what its kind does, and what of it is said after its name: 'ponchada y todo'. */
function withered({ own, one }: Named, { part, kind, said }: Said): string | null {
  if (kind !== null && !MADE_OF_PARTS.has(kind)) return null
  const at = said.indexOf(own)
  const [, isSo, after = ''] = SAID_AFTER.exec(at < 0 ? '' : said.slice(at + own.length)) ?? []
  const [, stopped] = /^((?:(?:ya|casi) )?no \p{Ll}+)/u.exec(after) ?? []
  if (stopped) return `, aunque ${stopped}`
  const [state] = BROKEN.exec(after) ?? []
  if (state) return isSo && one.startsWith('un') === /^una? /u.test(part) ? `, ${state} y todo` : ''
  const ceased = NO_MORE.exec(part)?.[1]
  if (ceased) return one.startsWith('un') && /(?<!\p{L})\p{L}+n$/u.test(ceased) ? '' : `, aunque ${ceased}`
  const slow = kind === 'animal' ? SLOW : null
  if (![BROKEN, LACKS, slow].some((test) => test?.test(own))) return null
  const [how] = [BROKEN, LACKS, slow].flatMap((test) => test?.exec(one)?.[0] ?? [])
  return how ? `, ${how.replace(/^(?:medio|toda?|muy) /u, '')} y todo` : ''
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
    /(?<!\p{L})no (?:l[oa]s? )?(?:come|prueba|toma|bebe)n?(?!\p{L})/u.test(said.said) &&
    /^(?:comer|tomar|beber)/u.test(prop.together)
  )
    return { ...prop, together: '' }
  // 'su unicornio': there is one, and nobody plays at being it
  const ours =
    /^sus? /u.test(said.part) && prop.alive
      ? prop.together.replace(/^jugar al? .*$/u, `jugar con ${named.all}`)
      : prop.together
  const how = withered(named, said)
  const played = { ...prop, together: isAsked ? prop.together : ours }
  return how === null ? withoutContrary(played, bare(named.own)) : worn(played, named, { how, isAsked })
}

function worn(prop: Prop, named: Named, { how, isAsked }: { how: string; isAsked: boolean }): Prop {
  const isMute = /(?:ladr|maull|habl|cant|suen|sona)|(?<!\p{L})mud[oa]/u.test(how)
  const isKept = prop.together === '' || isAsked || ANYHOW.test(prop.together)
  return {
    ...prop,
    un: named.one,
    el: prop.el.split(' ')[1] === named.head ? prop.el : named.the,
    sound: !prop.alive ? 'pof' : isMute ? 'psst' : prop.sound,
    does: prop.alive
      ? [
          'se acercaba un poquito y volvía',
          `acompañaba a quien hiciera falta${how}`,
          'se acomodaba a su gusto',
          'pedía sitio y se quedaba muy cerca',
        ]
      : [
          'se ladeaba un poquito, como quien saluda',
          `acompañaba como nadie${how}`,
          'se asomaba para no perderse nada',
          'cabeceaba, como quien dice que sí',
        ],
    helps: [`se plantó en medio de todo${how}`, 'se adelantó antes que nadie'],
    together: isKept ? prop.together : `pasar un buen rato con ${named.all}`,
  }
}

/** What is said of a thing, and what it then does not do. */
const CONTRARY: readonly (readonly [said: RegExp, does: RegExp])[] = [
  [/(?<!\p{L})(?:fri[oa]s?|helad[oa]s?|congelad[oa]s?)(?!\p{L})/u, /humo|humea|vapor|calient|calentit|nubecita|hirvi/u],
  [/(?<!\p{L})(?:quemad|crud|duros?$|duras?$|ranci)/u, /olor|olía|olorcito/u],
  [/(?<!\p{L})(?:mud|silencios|callad)[oa]s?(?!\p{L})/u, /música|cant|voz|sonó|sonaba|grit|a todo volumen/u],
  [/(?<!\p{L})(?:chiquit|diminut|pequen|minuscul|miniatura|enan)/u, /enorme|gigante|doble de largo|levantó una ola/u],
  [/(?<!\p{L})blanc[oa]s? y negr/u, /color/u],
  [/(?<!\p{L})sin (?:dibujos|colores|letras)(?!\p{L})/u, /color|dibuj|letra/u],
]

/** What any of them does: it says nothing of what it is like. */
const PLAIN: readonly string[] = [
  'se ladeaba un poquito',
  'se asomaba y volvía a su lugar',
  'se movía apenas, como quien saluda',
]
const PLAIN_HELPS: readonly string[] = ['se plantó en medio de todo', 'se adelantó antes que nadie']

function withoutContrary(prop: Prop, own: string): Prop {
  const contrary = CONTRARY.filter(([said]) => said.test(own)).map(([, does]) => does)
  if (contrary.length === 0) return prop
  const holds = (line: string) => !contrary.some((test) => test.test(line))
  const [one = PLAIN[0]!, two = PLAIN[1]!, three = PLAIN[2]!, ...more] = prop.does.filter(holds)
  const [help = PLAIN_HELPS[0]!, other = PLAIN_HELPS[1]!] = prop.helps.filter(holds)
  const un = prop.un.replace(/,? (?:muy|recién|que|con) .*$/u, (tail) => (holds(tail) ? tail : ''))
  return { ...prop, un, does: [one, two, three, ...more], helps: [help, other] }
}
