import type { Style } from '../../../contract/styles.ts'
import { acuarela } from './acuarela.ts'
import { anime } from './anime.ts'
import { comic } from './comic.ts'
import { dibujo } from './dibujo.ts'
import { funko } from './funko.ts'
import { ghibli } from './ghibli.ts'
import { infantil } from './infantil.ts'
import { pixar } from './pixar.ts'
import type { Planes } from './planes.ts'
import { realista } from './realista.ts'
import { retro } from './retro.ts'

/** A technique: turns the planes of a drawing into the finished picture, as RGBA bytes. */
type Pass = (planes: Planes) => Uint8ClampedArray

export const PASSES: Record<Style, Pass> = {
  infantil,
  ghibli,
  pixar,
  anime,
  funko,
  realista,
  acuarela,
  comic,
  retro,
  dibujo,
}
