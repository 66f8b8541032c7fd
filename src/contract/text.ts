/**
 * What the book's typefaces can set. The form refuses the rest with a clear message and the book prints
 * exactly what is settled here, so that the two always agree.
 */

/**
 * Code points that each typeface has, as `start` or `start+more` in base 36, in the order in which the book asks
 * them. A test compares the table with the typefaces' files.
 */
export const TYPEFACE_COVERAGE: Record<string, string> = {
  Alegreya:
    '0 d w+2m 4g+4o 96+1h b3 b6 bk+1 bz+1 c7 ck+o dg+7 dq+1 e2+x f2+1 fe+3 fk+3 fr gp ia j4 j6 jb+2 jf+1 ji+1 jq+6 k8+5 kh+2 lc+4 li+6 lr lt+3 m3 mb+1 me+2 mm mp mt n6+3 ok+1 oq ou p0+6 p8 pa+j pv+18 r5 r9+2 s0 sg+2n v6+1 ve+1 vm+3 wg+d ww+5 x6+1 xa+5 xi+5 xs+2 y1+3 y7+a yk+3 yq+7 z2+b 10a+3 10k+1 5xk+1 5xo+3 5xw+3 5y4+1 5y8+1 5yc+1 5yi+1 5ym+1 5yu+1 5yy+1 5z6+7 5zg+7 5zu+1 5zy+b 60c+3 60o+3 60w+5 61a+1 61e+1 61j 61q 61s+2h 64g+l 654+5 65c+11 66g+5 66o+7 66x 66z 671 673+u 680+1g 69i+e 69y+d 6ae+5 6al+i 6b6+2 6ba+8 6br+4 6c0 6c2+3 6c8+2 6cc+2 6cg+2 6ck+2 6cw 6cy+1 6d5+1 6dg 6du 6eo 6es+5 6f3+a 6g1 6g3+1 6g6+1 6g9 6gb+3 6gh+1 6gk+1 6go+2 6gs+1 6j7 6ja 6jm 6jq 6jy 6kz+1 6l7+3 6mo+9 6pu 6px+1 6q7 6q9+1 6qd 6qh+1 6qm 6qz 6rs 6sg 6sk+1 7fk+1 7g2+1 7g6+1 7gc+1 7gg+1 7gm+1 7gq 7i4 7mz 7vs+1 8ij 8is x3f+1 1dkx+1 1ekf',
  'Noto Color Emoji':
    'w z 16 1c+9 4p 4u 6bx 6d8 6dl 6hv 6jm 6k9 6ms+5 6nd+1 6xm+1 6y0 72n 73d+a 73s+2 79e 7fu+1 7g6 7gg 7i3+3 7i8+4 7im 7ip 7is+1 7iw 7j1 7j4 7j6+1 7ja 7je 7ji+1 7js+2 7k0 7k2 7k8+b 7kv+1 7kz 7l1+1 7l4 7ln 7lq+1 7ma+5 7mh 7mj+1 7mo+1 7mv 7my+1 7n4+1 7nh+1 7no+1 7ns 7ny+1 7o1 7o3+1 7op+1 7ow+5 7p3+3 7p9 7pe 7ph 7pk+5 7pr 7pu 7pw 7py 7q5 7q9 7qg 7qr+1 7r8 7rb 7rg 7ri 7rn+2 7rr 7s3+1 7th+2 7tt 7u8 7un 850+1 8hx+2 8ij+1 8k0 8k5 9io 9j1 9zr 9zt 2pz8 2q4v 2q9c+1 2q9q+1 2qa6 2qa9+9 2qcm+p 2qdd+1 2qe2 2qen 2qeq+8 2qfk+1 2qkg+x 2qlg+33 2qom+1 2qop+2 2qou+2a 2qr7+2 2qrb+7a 2qyn+1q 2r0p+5 2r0w+n 2r1r+1 2r1v+7 2r2f 2r2i+3 2r2o 2r2t+1 2r38+1 2r3c 2r3l+1 2r3w 2r42+2 2r4h+2 2r4s+2 2r4x 2r4z 2r54 2r5b 2r5f 2r5m+2d 2r9c+1x 2rbf+7 2rbp+3 2rbw+9 2rc9 2rcb+1 2rcg 2rcj+9 2rj4+b 2rjk 2rrg+1a 2rss+9 2rt3+54 2s1c+c 2s1s+a 2s26+1k 2s3s 2s3x+f 2s4f+b 2s4v+9 jnzk+9 jo0x+p jo1r mbqd+9 mcdo mcdq+9',
  'Noto Sans Hebrew':
    '0 d w+2m 4g+3 4l 4n+4 4u+2 50 52+2 56+1 5b+20 7e+9 7q+5 7y+5 86+1 8a+1 8e+3 8m+1 8p+5 8x+7 9c+5 9k+3 9q+3 9w+1 a2+1 a6+g ew+3 fr jq+1 jt k8+5 lc+4 li+2 lm+2 me+2 nj 13l+1i 15c+q 167+5 60w+5 61q 642+1 6bw+4 6c3+1 6c8+2 6cc+2 6ci 6cm 6d5+1 6ga 6gc 6jm 6qa 7gs 1dlp+p 1dmg+4 1dmm 1dmo+1 1dmr+1 1dmu+9 1ekf',
  Amiri:
    'w+2m 4g+67 di+1 fr jf+1 ji+1 jq+1 k8+5 lc+8 lm lo lu lx md+3 16o+4 16u+6x 1g0+1b 1ow+1 1pc 1po 1py+7 1qp 1r8+q 5xe+1 5xm+7 5y6+1 5yc+1 5yg+3 5z4+1 5zq+1 600+3 60a+5 60w+5 61e+1 61i+1 642+1 6bk+l 6c8+a 6ck 6cm 6co+8 6cy+1 6d4+2 6da 6de 6dg 6dr 6eo 6es+5 6gc 6qa+1 6qd 6qi 7gs 94x 1dn4+35 1dqr+a4 1e1c+1r 1e36+1h 1e5s+d 1e9c+2 1e9g 1e9i+3q 1edb 2pkw+3 2pl1+q 2plt+1 2plw 2plz 2pm1+9 2pmc+3 2pmh 2pmj 2pmq 2pmv 2pmx 2pmz 2pn1+2 2pn5+1 2pn8 2pnb 2pnd 2pnf 2pnh 2pnj 2pnl+1 2pno 2pnr+3 2pnw+6 2po4+3 2po9+3 2poe 2pog+9 2por+g 2ppd+2 2pph+4 2ppn+g 2prk+1',
  'Noto Sans Symbols':
    '0 d w+2m 4g+3 4l 4n+4 4u+2 50 52+2 56+1 5b+20 7e+9 7q+5 7y+5 86+1 8a+1 8e+5 8m+1 8p+5 8x+7 96+3 9c+b 9q+3 9w+1 a2+k ew+3 fr jq+1 jt k8+5 lc+4 li+2 lm+2 lu me+2 60w+5 61q 642+1 6c3+1 6c8+2 6cc+2 6ci 6cm 6d5+1 6gc 6hp+3 6hu+2 6jm 6lc+z 6md+3 6mi+1 6mo+9 6qa 6ww+f 6xd+4 6xj 6xo+3 6xu+1 6y1+1 6y4+9 70c 70g+k 712+4 71r 726+f 72o+b 736+6 76o+4f 7gs 7ii+3 7ir 7j8+b 7js+3 7jx+m 7l5+l 7m8+d 7mq+7 7n1+f 7ny 7oi+t 7q5+4 7sm+t 84h+1 2q68+c 2q6o+2k 2q9c+w 2qaj+h 2r0m+3 2r0v 2r68 2rcw+37',
  'Noto Sans Symbols 2':
    '0 d w+2n 4g+3 4l 4n+4 4u+2 50 52+2 56+1 5b+20 7e+9 7q+5 7y+5 86+1 8a+1 8e+3 8m+1 8p+5 8x+7 96+3 9c+b 9q+3 9w+1 a2+k ew+3 fr jq+1 jt k8+5 lc+4 li+2 lm+2 lu me+2 60w+5 61q 642+1 6c3+1 6c8+2 6cc+2 6ci 6cm 6d5+1 6gc 6hu+1 6jm 6nj 6p2+a 6pf 6qa 6qg+1 6u1 6v8+2 6xi 6xk 6xm+1 6xw+4 6y3 70b 70d+2 710 72m+1 73d+1 73h+2 73l+1h 75s+a 7fk+2x 7im+4 7is+f 7jk+7 7jw 7kk+k 7lr+g 7mm+3 7my+2 7nh+g 7nz+i 7pc+4 7pi+3 7pn+h 7qa+5 7qh+y 7rh 7rj+4 7rq+v 7tg 7tk+n 7u9+d 7wg+73 875 88v 8a3 8hs+d 8ia+t 8jx+12 8l2+v 8lz+2u 8ov fcw+1r 1ek9+2 1etc+26 1evk+c 1ew0 1exc+19 1f4w+r 1heo+u 2k74+j 2k80+j 2k8w+2e 2kbk+o 2pz4+17 2q0g+2r 2q3k+e 2q41+e 2q4h+e 2q4x+10 2q6l+2 2q99+2 2qb1 2qkt+2 2ql1 2ql8 2qld+b 2qly 2qns 2qnx 2qoj+c 2qp3 2qp8+2 2qpu 2qpw 2qpy 2qq2+4 2qqc+c 2qr1 2qr5+2 2qr9+2 2qrs 2qs5 2qsf 2qsm 2qtb 2qtd+1 2qti+3 2qto+2 2qtv 2qui 2qv1 2qw3 2qwg 2qwj 2qwp 2qwr 2qwv 2qx4+3 2qxm 2qxr 2qxw+2 2qy2+3 2qyf 2qyh+2 2qyl+1 2qyr 2qyv+3 2qz1 2qz6+1 2r0e+7 2r0q 2r0w+15 2r23+p 2r2v+c 2r39+2d 2r80+1b 2r9j 2r9p 2r9t 2r9w 2ra0 2ral 2raq 2rax+1 2rb0 2rba+5 2rbh+2 2rbn+4 2rc0+a 2rcg+3 2rcn+5 2rg4+2 2rgb+2m 2rj4+b 2rk0+b 2rkg+1j 2rm8+9 2rmo+13 2ro0+t 2row+1 2rr4+b 2rsr 2rt2 2ry8+2b 2s0w+d 2s1c+4 2s1k+2 2s1s+6 2s28+o 2s34+6 2s3k+2 2s40+6 2s5c+42 2s9g+1i 2sc0+9',
  'Noto Sans Math':
    '0 d w+2m 4g 4i+1 4l 4n 4p 4s 4u 4w+1 52+2 5h 5j 5s 5z 66 6f 6o 6v 72 8h b4 c5 fr jq k4+1 ka lc+c ls+2 lx m2 mb me+1 mk+7 mw my n3 na nh pd+g pv+6 q9+o r5 r9+1 rg+1 s0+1 s4+2 sw+1r 16u+4 170 17r+1 17u+g 18h+9 19c+c 19q+1 1b5 1bu 1dc+9 5s6 6bk+b 6c0 6c4+5 6cc+1 6cg+2 6cl+1 6cv 6cy+6 6d8 6dc 6df+1 6dj 6ds 6dz 6e7 6gc 6hc+f 6ht 6hw+c 6iq 6iv 6iy+9 6j9 6jc+5 6jo 6jq+3 6jv+2 6jz+9 6kc+f 6mo+a8 6wy 6x1+1 6x4+3 6xc+3 6xj 6xl 6xo+7 6y4 6ya 6ye+1w 70c 710+1 717+u 72m 72o 730+b 74y+1 778+1 7b4 7ba 7bg 7bk 7bo 7bs 7dc 7e9+1 7ef 7eo 7es 7ew 7f0 7f4+3 7fk+2n 7id+1 7ih 7j5 7jv+3 7k0 7k2 7kw+7 7l5+6 7lq 7ls+9 7mt 7my+2 7n6 7pv 7q8 7qi 7qu 7qx 7r1 7si+1 7tn 7uo+1r 83k+ec 8i6+1q 8k0+4 8ou 9hu 9io 1e68 1efv 1efx 2kg0+2c 2kie+1y 2kke+1 2kki 2kkl+1 2kkp+3 2kku+b 2kl7 2kl9+6 2klh+1s 2knb+3 2knh+7 2knq+6 2kny+r 2kor+3 2kow+4 2kp2 2kp6+6 2kpe+9f 2kyw+83 2l72+1d 2pkw+3 2pl1+q 2plt+1 2plw 2plz 2pm1+9 2pmc+3 2pmh 2pmj 2pmq 2pmv 2pmx 2pmz 2pn1+2 2pn5+1 2pn8 2pnb 2pnd 2pnf 2pnh 2pnj 2pnl+1 2pno 2pnr+3 2pnw+6 2po4+3 2po9+3 2poe 2pog+9 2por+g 2ppd+2 2pph+4 2ppn+g 2prk+1 2rgg+2g',
}

