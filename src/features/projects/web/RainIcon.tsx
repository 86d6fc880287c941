/** An umbrella, in the strokes of the other symbols. It stands here because the library's symbols are
 *  among what every page loads, and this one is seen on three screens. */
export function RainIcon({ size = 18 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M12 3v1M3.5 12.5a8.5 8.5 0 0 1 17 0zM12 12.5V18a2 2 0 0 0 4 0" />
    </svg>
  )
}
