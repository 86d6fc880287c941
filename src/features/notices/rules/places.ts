// Where a rule holds, and for which records.
type Where = { projects: readonly string[]; teams: readonly string[] }

/** Everywhere, or at the projects and with the teams that it names. */
export const holdsAt = (
  { projects, teams }: Where,
  { project, team }: { project: string | null; team: string | null },
): boolean =>
  projects.length + teams.length === 0 ||
  (project !== null && projects.includes(project)) ||
  (team !== null && teams.includes(team))

type Conditions = { forms: readonly string[]; severities: readonly string[] }

const fits = (asked: readonly string[], value: string | null): boolean =>
  asked.length === 0 || (value !== null && asked.includes(value))

/** Of every record, or of those alone that come of its forms and are of its severities. */
export const holdsOf = (
  { forms, severities }: Conditions,
  { form, severity }: { form: string | null; severity: string | null },
): boolean => fits(forms, form) && fits(severities, severity)

const meet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((each) => other.includes(each))

/** Whether there is a record of which both hold. */
export function overlap(one: Where & Conditions, other: Where & Conditions): boolean {
  return (
    meet(one.forms, other.forms) &&
    meet(one.severities, other.severities) &&
    shareAPlace(one, other)
  )
}

function shareAPlace(one: Where, other: Where): boolean {
  const everywhere = ({ projects, teams }: Where) => projects.length + teams.length === 0
  return (
    everywhere(one) ||
    everywhere(other) ||
    one.projects.some((id) => other.projects.includes(id)) ||
    one.teams.some((id) => other.teams.includes(id))
  )
}
