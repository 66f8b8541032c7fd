import { Tabs } from 'radix-ui'
import type { Look } from '../../../contract/looks.ts'
import { Drawings, Swatches } from './look-choices.tsx'
import { swatchesOf } from './look-colours.ts'
import type { Question } from './look-questions.ts'
import { lookTabs } from './look-tabs.ts'
import type { PhotoRole } from './photo-storage.ts'

type Props = {
  role: PhotoRole
  look: Look
  /** What the photo shows. */
  seen: Look | null
  /** Of an age for a beard. */
  grown: boolean
  name: string
  onChange: (look: Look) => void
}

const TAB =
  'min-h-11 rounded-seal px-[0.6rem] text-[1rem]/[1.1] font-medium hover:bg-[oklch(0.93_0.02_90)] focus-visible:outline-3 focus-visible:outline-[oklch(0.48_0.15_255)] data-[state=active]:bg-[oklch(0.938_0.05_88)] data-[state=active]:font-bold data-[state=active]:shadow-[inset_0_0_0_2.5px_oklch(0.545_0.195_27)] forced-colors:border forced-colors:data-[state=active]:border-3 forced-colors:data-[state=active]:border-[Highlight]'

/** Every trait of a look, one tap each, under a tab a part of the face. */
export function LookEditor({ role, look, seen, grown, name, onChange }: Props) {
  const tabs = lookTabs(look, grown)
  return (
    <Tabs.Root defaultValue={tabs[0]?.id ?? ''}>
      <Tabs.List aria-label={`El aspecto de ${name}`} className="flex flex-wrap gap-[0.2rem] py-2">
        {tabs.map(({ id, label }) => (
          <Tabs.Trigger key={id} value={id} className={TAB}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ id, near, questions }) => (
        <Tabs.Content key={id} value={id} tabIndex={-1} className="grid gap-4 pt-2 outline-none">
          {questions.map((question) => (
            <Asked key={question.legend} {...{ role, look, seen, near, question, onChange }} />
          ))}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

type AskedProps = Pick<Props, 'role' | 'look' | 'seen' | 'onChange'> & { near: boolean; question: Question }

function Asked({ role, look, seen, near, question, onChange }: AskedProps) {
  const { legend, trait, options } = question
  if (options) return <Drawings {...{ role, legend, near, options }} onPick={onChange} />
  return (
    <Swatches
      legend={legend}
      choices={swatchesOf(trait, look, seen)}
      value={look[trait]}
      onPick={(colour) => onChange({ ...look, [trait]: colour })}
    />
  )
}
