// `npm start`: everything, from the front end to the database, in one process to start and to stop.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Build, runServer } from '../src/app/process/run-server.ts'
import { StartRefusal } from '../src/kit/refusal.ts'

/** In a process of its own: what the build needs of memory is given back before we serve. */
const build: Build = async (_say, life) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'build.ts')], {
    stdio: 'inherit',
  })
  life.endWith(async () => void child.kill())
  const [code] = await once(child, 'exit')
  if (code !== 0)
    throw new StartRefusal('The front end could not be built; what it said stands above.')
}

await runServer(build)
