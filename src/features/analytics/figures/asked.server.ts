import type { Session } from '../../../access/context.ts'
import type { Context } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { companyToday } from '../../../register/server/today.ts'
import type { AskedFigures, Projects, WhoseWork } from './asked.ts'
import { type Period, periodBefore, usualPeriod } from './period.ts'

/** Who reads figures: the person who asks, or the one in whose name a paper is made. */
export type FigureReader = Pick<Context, 'db' | 'can'> & {
  session: Pick<Session, 'accountId' | 'scope'>
}

type Asked = {
  period: Period
  before: Period
  projects: Projects
  who: WhoseWork
  /** The same for an address of our own. */
  words: Record<string, string>
}

/** The days that were asked for, the last twelve whole months unless said, and those before them; and where. */
export async function askedOf(db: Db, asked: AskedFigures): Promise<Asked> {
  const { from, to, project, entity, team, contractor, whose, compare } = asked
  const usual = usualPeriod(await companyToday(db))
  const period = { from: from ?? usual.from, to: to ?? usual.to }
  if (period.from > period.to)
    throw new Problem('input/invalid', { errors: { to: ['The end is before the start.'] } })
  const words = {
    ...period,
    ...(project ? { project } : entity && { entity }),
    ...(team && { team }),
    ...(contractor ? { contractor } : whose && { whose }),
    ...(compare && { compare }),
  }
  const [projects, who] = [await projectsOf(db, asked), await whoOf(db, asked)]
  return { period, before: periodBefore(period), projects, who, words }
}

async function projectsOf(db: Db, { project, entity }: AskedFigures): Promise<Projects> {
  if (project !== undefined) return [project]
  if (entity === undefined) return undefined
  const found = await db.many(
    { id: 'string' },
    sql`select id from projects where company_id = current_company() and entity = ${entity} order by id`,
  )
  return found.map(({ id }) => id)
}

async function whoOf(db: Db, { team, contractor, whose }: AskedFigures): Promise<WhoseWork> {
  if (contractor !== undefined)
    return { team, of: { contractors: [contractor], are: true }, hours: null }
  if (whose === undefined) return team === undefined ? {} : { team, hours: null }
  const found = await db.many(
    { id: 'string' },
    sql`select id from trade_contractors where company_id = current_company() order by id`,
  )
  const of = { contractors: found.map(({ id }) => id), are: whose === 'contractors' }
  return { team, of, hours: team === undefined ? whose : null }
}

/** Rows on those projects. */
export const onProjects = (column: Sql, projects: Projects): Sql =>
  projects === undefined ? sql`true` : sql`${column} = any(${[...projects]}::uuid[])`
