// The laws that hold at the end of every history, once the line is back and everything was opened again.
import { same } from '../../same.ts'
import type { Device } from './device.ts'
import type { History } from './history.ts'
import { wordsIn } from './rules.ts'
import { type Parts, World } from './world.ts'

const mostRounds = 5

/** Every tab is left, every line is back, and nothing is in the way of a call any more. */
function comeBack(world: World): void {
  for (const device of world.devices) {
    device.fate = undefined
    world.join(device)
    for (const nth of device.tabs.keys()) world.close(device, nth)
  }
  world.clock.pass(10_000)
}

function open(world: World, device: Device, id: string): void {
  world.open(device, 0, id)
  world.clock.pass(4000)
  const tab = device.tabs[0]
  if (world.rules.decideFirst)
    while (tab?.state.draft.others !== undefined) {
      world.decide(tab, false)
      world.clock.pass(4000)
    }
  world.close(device, 0)
  world.clock.pass(300)
}

/** One device looks at all that its people have begun, and sends what waits. */
function lookAt(world: World, device: Device): void {
  for (const account of ['me', 'you']) {
    const here = [...device.drafts.values(), ...device.outbox.values()]
    const there = [...world.server.drafts].filter(([, draft]) => draft.account === account)
    if (there.length === 0 && !here.some((one) => one.account === account)) continue
    world.signIn(device, account)
    const mine = [...device.drafts.values()].filter((draft) => draft.account === account)
    const ids = new Set([...mine.map(({ id }) => id), ...there.map(([id]) => id)])
    for (const id of ids)
      if (!device.outbox.has(id) && !world.server.submissions.has(id)) open(world, device, id)
    for (let round = 0; round < 3 && waiting(device, account); round += 1) {
      world.send(device)
      world.clock.pass(70_000)
    }
  }
}

const waiting = (device: Device, account: string) =>
  [...device.outbox.values()].some(
    (one) => one.account === account && (one.state === 'queued' || one.state === 'sending'),
  )

/** Which drafts are not everywhere as the server has them. */
function differing(world: World): string[] {
  const found: string[] = []
  for (const device of world.devices)
    for (const draft of device.drafts.values()) {
      if (world.server.submissions.has(draft.id) || device.outbox.has(draft.id)) continue
      const there = world.server.drafts.get(draft.id)
      // Nothing was typed in it yet.
      if (!draft.unsaved && draft.revision === 0) continue
      if (draft.unsaved || there === undefined || !same(there.content, draft.content))
        found.push(`${draft.id} on device ${device.nth}`)
    }
  return found
}

function lostWords(world: World): string[] {
  const found = new Set<string>()
  const { server, devices } = world
  wordsIn(
    [...server.drafts.values()].map(({ content }) => content),
    found,
  )
  wordsIn(
    [...server.submissions.values()].map(({ content }) => content),
    found,
  )
  for (const { drafts, outbox } of devices) {
    wordsIn(
      [...drafts.values()].map(({ content, others }) => [content, others]),
      found,
    )
    for (const entry of outbox.values())
      if (entry.state !== 'received') wordsIn(entry.content, found)
  }
  return [...world.words].flatMap(([word, { alive }]) => (alive && !found.has(word) ? [word] : []))
}

/** A word of one filling in two submissions: it was submitted twice. */
function doubled(world: World): string[] {
  const seen = new Map<string, string>()
  const found: string[] = []
  for (const [id, { content }] of world.server.submissions)
    for (const word of wordsIn(content)) {
      if (seen.has(word)) found.push(`${word} in ${seen.get(word)} and ${id}`)
      seen.set(word, id)
    }
  return found
}

/** Entries that the server acknowledged and the device has since forgotten. */
function notReceived(world: World): string[] {
  return world.received.flatMap(({ id, content, files, account }) => {
    const there = world.server.submissions.get(id)
    const whole = there?.account === account && same(there.content, content)
    const lost = files.filter((file) => world.server.files.get(file) !== `hash of ${file}`)
    return whole && lost.length === 0 ? [] : [`${id} ${lost.join(', ')}`]
  })
}

function strangers(world: World): string[] {
  const { drafts, submissions } = world.server
  return [...drafts, ...submissions].flatMap(([id, { account, content }]) =>
    [...wordsIn(content)].some((word) => (world.words.get(word)?.account ?? account) !== account)
      ? [id]
      : [],
  )
}

/** The person who is alone at one tab of one device is never told of somebody else. */
function askedAlone(world: World, { steps, clocks }: History): string[] {
  const alone = clocks.length === 1 && steps.every((step) => !('tab' in step) || step.tab === 0)
  if (!alone) return []
  const drafts = world.devices.flatMap((device) => [...device.drafts.values()])
  return drafts.flatMap(({ id, others }) => (others === undefined ? [] : [id]))
}

/** Plays a history to its end and says what is wrong then; nothing where all is well. */
export function playHistory(history: History, replaced?: Partial<Parts>): string | undefined {
  const world = new World(history, replaced)
  for (const step of history.steps) world.play(step)
  comeBack(world)
  for (let round = 0; round < mostRounds; round += 1) {
    for (const device of world.devices) lookAt(world, device)
    if (round > 0 && differing(world).length === 0) break
  }
  const checks = {
    'A word that was typed is gone': lostWords(world),
    'It was submitted twice': doubled(world),
    'It was called received and is not there': notReceived(world),
    'It waits for ever': world.devices.flatMap((device) =>
      ['me', 'you'].filter((account) => waiting(device, account)),
    ),
    'Devices end differently': differing(world),
    'It is under the name of another person': strangers(world),
    'Somebody who was alone was asked about another': askedAlone(world, history),
  }
  for (const [words, found] of Object.entries(checks))
    if (found.length > 0) return `${words}: ${found.join('; ')}`
  return undefined
}
