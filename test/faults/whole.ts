/** Whether there is time for what takes minutes: under `npm run faults`, not under `npm test`. */
export const WHOLE = process.env['npm_lifecycle_event'] === 'faults'
