// Who is signed in, as the browser knows it. Three items of storage survive a reload; everything
// else that a person has in storage (unsent work above all) is never touched from here.
import { useSyncExternalStore } from 'react'
import { sealDevice } from '../../kit/drafts/web/seal.ts'
import type { Scope } from '../scope.ts'
import { forgetWork, type PresentWork, storedWork, storeWork } from './present-work.ts'

export type AccountRole = 'admin' | 'hs_manager' | 'hs_user' | 'management' | 'trade_contractor'

type SeenByUser = {
  id: string
  name: string
  until: string
  withheld: string[]
  /** The provider's person, whom the company lets in. */
  support?: { writes: boolean } | undefined
}

export type User = {
  id: string
  name: string
  email: string
  first_name?: string
  last_name?: string
  locale?: string | null
  version?: number
  second_factor?: boolean
  role?: string
  role_id?: number
  permission_template_id?: string | null
  permission_template?: { name: string; permissions: string[] }
  scope?: Scope
  company?: { name: string; timezone?: string; suspended?: boolean; modules_off?: string[] }
  /** Who looks, where it is not the person: until when, and which of the person's rights they lack. */
  seen_by?: SeenByUser | undefined
}

export type BrowserSession = PresentWork & {
  isLoggedIn: boolean
  user: User | undefined
  role: AccountRole | undefined
  isTradeContractor: boolean
  isLoggingOut: boolean
  /** The names of the routes that the person's grants open. */
  processedPermissions: ReadonlySet<string>
  /** Of these the routes that are the person's, and not shown to somebody who sees as them. */
  withheldRoutes: ReadonlySet<string>
}

const signedOut: BrowserSession = {
  isLoggedIn: false,
  user: undefined,
  role: undefined,
  isTradeContractor: false,
  isLoggingOut: false,
  processedPermissions: new Set(),
  withheldRoutes: new Set(),
}

let session = signedOut
const watchers = new Set<() => void>()

function change(next: BrowserSession): void {
  session = next
  for (const tell of watchers) tell()
}

/** Tells of every change of the session, until it is stopped. */
export function watchSession(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

const roleById: Record<number, AccountRole> = { 1: 'hs_manager', 3: 'hs_user', 6: 'management' }
export const roleOf = (user: User): AccountRole | undefined => roleById[user.role_id ?? 0]
export const grantsOf = (user: User): string[] => user.permission_template?.permissions ?? []

export const currentSession = (): BrowserSession => session
/** Whose product this page shows, where somebody sees as them. */
export const seenAs = (): string | undefined =>
  session.user?.seen_by === undefined ? undefined : session.user.id
export const storedToken = (): string | null => localStorage.getItem('token')

/** A page written at build time shows what a stranger sees, so the first render does so too. */
export const useSession = (): BrowserSession =>
  useSyncExternalStore(
    watchSession,
    () => session,
    () => signedOut,
  )

/** What was asked to be whole before is asked of another choice. */
export function workOn({ project, team }: PresentWork): void {
  takeWork({ project, team, wholeLists: [] })
}

/** The lists of a register are shown whole until the person chooses something else to work on. */
export function showWhole(register: string): void {
  const { project, team, wholeLists = [] } = session
  if (!wholeLists.includes(register))
    takeWork({ project, team, wholeLists: [...wholeLists, register] })
}

function takeWork(work: PresentWork): void {
  if (session.user === undefined) return
  if (session.user.seen_by === undefined) storeWork(session.user.id, work)
  change({ ...session, ...work })
}

/** The light pages have no list of the screens, and ask for no rights. */
let routesOf = (_grants: Iterable<string>): Set<string> => new Set()

/** Around all other pages: which routes grants open. */
export function knowRoutes(of: typeof routesOf): void {
  routesOf = of
  const { user, role } = session
  if (user !== undefined && role !== undefined) change({ ...session, ...routesFor(user, role) })
}

/** The routes that a person has, and those of them that are not shown to somebody who sees as them. */
function routesFor(user: User, role: AccountRole) {
  if (role === 'admin' || role === 'trade_contractor') return {}
  const shown = routesOf(grantsOf(user))
  const all = routesOf([...grantsOf(user), ...(user.seen_by?.withheld ?? [])])
  return {
    processedPermissions: all,
    withheldRoutes: new Set([...all].filter((name) => !shown.has(name))),
  }
}

function enter(user: User, role: AccountRole): void {
  const isTradeContractor = role === 'trade_contractor'
  sealDevice(user.seen_by?.id)
  change({
    ...signedOut,
    ...storedWork(user.id),
    isLoggedIn: true,
    user,
    role,
    isTradeContractor,
    ...routesFor(user, role),
  })
}

export function storeToken(token: string): void {
  localStorage.setItem('token', token)
}

export function signInAs(user: User, role: AccountRole): void {
  localStorage.setItem('user', JSON.stringify(user))
  if (role === 'trade_contractor') localStorage.setItem('trade_contractor', '1')
  else localStorage.removeItem('trade_contractor')
  enter(user, role)
}

/** Loads another page as somebody else: this one, which is of the session before, asks for nothing more. */
export function goOnAs(user: User, path: string): void {
  givenUp.abort()
  localStorage.setItem('user', JSON.stringify(user))
  window.location.assign(path)
}

/** Takes what changed in the person's own account. */
export function replaceUser(user: User): void {
  if (session.role === undefined) return
  localStorage.setItem('user', JSON.stringify(user))
  enter(user, session.role === 'admin' ? 'admin' : (roleOf(user) ?? session.role))
}

let givenUp = new AbortController()

/** What is read for a session that is being ended is given up: its answer would be a refusal. */
export const whileSignedIn = (): AbortSignal => givenUp.signal

export function forgetSession(options: { isLoggingOut?: boolean } = {}): void {
  for (const item of ['token', 'user', 'trade_contractor']) localStorage.removeItem(item)
  forgetWork()
  sealDevice(undefined)
  givenUp = new AbortController()
  change({ ...signedOut, isLoggingOut: options.isLoggingOut ?? false })
}

export function setLoggingOut(isLoggingOut: boolean): void {
  if (isLoggingOut) givenUp.abort()
  change({ ...session, isLoggingOut })
}

function storedUser(): User | undefined {
  try {
    const user: unknown = JSON.parse(localStorage.getItem('user') ?? 'null')
    return typeof user === 'object' && user !== null ? (user as User) : undefined
  } catch (error) {
    console.error('The stored user could not be read.', error)
    return undefined
  }
}

/** Who is signed in in this browser: another tab may have changed it since this one was told. */
export const storedAccount = (): string | undefined => storedUser()?.id

/** Takes up the session of the last visit. Answers false when what is stored makes no session. */
export function restoreSession(): boolean {
  const token = storedToken()
  const user = storedUser()
  if (token === null && user === undefined) return true
  const contractor = localStorage.getItem('trade_contractor') === '1'
  const staffRole = user === undefined ? undefined : roleOf(user)
  if (user?.role === 'admin' && token !== null) enter(user, 'admin')
  else if (token !== null && user !== undefined && contractor) enter(user, 'trade_contractor')
  else if (token !== null && user !== undefined && staffRole) enter(user, staffRole)
  else return false
  return true
}

export const loginPathOf = (isTradeContractor: boolean): string =>
  isTradeContractor ? '/contractors/login' : '/login'
export const homePathOf = (role: AccountRole | undefined): string =>
  role === 'admin'
    ? '/admin-dashboard'
    : role === 'trade_contractor'
      ? '/contractors/projects'
      : '/dashboard'
