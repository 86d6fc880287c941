import { Button, Menu } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { download } from '../../../../kit/http/download.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { documentPdf, documentPoster } from '../papers.contract.ts'

type Props = { id: string; poster: boolean }

/** What is published of it on paper: as a PDF with its sign-offs, and as a poster that leads to it. */
export function PapersOfDocument({ id, poster }: Props) {
  const { text, locale } = useLanguage()
  const { act, busy } = useAct(
    ({ path, size }: { path: string; size?: 'letter' | 'a4' | 'a3' }) =>
      download(path.replace(':id', id), { lang: locale, ...(size && { size }) }),
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
          {text('document_papers')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => act({ path: documentPdf.path })}>
          {text('document_pdf')}
        </Menu.Item>
        {poster && (
          <>
            <Menu.Item onClick={() => act({ path: documentPoster.path, size: 'letter' })}>
              {text('document_poster_letter')}
            </Menu.Item>
            <Menu.Item onClick={() => act({ path: documentPoster.path, size: 'a4' })}>
              {text('document_poster_a4')}
            </Menu.Item>
            <Menu.Item onClick={() => act({ path: documentPoster.path, size: 'a3' })}>
              {text('document_poster_a3')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
