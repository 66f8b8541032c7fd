const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it stands in XHTML, in content and in attributes alike. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}

/** A whole XHTML document of the book. */
export function xhtml({ title, head = '', body }: { title: string; head?: string; body: string }): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="es" xml:lang="es">
<head>
<meta charset="utf-8"/>
<title>${escapeText(title)}</title>
${head}</head>
${body}
</html>
`
}
