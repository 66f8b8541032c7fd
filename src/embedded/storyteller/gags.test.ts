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

describe('a trait is told whole, as it was typed, by its giver', () => {
  it('is told to whoever is there where its you is anybody', () => {
    const kit = kitOf('si le robas un piecito de planta dice que así pega mejor')
    expect((traitTold(kit, 'el cartero') as string[])[1]).toMatch(/ —le contó \p{L}+ al cartero\.$/u)
  })

  it('is said to its owner, who need not answer what is more than one plain doing', () => {
    const kit = kitOf('te ríes dormida y tú no lo sabes')
    for (let i = 0; i < 30; i++) {
      const [lead, said, answer] = traitTold(kit.at(`${i}`), 'el cartero') as [string, string, null]
      expect(lead).not.toMatch(/[¿?]|pregunt|quiso saber/u)
      expect(said).toMatch(/^—Te ríes dormida y tú no lo sabes —le dijo \p{L}+ a Berta\.$/u)
      expect(answer).toBeNull()
    }
  })

  it.each(rowsOf<string>([
    ['le ladra al timbre, pero solo los lunes', 'Le ladra al timbre, pero solo los lunes', CAT],
    ['siempre dice ahorita voy y nunca llega', 'Siempre dice «ahorita voy» y nunca llega'],
    ['se pone parches aunque vea bien, dice que son de pirata', 'Se pone parches aunque vea bien, dice que son de pirata'],
    ['Tiñe todo de azul. La bici se llama Océano.', '—. La bici se llama Océano.\n'],
    ['Me guarda las tapas en la mochila y me las trae los lunes', 'Me guarda las tapas en la mochila y me las trae los lunes —le contó Clara al'],
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

  it.each<readonly [string, string, string, string]>([
    ['Ale, Dani y Kari', 'guarda las llaves en el horno', 'guardas las llaves en el horno', 'Ale'],
    [
      'el equipo de ventas',
      'contesta con un solo emoji',
      'contestas con un solo emoji',
      'alguien del equipo(?: de ventas)?',
    ],
  ])('of several one says it: %s', (senderName, said, aloud, who) => {
    expect(toldOf(briefOf(said, { senderName }))).toMatch(
      new RegExp(
        `[.]\n—(?:(?:[^—\n]+ )?${aloud} —le dijo ${who} a Berta|${said} —le contó ${who} al? [^—\n]+)\\.$`,
        'imu',
      ),
    )
  })

  it.each<readonly [string, Record<string, string>, number]>([
    ['somebody grown', { recipientAge: 'adulto' }, 3],
    ['a child', { recipientRelation: 'mi hija', recipientAge: '5-7' }, 3],
    ['a beast', CAT, 3],
    ['a small child', { recipientRelation: 'mi hija', recipientAge: '2-4' }, 3],
    ['several', TWO, 3],
  ])('to somebody who is there, who has asked nothing: of %s', (_, who, ways) => {
    const kit = kitOf('quiere ser astrónoma cuando crezca', who)
    const told = Array.from({ length: 120 }, (_, i) => traitTold(kit.at(`${i}`), 'el cartero') as string[])
    expect(new Set(told.map(([lead]) => lead)).size).toBeGreaterThanOrEqual(ways)
    for (const [lead, said] of told) {
      expect(lead).toMatch(/^[^¿?—]*cartero[^¿?—]*$/iu)
      expect(said).toMatch(/^—.* —le contó .+ al cartero\.$/u)
    }
  })

  it('because somebody asks of whom is missed', () => {
    const kit = kitOf('quiere ser astrónoma', LATE)
    const told = Array.from({ length: 120 }, (_, i) => traitTold(kit.at(`${i}`), 'el cartero') as string[])
    expect(new Set(told.map(([asked]) => asked)).size).toBeGreaterThanOrEqual(4)
    for (const [asked, said] of told) {
      expect(asked).toMatch(/cartero/iu)
      expect(said).toMatch(/^—.* astrónoma —contest/u)
    }
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
          told.match(/^—(?:Quieres?|Quería) ser astrónoma —(?:contestó|dijo|le (?:dijo|contó)) .*\.$/gmu)?.length,
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
      ['silba pasodobles', /silbar/],
      ['se ríe como hiena', /risa/],
      ['se ríe tan fuerte que no se oye la tele', /risa/],
      ['se ríe como una ardilla, nunca se queda callada', /risa/],
      ['ladra muchísimo', /ladrido/, { recipientName: 'Pipo', recipientRelation: 'mi perro' }],
      ['lleva boina hasta en verano', /una boina/],
      ['no se quita la gorra ni para dormir', /la gorra/],
      ['siempre trae un limón en la bolsa', /un limón/],
      ['guarda caramelos de limón en el mandil', /caramelos de limón/],
      ['anda siempre con un termo lleno de stickers', /un termo lleno de stickers/],
      ['le dice jefa a todo el mundo', /[Jj]efa/],
      ['llama tesoro a todos', /[Tt]esoro/],
      ['siempre llega tarde', /Ya voy|minuto/],
      ['llega media hora tarde a todo', /Ya voy|minuto/],
      ['se queda dormido viendo el futbol', /ojos?(?! de)/],
      ['le habla a las plantas', /hablar|hablando/],
      ['habla sola', /hablar|hablando/],
      ['hace listas para todo', /lista/],
      ['siempre pierde las llaves', /llaves/],
      ['cuenta siempre los mismos chistes', /chistes|nunca/],
      ['pregunta todo', /por qué/],
      ['siempre pregunta por qué', /por qué/],
      ['habla hasta por los codos', /hablando|otra cosa/],
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
      ['se ríe como foca, sin sonido, aplaudiendo', null],
      ['se ríe hasta llorar, pero en silencio', null],
      ['se ríe tan bajito que no se oye', null],
      ['se ríe como un enano callado', null],
      ['le dice "apá" al perro', null],
      ['no dice "hola" dice "holi"', null],
      ['le ladra al cartero', null, CAT],
      // who is there is awake, and laughed at once
      ['ronca como un tractor', null],
      ['mi mamá ronca y ella se ríe de mi mamá', null],
      ['Luz ronca', null, TWO],
      ['siempre trae prisa', null],
      ['anda siempre con su perro', null],
      ['dice "cocreta" en vez de croqueta', null],
      ['ella canta y él se duerme', null, TWO],
      ['nunca llega tarde', null],
      ['llega tarde los lunes, cuando hay junta', null],
      ['no se duerme sin su trapo', null],
      ['se queda dormida en cuanto se acuesta', null],
      ['habla con su hermana todos los días', null],
      ['habla tres idiomas', null],
      ['no hace listas de nada', null],
      ['pierde la paciencia con la tele', null],
      ['cuenta los escalones', null],
      ['pregunta la hora', null],
      ['llega tarde a casa del trabajo', null],
      ['llega tarde por el trabajo', null],
      ['pregunta por toda la familia', null],
      ['pregunta por todo mundo', null],
      ['pregunta siempre por qué se fue su papá', null],
      ['habla mucho de su hermano', null],
      ['habla mucho por teléfono con mi tía', null],
      ['se duerme en cualquier lado por el cansancio', null],
      ['le dice Pichu a su hermano', null],
    ]),
  )('and nothing else is: %s', (said, _, who) => {
    const { trait, r } = kitOf(said, who)
    expect(trait && gagOf(trait, r, ([first]) => first!)).toBeNull()
  })
})
