import { expect, test } from 'vitest'
import type { ImageBytes, Look, PhotoReading, PictureRequest, Sitter } from '../../engine.ts'
import { BRIEF, COAT, LOOK as LONG_HAIRED } from '../../../test/factories.ts'
import { createReadings } from './readings.ts'

const LOOK = { skin: '#c68c5f', hair: '#221813' } as Look
const SHAVEN: Look = { ...LONG_HAIRED, beard: 'ninguna' }
const brief: PictureRequest['brief'] = { ...BRIEF, recipientLook: undefined, senderLook: undefined }

function photoOf(person: number): NonNullable<PictureRequest['photos']['sender']> {
  return { image: new Uint8Array([person, person >> 8]) } as NonNullable<PictureRequest['photos']['sender']>
}

/** Answers the bytes as a colour, and counts. */
function reader() {
  const read: string[] = []
  const readings = createReadings((photo: ImageBytes) => {
    read.push([...photo].join())
    return Promise.resolve({ look: { ...LOOK, skin: `#${[...photo].join('')}` } } as PhotoReading)
  })
  return { read, readings }
}

test('each photo is read once for all pictures of a story, whoever asks first', async () => {
  const { read, readings } = reader()
  const photos = { sender: photoOf(1), recipient: photoOf(2) }
  const six = await Promise.all(
    Array.from({ length: 6 }, () =>
      readings
        .readFor({ brief, photos: { sender: photoOf(1), recipient: photoOf(2) } })
        .then((of) => [of.sender?.look.skin, of.recipient?.look.skin]),
    ),
  )
  expect(six).toEqual(Array.from({ length: 6 }, () => ['#10', '#20']))
  await readings.readFor({ brief, photos })
  expect(read).toEqual(['1,0', '2,0'])
})

test('a photo whose person is described is not read', async () => {
  const { read, readings } = reader()
  const photos = { sender: photoOf(1), recipient: photoOf(2) }
  expect(await readings.readFor({ brief: { ...brief, senderLook: LOOK }, photos })).toMatchObject({ sender: null })
  expect(await readings.readFor({ brief, photos: { sender: null, recipient: null } })).toEqual({
    sender: null,
    recipient: null,
  })
  expect(read).toEqual(['2,0'])
})

test('what could not be read is read again by whoever asks next', async () => {
  const answers = [() => Promise.reject(new Error('the thread died')), () => Promise.resolve({ look: LOOK })]
  const readings = createReadings(() => answers.shift()!() as Promise<PhotoReading>)
  const photos = { sender: photoOf(1), recipient: null }
  await expect(readings.readFor({ brief, photos })).rejects.toThrow('the thread died')
  expect(await readings.readFor({ brief, photos })).toEqual({ sender: { look: LOOK }, recipient: null })
})

test('only the readings of the last eight photos are kept', async () => {
  const { read, readings } = reader()
  for (let person = 0; person < 300; person++)
    await readings.readFor({ brief, photos: { sender: photoOf(person), recipient: null } })
  for (let person = 299; person > 292; person -= 2)
    await readings.readFor({ brief, photos: { sender: photoOf(person), recipient: photoOf(person - 1) } })
  expect(read).toHaveLength(300)
  await readings.readFor({ brief, photos: { sender: photoOf(299), recipient: photoOf(0) } })
  expect(read).toHaveLength(301)
  // the oldest of the eight, asked for again, outlives the next
  await readings.readFor({ brief, photos: { sender: photoOf(293), recipient: photoOf(1) } })
  await readings.readFor({ brief, photos: { sender: photoOf(293), recipient: null } })
  expect(read).toHaveLength(302)
})

test('of an animal its coat is read, and of one whose coat was confirmed nothing', async () => {
  const asked: (string | null)[] = []
  const readings = createReadings((_, pet) => {
    asked.push(pet)
    return Promise.resolve({ look: LOOK } as PhotoReading)
  })
  const photos = { sender: null, recipient: photoOf(1) }
  const pet = { ...brief, recipientRelation: 'mi gata' }
  await readings.readFor({ brief: pet, photos })
  await readings.readFor({ brief, photos })
  await readings.readFor({ brief: { ...pet, recipientCoat: COAT }, photos: { sender: null, recipient: photoOf(2) } })
  expect(asked).toEqual(['gata', null])
})

test('a photo that was read when it was chosen is not read again when it is kept, nor for its story', async () => {
  const { read, readings } = reader()
  const sitter: Sitter = { ...brief, of: 'recipient' }
  await readings.read(photoOf(1).image, undefined, sitter)
  await readings.read(photoOf(1).image)
  await readings.readFor({ brief, photos: { sender: null, recipient: photoOf(1) } })
  expect(read).toEqual(['1,0'])
})

test('who leaves while a photo is read takes it from nobody else', async () => {
  const gone = new AbortController()
  const readings = createReadings((_photo, _pet, signal) =>
    signal
      ? new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      : Promise.resolve({ look: LOOK } as PhotoReading),
  )
  const left = readings.read(photoOf(1).image, gone.signal)
  const picture = readings.readFor({ brief, photos: { sender: null, recipient: photoOf(1) } })
  gone.abort()
  await expect(left).rejects.toThrow('aborted')
  expect(await picture).toEqual({ sender: null, recipient: { look: LOOK } })
})

test('what a photo does not show is what is likely of its sitter', async () => {
  const seen: PhotoReading = { face: null, faces: [], look: SHAVEN, sure: {}, findings: [] }
  const readings = createReadings(() => Promise.resolve(seen))
  const grandmother: Sitter = { ...brief, of: 'recipient', recipientRelation: 'mi abuela' }
  expect(await readings.read(photoOf(1).image)).toEqual(seen)
  const { look, sitter } = await readings.read(photoOf(1).image, undefined, grandmother)
  expect(sitter).toBe('grown')
  expect(look.hair).not.toBe(SHAVEN.hair)
  expect({ ...look, hair: SHAVEN.hair }).toEqual(SHAVEN)
})
