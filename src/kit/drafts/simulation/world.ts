// Devices, tabs, accounts, a line and a server, in which one history is played. What decides is the
// kit's own code; faults are planted by putting another part in the place of one of it.

import type { DraftEvent } from '../draft.ts'
import { draftEventOf } from '../draft-answer.ts'
import type { DraftValues } from '../merge.ts'
import { reduceOutbox } from '../outbox.ts'
import { reduceDraft } from '../reduce-draft.ts'
import { takeUp } from '../take-up.ts'
import { Clock } from './clock.ts'
import { Device, type StoredDraft, type StoredEntry } from './device.ts'
import type { History, HistoryField, HistoryStep } from './history.ts'
import { OutboxRun } from './outbox-run.ts'
import { rulesOf, type SimulatedAnswers, type SimulatedRules, wordsIn } from './rules.ts'
import { SimulatedServer } from './server.ts'
import { Tab } from './tab.ts'

export const parts = {
  reduceDraft: reduceDraft<SimulatedAnswers, DraftValues>,
  eventOf: draftEventOf,
  reduceOutbox,
  takeUp: takeUp<SimulatedAnswers, DraftValues>,
  /** The device erases a received entry if it is as it was submitted. */
  mayErase: (draft: StoredDraft, entry: StoredEntry) => draft.stamp === entry.stamp,
  /** Another tab's writing is seen. */
  mayPut: (stored: string, seen: string) => stored === seen,
  submissionId: (id: string, _tries: number) => id,
}
export type Parts = typeof parts

type Word = {
  readonly account: string
  readonly device: number
  readonly at: number
  alive: boolean
}

export class World {
  readonly clock = new Clock()
  readonly server = new SimulatedServer()
  readonly devices: readonly Device[]
  readonly rules: SimulatedRules
  readonly parts: Parts
  /** Every word that was typed; false once its person has replaced or thrown it away. */
  readonly words = new Map<string, Word>()
  /** The submissions that the server acknowledged to devices. */
  readonly received: StoredEntry[] = []
  private count = 0

  constructor({ clocks, rules }: History, replaced: Partial<Parts> = {}) {
    this.parts = { ...parts, ...replaced }
    this.rules = rulesOf[rules]
    this.devices = clocks.map((wrong, nth) => new Device(nth, this.clock, wrong))
  }

  private newId(): number {
    this.count += 1
    return this.count
  }

  putDraft(device: Device, draft: StoredDraft): DraftEvent<SimulatedAnswers, DraftValues> {
    const stored = device.drafts.get(draft.id)
    if (stored === undefined && draft.stamp !== '') return { type: 'gone' }
    if (stored !== undefined && !this.parts.mayPut(stored.stamp, draft.stamp))
      return { type: 'overtaken', stored }
    const stamp = String(this.newId())
    device.drafts.set(draft.id, { ...draft, stamp })
    return { type: 'written', stamp }
  }

  open(device: Device, nth: number, wanted?: string): void {
    // A page takes a moment: what was left before is on the disk by then.
    this.clock.pass(3)
    const { account } = device
    const mine = [...device.drafts.values()].find(
      (draft) =>
        draft.account === account &&
        (wanted === undefined ? !device.outbox.has(draft.id) : draft.id === wanted),
    )
    const known = device.online ? (wanted ?? mine?.id ?? this.server.draftOf(account)) : undefined
    const read = known === undefined ? undefined : this.server.readDraft(account, known)
    const there = read?.type === 'ok' ? read.value : undefined
    const now = new Date(device.time()).toISOString()
    const taken = this.parts.takeUp(this.rules, mine, there, now)
    const id = mine?.id ?? (there && known) ?? `draft ${this.newId()}`
    // The submitted entry is on its way, and shown so.
    if (device.outbox.has(id)) return
    const fresh = { content: {}, revision: 0, unsaved: false, saved_at: now, stamp: '' }
    const draft = { ...(taken?.draft ?? fresh), id, account }
    if (taken !== undefined && taken.draft !== mine) {
      const answer = this.putDraft(device, draft)
      if (answer.type === 'written') Object.assign(draft, { stamp: answer.stamp })
    }
    device.tabs[nth] = new Tab(this, device.nth, draft)
    this.send(device)
  }

  close(device: Device, nth: number): void {
    const tab = device.tabs[nth]
    device.tabs[nth] = undefined
    tab?.happen({ type: 'leave' })
  }

  /** Its power goes: what is on the disk is what there is. */
  kill(device: Device): void {
    // The last letters are not on the disk yet; nobody can promise them.
    const promised = this.clock.now - this.rules.writeAfter - 5
    for (const word of this.words.values())
      if (word.device === device.nth && word.at > promised) word.alive = false
    for (const tab of device.tabs) if (tab !== undefined) tab.alive = false
    device.tabs.length = 0
    device.sending = undefined
  }

