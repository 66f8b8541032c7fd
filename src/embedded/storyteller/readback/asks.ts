import { relationGender } from '../../../contract/gender.ts'
import type { Ask } from '../../../contract/readings.ts'
import { privateFact } from '../../../contract/private-facts.ts'
import type { Brief } from '../../../engine.ts'
import { isAll } from '../language/left-out/says-nothing.ts'
import { memoriesIn } from '../language/memory/memory-heart.ts'
import { isDoubted, type Reading } from '../kit/reading.ts'
import { takenBack } from '../language/admired/contradicted.ts'
import { isNounForm } from '../language/grammar/dictionary.ts'
import { isForeign } from '../language/spelling/foreign.ts'
import { finiteForm } from '../language/grammar/finite.ts'
import { TABLE } from '../language/grammar/paradigms.ts'
import { isSure } from '../language/sureness.ts'
import { bare, upperFirst, withoutEnd, words } from '../language/grammar/text.ts'
import { lowerFirst, tidy } from '../language/spelling/tidy.ts'
import { asked } from './asked.ts'
import { isVague, onManner } from './asks-manner.ts'
import { isBarePresence, onlyPraised, saidOver } from './asks-open.ts'
import { isOldOne, isPetName } from '../language/people/open-bond.ts'
import { areOpposed } from '../language/admired/opposites.ts'
import { openName } from './open-name.ts'

const MOST = 4

/** What is better asked than guessed, those first that change the story most; nothing that was said or follows. */
export function asksOf(brief: Brief, reading: Reading): Ask[] {
  const { readings = {} } = brief
  if (!brief.recipientName.trim() || !brief.recipientRelation.trim()) return []
  return [...onWho(brief, reading), ...onAnswers(brief, reading), ...onManner(brief, reading)]
    .filter(({ key }) => readings[key] === undefined)
    .slice(0, MOST)
}

function onWho(brief: Brief, reading: Reading): Ask[] {
  const { r, inMemory, unborn, relation } = reading
  const { name } = r
  const isUnsaid = isVague(brief, relation) && r.role === 'other' && !isOldOne(relation)
  const isRemembered = isSure(inMemory)
  const isHer = relationGender(relation) !== 'm'
  return [
    ...asked(
      isDoubted(reading) && inMemory < 1 && brief.occasion !== 'en-recuerdo',
      'occasion',
      isRemembered ? `Lo contaremos en recuerdo de ${name}, ¿está bien?` : `¿Es un cuento en recuerdo de ${name}?`,
    ),
    ...asked(unborn > 0.3 && !isSure(unborn), 'age', `¿${name} ya nació? Si es así, ¿qué edad tiene?`),
    ...asked(
      isBossOrMother(brief, relation),
      'relation',
      `¿Quién es ${name} para ti?`,
      BOSS_OR_MOTHER[bare(relation).trim().endsWith('a') ? 'f' : 'm'],
    ),
    ...asked(
      isOldOne(relation),
      'relation',
      `¿${upperFirst(name)} es ${isHer ? 'tu mamá o tu esposa' : 'tu papá o tu esposo'}?`,
      OLD[isHer ? 'f' : 'm'],
    ),
    ...asked(
      r.role === 'teacher' && brief.occasion === 'graduacion',
      'occasion',
      `La graduación, ¿es de ${name} o de quienes aprenden?`,
      [
        { value: 'graduacion', label: `De ${name}` },
        { value: 'porque-si', label: 'De quienes aprenden: es para dar las gracias' },
      ],
    ),
    ...asked(isPetName(brief), 'relation', `¿Qué es ${name} de ti?`, FOND),
    ...asked(isUnsaid, 'relation', `¿Qué es ${name} de ti?`),
  ]
}

const FOND = [
  { value: 'mi hija', label: 'Mi hija' },
  { value: 'mi hijo', label: 'Mi hijo' },
  { value: 'mi novia', label: 'Mi novia' },
  { value: 'mi novio', label: 'Mi novio' },
]

