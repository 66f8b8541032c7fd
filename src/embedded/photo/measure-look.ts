import { measureFall } from './hair/fall.ts'
import { uprightFace } from './face/upright.ts'
import { CELLS, placeOfCell, type Head } from './hair/cells.ts'
import type { Mask } from './pixels/mask.ts'
import { fromSquare, type Pixels } from './pixels/pixels.ts'
import type { Sitter } from './sitter.ts'
import { measureBeard } from './look/measure-beard.ts'
import { measureBeside } from './look/measure-beside.ts'
import { measureBrows } from './look/measure-brows.ts'
import { measureClothes, type HeadCell } from './look/measure-clothes.ts'
import { measureCut } from './look/measure-cut.ts'
import { measureEyes } from './look/measure-eyes.ts'
import { measureFace } from './look/measure-face.ts'
import { measureGrain } from './look/measure-grain.ts'
import { measureGlasses } from './look/measure-glasses.ts'
import { measureHair } from './look/measure-hair.ts'
import { measureHairs } from './look/measure-hairs.ts'
import { measureLowerFace } from './look/measure-lower-face.ts'
import { measurePatches } from './look/measure-patches.ts'
import { measureRelief } from './look/measure-relief.ts'
import { measureSkin } from './look/measure-skin.ts'
import { measureStrands } from './look/measure-strands.ts'
import { measureWidth } from './look/measure-width.ts'
import { seenAroundHead } from './look/seen-inside.ts'

/** All numbers that a look is read out of. */
export function measureLook(photo: Pixels, sitter: Sitter) {
  const { landmarks, frame, person, head, hair: mask } = sitter
  const upright = uprightFace(photo, landmarks, frame)
  const skin = measureSkin(photo, landmarks, frame, person, mask)
  const eyes = measureEyes(photo, landmarks, frame)
  const strands = measureHair(photo, frame, mask, skin.colour)
  return {
    upright,
    skin,
    eyes,
    patches: measurePatches(upright),
    face: measureFace(landmarks),
    beard: measureBeard(upright, landmarks),
    lower: measureLowerFace(upright),
    hairs: measureHairs(upright, strands.middle),
    cut: measureCut(photo, landmarks, frame, person.mask, mask, skin.colour),
    brows: measureBrows(upright, landmarks),
    strands,
    runs: measureStrands(upright, mask),
    relief: measureRelief(upright, landmarks, eyes, skin),
    fall: measureFall(head, mask),
    grain: measureGrain(photo, head.square, mask),
    width: measureWidth(photo, frame, person.mask),
    beside: measureBeside(photo, frame, mask),
    glasses: measureGlasses(upright),
    clothes: measureClothes(cellsOf(head, mask), frame.height / 2),
    /** Pixels of the photo across the face. */
    across: frame.width * photo.scale,
    insideFace: landmarks.inside,
    insideAround: seenAroundHead(person.inside),
  }
}

function cellsOf({ cells, square }: Head, mask: Mask): HeadCell[] {
  return cells.flatMap((cell, i) => {
    if (!cell) return []
    const place = fromSquare(square, ((i % CELLS) + 0.5) / CELLS, (Math.floor(i / CELLS) + 0.5) / CELLS)
    return [{ lab: cell.lab, person: cell.person, hair: mask(...place), ...placeOfCell(i) }]
  })
}
