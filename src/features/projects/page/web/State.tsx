import { Button } from '@mantine/core'
import { IconFlag, IconPlayerPlay } from '@tabler/icons-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { later } from '../../../../kit/web/later.ts'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { pageKey } from '../../web/keys.ts'
import { activateProject, type neededNames, type WorkplacePage } from '../page.contract.ts'

const CompleteForm = later(async () => (await import('./CompleteForm.tsx')).CompleteForm)

const needed: Readonly<Record<(typeof neededNames)[number], string>> = {
  supervisor: 'Supervisor',
  emergency_plan: 'Emergency plan',
  hospital_name: 'Nearest hospital',
}

type Props = { id: string; page: WorkplacePage; may: boolean; onChange(): void }

/** What a project lacks, and the step that is next in its life. */
export function State({ id, page, may, onChange }: Props) {
  const { say } = useLanguage()
  const { openModal, closeModal } = useModals()
  const { status, missing } = page
  const activate = useAct(() => call(activateProject, { params: { id } }), {
    renews: [pageKey('project', id)],
    says: () => say('The project is active.'),
    onDone: onChange,
  })
  const close = () => closeModal('complete')
  const complete = () =>
    openModal('complete', {
      title: say('Complete this project'),
      body: (
        <Suspense fallback={<ListSkeleton rows={3} />}>
          <CompleteForm
            id={id}
            open={page.open}
            onCancel={close}
            onDone={() => {
              close()
              onChange()
            }}
          />
        </Suspense>
      ),
    })
  const mayBegin = status === 'planned' || status === 'on_hold'
  const lacks = missing.length > 0 && (mayBegin || status === 'active')
  return (
    <>
      {lacks && (
        <Notice tone="calm">
          <p className="m-0">
            {say(
              status === 'active'
                ? 'An active project needs the following, which is missing:'
                : 'Before it can be active, it needs:',
            )}
          </p>
          <ul className="m-0">
            {missing.map((name) => (
              <li key={name}>
                {may ? (
                  <Link to={`/dashboard/projects/edit/${id}#${name}`}>{say(needed[name])}</Link>
                ) : (
                  say(needed[name])
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {activate.problem && <Notice tone="danger">{activate.problem}</Notice>}
      {may && (mayBegin || status === 'active') && (
        <div className="row gap-3" data-no-print>
          {mayBegin && (
            <Button
              leftSection={<IconPlayerPlay size={18} aria-hidden />}
              disabled={missing.length > 0}
              loading={activate.busy}
              onClick={() => activate.act()}
            >
              {say('Activate')}
            </Button>
          )}
          {status !== 'planned' && (
            <Button
              variant="default"
              leftSection={<IconFlag size={18} aria-hidden />}
              onClick={complete}
            >
              {say('Complete this project')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
