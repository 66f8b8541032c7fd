import type { Milestone } from '../language/people/milestone.ts'

/** How many years it is, said once where the occasion is told: 'Esta vez tocaba cumplir quince.' */
export function milestoneTold({ years, of, how }: Milestone, choose: <T>(options: readonly T[]) => T): string {
  const many = `${years} ${years === 1 ? 'año' : 'años'}`
  if (of === 'age')
    return years === 1
      ? 'Era el primero de todos.'
      : choose([
          `Esta vez tocaba cumplir ${many}.`,
          `${many}, ni uno más ni uno menos.`,
          `Eran ${many}, bien contados.`,
        ])
  if (of === 'couple') return choose([`Eran ${many} ${how}.`, `${many} ${how}, que se dice pronto.`])
  return choose([`Eran ${many}, y había que despedirlos bien.`, `Detrás quedaban ${many}.`])
}
