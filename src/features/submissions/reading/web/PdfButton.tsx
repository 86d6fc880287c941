import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { download } from '../../../../kit/http/download.web.ts'
import { toast } from '../../../../kit/web/inputs/toast.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { submissionPdf } from '../../papers/papers.contract.ts'
import { wordsOf } from './words-of.ts'

/** The submission on paper, in the language of whoever asks for it. */
export function PdfButton({ id }: { id: string }) {
  const { text, locale } = useLanguage()
  const [working, setWorking] = useState(false)
  async function fetch() {
    setWorking(true)
    try {
      await download(submissionPdf.path.replace(':id', id), { lang: locale })
    } catch (error) {
      toast(wordsOf(error, text), { type: 'error' })
    } finally {
      setWorking(false)
    }
  }
  return (
    <Button
      variant="default"
      leftSection={<IconFileTypePdf size={18} />}
      loading={working}
      onClick={() => void fetch()}
    >
      PDF
    </Button>
  )
}
