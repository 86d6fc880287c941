import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { download } from '../../../../kit/http/download.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { FigureFilters } from '../../figures/filters/use-filters.web.ts'
import { type FiguresScreen, figureSheets, sheetFormats } from '../sheets.contract.ts'

type Props = { screen: FiguresScreen; asked: FigureFilters['asked'] }

/** The numbers of the screen as a file. */
export function FiguresAsSheet({ screen, asked }: Props) {
  const { text, locale } = useLanguage()
  const { act, busy } = useAct(
    (format: (typeof sheetFormats)[number]) =>
      download(figureSheets[screen].path, { ...asked, format, lang: locale }),
    { refusedInPassing: true },
  )
  return (
    <Menu position="bottom-end" withinPortal returnFocus>
      <Menu.Target>
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {text('figures_file')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {sheetFormats.map((format) => (
          <Menu.Item key={format} onClick={() => act(format)}>
            {text(`figures_file_${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
