import { test } from 'node:test'

test('passes', () => console.log('a word of its own'))
