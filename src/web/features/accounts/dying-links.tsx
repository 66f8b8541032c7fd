import { useQuery } from '@tanstack/react-query'
import { useConfig } from '../shell/config.ts'
import { ownBooksQuery } from './queries.ts'

/** Before an account is deleted: which books go with it, and whose links will open nothing any more. */
export function DyingLinks() {
  const { mail } = useConfig()
  const { data: books = [] } = useQuery(ownBooksQuery)
  if (books.length === 0) return null
  const given = books.some(({ bought }) => bought)
  return (
    <div className="grid gap-2">
      <p>
        Dejan de abrirse, también en otros dispositivos, los enlaces de estos cuentos
        {given && `: el del regalo, el de las dedicatorias y el de tu ${mail ? 'correo de ' : ''}compra`}.
      </p>
      <ul
        className="grid max-h-40 list-disc gap-1 overflow-y-auto pl-5"
        tabIndex={0}
        aria-label="Cuentos que se borran"
      >
        {books.map(({ storyId, storyTitle, bought }) => (
          <li key={storyId}>
            {storyTitle}
            {bought && ' (comprado)'}
          </li>
        ))}
      </ul>
    </div>
  )
}
