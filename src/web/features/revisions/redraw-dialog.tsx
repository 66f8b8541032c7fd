import { MAX_REDRAWS, MAX_WISH_LENGTH } from '../../../contract/constants.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { useConfig } from '../shell/config.ts'

const WISHES = ['Que sea de noche', 'Que llueva', 'En la playa', 'Que se abracen', 'Con un perro'] as const

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What is drawn anew, for instance «Capítulo dos». */
  subject: string
  redrawsLeft: number
  onWish: (wish: string) => void
}

/** Asks for another picture, with an optional wish. */
export function RedrawDialog({ open, onOpenChange, subject, redrawsLeft, onWish }: Props) {
  const { engines } = useConfig()
  const spent = redrawsLeft === 0
  const { field, submit, setValue } = useForm({
    defaultValues: { wish: '' },
    send: ({ wish }) => {
      if (spent) return
      onOpenChange(false)
      onWish(wish.trim())
    },
  })
  const wishField = field('wish')
  const wish = wishField.value
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Otra ilustración"
      description={`${subject}. La de ahora no se pierde: podrás volver a elegirla.`}
    >
      <form className="grid gap-4" onSubmit={submit}>
        <TextArea
          {...wishField}
          label="¿Qué te gustaría ver?"
          optional
          maxLength={MAX_WISH_LENGTH}
          hint={
            engines.image === 'embedded'
              ? 'Entiende lugares, horas del día, el tiempo, cosas y animales con su color, la ropa y lo que hacen los dos. Al terminar dice qué dibujó y qué todavía no sabe.'
              : 'Di qué debe cambiar; las dos personas siguen siendo las mismas.'
          }
        />
        <ul className="flex flex-wrap gap-2" aria-label="Ejemplos">
          {WISHES.filter((example) => !wish.includes(example)).map((example) => (
            <li key={example}>
              <button
                type="button"
                className="min-h-11 rounded-seal border-[1.5px] border-dashed border-edge px-[0.95rem] py-[0.35rem] text-(length:--text-small) text-ink hover:border-solid hover:bg-well"
                onClick={() => setValue('wish', wish.trim() ? `${wish.trim()}. ${example}` : example)}
              >
                {example}
              </button>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button variant="main" type="submit" disabled={spent}>
            Volver a dibujar
          </Button>
          <p className="num text-small text-ink-2" role="status">
            {spent ? MESSAGES.redrawsSpent : `Te quedan ${redrawsLeft} de ${MAX_REDRAWS} en este cuento.`}
          </p>
        </div>
      </form>
    </Dialog>
  )
}
