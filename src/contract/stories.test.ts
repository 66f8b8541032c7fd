import { expect, test } from 'vitest'
import { z } from './zod.ts'
import { MESSAGES, tooLong } from './messages.ts'
import { briefSchema, generationSchema } from './brief.ts'
import { illustrateSchema, joinChapter, shareSchema, splitChapter } from './stories.ts'
import { DEFAULT_STYLE, STYLE_CARDS, STYLES } from './styles.ts'

const PEOPLE = { senderName: ' Clara ', recipientName: 'Mateo', recipientRelation: 'hijo' }
const ANSWERS = { favoriteThing: 'el mar', specialMemory: 'un viaje', admiration: 'su calma' }
const BRIEF = { ...PEOPLE, ...ANSWERS }
const ATTEMPT = '0190b1de-1111-7222-8333-944455556666'
const LOOK = {
  skin: '#E0ac7e',
  hair: '#3a2618',
  hairType: 'liso',
  hairLength: 'corto',
  glasses: false,
  beard: 'ninguna',
  clothes: '#c0472f',
}

/** What the person hears of one field. */
function heard(brief: object): string | undefined {
  return generationSchema.safeParse(brief).error?.issues[0]?.message
}

test('empty answers are filled before they are checked, given ones stay, and the style is the children’s', () => {
  const filled = { favoriteThing: 'aventuras', specialMemory: 'momentos especiales', admiration: 'su alegría' }
  const expected = { ...PEOPLE, senderName: 'Clara', extraTrait: '', illustrationStyle: 'infantil' }
  for (const empty of ['', '  ', null, undefined]) {
    const brief = { ...PEOPLE, favoriteThing: empty, specialMemory: empty, admiration: empty, extraTrait: empty }
    expect(generationSchema.parse(brief)).toEqual({ ...expected, ...filled })
  }
  expect(generationSchema.parse({ ...BRIEF, extraTrait: 'canta' })).toEqual({
    ...expected,
    ...ANSWERS,
    extraTrait: 'canta',
  })
  // Only generation fills: a brief by itself is checked as it is.
  expect(briefSchema.safeParse(PEOPLE).error?.issues.map(({ message }) => message)).toEqual([
    MESSAGES.favoriteThingRequired,
    MESSAGES.specialMemoryRequired,
    MESSAGES.admirationRequired,
  ])
  expect(heard({ ...PEOPLE, favoriteThing: 7 })).toBe(MESSAGES.favoriteThingRequired)
})

test.each([
  ['senderName', MESSAGES.senderNameRequired],
  ['recipientName', MESSAGES.recipientNameRequired],
  ['recipientRelation', MESSAGES.recipientRelationRequired],
] as const)('without %s one hears: %s', (field, message) => {
  for (const value of ['', ' ', undefined]) expect(heard({ ...BRIEF, [field]: value })).toBe(message)
})

test.each([null, undefined, 'texto', 7, true, [], ['Clara']])('%j is no brief, and no fault of ours', (input) => {
  expect(generationSchema.safeParse(input).success).toBe(false)
})

test('a style that is none of the ten is refused in words', () => {
  expect(heard({ ...BRIEF, illustrationStyle: 'cubista' })).toBe(MESSAGES.styleUnknown)
  expect(illustrateSchema.safeParse({ illustrationStyle: 'x' }).error?.issues[0]?.message).toBe(MESSAGES.styleUnknown)
})

test('photos are optional numbers, which a query gives as text', () => {
  const of = (id: unknown) => generationSchema.safeParse({ ...BRIEF, senderPhotoId: id, recipientPhotoId: id })
  for (const [given, read] of [
    ['7', 7],
    [7, 7],
    [2_147_483_647, 2_147_483_647],
    [null, undefined],
    [undefined, undefined],
  ])
    expect(of(given).data).toMatchObject({ senderPhotoId: read, recipientPhotoId: read })
  for (const given of ['x', 0, -1, 1.5, 2_147_483_648]) expect(of(given).error?.issues).toHaveLength(2)
  expect(z.encode(briefSchema, briefSchema.parse({ ...BRIEF, senderPhotoId: '7' }))).toMatchObject({ senderPhotoId: 7 })
  expect(illustrateSchema.parse({ senderPhotoId: '7', recipientPhotoId: null })).toEqual({
    senderPhotoId: 7,
    recipientPhotoId: null,
  })
})

