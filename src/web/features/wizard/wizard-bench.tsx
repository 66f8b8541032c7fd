import type { WizardStep } from '../../../contract/constants.ts'
import { coverParts } from '../../../contract/cover-line.ts'
import { STYLE_CARDS, type Style } from '../../../contract/styles.ts'
import { Book } from '../../ui/book.tsx'
import { useDraft } from './draft-store.ts'
import { withImplied } from './implied.ts'
import { PersonPicture } from './person-picture.tsx'
import { useChosenPhotos } from './photo-store.ts'
import { styleLabel, StylePicture } from './style-picture.tsx'
import { Workbench } from './step-layout.tsx'

const CLOTHS: Record<Style, string> = {
  infantil: 'tela rojo teja',
  ghibli: 'tela verde bosque',
  pixar: 'tela azul noche',
  anime: 'tela violeta',
  funko: 'tela naranja tostado',
  realista: 'tela castaña',
  acuarela: 'tela azul agua',
  comic: 'tela añil',
  retro: 'tela mostaza',
  dibujo: 'tela grafito',
}

/** Decoration: a book that follows the answers. */
export function WizardBench({ step }: { step: WizardStep }) {
  const draft = useDraft()
  return (
    <Workbench
      book={<DraftBook step={step} className="w-full -rotate-2" />}
      caption={caption(step, draft.illustrationStyle)}
    />
  )
}

export function DraftBook({ step, className }: { step: WizardStep; className?: string }) {
  const draft = useDraft()
  const photos = useChosenPhotos()
  const { whom, from } = coverParts(draft)
  const styled = step === 'style' || step === 'review'
  // The sample of a style is merry: nobody's memory is bound with it.
  const isQuiet = step === 'review' && withImplied(draft).occasion === 'en-recuerdo'
  const picture =
    styled && !isQuiet ? (
      <StylePicture style={draft.illustrationStyle} />
    ) : photos.sender || photos.recipient ? (
      <span className="grid size-full grid-cols-2 gap-[3px]">
        <PersonPicture role="sender" alt="" />
        <PersonPicture role="recipient" alt="" />
      </span>
    ) : undefined
  return (
    <Book
      style={styled ? draft.illustrationStyle : 'retro'}
      title={whom || 'Para…'}
      dedication={from}
      {...(picture ? { picture } : {})}
      {...(className ? { className } : {})}
    />
  )
}

function caption(step: WizardStep, style: Style): string {
  switch (step) {
    case 'recipient':
      return 'Así va quedando la dedicatoria.'
    case 'photos':
      return 'Aquí irán sus caras.'
    case 'personalization':
      return 'Cada respuesta es un capítulo.'
    case 'style':
      return `${styleLabel(STYLE_CARDS[style].label)}, ${CLOTHS[style]}.`
    default:
      return 'Todo a punto para coser.'
  }
}
