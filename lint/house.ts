import { posix } from 'node:path'
import { featureProblem, layerProblem, type Order, placeOf } from './order.ts'

/** The house's own rules of src/server, for oxlint. What may import what stands as their options in `.oxlintrc.json`. */

type Node = { type: string; parent: Node | null }
type Import = Node & { source: (Node & { value: string }) | null }
type Reference = Node & { typeName: { name?: string }; typeArguments: Node | null }
type Context = {
  filename: string
  cwd: string
  options: unknown[]
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

const layers = {
  meta: { schema: [{ type: 'object' }] },
  create(context: Context) {
    const order = context.options[0] as Order
    const from = pathIn(context)
    return {
      ImportDeclaration: (node: Import) => check(node),
      ExportNamedDeclaration: (node: Import) => check(node),
      ImportExpression: (node: Import) => check(node),
    }

    function check(node: Import): void {
      const specifier = node.source?.value
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return
      const [importer, imported] = [from, posix.join(posix.dirname(from), specifier)].map((path) =>
        placeOf(order, path),
      )
      if (!importer || !imported) return
      const message = layerProblem(order, importer, imported) ?? featureProblem(order, importer, imported)
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
export default { meta: { name: 'house' }, rules: { layers, http, minting } }
