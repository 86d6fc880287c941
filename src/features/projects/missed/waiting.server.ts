// Expected forms of the last month that did not come.

import { addDays } from '../../../kit/day.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { inEach } from '../../../kit/language/in-each.ts'
import { type KindOfWaiting, kindOfWaiting, type Waiting } from '../../../manifest/waiting.ts'
import { texts } from '../telling/texts.ts'
import { pathAt, registerOf, type WorkplaceKind } from '../workplace.ts'
import { expectingOn } from './missed.store.ts'
import { missedAt } from './tell-missed.server.ts'

const month = 31

async function missing(db: Db, of: WorkplaceKind, today: string): Promise<Waiting[]> {
  const days = { from: addDays(today, -month), to: addDays(today, -1) }
  const places = (await expectingOn(db, days)).filter(({ kind }) => kind === of)
  const waiting: Waiting[] = []
  for (const place of places)
    for (const missed of await missedAt(db, place, days))
      for (const day of missed.days)
        waiting.push({
          record: place.id,
          which: `${missed.line.id} ${day}`,
          what: `${missed.line.form.name} · ${place.name}`,
          since: day,
          by: missed.readers.slice(0, 1),
          project: of === 'project' ? place.id : null,
          team: of === 'team' ? place.id : null,
        })
  return waiting
}

const missingForms = (
  of: WorkplaceKind,
  words: Parameters<typeof kindOfWaiting>[0]['words'],
): KindOfWaiting =>
  kindOfWaiting({
    name: `${of}-form-missing`,
    of: registerOf[of],
    path: pathAt({ kind: of, id: '{record}' }, 'tracker'),
    words,
    find: (db, { today }) => missing(db, of, today),
  })

export const waitingOfWorkplaces = [
  missingForms('project', inEach(texts, 'waiting-of-project')),
  missingForms('team', inEach(texts, 'waiting-of-team')),
]
