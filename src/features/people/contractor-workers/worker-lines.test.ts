import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workerLinesIn } from './worker-lines.ts'

test('a line is a name, a mobile and a trade, typed or pasted from a sheet', () => {
  assert.deepEqual(
    workerLinesIn(
      [
        'Ana de la Cruz, 905 555 0142, Ironworker',
        'Abel\tThornton\t+1 (905) 555-0143\tWelder\r',
        '',
        'Bo Li; Rigger',
        'Bianca Leone',
        'Cher',
      ].join('\n'),
    ).map(({ first_name, last_name, mobile, trade }) => [first_name, last_name, mobile, trade]),
    [
      ['Ana', 'de la Cruz', '905 555 0142', 'Ironworker'],
      ['Abel', 'Thornton', '+1 (905) 555-0143', 'Welder'],
      ['Bo', 'Li', null, 'Rigger'],
      ['Bianca', 'Leone', null, null],
      ['Cher', '', null, null],
    ],
  )
})
