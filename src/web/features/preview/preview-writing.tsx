import { PageFrame } from '../shell/page-frame.tsx'
import './preview.css'

/** While the text is written: pages on which lines of thread appear. */
export function PreviewWriting({ name }: { name: string }) {
  return (
    <PageFrame title="Escribiendo tu cuento">
      <div className="wrap preview-writing">
        <h1 className="text-t1">
          {name.trim() ? `Estamos escribiendo el cuento de ${name.trim()}` : 'Estamos abriendo el cuento'}
        </h1>
        <p className="mt-3 text-lead text-ink-2" role="status">
          Elegimos las palabras una a una. Es cosa de un momento.
        </p>
        <div className="sheet sheet-stack preview-lines" aria-hidden="true">
          {[46, 92, 97, 88, 94, 61].map((width, index) => (
            <i key={width} className="stitch-x" style={{ width: `${width}%`, animationDelay: `${index * 260}ms` }} />
          ))}
        </div>
      </div>
    </PageFrame>
  )
}