const BOSS_OR_MOTHER = {
  f: [
    { value: 'mi mamá', label: 'Mi mamá' },
    { value: 'mi jefa', label: 'Mi jefa del trabajo' },
  ],
  m: [
    { value: 'mi papá', label: 'Mi papá' },
    { value: 'mi jefe', label: 'Mi jefe del trabajo' },
  ],
}

const OLD = {
  f: [
    { value: 'mi mamá', label: 'Mi mamá' },
    { value: 'mi esposa', label: 'Mi esposa' },
  ],
  m: [
    { value: 'mi papá', label: 'Mi papá' },
    { value: 'mi esposo', label: 'Mi esposo' },
  ],
}

/** «la jefa» from one person, and no word of work. */
function isBossOrMother({ senderName, recipientName, ...brief }: Brief, relation: string): boolean {
  // where «mi jefe» is nobody's father
  if (brief.variant !== undefined && brief.variant !== 'es-MX') return false
  if (!/^(?:mi |la |el )?jef(?:ecit)?[aeo]$/u.test(bare(relation).trim()) || brief.occasion === 'madre') return false
  if (/^(?:lic|dr|ing|arq|don|doña|prof)/iu.test(recipientName.trim()) || / y |,|equipo|turno|todos/iu.test(senderName))
    return false
  const said = bare(
    [senderName, brief.specialMemory, brief.admiration, brief.favoriteThing, brief.extraTrait].join(' '),
  )
  return !/oficina|trabaj|equipo|junta|contrato|proyecto|client|turno|emplead|laburo|curro|sueldo|empresa/u.test(said)
}

