// The list behind a number.

/** What happened on no project is one of them. */
export type ListedProjects = readonly (string | null)[] | undefined

/** As many as the address of a list may name. */
const mostNamed = 200

/** The list that has just the rows on those projects, and what else its words say. */
export function listOn(
  path: string,
  projects: ListedProjects,
  words: readonly (readonly [string, string])[],
): string | null {
  if (projects !== undefined && (projects.length === 0 || projects.length > mostNamed)) return null
  const query = new URLSearchParams()
  for (const [name, value] of words) query.append(`filter[${name}]`, value)
  for (const project of projects ?? []) query.append('filter[project]', project ?? 'none')
  return `${path}?${query}`
}
