import { Button, Skeleton, Textarea } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { Trouble } from '../../../../../kit/drafts/outbox.ts'
import { useAct } from '../../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../../kit/web/plain/Notice.tsx'
import type { PointedFile } from '../../../../../register/fields/pointing.ts'
import { progressOf } from '../../../../forms/definition/index.ts'
import { FormQuestions, goTo, placeOfMissing, useDraftFiles } from '../../../../forms/web/index.ts'
import { languageOf } from '../../../reading/web/facts.ts'
import type { Outgoing } from '../device/stored.ts'
import type { Begun } from '../draft/begin.ts'
import { queueSubmission } from '../draft/queue-submission.ts'
import { isReportWhole } from '../draft/report.ts'
import { useFilling } from '../draft/use-filling.ts'
import { AboutSection } from './AboutSection.tsx'
import { FilesState } from './FilesState.tsx'
import { FillBar } from './FillBar.tsx'
import { FillNotes } from './FillNotes.tsx'
import classes from './fill.module.css'
import { IncidentSection, incidentPlace } from './IncidentSection.tsx'
import { LackingNote, lackingPlace } from './LackingNote.tsx'
import { refusedByQuestion } from './refused.ts'
import { SignersSection } from './SignersSection.tsx'
import { useLacking } from './use-lacking.ts'

type File = PointedFile & { sha256: string }

type Props = {
  begun: Begun
  /** Why the last attempt was not taken. */
  trouble: Trouble | null
  /** Files of answers that were given before. */
  files?: readonly File[]
  /** What the reviewer wants answered anew. */
  toCorrect?: ReadonlySet<string>
  onStartOver(): void
  /** Stands before all else. */
  children?: ReactNode
}

const none: readonly File[] = []
const shortest = 3

/** Everything between the title and Submit, for a new submission and for the revision of one. */
export function FillForm(props: Props) {
  const { begun, trouble, files: before = begun.files ?? none, onStartOver } = props
  const { text, locale } = useLanguage()
  const { draft, kept } = begun
  const now = useFilling(begun)
  const { filling, context, reason, keeping } = now
  const { kept: keptFiles, ...files } = useDraftFiles(draft, before, now.flush)
  const [tried, setTried] = useState(trouble?.code === 'submission/answers')
  const refusedAnswers = useMemo(() => refusedByQuestion(filling, trouble), [filling, trouble])
  const language = languageOf(kept.version.definition, locale)
  const revising = draft.revises !== null
  const noReason = revising && reason.trim().length < shortest
  const reports = kept.form.kind === 'incident' && !revising
  const asksPlace = kept.form.gps_required && !revising
  const held = useLacking(kept.form.id, filling, context.asset?.id)
  const placeAwaited = asksPlace && context.place === null && !context.no_place

  const queueing = useAct(
    async () => {
      const known: Outgoing['known'] = before.map(({ id, sha256 }) => ({ id, sha256 }))
      // What another tab answered differently stands above the form, and is looked at first.
      if (await now.flush())
        await queueSubmission({
          ...{ draft, version: kept.version.id, now, lang: locale, reports, known },
        })
      else scrollTo({ top: 0 })
    },
    { oneAtATime: true },
  )
  function submit() {
    setTried(true)
    const [first] = progressOf(filling).missing
    const wrong = noReason
      ? 'revision-reason'
      : first === undefined
        ? (reports && !isReportWhole(context, filling) && incidentPlace) ||
          (placeAwaited && 'place') ||
          (!revising && held?.refused && lackingPlace)
        : placeOfMissing(first)
    if (wrong) {
      // Invalid answers are marked first; then the way there is clear.
      setTimeout(() => goTo(wrong))
      return
    }
    queueing.act()
  }
  return (
    <div className={`stack gap-4 ${classes.column}`}>
      {props.children}
      <FillNotes
        begun={begun}
        filling={filling}
        keeping={keeping}
        trouble={trouble}
        onDecide={now.decide}
        onStartOver={() => {
          now.end()
          onStartOver()
        }}
      />
      {revising && (
        <section className={classes.card} id="revision-reason">
          <Textarea
            label={text('revision_reason')}
            description={text('revision_signatures_again')}
            required
            autosize
            minRows={2}
            maxLength={1000}
            value={reason}
            error={tried && noReason ? text('revision_reason_missing') : undefined}
            onChange={(event) => now.setReason(event.currentTarget.value)}
          />
        </section>
      )}
      {!revising && held && <LackingNote {...held} />}
      {reports && (
        <IncidentSection
          filling={filling}
          context={context}
          tried={tried}
          onChange={now.setContext}
        />
      )}
      <AboutSection
        form={kept.form}
        asked={new Set(kept.version.definition.fields.map(({ type }) => type))}
        asksPlace={asksPlace}
        placeAwaited={tried && placeAwaited}
        context={context}
        onChange={now.setContext}
      />
      {/* Where a file is shown from is known once what the device keeps has been read. */}
      {keptFiles === undefined ? (
        <Skeleton height={420} radius="md" />
      ) : (
        <FormQuestions
          filling={filling}
          language={language}
          showAll={tried}
          refused={refusedAnswers}
          {...(props.toCorrect && { toCorrect: props.toCorrect })}
          onAnswered={now.typed}
          {...files}
        />
      )}
      {!revising && (
        <SignersSection
          policy={kept.form.signature_policy}
          signers={context.signers}
          filling={filling}
          context={context}
          onChange={(signers) => now.setContext({ signers })}
        />
      )}
      <FilesState files={keptFiles ?? []} />
      {queueing.error !== null && <Notice tone="danger">{text('filling_submit_failed')}</Notice>}
      <FillBar filling={filling} language={language} keeping={keeping}>
        <Button
          size="md"
          px="md"
          leftSection={<IconSend size={18} />}
          onClick={submit}
          loading={queueing.busy}
        >
          {text(revising ? 'revision_submit' : 'filling_submit')}
        </Button>
      </FillBar>
    </div>
  )
}
