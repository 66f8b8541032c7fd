import { STYLE_CARDS } from '../../../contract/styles.ts'
import { Book } from '../../ui/book.tsx'
import { SampleFrame, SamplePage } from './sample-frame.tsx'
import { SamplePicture } from './sample-picture.tsx'
import { SAMPLE_BOOKS, type SampleBook } from './samples.ts'
import { Lead, Section, SectionTitle } from './section.tsx'

/** A sample book in each of the ten styles; each opens and can be leafed through. `attachShelf` opens them. */
export function Shelf() {
  return (
    <Section className="bg-well" aria-labelledby="estilos">
      <div className="wrap">
        <div className="mb-[clamp(2rem,4vw,3.25rem)] max-w-176">
          <SectionTitle id="estilos">Diez estilos, diez estanterías</SectionTitle>
          <Lead>
            Cada libro es distinto porque cada persona lo es. Estos diez los hizo nuestro taller con personas
            inventadas: ábrelos.
          </Lead>
        </div>
        <ul
          className="mx-[calc(-1*var(--gutter))] grid snap-x snap-mandatory auto-cols-[min(62vw,215px)] grid-flow-col gap-7 overflow-x-auto px-(--gutter) pt-4 pb-[1.6rem] [scrollbar-color:var(--thread)_transparent] [scrollbar-width:thin] min-[62.5rem]:m-0 min-[62.5rem]:grid-flow-row min-[62.5rem]:grid-cols-[repeat(5,1fr)] min-[62.5rem]:gap-x-[2.2rem] min-[62.5rem]:gap-y-12 min-[62.5rem]:overflow-visible min-[62.5rem]:p-0"
          tabIndex={0}
          aria-label="Libros de muestra"
        >
          {SAMPLE_BOOKS.map((book) => (
            <li key={book.style} className="snap-center">
              <a href={`#${dialogId(book)}`} className="block no-underline" data-open-book aria-haspopup="dialog">
                <Book
                  style={book.style}
                  title={book.title}
                  dedication={book.dedication}
                  picture={<SamplePicture picture={book.cover.picture} alt="" sizes="13rem" />}
                />
                <span className="mt-[1.3rem] block text-[1rem]/[1.3] text-ink-2">
                  <b className="block text-[1.1rem] text-ink">
                    {STYLE_CARDS[book.style].label.replace(' (Predeterminado)', '')}
                  </b>
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
    </Section>
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
      <SamplePage className="grid place-items-center bg-well p-6">
        <Book
          style={book.style}
          title={book.title}
          dedication={book.dedication}
          picture={<SamplePicture picture={book.cover.picture} alt={book.cover.alt} sizes="20rem" />}
          className="w-[min(100%,20rem)] min-[45rem]:[@media(min-height:44rem)]:w-[min(100%,27rem,58dvh)]"
        />
      </SamplePage>
      {book.pages.map((page) => (
        <SamplePage
          key={page.title}
          className="[&>picture>img]:aspect-3/2 [&>picture>img]:w-full [&>picture>img]:object-cover"
        >
          <SamplePicture picture={page.picture} alt={page.alt} sizes="(min-width: 45rem) 42rem, 92vw" />
          <div className="px-[clamp(1.2rem,4vw,2.2rem)] pt-[1.2rem] pb-[1.6rem]">
            <h3 className="mb-[0.4rem] text-[1.7rem]">{page.title}</h3>
            <p className="font-story text-[1.22rem]/[1.5] whitespace-pre-line">{page.text}</p>
          </div>
        </SamplePage>
      ))}
    </SampleFrame>
  )
}
