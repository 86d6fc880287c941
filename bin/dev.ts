// The front end as it is written, with the style guide at /styleguide. `npm start` must run beside it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const tool = join(root, 'node_modules/@react-router/dev/bin.cjs')
spawn(process.execPath, [tool, 'dev', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
})
