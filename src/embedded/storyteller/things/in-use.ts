import { contract } from '../language/grammar/text.ts'
import { isInfinitive } from '../language/grammar/infinitive.ts'
import type { Choose } from './named.ts'
import type { Prop } from './prop.ts'
import { shuffled } from './shuffled.ts'

/** Who has it in use. */
export type User = {
  name: string
  isMany: boolean
  /** They are there, and can hold, read and play: no animal and no baby. */
  hasHands: boolean
  /** Small: few words, and what is heard. */
  isSmall?: boolean
  isPet?: boolean
  /** Who liked it has died, and it is their giver who has it: shown, and never played in their stead. */
  isKept?: boolean
}

/**
 * Whole clauses: '@' is who uses it, '^' the thing, '~' its pronoun, '%' what is done with it, '&' what is liked,
 * '{one|many}' agrees with who uses it. `near` is what is told of it on the way, `helps` what is done with it when it helps.
 */
type Use = { near: readonly string[]; helps: readonly string[] }

/** Stands where a thing does nothing of itself: the sentence in which it would is not told (`asides.ts`). */
export const IDLE = '¤'

const SPOKEN_OF = [
  '@ {mostró|mostraron} ^ y {habló|hablaron} de & como se habla de lo que más se quiere',
  '@ {puso|pusieron} ^ donde se viera bien y {contó|contaron} lo mejor de &',
]
const CARRIED = ['@ {llevaba|llevaban} ^ con mucho cuidado', '@ no {perdía|perdían} de vista ^']

