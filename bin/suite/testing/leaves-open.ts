import { createServer } from 'node:net'
import { test } from 'node:test'

test('opens what it never closes', () => {
  createServer().listen(0)
})
