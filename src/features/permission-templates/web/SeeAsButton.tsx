import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { maySeeAs, seeingMinutes } from '../../../access/seeing.ts'
import { grantsOf, useSession } from '../../../access/web/session.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { seeAs } from '../../sign-in/web/index.ts'
import type { RightsOfPerson } from '../person.contract.ts'

type Props = { person: RightsOfPerson; unsaved: boolean }

/** Looks at the product as this person sees it; where that cannot be, it says why. */
export function SeeAsButton({ person, unsaved }: Props) {
  const text = useText()
  const { user } = useSession()
  const { act, busy, problem } = useAct(() => seeAs(person.id), { oneAtATime: true })
  const may =
    user !== undefined &&
    maySeeAs({
      roleId: user.role_id,
      scope: user.scope ?? 'company',
      grants: new Set(grantsOf(user)),
      byToken: false,
    })
  const why =
    user?.id === person.id
      ? text('see_as_oneself')
      : person.deactivated
        ? text('see_as_inactive', { name: person.name })
        : !may
          ? text('see_as_rights')
          : unsaved
            ? text('see_as_unsaved')
            : undefined
  return (
    <section className="card stack gap-3 p-4" aria-label={text('see_as_title')}>
      <h2 className="title-3">{text('see_as_title')}</h2>
      <p className="hint m-0 max-w-prose">
        {text('see_as_lead', { name: person.name, count: seeingMinutes })}
      </p>
      <div className="row flex-wrap gap-3">
        <Button
          variant="default"
          leftSection={<IconEye size={18} aria-hidden="true" />}
          loading={busy}
          disabled={why !== undefined}
          aria-describedby={why === undefined ? undefined : 'why-not-seen'}
          onClick={() => act()}
        >
          {text('see_as')}
        </Button>
        {why !== undefined && (
          <span id="why-not-seen" className="hint">
            {why}
          </span>
        )}
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </section>
  )
}
