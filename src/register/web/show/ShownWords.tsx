/** Words on one line; what does not fit is said when pointed at. */
export function ShownWords({ words }: { words: string }) {
  return (
    <span className="truncate block" title={words.length > 32 ? words : undefined}>
      {words}
    </span>
  )
}
