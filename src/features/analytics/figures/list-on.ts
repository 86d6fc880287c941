// The list behind a number.
import type { WhoseWork } from './asked.ts'

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

/** What narrows a list of submissions to these people's; more contractors than an address may name are no list. */
export const submissionsListed = ({ team, of }: WhoseWork): (readonly [string, string])[] => [
  ...(team === undefined ? [] : [['team', team] as const]),
  ...(of === undefined ? [] : of.are ? of.contractors : ['none']).map(
    (id) => ['trade_contractor', id] as const,
  ),
]

/** Where no register can be narrowed to them, the screen of figures lists what it counts of these people. */
export const listOfPeople = (
  path: string,
  { team, of }: WhoseWork,
  words: Readonly<Record<string, string>>,
): string | null =>
  team === undefined && of === undefined ? null : `${path}?${new URLSearchParams(words)}`
