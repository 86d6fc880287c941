import { IconCheck, IconFileTypePdf, IconFileZip, IconMail, IconX } from '@tabler/icons-react'
import { download } from '../../../../kit/http/download.web.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import type { RegisterWeb } from '../../../../register/web/extension.ts'
import { addBulkAction } from '../../bulk/web/bulk-store.ts'
import { MailMany } from '../../bulk/web/MailMany.tsx'
import { FillFormButton } from '../../filling/web/choose/FillFormButton.tsx'
import { bulkDownload, submissionPdf } from '../../papers/papers.contract.ts'
import { AcceptMany, RefuseMany } from '../../review/web/DecideMany.tsx'
import { submissions } from '../../submissions.register.ts'
import { ListTabs } from './ListTabs.tsx'

/** Said beside the name: what the person who reviews it has to know. */
function Mark({ of }: { of: 'late' | 'copied' }) {
  return <Tag tone="warning">{useLanguage().say(submissions.fields[of].label)}</Tag>
}

const pathOf = (row: AnyRow) => submissionPdf.path.replace(':id', row.id)

/** What contractors sent is accepted or refused beside it. */
export const webOfContractors = (): RegisterWeb => ({
  ...web,
  selectionActions: [
    { label: 'Accept', icon: IconCheck, grant: 'submissions.review', Ask: AcceptMany },
    { label: 'Refuse', icon: IconX, grant: 'submissions.review', Ask: RefuseMany },
    ...(web.selectionActions ?? []),
  ],
})

export const web: RegisterWeb = {
  Above: ListTabs,
  New: FillFormButton,
  cells: {
    title: ({ title, late, copied }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
        {String(title)}
        {late === true && <Mark of="late" />}
        {copied === true && <Mark of="copied" />}
      </span>
    ),
    signatures_given: ({ signatures_given, signatures_needed }) =>
      `${String(signatures_given)}/${String(signatures_needed)}`,
  },
  rowActions: [
    {
      label: 'PDF',
      icon: IconFileTypePdf,
      run: async (row) => void (await download(pathOf(row), {})),
    },
  ],
  selectionActions: [
    {
      label: 'Download as ZIP',
      icon: IconFileZip,
      grant: 'exports.bulk',
      run: (ids) =>
        addBulkAction({
          action: 'download',
          endPoint: bulkDownload.path,
          payload: { submission_ids: ids },
        }),
    },
    { label: 'Send by e-mail', icon: IconMail, grant: 'exports.bulk', Ask: MailMany },
  ],
}
