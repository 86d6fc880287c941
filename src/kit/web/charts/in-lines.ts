/** Some 7.5 pixels a letter: an SVG breaks no line itself. */
const letter = 7.5
const most = 3

/** Words in lines of this width; what would take a fourth line ends in dots. */
export function inLines(words: string, width: number): string[] {
  const letters = Math.max(8, Math.floor(width / letter))
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines.splice(-1, 1, `${last} ${word}`)
    else lines.push(word.length > letters ? `${word.slice(0, letters - 1)}…` : word)
  }
  if (lines.length <= most) return lines
  const end = lines[most - 1] ?? ''
  return [...lines.slice(0, most - 1), `${end.slice(0, letters - 1)}…`]
}
