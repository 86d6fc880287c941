// A tab that shows a draft: it carries out what the reducer says, on a device that may be switched off
// at any moment.
import type { ServerAnswer } from '../answer.ts'
import {
  type Draft,
  type DraftEffect,
  type DraftEvent,
  type DraftState,
  openDraft,
} from '../draft.ts'
import type { DraftValues } from '../merge.ts'
import type { StoredDraft } from './device.ts'
import type { SimulatedAnswers } from './rules.ts'
import type { World } from './world.ts'

type Event = DraftEvent<SimulatedAnswers, DraftValues>
type Effect = DraftEffect<SimulatedAnswers, DraftValues>

export class Tab {
  readonly id: string
  readonly account: string
  state: DraftState<SimulatedAnswers, DraftValues>
  screen: SimulatedAnswers
  /** It is being submitted with what was undecided by then: the draft is put on the device first. */
  submitting: { readonly others: Draft<SimulatedAnswers, DraftValues>['others'] } | undefined
  alive = true
  private readonly timers = { write: 0, send: 0 }
  private calls = 0
  private readonly world: World
  private readonly device: number

  constructor(world: World, device: number, draft: StoredDraft) {
    this.world = world
    this.device = device
    this.id = draft.id
    this.account = draft.account
    this.state = openDraft<SimulatedAnswers, DraftValues>(draft)
    this.screen = draft.content
    if (this.state.unsent) this.later('send', 0)
  }

  private get on() {
    const device = this.world.devices[this.device]
    if (device === undefined) throw new Error('There is no such device.')
    return device
  }
  /** Its effects while the page is open. */
  private soon(ms: number, run: () => void): void {
    this.world.clock.after(ms, () => {
      if (this.alive) run()
    })
  }
  private later(of: 'write' | 'send', ms: number): void {
    this.timers[of] += 1
    const mine = this.timers[of]
    this.soon(ms, () => {
      if (mine === this.timers[of]) this.happen({ type: of })
    })
  }

  type(screen: SimulatedAnswers): void {
    this.screen = screen
    this.happen({ type: 'typed' })
  }

  happen(event: Event): void {
    if (!this.alive) return
    if (this.state.typed && event.type !== 'typed')
      this.reduce({ type: 'content', content: this.screen })
    this.reduce(event)
    const { writing, stored, draft } = this.state
    if (this.submitting === undefined || writing !== undefined) return
    if (stored === draft.content) this.world.submit(this.device, this)
    else this.happen({ type: 'write' })
  }
  private reduce(event: Event): void {
    const now = new Date(this.on.time()).toISOString()
    const [state, effects] = this.world.parts.reduceDraft(this.world.rules, this.state, event, now)
    this.state = state
    for (const effect of effects) this.carryOut(effect)
  }

  private carryOut(effect: Effect): void {
    const { world, id, account } = this
    switch (effect.type) {
      case 'put':
        // A write that left the page takes place, even if the page ends.
        world.clock.after(1, () => {
          const answer = world.putDraft(this.on, { ...effect.draft, id, account })
          this.soon(0, () => this.happen(answer))
        })
        break
      case 'call':
        this.ask(
          () => world.server.saveDraft(account, id, effect.content, effect.revision),
          (value) => ({ type: 'saved', ...value }),
        )
        break
      case 'read':
        this.ask(
          () => world.server.readDraft(account, id),
          (saved) => ({ type: 'read', saved }),
        )
        break
      case 'stop':
        this.calls += 1
        break
      case 'show':
        this.screen = effect.content
        break
      case 'timer':
        if (effect.ms === undefined) this.timers[effect.of] += 1
        else this.later(effect.of, effect.ms)
        break
    }
  }

  private ask<Value>(ask: () => ServerAnswer<Value>, taken: (value: Value) => Event): void {
    this.calls += 1
    const mine = this.calls
    this.on.call(this.account, ask, (answer) => {
      if (mine === this.calls) this.happen(this.world.parts.eventOf(answer, taken))
    })
  }
}
