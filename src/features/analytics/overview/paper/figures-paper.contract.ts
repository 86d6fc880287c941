import { locale } from '../../../../access/credentials.ts'
import { route } from '../../../../access/route.ts'
import { askedFigures } from '../../figures/asked.ts'

export const figuresPdf = route({
  method: 'GET',
  path: '/api/dashboard/analytics/paper',
  summary:
    'The main figures of a period as a PDF, with what they say, the rates and the months: what the caller sees on the overview.',
  grant: 'reports.incident',
  query: askedFigures.extend({ lang: locale.optional() }),
  problems: ['input/invalid'],
})
