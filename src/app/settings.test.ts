import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { readSettings, settingsMarkdown, settingsTable } from './settings.ts'

const faultsOf = (env: Record<string, string>) => {
  const read = readSettings(env)
  return 'faults' in read ? read.faults : []
}
const settingsOf = (env: Record<string, string>) => {
  const read = readSettings(env)
  if ('faults' in read) throw new Error(read.faults.join('\n'))
  return read.settings
}

test('every setting is optional, and an empty one counts as not set', () => {
  const empty = Object.fromEntries(settingsTable.map(({ name }) => [name, ' ']))
  assert.deepEqual(settingsOf(empty), settingsOf({}))
  const { port, host, dataDir, demo } = settingsOf({})
  assert.deepEqual(
    { port, host, dataDir, demo },
    { port: 3000, host: '127.0.0.1', dataDir: '.data', demo: true },
  )
})

test('the demo company is for loopback outside production, unless asked for', () => {
  assert.equal(settingsOf({ HOST: '0.0.0.0' }).demo, false)
  assert.equal(settingsOf({ NODE_ENV: 'production' }).demo, false)
  assert.equal(settingsOf({ HOST: '0.0.0.0', PLUMBLINE_DEMO: 'on' }).demo, true)
  assert.equal(settingsOf({ PLUMBLINE_DEMO: 'off' }).demo, false)
})

const wrong: [string, string][] = [
  ['PORT', '70000'],
  ['PORT', '3e3'],
  ['HOST', 'http://localhost'],
  ['DATABASE_URL', 'mysql://a:hunter2@b/c'],
  ['PUBLIC_URL', 'safety.example.com'],
  ['PUBLIC_URL', 'https://safety.example.com/plumbline'],
  ['SMTP_URL', 'hunter2'],
  ['FILES_S3_ENDPOINT', 's3.example.com'],
  ['PLUMBLINE_DEMO', 'yes'],
]

for (const [name, value] of wrong)
  test(`${name}=${value} is refused in one line that names it and never shows a secret`, () => {
    const [fault = '', ...others] = faultsOf({ [name]: value }).filter(
      (f) => !f.includes('missing'),
    )
    assert.deepEqual(others, [])
    assert.match(fault, new RegExp(`^${name} .+: it must be .+\\.$`))
    assert.doesNotMatch(fault, /hunter2|\n/)
  })

test('all faults are told at once', () => {
  assert.equal(faultsOf({ PORT: 'x', HOST: '/', PLUMBLINE_DEMO: '1' }).length, 3)
})

test('the settings of the object store go together', () => {
  assert.deepEqual(
    faultsOf({ FILES_S3_ENDPOINT: 'https://s3.example.com', FILES_S3_BUCKET: 'b' }),
    [
      'FILES_S3_ACCESS_KEY is missing: the FILES_S3_… go together.',
      'FILES_S3_SECRET_KEY is missing: the FILES_S3_… go together.',
    ],
  )
})

test('the README lists the settings as they are', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
  assert.ok(readme.includes(settingsMarkdown()))
})
