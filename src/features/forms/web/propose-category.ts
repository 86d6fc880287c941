import { call } from '../../../kit/http/client.web.ts'
import { newId } from '../../../kit/ids.ts'
import { callsOf } from '../../../register/contract.ts'
import { pointedIn } from '../../../register/fields/pointing.ts'
import { sendNew } from '../../../register/web/form/save/send.ts'
import { startOf } from '../../../register/web/form/save/values.ts'
import { choicesOf } from '../../../register/web/input/choices/use-choices.ts'
import { categoryFor } from '../category-for.ts'
import { formCategories, forms } from '../forms.register.ts'

/** Forms that are made one after the other mostly belong together. */
export async function latestCategory(signal?: AbortSignal): Promise<string | undefined> {
  const query = { sort: '-created_at', per_page: 1 }
  const { data } = await call(callsOf(forms).list, { query, ...(signal && { signal }) })
  return pointedIn(data.data[0]?.category)?.id
}

/** Where a form of this title goes; nothing where the company has no category yet. */
export async function proposeCategory(title: string): Promise<string | undefined> {
  const [categories, latest] = await Promise.all([
    choicesOf(forms, 'category', ''),
    latestCategory(),
  ])
  return categoryFor(title, categories, latest)
}

/** The first category of a company. */
export async function makeCategory(name: string): Promise<string> {
  const start = startOf(formCategories, undefined)
  return (await sendNew(formCategories, newId(), { ...start, name })).id
}
