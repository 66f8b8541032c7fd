import { onTelevision } from './heard.ts'
import { bare, contract } from '../../language/grammar/text.ts'
import { drawingOf } from '../anything.ts'
import type { Named, Parts } from '../named.ts'
import { theOf, thing } from '../prop.ts'
import { playDone, playOf } from './games.ts'
import { toy } from './toys.ts'
import { soundOf } from './ways.ts'

/** What a sport is done with; what stands first is found first. */
const GEAR: readonly (readonly [RegExp, string])[] = [
  [/^(?:patin|patinaje)/u, 'un par de patines'],
  [/^(?:skate|skateboard)(?![A-Za-zÀ-ỹ])/u, 'un skate'],
  [/^(?:ballet|danza|baile)/u, 'un par de zapatillas de ballet'],
  [/^luchas?/u, 'una máscara de luchador'],
  [/^(?:boxeo|box)/u, 'un guante de box'],
  [/^(?:karate|judo|taekwondo|capoeira)/u, 'un cinturón de'],
  [/^(?:yoga|pilates)/u, 'un tapete de'],
  [/^(?:tejo|petanca|boliche)/u, 'un juego de'],
  [/^(?:bolo|bocha)/u, 'un juego de'],
  [/^(?:escalada|alpinismo)/u, 'una cuerda de'],
  [/^surf/u, 'una tabla de surf'],
  [/^(?:crossfit|pesa|gimnasio)/u, 'un par de pesas'],
  [/^gimnasia/u, 'un par de zapatillas de gimnasia'],
  [/^(?:senderismo|trekking)/u, 'un bastón de caminar'],
  [/^ciclismo/u, 'una bicicleta de carreras'],
  [/^(?:tiro con arco|arqueria)/u, 'un arco'],
  [/^(?:atletismo|running|maraton|carrera(?!s? de )|triatlon|spinning)/u, 'un par de tenis de correr'],
]

/** Of a sport that has a verb of its own, the verb. */
const DONE: readonly (readonly [RegExp, string])[] = [
  [/^patin/u, 'patinar'],
  [/^natacion/u, 'nadar'],
  [/^(?:skate|skateboard)(?![A-Za-zÀ-ỹ])/u, 'andar en skate'],
  [/^(?:escalada|alpinismo)/u, 'escalar'],
  [/^(?:baile|danza)/u, 'bailar'],
  [/^ballet/u, 'bailar ballet'],
  [/^(?:boxeo|box(?![A-Za-zÀ-ỹ]))/u, 'boxear'],
  [/^ciclismo/u, 'andar en bicicleta'],
  [/^(?:running|atletismo|maraton)/u, 'correr'],
  [/^(?:senderismo|trekking)/u, 'caminar por la montaña'],
]

/** What a sport is watched at, and played with. */
function sportDone({ own, all }: Named): string {
  const key = bare(own)
  const done = DONE.find(([test]) => test.test(key))?.[1]
  if (done) return done
  if (/^(?:toro|corrida|carrera|rally|nascar|formula|automov|motocross|jaripeo|rodeo|charr|lucha)/u.test(key))
    return `ver ${all}`
  if (/^(?:bolo|boliche|petanca|bocha|tejo)/u.test(key)) return `jugar ${contract(`a ${all}`)}`
  if (key.startsWith('pesa')) return `levantar ${own}`
  return /^(?:deporte|gimnas|yoga|pilates|crossfit|surf|parkour)/u.test(key) ? `hacer ${own}` : `practicar ${own}`
}

/** 'una patineta', 'un cinturón de karate'; null for what has no tool that everybody knows it by. */
function gearOf({ own }: Named): string | null {
  const gear = GEAR.find(([test]) => test.test(bare(own)))?.[1] ?? null
  return gear?.endsWith(' de') ? `${gear} ${own}` : gear
}

