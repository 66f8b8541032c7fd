import { beforeAll, describe, expect, it } from 'vitest'
import { PLAIN } from '../../../test/storyteller/briefs.ts'
import { createTeller } from '../../../test/storyteller/teller.ts'
import { gagOf } from './deeds/gags.ts'
import { kitFor } from './kit/read-brief.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { PLOTS } from './plots/plots.ts'
import { traitTold } from './plots/trait-told.ts'
import { beginStory } from './tell-story.ts'
import { readAnswers } from './understanding.ts'

beforeAll(loadDictionary)

const briefOf = (extraTrait: string, who = {}) => ({ ...PLAIN, extraTrait, ...who })
const kitOf = (extraTrait: string, who = {}) => kitFor(briefOf(extraTrait, who), '1')
const toldOf = (brief: ReturnType<typeof briefOf>, seed = 'a', plot?: string) => {
  const story = beginStory(brief, seed, plot ? { plot } : {})
  return [1, 2, 3, 4, 5].flatMap((number) => story.chapter(number).paragraphs).join('\n')
}
type Who = { recipientName?: string; recipientRelation?: string }
const rowsOf = <Sign>(rows: readonly (readonly [string, Sign, Who?])[]) =>
  rows.map(([said, sign, who = {}]) => [said, sign, who] as const)
const TWO = { recipientName: 'Ana y Luz', recipientRelation: 'mis hermanas' }
const CAT = { recipientName: 'Pipo', recipientRelation: 'mi gato' }
const LATE = { recipientRelation: 'mi abuela, falleció' }

/** What is said before it is told. */
const asked = (said: string) =>
  Array.from({ length: 120 }, (_, i) => (traitTold(kitOf(said).at(`${i}`), 'el cartero') as string[])[0]!)

describe('a trait is told whole, as it was typed, by its giver', () => {
  it('is answered to whoever asks where its you is anybody', () => {
    const kit = kitOf('si le robas un piecito de planta dice que así pega mejor')
    expect((traitTold(kit, 'el cartero') as string[])[1]).toMatch(/ —contestó \p{L}+\.$/u)
  })

  it('is said to its owner because somebody wanted to know', () => {
    const kit = kitOf('te ríes dormida y tú no lo sabes')
    const told = Array.from({ length: 30 }, (_, i) => (traitTold(kit.at(`${i}`), 'el cartero') as string[]).join('\n'))
    for (const text of told)
      expect(text).toMatch(/^.*cartero.*\n—Te ríes dormida y tú no lo sabes —le dijo \p{L}+ a Berta\.$/u)
  })

  it.each(rowsOf<string>([
    ['le ladra al timbre, pero solo los lunes', 'Le ladra al timbre, pero solo los lunes', CAT],
    ['siempre dice ahorita voy y nunca llega', 'Siempre dice «ahorita voy» y nunca llega'],
    ['se pone parches aunque vea bien, dice que son de pirata', 'Se pone parches aunque vea bien, dice que son de pirata'],
    ['Tiñe todo de azul. La bici se llama Océano.', '\n—Tiñe todo de azul —dijo Clara—. La bici se llama Océano.\n'],
    ['Me guarda las tapas en la mochila y me las trae los lunes', 'Me guarda las tapas en la mochila y me las trae los lunes'],
    ['a escondidas le echa sal a todo', 'A escondidas le echa sal a todo'],
    ['le falta un colmillo, bueno, medio', 'Le falta un colmillo, bueno, medio', CAT],
    ['tiene una hermana gemela, vive en Quito', 'Tiene una hermana gemela, vive en Quito'],
    ['no dice hasta mañana dice hasta piñana', 'No dice «hasta mañana», dice «hasta piñana»'],
    ['siempre trae un dado, por si acaso', 'Siempre trae un dado, por si acaso'],
    ['su risa, que parece un hipo', '\n—Su risa, que parece un hipo —contestó Clara.\n'],
    ['te comés las uñas viendo tele', 'Te comés las uñas viendo tele —le dijo Clara a Berta'],
    ['silba cuando cocina', 'Silbaba cuando cocinaba', LATE],
  ]))('%s', (said, aloud, who) => {
    const brief = briefOf(said, { senderName: 'Clara', ...who })
    expect(toldOf(brief)).toContain(aloud)
    expect(readAnswers(brief).advice.filter(({ field }) => field === 'extraTrait')).toEqual([])
  }) // oxfmt-ignore

  it.each<readonly [string, string, string]>([
    ['Ale, Dani y Kari', 'nos esconde las llaves', 'Ale'],
    ['el equipo de ventas', 'contesta con un solo emoji', 'alguien del equipo'],
  ])('of several one says it: %s', (senderName, said, who) => {
    expect(toldOf(briefOf(said, { senderName }))).toMatch(
      new RegExp(`[?.]\n—${said} —(?:contestó|dijo) ${who}\\.$`, 'imu'),
    )
  })

  it.each<readonly [string, Record<string, string>, number]>([
    ['somebody grown', { recipientAge: 'adulto' }, 3],
    ['a child', { recipientRelation: 'mi hija', recipientAge: '5-7' }, 3],
    ['a beast', CAT, 3],
    ['a small child', { recipientRelation: 'mi hija', recipientAge: '2-4' }, 3],
    ['who is missed', LATE, 4],
    ['several', TWO, 3],
  ])('because somebody asks or wonders where the plot says no reason: of %s', (_, who, ways) => {
    const kit = kitOf('quiere ser astrónoma', who)
    const told = Array.from({ length: 120 }, (_, i) => traitTold(kit.at(`${i}`), 'el cartero') as string[])
    expect(new Set(told.map(([asked]) => asked)).size).toBeGreaterThanOrEqual(ways)
    for (const [asked, said] of told) {
      expect(asked).toMatch(/cartero/iu)
      expect(said).toMatch(/^—.* astrónoma —contest/u)
    }
  })

  it('and nobody is told by what is only heard at home how to know somebody', () => {
    expect(asked('regaña a la tele').filter((line) => line.includes('reconoce'))).toEqual([])
    expect(asked('lleva siempre una gorra verde').filter((line) => line.includes('reconoce'))).not.toEqual([])
  })

  it('keeps whose word for it it is', () =>
    expect(toldOf(briefOf('cuando se enoja habla en coreano, segun ella'))).toContain(
      'Cuando se enoja habla en coreano, según ella',
    ))

  it('once, in every plot', () => {
    const teller = createTeller()
    for (const who of [{}, CAT, LATE]) {
      const kit = teller.read(briefOf('quiere ser astrónoma', who), '1')
      const plots = PLOTS.filter((plot) => kit.inMemory === Boolean(plot.inMemory) && plot.suits(kit) > 0)
      for (const { id } of plots) {
        const told = toldOf(briefOf('quiere ser astrónoma', who), '1', id)
        expect([
          id,
          told.match(/^—(?:Quiere|Quería) ser astrónoma —(?:contestó|dijo) .*\.$/gmu)?.length,
          told.match(/astrónoma/gu)?.length,
        ]).toEqual([id, 1, 1])
      }
    }
  })
})

