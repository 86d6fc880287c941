import { useLanguage } from '../../../kit/web/language/Language.tsx'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import { hoursCalled } from './hours-called.ts'
import type { workedHours } from './worked-hours.register.ts'

function HoursName({ row }: { row: { name: string; week: string } }) {
  return hoursCalled(useLanguage().locale, row)
}

export const web: RegisterWeb<typeof workedHours> = {
  cells: { name: (row) => <HoursName row={row} /> },
}
