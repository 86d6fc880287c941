import { Button, Group, Modal, SegmentedControl, Stack } from '@mantine/core'
import { IconEraser } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { percentIn } from '../../../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../../../kit/locales.ts'
import { EmptyState } from '../../../../../kit/web/inputs/EmptyState.tsx'
import { useLanguage, useText } from '../../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../../kit/web/theme/Tag.tsx'
import { explain, reasonsIn } from '../../why.ts'
import { CaseList } from './CaseList.tsx'
import { useWording } from './names-at-hand.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import { Simulator } from './Simulator.tsx'
import { type At, usePreview } from './use-preview.ts'

/** The form as it would be filled, beside the form as it is made: what is asked of whom, and why. */
export function PreviewPane({ language }: { language: Locale }) {
  const text = useText()
  const preview = usePreview()
  const { definition, at, filling, begin } = preview
  const [desktop, setDesktop] = useState(false)
  const wording = useWording(language)
  // Typing does not wait for the reasons to be worked out.
  const later = useDeferredValue(at)
  const told = later.filling.definition
  const reasons = useMemo(() => reasonsIn(told), [told])
  const tell = useMemo(() => explain(reasons, later.filling, wording), [reasons, later, wording])
  if (definition.fields.length === 0)
    return <EmptyState title={text('preview_empty')} text={text('builder_empty_lead')} />
  const frame = (
    <PreviewFrame preview={preview} language={language} width={desktop ? 'desktop' : 'phone'} />
  )
  return (
    <Stack component="section" aria-label={text('builder_preview')} gap="md">
      <Group justify="space-between" gap="xs">
        <SegmentedControl
          aria-label={text('preview_width')}
          data={[
            { value: 'phone', label: text('preview_phone') },
            { value: 'desktop', label: text('preview_desktop') },
          ]}
          value={desktop ? 'desktop' : 'phone'}
          onChange={(next) => setDesktop(next === 'desktop')}
        />
        <Button variant="default" leftSection={<IconEraser size={17} />} onClick={() => begin({})}>
          {text('preview_reset')}
        </Button>
      </Group>
      <ScoreLine at={at} />
      {!desktop && frame}
      <Modal
        opened={desktop}
        onClose={() => setDesktop(false)}
        title={text('preview_form')}
        size="66rem"
        closeButtonProps={{ 'aria-label': text('input_close') }}
      >
        {desktop && (
          <Stack>
            <ScoreLine at={at} />
            {frame}
          </Stack>
        )}
      </Modal>
      <Simulator definition={told} tell={tell} wording={wording} />
      <CaseList definition={definition} filling={filling} language={language} onLoad={begin} />
    </Stack>
  )
}

/** What the answers come to, while they are given. */
function ScoreLine({ at: { filling } }: { at: At }) {
  const { locale, text } = useLanguage()
  const { points, most, percent, fails, critical } = filling.score()
  return (
    <p className="row gap-2 font-semibold" role="status">
      <span>
        {percent === null
          ? text('preview_no_score')
          : text('preview_score', { points, most, percent: percentIn(locale, percent) })}
      </span>
      <Tag tone={fails > 0 ? 'danger' : 'neutral'}>{text('preview_fails', { count: fails })}</Tag>
      {critical && <Tag tone="danger">{text('preview_critical')}</Tag>}
    </p>
  )
}
