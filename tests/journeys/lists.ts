// What the journeys over lists have in common.
import type { Page } from 'playwright-core'
import type { Person } from './journey.ts'

export const manager = 'manager@northgate.test'
export const list = '/dashboard/chemicals'

/** Chemicals that begin with a word of their own, made as any other caller makes them. */
export async function chemicals({ page }: Person, word: string, count: number, more = {}) {
  await page.evaluate(
    async ([name, many, values]) => {
      for (let at = 1; at <= many; at += 1) {
        const answer = await fetch('/api/dashboard/chemicals', {
          method: 'POST',
          headers: {
            authorization: `Bearer ${localStorage.getItem('token')}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ name: `${name} ${at}`, supplier: 'Maker', ...values }),
        })
        if (!answer.ok) throw new Error(await answer.text())
      }
    },
    [word, count, more] as const,
  )
}

export const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
export const names = (page: Page) => page.locator('tbody th[scope=row]').allTextContents()
export const queryOf = (page: Page) => decodeURIComponent(new URL(page.url()).search)
export const toast = (page: Page, words: string | RegExp) =>
  page.locator('.mantine-Notification-root', { hasText: words })

export async function actOn(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** From where a row is read to where it is changed. */
export async function stepToEdit(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.waitForURL(/\/edit\//)
}
