import type { Coat, ImageBytes, LooksRequest } from '../../../engine.ts'
import { kinshipOf } from '../planning/kinship.ts'
import { drawAnimals } from './draw-animals.ts'
import { drawHeads } from './draw-heads.ts'

/** Each head as old and of the gender that a story with this look makes it, or each animal; WebP. */
export function drawLooks({ sitter, looks, style, side }: LooksRequest): Promise<ImageBytes> {
  if (areCoats(looks)) return drawAnimals({ coats: looks, style, side })
  const heads = looks.map((look) => ({
    look,
    person: kinshipOf({ ...sitter, [LOOK_OF[sitter.of]]: look })[sitter.of],
  }))
  return drawHeads({ heads, style, side, columns: heads.length })
}

function areCoats(looks: LooksRequest['looks']): looks is readonly Coat[] {
  return looks.every((look) => 'animal' in look)
}

const LOOK_OF = { sender: 'senderLook', recipient: 'recipientLook' } as const
