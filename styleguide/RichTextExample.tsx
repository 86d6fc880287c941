import { RichText } from '../src/kit/web/inputs/rich-text/RichText.tsx'
import { RichTextInput } from '../src/kit/web/inputs/rich-text/RichTextInput.tsx'
import type { RichNode } from '../src/kit/writing/rich-text.ts'
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
      <Live<RichNode | null> name="text" initial={null}>
        {(held) => (
          <>
            <RichTextInput label="Procedure" {...held} />
            <div data-shown-text>{held.value && <RichText value={held.value} />}</div>
          </>
        )}
      </Live>
      <States<RichNode | null> initial={rule}>{(field) => <RichTextInput {...field} />}</States>
    </>
  )
}