test('looks come as objects or, in a query, as JSON text; what is neither is refused', () => {
  const of = (look: unknown) => generationSchema.safeParse({ ...BRIEF, senderLook: look, recipientLook: look })
  for (const look of [LOOK, JSON.stringify(LOOK)])
    expect(of(look).data).toMatchObject({ senderLook: LOOK, recipientLook: LOOK })
  for (const look of ['{', 'null', 7, { ...LOOK, beard: 'azul' }]) expect(of(look).success).toBe(false)
  expect(generationSchema.safeParse({ ...BRIEF, senderLook: { ...LOOK, glasses: undefined } }).success).toBe(false)
})

test.each(['e0ac7e', '#e0ac7', '#e0ac7ef', '#e0ac7g', 'x#e0ac7e', '#e', ''])('%j is no colour', (colour) => {
  expect(generationSchema.safeParse({ ...BRIEF, senderLook: { ...LOOK, hair: colour } }).success).toBe(false)
})

test('a wish to generate has a name of its own, and the recipient at most a gender of two', () => {
  expect(generationSchema.parse({ ...BRIEF, attempt: ATTEMPT, recipientGender: 'f' })).toMatchObject({
    attempt: ATTEMPT,
    recipientGender: 'f',
  })
  expect(briefSchema.parse({ ...BRIEF, recipientGender: 'm' }).recipientGender).toBe('m')
  for (const wrong of [{ attempt: 'x' }, { recipientGender: '' }])
    expect(generationSchema.safeParse({ ...BRIEF, ...wrong }).success).toBe(false)
})

test('the words for a drawing are trimmed and bounded', () => {
  const words = { imagePrompt: ` ${'a'.repeat(2_000)} `, wish: ` ${'b'.repeat(300)} `, redo: ATTEMPT }
  expect(illustrateSchema.parse(words)).toEqual({
    imagePrompt: 'a'.repeat(2_000),
    wish: 'b'.repeat(300),
    redo: ATTEMPT,
  })
  const { issues = [] } =
    illustrateSchema.safeParse({ imagePrompt: 'a'.repeat(2_001), wish: 'b'.repeat(301) }).error ?? {}
  expect(issues.map(({ message }) => message)).toEqual([tooLong(2_000), tooLong(300)])
  expect(illustrateSchema.parse({})).toEqual({})
})

test('a note with a shared story is optional, trimmed and bounded', () => {
  const email = 'ana@correo.mx'
  expect(shareSchema.parse({ email })).toEqual({ email, note: '' })
  expect(shareSchema.parse({ email, note: ` ${'a'.repeat(500)} ` }).note).toBe('a'.repeat(500))
  expect(shareSchema.safeParse({ email, note: 'a'.repeat(501) }).error?.issues[0]?.message).toBe(tooLong(500))
})

test('a chapter is its title, a blank line and its paragraphs, there and back', () => {
  expect(joinChapter('El mar', ['Uno\ndos', 'Tres'])).toBe('El mar\n\nUno\ndos\n\nTres')
  expect(splitChapter('El mar\n\nUno\ndos\n\nTres')).toEqual({ title: 'El mar', paragraphs: ['Uno\ndos', 'Tres'] })
  expect(splitChapter(' El mar \n\n\n Uno \n\n \n\n')).toEqual({ title: 'El mar', paragraphs: ['Uno'] })
  expect(splitChapter('')).toEqual({ title: '', paragraphs: [] })
})

test('there are the ten specified styles, each with its name and a description of its own', () => {
  expect(STYLES.map((style) => [style, STYLE_CARDS[style].label])).toEqual([
    ['infantil', 'Infantil (Predeterminado)'],
    ['ghibli', 'Studio Ghibli'],
    ['pixar', 'Pixar 3D'],
    ['anime', 'Anime Japonés'],
    ['funko', 'Estilo Funko Pop'],
    ['realista', 'Realista'],
    ['acuarela', 'Acuarela'],
    ['comic', 'Cómic'],
    ['retro', 'Retro/Vintage'],
    ['dibujo', 'Dibujo a lápiz'],
  ])
  expect(DEFAULT_STYLE).toBe('infantil')
  for (const style of STYLES) expect(STYLE_CARDS[style].description).toMatch(/^\p{Lu}.+\.$/u)
})
