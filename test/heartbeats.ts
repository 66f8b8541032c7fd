import { Client } from 'pg'

/**
 * As if a minute had passed since a process died, the only one that worked: whoever looks after its jobs sees at once that
 * nobody has them. (An embedded database knows by itself, when it is opened, that nobody has.)
 */
export async function missHeartbeats(databaseUrl: string): Promise<void> {
  await query(
    databaseUrl,
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`,
  )
}

/** How many jobs somebody has who is alive, after `missHeartbeats`. */
export async function jobsInHand(databaseUrl: string): Promise<number> {
  const [row] = await query<{ count: number }>(
    databaseUrl,
    `select count(*)::int from pgboss.job where state = 'active' and heartbeat_on > now() - interval '30 seconds'`,
  )
  return row?.count ?? 0
}

async function query<Row extends object>(connectionString: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<Row>(statement)
  await client.end()
  return rows
}
