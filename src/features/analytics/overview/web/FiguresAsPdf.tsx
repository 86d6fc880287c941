import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { download } from '../../../../kit/http/download.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { FigureFilters } from '../../figures/filters/use-filters.web.ts'
import { figuresPdf } from '../paper/figures-paper.contract.ts'

/** What the overview shows, on paper. */
export function FiguresAsPdf({ asked }: { asked: FigureFilters['asked'] }) {
  const { text, locale } = useLanguage()
  const { act, busy } = useAct(() => download(figuresPdf.path, { ...asked, lang: locale }), {
    refusedInPassing: true,
  })
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<IconPrinter size={18} aria-hidden />}
      onClick={() => act(undefined)}
    >
      {text('figures_pdf')}
    </Button>
  )
}
