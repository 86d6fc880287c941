import type { ReactNode } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { instantIn } from '../../../../register/web/show/numbers-and-days.ts'

/** What happened, and below it when and by whom. */
export function StoryLine({
  at,
  by,
  children,
}: {
  at: string
  by: string | null
  children: ReactNode
}) {
  const { locale } = useLanguage()
  return (
    <li>
      <span>{children}</span>
      <small>{[instantIn(locale, at), by].filter(Boolean).join(' · ')}</small>
    </li>
  )
}
