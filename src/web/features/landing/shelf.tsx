import { STYLE_CARDS } from '../../../contract/styles.ts'
import { Book } from '../../ui/book.tsx'
import { Button, RoundButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SamplePicture } from './sample-picture.tsx'
import { SAMPLE_BOOKS, type SampleBook } from './samples.ts'
import './shelf.css'

/** A sample book in each of the ten styles; each opens and can be leafed through. `attachShelf` opens them. */
export function Shelf() {
  return (
    <section className="section bg-well" aria-labelledby="estilos">
      <div className="wrap">
        <div className="section-head">
          <h2 id="estilos" className="section-title">
            Diez estilos, diez estanterías
          </h2>
          <p className="lead">
            Cada libro es distinto porque cada persona lo es. Estos diez los hizo nuestro taller con personas
            inventadas: ábrelos.
          </p>
        </div>
        <ul className="shelf" tabIndex={0} aria-label="Libros de muestra">
          {SAMPLE_BOOKS.map((book) => (
            <li key={book.style}>
              <a href={`#${dialogId(book)}`} data-open-book aria-haspopup="dialog">
                <Book
                  style={book.style}
                  title={book.title}
                  dedication={book.dedication}
                  picture={<SamplePicture picture={book.cover.picture} alt="" sizes="13rem" />}
                />
                <span className="shelf-style">
                  <b>{STYLE_CARDS[book.style].label.replace(' (Predeterminado)', '')}</b>
                  {STYLE_CARDS[book.style].description}
                </span>
              </a>
            </li>
          ))}
        </ul>
        {SAMPLE_BOOKS.map((book) => (
          <SampleDialog key={book.style} book={book} />
        ))}
      </div>
    </section>
  )
}

function dialogId({ style }: SampleBook): string {
  return `muestra-${style}`
}

function SampleDialog({ book }: { book: SampleBook }) {
  const id = dialogId(book)
  return (
    <dialog id={id} className="sample" aria-labelledby={`${id}-titulo`} data-book>
      <div className="sample-head">
        <p>
          <b id={`${id}-titulo`}>{book.title}</b>
          <span>
            {STYLE_CARDS[book.style].label.replace(' (Predeterminado)', '')}, {book.dedication}
          </span>
        </p>
        <a href="#estilos" className="sample-close" data-close aria-label="Cerrar el libro">
          <Icon name="close" />
        </a>
      </div>
      <div className="sample-pages" data-pages tabIndex={0} role="group" aria-label={`Páginas de «${book.title}»`}>
        <section className={`sample-page sample-cover cloth-of-${book.style}`}>
          <Book
            style={book.style}
            title={book.title}
            dedication={book.dedication}
            picture={<SamplePicture picture={book.cover.picture} alt={book.cover.alt} sizes="20rem" />}
          />
        </section>
        {book.pages.map((page) => (
          <section key={page.title} className="sample-page">
            <SamplePicture picture={page.picture} alt={page.alt} sizes="(min-width: 45rem) 42rem, 92vw" />
            <div className="sample-text">
              <h3>{page.title}</h3>
              <p>{page.text}</p>
            </div>
          </section>
        ))}
      </div>
      <div className="sample-controls">
        <RoundButton label="Página anterior" data-previous>
          <Icon name="left" />
        </RoundButton>
        <Button variant="main" size="small" asChild>
          <a href="/create" data-begin>
            Hazlo con los tuyos
          </a>
        </Button>
        <RoundButton label="Página siguiente" data-next>
          <Icon name="right" />
        </RoundButton>
      </div>
    </dialog>
  )
}
