import { Button, Input, SegmentedControl, Select, Textarea, TextInput } from '@mantine/core'
import { IconSend, IconTrash } from '@tabler/icons-react'
import type { SubmitEvent } from 'react'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { DayInput } from '../../../../kit/web/inputs/DayInput.tsx'
import { PhotoInput } from '../../../../kit/web/inputs/photo/PhotoInput.tsx'
import { TimeInput } from '../../../../kit/web/inputs/TimeInput.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { FormFoot } from '../../../../kit/web/page/FormFoot.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { kinds } from '../../record/kinds.ts'
import { isWhole, type ReportDraft, type WhenChoice } from '../report-draft.ts'
import classes from './report.module.css'
import { useReportPhotos } from './use-report.ts'

const whens = ['now', 'today', 'other'] as const satisfies readonly WhenChoice[]
const mostPhotos = 5

type Props = {
  draft: ReportDraft
  projects: readonly { id: string; name: string }[]
  onChange(draft: ReportDraft): void
  onDiscard(): Promise<unknown>
  onSend(): Promise<void>
}

/** What happened in one sentence; the rest is there to be said, and nothing of it has to be. */
export function TellReport({ draft, projects, onChange, onDiscard, onSend }: Props) {
  const { text, say } = useLanguage()
  const { photos, change } = useReportPhotos(draft.id)
  const keep = useAct(change)
  const { act, busy, problem } = useAct(onSend, { oneAtATime: true })
  const set = (part: Partial<ReportDraft>) => onChange({ ...draft, ...part })
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isWhole(draft)) act()
  }
  return (
    <Page title={say(kinds[draft.kind])}>
      <form onSubmit={submit} method="post" noValidate>
        <div className={`stack gap-4 ${classes.form}`}>
          <Textarea
            label={text('report_what')}
            placeholder={text('report_what_hint')}
            required
            autosize
            minRows={3}
            maxLength={4000}
            data-autofocus
            value={draft.words}
            onChange={(event) => set({ words: event.currentTarget.value })}
          />
          <PhotoInput
            label={text('report_photos')}
            maximum={mostPhotos}
            value={photos}
            onChange={(files) => keep.act(files)}
          />
          {keep.problem && <Notice tone="danger">{keep.problem}</Notice>}
          <Select
            label={text('report_project')}
            clearable
            searchable
            placeholder={text('input_select_placeholder')}
            data={projects.map(({ id, name }) => ({ value: id, label: name }))}
            value={draft.project}
            clearButtonProps={{
              'aria-label': text('field_clear', { label: text('report_project') }),
            }}
            onChange={(_, option) => set({ project: option?.value ?? null })}
          />
          <TextInput
            label={text('report_place')}
            maxLength={200}
            value={draft.place}
            onChange={(event) => set({ place: event.currentTarget.value })}
          />
          <div className="stack gap-1">
            <Input.Label component="div" id="report-when">
              {text('report_when')}
            </Input.Label>
            <SegmentedControl
              aria-labelledby="report-when"
              fullWidth
              data={whens.map((when) => ({ value: when, label: text(`report_when_${when}`) }))}
              value={draft.when}
              onChange={(value) => set({ when: whens.find((one) => one === value) ?? 'now' })}
            />
          </div>
          {draft.when === 'other' && (
            <div className="flex flex-wrap gap-3">
              <DayInput
                label={text('report_day')}
                required
                value={draft.day}
                onChange={(day) => set({ day })}
              />
              <TimeInput
                label={text('report_clock')}
                value={draft.time}
                onChange={(time) => set({ time })}
              />
            </div>
          )}
          {problem && <Notice tone="danger">{problem}</Notice>}
        </div>
        <FormFoot even>
          <Button
            variant="default"
            size="lg"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => {
              keep.act([])
              void onDiscard()
            }}
          >
            {text('report_discard')}
          </Button>
          <Button
            type="submit"
            size="lg"
            loading={busy}
            disabled={!isWhole(draft)}
            leftSection={<IconSend size={18} aria-hidden />}
          >
            {text('report_send')}
          </Button>
        </FormFoot>
      </form>
    </Page>
  )
}
