import assert from 'node:assert/strict'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { clearLeftOvers, swapIn } from './swap-in.ts'

function folderOf(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-swap-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function build(folder: string, name: string, page: string): string {
  const made = join(folder, name)
  mkdirSync(made)
  writeFileSync(join(made, 'index.html'), page)
  return made
}

test('a build takes the place of the one before, of which nothing is left', (t) => {
  const folder = folderOf(t)
  const client = join(folder, 'client')
  for (const page of ['first', 'second']) {
    swapIn(build(folder, 'next-1', page), client)
    assert.equal(readFileSync(join(client, 'index.html'), 'utf8'), page)
    assert.deepEqual(readdirSync(folder), ['client'])
  }
})

test('a build that is not there leaves the one before where it is', (t) => {
  const folder = folderOf(t)
  const client = build(folder, 'client', 'first')
  assert.throws(() => swapIn(join(folder, 'next-1'), client))
  assert.equal(readFileSync(join(client, 'index.html'), 'utf8'), 'first')
})

test('what was cut short a day ago is cleared away, what is being made is not', (t) => {
  const folder = folderOf(t)
  for (const name of ['next-1', 'old-2', 'next-3', 'client']) build(folder, name, '')
  const long = new Date(Date.now() - 25 * 3600_000)
  for (const name of ['next-1', 'old-2', 'client']) utimesSync(join(folder, name), long, long)
  clearLeftOvers(folder)
  assert.deepEqual(readdirSync(folder).sort(), ['client', 'next-3'])
  assert.ok(existsSync(join(folder, 'next-3', 'index.html')))
})
