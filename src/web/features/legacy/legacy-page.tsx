import { PageFrame } from '../shell/page-frame.tsx'

export function LegacyPage() {
  return (
    <PageFrame title="Muy pronto">
      <h1 className="wrap py-16 text-t1">Muy pronto</h1>
    </PageFrame>
  )
}
