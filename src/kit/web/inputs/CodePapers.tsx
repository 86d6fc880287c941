import { Button, Menu } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { download } from '../../http/download.web.ts'
import { useAct } from '../act/use-act.ts'
import { useLanguage } from '../language/Language.tsx'

const papers = [
  ['letter', 'code_poster_letter'],
  ['a4', 'code_poster_a4'],
  ['a3', 'code_poster_a3'],
  ['labels', 'code_labels'],
] as const

type Props = {
  /** Of the call that answers the paper; it takes `as` and `lang`. */
  address: string
  query?: Record<string, string>
}

/** A code on paper: a poster in three sizes, or a sheet of labels. */
export function CodePapers({ address, query = {} }: Props) {
  const { text, locale } = useLanguage()
  const { act, busy } = useAct(
    (as: (typeof papers)[number][0]) => download(address, { ...query, lang: locale, as }),
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
          {text('code_papers')}
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
