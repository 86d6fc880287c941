import { test } from 'node:test'

test('closes all that it opened, in a process that is slow to end', () => {
  const never = new Int32Array(new SharedArrayBuffer(4))
  process.once('exit', () => Atomics.wait(never, 0, 0))
})
