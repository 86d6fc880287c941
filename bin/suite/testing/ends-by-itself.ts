import { test } from 'node:test'

test('passes before', () => undefined)
test('ends its process', () => process.exit(7))
