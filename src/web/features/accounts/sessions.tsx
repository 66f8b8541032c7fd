import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { AUTH_PATHS } from '../../../contract/auth-paths.ts'
import { longDay } from '../../../contract/long-day.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { explain } from '../../send.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { callAuth } from './call-auth.ts'
import { Section } from './account-section.tsx'
import { deviceName } from './device-name.ts'

const sessionsQuery = queryOptions({
  queryKey: [AUTH_PATHS.listSessions],
  queryFn: () => callAuth('listSessions'),
})

/** The account's sessions, this device's first. The others can be ended here. */
export function Sessions() {
  const client = useQueryClient()
  const { data = [] } = useQuery(sessionsQuery)
  async function end(action: Promise<unknown>): Promise<void> {
    try {
      await action
    } catch (error) {
      toast({ title: 'Error', description: explain(error, MESSAGES.unavailable), variant: 'destructive' })
    }
    await client.invalidateQueries(sessionsQuery)
  }
  return (
    <Section title="Dónde has ingresado">
      <ul className="grid gap-3">
        {data
          .toSorted((one, other) => Number(other.current) - Number(one.current))
          .map((session) => (
            <li key={session.id} className="flex items-center justify-between gap-4">
              <span>
                {deviceName(session.userAgent)}
                {session.current && <b> · Este dispositivo</b>}
                <br />
                <small className="text-ink-2">Desde el {longDay(new Date(session.createdAt))}</small>
              </span>
              {!session.current && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Cerrar la sesión de ${deviceName(session.userAgent)}`}
                  onClick={() => void end(callAuth('endSession', { token: session.token }))}
                >
                  Cerrar
                </Button>
              )}
            </li>
          ))}
      </ul>
      {data.length > 1 && (
        <Button size="small" className="mt-4" onClick={() => void end(callAuth('endOtherSessions', {}))}>
          Cerrar las demás
        </Button>
      )}
    </Section>
  )
}
