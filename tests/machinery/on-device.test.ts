// What phones keep of answers. Each line is a decision: nothing confidential, nothing that must be of this moment.
import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { isRecord } from '../../src/kit/own.ts'

const kept: Readonly<Record<string, string>> = {
  '/api/dashboard/alerts': 'what the person must know at once',
  '/api/dashboard/alerts/:id': 'the same, to be read where there is no connection',
  '/api/dashboard/assets-by-assettype/:assetType': 'names of machines',
  '/api/dashboard/fillable-forms': 'which forms there are, and when the person filled each last',
  '/api/dashboard/fillable-forms/:id':
    'what a form asks, and what is open of the answers of last time',
  '/api/dashboard/fillable-forms/:id/lacking':
    'which training the person lacks for a form, to tell them before they fill it',
  '/api/dashboard/form-sources/:name': 'names of places, projects and products',
  '/api/dashboard/form-sources/resources/:id':
    'what a document says that a form offers, as every member of the staff may read it there',
  '/api/dashboard/incident-lists': 'the lists of the company that a form chooses from',
  '/api/dashboard/incident-offer': 'names of projects',
  '/api/dashboard/incident-reasons-lists': 'the same',
  '/api/dashboard/incident-reasons-tree': 'the same',
  '/api/dashboard/people': 'names of colleagues',
  '/api/dashboard/system/fields/:role': 'names of colleagues by role',
  '/api/dashboard/toolbox-talk-offer': 'titles of talks, names of places and of colleagues',
  '/api/dashboard/toolbox-talks/:id/words': 'what a talk says',
  '/api/gate/:token': 'what the tablet of a gate decides by, for who holds its key',
  '/api/qr-code/chemicals/:code': 'what a label and a data sheet say',
  '/api/qr-code/contractors/:code': 'what a contractor owes, to anybody who has its code',
  '/api/qr-code/contractors/:code/forms/:line':
    'a form that is filled by its code, as a blank sheet',
  '/api/qr-code/projects/:code': 'names and certificates of people who agreed to be shown',
  '/api/qr-code/safety-boards/:code': 'what is posted at a workplace for all to read',
  '/api/qr-code/teams/:code': 'the same of a team',
}

test('phones keep the answers of these calls, each read by a person of the staff or by anybody, and of no others', async () => {
  const root = join(import.meta.dirname, '../..')
  const stated: Record<string, unknown>[] = []
  for (const path of globSync('src/**/*.contract.ts', { cwd: root })) {
    const contract: Record<string, unknown> = await import(join(root, path))
    // Calls of several places are stated together.
    const values = Object.values(contract).flatMap((value) =>
      isRecord(value) && !('path' in value) ? Object.values(value) : [value],
    )
    for (const value of values)
      if (isRecord(value) && 'path' in value && value.onDevice !== undefined) stated.push(value)
  }
  assert.deepEqual(stated.map(({ path }) => path).sort(), Object.keys(kept))
  for (const { method, grant, inPerson, onDevice } of stated) {
    assert.equal(method, 'GET')
    assert.ok(
      ['public', 'staff', 'submissions.create', 'toolbox-talks.create'].includes(String(grant)),
      String(grant),
    )
    assert.equal(inPerson, undefined)
    assert.equal(onDevice, grant === 'public' ? 'public' : true)
  }
})
