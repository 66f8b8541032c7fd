import type { Advice } from '../../../contract/readings.ts'
import type { Brief } from '../../../engine.ts'
import { RANK } from '../kit/out-of-box.ts'
import { readRelation } from '../language/people/relations.ts'
import { bare } from '../language/grammar/text.ts'

/** What is better asked of the people in an order: how the cover calls them, who else is in it, who will read it. */
export function adviceOnPeople(brief: Brief): Advice[] {
  return [
    ...onCoverName(brief),
    ...onUnborn(brief),
    ...onNicknames(brief),
    ...onHearer(brief),
    ...onChosenKin(brief),
    ...onStrangers(brief),
    ...onPupil(brief),
    ...onLostChild(brief),
  ]
}

const answersOf = ({ favoriteThing, specialMemory, admiration, extraTrait }: Brief) =>
  [favoriteThing, specialMemory, admiration, extraTrait].join('. ')

/** 'Amá', 'Sargento Primero … Mosquera': as it is said at home, or as it stands on a door. */
function onCoverName({ recipientName }: Brief): Advice[] {
  const name = recipientName.trim()
  const [, given = ''] = RANK.exec(name) ?? []
  if (given)
    return [
      {
        field: 'recipientName',
        kind: 'name',
        why: `¿La portada con su grado o solo «${given}»? Escríbelo como lo quieres.`,
        example: given,
      },
    ]
  return HOME_NAME.test(bare(name))
    ? [
        {
          field: 'recipientName',
          kind: 'name',
          why: `La portada dirá «${name}»: si prefieres su nombre, ponlo aquí.`,
          example: 'Lupita',
        },
      ]
    : []
}

const HOME_NAME =
  /^(?:ama|apa|ma|pa|jefa|jefe|jefita|abue|abu|tata|lela|lelo|yaya|yayo|nona|nono|titi|tito|tita|mamita|papito)$/u

/** 'Lía y Teo y la que viene' */
function onUnborn({ recipientName, ...brief }: Brief): Advice[] {
  const [, name = ''] =
    /se (?:va a llamar|llamar[aá])\s+(\p{Lu}\p{L}+)/u.exec(answersOf({ recipientName, ...brief })) ?? []
  const isWaitedFor =
    /,| y /iu.test(recipientName) &&
    /(?<![A-Za-zÀ-ỹ])(?:que (?:viene|esperamos|va a nacer)|en camino|por nacer)/iu.test(recipientName)
  return isWaitedFor
    ? [
        {
          field: 'recipientName',
          kind: 'name',
          why: name
            ? `El cuento lo viven los que ya nacieron: si quieres a ${name} en la portada, escribe aquí su nombre.`
            : 'El cuento lo viven los que ya nacieron: cuando haya nombre, escríbelo aquí para la portada.',
        },
      ]
    : []
}

/** 'la Mosca', 'el Pelón', among the names of several. */
function onNicknames({ recipientName, recipientRelation }: Brief): Advice[] {
  const parts = recipientName.split(/\s*,\s*|\s+[ye]\s+/u)
  const nick = parts.find((part) => NICKNAME.test(part.trim()) && !readRelation(part).word)
  return nick && parts.length > 1 && readRelation(recipientRelation).role !== 'pet'
    ? [
        {
          field: 'recipientName',
          kind: 'name',
          why: `«${nick.trim()}» saldrá en la portada: déjalo si a quien lo lleva le gusta.`,
        },
      ]
    : []
}

const NICKNAME =
  /^(?:la|el) (?!niñ|beb|abuel|t[ií][ao]|profe|maestr|señ|doctor|gat|perr|chic|mayor|menor|peque)\p{Lu}?\p{Ll}+$/iu

