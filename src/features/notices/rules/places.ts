// Where a rule holds.
type Where = { projects: readonly string[]; teams: readonly string[] }

/** Everywhere, or at the projects and with the teams that it names. */
export const holdsAt = (
  { projects, teams }: Where,
  { project, team }: { project: string | null; team: string | null },
): boolean =>
  projects.length + teams.length === 0 ||
  (project !== null && projects.includes(project)) ||
  (team !== null && teams.includes(team))

/** Whether there is a place at which both hold. */
export function overlap(one: Where, other: Where): boolean {
  const everywhere = ({ projects, teams }: Where) => projects.length + teams.length === 0
  return (
    everywhere(one) ||
    everywhere(other) ||
    one.projects.some((id) => other.projects.includes(id)) ||
    one.teams.some((id) => other.teams.includes(id))
  )
}
