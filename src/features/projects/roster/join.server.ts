// People are put on projects and teams where their own record is written, or a sheet of them imported.
import type { Context } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { recountSoon } from '../headcount/headcount.job.ts'
import { registerOf, type WorkplaceKind } from '../workplace.ts'
import { closedOf, joinToday, leaveToday, removeFirstEntries } from './join.store.ts'

type Change = { before: readonly string[]; after: readonly string[] }

const differing = ({ before, after }: Change) => ({
  joined: after.filter((id) => !before.includes(id)),
  left: before.filter((id) => !after.includes(id)),
})

/** Why somebody may not be put there, or taken away. */
export async function whyNotJoin(
  { db, can }: Context,
  kind: WorkplaceKind,
  change: Change,
): Promise<string | undefined> {
  const { joined, left } = differing(change)
  if (joined.length + left.length === 0) return undefined
  if (!can(`${registerOf[kind]}.add-workers`))
    return kind === 'project'
      ? 'You do not have permission to change who is on a project.'
      : 'You do not have permission to change who is on a team.'
  const [closed] = await closedOf(db, kind, joined)
  return closed && (kind === 'project' ? 'The project is completed.' : 'The team is completed.')
}

export async function changeWorkplaces(
  db: Db,
  kind: WorkplaceKind,
  person: string,
  change: Change,
): Promise<void> {
  const { joined, left } = differing(change)
  if (joined.length > 0) await joinToday(db, kind, person, joined)
  if (left.length > 0) await leaveToday(db, kind, person, left)
  if (kind === 'project') for (const project of [...joined, ...left]) await recountSoon(db, project)
}

/** The people of an import are about to be removed again. */
export async function leaveWithImport(db: Db, people: readonly string[]): Promise<void> {
  const projects = (await removeFirstEntries(db, people)).map(({ project }) => project)
  for (const project of new Set(projects)) if (project !== null) await recountSoon(db, project)
}
