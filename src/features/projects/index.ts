// What other features may use of projects and teams.
export { recountSoon } from './headcount/headcount.job.ts'
export { changeWorkplaces, leaveWithImport, whyNotJoin } from './roster/join.server.ts'
export { workplacesToday } from './roster/join.store.ts'
export { trackAll } from './today/track-all.server.ts'
export { workplacesBetween } from './workplace.store.ts'
export { kinds, pathAt, registerOf, type WorkplaceKind } from './workplace.ts'
