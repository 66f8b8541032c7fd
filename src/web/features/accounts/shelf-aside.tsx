import { Book } from '../../ui/book.tsx'

/** Two books on printed endpaper: what is waiting inside. Decoration. */
export function ShelfAside() {
  return (
    <aside className="sign-in-shelf endpaper" aria-hidden="true">
      <Book style="retro" title="Dos cafés y un mar" dedication="para Marta" className="-rotate-3" />
      <Book style="dibujo" title="El panda del bosque" dedication="para Teo" className="translate-y-6 rotate-2" />
    </aside>
  )
}
