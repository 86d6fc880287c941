type Props = { size?: number }

/** A plumb bob on its line. The line and the collar take the colour of the text around. */
export function Mark({ size = 28 }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M16 1v9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <path d="M10.500 13h11l-5.500 18z" fill="#ff6a13" />
      <path d="M16 13h5.500L16 31z" fill="#d24f00" />
      <rect x="9" y="9" width="14" height="4.500" rx="1.500" fill="currentColor" />
    </svg>
  )
}
