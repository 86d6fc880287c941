// A source in three: its code without texts and patterns, its comments, and its texts. Each keeps the places
// of the original, with blanks where the rest was.

export type Parts = { code: string; comments: string; texts: string }

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

const comment = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y
const text = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y
/** From its backtick, or from the end of a hole, to the next hole or to its end. */
const template = /[`}](?:[^`\\$]|\\[\s\S]|\$(?!\{))*(?:`|\$\{)/y
const pattern = /\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*/y
const beforePattern = /(?:[=(,:[!&|?{};]|=>|\breturn)\s*$/

export function partsOf(source: string): Parts {
  const parts: Parts = { code: '', comments: '', texts: '' }
  /** For each template that is open, how many braces are open in its hole. */
  const holes: number[] = []
  const take = (form: RegExp, at: number): string => {
    form.lastIndex = at
    return form.exec(source)?.[0] ?? ''
  }
  let at = 0
  while (at < source.length) {
    const char = source[at] ?? ''
    const said = take(comment, at)
    const inTemplate = char === '`' || (char === '}' && holes.at(-1) === 0)
    const quoted = said === '' ? take(text, at) || (inTemplate ? take(template, at) : '') : ''
    const dropped =
      said ||
      quoted ||
      (char === '/' && beforePattern.test(parts.code.slice(-40)) ? take(pattern, at) : '')
    if (dropped === '') {
      if (char === '{' && holes.length > 0) holes.push((holes.pop() ?? 0) + 1)
      if (char === '}' && holes.length > 0) holes.push((holes.pop() ?? 0) - 1)
    } else if (inTemplate) {
      if (char === '}') holes.pop()
      if (dropped.endsWith('${')) holes.push(0)
    }
    parts.code += dropped === '' ? char : blank(dropped)
    parts.comments += said === '' ? blank(dropped || char) : said
    parts.texts += quoted === '' ? blank(dropped || char) : quoted
    at += (dropped || char).length
  }
  return parts
}
