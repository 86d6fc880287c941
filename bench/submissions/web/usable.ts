// When a form that is opened can be used: its first text input takes a letter, and the letter is painted.
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

const first = (): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>('#root input')].find(
    ({ type, readOnly }) => type === 'text' && !readOnly,
  )

const firstInput = () =>
  new Promise<HTMLInputElement>((resolve) => {
    const look = () => {
      const input = first()
      if (input !== undefined) resolve(input)
      return input !== undefined
    }
    if (look()) return
    const watch = new MutationObserver(() => {
      if (look()) watch.disconnect()
    })
    watch.observe(document, { childList: true, subtree: true })
  })

/** What is posted in a frame comes once the frame has been painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    requestAnimationFrame(() => port2.postMessage(undefined))
  })

const settled = 500

/** When the last input came: half a second later there is no other. */
async function whole(): Promise<number> {
  let count = -1
  let came = performance.now()
  while (performance.now() - came < settled) {
    await painted()
    const now = document.querySelectorAll('#root :is(input, textarea, select)').length
    if (now !== count) came = performance.now()
    count = now
  }
  return came
}

/** Lets the bench open a form: `make` turns what it is given into what React renders. */
export function offer<Given>(make: (given: Given) => ReactNode): void {
  const root = createRoot(document.getElementById('root') ?? document.body)
  let began = 0
  Reflect.set(globalThis, 'usable', async (given: Given): Promise<number> => {
    began = performance.now()
    root.render(make(given))
    const input = await firstInput()
    input.focus()
    document.execCommand('insertText', false, 'a')
    await painted()
    const took = performance.now() - began
    if (input.value !== 'a') throw new Error('The first input did not take the letter.')
    return took
  })
  Reflect.set(globalThis, 'whole', async () => (await whole()) - began)
}
