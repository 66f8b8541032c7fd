import PostalMime from 'postal-mime'
import { afterEach, describe, expect, test } from 'vitest'
import { openSmtpDouble, type SmtpDouble, type SmtpDoubleOptions, TEST_CA } from '../../../test/doubles/smtp.ts'
import type { Mailer, MailMessage } from './mail.ts'
import { createSmtpMailer, type SmtpSettings } from './smtp.ts'

const opened: (() => PromiseLike<void>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

async function connect(
  options: SmtpDoubleOptions = {},
  { scheme = 'smtp', login = '', ...changes }: Partial<SmtpSettings> & { scheme?: string; login?: string } = {},
): Promise<{ server: SmtpDouble; mailer: Mailer }> {
  const server = await openSmtpDouble(options)
  const mailer = createSmtpMailer({
    url: `${scheme}://${login}localhost:${server.port}`,
    from: 'Cuentos Mágicos <hola@cuentos.example>',
    ca: TEST_CA,
    timeout: 2_000,
    ...changes,
  })
  opened.push(
    () => server[Symbol.asyncDispose](),
    () => mailer.close(),
  )
  return { server, mailer }
}

function message(changes: Partial<MailMessage> = {}): MailMessage {
  return {
    messageId: 'purchase.1@cuentos.example',
    to: 'elena@correo.mx',
    subject: 'El cuento de Íñigo ya es tuyo 🐉',
    html: '<p>Hola, mamá: <img src="cid:cover"></p>',
    text: 'Hola, mamá:',
    replyTo: 'ayuda@cuentos.example',
    attachments: [
      { filename: 'Íñigo y el dragón.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') },
      { filename: 'portada.jpg', contentType: 'image/jpeg', content: Buffer.from([255, 216]), contentId: 'cover' },
    ],
    ...changes,
  }
}

describe('a message', () => {
  test('arrives whole: from, to, reply-to, id, subject, both bodies, files and inline picture', async () => {
    const { server, mailer } = await connect()
    await mailer.send(message())
    const [received] = server.received
    expect(received).toMatchObject({ from: 'hola@cuentos.example', to: ['elena@correo.mx'] })
    const mail = await PostalMime.parse(received?.raw ?? '')
    expect(mail).toMatchObject({
      from: { name: 'Cuentos Mágicos', address: 'hola@cuentos.example' },
      to: [{ address: 'elena@correo.mx' }],
      replyTo: [{ address: 'ayuda@cuentos.example' }],
      messageId: '<purchase.1@cuentos.example>',
      subject: 'El cuento de Íñigo ya es tuyo 🐉',
    })
    expect(mail.html).toContain('Hola, mamá')
    expect(mail.text).toContain('Hola, mamá')
    expect(mail.attachments.map(({ filename, disposition }) => [filename, disposition])).toEqual(
      expect.arrayContaining([
        ['Íñigo y el dragón.pdf', 'attachment'],
        ['portada.jpg', 'inline'],
      ]),
    )
  })

  test('keeps its id when it is sent again, over the connection that is open', async () => {
    const { server, mailer } = await connect()
    await mailer.send(message())
    await mailer.send(message())
    const ids = await Promise.all(server.received.map(async ({ raw }) => (await PostalMime.parse(raw)).messageId))
    expect(ids).toEqual(['<purchase.1@cuentos.example>', '<purchase.1@cuentos.example>'])
    expect(server.connections()).toBe(1)
  })

  test.each([
    ['a list', 'a@correo.mx, b@correo.mx'],
    ['a list with semicolons', 'a@correo.mx;b@correo.mx'],
    ['a name', 'Elena <elena@correo.mx>'],
    ['a line break', 'elena@correo.mx\r\nBcc: todos@correo.mx'],
    ['a group', 'todos: a@correo.mx;'],
    ['nothing', ''],
  ])('is not sent to %s', async (_what, to) => {
    const { server, mailer } = await connect()
    await expect(mailer.send(message({ to }))).rejects.toMatchObject({ name: 'MailError', permanent: true })
    await expect(mailer.send(message({ replyTo: to || '@' }))).rejects.toMatchObject({ permanent: true })
    expect(server.received).toHaveLength(0)
  })

  test('cannot smuggle a header, a recipient or a body in', async () => {
    const { server, mailer } = await connect()
    const evil = 'Hola\r\nBcc: todos@correo.mx\r\n\r\n<b>otro cuerpo</b>\r\n.\r\nMAIL FROM:<x@y.mx>'
    const attachment = { filename: evil, contentType: 'application/pdf', content: Buffer.from('x') }
    await mailer.send(message({ subject: evil, text: evil, attachments: [attachment] }))
    await expect(mailer.send(message({ messageId: 'a@b>\r\nBcc: x@y.mx' }))).rejects.toThrow(TypeError)
    expect(server.received).toHaveLength(1)
    expect(server.received[0]?.to).toEqual(['elena@correo.mx'])
    const mail = await PostalMime.parse(server.received[0]?.raw ?? '')
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail.subject).toBe('Hola Bcc: todos@correo.mx <b>otro cuerpo</b> . MAIL FROM:<x@y.mx>')
    expect(mail.attachments).toHaveLength(1)
  })
})

