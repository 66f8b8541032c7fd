import type { ObjectUse } from '../drawing/object.ts'
import { ANIMALS } from './animals.ts'
import { FOOD } from './food.ts'

/**
 * What is drawn from Noto's icons, lit and shaded: `icon` (where it is not the id), height in
 * metres, uses. A drawing of our own with the same id goes first.
 */
export type LongTailRow = { icon: string; height: number; uses: readonly ObjectUse[]; alive: boolean }

const THINGS = `
taxi . 1.5 stands
tram tram-car 2.6 stands
motor-scooter . 1.1 stands,ridden
hibiscus . 0.3 held,stands
torch flashlight 0.24 held,stands
flying-disc . 0.26 held,flies
spiral-shell . 0.18 stands,held
basketball . 0.24 stands,held
volleyball . 0.22 stands,held
tennis . 0.1 held,stands
ping-pong . 0.26 held,stands
baseball . 0.1 held,stands
rugby rugby-football 0.2 held,stands
bowling . 0.4 stands
golf flag-in-hole 0.8 stands
hockey field-hockey 0.8 held,stands
skis . 1.5 stands
sled . 0.5 stands
ice-skate . 0.28 stands,held
skateboard . 0.3 stands
kick-scooter . 0.9 stands
swimming diving-mask 0.22 held,stands
boxing-glove . 0.3 stands,held
judo martial-arts-uniform 0.8 stands
running-shoe . 0.18 stands,held
hiking-boot . 0.24 stands,held
fishing-pole . 1.2 held,stands
trophy . 0.5 held,stands
medal sports-medal 0.3 held,stands
yo-yo . 0.18 held,stands
puzzle puzzle-piece 0.26 held,stands
chess chess-pawn 0.3 stands,held
dice game-die 0.18 stands,held
cards joker 0.2 held,stands
video-game . 0.18 held,stands
ufo flying-saucer 1 flies
planet ringed-planet 0.8 flies
telescope . 0.9 stands
comet . 0.5 flies
moon crescent-moon 0.7 flies
violin . 0.65 held,stands
trumpet . 0.4 held,stands
saxophone . 0.7 held,stands
flute . 0.5 held,stands
harp . 1.4 stands
accordion . 0.4 held,stands
maracas . 0.28 held,stands
microphone . 0.26 held,stands
notes musical-notes 0.4 flies
ballet-shoes . 0.24 stands,held
radio . 0.36 stands
fountain-pen . 0.2 held,stands
letter love-letter 0.18 held,stands
crayons crayon 0.2 held,stands
clay amphora 0.4 stands
scissors . 0.18 held,stands
sewing thread 0.2 stands,held
film clapper-board 0.3 held,stands
theatre performing-arts 0.4 stands,held
circus circus-tent 2.4 stands
ferris-wheel . 4 stands
carousel carousel-horse 1.8 stands
slide playground-slide 1.8 stands
magic magic-wand 0.4 held,stands
crown . 0.2 held,stands
shield . 0.6 held,stands
castle . 3 stands
pirate-flag . 0.9 held,stands
treasure-chest . 0.6 stands
superhero shield 0.6 held,stands
mermaid spiral-shell 0.2 held,stands
party party-popper 0.3 held,stands
pinata . 0.8 flies,stands
pumpkin jack-o-lantern 0.4 stands,held
marigold blossom 0.3 stands,held
ring . 0.1 held,stands
bubbles . 0.4 flies
snowman . 1.2 stands
sand-bucket bucket 0.3 stands,held
graduation-cap . 0.24 held,stands
backpack . 0.5 stands,held
racing-car . 1 stands
motorcycle . 1.1 stands,ridden
bus . 2.4 stands
truck delivery-truck 2.2 stands
fire-engine . 2.2 stands
police-car . 1.5 stands
ambulance . 2.2 stands
tractor . 1.9 stands
helicopter . 1.4 flies
canoe . 0.7 floats,stands
map world-map 0.4 held,stands
globe globe-showing-europe-africa 0.4 stands,held
compass . 0.16 held,stands
keyboard . 0.14 stands,held
tent . 1.5 stands
house house-with-garden 3 stands
tree deciduous-tree 3 stands
palm-tree . 3 stands
pine evergreen-tree 3 stands
cactus . 1 stands
sunflower . 0.9 stands,held
clover four-leaf-clover 0.2 held,stands
maple-leaf . 0.2 held,flies
mushroom . 0.3 stands
umbrella-with-rain umbrella 0.9 held,stands
beach-umbrella umbrella-on-ground 1.6 stands
volcano . 3 stands
suitcase luggage 0.6 stands,held
clock mantelpiece-clock 0.4 stands,held
alarm alarm-clock 0.22 stands,held
key old-key 0.2 held,stands
candle . 0.24 stands,held
lantern red-paper-lantern 0.4 flies,held
light-bulb . 0.24 flies,held
broom . 1.2 held,stands
basket . 0.4 stands,held
toolbox . 0.32 stands,held
engine gear 0.4 stands,held
microscope . 0.4 stands
test-tube . 0.24 held,stands
stethoscope . 0.4 stands,held
laptop . 0.3 stands
phone telephone 0.2 stands,held
abacus . 0.3 stands,held
headphones headphone 0.24 held,stands
sunglasses . 0.12 held,stands
hat top-hat 0.26 held,stands
cap billed-cap 0.2 held,stands
dress . 0.9 stands
scarf . 0.4 stands,held
coat . 0.9 stands
shoes high-heeled-shoe 0.18 stands,held
kimono . 0.9 stands
jewel gem-stone 0.2 held,stands
lipstick . 0.12 held,stands
fan folding-hand-fan 0.3 held,stands
heart red-heart 0.3 held,flies
couch couch-and-lamp 1.2 stands
bed . 1 stands
bathtub . 0.9 stands
baby-bottle . 0.2 held,stands
bell . 0.26 held,stands
feather . 0.26 held,flies
coins coin 0.14 held,stands
stamps framed-picture 0.2 held,stands
newspaper rolled-up-newspaper 0.26 held,stands
tv television 0.6 stands
rainbow . 1.4 flies
cloud . 0.6 flies
snowflake . 0.3 flies
water-wave . 0.8 floats,stands
anchor . 0.6 stands
bow bow-and-arrow 0.8 held,stands
boomerang . 0.3 held,flies
shopping-bags . 0.4 held,stands
lotus . 0.3 floats,stands
fountain . 1.6 stands
stone rock 0.16 stands,held
scales balance-scale 0.45 stands,held
envelope . 0.16 held,stands
mailbox postbox 1.3 stands
spoon . 0.2 held,stands
ruler straight-ruler 0.26 held,stands
antenna satellite-antenna 0.6 stands
mirror . 0.7 stands
pennant triangular-flag 0.5 held,stands
thermometer . 0.3 held,stands
plate fork-and-knife-with-plate 0.26 stands,held
bowl bowl-with-spoon 0.2 stands,held
seedling . 0.3 stands
megaphone . 0.3 held,stands
hourglass hourglass-done 0.26 stands,held
chair . 0.9 stands
diploma scroll 0.26 held,stands
`

export const LONG_TAIL: ReadonlyMap<string, LongTailRow> = new Map([
  ...rowsOf(ANIMALS, true),
  ...rowsOf(FOOD, false),
  ...rowsOf(THINGS, false),
])

function rowsOf(text: string, alive: boolean): [id: string, row: LongTailRow][] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [id, icon, height, uses] = line.split(' ') as [string, string, string, string]
      const row = { icon: icon === '.' ? id : icon, height: Number(height), uses: uses.split(',') as ObjectUse[] }
      return [id, { ...row, alive }]
    })
}