/** Each class of what is not told, and what would betray it. */
it.each([
  ['a message of their giver', 'va a vivir en Neuquén y yo en Bahía Blanca, quiero que sepa que estoy aunque esté lejos', /Neuquén|Bahía/],
  ['news', 'ahora va a estudiar a Valdivia y lo voy a echar mucho de menos', /Valdivia|estudiar/],
  ['a note to the shop', 'somos 14 nietos así que no ponga nombres por favor, se nos puede sentir alguno', /sentir alguno|nietos/],
  ['a confidence', 'cree que nadie oye cuando llora', /cree que|nadie oye/],
  ['a vice that is hidden', 'fuma a escondidas en el balcón', /fuma|escondidas/],
  ['a grief', 'nunca ha superado lo de mi papá', /superado/],
])('%s is told nowhere, and its giver is told so: %s', (_, said, betrays) => {
  const brief = briefOf(said)
  expect(toldOf(brief)).not.toMatch(betrays)
  const { advice, sentences } = readAnswers(brief)
  expect(JSON.stringify(sentences)).not.toMatch(betrays)
  expect(advice.find(({ field }) => field === 'extraTrait')?.why).toMatch(/«[^»]+».*(?:se queda fuera|no se imprime|en persona)|el cuento no lo dice/)
}) // oxfmt-ignore

describe('what is surely heard or worn is there before it is told, and at the end', () => {
  it.each(
    rowsOf<RegExp>([
      ['dice "qué cosa" para todo', /[Qq]ué cosa/],
      ['para todo dice «caballero nomás»', /[Cc]aballero nomás/],
      ['a todos les dice corazón, hasta al cartero', /[Cc]orazón/],
      ['ronca como un tractor', /ronquido|largo y hondo/],
      ['silba pasodobles', /silbar/],
      ['se ríe como hiena', /risa/],
      ['ladra muchísimo', /ladrido/, { recipientName: 'Pipo', recipientRelation: 'mi perro' }],
      ['lleva boina hasta en verano', /una boina/],
      ['no se quita la gorra ni para dormir', /la gorra/],
      ['siempre trae un limón en la bolsa', /un limón/],
      ['guarda caramelos de limón en el mandil', /caramelos de limón/],
      ['anda siempre con un termo lleno de stickers', /un termo lleno de stickers/],
    ]),
  )('%s', (said, sign, who) => {
    const { r, trait } = kitOf(said, who)
    for (const which of [0, 1]) {
      const { seen, back } = gagOf(trait!, r, (options) => options[which]!)!
      expect([seen, back].filter((scene) => sign.test(scene)).length).toBeGreaterThan(0)
    }
    const story = beginStory(briefOf(said, who), 'a')
    expect(story.chapter(1).paragraphs.join('\n')).toMatch(sign)
  })

  it.each(
    rowsOf<null>([
      ['tiene la mesa llena de cactus', null],
      ['canta cuando limpia', null],
      ['cuando acaba de comer grita "¡listo el plato!"', null],
      ['nunca silba', null],
      ['le dice "apá" al perro', null],
      ['no dice "hola" dice "holi"', null],
      ['le ladra al cartero', null, CAT],
      ['mi mamá ronca y ella se ríe de mi mamá', null],
      ['Luz ronca', null, TWO],
      ['siempre trae prisa', null],
      ['anda siempre con su perro', null],
      ['dice "cocreta" en vez de croqueta', null],
      ['ella canta y él se duerme', null, TWO],
    ]),
  )('and nothing else is: %s', (said, _, who) => {
    const { trait, r } = kitOf(said, who)
    expect(trait && gagOf(trait, r, ([first]) => first!)).toBeNull()
  })
})
