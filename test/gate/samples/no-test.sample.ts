export const NOTHING = 'here'
