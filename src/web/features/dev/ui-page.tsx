import { useState } from 'react'
import { STYLE_CARDS, STYLES } from '../../../contract/styles.ts'
import { Book } from '../../ui/book.tsx'
import { Bow } from '../../ui/bow.tsx'
import { Button, RoundButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Icon, ICON_NAMES } from '../../ui/icon.tsx'
import { Plate, type PlateState } from '../../ui/plate.tsx'
import { Progress } from '../../ui/progress.tsx'
import { RadioCard, RadioCards } from '../../ui/radio-cards.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { THREAD_DRAWINGS, ThreadArt } from '../../ui/thread-art.tsx'
import { TornEdge } from '../../ui/torn-edge.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import { Case } from './case.tsx'
import { Compositions } from './compositions.tsx'
import { ReadingCases } from './reading-cases.tsx'
import { WizardCases } from './wizard-cases.tsx'
import './dev.css'

const COLOURS =
  'paper sheet well rule edge ink ink-2 thread action cloth cloth-red endpaper maize maize-soft sky leaf leaf-soft danger-soft focus page'
const RELATIONS = ['madre', 'hijo', 'amiga'].map((value) => ({ value, label: value }))
const PLATES: PlateState[] = ['pending', 'developing', 'new', 'ready']

/** Every component in every state, for those who build pages. Only in development. */
export function UiPage() {
  return (
    <PageFrame title="Taller">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 overflow-x-clip py-10">
        <h1 className="text-t1">El taller</h1>
        <Case title="Colores">
          {COLOURS.split(' ').map((name) => (
            <div key={name} className="w-28 text-mini">
              <div className="h-14 border border-rule" style={{ background: `var(--${name})` }} />
              {name}
            </div>
          ))}
        </Case>
        <Case title="Letras">
          <div className="grid gap-3">
            <p className="font-display text-mega">Mega</p>
            <p className="font-display text-t1">Título uno</p>
            <p className="font-display text-t2">Título dos</p>
            <p className="font-display text-t3">Título tres</p>
            <p className="text-lead">Entrada: se lee antes que nada.</p>
            <p className="font-story text-story">Había una vez, y no era una vez cualquiera, «una tarde de domingo».</p>
            <p>
              Texto de la interfaz, 18 px. <span className="num">$100.00 MXN, 2026</span>
            </p>
            <p className="text-small">Pequeño</p>
            <p className="text-mini">Mínimo</p>
          </div>
        </Case>
        <Buttons />
        <Fields />
        <Case title="Progreso">
          <div className="grid w-full gap-6">
            {[0, 20, 62, 100].map((value) => (
              <Progress key={value} value={value} steps={value === 62 ? 1 : 5} label={`Progreso ${value}`} />
            ))}
          </div>
        </Case>
        <Styles />
        <Case title="Láminas">
          {PLATES.map((state) => (
            <div key={state} className="sheet w-80">
              <Plate state={state} picture={<img src="/samples/cuento-2-480.webp" alt="" width={480} height={320} />} />
              <p className="p-4">{state}</p>
            </div>
          ))}
        </Case>
        <Case title="Libros">
          <Book
            style="ghibli"
            title="Leo y la puerta del tamaño de un pan"
            dedication="para Leo, de mamá"
            className="w-56"
          />
          <Book style="retro" title="Pequeño" dedication="sin dedicatoria" className="w-44" />
          <Book style="comic" title="Diminuto" className="w-28" />
        </Case>
        <Compositions />
        <WizardCases />
        <ReadingCases />
        <Notices />
        <Case title="Materiales">
          <div className="cloth h-40 w-60 p-4">Tela</div>
          <div className="cloth cloth-red h-40 w-60 p-4">Tela roja</div>
          <div className="endpaper h-40 w-60 p-4">Guarda</div>
          <div className="sheet sheet-stack h-40 w-60 p-4">Pliegos</div>
          <Skeleton className="h-40 w-60" />
          <Bow className="w-40 text-thread" />
          <div className="stitch-x w-60" />
          {THREAD_DRAWINGS.map((name) => (
            <ThreadArt key={name} name={name} className="w-64" />
          ))}
          <TornEdge papers={['maize', 'endpaper', 'well']} />
        </Case>
        <Case title="Iconos">
          {ICON_NAMES.map((name) => (
            <span key={name} className="grid w-20 justify-items-center gap-1 text-mini">
              <Icon name={name} className="size-7" />
              {name}
            </span>
          ))}
        </Case>
      </div>
    </PageFrame>
  )
}

