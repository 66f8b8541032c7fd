import { isSeveral, nameGender, relationGender } from '../../../contract/gender.ts'
import type { Brief, Sitter } from '../../../engine.ts'
import { unaccented } from '../lexicon/unaccented.ts'
import type { Age } from '../scene/character.ts'
import { firstOf } from './company.ts'

/** What age, gender and kind are read out of. */
type Said = Pick<Brief, Exclude<keyof Sitter, 'of'> | 'senderLook' | 'recipientLook'>

/** How old both people are drawn, and whether the recipient is an animal. */
export type Kinship = {
  sender: { age: Age; feminine: boolean }
  recipient: { age: Age; feminine: boolean }
  /** The recipient's animal, as its Spanish word. */
  pet: string | null
}

type Rule = {
  words: RegExp
  recipient: Age
  sender: Age
  feminine?: boolean
  /** The recipient's age where the giver is known to have grown up. */
  grown?: Age
  /** Both are of one age. */
  peers?: true
}

/** The recipient's relation to the sender; the first rule that fits decides. */
const RULES: Rule[] = [
  { words: /\bbebe|recien nacid/, recipient: 'baby', sender: 'adult' },
  { words: /\bsuegr|\bconsuegr|\bjubil|\bpensiona/, recipient: 'elder', sender: 'adult' },
  { words: /\bnuera|\byerno/, recipient: 'adult', sender: 'elder' },
  { words: /\bcunad|\bconcun|\bcompadr|\bcomadr/, recipient: 'adult', sender: 'adult', peers: true },
  {
    words: /\b(bis)?abuel|\byay[ao]\b|\btata\b|\bnan[ao]\b|\babuelit|\blit[ao]\b/,
    recipient: 'elder',
    sender: 'child',
  },
  { words: /\b(?:bis|tatara)?niet/, recipient: 'child', sender: 'elder' },
  { words: /adolescente|quinceaner/, recipient: 'teenager', sender: 'adult' },
  { words: /\bsobrin|\bahijad|\balumn|\bhijastr|\bhij[ao]|\bnin[ao]\b|\bpeque/, recipient: 'child', sender: 'adult' },
  {
    words: /\bmadre|\bmam[ai]|\bma\b|\bmadrina|\bmadrastra|\bviej[ao]\b(?! amig)/,
    recipient: 'adult',
    sender: 'child',
    feminine: true,
    grown: 'elder',
  },
  {
    words: /\bpadre|\bpap[ai]|\bpadrino|\bpadrastro/,
    recipient: 'adult',
    sender: 'child',
    feminine: false,
    grown: 'elder',
  },
  { words: /\bti[ao]\b|\btit[ao]\b/, recipient: 'adult', sender: 'child', grown: 'elder' },
  { words: /\bprofe|\bmaestr|\bsen[oo]\b|\bentrenador|\bninera/, recipient: 'adult', sender: 'child' },
  { words: /\bhermanit|\bprimit/, recipient: 'child', sender: 'child' },
  { words: /\bherman|\bprim[ao]\b|\bmelliz|\bgemel/, recipient: 'child', sender: 'child', grown: 'adult', peers: true },
  {
    words: /\bespos|\bmujer\b|\bmarid|\bnovi|\bpareja|\bprometid|\bcompaner[ao] de vida|\bamor\b/,
    recipient: 'adult',
    sender: 'adult',
    peers: true,
  },
]

/** 'La mamá de mi esposo', 'la profe de mi hija': who has a partner or children has grown up. */
const PARTNERS_KIN = / de (?:mis?|nuestr[oa]s?|tus?) (?:espos|mujer|marid|novi|pareja|prometid|ex\b)/
const CHILDRENS_KIN = / de (?:mis?|nuestr[oa]s?|tus?) (?:hij|niet)/

const PETS =
  /\b(perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|conej[oa]|hamster|tortuga|loro|periquito|canario|caballo|yegua|poni|cobaya|huron|pez|mascota)\b/
/** «Mis perros»: the animals themselves, not somebody who looks after them. */
const SEVERAL_PETS =
  /^(?:mis|tus|nuestr[oa]s|l[oa]s)?\s*(perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|conej[oa]|tortuga|loro|periquito|canario|caballo)s\b/

/** Reads ages, genders and animals out of the relation, the names and what the brief says. */
export function kinshipOf(brief: Said): Kinship {
  const relation = unaccented(brief.recipientRelation)
  // 'el gato de mi hermana': whose it is tells nothing about who gives
  const own = relation.replace(/ de (?:mis?|nuestr[oa]s?|sus?|tus?) (?!vida|alma|corazon|parte).*$/, '')
  const rule = RULES.find(({ words }) => words.test(own))
  const ages = agesOf(brief, relation, rule)
  // «Mis hijos» says nothing of the first of them, who is called Nora.
  const first = isSeveral(brief.recipientName, brief.recipientRelation) ? firstOf(brief.recipientName) : null
  const femaleRecipient = first
    ? feminineName(first)
    : brief.recipientGender
      ? brief.recipientGender === 'f'
      : (rule?.feminine ?? feminineWord(relation) ?? feminineName(brief.recipientName))
  return {
    recipient: { age: ages.recipient, feminine: femaleRecipient },
    sender: { age: ages.sender, feminine: isFeminineSender(brief) },
    pet: petOf(brief.recipientKind, (PETS.exec(relation) ?? SEVERAL_PETS.exec(own))?.[1] ?? null),
  }
}

function petOf(kind: Brief['recipientKind'], said: string | null): string | null {
  if (kind === undefined) return said
  return kind === 'animal' ? (said ?? 'mascota') : null
}

