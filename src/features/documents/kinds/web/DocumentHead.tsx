import { Button } from '@mantine/core'
import { IconBook } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { PapersOfDocument } from '../../papers/web/PapersOfDocument.tsx'
import { Approval } from '../../versions/web/Approval.tsx'

type Props = { row: AnyRow; onChange(): void; poster?: boolean }

/** How far a document is, and the way to read and sign what is published of it. */
export function DocumentHead({ row, onChange, poster = true }: Props) {
  const { text } = useLanguage()
  return (
    <Approval row={row} onChange={onChange}>
      {row.edition !== null && (
        <>
          <Button
            variant="default"
            component={Link}
            to={`/dashboard/documents/${row.id}`}
            leftSection={<IconBook size={18} aria-hidden />}
          >
            {text('document_read_and_sign')}
          </Button>
          <PapersOfDocument id={row.id} poster={poster} />
        </>
      )}
    </Approval>
  )
}
