import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { has } from '../../../define.ts'
import { addressWithin } from '../../../screens-of.ts'
import { sayNewOne } from '../in-sentence.ts'
import type { List } from '../use-register-list.ts'
import classes from './head.module.css'

/** Leads to a new row, where there may be one; `short` where a phone leaves no room for words. */
export function NewButton({ list, short = false }: { list: List; short?: boolean }) {
  const { say } = useLanguage()
  const { register, within, places, may } = list
  const screen = may.open('create')
  const to = screen === undefined ? places?.create : addressWithin(screen, within)
  if (to === undefined || !has(register, 'create') || !may.do('create')) return null
  const words = sayNewOne(register.one, say)
  return (
    <Button
      {...(short && { className: classes.short })}
      aria-label={words}
      component={Link}
      to={to}
      data-key="new"
      leftSection={<IconPlus size={18} aria-hidden="true" />}
    >
      <span className={classes.words}>{words}</span>
    </Button>
  )
}
