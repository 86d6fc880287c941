import { ActionIcon, Textarea, TextInput } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useSay, useText } from '../../../kit/web/language/Language.tsx'
import { safeHref } from '../../../kit/writing/rich-text.ts'
import { type KindProps, shared } from './field-of-form.ts'

/** What a phone's keyboard offers, and what a browser may fill in by itself. */
const keyboards: Record<string, { type: string; inputMode?: 'tel' | 'email' | 'url' }> = {
  phone: { type: 'tel', inputMode: 'tel' },
  // Not the browser's own check: it would speak before ours, and in another language.
  email: { type: 'text', inputMode: 'email' },
  link: { type: 'text', inputMode: 'url' },
}

/** Words on one line or on several; a phone, an e-mail or a web address. */
export function TextField(props: KindProps) {
  const { name, field, value, onChange } = props
  const say = useSay()
  const text = useText()
  const { placeholder } = field
  const given = {
    ...shared(props, say),
    name,
    autoComplete: 'off',
    value: typeof value === 'string' ? value : '',
    ...(placeholder !== undefined && { placeholder: say(placeholder) }),
  }
  if (field.kind === 'long-text')
    return (
      <Textarea
        {...given}
        autosize
        minRows={3}
        maxRows={16}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  const href = field.kind === 'link' ? safeHref(value) : undefined
  return (
    <TextInput
      {...given}
      {...(keyboards[field.kind] ?? { type: 'text' })}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSection={
        href && (
          <ActionIcon
            component="a"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            variant="subtle"
            aria-label={text('field_open_link')}
          >
            <IconExternalLink size={18} />
          </ActionIcon>
        )
      }
    />
  )
}
