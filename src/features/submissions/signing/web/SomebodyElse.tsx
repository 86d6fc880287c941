import { Button, TextInput } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kit/web/language/Language.tsx'

/** A visitor, or a colleague who is not among the tiles. */
export function SomebodyElse({ onName }: { onName(name: string): void }) {
  const text = useText()
  const [name, setName] = useState<string>()
  if (name === undefined)
    return (
      <Button
        variant="default"
        leftSection={<IconUserPlus size={18} aria-hidden />}
        onClick={() => setName('')}
      >
        {text('signing_other')}
      </Button>
    )
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim().length > 1) onName(name)
      }}
    >
      <TextInput
        label={text('signing_other_name')}
        maxLength={160}
        autoComplete="off"
        data-autofocus
        ref={(input) => input?.focus()}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" disabled={name.trim().length < 2}>
        {text('signing_other_go')}
      </Button>
    </form>
  )
}
