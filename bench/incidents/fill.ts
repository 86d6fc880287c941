// Three years of incidents of the reference customer, and one that a whole investigation has written down.
import { newId } from '../../src/kit/ids.ts'
import type { asManager } from '../demo.ts'

type Ask = Awaited<ReturnType<typeof asManager>>

export const incidents = 1_200
const atOnce = 8

const numbered = (count: number) => Array.from({ length: count }, (_, at) => at)

/** All of one type and place, so that the search for similar ones has the most to look through. */
async function history(ask: Ask, about: object): Promise<void> {
  const make = (at: number) => {
    const day = new Date(Date.now() - ((at % 1_095) + 1) * 86_400_000).toISOString().slice(0, 10)
    return ask('POST', 'incidents', {
      ...about,
      description: `A board slid off a rolling scaffold, ${at}.`,
      occurred_on: day,
    })
  }
  for (let from = 0; from < incidents; from += atOnce)
    await Promise.all(numbered(atOnce).map((n) => make(from + n)))
}

async function people(ask: Ask, id: string): Promise<void> {
  for (const at of numbered(12)) {
    const person = newId()
    const role = at < 4 ? 'injured' : 'witness'
    await ask('PUT', `incidents/${id}/people/${person}`, {
      role,
      name: `Person ${at}`,
      employer: 'Cedar Steel',
      ...(role === 'injured' && {
        details: {
          injuries: [{ part: 'forearm', side: 'left', nature: 'fracture' }],
          treatment: 'Cast.',
        },
      }),
    })
    await ask('PUT', `incidents/${id}/statements/${newId()}`, {
      teller: person,
      words: 'The last step was wet. '.repeat(40),
      lang: 'en',
    })
  }
}

const blank = {
  ...{ level: 'formal', started_on: null, ended_on: null, evidence: [], findings: null },
  ...{ recommendations: null, lessons: 'Steps are dried before each shift.' },
}

async function investigation(ask: Ask, id: string): Promise<void> {
  await ask('PUT', `incidents/${id}/investigation`, {
    version: 0,
    values: {
      ...blank,
      team: [{ id: newId(), name: 'Ada Moreau', role: 'worker' }],
      timeline: numbered(60).map((at) => ({
        ...{ id: newId(), day: null, time: null },
        event: `What happened then, ${at}`,
      })),
      interviews: numbered(20).map((at) => ({
        ...{ id: newId(), name: `Person ${at}`, day: null },
        said: 'What was said. '.repeat(40),
      })),
      whys: numbered(5).map((at) => ({ id: newId(), why: `Why ${at}?`, answer: 'Because.' })),
    },
    causes: numbered(40).map((at) => ({
      ...{ id: newId(), depth: at % 5, kind: 'basic' },
      text: `A cause, ${at}`,
    })),
  })
}

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
const broken = {
  learned: `${yesterday}T15:00`,
  answers: { critical: { fractures: 'arm' }, claim: { healthCare: 'yes', absent: 'yes' } },
}

/** Answers the incident that is measured. */
export async function fill(ask: Ask): Promise<string> {
  type Choice = { id: string }
  const choices = async (field: string) =>
    ((await ask('GET', `incidents/choices/${field}?search=`)) as unknown as Choice[])[0]?.id
  const about = { type: await choices('type'), project: await choices('project') }
  await history(ask, about)
  const whole = await ask('POST', 'incidents', {
    ...about,
    description: 'A carpenter fell on a stair tower and broke his arm.',
    occurred_on: yesterday,
    severity: 'critical',
  })
  const id = whole?.id ?? ''
  await people(ask, id)
  await investigation(ask, id)
  for (const _ of numbered(5)) await ask('POST', `incidents/${id}/classifications`, broken)
  for (const at of numbered(10))
    await ask('POST', 'deficiencies', {
      ...{ title: `An action, ${at}`, source: 'incident', incident: id, severity: 'medium' },
    })
  return id
}
