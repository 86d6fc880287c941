import { RichTextEditor } from '@mantine/tiptap'
import { useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useId, useRef } from 'react'
import { cleanRichText, type RichNode } from '../../../writing/rich-text.ts'
import { FieldGroup } from '../FieldGroup.tsx'
import type { Controlled, FieldProps } from '../field-props.ts'
import { useTexts } from '../use-texts.ts'
import classes from './RichTextInput.module.css'

type Props = FieldProps & Controlled<RichNode | null>

const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    heading: { levels: [2, 3] },
    link: { openOnClick: false, protocols: ['mailto', 'tel'] },
  }),
]

/** A text with headings, lists, bold, italic and links; what comes out is cleaned already. */
export function RichTextInput({ value, onChange, disabled, readOnly, ...field }: Props) {
  const texts = useTexts().richText
  const id = useId()
  const fixed = disabled === true || readOnly === true
  const told = useRef(value)
  const editor = useEditor({
    extensions,
    content: value,
    editable: !fixed,
    // The style sheet of the page carries these rules; a strict content policy refuses them inline.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': field.label,
        'aria-invalid': String(Boolean(field.error)),
        'aria-required': String(field.required ?? false),
        'aria-disabled': String(disabled ?? false),
        'aria-readonly': String(fixed),
        tabindex: '0',
      },
    },
    onUpdate: ({ editor: changed }) => {
      told.current = cleanRichText(changed.getJSON())
      onChange(told.current)
    },
  })
  // A value set from outside, not by typing here, is put in the editor.
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  return (
    <FieldGroup {...field}>
      <RichTextEditor
        editor={editor}
        mt={4}
        className={classes.editor}
        data-fixed={fixed || undefined}
        labels={{
          boldControlLabel: texts.bold,
          italicControlLabel: texts.italic,
          h2ControlLabel: texts.heading(2),
          h3ControlLabel: texts.heading(3),
          bulletListControlLabel: texts.bulletList,
          orderedListControlLabel: texts.orderedList,
          linkControlLabel: texts.link,
          unlinkControlLabel: texts.unlink,
          linkEditorInputLabel: texts.linkAddress,
          linkEditorSave: texts.linkSave,
        }}
      >
        {!fixed && (
          <RichTextEditor.Toolbar>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Bold />
              <RichTextEditor.Italic />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.H2 />
              <RichTextEditor.H3 />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.BulletList />
              <RichTextEditor.OrderedList />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Link />
              <RichTextEditor.Unlink />
            </RichTextEditor.ControlsGroup>
          </RichTextEditor.Toolbar>
        )}
        <RichTextEditor.Content />
      </RichTextEditor>
    </FieldGroup>
  )
}
