// What a person says they work on, as this tab stores it: a reload goes on with it.
import { isRecord } from '../../kit/own.ts'

/** A project or a team that the person works on. */
export type WorkedOn = { id: string; name: string }

/** Until they choose another or sign out. */
export type PresentWork = {
  project?: WorkedOn | undefined
  team?: WorkedOn | undefined
  /** The registers whose lists the person wants whole, whatever they work on. */
  wholeLists?: readonly string[]
}

const item = 'plumbline-present'

const named = (value: unknown): WorkedOn | undefined =>
  isRecord(value) && typeof value.id === 'string' && typeof value.name === 'string'
    ? { id: value.id, name: value.name }
    : undefined

/** What this person chose in this tab. */
export function storedWork(account: string): PresentWork {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(item) ?? 'null')
    if (!isRecord(stored) || stored.account !== account) return {}
    const { project, team, wholeLists } = stored
    return {
      project: named(project),
      team: named(team),
      wholeLists: Array.isArray(wholeLists) ? wholeLists.map(String) : [],
    }
  } catch (error) {
    console.error('What is worked on could not be read.', error)
    return {}
  }
}

export const storeWork = (account: string, { project, team, wholeLists }: PresentWork): void =>
  sessionStorage.setItem(item, JSON.stringify({ account, project, team, wholeLists }))

export const forgetWork = (): void => sessionStorage.removeItem(item)
