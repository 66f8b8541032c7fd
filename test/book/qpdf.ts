import createModule, { type QpdfInstance } from '@neslinesli93/qpdf-wasm'

/** What the package has, but its types leave out. */
type Options = { noInitialRun: true }
type FileSystem = {
  writeFile: (path: string, data: Uint8Array) => void
  open: (path: string, flags: string) => void
  close: (stream: unknown) => void
  streams: unknown[]
}
const createQpdf = createModule as unknown as (
  options: Options,
) => Promise<QpdfInstance & { FS: QpdfInstance['FS'] & FileSystem }>

let opened: ReturnType<typeof createQpdf> | undefined

/**
 * What `qpdf --check` finds wrong with a PDF's structure, for tests; empty where it finds nothing. One program for all
 * files of a worker: to compile it costs more than to read a book.
 */
export async function checkPdf(pdf: Uint8Array): Promise<string> {
  const { FS, callMain } = await (opened ??= createQpdf({ noInitialRun: true }))
  FS.writeFile('/book.pdf', pdf)
  // What it says goes to files, each time empty ones, instead of the console.
  for (const [fd, path] of [
    [1, '/said'],
    [2, '/complained'],
  ] as const) {
    FS.close(FS.streams[fd])
    FS.open(path, 'w')
  }
  const code = callMain(['--check', '/book.pdf'])
  const complaints = Buffer.from(FS.readFile('/complained')).toString()
  return code === 0 ? complaints : `qpdf ends with ${code}: ${complaints}`
}
