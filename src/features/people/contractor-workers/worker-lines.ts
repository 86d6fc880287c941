// Workers as somebody types or pastes them, one a line: name, mobile, trade.

export type WorkerLine = {
  first_name: string
  last_name: string
  mobile: string | null
  trade: string | null
}

const isMobile = (cell: string) => /^[+\d][\d\s().#x/-]{5,39}$/i.test(cell)

function lineOf(line: string): WorkerLine {
  const cells = line
    .split(/[\t;,]/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
  const mobile = cells.find(isMobile) ?? null
  const words = cells.filter((cell) => cell !== mobile)
  // A sheet may have first and last name in cells of their own.
  const apart = words.length > 1 && !/\s/.test(words[0] ?? '')
  const [name = '', trade = null] = apart
    ? [`${words[0]} ${words[1]}`, words[2]]
    : [words[0], words[1]]
  const [first_name = '', ...rest] = name.split(/\s+/)
  return { first_name, last_name: rest.join(' '), mobile, trade }
}

export const workerLinesIn = (text: string): WorkerLine[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(lineOf)