const USES = {
  eaten: {
    near: ['dejaron ^ para después, bien a la vista', '@ {guardaba|guardaban} ^ para después'],
    helps: [
      '@ {ofreció|ofrecieron} ^, y nadie dijo que no',
      '@ {repartió|repartieron} ^, y hubo para todos',
      '@ {dio|dieron} a probar ^, y todos pidieron más',
    ],
  },
  drunk: {
    near: ['dejaron ^ para después, bien a la vista', '@ {cuidaba|cuidaban} ^, sin derramar una gota'],
    helps: ['@ {alzó|alzaron} ^ y {brindó|brindaron} por todos', '@ {ofreció|ofrecieron} ^, y nadie dijo que no'],
  },
  worn: {
    near: ['@ se {acomodaba|acomodaban} a cada rato ^', '@ {presumía|presumían} ^ a cada paso'],
    helps: [
      '@ se {puso|pusieron} ^ y {dio|dieron} una vuelta completa, para que se viera bien',
      '@ {mostró|mostraron} ^ por delante y por detrás, con mucho orgullo',
    ],
  },
  played: {
    near: ['de vez en cuando, @ {tocaba|tocaban} un poquito ^', '@ no {soltaba|soltaban} ^'],
    helps: [
      '@ {tocó|tocaron} ^, y todos se quedaron escuchando',
      '@ {hizo|hicieron} sonar ^ con todas las ganas',
    ],
  },
  danced: {
    near: ['@ {llevaba|llevaban} el compás con el pie', '@ {tarareaba|tarareaban} un pedacito'],
    helps: ['@ {puso|pusieron} ^ y {bailó|bailaron} hasta la última nota', 'sonó ^, y @ se {soltó|soltaron} a bailar'],
  },
  heard: {
    near: ['@ {tarareaba|tarareaban} un pedacito', '@ {llevaba|llevaban} ^ bajo el brazo'],
    helps: [
      '@ {puso|pusieron} ^, y todos se quedaron escuchando',
      '@ {puso|pusieron} ^ y {marcó|marcaron} el compás con el pie',
    ],
  },
  radio: {
    near: ['@ {llevaba|llevaban} ^ encendida, bajito', '@ {escuchaba|escuchaban} ^ a ratos'],
    helps: ['@ {subió|subieron} el volumen de ^, y todos se quedaron escuchando', '@ {encendió|encendieron} ^, y se oyó por todas partes'],
  },
  sung: {
    near: ['@ {tarareaba|tarareaban} un pedacito', '@ {iba|iban} cantando bajito'],
    helps: ['@ se {puso|pusieron} a cantar con todas las ganas', '@ {cantó|cantaron} sin pena ninguna'],
  },
  read: {
    near: ['@ {llevaba|llevaban} ^ bajo el brazo', '@ {abría|abrían} ^ en cuanto había que esperar'],
    helps: [
      '@ {abrió|abrieron} ^ y {leyó|leyeron} en voz alta la mejor página',
      '@ {abrió|abrieron} ^ por la mejor parte, y todos se acercaron',
    ],
  },
  thrown: {
    near: ['@ {llevaba|llevaban} ^ bajo el brazo', '@ {botaba|botaban} ^ a cada rato'],
    helps: [
      '@ {hizo|hicieron} rodar ^, y a cada quien le tocó un pase',
      '@ {contó|contaron} el mejor partido, jugada por jugada, con ^ bajo el brazo',
    ],
  },
  gamed: {
    near: CARRIED,
    helps: [
      '@ {sacó|sacaron} ^, y hubo una partida en la que cupieron todos',
      '@ {sacó|sacaron} ^ y {explicó|explicaron} las reglas, que son la mitad de la gracia',
    ],
  },
  solved: {
    near: ['@ {llevaba|llevaban} ^ a medias', '@ le {daba|daban} vueltas a ^'],
    helps: [
      '@ {leyó|leyeron} en voz alta lo más difícil de ^, y lo pensaron entre todos',
      '@ {resolvió|resolvieron} lo último que faltaba de ^',
    ],
  },
  ridden: {
    near: ['@ {iba|iban} a ratos en ^ y a ratos a pie', '@ no {soltaba|soltaban} ^'],
    helps: [
      '@ {dio|dieron} una vuelta en ^, despacito, alrededor de todos',
      '@ {fue|fueron} y {volvió|volvieron} en ^, y al llegar {saludó|saludaron} con la mano',
    ],
  },
  grown: {
    near: ['@ {llevaba|llevaban} ^ con mucho cuidado, para no tirar ni una hoja', '@ {buscaba|buscaban} siempre un lugar con luz para ^'],
    helps: [
      '@ {regó|regaron} ^ gota a gota, y {explicó|explicaron} cómo se cuida',
      '@ {puso|pusieron} ^ en el mejor lugar, y todo se vio más bonito',
    ],
  },
  lit: {
    near: CARRIED,
    helps: ['@ {encendió|encendieron} ^, y todos se vieron mejor las caras', '@ {encendió|encendieron} ^, y se juntaron alrededor'],
  },
  /** What is done with a tool, and can be done wherever they are. */
  done: {
    near: ['@ {llevaba|llevaban} ^ por si había un rato libre', '@ {tenía|tenían} a mano ^, por si acaso'],
    helps: [
      '@ se {puso|pusieron} a %, y todos se acercaron a mirar',
      '@ {aprovechó|aprovecharon} para %, y se hizo un silencio de los buenos',
    ],
  },
  /** What is done with a tool, and elsewhere. */
  taught: {
    near: ['@ {llevaba|llevaban} ^ por si acaso', '@ {tenía|tenían} a mano ^, por si acaso'],
    helps: ['@ {contó|contaron} cómo es eso de %, con ^ y todo', '@ {sacó|sacaron} ^ y {explicó|explicaron} cómo es eso de %'],
  },
  told: {
    near: ['@ {miraba|miraban} de vez en cuando ^', '@ {llevaba|llevaban} ^ siempre a mano'],
    helps: SPOKEN_OF,
  },
  held: {
    near: CARRIED,
    helps: [
      '@ {mostró|mostraron} ^ y {contó|contaron} por qué {le|les} gusta tanto',
      '@ {levantó|levantaron} ^ para que ~ vieran todos',
    ],
  },
} as const satisfies Record<string, Use>

