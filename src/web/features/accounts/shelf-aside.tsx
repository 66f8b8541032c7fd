import { Book } from '../../ui/book.tsx'
import { SamplePicture } from '../landing/sample-picture.tsx'
import { SAMPLE_BOOKS } from '../landing/samples.ts'

const LEANING = ['-rotate-3', 'translate-y-6 rotate-2']
const SHOWN = SAMPLE_BOOKS.filter(({ style }) => style === 'retro' || style === 'ghibli')

/** Decoration beside the form: two sample books. */
export function ShelfAside() {
  return (
    <aside
      className="endpaper hidden grid-cols-[1fr_1fr] gap-7 rounded-[4px] px-[2.4rem] pt-12 pb-18 desk:grid"
      aria-hidden="true"
    >
      {SHOWN.map(({ style, title, dedication, cover }, index) => (
        <Book
          key={style}
          style={style}
          title={title}
          dedication={dedication}
          picture={<SamplePicture picture={cover.picture} alt="" sizes="16rem" />}
          className={LEANING[index]}
        />
      ))}
    </aside>
  )
}
