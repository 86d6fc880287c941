// A form on a page of its own, filled as a person would.
import type { Page } from 'playwright-core'
import type { FormDefinition } from '../../../src/features/forms/definition/question.ts'
import { openAt, type Shown } from '../harness.ts'

type Handle = {
  open(...given: unknown[]): void
  answers(): Record<string, unknown>
  held(): Record<string, unknown>
}
export type Filled = Shown & {
  answers(): Promise<Record<string, unknown>>
  held(): Promise<Record<string, unknown>>
}
type Given = {
  answers?: Record<string, unknown>
  /** Further properties of the form's component. */
  more?: Record<string, unknown>
  options?: Record<string, unknown>
  begin?: (page: Page) => Promise<unknown>
  context?: NonNullable<Parameters<typeof openAt>[2]>
}

/** Opens the form; what the server answers is for the test to say. */
export async function openForm(
  definition: FormDefinition,
  { answers = {}, more = {}, options = {}, begin, context = {} }: Given = {},
): Promise<Filled> {
  const shown = await openAt('/fill.html', {}, context, async (page) => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await begin?.(page)
  })
  const { page } = shown
  await page.locator('h1').waitFor()
  await page.evaluate(
    (given) => (Reflect.get(globalThis, 'form') as Handle).open(...given),
    [definition, answers, more, options],
  )
  await page.locator('section').first().waitFor()
  const ask = (what: 'answers' | 'held') => () =>
    page.evaluate((asked) => (Reflect.get(globalThis, 'form') as Handle)[asked](), what)
  return { ...shown, answers: ask('answers'), held: ask('held') }
}
