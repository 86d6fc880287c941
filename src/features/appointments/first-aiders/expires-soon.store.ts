import { type Sql, sql } from '../../../kit/db/sql.ts'
import { today } from '../appointments.server.ts'

/** A certificate is renewed two months before its expiry: time to find a course. */
export const expiresSoon = (day: Sql): Sql =>
  sql`${day} between ${today} and ${today} + interval '60 days'`
