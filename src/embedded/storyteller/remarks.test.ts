import { describe, expect, it } from 'vitest'
import { PLAIN } from '../../../test/storyteller/briefs.ts'
import type { Brief } from '../../engine.ts'
import { cutOf } from './kit/answers.ts'
import { kitFor } from './kit/read-brief.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { adviceOn } from './readback/advice.ts'
import { beginStory } from './tell-story.ts'

await loadDictionary()

const FIELD = {
  favourite: 'favoriteThing',
  memory: 'specialMemory',
  admiration: 'admiration',
  trait: 'extraTrait',
} as const

const restOf = (field: keyof typeof FIELD, said: string): string => {
  const cut = cutOf(field, said, { ...PLAIN, [FIELD[field]]: said })
  return cut.out ? cut.out.rest : cut.said
}

describe('what is said to the shop is not told, and the day beside it is', () => {
  it.each([
    ['memory', 'Bajamos del cerro con una lámpara. Prefiero que en el cuento no llueva', 'Bajamos del cerro con una lámpara.'],
    ['memory', 'Hicimos tamales toda la noche. Es para dárselo a mi tía el día de su santo', 'Hicimos tamales toda la noche.'],
    ['memory', 'Se cayó al estanque con la tarta. Cumple 60 el viejo. Si lo ponen a volar no me enojo', 'Se cayó al estanque con la tarta.'],
    ['memory', 'Cruzamos la sierra en un camión sin frenos y pues ya se imaginarán', 'Cruzamos la sierra en un camión sin frenos'],
    ['memory', 'hola, una aclaración, el papá no vive con nosotros, no lo incluyan por favor. un recuerdo: la tarde que hicimos un volcán con vinagre', 'La tarde que hicimos un volcán con vinagre'],
    ['memory', 'Nota: soy su madrina. El día del desfile bailamos las dos bajo la lluvia', 'El día del desfile bailamos las dos bajo la lluvia'],
    ['admiration', 'que escucha a todos. La idea es que llore al leerlo', 'que escucha a todos.'],
    ['admiration', 'su fe en la gente. Yo no soy de escribir mucho', 'su fe en la gente.'],
    ['admiration', 'lo generoso y esas piernas jajaja mentiras', 'lo generoso'],
    ['favourite', 'los gatos. Cumple 6', 'los gatos.'],
    ['trait', 'canta boleros. Cambien lo que haga falta', 'canta boleros.'],
    ['admiration', 'no sé si sirve, pero siempre me escucha', 'siempre me escucha'],
  ] as const)('of %s «%s»', (field, said, rest) => {
    expect(restOf(field, said).replace(/\.$/u, '')).toBe(rest.replace(/\.$/u, ''))
  }) // oxfmt-ignore

  it.each([
    ['memory', 'Me leía un cuento cada noche. El libro se nos cayó en la sopa'],
    ['memory', 'Nos dijo: pongan la mesa. Y llegaron todos'],
    ['memory', 'Cuando cumplió siete años pidió un pastel para su conejo. Lo compartieron'],
    ['memory', 'Sembramos un limonero. La maceta la tenemos todavía'],
    ['favourite', 'las gallinas. tiene siete'],
    ['admiration', 'que siempre dice gracias. Que nunca se ofende'],
    ['trait', 'regala plantas. Prefiere las escaleras'],
    ['memory', 'Vivían junto al faro y nos esperaban con pan caliente'],
    ['memory', 'Puso en sus manos una semilla y esperó todo el verano'],
    ['memory', 'Perdimos el tren pero lo importante es que nos reímos toda la noche'],
    ['memory', 'Me dio un reloj que es un regalo de mi bisabuela y lo perdí en la feria'],
    ['memory', 'No me importa si llueve, dijo, y bailamos en la plaza'],
    ['memory', 'Saludos a todos, gritó desde el tractor'],
    ['memory', 'Cumplimos un sueño. Vimos ballenas y ella les cantó'],
    ['memory', 'Cruzamos el río en burro. Imagínense el susto cuando se sentó en medio'],
    ['memory', 'Nos leyó una carta y leer eso nos hizo llorar a las tres'],
    ['memory', 'El cuento no se acababa nunca porque inventaba otro pedazo. Nos dormíamos riendo'],
    ['memory', 'Cuando quiso ponerle otro nombre al perro tuvimos que escribirlo en la pared'],
    ['admiration', 'que siempre cocina de más por si quieren repetir'],
    ['admiration', 'Pídanle lo que sea y lo hace'],
    ['admiration', 'su risa es un regalo para todos'],
    ['admiration', 'Es la que junta a todos. Si hay que bailar, baila'],
    ['admiration', 'Nota cuando alguien está triste. Le lleva un té'],
    ['memory', 'Acabamos bailando en una boda ajena... eso no se me olvida nunca'],
    ['memory', 'Fingió que lloraba, era un juego, y me mojó con la manguera'],
    ['favourite', 'el burako, es un juego de mesa'],
    ['trait', 'dice que está a dieta, mentiras'],
    ['trait', 'lleva curitas en la bolsa por si hace falta'],
  ] as const)('of %s all is told: «%s»', (field, said) => {
    expect(cutOf(field, said, { ...PLAIN, [FIELD[field]]: said }).out).toBeNull()
  })
})

