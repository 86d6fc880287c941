import { test } from 'node:test'

test('waits for ever', () => new Promise(() => setInterval(() => undefined, 1000)))
