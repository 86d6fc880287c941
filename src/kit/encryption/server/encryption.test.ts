// What is encrypted is read back in its place alone; a new key takes over while people go on working.
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { dbTestCommitted, type TestDatabase } from '../../../../tests/database.ts'
import { makeAccount } from '../../../../tests/factories.ts'
import type { Db } from '../../db/server/database.ts'
import { sql } from '../../db/sql.ts'
import { makeCipher } from './cipher.ts'
import { addKey, makeKeyFile, readKeyFile } from './key-file.ts'
import { keysIn, readyKeys } from './keys.ts'
import { forgetLost, rekey } from './rekey.ts'

const company = '0190a000-0000-7000-8000-000000000001'
const place = {
  row: '0190a000-0000-7000-8000-000000000002',
  column: 'person_confidential.sex_encrypted',
}

const folder = mkdtempSync(join(tmpdir(), 'plumbline-keys-'))
after(() => rmSync(folder, { recursive: true, force: true }))
let files = 0
function keyFile(): string {
  files += 1
  return join(folder, String(files), 'encryption.key')
}

describe('the cipher', () => {
  test('a value is read in its own row, column and company, and nowhere else', () => {
    const path = keyFile()
    makeKeyFile(path)
    const cipher = makeCipher(readKeyFile(path), company)
    const stored = cipher.encrypt(place, 'née à Québec')
    // No letter of chance is one of these.
    assert.doesNotMatch(stored, /[éà ]/)
    assert.equal(cipher.decrypt(place, stored), 'née à Québec')
    assert.notEqual(cipher.encrypt(place, 'née à Québec'), stored, 'the same twice looks different')
    assert.throws(() => cipher.decrypt({ ...place, row: company }, stored))
    assert.throws(() => cipher.decrypt({ ...place, column: 'person.name' }, stored))
    assert.throws(() => makeCipher(readKeyFile(path), place.row).decrypt(place, stored))
    const end = stored.at(-2) === 'A' ? 'B' : 'A'
    assert.throws(() => cipher.decrypt(place, stored.slice(0, -2) + end + stored.at(-1)))
  })

  test('marks are the same for the same words, by company and key', () => {
    const path = keyFile()
    makeKeyFile(path)
    const ring = readKeyFile(path)
    const mark = (of: string, ...words: string[]) => makeCipher(ring, of).mark(...words)
    assert.equal(mark(company, 'a', 'b'), mark(company, 'a', 'b'))
    assert.notEqual(mark(company, 'a', 'b'), mark(company, 'ab', ''))
    assert.notEqual(mark(company, 'a'), mark(place.row, 'a'))
  })
})

describe('the key file', () => {
  test('nobody else on the machine reads it; one that is damaged is refused in words', () => {
    const path = keyFile()
    makeKeyFile(path)
    assert.equal(statSync(path).mode & 0o777, 0o600)
    const first = readKeyFile(path)
    addKey(path, first)
    const both = readKeyFile(path)
    assert.deepEqual(both.all[0], first.present)
    assert.notEqual(both.present.id, first.present.id)
    writeFileSync(path, readFileSync(path, 'utf8').replace(/.{10}=?\n$/, '\n'))
    assert.throws(() => readKeyFile(path), /is damaged/)
    writeFileSync(path, '# nothing\n')
    assert.throws(() => readKeyFile(path), /is empty/)
  })

  dbTestCommitted('a start without the key of the database is refused in words', async (made) => {
    const path = keyFile()
    await readyKeys(made.database, path)
    await readyKeys(made.database, path)
    const other = keyFile()
    await assert.rejects(readyKeys(made.database, other), /is missing: .+npm run rekey -- --lost/)
    makeKeyFile(other)
    await assert.rejects(readyKeys(made.database, other), /is not the key file of this database/)
  })
})

type Made = TestDatabase & { company: { id: string } }

/** Some people with a secret each, written with the key file. */
async function writeSecrets({ database, company: { id } }: Made, path: string, count: number) {
  const inCompany = async (work: (db: Db) => Promise<void>) =>
    database.transaction('owner', async (db) => {
      await db.run(sql`select set_config('app.company_id', ${id}, true)`)
      await work(db)
    })
  const people: string[] = []
  await inCompany(async (db) => {
    const cipher = await keysIn(path).open(db)
    for (let n = 0; n < count; n += 1) {
      const person = (await makeAccount(db, id)).id
      people.push(person)
      await db.run(sql`
        insert into person_confidential (company_id, id, sex_encrypted)
        values (${id}, ${person}, ${cipher.encrypt({ ...place, row: person }, `of ${n}`)})`)
    }
  })
  const read = async () => {
    const found: (string | null)[] = []
    await inCompany(async (db) => {
      const cipher = await keysIn(path).open(db)
      for (const person of people) {
        const stored = await db.maybe(
          { value: 'string?', version: 'number' },
          sql`select sex_encrypted as value, version from person_confidential where id = ${person}`,
        )
        assert.equal(stored?.version, 1, 'a new key is no change of the row')
        found.push(stored.value && cipher.decrypt({ ...place, row: person }, stored.value))
      }
    })
    return found
  }
  return { people, read }
}

describe('npm run rekey', () => {
  dbTestCommitted(
    'ended and begun again, it turns all over and forgets the older key',
    async (made) => {
      const path = keyFile()
      await readyKeys(made.database, path)
      const { read } = await writeSecrets(made, path, 3)
      const first = readKeyFile(path).present.id
      // Ended once the new key was there: what is written meanwhile is written with it.
      addKey(path, readKeyFile(path))
      const more = await writeSecrets(made, path, 2)
      const done = await rekey(made.database, path)
      assert.deepEqual(done, { goesOn: true, rows: 3, unreadable: 0 })
      assert.deepEqual(await read(), ['of 0', 'of 1', 'of 2'])
      assert.deepEqual(await more.read(), ['of 0', 'of 1'])
      const { all } = readKeyFile(path)
      assert.equal(all.length, 1)
      assert.notEqual(all[0]?.id, first)
      await readyKeys(made.database, path)
      const next = await rekey(made.database, path)
      assert.deepEqual(next, { goesOn: false, rows: 5, unreadable: 0 })
      const told = await made.database.transaction('owner', (db) =>
        db.many<{ action: string; subject: string }>(sql`
        select action, subject from change where company_id = ${made.company.id}
          and subject in ('person_confidential', 'encryption_key') and action <> 'create'`),
      )
      assert.deepEqual(told, Array(2).fill({ action: 'rekey', subject: 'encryption_key' }))
    },
  )

  dbTestCommitted('a value that cannot be read is left, and so is its key', async (made) => {
    const path = keyFile()
    await readyKeys(made.database, path)
    const { people } = await writeSecrets(made, path, 2)
    await made.database.transaction('owner', (db) =>
      db.run(
        sql`update person_confidential set sex_encrypted = sex_encrypted || 'x' where id = ${people[0]}`,
      ),
    )
    const done = await rekey(made.database, path)
    assert.deepEqual(done, { goesOn: false, rows: 1, unreadable: 1 })
    assert.equal(readKeyFile(path).all.length, 2)
  })

  dbTestCommitted('a key that is lost for good takes along what nobody can read', async (made) => {
    const path = keyFile()
    await readyKeys(made.database, path)
    await writeSecrets(made, path, 2)
    rmSync(path)
    assert.equal(await forgetLost(made.database, path), 2)
    await readyKeys(made.database, path)
    const left = await made.database.transaction('owner', (db) =>
      db.many(sql`select id from person_confidential where sex_encrypted is not null`),
    )
    assert.deepEqual(left, [])
  })
})
