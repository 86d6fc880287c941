import assert from 'node:assert/strict'
import { dbTest } from '../../../tests/database.ts'
import { sql } from '../../kit/db/sql.ts'
import { nextWeekday } from '../../manifest/work.ts'

dbTest(
  'what is wanted soon is wanted from Monday to Friday, on the company’s clocks',
  async ({ db }) => {
    const wantedAfter = async (moment: string) => {
      const row = await db.maybe(
        { day: 'string' },
        sql`select ${nextWeekday(sql`${moment}::timestamptz`)} as day
        from (values ('America/Toronto')) c(timezone)`,
      )
      return row?.day
    }
    const days = {
      thursday: await wantedAfter('2026-11-19T21:00Z'),
      fridayEvening: await wantedAfter('2026-11-21T03:00Z'),
      saturday: await wantedAfter('2026-11-21T17:00Z'),
      sunday: await wantedAfter('2026-11-22T17:00Z'),
    }
    assert.deepEqual(days, {
      thursday: '2026-11-20',
      fridayEvening: '2026-11-23',
      saturday: '2026-11-23',
      sunday: '2026-11-23',
    })
  },
)
