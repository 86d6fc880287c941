import { Button, Menu } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { download } from '../../../../kit/http/download.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { boardPaper } from '../board.contract.ts'

const papers = [
  ['letter', 'board_poster_letter'],
  ['a4', 'board_poster_a4'],
  ['a3', 'board_poster_a3'],
  ['labels', 'board_labels'],
] as const

/** The code of a board, to be put on a wall. */
export function BoardPapers({ id }: { id: string }) {
  const { text, locale } = useLanguage()
  const { act, busy } = useAct(
    (as: (typeof papers)[number][0]) =>
      download(boardPaper.path.replace(':id', id), { lang: locale, as }),
    { refusedInPassing: true },
  )
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconPrinter size={18} aria-hidden />}
        >
          {text('board_papers')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {papers.map(([as, key]) => (
          <Menu.Item key={as} onClick={() => act(as)}>
            {text(key)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
