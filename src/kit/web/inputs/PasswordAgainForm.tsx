import { Button, Group, PasswordInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../language/Language.tsx'
import { Notice } from '../plain/Notice.tsx'
import { useForm } from '../plain/use-form.ts'

type Props = {
  /** What the form is for, where no heading says it. */
  label?: string
  confirm: string
  danger?: boolean
  /** What went wrong beside the call that it makes. */
  problem?: string | undefined
  act: (values: Record<string, string>) => Promise<unknown>
  onCancel: () => void
  /** What else is asked, above the password. */
  children: (errorOf: (name: string) => string | undefined) => ReactNode
}

/** The frame of a form that asks for the present password: what it does needs the person, not only their session. */
export function PasswordAgainForm(props: Props) {
  const { label, confirm, danger = false, problem, act, onCancel, children } = props
  const text = useText()
  const { form, busy, message, errorOf } = useForm(text('no_connection'), act)
  const wrong = message ?? problem
  return (
    <form {...form} className="grid gap-4" aria-label={label}>
      {wrong && <Notice tone="danger">{wrong}</Notice>}
      {children(errorOf)}
      <PasswordInput
        name="password"
        label={text('present_password')}
        error={errorOf('password')}
        aria-invalid={errorOf('password') !== undefined}
        autoComplete="current-password"
      />
      <Group>
        <Button type="submit" loading={busy} {...(danger && { color: 'red' })}>
          {confirm}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {text('cancel')}
        </Button>
      </Group>
    </form>
  )
}
