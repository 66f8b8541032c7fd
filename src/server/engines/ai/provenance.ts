import type { ImageBytes } from '../../../engine.ts'

/** IPTC's terms for the origin of a picture: https://cv.iptc.org/newscodes/digitalsourcetype/ */
const GENERATED = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'

/**
 * The XMP packet that says that a model made the picture. A provider's signed C2PA manifest does not survive cropping
 * and scaling; that there was one is said in words, and the IPTC source type stays readable by everybody.
 */
export function provenanceMarks(model: string, original: ImageBytes): string {
  const credit = hasContentCredentials(original) ? 'C2PA manifest in the original' : 'AI model'
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
 Iptc4xmpExt:DigitalSourceType="${GENERATED}" xmp:CreatorTool="${escape(model)}" photoshop:Credit="${credit}"/></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`
}

/** Whether a JPEG, PNG or WebP carries a C2PA manifest: a JUMBF box with its label. */
export function hasContentCredentials(bytes: ImageBytes): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return buffer.includes('jumb') && buffer.includes('c2pa')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
