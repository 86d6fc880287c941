import { Button } from '@mantine/core'
import { IconFirstAidKit } from '@tabler/icons-react'
import { addressOf } from '../../../../kit/http/client.web.ts'
import { download } from '../../../../kit/http/download.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { firstAidPdf } from '../first-aid.contract.ts'

/** The first-aid record of somebody who was hurt, on paper. */
export function FirstAidButton({ incident: id, person }: { incident: string; person: string }) {
  const { text, locale } = useLanguage()
  const { act, busy } = useAct(
    () => download(addressOf(firstAidPdf, { params: { id, person } }), { lang: locale }),
    { refusedInPassing: true },
  )
  return (
    <div>
      <Button
        size="xs"
        variant="default"
        loading={busy}
        leftSection={<IconFirstAidKit size={16} aria-hidden />}
        onClick={() => act()}
      >
        {text('first_aid_pdf')}
      </Button>
    </div>
  )
}
