import { create } from 'qrcode'
import { useMemo } from 'react'

/** The quiet zone that a scanner needs around it. */
const margin = 3

type Props = { text: string; label: string; size: number }

/** A code to scan, dark on white in every scheme. */
export function QrCode({ text, label, size }: Props) {
  const { path, side } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' })
    const squares: string[] = []
    for (let y = 0; y < modules.size; y += 1)
      for (let x = 0; x < modules.size; x += 1)
        if (modules.get(y, x)) squares.push(`M${x + margin} ${y + margin}h1v1h-1z`)
    return { path: squares.join(''), side: modules.size + 2 * margin }
  }, [text])
  return (
    <svg width={size} height={size} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <title>{label}</title>
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={path} shapeRendering="crispEdges" />
    </svg>
  )
}