/** What is done with it by who has no hands for it, or too few words. */
const BY_BEASTS: Readonly<Partial<Record<keyof typeof USES, Use['helps']>>> = {
  eaten: ['@ {dejó|dejaron} ^ a la mitad, que es mucho dejar'],
  held: [
    '@ {sacudió|sacudieron} ^ con tanto gusto que hubo que apartarse',
    '@ {dejó|dejaron} ^ en el suelo, a la vista de todos, y {movió|movieron} la cola',
  ],
}
const BESIDE_IT = ['@ se {acomodó|acomodaron} junto a ^, como en su casa', '@ {olió|olieron} ^ por todos lados y se {sentó|sentaron} al lado']
const BY_SMALL: Readonly<Partial<Record<keyof typeof USES, Use['helps']>>> = {
  eaten: ['@ {probó|probaron} un bocado, y luego todos', '@ {dijo|dijeron} «ñam», y hubo para todos'],
  drunk: ['@ {dio|dieron} un traguito. «¡Ah!»', '@ {dijo|dijeron} «salud»'],
  played: ['@ {tocó|tocaron} ^. $'],
  told: ['@ {señaló|señalaron} ^. «¡Mira!»', '@ {mostró|mostraron} ^ a todos'],
}
const HUGGED = ['@ {abrazó|abrazaron} ^ con todas sus fuerzas', '@ {levantó|levantaron} ^, bien alto']
const REMEMBERED: Readonly<Partial<Record<keyof typeof USES, Use>>> = {
  eaten: USES.eaten,
  drunk: USES.drunk,
  heard: USES.heard,
  danced: USES.heard,
  grown: USES.grown,
  lit: USES.lit,
}
const KEPT: Use = {
  near: CARRIED,
  helps: ['@ {sostuvo|sostuvieron} ^ con las dos manos, sin prisa', '@ {mostró|mostraron} ^ y {habló|hablaron} de & un buen rato'],
}

const AT_REST: Use = {
  near: ['muy cerca de @ descansaba ^'],
  helps: ['^ se acomodó cerca de @, y se hizo la calma'],
}

/** What needs no place, no hour and nobody else: wherever a story has come to, it can be done for a while. */
export const ANYWHERE =
  /^(?:bailar|cantar|dibujar|pintar|colorear|leer|tejer|bordar|coser|contar (?:cuentos|chistes|historias)|tocar|silbar|chiflar|aplaudir|rapear|recitar|rezar|platicar|charlar|conversar|chismear|armar (?!l[oa]s? )|hacer (?:caras|muecas|preguntas|trampa|slime|pulseras)|perseguir su cola)(?= |$)/u