/** 'es un libro para mi hija', of whom nothing else is said: who will hear it. */
function onHearer(brief: Brief): Advice[] {
  const [, kin = ''] = HEARER.exec(answersOf(brief)) ?? []
  return kin && !bare(brief.recipientRelation).includes(bare(kin).slice(0, 3))
    ? [
        {
          field: 'recipientName',
          kind: 'name',
          why: `¿Quién es el personaje principal, ${brief.recipientName.trim()} o tu ${kin}? Pon aquí ese nombre; si es tu ${kin}, dinos cómo se llama.`,
        },
      ]
    : []
}

const HEARER =
  /(?<![A-Za-zÀ-ỹ])(?:libro|cuento|regalo) (?:que )?(?:es |ser[ií]a |ser[aá] )?para mi (hij[oa]|niet[oa]|sobrin[oa]|ahijad[oa]|espos[oa]|mam[aá]|pap[aá]|novi[oa]|herman[oa])(?![A-Za-zÀ-ỹ])/iu

/** 'papá de crianza': what they are, without how they came to be it. */
function onChosenKin({ recipientRelation, ...brief }: Brief): Advice[] {
  const isChosen = CHOSEN.test(recipientRelation) || CHOSEN.test(brief.specialMemory)
  const kin = /mam[aá]|pap[aá]|herman[oa]|abuel[oa]|hij[oa]/iu.exec(recipientRelation)?.[0]?.toLowerCase()
  return isChosen && kin
    ? [
        {
          field: 'recipientRelation',
          kind: 'private',
          why: `El cuento dirá «${kin}», sin más: si quieres que cuente cómo llegó a serlo, dilo al revisar.`,
        },
      ]
    : []
}

const CHOSEN =
  /(?<![A-Za-zÀ-ỹ])(?:(?<=(?:mam|pap|herman|abuel|hij|t[ií])[A-Za-zÀ-ỹ]* )de (?:crianza|coraz[oó]n)|postiz[oa]|no (?:es|era|somos) (?:[A-Za-zÀ-ỹ]+ )*de sangre|de la vida)(?![A-Za-zÀ-ỹ])/iu

/** 'un tal Arturo', 'su novio de entonces': somebody who lives and did not ask to be in a book. */
function onStrangers({ specialMemory }: Brief): Advice[] {
  const name = /(?<![A-Za-zÀ-ỹ])un[ao]? tal (\p{Lu}\p{L}+)/u.exec(specialMemory)?.[1]
  return name
    ? [
        {
          field: 'specialMemory',
          kind: 'note',
          why: `Sale ${name}, que no es de ustedes: ¿lo nombramos? Si no, quítalo de aquí.`,
        },
      ]
    : []
}

/** What a teacher tells of a child is the family's too. */
function onPupil({ recipientRelation, specialMemory, recipientAge }: Brief): Advice[] {
  const isPupil = readRelation(recipientRelation).role === 'student' && recipientAge !== 'adulto'
  return isPupil &&
    /(?<![A-Za-zÀ-ỹ])(?:apoyo|terapeuta|especial|integraci[oó]n|se puso mal|crisis|llor)/iu.test(
      `${recipientRelation}. ${specialMemory}`,
    )
    ? [
        {
          field: 'specialMemory',
          kind: 'note',
          why: 'Pasó en la escuela: pregunta antes a su familia si le parece bien verlo impreso.',
        },
      ]
    : []
}

/** Of a child that hardly lived somebody else should read it first. */
function onLostChild({ recipientRelation, recipientAge, occasion }: Brief): Advice[] {
  const isLost =
    /(?<![A-Za-zÀ-ỹ])(?:naci[oó] (?:dormid|sin vida|muert)|no (?:lleg[oó] a nacer|alcanz[oó] a nacer)|angelit|arco ?[ií]ris)/iu.test(
      recipientRelation,
    )
  return isLost || (occasion === 'en-recuerdo' && recipientAge === 'bebe')
    ? [
        {
          field: 'recipientRelation',
          kind: 'note',
          why: 'Es un duelo muy íntimo: antes de imprimirlo, léelo con alguien de confianza.',
        },
      ]
    : []
}
