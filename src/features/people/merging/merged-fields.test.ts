import assert from 'node:assert/strict'
import { test } from 'node:test'
import { valuesAfter } from './merged-fields.ts'

test('a value that only one has is taken; where both have one, what was chosen wins', () => {
  const empty = {
    ...{
      first_name: 'A',
      last_name: 'B',
      preferred_name: null,
      photo: null,
      email: null,
      mobile: null,
    },
    ...{ language: 'en', employee_no: null, job_title: null, trade: null, supervisor: null },
  }
  const kept = { ...empty, id: 'k', job_title: 'Carpenter', email: 'a@x.test' }
  const gone = {
    ...empty,
    id: 'g',
    job_title: 'Foreman',
    email: 'b@x.test',
    mobile: '1',
    supervisor: 'k',
  }
  assert.deepEqual(valuesAfter(kept, gone, ['job_title']), {
    mobile: { was: null, became: '1' },
    job_title: { was: 'Carpenter', became: 'Foreman' },
  })
  assert.deepEqual(valuesAfter({ ...kept, supervisor: 'g' }, gone, []).supervisor, {
    was: 'g',
    became: null,
  })
})
