// The forms that a new company begins with, published as they stand: the first can be filled in at once.
import type { NewCompany } from '../../../manifest/feature.server.ts'
import { makeRow } from '../../../register/server/make-row.ts'
import { library } from '../library/all.ts'
import { beginning, formsFor } from '../library/beginning.ts'
import { wordsIn } from '../library/shelve.ts'
import { adoptWritten } from './adopt.store.ts'

export async function adoptForCompany(place: NewCompany): Promise<void> {
  const { context, registers, language } = place
  const request = { context, registers, extension: registers.extension('form-categories') }
  for (const group of beginning) {
    const slugs = formsFor(group, place)
    const written = library.filter(({ slug }) => slugs.includes(slug))
    if (written.length === 0) continue
    const values = { name: wordsIn(group.name, language), tone: group.tone }
    const category = await makeRow(request, values)
    for (const form of written) await adoptWritten(context.db, form, { category, language })
  }
}
