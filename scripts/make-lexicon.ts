/**
 * Writes the two tables of the embedded illustrator that are taken from others' data: `lexicon/annotations.json`
 * (Spanish words of Unicode's CLDR, by emojibase-data) and `objects/icons/icons.json` (drawings of Noto Emoji, by
 * Iconify). Run it with node after a change of the long tail or of those packages; both tables are committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { LONG_TAIL } from '../src/embedded/illustrator/objects/icons/long-tail.ts'
import { phraseKey } from '../src/embedded/illustrator/lexicon/thesaurus.ts'

type Emoji = { hexcode: string; label: string }
type Icons = { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> }

const require = createRequire(import.meta.url)
const read = (path: string): unknown => JSON.parse(readFileSync(require.resolve(path), 'utf8'))

/** First words of names that mean something else, or too much, in people's answers. */
const AMBIGUOUS = new Set(
  `cara copa caja cuña trozo tableta porcion pieza caña cañon bola bolsa barra olla tarro vaso copo espiga banderin
  guante uniforme mascara tubo carro papa patata mando control disco nota objeto lata rebanada rueda carta palo tienda
  casa cuarto tina planeta muñeco pelota balon coche auto camion piedra sofa gafa lente nube gota fuego fuente llave
  linterna lampara parque pan luna mapa ola pato perro arbol hoja uva uvas gancho bota zapato zapatilla reloj media
  platillo bebida pavo bandera pluma arco pollo perezoso llama vestido burro patin tenis hockey lapiz dulce helado salsa cubo cuello hilo oscuro marco bombilla cuadro copas paleta colada sobr`.split(
    /\s+/,
  ),
)

function annotations(): Record<string, string> {
  const names = read('@iconify-json/noto/chars.json') as Record<string, string>
  const objects = new Map([...LONG_TAIL].map(([id, { icon }]) => [icon, id]))
  const owners = new Map<string, Set<string>>()
  for (const language of ['es', 'es-mx']) {
    for (const { hexcode, label } of read(`emojibase-data/${language}/data.json`) as Emoji[]) {
      const bare = hexcode.toLowerCase().replaceAll('-fe0f', '')
      const object = objects.get(names[hexcode.toLowerCase()] ?? names[bare] ?? '')
      // The name, and its first word; the tags are associations («contar» for an abacus) and mislead.
      for (const key of object ? [phraseKey(label), phraseKey(label.split(' ')[0]!)] : []) {
        if (key.length < 3 || AMBIGUOUS.has(key)) continue
        owners.set(key, (owners.get(key) ?? new Set()).add(object!))
      }
    }
  }
  // A word that several pictures claim says too little.
  const single = [...owners].filter(([, claimants]) => claimants.size === 1)
  return Object.fromEntries(single.map(([key, [object]]) => [key, object!] as const).toSorted(byName))
}

function icons(): Record<string, string> {
  const noto = read('@iconify-json/noto/icons.json') as Icons
  const bodies = new Map<string, string>()
  for (const { icon } of LONG_TAIL.values()) {
    const body = (noto.icons[icon] ?? noto.icons[noto.aliases?.[icon]?.parent ?? ''])?.body
    if (!body) throw new Error(`no icon ${icon} in Noto`)
    // Two decimals of a 128-pixel drawing are finer than any picture shows.
    bodies.set(
      icon,
      body.replace(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100)),
    )
  }
  return Object.fromEntries([...bodies].toSorted(byName))
}

function byName([first]: readonly [string, string], [second]: readonly [string, string]): number {
  return first < second ? -1 : 1
}

const write = (file: string, table: Record<string, string>) =>
  writeFileSync(new URL(file, import.meta.url), `${JSON.stringify(table, null, 2)}\n`)
write('../src/embedded/illustrator/lexicon/annotations.json', annotations())
write('../src/embedded/illustrator/objects/icons/icons.json', icons())
