import { bear, koala, panda, polarBear, teddyBear } from './animals/bear.ts'
import { bird, owl } from './animals/bird.ts'
import { blackCat, cat } from './animals/cat.ts'
import { dog } from './animals/dog.ts'
import { sauropod, triceratops } from './animals/dinosaurs.ts'
import { pterosaur, tRex } from './animals/hunting-dinosaurs.ts'
import { dragon } from './animals/dragon.ts'
import { elephant } from './animals/elephant.ts'
import { fox, wolf } from './animals/fox.ts'
import { horse, unicorn } from './animals/horse.ts'
import { bee, butterfly } from './animals/insects.ts'
import { lion } from './animals/lion.ts'
import { rabbit } from './animals/rabbit.ts'
import { dolphin, fish, turtle, whale } from './animals/sea.ts'
import { iconObject } from './icons/icon.ts'
import { LONG_TAIL } from './icons/long-tail.ts'
import { frog, hamster, hen } from './animals/yard.ts'
import { drum, guitar, piano, record } from './things/music.ts'
import { rowingBoat } from './things/rowing-boat.ts'
import { lighthouse, sandcastle, swing, treeHouse } from './things/outdoors.ts'
import { christmasTree, flowers, plant, rose } from './things/plants.ts'
import { skates, surfboard } from './things/sports.ts'
import { book, camera, paints, yarn } from './things/pastimes.ts'
import { cake, coffee, iceCream } from './things/table.ts'
import { fire } from './things/fire.ts'
import { HOUSEHOLD } from './things/household.ts'
import { balloon, fireworks, gift, star } from './things/festive.ts'
import { ball, beachBall } from './things/balls.ts'
import { blocks, doll, kite, robot, rocket } from './things/toys.ts'
import { hotAirBalloon, plane } from './things/aircraft.ts'
import { bucket, notebook, oar, photo, sheet, shoe, sock, ticket, wateringCan } from './things/keepsakes.ts'
import { bicycle, boat, car, train, tricycle } from './things/vehicles.ts'
import type { PictureObject } from './drawing/object.ts'

/** Our own drawings. A new file's objects are added here. */
const OWN: ReadonlyMap<string, PictureObject> = new Map(
  [
    ball,
    balloon,
    beachBall,
    bear,
    bee,
    bicycle,
    bird,
    blocks,
    boat,
    book,
    bucket,
    butterfly,
    cake,
    camera,
    car,
    cat,
    blackCat,
    christmasTree,
    coffee,
    dog,
    doll,
    dolphin,
    dragon,
    drum,
    elephant,
    fire,
    fireworks,
    fish,
    flowers,
    fox,
    frog,
    gift,
    guitar,
    hamster,
    hen,
    horse,
    hotAirBalloon,
    iceCream,
    kite,
    koala,
    lighthouse,
    lion,
    notebook,
    oar,
    owl,
    paints,
    panda,
    photo,
    piano,
    plane,
    plant,
    rose,
    polarBear,
    pterosaur,
    rabbit,
    record,
    robot,
    rocket,
    rowingBoat,
    sandcastle,
    sauropod,
    sheet,
    shoe,
    skates,
    sock,
    star,
    surfboard,
    swing,
    teddyBear,
    ticket,
    train,
    treeHouse,
    tRex,
    triceratops,
    tricycle,
    turtle,
    unicorn,
    wateringCan,
    whale,
    wolf,
    yarn,
    ...HOUSEHOLD,
  ].map((object) => [object.id, object]),
)

const tail = new Map<string, PictureObject>()

/** The object with this id, our own drawing first; null where there is none. */
export function findObject(id: string): PictureObject | null {
  const own = OWN.get(id) ?? tail.get(id)
  const row = LONG_TAIL.get(id)
  if (own || !row) return own ?? null
  const object = iconObject(id, row)
  tail.set(id, object)
  return object
}

/** Every id that can be drawn. */
export function objectIds(): string[] {
  return [...new Set([...OWN.keys(), ...LONG_TAIL.keys()])]
}
