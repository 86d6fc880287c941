import type { RichNode } from '../../rich-text.ts'
import { RichText } from '../inputs/rich-text/RichText.tsx'
import { RichTextInput } from '../inputs/rich-text/RichTextInput.tsx'
import { Live } from './Live.tsx'
import { States } from './States.tsx'

const rule: RichNode = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Never', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' work above others without a barrier.' },
      ],
    },
  ],
}

export function RichTextExample() {
  return (
    <>
      <Live name="text" initial={null as RichNode | null}>
        {(held) => (
          <>
            <RichTextInput label="Procedure" {...held} />
            <div data-shown-text>{held.value && <RichText value={held.value} />}</div>
          </>
        )}
      </Live>
      <States initial={rule as RichNode | null}>{(field) => <RichTextInput {...field} />}</States>
    </>
  )
}