describe('a refusal', () => {
  test.each([
    [550, '5.1.1 No such user elena@correo.mx', true],
    [552, '5.2.2 Mailbox full', true],
    [450, '4.2.0 Greylisted, try again', false],
    [421, '4.3.2 Shutting down', false],
  ])('of the recipient with %i %s: permanent %s', async (code, text, permanent) => {
    const { server, mailer } = await connect()
    server.refuse.recipient.push({ code, message: text })
    const sending = mailer.send(message())
    await expect(sending).rejects.toMatchObject({
      name: 'MailError',
      permanent,
      message: expect.stringContaining(`${code}`),
    })
    await expect(sending).rejects.not.toThrow(/elena/)
    await mailer.send(message())
    expect(server.received).toHaveLength(1)
  })

  test.each([
    [554, '5.7.1 Looks like spam', true],
    [451, '4.3.0 Try again later', false],
  ])('of the content with %i %s: permanent %s', async (code, text, permanent) => {
    const { server, mailer } = await connect()
    server.refuse.content.push({ code, message: text })
    await expect(mailer.send(message())).rejects.toMatchObject({ permanent })
  })

  test('a server that falls silent or hangs up is temporary, and the message is sent by nobody else meanwhile', async () => {
    // Long enough for the greeting on a busy machine, too.
    const { server, mailer } = await connect({}, { timeout: 2_000 })
    server.afterContent.push('silence', 'cut')
    await expect(mailer.send(message())).rejects.toMatchObject({ permanent: false })
    await expect(mailer.send(message())).rejects.toMatchObject({ permanent: false })
    expect(server.received).toHaveLength(2)
    await mailer.send(message())
    expect(server.received).toHaveLength(3)
  })

  test('a server that is not there is temporary', async () => {
    const { server, mailer } = await connect()
    await server[Symbol.asyncDispose]()
    await expect(mailer.send(message())).rejects.toMatchObject({ name: 'MailError', permanent: false })
  })

  test('a sending that is called off is temporary', async () => {
    const { mailer } = await connect()
    await expect(mailer.send(message(), AbortSignal.abort())).rejects.toMatchObject({ permanent: false })
  })
})

describe('the connection', () => {
  const login = { user: 'tienda', password: 'secreto' }

  test('is encrypted where the server offers it, and from the start where the address says so', async () => {
    for (const [tls, scheme] of [
      ['offered', 'smtp'],
      ['always', 'smtps'],
    ] as const) {
      const { server, mailer } = await connect({ tls, login }, { scheme, login: 'tienda:secreto@' })
      await mailer.send(message())
      expect(server.received[0]).toMatchObject({ secure: true, user: 'tienda' })
    }
  })

  test('is not made to a server whose certificate nobody vouches for', async () => {
    const { server, mailer } = await connect({ tls: 'always' }, { scheme: 'smtps', ca: '' })
    await expect(mailer.send(message())).rejects.toMatchObject({ permanent: false })
    expect(server.received).toHaveLength(0)
  })

  test('a refused login waits for whoever runs the shop', async () => {
    const { mailer } = await connect({ login }, { login: 'tienda:otro@' })
    await expect(mailer.send(message())).rejects.toMatchObject({
      permanent: false,
      message: expect.stringContaining('EAUTH'),
    })
  })
})
