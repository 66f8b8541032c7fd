import { fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Stream = { nfd?: number }
type EmscriptenFs = { filesystems: { NODEFS: { stream_ops: Record<string, unknown>; createNode: unknown } } }
type ModuleOptions = Parameters<NodeFS['init']>[1]

/**
 * PGlite's file system with a real fsync: the stock one acknowledges it without doing it, and a
 * power cut could then take back a committed transaction.
 */
export class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: ModuleOptions): Promise<{ emscriptenOpts: ModuleOptions }> {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun = [emscriptenOpts.preRun ?? []].flat()
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          (module: unknown) => {
            const { FS } = module as { FS: EmscriptenFs }
            FS.filesystems.NODEFS.stream_ops['fsync'] = (stream: Stream) => {
              if (stream.nfd !== undefined) fsyncSync(stream.nfd)
              return 0
            }
          },
          ...preRun,
        ] as NonNullable<ModuleOptions['preRun']>,
      },
    }
  }
}
