import { type SyntheticEvent, useRef } from 'react'
import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  useForm as useHookForm,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form'
import { ApiError, explain } from '../send.ts'

const OFFLINE = 'No hay conexión. Inténtalo de nuevo en un momento'

type Options<Values extends FieldValues, Sent> = UseFormProps<Values, unknown, Sent> & {
  /** Sends what the resolver made of the values. What it throws is shown in the form. */
  send: (sent: Sent, form: UseFormReturn<Values, unknown, Sent>) => void | Promise<void>
  /** Hears of what the resolver refused, to say it in a notice as well. */
  onRefused?: (errors: FieldErrors<Values>) => void
  /** The field that shows a problem of the whole form too; without one, the form shows `problem` itself. */
  shownAt?: FieldPath<Values>
  /** Said where no answer came. */
  offline?: string
}

/**
 * A form that is checked, sent once however often it is pressed, and keeps what was typed when it fails. A refused form
 * takes the focus to its first wrong field; what the server says of a field is shown there, everything else by `problem`.
 */
export function useForm<Values extends FieldValues, Sent = Values>(options: Options<Values, Sent>) {
  const { send, onRefused, shownAt, offline = OFFLINE, ...props } = options
  const form = useHookForm<Values, unknown, Sent>(props)
  const { formState, getFieldState, getValues, handleSubmit, register, setError, watch } = form
  const running = useRef(false)
  const problem = formState.errors.root?.message

  const run = handleSubmit(async (sent) => {
    try {
      await send(sent, form)
    } catch (error) {
      showFailure(error)
    }
  }, onRefused)

  async function submitOnce(): Promise<void> {
    if (running.current) return
    running.current = true
    await run().finally(() => (running.current = false))
  }

  function showFailure(error: unknown): void {
    const fields = Object.entries((error instanceof ApiError && error.body?.fields) || {})
    if (fields.length === 0) setError('root', { message: explain(error, offline) })
    for (const [name, message] of fields)
      if (isField(name)) setError(name, { message }, { shouldFocus: name === fields[0]?.[0] })
      else setError('root', { message })
  }

  function isField(name: string): name is FieldPath<Values> {
    return name in getValues()
  }

  return {
    ...form,
    busy: formState.isSubmitting,
    problem,
    /** For a form's `onSubmit`. */
    submit: (event: SyntheticEvent): void => {
      event.preventDefault()
      void submitOnce()
    },
    /** What a field of `ui/` needs of the form: its name, value, error and handlers. */
    field: <Name extends FieldPath<Values>>(name: Name) => ({
      ...register(name),
      value: watch(name),
      error: getFieldState(name, formState).error?.message ?? (name === shownAt ? problem : undefined),
    }),
  }
}
