import { Modal } from '@mantine/core'
import { useLocation, useNavigate } from 'react-router'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { Register } from '../../../../register/define.ts'
import { RegisterList } from '../../../../register/web/list/RegisterList.tsx'
import { usersTrainings } from '../users-trainings.register.ts'
import { web } from '../users-trainings.web.tsx'
import { RecordForGroup } from './RecordForGroup.tsx'

const path = '/dashboard/training/records'

/** The same register, of no one person. */
const { within: _, ...everyones } = usersTrainings
const allRecords: Register = {
  ...everyones,
  list: ['person', 'name', 'completed_on', 'expires_on', 'state', 'provider', 'certificate_number'],
}
const places = { list: path, create: `${path}?new=1` }

/** The training records of everyone: found, imported from a sheet, recorded for a group. */
export default function RecordsScreen() {
  const text = useText()
  const { search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <RegisterList register={allRecords} web={web} state="active" places={places} />
      <Modal
        opened={new URLSearchParams(search).has('new')}
        onClose={() => void navigate(path)}
        title={text('training_record')}
        size="lg"
      >
        <RecordForGroup onDone={() => void navigate(path)} />
      </Modal>
    </>
  )
}