/** A team by its name as its people write it: 'del América', 'de los Rayados', 'de Boca'. */
function teamOf({ own, all }: Named): string {
  const name = own
    .replace(/ (?:corazón|campeón|en|con|desde|por|de (?:mi|su|toda))(?: .*)?$/iu, '')
    .replace(/^america(?![A-Za-zÀ-ỹ])/iu, 'América')
    .replace(/^atletico(?![A-Za-zÀ-ỹ])/iu, 'Atlético')
    .replace(/(?<![A-Za-zÀ-ỹ])(?!de(?:l|\s)|los? |las? |y )\p{Ll}/gu, (letter) => letter.toUpperCase())
  const bareName =
    /^(?:el|la) /u.test(all) &&
    /^(?:racing|boca|river|independ|v[eé]lez|hurac|nacional|millon|junior|alianza|colo|newell|rosario|peñarol|saprissa|olimpia|chivas|pumas|cruz|monterrey)/iu.test(
      own,
    )
  const article = /^(?:el|la|los|las) /u.exec(all)?.[0] ?? ''
  return bareName || (article === 'la ' && !/^(?:selecci|univers|u$)/iu.test(own))
    ? `de ${name}`
    : contract(`de ${article}${name}`)
}

/** 'fútbol de tapitas': what is flicked across a table. */
const CAPS = / (?:de|con) ((?:tap|chap|corchol)[A-Za-zÀ-ỹ]+s)(?![A-Za-zÀ-ỹ])/u
const RACKET = /^(?:tenis|padel|pimpon|ping.?pong|squash|fronton|badminton)/u

/** What games are played on. */
const CONSOLE = /^(?:nintendo|switch|consola|play|xbox|wii|game)/iu

/** What is played, cheered and found out. */
export const PLAYED = {
  toy,
  ball: ({ own, all, one, the }) => {
    // 'los balones' are no game
    if (/^(?:pelotas?|bal[oó]n|balones)(?![A-Za-zÀ-ỹ])/u.test(own))
      return thing([one, the, 'boing', `jugar con ${all}`])
    const done = / de(?:l| l[oa]s?) /u.test(own) ? '' : `jugar ${contract(`a ${all}`)}`
    const caps = CAPS.exec(own)?.[1]
    if (caps) return thing([`un puñado de ${caps}`, `el puñado de ${caps}`, 'tac', done])
    return RACKET.test(bare(own))
      ? thing([`una raqueta de ${own}`, 'la raqueta', 'tac', done])
      : thing([`una pelota de ${own}`, 'la pelota', 'boing', done])
  },
  team: (named) =>
    thing([
      `una camiseta ${teamOf(named)}`,
      'la camiseta',
      'oé, oé',
      `ver jugar ${teamOf(named).replace(/^del /u, 'al ').replace(/^de/u, 'a')}`,
    ]),
  sport: (named) => {
    const un = gearOf(named)
    const done = sportDone(named)
    return un
      ? {
          ...thing([un, theOf(un), soundOf(un.replace(/^una? (?:par de )?/u, '')), done]),
          ...(done.startsWith('ver ') && { isTool: true as const }),
        }
      : done.startsWith('ver ')
        ? onTelevision(named, done)
        : drawingOf(named.all, done)
  },
  game: (named) => {
    const [un, the] = playOf(named) ?? []
    return un && the ? thing([un, the, 'tac', playDone(named)]) : drawingOf(named.all, playDone(named))
  },
  screen: ({ own: said, all }) => {
    const own = said
      .replace(/^lol(?![A-Za-zÀ-ỹ])/iu, 'LoL')
      .replace(/^(?!video|consola|play$)\p{Ll}/u, (letter) => letter.toUpperCase())
    const done = CONSOLE.test(own) ? `jugar con ${all}` : own.startsWith('video') ? `jugar ${own}` : `jugar a ${own}`
    return CONSOLE.test(own) || own.startsWith('video')
      ? thing([`un control de ${own}`, 'el control', 'clic', done])
      : thing([`un control para ${done}`, 'el control', 'clic', done])
  },
  map: ({ one, the, all }) => thing([one, the, 'fras', `mirar ${all}`]),
  // 'los números' of whoever counts all there is
  learn: ({ own }) =>
    /^n[uú]meros?$/u.test(own)
      ? thing(['un ábaco', 'el ábaco', 'tac', ''])
      : thing([`un libro de ${own}`, 'el libro', 'fras', '']),
} satisfies Parts
