import { Radio, Stack } from '@mantine/core'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { EditorProps } from './editor-props.ts'

/** Whether there is one. */
export function PresenceEditor({ label, values, onChange }: EditorProps) {
  const text = useText()
  return (
    <Radio.Group
      aria-label={label}
      value={values[0] ?? null}
      onChange={(value) => onChange([value])}
    >
      <Stack gap="xs" p={4}>
        <Radio size="sm" value="yes" label={text('list_filter_has')} />
        <Radio size="sm" value="none" label={text('list_filter_has_none')} />
      </Stack>
    </Radio.Group>
  )
}
