import { STYLE_CARDS } from '../../../contract/styles.ts'
import { Book } from '../../ui/book.tsx'
import { SampleFrame } from './sample-frame.tsx'
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
  return (
    <SampleFrame
      id={dialogId(book)}
      title={book.title}
      about={`${STYLE_CARDS[book.style].label.replace(' (Predeterminado)', '')}, ${book.dedication}`}
    >
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
    </SampleFrame>
  )
}
