import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cssFaults, looksFile } from './css-faults.ts'

const faults = (files: Record<string, string>) => cssFaults(new Map(Object.entries(files)))

const looks = { [looksFile]: '@layer looks {\n  .stack {\n    display: grid;\n  }\n}\n' }
const module = { 'src/kit/web/a.module.css': '.part {\n  composes: stack from global;\n}\n' }
const component = (body: string) => ({
  'src/kit/web/A.tsx': `import classes from './a.module.css'\nexport const A = () => ${body}\n`,
})

test('a class that is used and a look that exists pass', () => {
  const body = '<p className={classes.part}><b className="stack" /></p>'
  assert.deepEqual(faults({ ...looks, ...module, ...component(body) }), [])
  const byName = '<p className={classes[name]} />'
  assert.deepEqual(faults({ ...looks, ...module, ...component(byName) }), [])
})

test('a class that nobody uses is refused, and one that nobody wrote', () => {
  const all = { ...looks, ...module, ...component('<p className={classes.prat} />') }
  assert.deepEqual(faults(all), [
    'src/kit/web/A.tsx: classes.prat is not in ./a.module.css',
    'src/kit/web/a.module.css: nobody uses .part',
  ])
})

test('a look that nobody wears is refused, and one that does not exist', () => {
  const body = '<p className={classes.part}><b className="stak" /></p>'
  const part = { 'src/kit/web/a.module.css': '.part {\n  color: red;\n}\n' }
  assert.deepEqual(faults({ ...looks, ...part, ...component(body) }), [
    'src/kit/web/A.tsx: no look is called stak',
    `${looksFile}: nobody uses .stack`,
  ])
  const composing = {
    'src/kit/web/a.module.css': '.part {\n  composes: stack gird from global;\n}\n',
  }
  assert.deepEqual(
    faults({ ...looks, ...composing, ...component('<p className={classes.part} />') }),
    ['src/kit/web/a.module.css: no look is called gird'],
  )
})
