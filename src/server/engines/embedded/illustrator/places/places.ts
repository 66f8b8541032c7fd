import type { PlaceId } from '../scene.ts'
import { drawBeach } from './beach.ts'
import { drawBedroom } from './bedroom.ts'
import { drawCastle } from './castle.ts'
import { drawCity } from './city.ts'
import { drawCountryside } from './countryside.ts'
import { drawForest } from './forest.ts'
import { drawGarden } from './garden.ts'
import { drawMountain } from './mountain.ts'
import type { Place } from './place.ts'
import { drawSky } from './sky.ts'
import { drawSnow } from './snow.ts'
import { drawSpace } from './space.ts'
import { drawVillage } from './village.ts'

export const PLACE_ART: Record<PlaceId, Place> = {
  bedroom: drawBedroom,
  'living-room': drawBedroom,
  kitchen: drawBedroom,
  school: drawBedroom,
  library: drawBedroom,
  workshop: drawBedroom,
  theatre: drawBedroom,
  stadium: drawCountryside,
  garden: drawGarden,
  park: drawGarden,
  village: drawVillage,
  city: drawCity,
  market: drawVillage,
  station: drawCity,
  fair: drawVillage,
  farm: drawCountryside,
  countryside: drawCountryside,
  forest: drawForest,
  jungle: drawForest,
  mountain: drawMountain,
  snow: drawSnow,
  desert: drawCountryside,
  cave: drawForest,
  river: drawMountain,
  lake: drawMountain,
  beach: drawBeach,
  island: drawBeach,
  underwater: drawBeach,
  sea: drawBeach,
  sky: drawSky,
  space: drawSpace,
  castle: drawCastle,
}
