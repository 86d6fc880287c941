import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutImports } from './lighten-manifest.ts'

test('screens lose their imports; pages that are written out, and what stands around screens, keep them', () => {
  const imports = ['/assets/react.js']
  const route = (path?: string) => ({ ...(path !== undefined && { path }), imports })
  const routes = { root: route(''), area: route(), about: route('/about'), forms: route('/forms') }
  assert.deepEqual(withoutImports({ routes }, new Set(['/about'])).routes, {
    ...routes,
    forms: { path: '/forms', imports: [] },
  })
})
