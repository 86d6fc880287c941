// Runs one of the project's scripts on the Node that the project pins. This file itself runs on any
// Node from 20 on and needs nothing installed: it installs first what is missing.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules', '.installed')
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex')

function stop(message) {
  console.error(message)
  process.exit(2)
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing what the project needs …')
  const npm = process.env.npm_execpath
  // Not `npm ci`: that one demands every platform's optional package in the lock file, also those a
  // registry mirror lacks. `install --no-save` keeps to the lock file and never rewrites it.
  const args = ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error']
  const done = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (done.status !== 0) stop('npm could not install the packages; what it said stands above.')
  writeFileSync(stamp, wanted)
}

function pinnedNode() {
  const os = process.platform === 'win32' ? 'win' : process.platform
  const folder = join(root, 'node_modules', `node-${os}-${process.arch}`)
  const binary = join(folder, 'bin', os === 'win' ? 'node.exe' : 'node')
  if (existsSync(binary)) return binary
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return stop(
    `Plumbline runs on Node 24. None is packaged for ${process.platform}-${process.arch}: install Node 24 and try again.`,
  )
}

const [script, ...args] = process.argv.slice(2)
// Without a bound, what an export leaves behind is collected late, and a small machine runs full.
const bound = script === 'bin/start.ts' ? ['--max-old-space-size=1024'] : []
const command = [...bound, join(root, script), ...args]
const child = spawn(pinnedNode(), command, { cwd: root, stdio: 'inherit' })
// Every signal is handed on: who sent it may have meant us alone.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// A shell that npm put between itself and us dies of a signal without handing it on.
const parent = process.ppid
if (process.env.npm_lifecycle_event !== undefined)
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 250).unref()
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0)
})
