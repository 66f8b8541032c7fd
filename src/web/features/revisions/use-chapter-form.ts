import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { chapterTextSchema } from '../../../contract/changes.ts'
import { joinChapter, splitChapter, type Paragraph } from '../../../contract/stories.ts'
import { call } from '../../call.ts'
import { byRules } from '../../forms/resolvers.ts'
import { useForm } from '../../forms/use-form.ts'
import { ApiError } from '../../send.ts'
import { toast } from '../../ui/toast.ts'
import { paragraphsQuery, storyQuery } from '../stories/queries.ts'

type Words = { title: string; text: string }

/** Saves with the text it was opened on; on a conflict it shows the message and adopts the stored text as its base. */
export function useChapterForm({ id, storyId, paragraphText }: Paragraph, onDone: () => void) {
  const client = useQueryClient()
  const editedFrom = useRef(paragraphText)
  const form = useForm({
    defaultValues: wordsOf(paragraphText),
    resolver: byRules((words) => ({ text: chapterTextSchema.safeParse(contentOf(words)).error?.issues[0]?.message })),
    shownAt: 'text',
    offline: 'No pudimos guardarlo. Tus palabras siguen aquí: inténtalo de nuevo.',
    send: async (words) => {
      const content = chapterTextSchema.parse(contentOf(words))
      if (content !== editedFrom.current) await save(content)
      onDone()
    },
  })

  async function save(content: string): Promise<void> {
    const { queryKey } = paragraphsQuery(storyId)
    try {
      const body = { paragraphText: content, editedFrom: editedFrom.current }
      const saved = await call('changeParagraph', { params: { id }, body })
      client.setQueryData(queryKey, (all) => all?.map((other) => (other.id === id ? saved : other)))
      void client.invalidateQueries({ queryKey: storyQuery(storyId).queryKey })
      toast({ title: 'Capítulo guardado', description: 'El libro ya lleva tus palabras.' })
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 409) {
        const now = await client.fetchQuery({ ...paragraphsQuery(storyId), staleTime: 0 }).catch(() => [])
        editedFrom.current = now.find((other) => other.id === id)?.paragraphText ?? editedFrom.current
      }
      throw failure
    }
  }

  return { ...form, content: contentOf(form.watch()) }
}

function wordsOf(paragraphText: string): Words {
  const { title, paragraphs } = splitChapter(paragraphText)
  return { title, text: paragraphs.join('\n\n') }
}

/** The chapter as it is stored; every line is a paragraph. */
function contentOf({ title, text }: Words): string {
  const lines = text.split(/\n+/).map((line) => line.trim())
  return joinChapter(title.trim(), lines.filter(Boolean))
}
