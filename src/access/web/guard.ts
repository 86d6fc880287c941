// Who may open which page. The server decides about the data; this decides about the screens.
import { screenByName } from '../screens.ts'
import type { BrowserSession } from './session.ts'

type Passage =
  | 'open'
  | '/contractors/projects'
  | '/login'
  | '/contractors/login'
  | '/not-authorized'

/** `name` is the route's name, `pathname` where it lies: an unknown address has a place as well. */
export function guard(
  { name, pathname }: { name: string; pathname: string },
  { role, processedPermissions }: Pick<BrowserSession, 'role' | 'processedPermissions'>,
): Passage {
  const audience = screenByName.get(name)?.audience ?? 'public'
  if (role === 'admin') return 'open'
  if (audience === 'admin' || /^\/(admin-dashboard|backend)(\/|$)/.test(pathname)) return '/login'
  if (audience === 'contractor') return role === 'trade_contractor' ? 'open' : '/contractors/login'
  if (!/^\/dashboard(\/|$)/.test(pathname)) return 'open'
  // The home dashboard is open to the person signed in; a contractor's own is in the portal.
  if (role === 'trade_contractor' && name === 'dashboard') return '/contractors/projects'
  if (role === undefined || role === 'trade_contractor') return '/login'
  if (audience === 'public') return 'open'
  return processedPermissions.has(name) ? 'open' : '/not-authorized'
}
