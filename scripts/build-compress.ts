import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest|md|xml|txt)$/
/** Below this a compressed answer saves nothing that a packet would notice. */
const MIN_BYTES = 1024

/** Lays a Brotli and a gzip copy beside every text file under `folder`, as the server's `preCompressed` expects. */
export async function compressFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const content = await readFile(file)
    if (content.length < MIN_BYTES) continue
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality))
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
}
