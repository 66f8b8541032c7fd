import type { PlaceId } from '../scene/scene.ts'
import { drawBathroom } from './bathroom.ts'
import { drawBeach } from './beach.ts'
import { drawBedroom } from './bedroom.ts'
import { drawBus } from './bus.ts'
import { drawCastle } from './castle.ts'
import { drawCave } from './cave.ts'
import { drawCity } from './city.ts'
import { drawCountryside } from './countryside.ts'
import { drawDesert } from './desert.ts'
import { drawFair } from './fair.ts'
import { drawFarm } from './farm.ts'
import { drawForest } from './forest.ts'
import { drawGarden } from './garden.ts'
import { drawHall } from './hall.ts'
import { drawIsland } from './island.ts'
import { drawJungle } from './jungle.ts'
import { drawKitchen } from './kitchen.ts'
import { drawLake } from './lake.ts'
import { drawLibrary } from './library.ts'
import { drawLift } from './lift.ts'
import { drawLivingRoom } from './living-room.ts'
import { drawMarket } from './market.ts'
import { drawMountain } from './mountain.ts'
import { drawPark } from './park.ts'
import { drawRiver } from './river.ts'
import { drawSchool } from './school.ts'
import { drawSea } from './sea.ts'
import { drawSky } from './sky.ts'
import { drawSnow } from './snow.ts'
import { drawSpace } from './space.ts'
import { drawStadium } from './stadium.ts'
import { drawStation } from './station.ts'
import { drawTheatre } from './theatre.ts'
import { drawUnderwater } from './underwater.ts'
import { drawVillage } from './village.ts'
import { drawWorkshop } from './workshop.ts'
import type { Place } from './place.ts'

/** The painter of every place. */
export const PLACE_ART: Record<PlaceId, Place> = {
  bedroom: drawBedroom,
  'living-room': drawLivingRoom,
  kitchen: drawKitchen,
  school: drawSchool,
  library: drawLibrary,
  hall: drawHall,
  workshop: drawWorkshop,
  theatre: drawTheatre,
  bathroom: drawBathroom,
  lift: drawLift,
  bus: drawBus,
  stadium: drawStadium,
  garden: drawGarden,
  park: drawPark,
  village: drawVillage,
  city: drawCity,
  market: drawMarket,
  station: drawStation,
  fair: drawFair,
  farm: drawFarm,
  countryside: drawCountryside,
  forest: drawForest,
  jungle: drawJungle,
  mountain: drawMountain,
  snow: drawSnow,
  desert: drawDesert,
  cave: drawCave,
  river: drawRiver,
  lake: drawLake,
  beach: drawBeach,
  island: drawIsland,
  underwater: drawUnderwater,
  sea: drawSea,
  sky: drawSky,
  space: drawSpace,
  castle: drawCastle,
}
