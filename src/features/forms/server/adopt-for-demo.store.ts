// The forms of the demo company: taken from the library and published, and one draft of its own.
import { dayMs } from '../../../kit/day.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { idOf } from '../../../register/server/fill.ts'
import { adoptedDemo, askingDemo, draftDemo } from '../forms.demo.ts'
import { library } from '../library/all.ts'
import { definitionOf } from '../library/shelve.ts'
import { adoptWritten, insertWritten } from './adopt.store.ts'
import * as store from './drafts.store.ts'

const language = 'en' as const

/** Before the first submission of the year that is filled in. */
const publishedDaysAgo = 420

/** For the company that the transaction is set to; its categories must be there. */
export async function adoptForDemo(db: Db, seed: string): Promise<void> {
  const publishedAt = new Date(Date.now() - publishedDaysAgo * dayMs).toISOString()
  const categories = await db.many(
    { id: 'string', name: 'string' },
    sql`select id, name from form_categories where company_id = current_company()`,
  )
  const adoption = (name: string, slug: string, code: string) => {
    const category = categories.find((one) => one.name === name)
    if (category === undefined) throw new Error(`The demo has no form category ${name}.`)
    return { id: idOf(seed, 'forms', slug), category: category.id, code, language, publishedAt }
  }
  for (const [slug, category, code] of adoptedDemo) {
    const written = library.find((form) => form.slug === slug)
    if (written === undefined) throw new Error(`The library has no form ${slug}.`)
    await adoptWritten(db, written, adoption(category, slug, code))
  }
  for (const [slug, course] of askingDemo)
    await db.run(sql`
      update forms f set trainings = array[k.id] from training k
      where f.company_id = current_company() and f.id = ${idOf(seed, 'forms', slug)}
        and k.company_id = f.company_id and k.name = ${course}`)
  const { written, category, code } = draftDemo
  const own = await insertWritten(db, written, adoption(category, written.slug, code), undefined)
  await store.keepDraft(db, own, 0, definitionOf(written, language))
}
