import { queryOptions } from '@tanstack/react-query'
import { NOTICES, type NoticePath } from '../../../contract/pages.ts'
import { send } from '../../send.ts'

export const noticeQuery = (path: NoticePath) => {
  const { file } = NOTICES[path]
  return queryOptions({
    queryKey: [file],
    queryFn: async ({ signal }) => (await send('GET', file, undefined, { signal })).text(),
  })
}
