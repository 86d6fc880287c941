import { bind } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import { tellUncoveredSoon } from '../telling/uncovered.job.ts'
import { readPlaces, setHeadCount } from './coverage.contract.ts'
import { dropHeadCount, keepHeadCount, readCoverage } from './coverage.store.ts'
import { placesOf } from './places.ts'

const read = bind(readPlaces, async ({ db }) => ({ data: placesOf(await readCoverage(db)) }))

const set = bind(setHeadCount, async ({ db }, { body: { location, shift, workers } }) => {
  if (workers === null) await dropHeadCount(db, { location, shift })
  else if (!(await keepHeadCount(db, { location, shift, workers })))
    throw new Problem('row/missing')
  await tellUncoveredSoon(db)
})

export const coverageCalls = [read, set]
