import { Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { SelectInput } from '../../../../../kit/web/inputs/choice/SelectInput.tsx'
import { toast } from '../../../../../kit/web/inputs/toast.ts'
import type { Text } from '../../../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import { useSayIn } from '../../../../../kit/web/language/WholeLanguage.tsx'
import { Notice } from '../../../../../kit/web/plain/Notice.tsx'
import { linesOf, type PasteFault, pasteFault, pasteLines } from '../../pasted.ts'
import { oneChoice, questionKinds, sayKind } from '../../question-kinds.ts'
import { useBuilder, useFirstLanguage } from '../draft/builder-store.ts'

const inARow = questionKinds.filter(
  ({ group, type }) =>
    (group === 'Choices' || group === 'Text and numbers') && type !== 'calculated',
)

/** Why pasted lines are not taken. */
const faultWords = (fault: PasteFault, text: Text): string =>
  fault.code === 'long'
    ? text('builder_paste_long', { line: fault.line, most: fault.most })
    : text('builder_paste_many', { count: fault.count, room: fault.room })

/** A list that is typed or pasted, each line a question. */
export function PasteDialog({ begins, onClose }: { begins: string; onClose(): void }) {
  const { text, say } = useLanguage()
  const store = useBuilder()
  const sayInForm = useSayIn(useFirstLanguage())
  const [pasted, setPasted] = useState(begins)
  const [type, setType] = useState<string | null>(oneChoice.type)
  const lines = linesOf(pasted)
  const fault = pasteFault(lines, store.state())
  const sections = lines.filter(({ section }) => section).length
  const count = lines.length - sections
  function add() {
    const kind = inARow.find((one) => one.type === type) ?? oneChoice
    if (sayInForm === undefined) return
    store.run((state) => pasteLines(state, lines, { kind, say: sayInForm }))
    toast(text('builder_pasted', { count: lines.length }), { type: 'success' })
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={text('builder_paste')} size="lg">
      <Stack>
        <Textarea
          data-autofocus
          label={text('builder_paste_lines')}
          description={text('builder_paste_lead')}
          value={pasted}
          onChange={(event) => setPasted(event.currentTarget.value)}
          autosize
          minRows={8}
          maxRows={18}
        />
        <SelectInput
          label={text('builder_paste_kind')}
          required
          options={inARow.map((kind) => ({ id: kind.type, label: sayKind(kind, say) }))}
          value={type}
          onChange={setType}
        />
        {fault !== undefined && <Notice tone="danger">{faultWords(fault, text)}</Notice>}
        <Group justify="space-between">
          <p className="hint" role="status">
            {lines.length > 0 &&
              [
                text('builder_paste_questions', { count }),
                ...(sections > 0 ? [text('builder_paste_sections', { count: sections })] : []),
              ].join(' · ')}
          </p>
          <Group>
            <Button variant="default" onClick={onClose}>
              {text('cancel')}
            </Button>
            <Button
              disabled={lines.length === 0 || fault !== undefined || sayInForm === undefined}
              onClick={add}
            >
              {text('builder_paste_add')}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Modal>
  )
}
