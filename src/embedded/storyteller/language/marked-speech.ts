/** What somebody is said to say, in the words that they say it in, gets its marks: 'nos dice te quiero' → 'nos dice “te quiero”'. */

const SAYS =
  '(?:dic(?:e|es|en|iendo)|dec[ií](?:a|as|an|r(?:me|nos|les?)?)|dij(?:o|iste|eron)|grit(?:a|an|aba)|contest(?:a|an|aba)|repit(?:e|en)|respond(?:e|en))'

/** What nobody but a speaker says so. */
const SPEECH =
  '(?:(?:te|las|los|les) (?:quiero|amo|adoro|extraño)(?: mucho| much[ií]simo)?(?: a tod[oa]s)?|(?:ah[ií]|ya|ahorita|aqu[ií]) (?:voy|vengo|estoy|vamos|casi)|ya (?:mero|merito)|ahorita|no pasa nada|todo (?:va a (?:estar|salir) bien|saldr[aá] bien|tiene soluci[oó]n|pasa)|s[ií] se puede|mi (?:amor|vida|cielo|rey|reina|coraz[oó]n|ni[ñn][oa])|mij[oa](?: y mij[oa])?|(?:v[aá]monos|vamos|[eé]chale ganas|[aá]nimo|vete|ven(?: ac[aá])?|dale|c[aá]llate|tranquil[oa])(?: tod[oa]s)?)'

const UNMARKED = new RegExp(
  `(?<=(?<!\\p{L})${SAYS}(?: (?:siempre|a tod[oa]s|a cada rato))? )(?!que )${SPEECH}(?=\\s*(?:[.,;!]|$)| (?:pero|y|aunque|cuando|antes|al|cada|sin|a|con|hasta|todas|todos)(?!\\p{L}))`,
  'giu',
)

export const withSpeech = (text: string): string =>
  text.replace(UNMARKED, (speech: string, at: number) =>
    /[“"«][^”"»]*$/u.test(text.slice(0, at))
      ? speech
      : speech
          .split(/ y (?=mij[oa])/iu)
          .map((said) => `“${said}”`)
          .join(' y '),
  )
