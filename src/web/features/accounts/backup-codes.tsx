import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useConfig } from '../shell/config.ts'

/** The backup codes, shown once and offered as a file. */
export function BackupCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { productName } = useConfig()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.focus(), [])
  const text = [`${productName}: códigos de respaldo`, 'Cada uno sirve una vez.', '', ...codes, ''].join('\r\n')
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Códigos de respaldo"
        className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-6 gap-y-[0.6rem] rounded-field border-[1.5px] border-dashed border-edge p-5 font-mono text-[1.1rem] wrap-anywhere outline-none"
        translate="no"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="main" asChild>
          <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download="codigos-de-respaldo.txt">
            <Icon name="download" />
            Descargar
          </a>
        </Button>
        <Button onClick={onDone}>Ya los guardé</Button>
      </div>
    </>
  )
}
