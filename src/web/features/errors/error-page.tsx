import { MESSAGES } from '../../../contract/messages.ts'
import { faultId } from '../../send.ts'
import { isPartMissing } from '../../ui/late-part.tsx'
import { TroublePage } from './trouble-page.tsx'

const EXPLAINED = {
  missing:
    'No pudimos traer una parte de la página. Quizá se fue la conexión, o acabamos de publicar una versión nueva.',
  kept: 'Lo que llevas de tu cuento sigue guardado en este dispositivo.',
}

/** Shown where a page has failed to load or to draw. What was written in forms is kept by the forms' own drafts. */
export function ErrorPage({ error }: { error: unknown }) {
  const explained = isPartMissing(error) ? EXPLAINED.missing : `${MESSAGES.internal}.`
  // Plain: this page makes no request, whatever failed.
  return (
    <TroublePage
      title="Algo se enredó"
      lead={`${explained} ${EXPLAINED.kept}`}
      reload="Volver a cargar"
      header="plain"
      faultId={faultId(error)}
    />
  )
}
