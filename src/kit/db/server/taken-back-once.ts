// A connection that may be given back to the pool more than once.
import pg from 'pg'

type GiveBack = (broken?: Error | boolean) => void

/** For libraries that give a connection back both when it breaks and when they stop. */
export class TakenBackOnce extends pg.Client {
  #giveBack: GiveBack = () => undefined

  get release(): GiveBack {
    return this.#giveBack
  }

  /** The pool says anew, each time that it lends the connection, how it is given back. */
  set release(giveBack: GiveBack) {
    let isBack = false
    this.#giveBack = (broken) => {
      if (isBack) return
      isBack = true
      giveBack(broken)
    }
  }
}