/** Replaces what cannot be set in a text that no form has checked. */
export const MISSING_MARK = '□'

/** Controls, surrogates, private use, unassigned, and invisible characters: none of them is printed. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffc\u{1d173}-\u{1d17a}\u{e0001}]/gu
const SPACES = /[\s\u0085\u2028\u2029]/gu
/** More marks than this on one letter run over the lines above and below. */
const TOO_MANY_MARKS = /(\p{M}{3})\p{M}+/gu
// Stryker disable next-line Regex: the negation of a property of sequences is no expression at all
const EMOJI = /^\p{RGI_Emoji}$/v
/** Styled variants of letters ("𝓛𝓾𝓷𝓪", full width), which search and screen readers do not recognise. */
const DECORATED = /[\u{1d400}-\u{1d7ff}\uff01-\uff5e]/u
const JOINERS = /\u200d|\p{Variation_Selector}/gu

/**
 * A text as the book sets it: one line, normalised, without invisible characters. What no typeface can set is listed in
 * `missing`; in `text` it stands without its marks, or as {@link MISSING_MARK}.
 */
export function settleText(text: string): { text: string; missing: string[] } {
  const missing: string[] = []
  const settled = graphemes(withoutUnseen(text)).map((grapheme) => {
    const form = settleGrapheme(grapheme)
    if (form === null) missing.push(grapheme)
    return form ?? settleGrapheme(grapheme.normalize('NFD').replace(/\p{M}/gu, '')) ?? MISSING_MARK
  })
  return { text: settled.join('').replace(/ {2,}/g, ' ').trim(), missing }
}

