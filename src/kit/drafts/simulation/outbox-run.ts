// A page that sends what waits on its device, one thing after the other.
import { afterUpload, toSend } from '../files.ts'
import {
  beginSending,
  isDue,
  type OutboxEffect,
  type OutboxEvent,
  type Sending,
} from '../outbox.ts'
import type { Device, StoredEntry } from './device.ts'
import type { World } from './world.ts'

export class OutboxRun {
  private readonly world: World
  private readonly device: Device
  private entry: StoredEntry | undefined
  private sending: Sending | undefined
  private readonly tried = new Set<string>()
  private readonly at: number

  constructor(world: World, device: Device, at: number) {
    this.world = world
    this.device = device
    this.at = at
    this.soon(() => this.next())
  }

  private soon(run: () => void, ms = 1): void {
    this.world.clock.after(ms, () => {
      if (this.device.sending === this) run()
    })
  }

  /** Each entry once a round; what waits after it is tried again when its time has come. */
  private next(): void {
    const { device, world } = this
    const mine = [...device.outbox.values()].filter((one) => one.account === device.account)
    const entry = mine.find((one) => isDue(one, this.at) && !this.tried.has(one.id))
    if (entry !== undefined) {
      this.tried.add(entry.id)
      this.entry = entry
      this.sending = beginSending(entry)
      this.happen({ type: 'begin' })
      return
    }
    device.sending = undefined
    const times = mine.filter(({ state }) => state === 'queued' || state === 'sending')
    if (times.length === 0) return
    const wait = Math.min(...times.map(({ next_at }) => next_at)) - device.time()
    world.clock.after(Math.max(500, wait), () => {
      if (device.tabs.some((tab) => tab !== undefined)) world.send(device, device.time())
    })
  }

  private happen(event: OutboxEvent): void {
    if (this.sending === undefined) return
    const now = this.device.time()
    const [sending, effects] = this.world.parts.reduceOutbox(this.sending, event, now)
    this.sending = sending
    this.carryOut(effects)
  }

  private carryOut([effect, ...rest]: readonly OutboxEffect[]): void {
    const { device, world, entry } = this
    if (entry === undefined || effect === undefined) {
      this.soon(() => this.next())
      return
    }
    const { id, account } = entry
    const stored = device.outbox.get(id)
    switch (effect.type) {
      case 'note':
        if (stored === undefined || stored.state === 'needs') {
          this.carryOut([])
          return
        }
        device.outbox.set(id, { ...stored, ...effect.change })
        this.soon(() => this.carryOut(rest))
        break
      case 'resend':
        for (const file of effect.files) this.changeFile(file, { server: null })
        this.soon(() => this.carryOut(rest))
        break
      case 'send-files':
        this.sendFiles(id, account)
        break
      case 'learn':
        break
      case 'submit':
        device.call(
          account,
          () => {
            const as = world.parts.submissionId(id, entry.tries)
            return world.server.submit(account, as, entry.content, effect.files)
          },
          (answer) => this.soon(() => this.happen({ type: 'answer', answer }), 0),
        )
        break
      case 'receive':
        this.receive(entry)
        this.carryOut(rest)
        break
    }
  }

  private receive(entry: StoredEntry): void {
    const { device, world } = this
    const draft = device.drafts.get(entry.id)
    if (draft === undefined || world.parts.mayErase(draft, entry)) {
      device.drafts.delete(entry.id)
      for (const [id, file] of device.files) if (file.draft === entry.id) device.files.delete(id)
    }
    device.outbox.set(entry.id, { ...entry, state: 'received', trouble: null })
    world.received.push(entry)
  }

  private changeFile(id: string, change: object): void {
    const file = this.device.files.get(id)
    if (file !== undefined) this.device.files.set(id, { ...file, ...change })
  }

  private sendFiles(draft: string, account: string, tried: ReadonlySet<string> = new Set()): void {
    const { device, world, entry } = this
    const files = [...device.files.values()].filter(
      (file) => file.draft === draft && entry?.files.includes(file.id),
    )
    const file = toSend(files).find(({ id }) => !tried.has(id))
    if (file === undefined) {
      this.happen({ type: 'files', files })
      return
    }
    device.call(
      account,
      () => world.server.storeFile(file.id, file.sha256),
      (answer) => {
        const change = afterUpload(file, answer)
        if (change !== undefined) this.changeFile(file.id, change)
        this.soon(() => this.sendFiles(draft, account, new Set([...tried, file.id])))
      },
    )
  }
}
