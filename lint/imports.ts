/** Who may import whom: the tables of the rule `house/imports`. */

/**
 * What lies in a folder, and what beside it each may import. A name is a path from the folder, `x/*` the files of x
 * without those of its folders, `*` the files of the folder itself. The longest name that a file has holds; what has no
 * name here may import everything.
 */
export type Beside = Record<string, readonly string[]>

const WEB_FEATURES = [
  ['shell'],
  ['errors', 'landing', 'notices', 'stories', 'wizard'],
  ['checkout', 'generation', 'reading', 'recordings', 'revisions'],
  ['thanks'],
  ['gifts'],
  ['gift-cards', 'guestbooks'],
  ['accounts', 'delivery'],
  ['library', 'preview'],
  ['legacy'],
]

export const FOLDERS: Record<string, Beside> = {
  src: {
    contract: [],
    web: ['contract'],
    embedded: ['contract', '*'],
    server: ['contract', '*'],
    // The embedded engines are known to composition alone.
    'server/*': ['contract', 'embedded', '*'],
  },
  'src/web': {
    ui: ['*'],
    forms: ['*'],
  },
  'src/web/features': {
    ...eachAboveThoseBefore(WEB_FEATURES),
    'simulated-checkout': ['shell', 'errors', 'landing', 'notices', 'stories', 'wizard'],
  },
  'src/embedded': {
    storyteller: ['*'],
    photo: ['*'],
    illustrator: ['*'],
    'illustrator/*': ['*', 'photo'],
    'illustrator/painting': ['*', 'photo'],
    'illustrator/combine': ['*', 'photo'],
  },
  'src/embedded/storyteller': {
    language: [],
    deeds: ['language'],
    occasions: ['language'],
    things: ['language'],
    kit: ['language', 'deeds', 'occasions'],
    plots: ['language', 'deeds', 'things', 'kit'],
    readback: ['language', 'kit'],
  },
  'src/embedded/storyteller/language': {
    grammar: [],
    spelling: ['grammar'],
    countries: ['grammar'],
    people: ['grammar', 'spelling', '*'],
    favourite: ['grammar', 'spelling', 'people', '*'],
    'left-out': ['grammar', 'spelling'],
    memory: ['grammar', 'spelling', 'people', '*'],
    turned: ['grammar', 'spelling', 'people', 'memory'],
    admired: ['grammar', 'spelling', 'people', 'memory', 'turned', '*'],
    trait: ['grammar', 'spelling', 'people', 'turned', 'admired', '*'],
  },
  'src/embedded/illustrator': {
    buffers: [],
    scene: ['buffers'],
    lexicon: ['scene'],
    objects: ['buffers'],
    scenery: ['buffers', 'scene'],
    figures: ['buffers', 'scene'],
    places: ['buffers', 'scene', 'scenery'],
    styles: ['buffers', 'scene', 'scenery', 'places'],
    staging: ['buffers', 'scene', 'scenery', 'figures', 'objects', 'places'],
    planning: ['scene', 'lexicon', 'objects'],
    painting: 'buffers scene scenery figures objects places staging styles planning lexicon'.split(' '),
    combine: ['buffers', 'scene', 'scenery', 'objects', 'lexicon', 'places', 'styles', 'painting'],
  },
  'src/embedded/illustrator/figures': { poses: [], hair: [] },
  'src/embedded/illustrator/lexicon': { words: [] },
  'src/embedded/illustrator/objects': {
    drawing: [],
    icons: ['drawing'],
    things: ['drawing'],
    animals: ['drawing'],
  },
  'src/embedded/photo': {
    network: [],
    pixels: [],
    face: ['network', 'pixels'],
    look: ['pixels', 'face'],
  },
  'src/server/features': {
    answers: ['usage'],
    looks: ['photos'],
    files: [],
    usage: [],
    proofs: [],
    stories: ['files'],
    photos: ['files', 'proofs', 'stories', 'usage'],
    credentials: ['stories'],
    generation: ['files', 'photos', 'proofs', 'stories', 'usage'],
    editions: ['files', 'generation', 'stories', 'usage'],
    revisions: ['generation', 'stories', 'usage'],
    recordings: ['files', 'stories'],
    narrations: ['files', 'generation', 'recordings', 'stories', 'usage'],
    gifts: ['recordings', 'stories'],
    'gift-cards': ['generation', 'usage'],
    purchases: ['generation', 'gift-cards', 'gifts', 'stories'],
    guestbooks: ['files', 'generation', 'photos', 'purchases', 'recordings', 'stories', 'usage'],
    thanks: ['files', 'generation', 'gifts', 'purchases', 'recordings', 'stories', 'usage'],
    accounts: [
      'credentials',
      'files',
      'gift-cards',
      'gifts',
      'guestbooks',
      'photos',
      'recordings',
      'stories',
      'thanks',
    ],
    retention: ['credentials', 'gift-cards', 'gifts', 'guestbooks', 'photos', 'proofs', 'stories'],
  },
}

/** Folders and files of src/server from the lowest layer to the highest. Each has its place here. */
export const SERVER_LAYERS = [
  ['data-dir.ts', 'errors.ts', 'log.ts', 'clock.ts', 'day.ts', 'outage.ts'],
  ['pictures', 'sound'],
  ['book', 'engines', 'files', 'mail'],
  ['book/epub', 'engines/ai/prompts', 'mail/templates'],
  ['book/print', 'engines/ai', 'db/schema'],
  ['db'],
  ['jobs', 'payments'],
  ['metrics'],
  ['settings.ts', 'ports.ts'],
  ['context.ts', 'secret.ts', 'tracing.ts'],
  ['security-events.ts', 'link-tokens.ts'],
  ['sessions'],
  ['http'],
  ['features'],
  ['admin'],
  ['app.ts', 'open-engines.ts', 'open-deps.ts', 'serve.ts', 'signals.ts', 'main.ts', 'admin.ts'],
]

/** Packages that a folder does without. */
export const FOREIGN_PACKAGES: Record<string, RegExp> = {
  'src/contract': /^(node:|react\b|fastify\b)/,
  'src/web': /^node:/,
}

function eachAboveThoseBefore(levels: readonly (readonly string[])[]): Beside {
  return Object.fromEntries(levels.flatMap((names, i) => names.map((name) => [name, levels.slice(0, i).flat()])))
}
