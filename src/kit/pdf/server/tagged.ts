// A PDF that can be read aloud (PDF/UA): what each piece of a page is, in the order in which it is read; what only
// adorns a page is an artifact.
import PDFDocument from 'pdfkit'

export type Tag =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Link'

/** What is said of an element; pdfkit takes more than its types say. */
type TagFacts = {
  /** In place of a picture. */
  alt?: string
  /** Of which cells a heading is the heading. */
  scope?: 'Row' | 'Column'
  /** Left, top, right and bottom on its page. */
  bbox?: readonly [number, number, number, number]
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

type About = { title: string; language: string; subject?: string; made?: Date }

class UniversalDocument extends PDFDocument {
  /** pdfkit writes a title into XML as it is; and its types do not know this subset. */
  _addInfo(): void {
    const { Title = '', Subject = '', Creator = '', CreationDate = new Date() } = this.info
    const inAll = (name: string, text: string) =>
      `<dc:${name}><rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt></dc:${name}>`
    this.appendXML(`
      <rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
        <pdfuaid:part>1</pdfuaid:part>
      </rdf:Description>
      <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
        <xmp:CreateDate>${CreationDate.toISOString().slice(0, 19)}Z</xmp:CreateDate>
        <xmp:CreatorTool>${escaped(Creator)}</xmp:CreatorTool>
      </rdf:Description>
      <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
        ${inAll('title', Title)}${Subject === '' ? '' : inAll('description', Subject)}
      </rdf:Description>`)
  }
}

export const universalPdf = (
  { title, language, subject, made }: About,
  options: PDFKit.PDFDocumentOptions,
): PDFKit.PDFDocument =>
  new UniversalDocument({
    margin: 0,
    fontLayoutCache: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      ...(subject !== undefined && { Subject: subject }),
      Producer: 'Plumbline',
      Creator: 'Plumbline',
      ...(made !== undefined && { CreationDate: made }),
    },
    ...options,
  })

/** An element that is being filled, on one page or on several. */
export type Piece = { readonly tag: Tag; readonly element: PDFKit.PDFStructureElement }

export class Tags {
  readonly #doc: PDFKit.PDFDocument
  #within: PDFKit.PDFStructureElement

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc
    this.#within = doc.struct('Document')
    doc.addStructure(this.#within)
  }

  /** To be ended by the one who opens it. */
  open(tag: Tag, { bbox, ...facts }: TagFacts = {}): Piece {
    const element = this.#doc.struct(tag, { ...facts, ...(bbox && { bbox: [...bbox] }) })
    this.#within.add(element)
    return { tag, element }
  }

  /** What is laid meanwhile is inside of it. */
  within<T>(tag: Tag, lay: () => T): T {
    const { element } = this.open(tag)
    const laid = this.inside(element, lay)
    element.end()
    return laid
  }

  /** What is laid meanwhile is inside of this one. */
  inside<T>(element: PDFKit.PDFStructureElement, lay: () => T): T {
    const around = this.#within
    this.#within = element
    const laid = lay()
    this.#within = around
    return laid
  }

  /** Some of a piece, on the page that is open. */
  draw({ tag, element }: Piece, draw: () => void): void {
    const content = this.#doc.markStructureContent(tag)
    draw()
    this.#doc.endMarkedContent()
    element.add(content)
  }

  /** A whole piece at once. */
  piece(tag: Tag, facts: TagFacts, draw: () => void): void {
    const piece = this.open(tag, facts)
    this.draw(piece, draw)
    piece.element.end()
  }

  /** What says nothing: lines, grounds, the foot of a page. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.#doc.markContent('Artifact', { type })
    draw()
    this.#doc.endMarkedContent()
  }
}

/** A place on the page that leads to an address. pdfkit takes words for a name unless they are an object. */
export function linkTo(
  doc: PDFKit.PDFDocument,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  address: string,
  structParent: PDFKit.PDFStructureElement,
): void {
  const more: Record<string, unknown> = { Contents: Object(address), structParent }
  doc.link(x, y, width, height, address, more)
}
