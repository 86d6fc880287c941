// A device: what it stores outlives its tabs; its line may go, and answers may come late, twice or not.
import type { ServerAnswer } from '../answer.ts'
import type { Draft } from '../draft.ts'
import type { DeviceFile } from '../files.ts'
import type { DraftValues } from '../merge.ts'
import type { OutboxEntry } from '../outbox.ts'
import type { Clock } from './clock.ts'
import type { Fate } from './history.ts'
import type { OutboxRun } from './outbox-run.ts'
import type { SimulatedAnswers } from './rules.ts'
import type { Tab } from './tab.ts'

export type StoredDraft = Draft<SimulatedAnswers, DraftValues> & {
  readonly id: string
  readonly account: string
}
export type StoredEntry = OutboxEntry & {
  readonly content: SimulatedAnswers
  readonly files: readonly string[]
}

const way = 20
const patience = 60_000

export class Device {
  readonly nth: number
  readonly drafts = new Map<string, StoredDraft>()
  readonly outbox = new Map<string, StoredEntry>()
  readonly files = new Map<string, DeviceFile>()
  readonly tabs: (Tab | undefined)[] = []
  account = 'me'
  sending: OutboxRun | undefined
  online = true
  fate: Fate | undefined
  /** What is wrong with its clock. */
  readonly wrong: number
  private readonly clock: Clock

  constructor(nth: number, clock: Clock, wrong: number) {
    this.nth = nth
    this.clock = clock
    this.wrong = wrong
  }

  time(): number {
    return Date.UTC(2026, 10, 21) + this.clock.now + this.wrong
  }

  /** Asks the server; the session is the one of the person signed in when it arrives. */
  call<Value>(
    account: string,
    ask: () => ServerAnswer<Value>,
    answered: (answer: ServerAnswer<Value>) => void,
  ) {
    const { fate, clock } = this
    this.fate = undefined
    const none = { type: 'none' } as const
    const arrive = (): ServerAnswer<Value> => {
      if (account === this.account) return ask()
      const other = {
        code: 'session/other',
        status: 409,
        words: '',
        errors: {},
        extra: {},
      } as const
      return { type: 'refused', ...other }
    }
    if (!this.online || fate === 'lost') {
      clock.after(way, () => answered(none))
      return
    }
    if (fate === 'slow') {
      clock.after(way, () => answered(none))
      clock.after(6000, arrive)
      return
    }
    clock.after(way, () => {
      const answer = arrive()
      if (fate === 'twice') clock.after(400, arrive)
      const heard = this.online && fate !== 'unheard'
      const back = !heard ? 10 * way : fate === 'late' ? 8000 : way
      clock.after(Math.min(back, patience), () => answered(heard && this.online ? answer : none))
    })
  }
}
