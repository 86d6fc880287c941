// The file of keys that confidential columns are encrypted with: one key a line, the present one last. Older
// ones are there while `npm run rekey` turns values over.
import { hash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { StartRefusal } from '../../refusal.ts'

export type SecretKey = { id: string; bytes: Buffer }
export type KeyRing = { present: SecretKey; all: readonly SecretKey[] }

const head = `# The keys that Plumbline encrypts confidential values with. Keep a copy of this file apart from the copies
# of the database: without it nobody can read these values again.
`

/** Says nothing of the key, and shows whether it is whole. */
const idOf = (bytes: Buffer) => hash('sha256', bytes, 'hex').slice(0, 12)

function newKey(): SecretKey {
  const bytes = randomBytes(32)
  return { id: idOf(bytes), bytes }
}

function keyIn(line: string, path: string): SecretKey {
  const [id = '', text = ''] = line.split(' ')
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length !== 32 || idOf(bytes) !== id)
    throw new StartRefusal(
      `The key file ${path} is damaged. Put back the copy of it that belongs to this database.`,
    )
  return { id, bytes }
}

export function readKeyFile(path: string): KeyRing {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  const all = lines.map((line) => keyIn(line, path))
  const present = all.at(-1)
  if (present === undefined)
    throw new StartRefusal(`The key file ${path} is empty. Put back the copy of it that you kept.`)
  return { present, all }
}

/** Written whole or not at all, for the same reader as before. */
function write(path: string, keys: readonly SecretKey[]): void {
  mkdirSync(dirname(path), { recursive: true })
  const fresh = `${path}.new`
  const file = openSync(fresh, 'w', 0o600)
  try {
    chmodSync(fresh, 0o600)
    writeSync(
      file,
      head + keys.map(({ id, bytes }) => `${id} ${bytes.toString('base64')}\n`).join(''),
    )
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  if (existsSync(path)) {
    const { uid, gid } = statSync(path)
    const made = statSync(fresh)
    if (made.uid !== uid || made.gid !== gid) chownSync(fresh, uid, gid)
  }
  renameSync(fresh, path)
}

export const makeKeyFile = (path: string): void => write(path, [newKey()])

export const addKey = (path: string, { all }: KeyRing): void => write(path, [...all, newKey()])

export const keepOnly = (path: string, key: SecretKey): void => write(path, [key])
