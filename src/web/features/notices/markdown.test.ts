import help from '../../../../public/help.md?raw'
import terms from '../../../../public/terms.md?raw'
import policy from '../../../../public/privacy-policy.md?raw'
import { expect, test } from 'vitest'
import { DEFAULT_CONFIG } from '../../../contract/default-config.ts'
import { parseMarkdown } from './markdown.ts'
import { fillNotice } from './notices.ts'

test('reads headings, lists, strong words and links', () => {
  expect(parseMarkdown('# Uno\n\nDos **tres** y [cuatro](mailto:a@b.mx).\n\n- a\n- b\n\n1. c\n2. d')).toEqual([
    { kind: 'heading', level: 1, text: [{ kind: 'text', text: 'Uno' }] },
    {
      kind: 'paragraph',
      text: [
        { kind: 'text', text: 'Dos ' },
        { kind: 'strong', text: 'tres' },
        { kind: 'text', text: ' y ' },
        { kind: 'link', text: 'cuatro', href: 'mailto:a@b.mx' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'list', ordered: false, items: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]] },
    { kind: 'list', ordered: true, items: [[{ kind: 'text', text: 'c' }], [{ kind: 'text', text: 'd' }]] },
  ])
})

test.each([
  ['help', help],
  ['terms', terms],
  ['privacy', policy],
])('of %s no mark of Markdown is left to be read', (_name, notice) => {
  const blocks = parseMarkdown(fillNotice(notice, { ...DEFAULT_CONFIG, mail: true, supportEmail: 'hola@cuentos.mx' }))
  const inline = blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.text))
  expect(inline.map(({ text }) => text).filter((text) => /\]\(|\*\*|\{\{|^[-#] /.test(text))).toEqual([])
})

test('leaves markup and unsafe links as text', () => {
  expect(parseMarkdown('<b>no</b> [x](javascript:alert(1))')).toEqual([
    { kind: 'paragraph', text: [{ kind: 'text', text: '<b>no</b> [x](javascript:alert(1))' }] },
  ])
})

test.each([
  ['embedded', 'embedded', 'Ni tus respuestas ni tus fotos salen de aquí'],
  ['ai', 'embedded', 'tus fotos no salen de aquí'],
  ['embedded', 'ai', 'las fotos y la descripción de cada escena se envían'],
  ['ai', 'ai', 'tus respuestas y las dos fotos se envían'],
] as const)('says where data goes with %s texts and %s pictures', (text, image, sentence) => {
  const filled = fillNotice(policy, { ...DEFAULT_CONFIG, engines: { text, image } })
  expect(filled).toContain(sentence)
  expect(filled).not.toContain('{{')
})

test('names the retention, the contact and the payments of this installation', () => {
  const config = { ...DEFAULT_CONFIG, retentionDays: 12, supportEmail: 'hola@cuentos.mx', payments: 'stripe' as const }
  const filled = fillNotice(policy, config)
  expect(filled).toContain('12 días')
  expect(filled).toContain('mailto:hola@cuentos.mx')
  expect(filled).toContain('Stripe')
  expect(fillNotice(policy, DEFAULT_CONFIG)).toContain('simulados')
})

test('terms say who sells where that was said, and promise mail only where some is sent', () => {
  const legal = { name: 'Hilos S.A.', address: 'Calle 5, Puebla', taxId: null }
  const said = fillNotice(terms, { ...DEFAULT_CONFIG, legal, mail: true })
  expect(said).toContain('es un servicio de **Hilos S.A.**, Calle 5, Puebla.')
  expect(said).toContain('te enviamos una copia')
  expect(said).toContain('$100.00 MXN')
  const unsaid = fillNotice(terms, DEFAULT_CONFIG)
  expect(unsaid).not.toMatch(/servicio de|te enviamos|responde al correo|\{\{/)
})

/** Help and privacy note, where messages are sent or where none are. */
function helpAndPrivacy(mail: boolean): string {
  return [help, policy].map((page) => fillNotice(page, { ...DEFAULT_CONFIG, mail })).join('\n')
}

test('help and privacy speak of messages only where some are sent', () => {
  expect(helpAndPrivacy(true)).toMatch(/correo no deseado[^]*Te avisamos por correo/)
  const silent = helpAndPrivacy(false)
  expect(silent).not.toMatch(/no deseado|[Tt]e (?:avisamos|las enviamos)|se lo enviamos|reparte nuestros mensajes/)
  expect(silent).toContain('Perdí la página')
  for (const mail of [true, false]) expect(helpAndPrivacy(mail)).not.toContain('{{')
})
