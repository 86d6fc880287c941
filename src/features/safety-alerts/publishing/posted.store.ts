// What is posted where everybody who passes by reads it: on a board, on the tablet at a gate.
import { json, one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { type Locale, locales } from '../../../kit/locales.ts'
import { partsOf, plainContent } from '../../../kit/writing/content.ts'
import type { AlertSeverity } from '../alerts/severities.ts'
import { isLive } from './live.ts'

type Posted = {
  channel: 'board' | 'gate'
  /** The project, the team, the location. */
  places: readonly (string | null)[]
  languages?: readonly Locale[]
}

/** What is live and said to everyone, or to the people of these places: others’ alerts are not for a wall. */
export const alertsPostedAt = async (db: Db, { channel, places, languages = locales }: Posted) =>
  (
    await db.many(
      {
        id: 'string',
        title: 'string',
        severity: one<AlertSeverity>(),
        published_on: 'string',
        content: json<unknown>(),
      },
      sql`
      select t.id, t.title, t.severity, (t.publish_at at time zone c.timezone)::date as published_on, t.content
      from safety_alerts t join company c on c.id = t.company_id
      where t.company_id = current_company() and ${isLive} and ${channel} = any(t.channels) and exists (
        select from jsonb_array_elements(t.audience) a where not (a ->> 'out')::boolean
          and (a ->> 'kind' = 'everyone' or (a ->> 'id') = any(${places.filter((id) => id !== null)}::text[])))
      order by array_position('{stop_work,urgent,caution,info}', t.severity), t.publish_at desc, t.id`,
    )
  ).map(({ content, ...alert }) => ({
    ...alert,
    /** What it says, in each of the languages. */
    words: Object.fromEntries(
      languages.map((lang) => [lang, plainContent(partsOf(content), lang)]),
    ),
  }))
