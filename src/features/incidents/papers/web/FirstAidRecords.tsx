import { Menu, Skeleton } from '@mantine/core'
import { IconFirstAidKit } from '@tabler/icons-react'
import { Suspense } from 'react'
import { grantsOf, useSession } from '../../../../access/web/session.ts'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { later } from '../../../../kit/web/later.ts'

const FirstAidRecordsForm = later(
  async () => (await import('./FirstAidRecordsForm.tsx')).FirstAidRecordsForm,
)

/** From the menu of the register: the first-aid records of a project and a time, for people who may read them. */
export function FirstAidRecords() {
  const text = useText()
  const { user } = useSession()
  const { openModal, closeModal } = useModals()
  const held = user === undefined ? [] : grantsOf(user)
  if (!held.includes('incidents.edit') || !held.includes('confidential.view')) return null
  return (
    <Menu.Item
      leftSection={<IconFirstAidKit size={16} />}
      onClick={() =>
        openModal('first-aid-records', {
          title: text('first_aid_records'),
          body: (
            <Suspense fallback={<Skeleton height={220} />}>
              <FirstAidRecordsForm onDone={() => closeModal('first-aid-records')} />
            </Suspense>
          ),
        })
      }
    >
      {text('first_aid_records')}
    </Menu.Item>
  )
}
