// What the parts of an event stream come to.

/** The data of each whole event in `text`, and what is left of it. */
export function eventsIn(text: string): { events: string[]; rest: string } {
  const parts = text.replaceAll('\r\n', '\n').split('\n\n')
  const rest = parts.pop() ?? ''
  const events = parts.flatMap((part) => {
    const lines = part.split('\n').filter((line) => line.startsWith('data:'))
    return lines.length === 0 ? [] : [lines.map((line) => line.slice(5).trim()).join('\n')]
  })
  return { events, rest }
}
