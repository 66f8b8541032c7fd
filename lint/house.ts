import { posix } from 'node:path'
import { importProblem, packageProblem } from './order.ts'

/** The house's own rules, for oxlint. Who may import whom stands in `imports.ts`. */

type Node = { type: string; parent: Node | null }
type Import = Node & { source: (Node & { value: string }) | null }
type Reference = Node & { typeName: { name?: string }; typeArguments: Node | null }
type Literal = Node & { regex?: { pattern: string; flags: string } }
type Context = {
  filename: string
  cwd: string
  report(problem: { node: Node; message: string }): void
}

/** The brands of access, and the one file of a feature that may give each. `Readable` of node:stream takes no argument. */
const MINTED_IN: Record<string, string> = {
  Owned: 'policy.ts',
  OwnedPhoto: 'policy.ts',
  Readable: 'policy.ts',
  Locked: 'lock.ts',
  LockedStory: 'lock.ts',
}

const imports = {
  create(context: Context) {
    const from = pathIn(context)
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }

    function check(node: Import): void {
      const name = node.source?.value
      if (typeof name !== 'string') return
      const message = name.startsWith('.')
        ? importProblem(from, posix.join(posix.dirname(from), name))
        : packageProblem(from, name)
      if (message) context.report({ node, message })
    }
  },
}

const http = {
  create(context: Context) {
    return {
      ImportDeclaration(node: Import) {
        if (/^@?fastify\b/.test(node.source?.value ?? ''))
          context.report({ node, message: 'HTTP belongs in http/, app.ts and routes.ts.' })
      },
    }
  },
}

const minting = {
  create(context: Context) {
    const file = posix.basename(pathIn(context))
    return {
      TSTypeReference(node: Reference) {
        const brand = node.typeName.name ?? ''
        const place = MINTED_IN[brand]
        if (!place || place === file || (brand === 'Readable' && !node.typeArguments)) return
        if (castAround(node)) context.report({ node, message: `Only a feature's ${place} may cast to ${brand}.` })
      },
    }
  },
}

/** A first story took half a second longer: V8 works out the other case of a hundred thousand letters for each pattern anew. */
const letters = {
  create(context: Context) {
    return {
      Literal(node: Literal) {
        if (node.regex?.flags.includes('i') && node.regex.pattern.includes('\\p{L}'))
          context.report({ node, message: 'Without regard to case, a letter is written [A-Za-zÀ-ỹ].' })
      },
    }
  },
}

/** Whether a type is that of a cast, or a part of it. */
function castAround(node: Node): boolean {
  const { parent } = node
  if (!parent?.type.startsWith('TS')) return false
  return parent.type === 'TSAsExpression' || castAround(parent)
}

function pathIn({ filename, cwd }: Context): string {
  return posix.relative(cwd, filename)
}

// oxlint-disable-next-line import/no-default-export -- the form that oxlint loads
export default { meta: { name: 'house' }, rules: { imports, http, letters, minting } }
