import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NOTICE_PATHS, NOTICES } from '../../../contract/pages.ts'
import { useConfig } from '../shell/config.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { type Block, type Inline, parseMarkdown } from './markdown.ts'
import { fillNotice } from './notices.ts'
import { noticeQuery } from './queries.ts'
import './notice.css'

/** A page of plain words: privacy, terms, help. */
export function NoticePage() {
  const config = useConfig()
  const pathname = useLocation({ select: ({ pathname }) => pathname.replace(/\/+$/, '') })
  const path = NOTICE_PATHS.find((known) => known === pathname) ?? '/ayuda'
  const { title } = NOTICES[path]
  const { data, isError, refetch } = useQuery(noticeQuery(path))
  return (
    <PageFrame title={title} className="flex-1">
      <div className="wrap pt-6 pb-20">
        {data ? (
          <article className="notice sheet sheet-stack">
            {parseMarkdown(fillNotice(data, config)).map((block, index) => (
              <NoticeBlock key={index} block={block} />
            ))}
          </article>
        ) : isError ? (
          <div role="alert">
            <h1 className="text-t1">{title}</h1>
            <p className="lead my-4">No pudimos cargar esta página. Comprueba tu conexión.</p>
            <Button onClick={() => void refetch()}>Intentar de nuevo</Button>
          </div>
        ) : (
          <div className="notice sheet sheet-stack" role="status">
            <span className="sr-only">Cargando la página…</span>
            <Skeleton className="h-12 w-2/3" />
            <Skeleton className="mt-8 h-40" />
          </div>
        )}
      </div>
    </PageFrame>
  )
}

function NoticeBlock({ block }: { block: Block }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Words text={block.text} />
      </p>
    )
  if (block.kind === 'heading') {
    const Heading = block.level === 1 ? 'h1' : block.level === 2 ? 'h2' : 'h3'
    return (
      <Heading>
        <Words text={block.text} />
      </Heading>
    )
  }
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map((item, index) => (
        <li key={index}>
          <Words text={item} />
        </li>
      ))}
    </List>
  )
}

function Words({ text }: { text: Inline[] }) {
  return text.map((piece, index) => {
    if (piece.kind === 'strong') return <strong key={index}>{piece.text}</strong>
    if (piece.kind === 'link')
      return (
        <a key={index} href={piece.href}>
          {piece.text}
        </a>
      )
    return piece.text
  })
}
