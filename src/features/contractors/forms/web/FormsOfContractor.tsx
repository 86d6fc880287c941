import { Group } from '@mantine/core'
import { Link } from 'react-router'
import { screenByName } from '../../../../access/screens.ts'
import { useSession } from '../../../../access/web/session.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { addressOf } from '../../../../register/screens-of.ts'
import { WithinPanel } from '../../../../register/web/panel/WithinPanel.tsx'
import { DutiesOfContractor } from '../../matrix/web/DutiesOfContractor.tsx'
import { tcForms } from '../tc-forms.register.ts'

const ways = [
  ['tc-forms-add', 'screen_tc_forms_add'],
  ['tc-default-forms', 'contractor_forms_default'],
  ['tc-forms-deleted', 'contractor_forms_archived'],
] as const

/** Beside a contractor: the forms that it alone owes, and the way to those that every contractor owes. */
export default function FormsOfContractor({ row }: { row: AnyRow }) {
  const text = useText()
  const { processedPermissions } = useSession()
  return (
    <div className="stack gap-4">
      <Group data-no-print>
        {ways.flatMap(([name, label]) => {
          const screen = screenByName.get(name)
          return screen === undefined || !processedPermissions.has(name)
            ? []
            : [
                <Link key={name} to={addressOf(screen, row.id)}>
                  {text(label)}
                </Link>,
              ]
        })}
      </Group>
      <WithinPanel register={tcForms} within={row.id} mayAdd={row.can.includes('edit')} />
      <h2 className="title-3">{text('duties_title')}</h2>
      <DutiesOfContractor id={row.id} mayWaive={row.can.includes('edit')} />
    </div>
  )
}
