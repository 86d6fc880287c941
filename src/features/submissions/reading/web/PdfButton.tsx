import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { download } from '../../../../kit/http/download.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { submissionPdf } from '../../papers/papers.contract.ts'

/** The submission on paper, in the language of the person who asks for it. */
export function PdfButton({ id }: { id: string }) {
  const { locale } = useLanguage()
  const { act, busy } = useAct(
    () => download(submissionPdf.path.replace(':id', id), { lang: locale }),
    { refusedInPassing: true },
  )
  return (
    <Button
      variant="default"
      leftSection={<IconFileTypePdf size={18} />}
      loading={busy}
      onClick={() => act()}
    >
      PDF
    </Button>
  )
}
