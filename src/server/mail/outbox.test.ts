import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOutboxMailer } from './outbox.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'outbox-'))
})
afterEach(() => rm(dir, { recursive: true }))

const message = {
  messageId: 'purchase.1@cuentos.example',
  to: 'elena@correo.mx',
  subject: 'El cuento de Leo ya es tuyo',
  html: '<p>Hola</p>',
  text: 'Hola',
  attachments: [{ filename: 'Leo.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') }],
}

test('a message is one readable file; sent again, it is still one', async () => {
  const mailer = createOutboxMailer(join(dir, 'outbox'), 'Cuentos Mágicos <hola@cuentos.example>')
  await mailer.send(message)
  await mailer.send({ ...message, text: 'Hola otra vez' })
  expect(await readdir(join(dir, 'outbox'))).toEqual(['purchase.1@cuentos.example.eml'])

  const mail = await PostalMime.parse(await readFile(join(dir, 'outbox', 'purchase.1@cuentos.example.eml')))
  expect(mail).toMatchObject({ messageId: '<purchase.1@cuentos.example>', to: [{ address: 'elena@correo.mx' }] })
  expect(mail.text).toContain('otra vez')
  expect(mail.attachments[0]).toMatchObject({ filename: 'Leo.pdf', mimeType: 'application/pdf' })
})

test('an id cannot lead out of the folder', async () => {
  const mailer = createOutboxMailer(dir, 'hola@cuentos.example')
  await expect(mailer.send({ ...message, messageId: '../x@y' })).rejects.toThrow(TypeError)
  expect(await readdir(dir)).toEqual([])
})

test('a folder that cannot be written is a temporary failure', async () => {
  await writeFile(join(dir, 'file'), '')
  const mailer = createOutboxMailer(join(dir, 'file'), 'hola@cuentos.example')
  await expect(mailer.send(message)).rejects.toMatchObject({ name: 'MailError', permanent: false })
})
