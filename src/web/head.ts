import type { Installation, NoticePath } from '../contract/pages.ts'
import { forWhom } from '../contract/cover-line.ts'
import type { Parcel } from '../contract/gifts.ts'
import { capital, giverName, ofName } from '../contract/said-names.ts'
import { formatMoney } from '../contract/money.ts'
import { QUESTIONS } from './features/landing/content.ts'
import { SIZES, sourcesOf } from './features/stories/story-picture.tsx'

type Page = Installation & { path: '/' | '/create' | NoticePath; title: string }

const DESCRIPTIONS = {
  '/': 'Regala un cuento ilustrado en el que esa persona es la protagonista. Dos fotos, un recuerdo y unos minutos: cinco capítulos en PDF. Sin cuenta, y lo lees antes de pagar.',
  '/create':
    'Cinco pasos: para quién es, dos fotos, un recuerdo, un estilo y listo. Tus respuestas se guardan en tu navegador y lees el cuento antes de pagar.',
  '/privacidad':
    'Qué guardamos, para qué, durante cuánto tiempo y cómo borrarlo: tus fotos y tus respuestas, explicadas sin letra pequeña.',
  '/terminos': 'Qué compras, cuánto cuesta, cómo lo recibes y cuándo te devolvemos el dinero, en palabras claras.',
  '/ayuda':
    'Fotos que funcionan, cómo cambiar una ilustración, qué hacer si no llega el libro y cómo imprimirlo: respuestas cortas.',
}

/** Title, description, canonical address, Open Graph and structured data of a prerendered page. */
export function renderHead(page: Page): string {
  const { path, title, baseUrl, config } = page
  const description = DESCRIPTIONS[path]
  const url = `${baseUrl}${path}`
  const image = `${baseUrl}/og.jpg`
  const tags = [
    `<title>${title}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escape(url)}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'es_MX'),
    meta('property', 'og:site_name', config.productName),
    meta('property', 'og:title', unescape(title)),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', 'Un libro ilustrado, abierto y cosido con hilo rojo'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
  if (path === '/') tags.push(structuredData(page, description, image))
  return tags.join('\n    ')
}

/** Of what somebody receives: messengers show the wrapping, and no search engine lists it. */
export function renderGiftHead(baseUrl: string, productName: string, title: string, parcel: Parcel | null): string {
  const robots = meta('name', 'robots', 'noindex, nofollow')
  if (!parcel) return [`<title>${title}</title>`, robots].join('\n    ')
  const giver = giverName(parcel.senderName)
  const description = giver ? `${capital(ofName(giver))}. Desata el lazo para abrirlo.` : 'Desata el lazo para abrirlo.'
  const cover = parcel.story?.coverImageUrl
  return [
    `<title>${title}</title>`,
    robots,
    meta('name', 'description', description),
    // What is seen once the bow is untied is on its way while somebody looks at the parcel.
    ...(cover
      ? [
          `<link rel="preload" as="image" imagesrcset="${escape(sourcesOf(cover).srcset)}" imagesizes="${SIZES.book}" />`,
        ]
      : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'es_MX'),
    meta('property', 'og:site_name', productName),
    meta('property', 'og:title', `Un regalo ${forWhom(parcel)}`),
    meta('property', 'og:description', description),
    meta('property', 'og:image', `${baseUrl}/wrapping/${parcel.style}.jpg`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', 'Un regalo envuelto, con su lazo y su etiqueta'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ')
}

function structuredData({ baseUrl, config }: Page, description: string, image: string): string {
  const graph = [
    { '@type': 'WebSite', name: config.productName, url: `${baseUrl}/`, inLanguage: 'es' },
    {
      '@type': 'Product',
      name: `Cuento personalizado de ${config.productName}`,
      description,
      image,
      brand: { '@type': 'Brand', name: config.productName },
      offers: {
        '@type': 'Offer',
        url: `${baseUrl}/create`,
        price: formatMoney(config.price).replaceAll(/[^\d.]/g, ''),
        priceCurrency: config.price.currency.toUpperCase(),
        availability: 'https://schema.org/InStock',
      },
    },
    {
      '@type': 'FAQPage',
      mainEntity: QUESTIONS.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escape(content)}" />`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** React has escaped the title for markup already. */
function unescape(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
