/** Time and memory of the embedded illustrator: one picture of each style on one thread, then a story on all. */
import { availableParallelism } from 'node:os'
import { STYLES, type Style } from '../src/contract/styles.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../src/contract/constants.ts'
import { createEmbeddedIllustrator } from '../src/embedded/illustrator/illustrator.ts'
import type { PictureRequest } from '../src/engine.ts'

const SCENES = {
  cover: { place: 'el castillo', time: 'por la tarde', action: 'caminan de la mano', objects: ['un dinosaurio'] },
  1: { place: 'el dormitorio', time: 'de noche', action: 'leen un libro', objects: ['un libro'] },
  2: { place: 'el bosque', time: 'de día', action: 'señalan unas huellas', objects: ['un dinosaurio'] },
  3: { place: 'el río', time: 'por la tarde', action: 'corren', objects: ['una cometa'] },
  4: { place: 'la playa', time: 'al atardecer', action: 'se sientan', objects: ['un barco'] },
  5: { place: 'el jardín', time: 'al amanecer', action: 'se abrazan', objects: ['flores'] },
} as const

type Subject = keyof typeof SCENES

function request(style: Style, subject: Subject): PictureRequest {
  const scene = { ...SCENES[subject], objects: [...SCENES[subject].objects] }
  return {
    subject,
    brief: {
      senderName: 'Elena',
      recipientName: 'Leo',
      recipientRelation: 'hijo',
      favoriteThing: 'los dinosaurios y el fútbol',
      specialMemory: 'la tarde en la playa con nuestro perro',
      admiration: 'su alegría',
      extraTrait: '',
      illustrationStyle: style,
    },
    head: { title: 'Leo', characters: '', cover: { imagePrompt: '', scene: { ...SCENES.cover, objects: [] } } },
    chapter:
      subject === 'cover' ? null : { number: subject, title: 'Capítulo', paragraphs: [], imagePrompt: '', scene },
    imagePrompt: '',
    style,
    width: PICTURE_WIDTH,
    height: PICTURE_HEIGHT,
    photos: { sender: null, recipient: null },
    sheet: null,
  }
}

const megabytes = () => Math.round(process.memoryUsage().rss / 2 ** 20)
const before = megabytes()
const single = createEmbeddedIllustrator({ workers: 1 })
let started = performance.now()
await single.warm()
console.log(`one thread warmed in ${Math.round(performance.now() - started)} ms`)
for (const style of STYLES) {
  await single.illustrate(request(style, 2), { seed: 'bench' })
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, megabytes())), 5)
  const used = process.cpuUsage()
  started = performance.now()
  const picture = await single.illustrate(request(style, 4), { seed: 'bench' })
  const time = Math.round(performance.now() - started)
  const { user, system } = process.cpuUsage(used)
  clearInterval(watch)
  console.log(
    `${style.padEnd(10)} ${String(time).padStart(6)} ms ${String(Math.round((user + system) / 1000)).padStart(6)} ms of a core ${String(picture.data.length >> 10).padStart(6)} KB  ${peak - before} MB above an empty process at most`,
  )
}
await single.close()

const pool = createEmbeddedIllustrator()
await pool.warm()
started = performance.now()
const subjects: Subject[] = ['cover', 1, 2, 3, 4, 5]
await Promise.all(subjects.map((subject) => pool.illustrate(request('infantil', subject), { seed: 'bench' })))
console.log(`six pictures on ${availableParallelism()} threads: ${Math.round(performance.now() - started)} ms`)
await pool.close()
