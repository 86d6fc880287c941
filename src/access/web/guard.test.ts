import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultTemplates } from '../default-templates.ts'
import { routesOf } from '../grants.ts'
import { screens } from '../screens.ts'
import { guard } from './guard.ts'
import type { AccountRole } from './session.ts'

const at = (name: string, pathname: string, role?: AccountRole, grants: string[] = []) =>
  guard({ name, pathname }, { role, processedPermissions: routesOf(grants) })
const filled = (path: string) => path.replace(/:\w+/g, 'x').replace('*', 'x')

test('an admin passes every check', () => {
  for (const { name, path } of screens) assert.equal(at(name, filled(path), 'admin'), 'open', name)
})

test('a stranger sees what is public and is sent to a login by everything else', () => {
  for (const { name, path, audience } of screens) {
    const sentTo = audience === 'contractor' ? '/contractors/login' : '/login'
    assert.equal(at(name, filled(path)), audience === 'public' ? 'open' : sentTo, name)
  }
})

test('the admin areas send staff and contractors to the login', () => {
  for (const role of ['hs_manager', 'trade_contractor'] as const) {
    assert.equal(at('admin-companies', '/admin-dashboard/companies', role), '/login')
    assert.equal(at('backend', '/backend/anything', role), '/login')
  }
})

test('the home dashboard and the own account are open to any staff, without a single grant', () => {
  assert.equal(at('dashboard', '/dashboard', 'hs_user'), 'open')
  assert.equal(at('my-account', '/dashboard/my-account', 'management'), 'open')
  assert.equal(at('dashboard', '/dashboard', 'trade_contractor'), '/contractors/projects')
})

test('every other dashboard route needs its name among the processed permissions', () => {
  assert.equal(at('hazards', '/dashboard/hazards', 'hs_user'), '/not-authorized')
  assert.equal(at('hazards', '/dashboard/hazards', 'hs_user', ['hazards.view']), 'open')
  assert.equal(
    at('hazards-create', '/dashboard/hazards/create', 'hs_user', ['hazards.view']),
    '/not-authorized',
  )
})

test('an unknown address below /dashboard asks for a login first, then says it is unknown', () => {
  assert.equal(at('not-found', '/dashboard/nothing'), '/login')
  assert.equal(at('not-found', '/dashboard/nothing', 'hs_user'), 'open')
  assert.equal(at('not-found', '/nothing'), 'open')
})

test('the contractor portal is for contractors', () => {
  assert.equal(at('contractors-projects', '/contractors/projects', 'trade_contractor'), 'open')
  assert.equal(
    at('contractors-projects', '/contractors/projects', 'hs_manager'),
    '/contractors/login',
  )
})

test('each kind of staff opens what their template grants, and is sent away from all else', () => {
  const roles = { 1: 'hs_manager', 3: 'hs_user', 6: 'management' } as const
  for (const { baseRole, grants } of defaultTemplates)
    for (const { name, path, audience } of screens) {
      const granted = routesOf(grants).has(name) ? 'open' : '/not-authorized'
      const answers = { public: 'open', staff: granted, admin: '/login' } as const
      const wanted = audience === 'contractor' ? '/contractors/login' : answers[audience]
      assert.equal(at(name, filled(path), roles[baseRole], [...grants]), wanted, name)
    }
})

test('a contractor opens the portal and what is public, and is sent away from all else', () => {
  for (const { name, path, audience } of screens) {
    const sent = name === 'dashboard' ? '/contractors/projects' : '/login'
    const wanted = audience === 'public' || audience === 'contractor' ? 'open' : sent
    assert.equal(at(name, filled(path), 'trade_contractor'), wanted, name)
  }
})