  submit(nth: number, tab: Tab): void {
    const device = this.devices[nth]
    if (device === undefined) return
    const { id, account, state, screen: content, submitting } = tab
    tab.submitting = undefined
    const { others } = state.draft
    // What another tab wrote meanwhile, and differently, has to be looked at first.
    if (others !== submitting?.others) return
    const still = wordsIn(content)
    this.drop([...wordsIn(others)].filter((word) => !still.has(word)))
    const before = device.outbox.get(id)
    if (before === undefined || before.state === 'needs') {
      const made_at = new Date(device.time()).toISOString()
      const files = [...wordsIn(content)].filter((word) => device.files.has(word))
      device.outbox.set(id, {
        ...{ id, kind: '', account, content, state: 'queued', tries: 0, next_at: 0, made_at },
        ...{ trouble: null, receipt: null, known: [], elsewhere: [], stamp: state.draft.stamp },
        files,
      } as StoredEntry)
    }
    tab.happen({ type: 'end' })
    tab.alive = false
    device.tabs[device.tabs.indexOf(tab)] = undefined
    this.send(device)
  }

  /** Every entry of the outbox is tried, whatever it waits for. */
  send(device: Device, at = Number.POSITIVE_INFINITY): void {
    device.sending ??= new OutboxRun(this, device, at)
  }

  private change(device: Device, tab: Tab, field: HistoryField, word: string | null): void {
    const { screen, account } = tab
    const list = screen.list ?? []
    const [first, ...rest] = list
    const entry = word === null ? [] : [{ id: first?.id ?? this.newId(), words: word }]
    const next: SimulatedAnswers =
      field === 'a' || field === 'b'
        ? { ...screen, [field]: word }
        : field === 'first'
          ? { ...screen, list: [...entry, ...rest] }
          : {
              ...screen,
              list:
                word === null ? list.slice(0, -1) : [...list, { id: this.newId(), words: word }],
            }
    const still = wordsIn(next)
    this.drop([...wordsIn(screen)].filter((one) => !still.has(one)))
    if (word !== null)
      this.words.set(word, { account, device: device.nth, at: this.clock.now, alive: true })
    tab.type(next)
  }
  /** Their person saw them and replaced them. */
  private drop(words: readonly string[]): void {
    for (const one of words) {
      const known = this.words.get(one)
      if (known !== undefined) known.alive = false
    }
  }

  decide(tab: Tab, swap: boolean): void {
    if (tab.state.typed) tab.happen({ type: 'content', content: tab.screen })
    const { content, others } = tab.state.draft
    const [first, ...more] = others ?? []
    if (first === undefined) return
    const named = Object.keys(first.content)
    const typed: DraftValues = content
    const shown = Object.fromEntries(named.map((name) => [name, typed[name] ?? null] as const))
    if (swap) {
      const next = { ...content, ...first.content }
      const swapped = [{ ...first, content: shown }, ...more]
      tab.happen({ type: 'decided', content: next, others: swapped })
    } else {
      const still = wordsIn([content, more])
      this.drop([...wordsIn(first.content)].filter((one) => !still.has(one)))
      tab.happen({ type: 'decided', content, others: more })
    }
  }

  play(step: HistoryStep): void {
    if (step.do === 'wait') {
      this.clock.pass(step.ms)
      return
    }
    const device = this.devices[step.device]
    if (device === undefined) return
    const tab = 'tab' in step ? device.tabs[step.tab] : undefined
    switch (step.do) {
      case 'open':
        if (tab === undefined) this.open(device, step.tab)
        break
      case 'close':
        this.close(device, step.tab)
        break
      case 'kill':
        this.kill(device)
        break
      case 'cut':
        device.online = false
        break
      case 'join':
        this.join(device)
        break
      case 'sign-in':
        this.signIn(device, step.account)
        break
      case 'fate':
        device.fate = step.fate
        break
      case 'type':
        if (tab !== undefined) this.change(device, tab, step.field, `word ${this.newId()}`)
        break
      case 'clear':
        if (tab !== undefined) this.change(device, tab, step.field, null)
        break
      case 'photo':
        if (tab !== undefined) this.choosePhoto(device, tab)
        break
      case 'submit':
        // The built form is published, on the revision that its builder sees.
        if (tab !== undefined && !this.rules.decideFirst) {
          tab.submitting = { others: tab.state.draft.others }
          tab.happen({ type: 'write' })
        }
        break
      default:
        if (tab !== undefined) this.decide(tab, step.do === 'swap')
    }
  }

  private choosePhoto(device: Device, tab: Tab): void {
    const id = `file ${this.newId()}`
    const facts = { name: id, mime: '', bytes: 1, original: false, server: null, refused: null }
    device.files.set(id, { id, draft: tab.id, sha256: `hash of ${id}`, ...facts })
    this.change(device, tab, 'entry', id)
  }

  join(device: Device): void {
    device.online = true
    for (const tab of device.tabs) tab?.happen({ type: 'online' })
    this.send(device)
  }

  /** Every tab begins anew as somebody else. */
  signIn(device: Device, account: string): void {
    if (device.account === account) return
    for (const nth of device.tabs.keys()) this.close(device, nth)
    device.account = account
  }
}
