// How the product states its calls: `grant` is a grant of the catalogue, or a word that says who.
import { routesGuardedBy } from '../kit/http/route.ts'
import type { Grant } from './grants.ts'

/** `public`: anybody. `signed-in`: any session. The others: a session of that audience. */
export type Guard = Grant | 'public' | 'signed-in' | 'staff' | 'admin' | 'contractor'

export const route = routesGuardedBy<Guard>()
