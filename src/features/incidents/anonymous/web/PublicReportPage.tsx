import type { ReactNode } from 'react'
import type { Brand } from '../../../../access/brand/brand.ts'
import { BrandHead } from '../../../../access/brand/web/BrandHead.tsx'

type Props = { title: string; about?: { brand: Brand; project: string }; children: ReactNode }

/** What the pages have in common that somebody without an account reads. Their names tell nothing about the report. */
export function PublicReportPage({ title, about, children }: Props) {
  return (
    <article className="grid gap-4 m-auto max-w-prose w-full">
      <meta name="robots" content="noindex, nofollow" />
      <title>{`${title} · Plumbline`}</title>
      {about !== undefined && <BrandHead brand={about.brand} />}
      <header>
        <h1 className="title-1" tabIndex={-1}>
          {title}
        </h1>
        {about !== undefined && (
          <p className="m-0 mt-1 text-soft break-anywhere">{about.project}</p>
        )}
      </header>
      {children}
    </article>
  )
}
