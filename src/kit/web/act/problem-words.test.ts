import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NoAnswer, Refused } from '../../http/client.web.ts'
import type { Text } from '../language/catalogue.ts'
import { problemWords, Unable } from './problem-words.ts'

const text = ((key: string) => key) as Text

test('what went wrong is said by the rule that was broken, by the refusal, or by the line', () => {
  const refused = new Refused(422, {
    error: 'The row is not valid.',
    errors: { name: ['Too long.'], day: ['No day.'] },
  })
  assert.equal(problemWords(refused, text), 'Too long. No day.')
  assert.equal(problemWords(new Refused(409, { error: 'Changed.' }), text), 'Changed.')
  assert.equal(problemWords(new NoAnswer(), text), 'no_connection')
  assert.equal(problemWords(new Unable('Say why.'), text), 'Say why.')
  assert.equal(problemWords(new TypeError('x is not a function'), text), 'could_not_load')
})
