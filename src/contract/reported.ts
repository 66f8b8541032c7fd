/** What somebody in a memory told somebody else to do or to keep: an order to them, and none to those who make the book. */

const SAID =
  '(?:dij(?:o|e|eron|imos|iste)|dec[ií](?:a[ns]?|amos)|dic(?:e|en|es)|diciendo(?:me|nos|les?)?|(?:susurr|murmur|exclam|orden|suplic|avis|mand|contest|insist|implor)(?:[oóé]|aba[ns]?|aron|an?|ando(?:me|nos|les?)?)|rog(?:aba|ó)|ruega|(?:repet|ped|advert|respond)(?:ía|ia|ió|io)n?|(?:repit|pid|advirt)(?:ió|io|en?|ieron|iendo(?:me|nos|les?)?)|advierte)'
const HOW =
  '(?: (?:fue|era|siempre|bajito|quedito|quedo|despacito|al o[ií]do|en (?:secreto|voz baja)|muy seri[oa]s?|riendo|con (?:el dedo|un dedo|la mano)[^,.;:]{0,24}|a (?:m[ií]|tod[oa]s|mis?|tus?|sus?|la|l[oa]s|nuestr[oa]s?|\\p{Lu}[A-Za-zÀ-ỹ]+)(?: (?!no |que )[A-Za-zÀ-ỹ]+)?|al [A-Za-zÀ-ỹ]+))*'
/** 'shh', 'mijo', 'oye': before what is ordered. */
const CALLED =
  '(?:(?:sh+|oye|mira|mij[oa]|hij[oa]|mi (?:amor|vida|cielo|rey|reina|niñ[oa])|pero|eso s[ií]|ya|y|que|mejor|t[uú]|ustedes)[,.!…]*\\s+)*'
const COMMAND =
  '(?:(?:no|nunca|jam[aá]s|ni) (?!(?:(?:me|te|se|nos|les?|l[oa]s?) )*[A-Za-zÀ-ỹ]+ra(?:s|n|mos)?(?![A-Za-zÀ-ỹ]))(?:(?:me|te|se|nos|les?|l[oa]s?) )*(?:vayan? a |vayas a )?[A-Za-zÀ-ỹ]+|nadie se [A-Za-zÀ-ỹ]+|nada de [A-Za-zÀ-ỹ]+|(?:pon|dig|c[aá]l|esc[oó]nd|gu[aá]rd|qu[ií]t|d[eé]j|cu[eé]nt|m[aá]nd|ll[aá]m|av[ií]s|p[oó]ng|d[ií]g)[A-Za-zÀ-ỹ]*(?:[ae]n?|les?|me|nos|l[oa]s?)|perd[oó]n[A-Za-zÀ-ỹ]*)'

/** To the end of what was said, as far as that can be told: a stop, or what is joined to it. */
const REPORTED = new RegExp(
  `(?<!(?<![A-Za-zÀ-ỹ])(?:ya|como|lo que|c[oó]mo) (?:l[eo]s? )?)(?<![A-Za-zÀ-ỹ])(${SAID}${HOW}(?:[:,]|\\.{3}|…)? [¡«“"]?)(${CALLED}${COMMAND}(?![A-Za-zÀ-ỹ])[^,.;:!?()“”"«»]*?)(?=\\s*[,.;:!?()“”"«»]|\\s+(?:y|pero|mientras|hasta que|porque|para que|aunque)(?![A-Za-zÀ-ỹ])|$)`,
  'giu',
)
/** Of the book, or asked of several by nobody who stands in a memory: 'como les dije, no pongan su apellido porfa'. */
const OF_THE_BOOK =
  /(?<![A-Za-zÀ-ỹ])(?:cuento|libro|historia|dibujo|portada|imprim[A-Za-zÀ-ỹ]*|porfa[A-Za-zÀ-ỹ]*|por favor)(?![A-Za-zÀ-ỹ])/iu

/**
 * The text with `hidden` in the place of each order that somebody gave to somebody in it: 'me decía shh no le digas a tu
 * abuela' → 'me decía ¤'. An order that stands beside it is none of theirs: 'dijo adiós, no pongan su apellido'.
 */
export const withoutReported = (text: string, hidden: (said: string) => string = () => '¤'): string =>
  text.replace(REPORTED, (all, lead: string, said: string) =>
    OF_THE_BOOK.test(said) ||
    (/,\s*$/u.test(lead) &&
      /(?<![A-Za-zÀ-ỹ])no (?:l[aeo]s? )?(?:pong|dig|cuent|mencion|nombr|inclu[iy]|imprim)[ae]n(?![A-Za-zÀ-ỹ])/iu.test(
        said,
      ))
      ? all
      : lead + hidden(said),
  )