function isFeminineSender({ senderGender, senderLook, senderName }: Said): boolean {
  if (senderGender) return senderGender === 'f'
  return hasBeard(senderLook) ? false : feminineName(senderName)
}

const AGES: Record<NonNullable<Brief['recipientAge']>, Age> = {
  bebe: 'baby',
  '2-4': 'child',
  '5-7': 'child',
  '8-11': 'child',
  '12-17': 'teenager',
  adulto: 'adult',
  mayor: 'elder',
}

/** Both ages: what is said of one of them tells of the other. */
function agesOf(brief: Said, relation: string, rule: Rule | undefined): { recipient: Age; sender: Age } {
  const years = Number(/\b(\d{1,2}) anos?\b/.exec(relation)?.[1] ?? Number.NaN)
  const said = brief.recipientAge ? AGES[brief.recipientAge] : years >= 0 ? ageOf(years) : undefined
  const title = WITH_PARENT.test(unaccented(brief.senderName)) ? 'child' : ageOfTitle(unaccented(brief.senderName))
  const peers = rule?.peers ?? false
  const ofChildren = CHILDRENS_KIN.test(relation)
  const isGrown =
    rule?.sender === 'child' &&
    (hasBeard(brief.senderLook) ||
      PARTNERS_KIN.test(relation) ||
      ofChildren ||
      (peers ? title === 'adult' || hasBeard(brief.recipientLook) : said === 'elder' && rule.grown !== undefined))
  const isAdult = brief.recipientAge === 'adulto' || brief.recipientAge === 'mayor' || years >= 30
  const isParentOfAdult = rule?.recipient === 'child' && rule.sender === 'adult' && isAdult
  const ofPeer = peers && (years >= 12 || brief.recipientAge === '12-17') ? said : undefined
  const sender = isParentOfAdult ? 'elder' : (title ?? (/\bniet/.test(relation) ? 'elder' : ofPeer))
  const recipient =
    said ?? (peers && title !== 'child' ? title : undefined) ?? (isGrown && !ofChildren ? rule?.grown : undefined)
  return {
    recipient: recipient ?? rule?.recipient ?? ageOfTitle(unaccented(brief.recipientName)) ?? 'adult',
    sender: sender ?? (isGrown ? 'adult' : (rule?.sender ?? 'adult')),
  }
}

/** «Diego y su mamá»: the first of them is the child. */
const WITH_PARENT = /^[a-z]+ y su (?:mam[ai]|pap[ai]|madre|padre)\b/

const hasBeard = (look: Brief['senderLook']) => look !== undefined && look.beard !== 'ninguna'

/** 'La abuela Nena', 'tu tía Meche', 'tu suegra': how people are called says more than what they are to each other. */
export function ageOfTitle(name: string): Age | undefined {
  if (/\b(?:bis)?abuel|\babue\b|\byay[ao]\b|\blel[ao]\b|\bsuegr/.test(name)) return 'elder'
  if (
    /\bti[ao]s?\b|\btit[aoi]\b|\bmam[ai]|\bpap[ai]|\bmadre\b|\bpadre\b|\bmadrina|\bpadrino|\bprofe|\bmaestr|\bseno\b|\bnuera|\byerno|\bcunad|\bespos|\bmarid/.test(
      name,
    )
  )
    return 'adult'
  if (/\bbisniet|\bniet|\bsobrin|\bahijad/.test(name)) return 'child'
  return undefined
}

function ageOf(years: number): Age {
  return years < 3 ? 'baby' : years < 12 ? 'child' : years < 18 ? 'teenager' : years < 62 ? 'adult' : 'elder'
}

/** The gender of a relation: as the storyteller reads it, or by its first noun where the ending tells it. */
function feminineWord(relation: string): boolean | undefined {
  const told = relationGender(relation)
  if (told) return told === 'f'
  const word =
    relation.replace(/^(?:(?:mi|nuestr[ao]|el|la|un|una|mejor|gran|querid[ao])\s+)+/, '').split(/\s/)[0] ?? ''
  if (/(seno|amor|pareja|adolescente|mascota|colega|guia|persona|ista|atleta)$/.test(word)) return undefined
  if (word.endsWith('a')) return true
  return word.endsWith('o') || word.endsWith('r') ? false : undefined
}

const WOMEN = new Set(
  'carmen isabel raquel beatriz pilar dolores mercedes luz sol belen ines esther ester ruth miriam abril noemi rocio consuelo rosario amparo araceli soledad irene leire nieves marisol abigail nicole elizabeth jazmin itzel maite judit judith lourdes montse montserrat flor azucena socorro remedios milagros paz trinidad angeles asuncion concepcion ivonne ivette lizbeth lizeth monserrat xochitl citlalli aranza yamile aimee chloe zoe salome penelope dafne daphne jade scarlett mar eider miren itziar nahia iratxe edurne arantxa consol iris doris gladys edith astrid ingrid karen helen evelyn vivian carol jennifer marion sharon susan yvonne lis'.split(
    ' ',
  ),
)
const MEN = new Set('luca josua garcia bautista borja sasha nikita joshua matia santa'.split(' '))

/** Whether a first name is a woman's, by its ending and the exceptions. */
export function feminineName(name: string): boolean {
  // the storyteller's own reading first: who is «su amiga» in the text is a woman in the picture
  const told = nameGender(name)
  if (told) return told === 'f'
  const first =
    unaccented(name)
      .trim()
      .split(/[\s-]+/)[0] ?? ''
  if (WOMEN.has(first)) return true
  if (MEN.has(first)) return false
  return /(a|ita|elle|ette|lyn)$/.test(first)
}
