import { Button, Skeleton } from '@mantine/core'
import { useCallback, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { isGone, RecordToCome } from '../../../../register/web/record/RecordToCome.tsx'
import { Revising } from '../../filling/web/Revising.tsx'
import { StageTag } from '../../reading/web/StageTag.tsx'
import { useRefreshed, useWhole } from '../../reading/web/whole-of.ts'
import { Actions } from '../../review/web/Actions.tsx'
import { ToIncident } from './ToIncident.tsx'
import { WholeView } from './WholeView.tsx'

/** One submission: read, signed, reviewed, revised. `?revise` opens its answers to be changed. */
export default function SubmissionScreen() {
  const text = useText()
  const { id = '' } = useParams()
  const { user } = useSession()
  const [params, setParams] = useSearchParams()
  const { data: whole, error, refetch } = useWhole(id)
  const refreshed = useRefreshed(id)
  const [reports, setReports] = useState(false)
  const revise = useCallback(
    (on: boolean) => setParams(on ? { revise: '' } : {}, { preventScrollReset: !on }),
    [setParams],
  )
  const done = useCallback(() => {
    revise(false)
    void refreshed()
  }, [revise, refreshed])

  if (whole === undefined || isGone(error))
    return (
      <RecordToCome
        title={text('screen_submission_edit')}
        error={error}
        onRetry={refetch}
        missing={{ title: text('submission_gone'), text: text('submission_gone_text') }}
      >
        <Skeleton height={96} radius="md" />
        <Skeleton height={420} radius="md" />
      </RecordToCome>
    )
  const revising = params.has('revise') && user !== undefined && whole.can.includes('revise')
  return (
    <Page
      title={revising ? text('revision_title', { number: whole.number }) : whole.number}
      aside={<StageTag stage={whole.stage} />}
      lead={[
        whole.form.name,
        whole.form.code,
        whole.form.category,
        text('filling_version', { n: whole.n }),
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={
        revising ? (
          <Button variant="default" onClick={() => revise(false)}>
            {text('revision_back')}
          </Button>
        ) : (
          <Actions whole={whole} onRevise={() => revise(true)} onReport={() => setReports(true)} />
        )
      }
    >
      {revising ? (
        <Revising whole={whole} account={user.id} me={user.name} onDone={done} />
      ) : (
        <WholeView whole={whole} />
      )}
      {reports && <ToIncident whole={whole} onClose={() => setReports(false)} />}
    </Page>
  )
}
