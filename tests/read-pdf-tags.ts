// Reads what a PDF says of itself to the person to whom it is read: its structure tree, and which marks on its
// pages that tree names. Papers of ours alone: no packed objects, one xref.
import { inflateSync } from 'node:zlib'

export type PdfElement = {
  tag: string
  alt: string | undefined
  scope: string | undefined
  hasBox: boolean
  hasLink: boolean
  /** How many marks on pages it names itself. */
  marks: number
  inside: PdfElement[]
}

export type ReadPdf = {
  language: string | undefined
  showsTitle: boolean
  isMarked: boolean
  isUniversal: boolean
  tabsFollow: boolean
  /** Fonts that pages use which are not in the file. */
  strangers: number
  root: PdfElement
  /** Whether each page is read in the order in which it is drawn. */
  inOrder: boolean
  /** How many pieces stand on the last page. */
  onLastPage: number
  /** What is painted outside of any mark, and marks that no element names. */
  loose: string[]
}

const painting = /(^|\s)(Tj|TJ|f|F|f\*|S|s|B|b|Do|sh)(?=\s|$)/

function objectsOf(pdf: Buffer): Map<number, string> {
  const found = new Map<number, string>()
  const text = pdf.toString('latin1')
  for (const [, id = '', body = ''] of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    found.set(Number(id), body)
  return found
}

const refsIn = (text: string): number[] =>
  [...text.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id))

function streamOf(body: string): string {
  const [, content = ''] = /stream\r?\n([\s\S]*?)\nendstream/.exec(body) ?? []
  const bytes = Buffer.from(content, 'latin1')
  return bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : content
}

/** As a PDF writes text that has more than ASCII. */
const lettersIn = (text: string | undefined): string | undefined =>
  text?.startsWith('þÿ') ? Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le') : text

/** Numbers of the marks that hold content, and what is painted outside of them. */
function marksOn(content: string): { named: Set<number>; loose: string[] } {
  const named = new Set<number>()
  const loose: string[] = []
  let depth = 0
  const oneEach = content.replace(/<<[\s\S]*?>>/g, (facts) => facts.replaceAll('\n', ' '))
  for (const line of oneEach.split('\n')) {
    const begins = /\/(\w+) (<<[^>]*>> )?B(DC|MC)$/.exec(line)
    if (begins) {
      depth += 1
      const mcid = /\/MCID (\d+)/.exec(line)?.[1]
      if (mcid !== undefined) named.add(Number(mcid))
    } else if (line === 'EMC') depth -= 1
    else if (depth === 0 && painting.test(line)) loose.push(line)
  }
  if (depth !== 0) loose.push(`${depth} marks that do not end`)
  return { named, loose }
}

export function readPdfTags(pdf: Buffer): ReadPdf {
  const objects = objectsOf(pdf)
  const at = (id: number | undefined): string => (id === undefined ? '' : (objects.get(id) ?? ''))
  const catalog = [...objects.values()].find((body) => body.includes('/Type /Catalog')) ?? ''
  const said = (name: string) =>
    at(refsIn(new RegExp(`/${name} \\d+ 0 R`).exec(catalog)?.[0] ?? '')[0])
  const pages = [...objects].filter(([, body]) => /\/Type \/Page\b/.test(body))
  const claimed = new Map<number, Set<number>>()
  function claim(page: number | undefined, mark: number): void {
    if (page === undefined) return
    const marks = claimed.get(page) ?? new Set()
    marks.add(mark)
    claimed.set(page, marks)
  }
  function elementOf(id: number): PdfElement {
    const body = at(id)
    const page = refsIn(/\/Pg \d+ 0 R/.exec(body)?.[0] ?? '')[0]
    const kids = /\/K \[([\s\S]*)\]/.exec(body)?.[1] ?? ''
    const elsewhere = [...kids.matchAll(/<<[\s\S]*?>>/g)].map(([one]) => one)
    const plain = kids.replace(/<<[\s\S]*?>>/g, '')
    let marks = 0
    for (const one of elsewhere) {
      const mark = /\/MCID (\d+)/.exec(one)?.[1]
      if (mark === undefined) continue
      claim(refsIn(one)[0], Number(mark))
      marks += 1
    }
    for (const [mark] of plain.replace(/\d+ 0 R/g, '').matchAll(/\d+/g)) {
      claim(page, Number(mark))
      marks += 1
    }
    return {
      tag: /\/S \/(\w+)/.exec(body)?.[1] ?? '',
      alt: lettersIn(/\/Alt \(([\s\S]*?)\)\n/.exec(body)?.[1]),
      scope: /\/Scope \/(\w+)/.exec(body)?.[1],
      hasBox: body.includes('/BBox ['),
      hasLink: elsewhere.some((one) => one.includes('/OBJR')),
      marks,
      inside: refsIn(plain).map(elementOf),
    }
  }
  const top = refsIn(/\/K \[([^\]]*)\]/.exec(said('StructTreeRoot'))?.[1] ?? '')[0]
  const root = elementOf(top ?? 0)
  const loose = pages.flatMap(([id, body]) => {
    const content = streamOf(at(refsIn(/\/Contents \d+ 0 R/.exec(body)?.[0] ?? '')[0]))
    const { named, loose: painted } = marksOn(content)
    const unnamed = [...named].filter((mark) => !claimed.get(id)?.has(mark))
    return [...painted, ...unnamed.map((mark) => `mark ${mark} that no element names`)]
  })
  const inOrder = [...claimed.values()].every((marks) =>
    [...marks].every((mark, n, all) => n === 0 || mark > (all[n - 1] ?? -1)),
  )
  const last = refsIn(/\/Kids \[([^\]]*)\]/.exec(said('Pages'))?.[1] ?? '').at(-1)
  const fonts = [...objects.values()].filter((body) => /\/Type \/FontDescriptor/.test(body))
  return {
    language: /\/Lang \(([^)]*)\)/.exec(catalog)?.[1],
    showsTitle: said('ViewerPreferences').includes('/DisplayDocTitle true'),
    isMarked: said('MarkInfo').includes('/Marked true'),
    isUniversal: [...objects.values()].some((body) => body.includes('<pdfuaid:part>1')),
    tabsFollow: pages.every(([, body]) => body.includes('/Tabs /S')),
    strangers: fonts.filter((body) => !/\/FontFile[23]? \d+ 0 R/.test(body)).length,
    root,
    inOrder,
    onLastPage: claimed.get(last ?? 0)?.size ?? 0,
    loose,
  }
}

/** All elements, in the order in which they are read. */
export const elementsIn = (element: PdfElement): PdfElement[] => [
  element,
  ...element.inside.flatMap(elementsIn),
]
