import { useMemo } from 'react'
import { encode } from 'uqr'

/** The quiet zone that a scanner needs around it. */
const margin = 3

type Props = { text: string; label: string; size: number }

/** A code to scan, dark on white in every scheme. */
export function QrCode({ text, label, size }: Props) {
  const { path, side } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: margin })
    const squares = data.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
    )
    return { path: squares.join(''), side: size }
  }, [text])
  return (
    <svg width={size} height={size} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <title>{label}</title>
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={path} shapeRendering="crispEdges" />
    </svg>
  )
}
