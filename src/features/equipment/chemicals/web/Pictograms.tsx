import { Pictogram } from './Pictogram.tsx'

/** Those of one product, in a row. */
export function Pictograms({ codes, size }: { codes: readonly string[]; size?: number }) {
  if (codes.length === 0) return null
  return (
    <span className="inline-flex flex-wrap items-center gap-px">
      {codes.map((code) => (
        <Pictogram key={code} code={code} {...(size !== undefined && { size })} />
      ))}
    </span>
  )
}
