import { messages, PGlite, type PGliteOptions } from '@electric-sql/pglite'

type Answer = Awaited<ReturnType<PGlite['execProtocolStream']>>
type Options = Parameters<PGlite['execProtocolStream']>[1]

/** A statement that the database keeps parsed and planned; the answers that describe it never change. */
type Statement = { name: string; parameters?: Answer; columns?: Answer }

/** First bytes of the messages of PostgreSQL's extended query protocol, and what a description or a close is of. */
const [PARSE, BIND, DESCRIBE, CLOSE, SYNC] = ['P', 'B', 'D', 'C', 'S'].map((letter) => letter.charCodeAt(0))
const OF_STATEMENT = 'S'.charCodeAt(0)
/** PostgreSQL's code for a kept plan whose columns would be others now. */
const FEATURE_NOT_SUPPORTED = '0A000'
/** As many are kept; a plan of a large query takes some 100 KB of the database's memory. */
const MOST = 100
/** Texts that were asked once, and may come again. */
const MOST_NEW = 1_000
/** Behind the letter and the length of a message. */
const BODY = 5

/**
 * PGlite that parses and plans a query once, where it would do it each time: most of a short query's work, on the thread
 * that answers everybody. What it sends for a query (parse, describe, bind, describe, execute, sync) goes through
 * `execProtocolStream` message by message and query by query: from a text's second time on, parse makes a named statement,
 * and later neither parsing nor describing reaches the database.
 */
export class PreparingPGlite extends PGlite {
  readonly #statements = new Map<string, Statement>()
  readonly #new = new Set<string>()
  #current: Statement | undefined
  /** Names of statements that nobody asks for again, to be closed before the next one is made. */
  readonly #given: string[] = []
  #made = 0

  static async open(options: PGliteOptions): Promise<PreparingPGlite> {
    const lite = new PreparingPGlite(options)
    await lite.waitReady
    return lite
  }

  override async execProtocolStream(message: Uint8Array, options?: Options): Promise<Answer> {
    const pass = (changed = message) => super.execProtocolStream(changed, options)
    if (message[0] === PARSE) {
      this.#current = undefined
      // A name of its own: somebody keeps the statement themselves.
      return message[BODY] === 0 ? this.#parse(message, pass) : pass()
    }
    const current = this.#current
    if (!current) return pass()
    if (message[0] === SYNC) this.#current = undefined
    if (message[0] === DESCRIBE) {
      if (message[BODY] !== OF_STATEMENT) return (current.columns ??= await pass())
      return (current.parameters ??= await pass(withName(message, BODY + 1, current.name)))
    }
    if (message[0] === BIND) return this.#bind(message, current, pass)
    return pass()
  }

  async #parse(message: Uint8Array, pass: (message?: Uint8Array) => Promise<Answer>): Promise<Answer> {
    const text = Buffer.from(message.buffer, message.byteOffset, message.length).toString('latin1')
    const known = this.#statements.get(text)
    if (known) {
      this.#current = known
      // The last one used is the last to go.
      this.#statements.delete(text)
      this.#statements.set(text, known)
      return []
    }
    if (!this.#new.delete(text)) {
      if (this.#new.size === MOST_NEW) this.#new.clear()
      this.#new.add(text)
      return pass()
    }
    const [oldest] = this.#statements
    if (oldest && this.#statements.size === MOST) this.#giveUp(...oldest)
    for (const name of this.#given.splice(0)) await pass(closing(name))
    const statement = { name: `kept_${this.#made++}` }
    const answer = await pass(withName(message, BODY, statement.name))
    this.#statements.set(text, statement)
    this.#current = statement
    return answer
  }

  /** Where a table has changed so that a statement's columns are others, the next query makes it anew. */
  async #bind(
    message: Uint8Array,
    statement: Statement,
    pass: (message?: Uint8Array) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      // The portal, which goes without a name, comes first.
      return await pass(withName(message, BODY + 1, statement.name))
    } catch (error) {
      const isOld = error instanceof messages.DatabaseError && error.code === FEATURE_NOT_SUPPORTED
      const entry = [...this.#statements].find(([, kept]) => isOld && kept === statement)
      if (entry) this.#giveUp(...entry)
      throw error
    }
  }

  #giveUp(text: string, { name }: Statement): void {
    this.#statements.delete(text)
    this.#given.push(name)
  }
}

/** The message with a name in place of the empty one at `at`. */
function withName(message: Uint8Array, at: number, name: string): Uint8Array {
  const named = Buffer.alloc(message.length + name.length)
  named.set(message.subarray(0, at))
  named.write(name, at, 'latin1')
  named.set(message.subarray(at), at + name.length)
  named.writeUInt32BE(named.length - 1, 1)
  return named
}

function closing(name: string): Uint8Array {
  const message = Buffer.from([CLOSE ?? 0, 0, 0, 0, 0, OF_STATEMENT, 0])
  message.writeUInt32BE(message.length - 1, 1)
  return withName(message, BODY + 1, name)
}
