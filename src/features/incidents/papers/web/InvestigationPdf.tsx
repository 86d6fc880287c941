import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { addressOf } from '../../../../kit/http/client.web.ts'
import { download } from '../../../../kit/http/download.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { investigationPdf } from '../investigation.contract.ts'

export function InvestigationPdf({ id }: { id: string }) {
  const { text, locale } = useLanguage()
  const { act, busy } = useAct(
    () => download(addressOf(investigationPdf, { params: { id } }), { lang: locale }),
    { refusedInPassing: true },
  )
  return (
    <div>
      <Button
        variant="default"
        loading={busy}
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => act()}
      >
        {text('investigation_pdf')}
      </Button>
    </div>
  )
}