/** What was left out whole is asked for again, and so is a memory of which only a title is said. */
function onAnswers(brief: Brief, { answers, r }: Reading): Ask[] {
  const open = (field: keyof typeof answers, said: string) => said.trim() !== '' && answers[field].isLeftOut
  const memory = answers.memory.said
  const title = withoutEnd(tidy(memory))
  const isHint = /^lo de/iu.test(title)
  const isTitle =
    !answers.memory.isLeftOut &&
    words(title).length <= 4 &&
    /^(?:la vez|el día|lo)(?![A-Za-zÀ-ỹ])/iu.test(title) &&
    !words(memory.replace(/(?<![A-Za-zÀ-ỹ])(?:del|de la|el|la|un|una) [A-Za-zÀ-ỹ]+/giu, ' ')).some((word) =>
      finiteForm(word),
    )
  const isBare =
    !isTitle &&
    !answers.memory.isLeftOut &&
    !KEPT.test(brief.specialMemory) &&
    (isNamedOnly(memory) || isBarePresence(memory))
  const name = openName(brief)
  const over = saidOver(brief.favoriteThing)
  const unpraised = onlyPraised(brief)
  const memories = memoriesIn(brief.specialMemory)
  return [
    ...asked(
      memories.length > 1,
      'memory',
      'Escribiste más de un recuerdo: ¿cuál contamos?',
      memories.map((value) => ({ value, label: value })),
    ),
    ...asked(
      open('memory', brief.specialMemory),
      'memory',
      isForeign(brief.specialMemory)
        ? '¿Nos cuentas ese momento en español?'
        : privateFact(brief.specialMemory) === 'secret'
          ? 'Parece un secreto: ¿lo puede leer todo el mundo? Si sí, escríbelo aquí; si no, ¿qué otro momento contamos?'
          : '¿Qué otro momento, aunque sea pequeño, te gustaría guardar aquí?',
    ),
    ...asked(
      !answers.favourite.isLeftOut && /no es seguro|no est(?:oy|amos) segur/iu.test(brief.favoriteThing),
      'favorite',
      `¿Qué ${r.le} gusta de seguro? Quizá alguien cercano lo sepa.`,
    ),
    ...asked(
      !answers.favourite.isLeftOut && over !== null,
      'favorite',
      `Escribiste «${over}» varias veces: ¿qué es lo que más ${r.le} gusta de eso?`,
    ),
    ...asked(OR_REVERSED.test(brief.favoriteThing), 'favorite', `Escribiste «o al revés»: ¿qué le gusta a cada quien?`),
    ...asked(isTitle && !isHint, 'memory', `¿Qué pasó ${lowerFirst(title)}?`),
    ...asked(isTitle && isHint, 'memory', `De «${lowerFirst(title)}», ¿qué se puede contar?`),
    ...asked(isBare, 'memory', `Cuéntanos algo más de «${lowerFirst(withoutEnd(tidy(memory)))}»: ¿qué pasó?`),
    ...asked(
      takenBack(brief.favoriteThing, `${brief.admiration}. ${brief.specialMemory}. ${brief.extraTrait}`) !== null,
      'favorite',
      `¿${upperFirst(answers.favourite.said)}${r.n(' todavía le', ' todavía les')} gusta? Escribiste que no: ¿qué ponemos?`,
    ),
    ...asked(
      open('favourite', brief.favoriteThing),
      'favorite',
      isForeign(brief.favoriteThing)
        ? `¿Cómo se dice en español lo que más ${r.le} gusta?`
        : `¿Qué cosa concreta ${r.le} gusta: una comida, un lugar, una canción?`,
    ),
    ...asked(
      open('admiration', brief.admiration) || isAll(brief.admiration),
      'admiration',
      isForeign(brief.admiration)
        ? `¿Qué admiras de ${r.name}, dicho en español?`
        : `¿Qué admiras de ${r.name}: su bondad, su humor, su valentía…?`,
    ),
    ...asked(
      !answers.admiration.isLeftOut && unpraised !== null,
      'admiration',
      `Lo que admiras es de ${unpraised?.praised}: ¿y qué admiras de ${unpraised?.others}?`,
    ),
    ...asked(
      !answers.admiration.isLeftOut && FOR_ALL.test(brief.admiration),
      'admiration',
      `«${withoutEnd(tidy(brief.admiration))}»: ¿qué hace ${r.name}, por ejemplo?`,
    ),
    ...asked(name !== null && !answers.favourite.isLeftOut, 'favorite', `¿«${name?.name}» es…?`, name?.choices),
    ...asked(
      areOpposed(brief.extraTrait),
      'trait',
      `Escribiste «${lowerFirst(withoutEnd(tidy(brief.extraTrait)))}»: ¿cuál de las dos es de ${r.name}?`,
    ),
  ]
}

/** 'todo en ella me hace mejor': true, and of anybody who is loved. */
const FOR_ALL =
  /^\s*(?:que )?(?:todo (?:en|de|lo de) (?:él|ella|el)(?: [A-Za-zÀ-ỹ]+){0,4}|(?:me|nos) hace (?:mejor(?: persona)?|ser mejor|(?:muy )?feliz))[\s.!]*$/iu

/** 'a uno la música y al otro el balón… o al revés' */
const OR_REVERSED = /(?<![A-Za-zÀ-ỹ])o (?:era |es |será )?al rev[eé]s(?![A-Za-zÀ-ỹ])/iu

/** They will not tell more of it. */
const KEPT = /(?<![A-Za-zÀ-ỹ])no (?:l[oa] )?(?:puedo|podemos|se puede|quiero) (?:contar|decir)/iu

/** 'la boda de Luz', 'una vez llegó tarde': a day that is named, of which nothing is told. */
function isNamedOnly(memory: string): boolean {
  const said = words(memory)
  const isLate = said.length <= 4 && /^una vez /iu.test(memory)
  return (
    isLate ||
    (said.length <= 9 &&
      !said.some((word) => word.endsWith('ndo')) &&
      !said.some(
        (word) => finiteForm(word.toLowerCase()) && (TABLE.has(word.toLowerCase()) || !isNounForm(word.toLowerCase())),
      ))
  )
}
