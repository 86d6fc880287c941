import { bind } from '../../../access/server/gate.ts'
import { localeOf } from '../../../kit/http/server/language.ts'
import type { Locale } from '../../../kit/locales.ts'
import { textIn } from '../../../register/server/words.ts'
import type { AskedFigures } from '../figures/asked.ts'
import { rememberFigures } from '../memory/remember-figures.server.ts'
import { readOverview } from './overview.contract.ts'
import { readPaperFigures } from './paper/read-parts.server.ts'

const overview = rememberFigures(
  async (context, { lang, ...asked }: AskedFigures & { lang: Locale }) => {
    const compares = asked.compare === undefined
    const wording = { text: textIn(lang), locale: lang, compares }
    const { incidents, parts } = await readPaperFigures(context, asked, wording)
    return {
      period: incidents.period,
      before: incidents.before,
      parts: parts.map(({ says, boxes, ...part }) => ({
        ...part,
        says: says.slice(0, 1),
        boxes: [...boxes],
      })),
    }
  },
)

export const overviewCalls = [
  bind(readOverview, async (context, { query }, { header }) => ({
    data: await overview(context, {
      ...query,
      lang: query.lang ?? localeOf(header('accept-language')),
    }),
  })),
]
