// A project and a team have the same rooms: a plan, a tracker, rain days, people and assets. What they share
// is written once, for a workplace, which is one of the two.

export const kinds = ['project', 'team'] as const
/** Also the column that names it, in its own tables and in submissions. */
export type WorkplaceKind = (typeof kinds)[number]
export type WorkplaceRef = { kind: WorkplaceKind; id: string }

/** The register of each: the first part of its addresses, and the family of its grants. */
export const registerOf = { project: 'projects', team: 'teams' } as const

/** One value for each kind. */
export const forKinds = <T>(
  of: (kind: WorkplaceKind) => T,
): Readonly<Record<WorkplaceKind, T>> => ({
  project: of('project'),
  team: of('team'),
})

/** `/dashboard/teams/…/tracker` */
export const pathAt = ({ kind, id }: WorkplaceRef, room: string): string =>
  `/dashboard/${registerOf[kind]}/${id}/${room}`
