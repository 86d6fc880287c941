import { sql } from '../../../kit/db/sql.ts'
import type { FieldErrors } from '../../../kit/problems.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { safetyBoards } from './safety-boards.register.ts'

/** A page of the web, and no script. */
function isWebAddress(words: string): boolean {
  const { protocol = '' } = URL.parse(words) ?? {}
  return protocol === 'https:' || protocol === 'http:'
}

export const safetyBoardsServer: RegisterExtension<typeof safetyBoards> = {
  register: safetyBoards,
  computed: {
    scans: sql`(select coalesce(sum(s.scans), 0)::numeric from board_scans s
      where s.company_id = t.company_id and s.board = t.id and s.day > (select company_today()) - 30)`,
  },
  async check(_, { after }) {
    const errors: FieldErrors = {}
    if (after.project === null && after.team === null && after.location === null)
      errors.project = ['Choose a project, a team or a location.']
    if (after.sections.length === 0) errors.sections = ['Choose at least one section.']
    if (after.languages.length === 0) errors.languages = ['Choose at least one language.']
    if (after.report_link !== null && !isWebAddress(after.report_link))
      errors.report_link = ['Give a whole web address, such as https://example.com.']
    return Object.keys(errors).length > 0 ? errors : undefined
  },
}
