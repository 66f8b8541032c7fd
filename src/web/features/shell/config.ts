import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Config } from '../../../contract/config.ts'
import { DEFAULT_CONFIG } from '../../../contract/default-config.ts'
import { queryOf } from '../../call.ts'

export const configQuery = queryOptions({
  ...queryOf('getConfig'),
  placeholderData: DEFAULT_CONFIG,
})

/** The settings that the server embedded in the page, if any. */
export function readEmbeddedConfig(): Config | undefined {
  const text = document.getElementById('config')?.textContent
  return text ? (JSON.parse(text) as Config) : undefined
}

/** This installation's settings, as far as the browser may know them. */
export function useConfig(): Config {
  return useQuery(configQuery).data ?? DEFAULT_CONFIG
}
