import { Paper, Stack } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './my-account.module.css'

type Props = { title: string; lead?: string; children: ReactNode }

export function Section({ title, lead, children }: Props) {
  const id = useId()
  return (
    <Paper component="section" withBorder p="lg" className={classes.section} aria-labelledby={id}>
      <div>
        <h2 className="text-lg" id={id}>
          {title}
        </h2>
        {lead && <p>{lead}</p>}
      </div>
      <Stack gap="md">{children}</Stack>
    </Paper>
  )
}
