import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventsIn } from './events.ts'

test('an event is read when it is whole, however it is cut on its way', () => {
  const sent =
    'event: unread\ndata: {"unread":1}\n\n: still here\n\ndata: a\r\ndata: b\r\n\r\ndata: c'
  for (let cut = 0; cut <= sent.length; cut += 1) {
    const first = eventsIn(sent.slice(0, cut))
    const second = eventsIn(first.rest + sent.slice(cut))
    assert.deepEqual([...first.events, ...second.events], ['{"unread":1}', 'a\nb'], `cut at ${cut}`)
    assert.equal(second.rest, 'data: c')
  }
})