describe('what a cut leaves wounds nobody, and keeps the heart', () => {
  it.each([
    ['memory', 'Cuando fui a pedir la mano de su hija me hizo recitar los ríos', 'Cuando fui a pedir la mano de su hija me hizo recitar los ríos'],
    ['admiration', 'Terminó la carrera con dislexia y sin quejarse', 'Terminó la carrera y sin quejarse'],
    ['memory', 'Nació el potro y me abrazó y yo estaba lleno de... bueno, eso no lo pongan', 'Nació el potro y me abrazó'],
    ['memory', 'con su papá nos separamos, los sábados vamos al río y buscamos piedras planas', 'Los sábados vamos al río y buscamos piedras planas'],
    ['memory', 'Le diagnosticaron diabetes hace un año. Una tarde nos peleamos por quién remaba y nos caímos al lago. Nunca me falló', 'Una tarde nos peleamos por quién remaba y nos caímos al lago. Nunca me falló'],
    ['trait', 'ya casi no ve, hay que repetirle todo. Silba en la cocina', 'Silba en la cocina'],
    ['admiration', 'que es fuerte, anda con sus quimios y ella es la que nos anima', 'que es fuerte y ella es la que nos anima'],
  ] as const)('of %s «%s»', (field, said, rest) => {
    expect(restOf(field, said)).toBe(rest)
  }) // oxfmt-ignore
})

const told = (brief: Brief) => Array.from({ length: 40 }, (_, i) => beginStory(brief, `${i}`).arc)

describe('what is asked for is obeyed by the plot', () => {
  it('tells of nobody who waited for somebody, where no hope shall be given', () => {
    const hopeful = { ...PLAIN, recipientRelation: 'mi hijo' }
    const asked = { ...hopeful, extraTrait: 'por favor no pongan a los papás juntos, que después se ilusiona' }
    expect(told(hopeful)).toContain('paper-boat')
    expect(told(asked)).not.toContain('paper-boat')
  })

  it('goes to no last stop with who is ill', () => {
    const well = { ...PLAIN, recipientRelation: 'mi tía' }
    expect(told(well)).toContain('last-bus')
    expect(told({ ...well, admiration: 'anda con sus quimios y sigue cantando' })).not.toContain('last-bus')
  })

  it('hears a refusal of return in an order alone', () => {
    const missed = { ...PLAIN, specialMemory: 'Nunca volvimos juntas a casa de noche' }
    expect(kitFor(missed, 'a').hopeless).toBe(false)
  })
})

it('names all that stays out, each for what it is', () => {
  const said =
    'Le diagnosticaron diabetes hace un año. Una tarde bailamos en el patio con una corona de papel. No hace falta que el cuento hable de agujas, que ya tiene bastante'
  const [advice] = adviceOn({ ...PLAIN, specialMemory: said }).filter(({ field }) => field === 'specialMemory')
  expect(advice?.why).toContain('diabetes')
  expect(advice?.why).toMatch(/«No hace falta[^»]*» es para nosotros/u)
})
