import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import classes from './plain.module.css'

type Look = { look?: 'filled' | 'outline' | 'quiet'; busy?: boolean }

export function Button({
  look = 'filled',
  busy = false,
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={classes.button}
      data-look={look}
      aria-busy={busy || undefined}
      disabled={busy || rest.disabled}
    />
  )
}

export function LinkButton({ look = 'filled', ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link {...rest} className={classes.button} data-look={look} />
}
