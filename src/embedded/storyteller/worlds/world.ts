/** A place that a favourite thing opens, with somebody in it, something wrong, and how it is when mended. */
export type World = {
  id: string
  /** What it is about, for answers too long to stand in a sentence: 'los dinosaurios'. */
  topic: string
  /** A place made of the favourite thing, with its article. */
  land: string
  /** What kind of place that is, in plain words, for pictures: 'una biblioteca'. */
  setting: string
  /** Somebody from there who can talk. */
  guide: Thing
  /** Something that fits in a hand. */
  token: Thing
  /** What leads the way: plural, without article. */
  trail: string
  /** After 'olía a'. */
  scent: string
  /** What is heard there, with its article. */
  sound: string
  /** What has gone wrong there, as somebody from there says it: a clause ready for 'donde', without its stop. */
  now: string
  /** How it is when it is mended: one whole sentence, without its stop. */
  back: string
  /** What is seen there, for pictures. */
  objects: [string, string, string]
}

/** A noun phrase twice: as it enters ('un cometa con bufanda') and as it is known ('el cometa'). */
export type Thing = { un: string; el: string; g: 'm' | 'f' }

export function thing(un: string, el: string): Thing {
  return { un, el, g: un.startsWith('una ') ? 'f' : 'm' }
}

/** A world and the words, without accents, that open it. */
export type WorldRow = [id: string, test: RegExp, world: Omit<World, 'id'>]
