import { bind } from '../../../access/server/gate.ts'
import { addDays } from '../../../kit/day.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { Problem } from '../../../kit/problems.ts'
import { hasEnded, type Term, wasDue } from '../../expectations/definition/index.ts'
import { lockProjects, openProject, type Project, projectOf, refuse } from '../project.store.ts'
import { scheduleOf } from '../tracker/schedule-of.ts'
import * as calls from './plan.contract.ts'
import * as store from './plan.store.ts'

const chooseOne = 'Choose one of the list.'

const read = bind(calls.readPlan, async ({ db }, { params }) => {
  await projectOf(db, params.id)
  return { data: await store.planOf(db, params.id) }
})

const choices = bind(calls.planChoices, async ({ db }) => ({
  data: { forms: await store.formsToExpect(db), projects: await store.openProjects(db) },
}))

/** Only what its frequency asks for is kept. */
const settled = <Given extends store.Planned>(given: Given): Given => ({
  ...given,
  weekdays: given.frequency === 'monthly' ? [] : [...new Set(given.weekdays)].sort((a, b) => a - b),
  month_day: given.frequency === 'monthly' ? given.month_day : null,
})

async function checkForm(db: Db, form: string): Promise<void> {
  const found = await store.formState(db, form)
  if (found === undefined) throw refuse('form', chooseOne)
  if (found.archived) throw refuse('form', 'This form is archived. Restore it first.')
  if (!found.published) throw refuse('form', 'This form is not published yet. Publish it first.')
  if (!found.asks)
    throw refuse(
      'form',
      'This form does not ask for the project, so nothing that is filled in could count. Give it a question for the project and publish it.',
    )
}

async function checkAsked(db: Db, account: string | null): Promise<void> {
  if (account !== null && !(await store.isStaff(db, account))) throw refuse('asked', chooseOne)
}

const expect = bind(calls.expectForm, async ({ db }, { body }) => {
  const ids = [...new Set(body.projects)]
  const projects = await lockProjects(db, ids)
  const today = projects[0]?.today
  if (today === undefined || projects.length < ids.length) throw refuse('projects', chooseOne)
  if (projects.some(({ open }) => !open))
    throw refuse('projects', 'One of these projects is completed or archived: it expects nothing.')
  const starts_on = body.starts_on ?? today
  if (starts_on < today)
    throw refuse('starts_on', 'Today at the earliest: days that have passed stay as they were.')
  await checkForm(db, body.form)
  await checkAsked(db, body.asked)
  const already = new Set(
    (await store.expecting(db, body.form, ids, starts_on)).map(({ project }) => project),
  )
  const added = ids.filter((id) => !already.has(id))
  if (added.length === 0) throw refuse('projects', 'It is expected there already.')
  await store.addLines(db, added, { ...settled(body), starts_on })
  const skipped = projects.filter(({ id }) => already.has(id))
  return { data: { added: added.length, skipped: skipped.map(({ id, name }) => ({ id, name })) } }
})

/** A line of a project whose plan may be changed, as the person who changes it saw it. */
async function heldLine(db: Db, { id, line }: { id: string; line: string }, version: number) {
  const project = await openProject(db, id)
  const found = await store.lineOf(db, id, line)
  if (found === undefined) throw new Problem('row/missing')
  if (found.version !== version) throw new Problem('row/stale', { extra: { line: found } })
  if (hasEnded(found, project.today)) throw refuse('', 'It has ended. Expect the form anew.')
  return { project, line: found }
}

const termOf = async (db: Db, project: Project): Promise<Term> => ({
  opens_on: project.opens_on,
  closes_on: project.closes_on,
  pauses: await store.holdsOf(db, project.id),
})

const sameRhythm = (line: calls.PlanLine, given: store.Planned) =>
  line.frequency === given.frequency &&
  line.weekdays.join() === given.weekdays.join() &&
  line.month_day === given.month_day &&
  line.due_time === given.due_time &&
  line.on_rain_days === given.on_rain_days

async function lineNow(db: Db, project: string, id: string) {
  const line = await store.lineOf(db, project, id)
  if (line === undefined) throw new Problem('row/missing')
  return { data: line }
}

const change = bind(calls.changeLine, async ({ db }, { params, body }) => {
  const { project, line } = await heldLine(db, params, body.version)
  await checkAsked(db, body.asked)
  const given = settled(body)
  const past = wasDue(scheduleOf(line), await termOf(db, project), project.today)
  if (!past || sameRhythm(line, given)) {
    await store.changeLine(db, line.id, given)
    return lineNow(db, project.id, line.id)
  }
  await store.endLine(db, line.id, addDays(project.today, -1))
  const begun = { ...given, form: line.form.id, starts_on: project.today, ends_on: line.ends_on }
  const [id = ''] = await store.addLines(db, [project.id], begun)
  return lineNow(db, project.id, id)
})

const end = bind(calls.endLine, async ({ db }, { params, body }) => {
  const { project, line } = await heldLine(db, params, body.version)
  if (body.last < addDays(project.today, -1))
    throw refuse('last', 'Yesterday at the earliest: days that have passed stay as they were.')
  await store.endLine(db, line.id, body.last)
  const ended = await store.lineOf(db, project.id, line.id)
  // One that has not begun is none any more.
  return { data: ended ?? { ...line, ends_on: addDays(line.starts_on, -1) } }
})

export const planCalls = [read, choices, expect, change, end]
