import { inEach } from '../../../../kit/language/in-each.ts'
import type { KindOfWork } from '../../../../manifest/work.ts'
import { waitingReports } from '../anonymous.store.ts'
import { texts } from './texts.ts'

/** Somebody who has no other way to hear of it waits for an answer. */
export const workOfReports: KindOfWork = {
  name: 'anonymous-report',
  words: inEach(texts, 'work-report'),
  async find({ db, can }, { most }) {
    if (!can('incidents.classify')) return []
    const rows = await waitingReports(db, most)
    return rows.map(({ id, words, project }) => ({
      id,
      title: words.length > 120 ? `${words.slice(0, 120)} …` : words,
      about: [project],
      due: null,
      path: `/dashboard/incidents/reports?report=${id}`,
    }))
  },
}
