import type { Style } from '../../../contract/styles.ts'
import { Button } from '../../ui/button.tsx'
import type { ReadableStory } from '../reading/pages.ts'
import { ReadButton } from '../reading/read-button.tsx'
import { Case } from './case.tsx'

const PICTURE = '/samples/cuento-2-480.webp'
const SHORT =
  'El bostezo\n\nHabía una vez un bostezo que no cabía en la boca de nadie.\n\n—¿Y si lo guardamos? —dijo Leo.'
const LONG = `El viaje\n\n${'Y así fueron, paso a paso, por el camino de los álamos, sin prisa y sin mapa. '.repeat(9)}`

const WHOLE: ReadableStory = {
  storyTitle: 'Leo y la puerta del tamaño de un pan',
  recipientName: 'Leo',
  senderName: 'mamá',
  dedication: 'Para que nunca te falte una puerta que abrir.',
  coverImageUrl: PICTURE,
  parts: [SHORT, LONG].map((content, index) => ({ paragraphNumber: index + 1, content, imageUrl: PICTURE })),
}
const BARE: ReadableStory = {
  storyTitle: 'Sin ilustraciones todavía',
  recipientName: 'Ana',
  senderName: undefined,
  coverImageUrl: null,
  parts: [{ paragraphNumber: 1, content: SHORT, imageUrl: null }],
}
const READERS: { name: string; story: ReadableStory; style: Style; ending?: React.ReactNode }[] = [
  { name: 'Entero, con dedicatoria', story: WHOLE, style: 'ghibli' },
  { name: 'Con algo que hacer al final', story: WHOLE, style: 'comic', ending: <Button variant="main">Seguir</Button> },
  { name: 'Sin imágenes ni dedicatoria', story: BARE, style: 'dibujo' },
]

/** The book that opens over a page, with what it may hold and lack. */
export function ReadingCases() {
  return (
    <Case title="Lector">
      {READERS.map(({ name, ...reader }) => (
        <div key={name} className="grid gap-2">
          <ReadButton {...reader} />
          <p className="text-small">{name}</p>
        </div>
      ))}
    </Case>
  )
}
