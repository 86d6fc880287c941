import type { OutlineLine } from '../../../../manifest/shelf.ts'

/** What a form asks, in its order. */
export function Outline({ lines }: { lines: readonly OutlineLine[] }) {
  return (
    <div className="stack gap-3">
      {lines.map(({ text, as, choices }, at) => {
        const key = `${at} ${text}`
        if (as === 'heading')
          return (
            <h3 key={key} className="title-3 mt-4">
              {text}
            </h3>
          )
        return (
          <div key={key} style={{ paddingInlineStart: as === 'item' ? 'var(--space-6)' : 0 }}>
            <p className="m-0">{text}</p>
            {choices.length > 0 && <p className="hint">{choices.join(' · ')}</p>}
          </div>
        )
      })}
    </div>
  )
}