/** A line that no book sets: normalised, without invisible characters, in whatever script. */
export function visibleLine(text: string): string {
  return withoutUnseen(text).replace(/ {2,}/g, ' ').trim()
}

function withoutUnseen(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(SPACES, ' ').replace(UNSEEN, '').replace(TOO_MANY_MARKS, '$1')
}

/** True where the text holds something that the book cannot set. */
export function hasUnsupportedText(text: string): boolean {
  return settleText(text).missing.length > 0
}

/** The letters, signs and emoji of a text as a reader counts them. */
export function graphemes(text: string): string[] {
  if (ALONE.test(text)) return text.split('')
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** Nothing but letters and signs that never join others: most texts, in a fifth of the time. */
const ALONE = /^[ -~\u00a1-\u00ac\u00ae-\u024f\u2010-\u201f\u2026]*$/
const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' })

/** The grapheme in a form that one typeface has whole, or null. */
function settleGrapheme(grapheme: string): string | null {
  if (grapheme.length === 1 && grapheme >= ' ' && grapheme <= '~') return grapheme
  const joined = grapheme.replace(JOINERS, '')
  const plain = DECORATED.test(joined) ? joined.normalize('NFKC') : joined
  if (EMOJI.test(grapheme) && canSet(plain)) return grapheme
  if (canSet(plain)) return plain
  const folded = plain.normalize('NFKC')
  return graphemes(folded).every(canSet) ? folded : null
}

function canSet(grapheme: string): boolean {
  return typefaces().some((codePoints) =>
    Array.from(grapheme).every((char) => codePoints.has(char.codePointAt(0) ?? 0)),
  )
}

let table: Set<number>[] | undefined

function typefaces(): Set<number>[] {
  table ??= Object.values(TYPEFACE_COVERAGE).map(parseCoverage)
  return table
}

function parseCoverage(ranges: string): Set<number> {
  const codePoints = new Set<number>()
  for (const range of ranges.split(' ')) {
    const [start = 0, more = 0] = range.split('+').map((n) => Number.parseInt(n, 36))
    for (let i = 0; i <= more; i++) codePoints.add(start + i)
  }
  return codePoints
}
