// To be loaded before anything: node:test knows the test that code belongs to by the context in which the
// code runs, not by a hook on each promise of the process, the server's and the database's among them.
import hooks, { AsyncLocalStorage, type HookCallbacks } from 'node:async_hooks'

const scope = new AsyncLocalStorage<number>()
const { AsyncResource, createHook, executionAsyncId } = hooks
let noted: HookCallbacks = {}

/** What node:test makes of each test, suite and hook. */
class Scope extends AsyncResource {
  constructor(...given: ConstructorParameters<typeof AsyncResource>) {
    super(...given)
    noted.init?.(this.asyncId(), given[0], this.triggerAsyncId(), this)
  }

  override runInAsyncScope<This, Result>(
    work: (this: This, ...args: unknown[]) => Result,
    self?: This,
    ...args: unknown[]
  ): Result {
    const within = () => Reflect.apply(work, self, args)
    return super.runInAsyncScope(() => scope.run(this.asyncId(), within))
  }
}

function givenToNodeTest(parts: object): void {
  for (const [name, part] of Object.entries(parts)) Reflect.set(hooks, name, part)
}

givenToNodeTest({
  AsyncResource: Scope,
  executionAsyncId: () => scope.getStore() ?? executionAsyncId(),
  createHook(callbacks: HookCallbacks) {
    noted = callbacks
    return createHook({})
  },
})
await import('node:test')
givenToNodeTest({ AsyncResource, createHook, executionAsyncId })