/** Where, when and for whom it is done else: 'en las fiestas del pueblo', 'con su abuela'. */
export const ELSEWHERE =
  / (?:en|por|desde|mientras|hasta|todo|toda|tod[oa]s|l[oa]s (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|para|\p{L}+[aei]ndo|con (?:su|sus|la|las|los|el)|a las? (?:\d|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)) .*$/u

/** How a thing is used, by what it is and what is done with it; what stands first is found first. */
const KINDS: readonly (readonly [plan: RegExp, el: RegExp, use: keyof typeof USES])[] = [
  [/^/u, /^(?:la|el) (?:foto|postal|póster|dibujo|cartel|boleto|mapa)(?!\p{L})/u, 'told'],
  [/^/u, /^(?:la|el) (?:pelota|balón)(?!\p{L})/u, 'thrown'],
  [/^/u, /^la radio(?!\p{L})/u, 'radio'],
  [/^bailar/u, /disco|radio/u, 'danced'],
  [/^cantar/u, /micrófono/u, 'sung'],
  [/^/u, /^(?:el|la) (?:disco|vinilo|cd|casete|playlist|grabación)(?!\p{L})/u, 'heard'],
  [/^(?:comer|probar|cenar|desayunar|ir por|roer|sentarse a la mesa|morder|vender|hacer|preparar|cocinar)/u, /^(?:el|la) (?:plato|puñado|vaso|bolsa)(?!\p{L})/u, 'eaten'],
  [/^(?:comer|probar|cenar|desayunar|roer|sentarse a la mesa|morder)/u, /^/u, 'eaten'],
  [/^/u, /^(?:el|la) (?:taza|vaso) de/u, 'drunk'],
  [/^(?:tomar(?! fotos| el sol)|beber|brindar)/u, /^/u, 'drunk'],
  [/^tocar /u, /^/u, 'played'],
  [/^/u, /^(?:el|la) (?:libro|cuento|revista|cómic|manga|historieta|atlas|periódico|diario)(?!\p{L})/u, 'read'],
  [/^resolver/u, /^/u, 'solved'],
  [/^jugar (?!con )/u, /tabl|baraja|ficha|cartón|caja|juego|dados|domin/u, 'gamed'],
  [/^/u, /^(?:el|la) (?:camiseta|gorr|sombrero|bufanda|boina|cachucha|chaleco|chamarra|chaqueta|playera|poncho|ruana|abrigo|suéter|mandil|delantal|máscara|corona|capa|vestido(?!.*coser))/u, 'worn'],
  [/^(?:andar|montar|patinar|pedalear|dar una vuelta)/u, /^/u, 'ridden'],
  [/^(?:cuidar|regar)/u, /^(?!.*regadera)/u, 'grown'],
  [/^encender/u, /^/u, 'lit'],
]

/** The thing in use: what is told of it on the way, and what is done with it when it helps; who is alive does as they do. */
export function inUse(prop: Prop, user: User, pick: Choose, told: Set<string>): Prop {
  const doing = prop.together.replace(ELSEWHERE, '')
  /** First what nothing before it does in this story. */
  const drawn = (lines: readonly string[], of = pick): string => {
    const line = shuffled(lines, of).toSorted((one, other) => Number(told.has(one)) - Number(told.has(other)))[0] ?? ''
    told.add(line)
    return line
  }
  const filled = (line: string) =>
    contract(
      (prop.about ? line : line.replace(/,? y \{(?:habló|contó)\|\p{L}+\} (?:de|lo mejor de) &.*$/u, ''))
        .replaceAll('@', user.name)
        .replaceAll('^', prop.el)
        .replaceAll('~', prop.el.startsWith('la ') ? 'la' : 'lo')
        .replace('%', doing)
        .replace('&', prop.about)
        .replace('$', prop.sound)
        .replace(/\{(.*?)\|(.*?)\}/gu, (_, one: string, many: string) => (user.isMany ? many : one)),
    )
  if (prop.alive && !prop.isStill) {
    const [first, second, third] = [1, 2, 3].map(() => drawn(prop.does))
    const help = `${prop.el} ${drawn(prop.helps)}`
    return { ...prop, does: [first!, second!, third!], helps: [help, help] }
  }
  const use = usedAs(prop, user, doing)
  const near = filled(drawn(use.near))
  const help = filled(drawn(use.helps))
  return { ...prop, does: [IDLE, IDLE, IDLE], near, helps: [help, help] }
}

function usedAs(prop: Prop, { hasHands, isSmall, isPet, isKept }: User, doing: string): Use {
  if (prop.alive) return AT_REST
  const kind = prop.isStill
    ? 'held'
    : (KINDS.find(([plan, el]) => plan.test(prop.together) && el.test(prop.el))?.[2] ??
      (ANYWHERE.test(doing)
        ? 'done'
        : /^ver /u.test(doing)
          ? 'told'
          : doing !== '' && (prop.isTool || isInfinitive(prop.about.split(' ')[0]!))
            ? 'taught'
            : 'held'))
  if (isKept) return REMEMBERED[kind] ?? KEPT
  const near = ['muy cerca de @ estaba ^']
  if (isPet)
    return { near: prop.isLarge ? [] : near, helps: prop.isLarge || kind === 'told' || LAIN_ON.test(prop.el) ? BESIDE_IT : (BY_BEASTS[kind] ?? BY_BEASTS.held!) }
  if (isSmall) return { near, helps: (hasHands || kind === 'eaten' || kind === 'drunk' ? BY_SMALL[kind] : undefined) ?? HUGGED }
  return USES[kind]
}

/** What a beast lies on or gets into. */
const LAIN_ON = /^(?:el|la) (?:caja|cobija|manta|cama|ropa|mont[oó]n|s[aá]bana|almohada|coj[ií]n|alfombra|bolsa|balde|cubeta)(?!\p{L})/u
