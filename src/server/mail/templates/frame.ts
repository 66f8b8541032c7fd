import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Img } from '@react-email/img'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement as h, type CSSProperties, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * The product's colours as mail clients can show them: tables, system typefaces, hex
 * colours. The classes give dark colours to clients with dark mode; the others invert.
 */
const DARK_AND_NARROW = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #0f2022 !important; }
  .sheet { background-color: #18292b !important; }
  .ink { color: #f1ede1 !important; }
  .soft { color: #bcc6ba !important; }
  .rule { border-color: #3a4a4a !important; }
}
@media (max-width: 480px) {
  .side { padding-left: 24px !important; padding-right: 24px !important; }
}`

/** As old Outlooks want it: in others, tables lose their line heights. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'
const SERIF = 'Georgia, "Times New Roman", serif'
const SANS = '"Helvetica Neue", Helvetica, Arial, sans-serif'
const SIDE = 40
/** A word longer than the line must not push the sheet off a narrow screen. */
const BREAKABLE = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const

const style = {
  page: { padding: '28px 12px', backgroundColor: '#f3f1e6' },
  container: { width: '100%', maxWidth: 560 },
  cloth: {
    backgroundColor: '#00413d',
    borderRadius: '6px 6px 0 0',
    padding: `20px ${SIDE}px`,
    borderBottom: '4px dashed #ec6a55',
  },
  brand: { margin: 0, font: `italic 700 22px/1.3 ${SERIF}`, color: '#f8f4e6' },
  cover: {
    display: 'block',
    width: '100%',
    height: 'auto',
    marginTop: 20,
    boxSizing: 'border-box',
    border: '8px solid #fffdf4',
    borderRadius: 2,
    // Where pictures are blocked, what they show is read on the cloth.
    font: `italic 400 18px/1.4 ${SERIF}`,
    color: '#f8f4e6',
  },
  sheet: { backgroundColor: '#fffdf6', padding: `34px ${SIDE}px 30px` },
  title: {
    margin: '0 0 14px',
    font: `italic 700 32px/1.12 ${SERIF}`,
    color: '#0c2f2d',
    textWrap: 'balance',
    ...BREAKABLE,
  },
  paragraph: {
    margin: '0 0 16px',
    font: `400 18px/1.55 ${SERIF}`,
    color: '#0c2f2d',
    whiteSpace: 'pre-line',
    ...BREAKABLE,
  },
  code: {
    margin: '0 0 16px',
    padding: '14px 18px 16px',
    border: '2px dashed #c9c6b3',
    borderRadius: 8,
    font: `700 22px/1.35 ${SANS}`,
    letterSpacing: '0.04em',
    // Read aloud or typed as one, also on a telephone.
    whiteSpace: 'nowrap',
    color: '#0c2f2d',
  },
  codeLabel: { font: `400 14px/1.5 ${SANS}`, letterSpacing: 0, color: '#3f5955' },
  action: { borderRadius: 12, backgroundColor: '#b91f1c' },
  actionLink: {
    display: 'inline-block',
    padding: '16px 28px',
    font: `700 18px/1.2 ${SANS}`,
    color: '#fffdf4',
    textDecoration: 'none',
  },
  address: { margin: '18px 0 0', font: `400 14px/1.5 ${SANS}`, color: '#3f5955', wordBreak: 'break-all' },
  small: { margin: '0 0 6px', font: `400 14px/1.5 ${SANS}`, color: '#3f5955' },
  receipt: { width: '100%', marginTop: 30, borderTop: '2px dashed #c9c6b3', font: `400 16px/1.5 ${SANS}` },
  what: { padding: '12px 16px 0 0', color: '#3f5955', verticalAlign: 'top' },
  how: { padding: '12px 0 0', color: '#0c2f2d', textAlign: 'right', whiteSpace: 'nowrap' },
} as const satisfies Record<string, CSSProperties>

type Frame = {
  productName: string
  year: number
  /** What the list of messages shows behind the subject. */
  preview: string
  /** Address of the picture at the head; see `MailAttachment.contentId`. */
  cover?: { src: string; alt: string } | undefined
  title: string
  body: ReactNode[]
  /** Why this person gets this message. */
  reason: string
}

/** A whole message in the product's style. */
export function renderFrame({ productName, year, preview, cover, title, body, reason }: Frame): string {
  const message = renderToStaticMarkup(
    h(
      Html,
      { lang: 'es' },
      h(
        Head,
        null,
        h('meta', { name: 'color-scheme', content: 'light dark' }),
        h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
        h('title', null, title),
        h('style', { dangerouslySetInnerHTML: { __html: DARK_AND_NARROW } }),
      ),
      h(Preview, null, preview),
      h(
        Body,
        { className: 'page', style: { margin: 0, padding: 0 } },
        h(
          Section,
          { className: 'page', style: style.page },
          h(
            Container,
            { style: style.container },
            h(
              Section,
              { className: 'side', style: style.cloth },
              h(Text, { style: style.brand }, productName),
              // Without the priority React puts a link before it, which mail clients take for an attempt to load something.
              cover && h(Img, { ...cover, fetchPriority: 'low', width: 480, style: style.cover }),
            ),
            h(
              Section,
              { className: 'sheet side', style: style.sheet },
              h('h1', { className: 'ink', style: style.title }, title),
              ...body,
            ),
            h(
              Section,
              { className: 'side', style: { padding: `22px ${SIDE}px` } },
              h(Text, { className: 'soft', style: style.small }, reason),
              h(Text, { className: 'soft', style: style.small }, rights(productName, year)),
            ),
          ),
        ),
      ),
    ),
  )
  return `${DOCTYPE}${message}`
}

export function rights(productName: string, year: number): string {
  return `© ${year} ${productName}. Todos los derechos reservados.`
}

export function paragraph(text: string): ReactNode {
  return h(Text, { className: 'ink', style: style.paragraph }, text)
}

/** A quotation of somebody's own words, in the typeface of a dedication. */
export function quote(text: string): ReactNode {
  return h(Text, { className: 'ink', style: { ...style.paragraph, fontStyle: 'italic' } }, `«${text}»`)
}

/** A note in small print. */
export function small(text: string): ReactNode {
  return h(Text, { className: 'soft', style: { ...style.small, marginTop: 14, wordBreak: 'break-word' } }, text)
}

/** The message's button, and its address for clients that show no buttons. */
export function action(label: string, href: string): ReactNode {
  const cell = h('td', { style: style.action }, h('a', { href, style: style.actionLink }, label))
  const button = h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0 },
    h('tbody', null, h('tr', null, cell)),
  )
  const address = h(Text, { className: 'soft', style: style.address }, 'O abre esta dirección:', h('br'), href)
  return h('div', { style: { marginTop: 24 } }, button, address)
}

/** A code to be copied or read aloud, large; the words before it for those who hear it. */
export function code(label: string, text: string): ReactNode {
  return h(
    Text,
    { className: 'ink rule', style: style.code },
    h('span', { className: 'soft', style: style.codeLabel }, label, ': '),
    h('br'),
    text,
  )
}

/** Lines of labels and amounts under a dashed rule; the last is the total. */
export function receipt(lines: readonly (readonly [what: string, how: string])[]): ReactNode {
  const rows = lines.map(([what, how], index) => {
    const weight = index === lines.length - 1 ? { fontWeight: 700 } : {}
    return h(
      'tr',
      { key: what },
      h('td', { className: 'soft', style: { ...style.what, ...weight } }, what),
      h('td', { className: 'ink', style: { ...style.how, ...weight } }, how),
    )
  })
  return h(
    'table',
    { className: 'rule', width: '100%', cellPadding: 0, cellSpacing: 0, style: style.receipt },
    h('tbody', null, ...rows),
  )
}
