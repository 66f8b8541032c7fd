/**
 * What Typst cannot write yet, added as one incremental update to its file: the PDF/UA identifier on a
 * PDF/A that passed the PDF/UA checks, and the boxes that printers ask for. One needless entry goes: readers built on
 * Poppler take `/Suspects false` for an error. Typst writes plain objects
 * and a classic cross-reference table; anything else is an error here, never a guess.
 */
type PdfPatch = {
  uaIdentifier?: boolean
  /** Points from the sheet's edge to the bleed, and from there to the trimmed page. */
  boxes?: { slug: number; bleed: number }
}

/** Appends the update; the original bytes stay as they are. */
export function patchPdf(pdf: Buffer, { uaIdentifier = false, boxes }: PdfPatch): Buffer {
  const text = pdf.toString('latin1')
  const { start, trailer, offsets } = readXref(text)
  const changed = new Map<number, Buffer>()
  for (const [id, at] of offsets) {
    const object = text.slice(at, text.indexOf('endobj', at))
    if (boxes && isPage(object)) changed.set(id, Buffer.from(`${withBoxes(object, boxes)}endobj\n`, 'latin1'))
    if (object.includes('/Suspects false'))
      changed.set(id, Buffer.from(`${object.replace('/Suspects false', '')}endobj\n`, 'latin1'))
    if (uaIdentifier && isMetadata(object)) changed.set(id, withUaIdentifier(id, pdf.subarray(at, at + object.length)))
  }
  return changed.size === 0 ? pdf : append(pdf, changed, trailer, start)
}

const isPage = (object: string) => /^\d+ 0 obj\s*<<[\s\S]{0,200}\/Type \/Page\b(?!s)/.test(object)
const isMetadata = (object: string) => /^\d+ 0 obj\s*<<[\s\S]{0,120}\/Type \/Metadata/.test(object)

function readXref(text: string) {
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1])
  const tail = Number.isInteger(start) ? text.slice(start) : ''
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(tail)?.[1]
  const table = /xref\s+0 (\d+)\s+([\s\S]*?)trailer/.exec(tail)?.[2]
  if (trailer === undefined || table === undefined) throw new Error('the PDF has no classic cross-reference table')
  const offsets = new Map<number, number>()
  table
    .trim()
    .split(/\r?\n/)
    .forEach((line, id) => {
      if (line.trim().endsWith('n')) offsets.set(id, Number(line.slice(0, 10)))
    })
  return { start, trailer, offsets }
}

function withBoxes(page: string, { slug, bleed }: { slug: number; bleed: number }): string {
  const [media, width, height] = /\/MediaBox \[0(?:\.0)? 0(?:\.0)? ([\d.]+) ([\d.]+)\]/.exec(page) ?? []
  if (!media) throw new Error('a page of the PDF has no MediaBox')
  const box = (inset: number) =>
    `[${[inset, inset, Number(width) - inset, Number(height) - inset].map((n) => Number(n.toFixed(3))).join(' ')}]`
  return page.replace(media, `${media}\n  /TrimBox ${box(slug + bleed)}\n  /BleedBox ${box(slug)}`)
}

function withUaIdentifier(id: number, object: Buffer): Buffer {
  const text = object.toString('latin1')
  const start = text.indexOf('\n', text.indexOf('stream')) + 1
  const xmp = object.subarray(start, text.indexOf('endstream', start)).toString('utf8').trimEnd()
  if (!xmp.includes('</rdf:RDF>')) throw new Error('the PDF has no readable metadata')
  const data = Buffer.from(xmp.includes('pdfuaid:part') ? xmp : xmp.replace('</rdf:RDF>', `${UA_XMP}</rdf:RDF>`))
  const head = `${id} 0 obj\n<<\n  /Type /Metadata\n  /Subtype /XML\n  /Length ${data.length}\n>>\nstream\n`
  return Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream\nendobj\n')])
}

function append(pdf: Buffer, changed: Map<number, Buffer>, trailer: string, previous: number): Buffer {
  const parts = [pdf, Buffer.from('\n')]
  let at = pdf.length + 1
  let xref = 'xref\n'
  for (const [id, data] of [...changed].toSorted(([a], [b]) => a - b)) {
    xref += `${id} 1\n${String(at).padStart(10, '0')} 00000 n \n`
    parts.push(data)
    at += data.length
  }
  const tail = `${xref}trailer\n<<${trailer.trimEnd()}\n  /Prev ${previous}\n>>\nstartxref\n${at}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(tail, 'latin1')])
}

const property =
  '<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name>' +
  '<pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>internal</pdfaProperty:category>' +
  '<pdfaProperty:description>PDF/UA part</pdfaProperty:description></rdf:li>'

/** The identifier, and its description: PDF/A asks for one of every schema that it does not define itself. */
const UA_XMP =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">' +
  '<pdfuaid:part>1</pdfuaid:part></rdf:Description>' +
  '<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"' +
  ' xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">' +
  '<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">' +
  '<pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>' +
  '<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>' +
  `<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${property}</rdf:Seq>` +
  '</pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>'
