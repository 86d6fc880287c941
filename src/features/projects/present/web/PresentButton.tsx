import { Button } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useSession } from '../../../../access/web/session.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { later } from '../../../../kit/web/later.ts'
import classes from './present.module.css'

const PresentForm = later(async () => (await import('./PresentForm.tsx')).PresentForm)

const modal = 'present'

/** In the header of every screen: the project and the team that a person works on now. */
export function PresentButton() {
  const text = useText()
  const { project, team } = useSession()
  const { openModal, closeModal } = useModals()
  const said = [project?.name, team?.name].filter(Boolean).join(' · ')
  const open = () =>
    openModal(modal, {
      title: text('present_title'),
      body: (
        <Suspense fallback={<ListSkeleton rows={2} />}>
          <PresentForm onDone={() => closeModal(modal)} />
        </Suspense>
      ),
    })
  return (
    <Button
      variant="transparent"
      className={classes.present ?? ''}
      aria-label={said === '' ? text('present_none') : text('present_said', { name: said })}
      leftSection={<IconMapPin size={20} aria-hidden />}
      onClick={open}
    >
      <span className={`${classes.name} truncate`}>{said || text('present_none')}</span>
    </Button>
  )
}
