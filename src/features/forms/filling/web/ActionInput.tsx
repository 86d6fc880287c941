import { Button, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { DayInput } from '../../../../kit/web/inputs/DayInput.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { RowInput } from '../../../../register/web/input/choices/RowInput.tsx'
import type { RemarkAction } from '../../definition/filling/remarks.ts'
import { ListState } from './ListState.tsx'
import { usePeople } from './use-listed.ts'

type Props = {
  /** The words of its question. */
  of: string
  action: RemarkAction
  /** It was to be submitted and does not say what is to be done. */
  wrong: boolean
  onChange(action: RemarkAction | undefined): void
}

const longest = 200

/** What is to be done about a question; by whom and by when, where one knows. */
export function ActionInput({ of, action, wrong, onChange }: Props) {
  const text = useText()
  const people = usePeople()
  const { title, owner, due } = action
  const put = (who: string | undefined, day: string | undefined) =>
    onChange({ title, ...(who && { owner: who }), ...(day && { due: day }) })
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands within the group of its question.
    <div
      className="stack gap-2"
      role="group"
      aria-label={text('remark_action')}
      aria-description={of}
    >
      <TextInput
        label={text('remark_to_do')}
        required
        autoFocus={title === ''}
        maxLength={longest}
        data-answers={title.trim() === '' || undefined}
        value={title}
        error={wrong ? text('remark_no_action') : undefined}
        onChange={(event) => onChange({ ...action, title: event.currentTarget.value })}
      />
      <RowInput
        label={text('remark_owner')}
        target="accounts"
        rows={people.all}
        value={owner ?? null}
        onChange={(chosen) => put(chosen ?? undefined, due)}
      />
      <ListState of={people} />
      <DayInput
        label={text('remark_due')}
        value={due ?? null}
        onChange={(day) => put(owner, day ?? undefined)}
      />
      <Button
        variant="subtle"
        color="gray"
        size="compact-md"
        mih={44}
        style={{ justifySelf: 'start' }}
        leftSection={<IconTrash size={16} />}
        onClick={() => onChange(undefined)}
      >
        {text('remark_action_remove')}
      </Button>
    </div>
  )
}
