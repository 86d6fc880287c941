// What became of the plans of several workplaces on some days, in a few statements for all of them.
import { asCompany } from '../../../access/server/scoped.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { type Expectation, expectationsOf } from '../../expectations/definition/index.ts'
import type { PlanLine } from '../plan/plan.contract.ts'
import { holdsOfAll, linesOfAll } from '../plan/plan.store.ts'
import { excusesOfAll } from '../rain-days/rain-days.store.ts'
import { scheduleOf } from '../tracker/schedule-of.ts'
import { asShown, sentAboutAll } from '../tracker/tracker.store.ts'
import type { WorkplaceFacts } from '../workplace.store.ts'
import type { WorkplaceKind } from '../workplace.ts'

type Sent = Awaited<ReturnType<typeof sentAboutAll>>[number] & { seen: boolean }
export type TrackedPlace = {
  place: WorkplaceFacts
  lines: { line: PlanLine; days: readonly Expectation[] }[]
  sent: ReadonlyMap<string, Sent>
}

type Asked = {
  span: { from: string; to: string }
  /** Which submissions the caller may open, all of them unless said; null where none is shown. */
  seen?: Sql | null | undefined
}

/** Of workplaces of one kind, in their order; what can no longer be received is expected of nobody. */
export async function trackAll(
  db: Db,
  kind: WorkplaceKind,
  places: readonly WorkplaceFacts[],
  { span, seen = sql`true` }: Asked,
): Promise<TrackedPlace[]> {
  if (places.length === 0) return []
  const ids = places.map(({ id }) => id)
  const found = await linesOfAll(db, kind, ids, span)
  const lines = found.filter(({ stopped }) => stopped === null)
  if (lines.length === 0) return places.map((place) => ({ place, lines: [], sent: new Map() }))
  const forms = [...new Set(lines.map(({ form }) => form.id))]
  const holds = await holdsOfAll(db, ids)
  const excuses = await excusesOfAll(db, ids, span)
  const came = await asCompany(db, () => sentAboutAll(db, { kind, ids, forms }, span))
  const shown = seen === null ? [] : await asShown(db, came, seen)
  const of = <Row extends { workplace: string }>(rows: readonly Row[]) =>
    Map.groupBy(rows, ({ workplace }) => workplace)
  const [own, held, rain, received] = [of(lines), of(holds), of(excuses), of(came)]
  const toShow = of(shown)
  return places.map((place) => {
    const { id, opens_on, closes_on, now } = place
    const byForm = Map.groupBy(received.get(id) ?? [], ({ form }) => form)
    const facts = {
      term: { opens_on, closes_on, pauses: held.get(id) ?? [] },
      excuses: rain.get(id) ?? [],
      now,
    }
    return {
      place,
      sent: new Map((toShow.get(id) ?? []).map((one) => [one.id, one])),
      lines: (own.get(id) ?? []).map((line) => {
        const receipts = (byForm.get(line.form.id) ?? []).map((one) => ({ ...one, what: one.form }))
        const [row] = expectationsOf([scheduleOf(line)], { ...facts, receipts }, span)
        return { line, days: row?.days ?? [] }
      }),
    }
  })
}