function Buttons() {
  return (
    <Case title="Botones">
      {(['main', 'plain', 'quiet', 'soft'] as const).map((variant) => (
        <div key={variant} className="grid gap-3">
          <Button variant={variant}>Continuar</Button>
          <Button variant={variant} size="small">
            Pequeño
          </Button>
          <Button variant={variant} disabled>
            Todavía no
          </Button>
          <Button variant={variant} busy>
            Generar todas las ilustraciones
          </Button>
        </div>
      ))}
      <div className="grid gap-3">
        <Button variant="main">
          <Icon name="download" /> Con dibujo
        </Button>
        <Button asChild>
          <a href="#botones">Es un enlace</a>
        </Button>
        <Button size="small" busy>
          Pequeño, ocupado
        </Button>
      </div>
      <RoundButton label="Siguiente">
        <Icon name="right" />
      </RoundButton>
      <RoundButton label="Siguiente, en la última página" aria-disabled>
        <Icon name="right" />
      </RoundButton>
      <div className="cloth cloth-red p-6">
        <Button variant="mainOnCloth">Sobre tela roja</Button>
      </div>
    </Case>
  )
}

function Fields() {
  const [text, setText] = useState('Hacer castillos de arena')
  return (
    <Case title="Campos">
      <div className="grid w-full max-w-xl gap-6">
        <TextField label="¿Cómo se llama?" placeholder="Leo" hint="Así aparecerá en la dedicatoria." />
        <TextField label="Tu email" defaultValue="elena@" error="Revisa tu email: parece que le falta algo" />
        <TextField label="Tu nombre" defaultValue="Elena" disabled />
        <SelectField label="¿De quién es la foto?" value="" onChange={() => undefined} options={RELATIONS} />
        <SelectField label="Elegida" value="hijo" onChange={() => undefined} options={RELATIONS} optional />
        <SelectField label="Sin elegir" value="" onChange={() => undefined} options={RELATIONS} error="Elige una" />
        <TextArea label="Una pregunta" value="" readOnly error="La cosa favorita es requerida" maxLength={60} />
        <TextArea
          label="Un recuerdo"
          optional
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={60}
        />
      </div>
    </Case>
  )
}

function Styles() {
  const [style, setStyle] = useState<string>('ghibli')
  return (
    <Case title="Tarjetas">
      <RadioCards aria-label="Estilo" value={style} onValueChange={setStyle} className="w-full">
        {STYLES.slice(0, 3).map((style) => (
          <RadioCard key={style} value={style}>
            <span className="block p-4">
              <b className="block font-display text-t3">{STYLE_CARDS[style].label}</b>
              {STYLE_CARDS[style].description}
            </span>
          </RadioCard>
        ))}
      </RadioCards>
    </Case>
  )
}

function Notices() {
  const [open, setOpen] = useState(false)
  return (
    <Case title="Avisos y diálogos">
      <Button
        onClick={() => toast({ title: 'PDF descargado', description: 'Tu cuento ha sido descargado exitosamente' })}
      >
        Aviso
      </Button>
      <Button
        onClick={() =>
          toast({ title: 'Error en la generación', description: 'Error desconocido', variant: 'destructive' })
        }
      >
        Error
      </Button>
      <Button onClick={() => setOpen(true)}>Diálogo</Button>
      <Dialog open={open} onOpenChange={setOpen} title="¿Borrar la foto?" description="No se puede deshacer.">
        <Button variant="main" onClick={() => setOpen(false)}>
          Borrar
        </Button>
      </Dialog>
    </Case>
  )
}
